import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CsvTable } from '../../src-shared/workbench/output.ts';
import { ACTS, type Bench, bench, emptyFolder, V3, value } from './testing/bench.ts';

/** The table of all acts, as it is exported. */
async function exportedActs({ api }: Bench): Promise<CsvTable> {
  const place = { folder: emptyFolder(), overwrite: false };
  const { files } = value(await api.writeExport({ set: V3, format: 'csv', types: ['act'], ...place }));
  return { name: 'acts.csv', text: readFileSync(files[0]!, 'utf8') };
}

const changed = ({ text, ...table }: CsvTable, from: string, to: string): CsvTable => {
  expect(text).toContain(from);
  return { ...table, text: text.replace(from, to) };
};

describe('an edited table', () => {
  test('that says what the set says changes nothing', async () => {
    const bed = await bench();
    const table = await exportedActs(bed);
    expect(value(await bed.api.planCsv({ set: V3, table }))).toEqual({
      type: 'act',
      changed: [],
      added: [],
      diagnostics: [],
    });
  });

  test('shows what it would change, and is taken over as one step that undo takes back', async () => {
    const bed = await bench();
    const { api } = bed;
    const before = value(await api.readFile({ file: ACTS })).text;
    const edited = changed(
      await exportedActs(bed),
      'Stroboskop-Uwe,resident-dj,310,',
      'Stroboskop-Uwe,resident-dj,333,',
    );
    const table = { ...edited, text: `${edited.text}neu-hier,Neu hier,resident-dj,300,10,,clubnight,\r\n` };
    const plan = value(await api.planCsv({ set: V3, table }));
    expect(plan.changed).toMatchObject([
      { name: 'Stroboskop-Uwe', changes: [{ path: ['cost'], before: 310, after: 333 }] },
    ]);
    expect(plan.added).toMatchObject([{ id: 'neu-hier', value: { name: 'Neu hier', cost: 300 } }]);
    expect(value(await api.readFile({ file: ACTS })).text).toBe(before);
    value(await api.importCsv({ set: V3, table }));
    const after = value(await api.readFile({ file: ACTS })).text;
    expect(after.length).toBeGreaterThan(before.length);
    expect(after).toContain('cost: 333');
    expect(value(await api.undo({ set: V3 })).label).toBe('Import of acts.csv');
    expect(value(await api.readFile({ file: ACTS })).text).toBe(before);
  });

  test('with errors says where they are, and changes nothing', async () => {
    const bed = await bench();
    const table = changed(
      await exportedActs(bed),
      'Stroboskop-Uwe,resident-dj,310,',
      'Stroboskop-Uwe,resident-dj,many,',
    );
    const { diagnostics } = value(await bed.api.planCsv({ set: V3, table }));
    expect(diagnostics).toMatchObject([{ file: 'acts.csv', line: 3, severity: 'error' }]);
    expect(await bed.api.importCsv({ set: V3, table })).toMatchObject({ problem: { code: 'csv/has-errors' } });
    expect(value(await bed.api.openSet({ set: V3 })).history.undo).toBeUndefined();
  });

  test('of an unknown name is about the cards that have its columns, or that are chosen for it', async () => {
    const bed = await bench();
    const { text } = await exportedActs(bed);
    expect(value(await bed.api.planCsv({ set: V3, table: { name: 'numbers.csv', text } })).type).toBe('act');
    // All cards have a name.
    const table = { name: 'names.csv', text: 'Id,Name\r\nstroboskop-uwe,Uwe\r\n' };
    expect(value(await bed.api.planCsv({ set: V3, table })).type).toBeUndefined();
    expect(await bed.api.importCsv({ set: V3, table })).toMatchObject({ problem: { code: 'csv/type' } });
    expect(value(await bed.api.planCsv({ set: V3, table: { ...table, type: 'act' } })).type).toBe('act');
  });
});
