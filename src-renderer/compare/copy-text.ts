/** Puts text into the clipboard as a copy by hand would: this needs no permission, in a browser or on the desktop. */
export function copyText(text: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', put, { capture: true, once: true });
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', put, { capture: true });
  return isDone;
}
