/** Whether an element is a field that a text is typed into, with an undo and keys of its own. Monaco’s text has none: its are ours. */
export function isTextField(element: Element | null): element is HTMLElement {
  // What is searched for is a field as any other.
  if (element?.closest('.monaco-editor') && !element.closest('.monaco-inputbox')) return false;
  if (element instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'range'].includes(element.type);
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable);
}

/** A field of a form in which nothing has been typed since its value was written: to undo is then to undo that. */
export const isUntouched = (element: Element | null): boolean => element?.hasAttribute('data-untouched') ?? false;

/** A field that is being edited hands over what was typed before something else happens. */
export function commitField(): void {
  const field = document.activeElement;
  if (!isTextField(field) || field.closest('dialog')) return;
  field.blur();
  if (field.isConnected && document.activeElement === document.body) field.focus();
}
