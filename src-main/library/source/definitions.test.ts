import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { definitionsAt } from './definitions.ts';
import { loadedSample } from './testing/loaded-source.ts';

const samples = join(projectRoot, 'card-sets/dark-promoters');
const draft = await loadedSample(join(samples, 'v0.4-draft'));
const released = await loadedSample(join(samples, 'v0.3'));

/** `file:line` of what the first `text` in a file refers to; the offset is that of `|`, or the middle. */
function from({ loaded, set }: typeof draft, name: string, text: string): string[] {
  const file = loaded.files.find((candidate) => candidate.name === name)!;
  const at = file.text.indexOf(text.replace('|', ''));
  expect(at).toBeGreaterThan(-1);
  const offset = at + (text.includes('|') ? text.indexOf('|') : Math.floor(text.length / 2));
  return definitionsAt(set, file, offset).map((place) => {
    const target = loaded.files.find((candidate) => candidate.name === place.file)!;
    const start = target.lines.offset(place.line, place.column);
    return `${place.file}: ${target.text.slice(start, target.lines.offset(place.endLine, place.endColumn))}`;
  });
}

test('a mode of a card is defined in its mode file', () => {
  expect(from(released, 'cards/acts.yaml', 'modes: [club|night]')).toEqual(['modes/clubnight.yaml: clubnight']);
});

test('a mode of the manifest as well', () => {
  expect(from(released, 'set.yaml', 'clubnight, par|ty')).toEqual(['modes/party.yaml: party']);
});

test('a class is defined in the modes of the card', () => {
  expect(from(released, 'cards/acts.yaml', 'class: guest|-dj')).toEqual(['modes/clubnight.yaml: guest-dj']);
});

test('what this version changes comes before what it inherits', () => {
  expect(from(draft, 'cards/acts.yaml', 'class: guest|-dj')).toEqual([
    'modes/clubnight.yaml: guest-dj',
    '../v0.3/modes/clubnight.yaml: guest-dj',
  ]);
});

test('an effect is defined in the modes', () => {
  expect(from(released, 'cards/sabotage.yaml', 'effect: rumor|-mill')).toEqual(['modes/clubnight.yaml: rumor-mill']);
});

test('the version that is extended is its manifest', () => {
  expect(from(draft, 'set.yaml', 'extends: v0|.3')).toEqual(['../v0.3/set.yaml: v0.3']);
});

test('a changed card is defined where it is inherited from', () => {
  expect(from(draft, 'cards/acts.yaml', 'id: lady|-asbest')).toEqual(['../v0.3/cards/acts.yaml: lady-asbest']);
});

test('a removed card too', () => {
  expect(from(draft, 'cards/sponsors.yaml', '- spielhalle')).toEqual([
    '../v0.3/cards/sponsors.yaml: spielhalle-glueckssarg',
  ]);
});

test('a changed mode is defined where it is inherited from', () => {
  expect(from(draft, 'modes/clubnight.yaml', 'id: club|night')).toEqual(['../v0.3/modes/clubnight.yaml: clubnight']);
});

test('keys, numbers, names and new cards are defined nowhere else', () => {
  expect(from(released, 'cards/acts.yaml', 'cla|ss: guest-dj')).toEqual([]);
  expect(from(released, 'cards/acts.yaml', 'cost: 3|00')).toEqual([]);
  expect(from(released, 'cards/acts.yaml', 'name: DJ| Kellerassel')).toEqual([]);
  expect(from(draft, 'cards/acts.yaml', 'id: spaet|schicht-simone')).toEqual([]);
});
