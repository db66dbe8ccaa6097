import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../src-engine/games/games.ts';
import { root } from './sample-sets.ts';

/** Where the rules of a game are mapped to code, tests and data. */
const documentOf = (game: string): string => join(root, 'docs', 'rules', `${game}.md`);

/** What looks like the id of a rule: `DP-2.4`. */
const idsIn = (text: string): string[] => [...text.matchAll(/\b[A-Z]{2,}-\d+(?:\.\d+)*\b/g)].map(([id]) => id);

interface Link {
  readonly target: string;
  /** What stands in code quotes right behind the link: `[scoring.ts](…) ‘compareBooks’, ‘rankBooks’`. */
  readonly names: readonly string[];
}

const linksIn = (text: string): Link[] =>
  [...text.matchAll(/\[[^\]]+\]\(([^)\s]+)\)((?:,? `[^`]+`)*)/g)].map(([, target, names]) => ({
    target: target!.replace(/#.*$/, ''),
    names: [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  }));

const isRelative = ({ target }: Link): boolean => target !== '' && !/^[a-z]+:/i.test(target);

/** Whether a source text declares a function, constant or class, or has a member of this name; `phase.choices` is both. */
const declares = (source: string, name: string): boolean =>
  name.split('.').every((part) => {
    const word = part.replace(/\W/g, '\\$&');
    return new RegExp(`\\b(?:function|const|class) ${word}\\b|^\\s+${word}(?:: |\\(.*\\{$)`, 'm').test(source);
  });

test('every game has a document of its rules', () => {
  expect(games.filter(({ id }) => !existsSync(documentOf(id))).map(({ id }) => id)).toEqual([]);
});

describe.each(games.filter(({ id }) => existsSync(documentOf(id))))('the rules of $title', ({ id: game, rules }) => {
  const path = documentOf(game);
  const text = readFileSync(path, 'utf8');
  const links = linksIn(text).filter(isRelative);
  const fileOf = ({ target }: Link): string => resolve(dirname(path), decodeURI(target));

  test('every rule is in the document', () => {
    const told = new Set(idsIn(text));
    expect(rules.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });

  test('every rule in the document exists', () => {
    const known = new Set(rules.map(({ id }) => id));
    expect(idsIn(text).filter((id) => !known.has(id))).toEqual([]);
  });

  test('every link leads to a file', () => {
    expect(links).not.toEqual([]);
    expect(links.filter((link) => !existsSync(fileOf(link))).map(({ target }) => target)).toEqual([]);
  });

  test('every function named behind a link is in that file', () => {
    const named = links.filter((link) => link.target.endsWith('.ts') && existsSync(fileOf(link)));
    expect(named.flatMap(({ names }) => names)).not.toEqual([]);
    const missing = named.flatMap((link) => {
      const source = readFileSync(fileOf(link), 'utf8');
      return link.names.filter((name) => !declares(source, name)).map((name) => `${link.target} ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
