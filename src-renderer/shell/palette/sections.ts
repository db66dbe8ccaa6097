const ORDER = ['File', 'Edit', 'Cards', 'Source', 'What if', 'View', 'Go', 'Help'];

/** The order of the groups of commands; those of no known group come last. */
export const sectionOrder = (a: string, b: string): number => place(a) - place(b) || a.localeCompare(b);

const place = (section: string): number => {
  const at = ORDER.indexOf(section);
  return at < 0 ? ORDER.length : at;
};
