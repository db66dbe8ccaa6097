/** Keys of the grid itself, which are no commands; for the help on keys. */
export const GRID_KEYS: readonly { readonly title: string; readonly key: string }[] = [
  { title: 'Edit the cell', key: 'Enter' },
  { title: 'Edit the cell, keeping its text', key: 'F2' },
  { title: 'Take the typed text in and go right', key: 'Tab' },
  { title: 'Leave the cell as it was', key: 'Escape' },
  { title: 'Select more cells', key: 'Shift+ArrowDown' },
  { title: 'Select the whole row', key: 'Shift+Space' },
  { title: 'Select everything', key: 'Mod+A' },
  { title: 'Clear, or go back to what is inherited', key: 'Delete' },
  { title: 'Copy the selected cells', key: 'Mod+C' },
  { title: 'Paste a block', key: 'Mod+V' },
  { title: 'First card', key: 'Mod+Home' },
  { title: 'Last card', key: 'Mod+End' },
];
