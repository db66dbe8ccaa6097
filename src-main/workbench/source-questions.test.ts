import { describe, expect, test } from 'vitest';
import type { WorkbenchApi } from '../../src-shared/workbench/api.ts';
import { type Bench, bench, DRAFT, value } from './testing/bench.ts';

const MANIFEST = `${DRAFT}/set.yaml`;

async function type(api: WorkbenchApi, file: string, from: string, to: string): Promise<void> {
  const { text, revision } = value(await api.readFile({ file }));
  const start = from === '' ? text.length : text.indexOf(from);
  expect(start).toBeGreaterThanOrEqual(0);
  value(await api.typeText({ file, revision, edits: [{ start, end: start + from.length, text: to }] }));
}

async function whatIfWith({ api }: Bench, text: string): Promise<string> {
  const { file } = value(await api.createWhatIf({ set: DRAFT, name: 'Try' }));
  await type(api, file, '', text);
  return file;
}

const propertiesOf = async (api: WorkbenchApi, file: string) =>
  value(await api.sourceSchema({ file })).schema.properties as Record<string, { readonly default?: unknown }>;

describe('a what-if', () => {
  test('has a schema with the selectors of its set, as the set is now', async () => {
    const made = await bench();
    const file = await whatIfWith(made, '');
    const price = async () => (await propertiesOf(made.api, file))['modes.clubnight.ticketPrice'];
    expect(await price()).toMatchObject({ title: 'Clubnight · Ticket price', default: 15 });
    const subject = { on: 'mode', key: 'clubnight' } as const;
    const changes = [{ subject, path: ['ticketPrice'], value: 17 }];
    value(await made.api.edit({ set: DRAFT, edit: { kind: 'values', changes } }));
    expect(await price()).toMatchObject({ default: 17 });
  });

  test('has one while the set has errors, and none while its game is not known', async () => {
    const made = await bench();
    const file = await whatIfWith(made, '');
    await type(made.api, MANIFEST, 'status: draft', 'status: sketch');
    expect(Object.keys(await propertiesOf(made.api, file))).toContain('house.lead');
    for (const set of ['v0.3', 'v0.4-draft']) {
      await type(made.api, `dark-promoters/${set}/set.yaml`, 'game: dark-promoters', 'game: chess');
    }
    expect(await made.api.sourceSchema({ file })).toMatchObject({ ok: false, problem: { code: 'file/no-schema' } });
    expect(value(await made.api.fixes({ file }))).toEqual([]);
  });

  test('is mended by its fixes', async () => {
    const made = await bench();
    const { api } = made;
    const file = await whatIfWith(made, 'modes.clubnigt.ticketPrice: 18\nmodes.party.sponsorSlots: 30 # more\n');
    const diagnostics = async () =>
      value(await api.openSet({ set: DRAFT })).whatIfs.find((whatIf) => whatIf.file === file)!.diagnostics;
    for (const title of ['Change to “clubnight”', 'Set to 24']) {
      const [fix] = value(await api.fixes({ file }));
      expect(fix).toMatchObject({ title, ...pick((await diagnostics())[0]!) });
      value(await api.edit({ set: DRAFT, edit: { kind: 'text', files: [fix!.edits] } }));
    }
    expect(await diagnostics()).toEqual([]);
    expect(value(await api.fixes({ file }))).toEqual([]);
    expect(value(await api.readFile({ file })).text).toMatch(
      /\nmodes\.clubnight\.ticketPrice: 18\nmodes\.party\.sponsorSlots: 24 # more\n$/,
    );
  });
});

/** What a fix is found by. */
const pick = ({ line, column, code, message }: { line: number; column: number; code: string; message: string }) => ({
  line,
  column,
  code,
  message,
});
