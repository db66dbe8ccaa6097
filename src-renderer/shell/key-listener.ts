import type { Command } from '../commands/command.ts';
import { commands, runCommand } from '../commands/commands.ts';
import { isPressed, type Key, parseKey } from '../keys/key.ts';
import { isDialogOpen } from './dialogs/open-dialog.ts';
import { palette } from './palette/palette-state.ts';
import { isTextField, isUntouched } from './text-field-focus.ts';

const HISTORY = new Set(['undo', 'redo', 'redo-with-y']);
/** All that works while the palette or a dialog asks for an answer. */
const IN_FRONT = new Set(['toggle-theme']);
const IN_PALETTE = new Set(['toggle-theme', 'show-palette', 'show-palette-with-p']);
/** With any modifier, these edit the text or move in it. */
const OF_TEXT = new Set(
  'delete backspace insert enter home end arrowleft arrowright arrowup arrowdown a c v x'.split(' '),
);

/** Monaco has these itself, on the same keys, for the editor that has the focus; `Mod+/` makes a comment there. */
const OF_EDITOR = new Set(['show-keys', 'quick-fix', 'quick-outline', 'go-to-definition']);

const isPlain = ({ mod, ctrl, alt, key }: Key): boolean => !mod && !ctrl && !alt && !/^f\d+$/.test(key);

/** Whether a key means something of its own while a text is typed. */
const isOfText = (id: string, key: Key): boolean => HISTORY.has(id) || isPlain(key) || OF_TEXT.has(key.key);

/** Whether a key is the command's where a text is edited in Monaco, whatever Monaco would do with it. */
const isTakenFromEditor = ({ id, section }: Command, key: Key): boolean =>
  HISTORY.has(id) || !(section === 'Cards' || isPlain(key) || OF_TEXT.has(key.key) || OF_EDITOR.has(id));

function isBlocked(id: string): boolean {
  if (palette.get()) return !IN_PALETTE.has(id);
  return isDialogOpen() && !IN_FRONT.has(id);
}

/** One listener for the keys of all commands. Views that handle a key themselves prevent its default. */
export function listenForKeys(): () => void {
  const keys = commands.flatMap((command) => (command.key ? [{ command, key: parseKey(command.key) }] : []));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const isTyping = isTextField(target);
    for (const { command, key } of keys) {
      if (!isPressed(key, event)) continue;
      const isOfHistory = HISTORY.has(command.id) && isUntouched(target);
      if (isTyping && isOfText(command.id, key) && !isOfHistory) return;
      if (isPlain(key) && target.closest('.monaco-editor, [role=grid], [role=menu], [role=tree]')) return;
      // Even where there is nothing to do: Ctrl+S must never open the browser's own dialog.
      if (key.mod || key.alt) event.preventDefault();
      if (isBlocked(command.id) || !(command.enabled?.() ?? true)) continue;
      event.preventDefault();
      void command.run();
      return;
    }
  };
  // Monaco takes keys of its own without asking, its search those with Alt even while it is closed: it must not see them.
  const beforeEditor = (event: KeyboardEvent): void => {
    if (event.isComposing || !(event.target instanceof Element) || !event.target.closest('.monaco-editor')) return;
    const taken = keys.find(({ command, key }) => isPressed(key, event) && isTakenFromEditor(command, key))?.command;
    if (!taken || isBlocked(taken.id) || (HISTORY.has(taken.id) && isTextField(event.target))) return;
    const isEnabled = taken.enabled?.() ?? true;
    // Its own history is never asked, also where ours has nothing.
    if (!isEnabled && !HISTORY.has(taken.id)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isEnabled) void taken.run();
  };
  window.addEventListener('keydown', beforeEditor, true);
  window.addEventListener('keydown', onKeyDown);
  return () => {
    window.removeEventListener('keydown', beforeEditor, true);
    window.removeEventListener('keydown', onKeyDown);
  };
}

/** A command of the system's menu. Undo belongs to the field that is typed into, as with the key. */
export function runFromMenu(id: string): void {
  const field = document.activeElement;
  if (HISTORY.has(id) && isTextField(field) && !isUntouched(field)) document.execCommand(id);
  else if (!isBlocked(id)) runCommand(id);
}
