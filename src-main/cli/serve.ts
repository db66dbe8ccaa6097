import type { Command } from './command.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'the workbench in a browser, for this machine only',
  operands: '[workspace]',
  operandSpec: { min: 0, max: 1, missing: 'Name a folder with card sets, or none: soundcheck serve [workspace].' },
  options: {
    port: { value: 'N', help: 'the port to listen at; without it any free one' },
    'no-open': { help: 'only prints the address, opens no browser' },
  },
  notes: [
    'The workspace is a folder with card sets; a set or a file of one is opened in it. Without it, the workspace of the last time is opened, and the first time the sample sets.',
    'The address holds a token: whoever opens it on this machine may work on the sets. It is good until Ctrl-C stops the workbench. Unsaved work is kept and offered at the next start.',
    'Settings, recent workspaces and unsaved work are kept in the folder that the system has for them, or in the one that SOUNDCHECK_USER_FOLDER names.',
  ],
  examples: ['serve card-sets', 'serve card-sets/dark-promoters/v0.3 --port 8080 --no-open'],
  async run(call, terminal) {
    const port = call.whole('port', 1, 65_535);
    // No other command has to wait for what only a window needs.
    const { runBrowserWorkbench } = await import('./browser-workbench.ts');
    return runBrowserWorkbench(
      {
        paths: call.operands,
        ...(port !== undefined && { port }),
        open: !call.has('no-open'),
        sentence: 'The workbench runs at',
      },
      terminal,
    );
  },
};
