import { describe, expect, it } from 'vitest';
import { ariaKey } from '../keys/key.ts';
import type { Command } from './command.ts';

const files = import.meta.glob<{ default: Command }>(['./*.ts', '!./command.ts', '!./commands.ts', '!./*.test.ts'], {
  eager: true,
});
const all = Object.entries(files).map(([file, { default: command }]) => ({ file, command }));

/** Keys that browsers keep for themselves: a page never sees them. */
const OF_BROWSERS = ['Mod+W', 'Mod+T', 'Mod+N', 'Mod+Shift+W', 'Mod+Shift+T', 'Mod+Shift+N', 'Ctrl+Tab', 'Mod+Q'];

describe('commands', () => {
  it('are named as their files', () => {
    for (const { file, command } of all) expect(file).toBe(`./${command.id}.ts`);
  });

  it('stand in a known section', () => {
    const sections = ['File', 'Edit', 'View', 'Go', 'Cards', 'Source', 'What if', 'Help'];
    for (const { command } of all) expect(sections, command.id).toContain(command.section);
  });

  it('have keys that can be pressed, each only once', () => {
    const taken = new Map<string, string>();
    for (const { command } of all) {
      if (command.key === undefined) continue;
      for (const onMac of [false, true]) {
        const key = `${onMac} ${ariaKey(command.key, onMac)}`;
        expect(taken.get(key), `${command.id} has the key of`).toBeUndefined();
        taken.set(key, command.id);
      }
    }
    expect(taken.size).toBeGreaterThan(20);
  });

  it('have no keys that browsers take', () => {
    const reserved = OF_BROWSERS.map((key) => ariaKey(key, false));
    for (const { command } of all) {
      if (command.key !== undefined) expect(reserved, command.id).not.toContain(ariaKey(command.key, false));
    }
  });
});
