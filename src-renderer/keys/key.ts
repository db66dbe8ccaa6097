/** A key with its modifiers, from a text such as `Mod+Shift+Z`; Mod is Cmd on macOS and Ctrl elsewhere. */
export interface Key {
  readonly mod: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  /** As `KeyboardEvent.key` names it, letters in lower case. */
  readonly key: string;
}

/** What is read of a keyboard event. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export const isMac: boolean = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

const SPELLINGS: { readonly [name: string]: string } = {
  esc: 'escape',
  space: ' ',
  plus: '+',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
  del: 'delete',
};

export function parseKey(text: string): Key {
  const parts = text.split('+').map((part) => part.trim().toLowerCase());
  const last = parts.pop() ?? '';
  const modifiers = new Set(parts);
  for (const modifier of modifiers) {
    if (!['mod', 'ctrl', 'alt', 'shift'].includes(modifier))
      throw new Error(`Not a modifier: “${modifier}” in ${text}`);
  }
  return {
    mod: modifiers.has('mod'),
    ctrl: modifiers.has('ctrl'),
    alt: modifiers.has('alt'),
    shift: modifiers.has('shift'),
    key: SPELLINGS[last] ?? last,
  };
}

/** Whether an event is this key. Alt changes what letters print on some layouts, so there the place of the key counts too. */
export function isPressed(key: Key, event: Pressed, onMac = isMac): boolean {
  const ctrl = key.ctrl || (key.mod && !onMac);
  const meta = key.mod && onMac;
  if (event.ctrlKey !== ctrl || event.metaKey !== meta || event.altKey !== key.alt) return false;
  const pressed = event.key.toLowerCase();
  if (pressed === key.key) return event.shiftKey === key.shift || isShiftedSign(key);
  return key.alt && event.shiftKey === key.shift && codeOf(key.key) === event.code;
}

/** `?` and its like are typed with Shift on one layout and without on another. */
const isShiftedSign = (key: Key): boolean => key.key.length === 1 && key.key.toLowerCase() === key.key.toUpperCase();

function codeOf(key: string): string | undefined {
  if (/^[a-z]$/.test(key)) return `Key${key.toUpperCase()}`;
  if (/^[0-9]$/.test(key)) return `Digit${key}`;
  return undefined;
}

const SHOWN: { readonly [key: string]: string } = {
  escape: 'Esc',
  ' ': 'Space',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  enter: 'Enter',
  delete: 'Del',
  pageup: 'PgUp',
  pagedown: 'PgDn',
};

/** The caps to press, for people: `Ctrl` `Shift` `Z`, or `⇧` `⌘` `Z` on macOS. */
export function keyCaps(text: string, onMac = isMac): readonly string[] {
  const { mod, ctrl, alt, shift, key } = parseKey(text);
  const name = SHOWN[key] ?? (key.length === 1 ? key.toUpperCase() : key[0]!.toUpperCase() + key.slice(1));
  if (onMac) {
    return [ctrl && '⌃', alt && '⌥', shift && '⇧', mod && '⌘', name].filter((cap) => cap !== false);
  }
  return [(mod || ctrl) && 'Ctrl', alt && 'Alt', shift && 'Shift', name].filter((cap) => cap !== false);
}

export const keyText = (text: string, onMac = isMac): string => keyCaps(text, onMac).join(onMac ? '' : '+');

/** As `aria-keyshortcuts` spells it: `Control+Shift+Z`. */
export function ariaKey(text: string, onMac = isMac): string {
  const { mod, ctrl, alt, shift, key } = parseKey(text);
  const name = key === ' ' ? 'Space' : key === '+' ? 'Plus' : key.length === 1 ? key.toUpperCase() : key;
  return [(ctrl || (mod && !onMac)) && 'Control', mod && onMac && 'Meta', alt && 'Alt', shift && 'Shift', name]
    .filter((part) => part !== false)
    .join('+');
}
