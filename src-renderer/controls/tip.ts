/** Attributes that give an element a tip on hover and focus, with the key that does the same. Drawn by `TipLayer`. */
export const tip = (text: string, shortcut?: string) => ({
  'data-tip': text,
  ...(shortcut !== undefined && { 'data-tip-key': shortcut }),
});
