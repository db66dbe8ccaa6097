import { describe, expect, test } from 'vitest';
import type { CardSet } from '../src-engine/card-set.ts';
import { diffSets, isEmptyDiff } from './set-diff.ts';
import { diffAsMarkdown, diffAsText } from './set-diff-report.ts';

const before: CardSet = {
  manifest: { game: 'g', version: 'v1', title: 'Old', house: { drawPerPhase: 1 } },
  modes: [
    {
      id: 'club',
      name: 'Club',
      ticketPrice: 15,
      exclusive: { bonus: 25, extraSlots: 1 },
      rounds: [{ name: 'One', phases: ['a'] }],
    },
    { id: 'party', name: 'Party' },
  ],
  cards: {
    act: [
      { id: 'rosa', name: 'Rosa', cost: 500, modes: ['club'] },
      { id: 'milo', name: 'Milo', cost: 300, modes: ['club'] },
    ],
    sponsor: [{ id: 'cola', name: 'Cola' }],
  },
};
const after: CardSet = {
  manifest: { game: 'g', version: 'v2', extends: 'v1', title: 'Old', house: { drawPerPhase: 2 } },
  modes: [
    {
      id: 'club',
      name: 'Club',
      ticketPrice: 18,
      exclusive: { bonus: 25, extraSlots: 1 },
      rounds: [{ name: 'One', phases: ['b'] }],
    },
    { id: 'rave', name: 'Rave' },
  ],
  cards: {
    act: [
      { id: 'rosa', name: 'Rosa | Nox', cost: 497, modes: ['club', 'rave'], flavour: 'New.' },
      { id: 'zoe', name: 'Zoe' },
    ],
    sponsor: [{ id: 'cola', name: 'Cola' }],
  },
};

describe('the difference of two sets', () => {
  test('as data', () => {
    expect(diffSets(before, after)).toEqual({
      before: { game: 'g', version: 'v1' },
      after: { game: 'g', version: 'v2' },
      manifest: [{ path: ['house', 'drawPerPhase'], before: 1, after: 2 }],
      modes: {
        added: [{ id: 'rave', name: 'Rave', value: after.modes[1] }],
        removed: [{ id: 'party', name: 'Party', value: before.modes[1] }],
        changed: [
          {
            id: 'club',
            name: 'Club',
            changes: [
              { path: ['ticketPrice'], before: 15, after: 18 },
              { path: ['rounds', 0, 'phases'], before: ['a'], after: ['b'] },
            ],
          },
        ],
      },
      cards: [
        {
          type: 'act',
          added: [{ id: 'zoe', name: 'Zoe', value: { id: 'zoe', name: 'Zoe' } }],
          removed: [{ id: 'milo', name: 'Milo', value: before.cards.act?.[1] }],
          changed: [
            {
              id: 'rosa',
              name: 'Rosa | Nox',
              changes: [
                { path: ['name'], before: 'Rosa', after: 'Rosa | Nox' },
                { path: ['cost'], before: 500, after: 497 },
                { path: ['modes'], before: ['club'], after: ['club', 'rave'] },
                { path: ['flavour'], after: 'New.' },
              ],
            },
          ],
        },
      ],
    });
  });

  test('as text', () => {
    expect(diffAsText(diffSets(before, after))).toMatchInlineSnapshot(`
      "v1 → v2

      Set
        house.drawPerPhase: 1 → 2 (+100 %)

      Modes
        + rave (Rave)
        - party (Party)
        ~ club (Club)
            ticketPrice: 15 → 18 (+20 %)
            rounds.0.phases: [a] → [b]

      Cards: act
        + zoe (Zoe)
        - milo (Milo)
        ~ rosa (Rosa | Nox)
            name: Rosa → Rosa | Nox
            cost: 500 → 497 (−0.6 %)
            modes: [club] → [club, rave]
            flavour: New. (new)
      "
    `);
  });

  test('as Markdown', () => {
    expect(diffAsMarkdown(diffSets(before, after))).toMatchInlineSnapshot(`
      "# v1 → v2

      ## Set

      | field | before | after | change |
      |---|---:|---:|---:|
      | house.drawPerPhase | 1 | 2 | +100 % |

      ## Modes

      - added **Rave** (\`rave\`)

      - removed **Party** (\`party\`)

      | id | name | field | before | after | change |
      |---|---|---|---|---|---:|
      | \`club\` | Club | ticketPrice | 15 | 18 | +20 % |
      | \`club\` | Club | rounds.0.phases | \\[a\\] | \\[b\\] |  |

      ## Cards: act

      - added **Zoe** (\`zoe\`)

      - removed **Milo** (\`milo\`)

      | id | name | field | before | after | change |
      |---|---|---|---|---|---:|
      | \`rosa\` | Rosa \\| Nox | name | Rosa | Rosa \\| Nox |  |
      | \`rosa\` | Rosa \\| Nox | cost | 500 | 497 | −0.6 % |
      | \`rosa\` | Rosa \\| Nox | modes | \\[club\\] | \\[club, rave\\] |  |
      | \`rosa\` | Rosa \\| Nox | flavour | – | New. |  |
      "
    `);
  });

  test('backwards, what was new is gone', () => {
    const [act] = diffSets(after, before).cards;
    expect(act?.added).toMatchObject([{ id: 'milo', name: 'Milo' }]);
    expect(act?.changed[0]?.changes.at(-1)).toEqual({ path: ['flavour'], before: 'New.' });
    expect(diffAsText(diffSets(after, before))).toContain('flavour: New. (gone)');
  });

  test('of a set with itself or an equal one is empty', () => {
    const equal = structuredClone(before);
    expect(isEmptyDiff(diffSets(before, equal))).toBe(true);
    expect(isEmptyDiff(diffSets(before, after))).toBe(false);
    expect(diffAsText(diffSets(before, equal))).toBe('v1 → v1\n\nNo difference.\n');
    expect(diffAsMarkdown(diffSets(before, equal))).toContain('No difference.');
  });

  test('writes numbers as it is told to, and sets them to the right where they are alone', () => {
    const dear = (cost: number, more: object = {}): CardSet => ({
      ...before,
      cards: { act: [{ id: 'rosa', name: 'Rosa', cost, ...more }] },
    });
    const number = (value: number): string => value.toLocaleString('en');
    const markdown = diffAsMarkdown(diffSets(dear(6000), dear(12500)), number);
    expect(markdown).toContain('|---|---|---|---:|---:|---:|\n| `rosa` | Rosa | cost | 6,000 | 12,500 | +108 % |');
    const prose = diffAsMarkdown(diffSets(dear(6000), dear(6000, { flavour: 'Long.' })), number);
    expect(prose).toContain('|---|---|---|---|---|---:|\n');
  });

  test('has no percentage where there was nothing', () => {
    const free = { ...before, manifest: { ...before.manifest, house: { drawPerPhase: 0 } } };
    expect(diffAsText(diffSets(free, before))).toContain('drawPerPhase: 0 → 1\n');
  });
});
