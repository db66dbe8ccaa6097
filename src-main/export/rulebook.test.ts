import { describe, expect, test } from 'vitest';
import { hasPoppler, textIn } from '../faces/testing/pdf-reading.ts';
import type { ExportSubject } from './export-format.ts';
import { escapeMarkdown } from './markdown-text.ts';
import { preflightOf } from './preflight.ts';
import { rulebook, rulebookOf } from './rulebook.ts';
import { type Rulebook, rulebookMarkdown } from './rulebook-markdown.ts';
import { rulebookPages, rulebookPdf } from './rulebook-pdf.ts';
import { sampleSubject, shippedSubject, textOf } from './testing/sample-subject.ts';

test('tables become Markdown, with units in the header and numbers to the right', () => {
  const text = rulebookMarkdown({
    title: 'A | B',
    imprint: 'Made by hand.',
    sections: [
      {
        title: 'Club',
        facts: [{ label: 'Budget', value: '€8,000' }],
        tables: [
          {
            title: 'Acts',
            columns: [
              { title: 'Class', numeric: false },
              { title: 'Cost', unit: '€', numeric: true },
            ],
            rows: [['DJ <b>*|', '1–2']],
          },
          { title: 'Nothing', columns: [{ title: 'Class', numeric: false }], rows: [] },
        ],
        notes: ['A note.'],
      },
    ],
  });
  expect(text).toBe(`# A \\| B

Made by hand.

## Club

- **Budget:** €8,000

### Acts

| Class | Cost (€) |
|---|---:|
| DJ \\<b\\>\\*\\| | 1–2 |

- A note.
`);
});

test.each([
  ['a &lt;b&gt; R&B & Co', 'a \\&lt;b\\&gt; R&B & Co'],
  ['see https://example.org or www.example.org', 'see https\\://example.org or www\\.example.org'],
  ['- no list', '\\- no list'],
  ['1. no list', '1\\. no list'],
  ['+60 %, 12.5', '+60 %, 12.5'],
])('%j stays what it is in Markdown', (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});

test('a choice of modes leaves out all other sections', async () => {
  const subject = await shippedSubject('v0.3');
  const titles = (modes?: string[]) => rulebookOf(subject, modes ? { modes } : {}).sections.map(({ title }) => title);
  expect(titles(['party'])).toEqual(['Party']);
  expect(titles()).toEqual([
    'The modes at a glance',
    ...['Clubnight', 'Party', 'One-Day Festival', 'Two-Day Festival'],
    'House values',
  ]);
});

test('numbers are those of the cards, also where the set is in another language', async () => {
  const { set, ...others } = await shippedSubject('v0.3');
  const german = { ...others, set: { ...set, manifest: { ...set.manifest, language: 'de' } } };
  const facts = rulebookOf(german, { modes: ['clubnight'] }).sections[0]!.facts;
  expect(facts).toContainEqual({ label: 'Start budget', value: '8.000\u00a0€' });
});

test('a game without reference tables has no rule book', async () => {
  const subject = await sampleSubject();
  const { reference: _, ...game } = subject.game;
  expect(rulebook.refusal?.({ ...subject, game }, {})).toContain('declares no reference tables');
});

/** The numbers of §8 of the rules, as the rules document writes them. */
describe('the released numbers are those of the rules', () => {
  const modes = {
    Clubnight: [
      '**Start budget:** €8,000',
      '**Ticket price:** €15 (',
      '**Audience base:** 150 people',
      '**Sponsor payout per slot:** €400–800',
      '| Kellerclub | 1,000–1,500 | 200–250 |',
      '| Scene club | 1,500–3,000 | 300–450 |',
      '| Big club | 3,500–6,000 | 600–800 |',
      '| Resident DJ | 300–500 | +10 |',
      '| Guest DJ | 600–900 | +15 |',
      '| Small live | 1,000–1,600 | +20 |',
      '| Flyer team | 250 | +5 |',
      '| Social ads | 400 | +7 |',
      '| City posters (light) | 700 | +10 |',
      '| Influencer collab | 500 | +8 |',
      '**Marketing cap:** +60 %',
    ],
    Party: [
      '**Ticket price:** €28 (range €25–30)',
      '| Hall M | 5,000–8,000 | 800–1,200 |',
      '| Hall L | 9,000–12,000 | 1,500–2,000 |',
      '| Headliner | 8,000–15,000 | +55–70 |',
      '| Support | 1,200–2,000 | +12–18 |',
      'mini-marketing: +5 % for €500',
      '| Premium | 120 | 33.60 | −12 |',
    ],
    'One-Day Festival': [
      '**Start budget:** €90,000',
      '**Ticket price:** €69 (range €55–79)',
      '| Ground S | 30,000 | 2,500 |',
      '| Headliner | 20,000–30,000 | +70–90 |',
      '| Early-bird push | 1,500 | +10 |',
      '| Last Call | Booking → Marketing → Sabotage |',
      '**Marketing cap:** +90 %',
    ],
    'Two-Day Festival': [
      '**Start budget:** €160,000',
      '**Ticket price:** €119 (range €95–140)',
      '**Audience base:** 1,500 people',
      '| Ground XL | 220,000 | 15,000 |',
      '| Headliner A | 30,000–50,000 | +80–100 |',
      '| Digital always-on | 8,000 | +22 |',
      '**Sponsor payout per slot:** €2,500–5,000',
    ],
  };
  test.each(Object.entries(modes))('%s', async (mode, lines) => {
    const [file] = await rulebook.files(await shippedSubject('v0.3'), {}, {});
    const section = textOf(file!)
      .split(/\n## /)
      .find((text) => text.startsWith(`${mode}\n`));
    for (const line of lines) expect(section).toContain(line);
  });
});

/** Its first mode called so. */
async function subjectWithMode(name: string): Promise<ExportSubject> {
  const { set, ...others } = await shippedSubject('v0.3');
  const [first, ...modes] = set.modes;
  return { ...others, set: { ...set, modes: [{ ...first!, name }, ...modes] } };
}

test('braces are braces in Markdown and in PDF', async () => {
  const book = rulebookOf(await subjectWithMode('Club {audience}'), {});
  expect(rulebookMarkdown(book)).toContain('\n## Club {audience}\n');
  const said = rulebookPages(book).flatMap(({ items }) => items.flatMap((item) => ('text' in item ? [item.text] : [])));
  expect(said).toContain('Club {audience}');
});

test('characters that would be boxes in the PDF are told before', async () => {
  const glyphs = async (name: string) => {
    const { checks } = await preflightOf(rulebook, await subjectWithMode(name));
    return checks.find(({ id }) => id === 'glyphs');
  };
  expect(await glyphs('Łódź → {audience}')).toMatchObject({ verdict: 'ok' });
  expect(await glyphs('Клуб')).toMatchObject({
    verdict: 'error',
    message: expect.stringContaining('lacks К л у б and'),
  });
});

describe('as PDF', () => {
  const bare = (text: string): string => text.replace(/\s/g, '').replaceAll('→', '›');

  /** Headings, facts, heads and cells of tables and notes, in the order in which they are read. */
  const texts = ({ sections }: Rulebook): readonly string[] =>
    sections.flatMap(({ title, facts, tables, notes }) => [
      title,
      ...facts.flatMap(({ label, value }) => [label, value]),
      ...tables.flatMap(({ title: heading, columns, rows }) => [
        heading,
        ...columns.map((column) => column.title),
        ...rows.flat(),
      ]),
      ...notes,
    ]);

  /** What is not in a text behind what stands before it. */
  function missingFrom(read: string, expected: readonly string[]): readonly string[] {
    let from = 0;
    return expected.filter((text) => {
      const at = read.indexOf(bare(text), from);
      if (at >= 0) from = at + bare(text).length;
      return at < 0;
    });
  }

  test.each(['dark-promoters/v0.3', 'monstercat/v0.1'])(
    'every fact, cell and note of %s is on the pages, in order',
    async (version) => {
      const [game, name] = version.split('/') as [string, string];
      const book = rulebookOf(await shippedSubject(name, game), {});
      const drawn = rulebookPages(book).flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])),
      );
      expect(missingFrom(bare(drawn.join('')), texts(book))).toEqual([]);
      if (hasPoppler) expect(missingFrom(bare(textIn(await rulebookPdf(book))), texts(book))).toEqual([]);
    },
  );

  test('no table begins at the foot of a page', async () => {
    const pages = rulebookPages(rulebookOf(await shippedSubject('v0.3'), {}));
    expect(pages.length).toBeGreaterThan(1);
    for (const { items, height } of pages) {
      for (const item of items) if (item.kind === 'text') expect(item.y).toBeLessThan(height - 8);
    }
  });
});
