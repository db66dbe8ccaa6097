const PICTURES = 0x2400;
const DELETE = 0x7f;
const DELETE_PICTURE = '␡';

/** Control characters as pictures (␛, ␊), so that a text takes one line and cannot command the terminal. */
export const visible = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(PICTURES + code);
    return code === DELETE ? DELETE_PICTURE : `\\u${code.toString(16).padStart(4, '0')}`;
  });
