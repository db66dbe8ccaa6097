import type { Hello, WorkbenchApi } from '../../../src-shared/workbench/api.ts';
import { done, failed, type Problem } from '../../../src-shared/workbench/result.ts';
import type { Workbench, WorkbenchListener } from '../../workbench/workbench.ts';

/** For tests: the contract with the methods of the test; all others fail. */
export function fakeApi(methods: { readonly [name: string]: unknown }): WorkbenchApi {
  return methods as unknown as WorkbenchApi;
}

export interface FakeWorkbench extends Workbench {
  /** Paths that were to be opened. */
  readonly opened: string[];
  /** Paths that somebody outside of the window wants to see. */
  readonly wanted: string[];
  /** Why others were opened than those asked for. */
  readonly problems: (Problem | undefined)[];
  readonly listeners: ReadonlySet<WorkbenchListener>;
  /** Clients whose windows are gone. */
  readonly gone: string[];
}

/** For tests: a program that knows its clients and opens whatever is not called `missing`. */
export function fakeWorkbench(recent: readonly string[] = [], methods: Partial<WorkbenchApi> = {}): FakeWorkbench {
  const listeners = new Set<WorkbenchListener>();
  const opened: string[] = [];
  const wanted: string[] = [];
  const problems: (Problem | undefined)[] = [];
  const gone: string[] = [];
  const hello = (client: string): Hello => ({
    client,
    host: 'browser',
    version: '0',
    hasNativeDialogs: false,
    canShowInFolder: false,
    platform: 'test',
    recent,
    settings: {},
  });
  return {
    opened,
    wanted,
    problems,
    listeners,
    gone,
    left: (client) => gone.push(client),
    api: (client) => fakeApi({ hello: async () => done(hello(client)), ...methods }),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (event, payload) => {
      for (const listener of listeners) listener(event, payload);
    },
    want: async (path) => {
      wanted.push(path);
      return path.includes('missing') ? failed('workspace/missing', `There is no folder ${path}.`) : done({});
    },
    handOver: async () => true,
    open: async (path, insteadOf) => {
      opened.push(path);
      problems.push(insteadOf);
      if (path.includes('missing')) return failed('workspace/missing', `There is no folder ${path}.`);
      return done({ path, name: path, isSample: false, games: [], sets: [], files: [] });
    },
    unsaved: () => [],
    close: async () => listeners.clear(),
  };
}
