import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Game } from '../src-engine/game.ts';
import { games } from '../src-engine/games/games.ts';
import { gameInfoOf } from '../src-main/library/game-info.ts';
import type { Field } from '../src-shared/workbench/field.ts';
import { root, sampleSets } from './sample-sets.ts';

/** Everything that the workbench is made of, but for the folders of the games and what only tests use. */
const sources = ['src-engine', 'src-main', 'src-renderer', 'src-shared'].flatMap((layer) =>
  readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .map((file) => join(layer, file))
    .filter((file) => /\.(ts|tsx|css|html)$/.test(file) && !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file))
    .filter((file) => !file.startsWith(join('src-engine', 'games', '/'))),
);

/** Comments may give examples, and so may the help of a command, in calls that somebody can try. */
const spoken = (file: string, text: string): string => {
  const code = text.replace(/('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|\/\/.*|\/\*[\s\S]*?\*\//g, '$1');
  return file.startsWith(join('src-main', 'cli')) ? code.replace(/\bexamples: \[[\s\S]*?\n? *\],\n/g, '') : code;
};

const keysOf = ({ key, fields = [], item }: Field): string[] => [
  key,
  ...fields.flatMap(keysOf),
  ...(item ? keysOf(item) : []),
];

interface GameNames {
  /** Names of the game itself, beginnings of its rule ids, fields, modes: nobody comes across `full-night` or `handLimit` by chance. */
  readonly distinctive: readonly string[];
  /** Ids that are ordinary words, like `act`: names only where they stand in quotes and alone. */
  readonly words: readonly string[];
}

const samples = await sampleSets();

function namesOf(game: Game): GameNames {
  const info = gameInfoOf(game);
  const modes = samples.filter((sample) => sample.game === game).flatMap(({ set }) => set.modes);
  const kinds = [...game.cardTypes.map(({ id }) => id), ...modes.flatMap(({ id, name }) => [id, name])];
  const figures = [...game.measures, ...game.traits].map(({ id }) => id);
  const fields = [info.mode, info.manifest, ...info.cardTypes.map(({ field }) => field)].flatMap(keysOf);
  const isDistinctive = (name: string): boolean => /[a-z][- A-Z]/.test(name);
  const prefixes = game.rules.map(({ id }) => id.replace(/\d.*$/, ''));
  return {
    distinctive: [game.id, game.title, ...prefixes, ...[...kinds, ...figures, ...fields].filter(isDistinctive)],
    words: kinds.filter((name) => !isDistinctive(name)),
  };
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (names: readonly string[]): string => [...new Set(names)].map(escaped).join('|');

test.each(games)('the workbench does not know $title by name', (game) => {
  const { distinctive, words } = namesOf(game);
  const named = new RegExp(`(?<![\\w-])(?:${anyOf(distinctive)})(?![a-z-])|(['"\`])(?:${anyOf(words)})\\1`, 'g');
  expect(words.concat(distinctive)).toEqual(expect.arrayContaining(game.cardTypes.map(({ id }) => id)));
  const found = sources.flatMap((file) => {
    const code = spoken(file, readFileSync(join(root, file), 'utf8'));
    return [...code.matchAll(named)].map(([name]) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
