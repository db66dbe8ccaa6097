/**
 * The text of a file that is UTF-8, nothing otherwise. Read by other rules, letters beyond English would be lost without a word.
 */
export async function tableText(file: Blob): Promise<string | undefined> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
