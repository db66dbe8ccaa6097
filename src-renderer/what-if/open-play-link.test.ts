import { beforeEach, expect, test, vi } from 'vitest';
import type { PlayOptions, PlayRequest } from '../../src-shared/what-if/play.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import { connect, dismissNotice, takeWorkspace, workbenchNow } from '../state/workbench.ts';

vi.mock('../shell/open-place.ts', () => ({ openWhatIfs: () => {} }));
const { openPlayLink } = await import('./open-play-link.ts');
const { linkTo, readLink } = await import('./play-link.ts');
const { sessionOf } = await import('./session.ts');

const SET = 'game/v1';
const options: PlayOptions = { modes: [{ id: 'night', name: 'Night' }], seats: { min: 2, max: 4 }, bots: ['random'] };
const request: PlayRequest = {
  set: SET,
  before: [],
  after: ['game/v1/what-ifs/a.yaml'],
  setting: { mode: 'night', seats: 2, bots: ['random', 'random'], seed: 7, tables: 1000, precision: 0 },
};

const transport: Transport = {
  call: async (method) => ({
    ok: true,
    value: method === 'playOptions' ? options : { path: SET, whatIfs: [{ file: 'game/v1/what-ifs/a.yaml' }] },
  }),
  listen: () => () => {},
  onConnection: () => () => {},
};

const open = (changed: Partial<PlayRequest> = {}): Promise<void> =>
  openPlayLink(readLink(linkTo({ ...request, ...changed }, 'abc', { href: '' }))!);
const notices = (): readonly string[] => workbenchNow().notices.map(({ message }) => message);

beforeEach(async () => {
  await connect(transport);
  takeWorkspace({ path: '/w', name: 'w', isSample: false, games: [], sets: [{ path: SET }] as never, files: [] });
  for (const { id } of workbenchNow().notices) dismissNotice(id);
});

test('a link is opened as it was made, and nothing is said of it', async () => {
  await open();
  expect(notices()).toEqual([]);
  expect(sessionOf(SET)).toMatchObject({ on: request.after, setting: request.setting });
});

test('what the set does not allow is played otherwise, and that is said', async () => {
  await open({ setting: { ...request.setting, mode: 'gone' } });
  expect(sessionOf(SET).setting?.mode).toBe('night');
  expect(notices()).toEqual(['The set does not allow all that the link asks for; the rest is played.']);
});

test('a what-if that is gone is named', async () => {
  await open({ after: ['game/v1/what-ifs/b.yaml'] });
  expect(notices()).toEqual([
    'The link names game/v1/what-ifs/b.yaml, which is not there any more; the rest is played.',
  ]);
});
