import type { Command } from './command.ts';

/** All commands, found by their files. */
const files = import.meta.glob<{ default: Command }>(['./*.ts', '!./command.ts', '!./commands.ts', '!./*.test.ts'], {
  eager: true,
});
export const commands: readonly Command[] = Object.values(files).map((file) => file.default);

export function runCommand(id: string): void {
  const command = commands.find((candidate) => candidate.id === id);
  if (command && (command.enabled?.() ?? true)) void command.run();
}
