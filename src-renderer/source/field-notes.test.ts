import { expect, test } from 'vitest';
import { isAbout, tidyNotes } from './field-notes.ts';

const table = `#### Cost

The fee.

| Class | Mode | Range |
| :-- | :-- | --: |
| Guest DJ | Club | €600 |<!--all guest-dj club-->
| Live | Club | €900 |<!--all live club-->`;

test('only the ranges of the card’s own class and modes', () => {
  const notes = tidyNotes(table, '- id: rosa\n  class: guest-dj\n  modes: [club]');
  expect(notes).toContain('| Guest DJ | Club | €600 |');
  expect(notes).not.toContain('Live');
});

test('all ranges where the card names no class', () => {
  const notes = tidyNotes(table, '- id: rosa\n  cost: 5');
  expect(notes).toContain('Guest DJ');
  expect(notes).toContain('Live');
  expect(notes).not.toContain('<!--');
});

test('of names that modes know, those of the card’s own modes', () => {
  const names = '* `dj`: DJ (Club, Party)<!--any club party-->\n* `live`: Live (Hall)<!--any hall-->';
  expect(tidyNotes(names, 'modes: [club]')).toBe('* `dj`: DJ (Club, Party)');
  expect(isAbout('Live<!--any hall-->', 'modes: [club]')).toBe(false);
  expect(isAbout('DJ<!--any club party-->', 'modes: [club]')).toBe(true);
});

test('the address of the schema goes', () => {
  expect(tidyNotes('#### Cost\n\nSource: [x](soundcheck://schemas/x)\n', '')).toBe('#### Cost');
});

test('a few of many choices', () => {
  const choices = Array.from({ length: 20 }, (_, place) => `* \`card-${place}\``);
  const notes = tidyNotes(['Allowed Values:', ...choices].join('\n'), '');
  expect(notes).toContain('One of:');
  expect(notes).toContain('card-11');
  expect(notes).not.toContain('card-12');
  expect(notes).toContain('… and 8 more');
});
