import { commands } from '../commands/commands.ts';
import { isPressed, type Key, parseKey } from '../keys/key.ts';
import { isDialogOpen } from './dialogs/open-dialog.ts';

/** Keys that mean something of their own while a text is typed. */
const OF_TEXT = new Set(['undo', 'redo', 'redo-with-y']);
/** All that works while a dialog asks for an answer. */
const IN_DIALOGS = new Set(['toggle-theme']);

const isTextField = (element: Element): boolean =>
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(element.type)) ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLElement && element.isContentEditable);

/** Whether a plain key is being typed somewhere, and must not start a command. */
const isPlain = ({ mod, ctrl, alt, key }: Key): boolean => !mod && !ctrl && !alt && !/^f\d+$/.test(key);

/** One listener for the keys of all commands. Views that handle a key themselves prevent its default. */
export function listenForKeys(): () => void {
  const keys = commands.flatMap((command) => (command.key ? [{ command, key: parseKey(command.key) }] : []));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : document.body;
    for (const { command, key } of keys) {
      if (!isPressed(key, event)) continue;
      if (isDialogOpen() && !IN_DIALOGS.has(command.id)) {
        // The browser's own save or print would be no answer either, but a field keeps what it does with the key.
        if (!isTextField(target)) event.preventDefault();
        return;
      }
      // Monaco's input is a text field too; there undo is ours.
      if (isTextField(target) && !target.closest('.monaco-editor') && (OF_TEXT.has(command.id) || isPlain(key))) return;
      if (isPlain(key) && target.closest('.monaco-editor, [role=grid], [role=menu], [role=tree]')) return;
      // Even where there is nothing to do: Ctrl+S must never open the browser's dialog.
      if (key.mod || key.alt) event.preventDefault();
      if (!(command.enabled?.() ?? true)) continue;
      event.preventDefault();
      void command.run();
      return;
    }
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
