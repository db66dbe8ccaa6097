import { describe, expect, test } from 'vitest';
import { completionsAt, knownSelectors, selectorAt } from './what-if-completion.ts';

const money = { type: ['number', 'string'], 'x-unit': '€', 'x-step': 0.01 };
const known = knownSelectors({
  properties: {
    'modes.party.ticketPrice': {
      title: 'Party · Ticket price',
      description: 'Now €28.',
      ...money,
      'x-now': '€28',
      default: 28,
    },
    'modes.club.name': { title: 'Club · Name', description: '', type: 'string', 'x-now': '“Club”', default: 'Club' },
    'modes.club.ticketPrice': {
      title: 'Club · Ticket price',
      description: 'Now €15.',
      ...money,
      'x-now': '€15',
      default: 15,
    },
    'modes.club.days': {
      title: 'Club · Days',
      description: '',
      type: ['number', 'string'],
      examples: [1, 2],
      'x-now': '1 days',
      default: 1,
    },
    'modes.club.teaser.enabled': {
      title: 'Club · Teaser · Enabled',
      description: '',
      type: 'boolean',
      'x-now': 'true',
      default: true,
    },
    'house.lead': {
      title: 'House · Lead',
      description: '',
      enum: ['fixed', 'rotates'],
      'x-now': '“fixed”',
      default: 'fixed',
    },
    'house.limit': { title: 'House · Limit', description: '', type: ['number', 'string'] },
    'cards.type:act.cost': { title: 'Acts · Cost', description: '', ...money, 'x-now': '€300 to €900 (12 cards)' },
    'cards.class:big-club.rent': {
      title: 'Big club · Rent',
      description: '',
      ...money,
      'x-now': '€3,500 (3 cards)',
      default: 3500,
    },
    'cards.mode:party type:act.cost': {
      title: 'Acts of Party · Cost',
      description: '',
      ...money,
      'x-now': '€300 to €900 (4 cards)',
    },
    'cards.mode:club type:act.cost': {
      title: 'Acts of Club · Cost',
      description: '',
      ...money,
      'x-now': '€300 to €900 (8 cards)',
    },
    'cards.rosa.cost': { title: 'Émile Röß · Cost', description: '', ...money, 'x-now': '€500', default: 500 },
  },
});

/** What is offered at the bar. */
function at(text: string, mode?: string) {
  const place = text.indexOf('|');
  return completionsAt(text.replace('|', ''), place, known, mode);
}
const labels = (text: string, mode?: string) => at(text, mode)?.items.map(({ label }) => label);
/** The line after the first of what is offered was taken. */
function taken(text: string): string {
  const { start, end, items } = at(text)!;
  const line = text.replace('|', '');
  return line.slice(0, start) + items[0]!.insert + line.slice(end);
}

describe('while a selector is typed', () => {
  test('those that have what was typed somewhere in them are offered', () => {
    expect(labels('ticket|')).toEqual(['modes.party.ticketPrice', 'modes.club.ticketPrice']);
    expect(labels('club days|')?.[0]).toBe('modes.club.days');
    expect(labels('zzz|')).toEqual([]);
  });

  test('that of the mode which is played comes first', () => {
    expect(labels('ticket|', 'club')).toEqual(['modes.club.ticketPrice', 'modes.party.ticketPrice']);
    expect(labels('cards.mode:|', 'club')).toEqual(['cards.mode:club type:act.cost', 'cards.mode:party type:act.cost']);
  });

  test('of cards, groups come before single ones', () => {
    expect(labels('cards.|', 'club')).toEqual([
      'cards.type:act.cost',
      'cards.class:big-club.rent',
      'cards.mode:club type:act.cost',
      'cards.mode:party type:act.cost',
      'cards.rosa.cost',
    ]);
  });

  test('colons and spaces are part of it', () => {
    expect(labels('cards.type:|')?.[0]).toBe('cards.type:act.cost');
    expect(labels('cards.mode:party ty|')).toEqual(['cards.mode:party type:act.cost']);
  });

  test('what people call it finds it as well', () => expect(labels('emile|')).toEqual(['cards.rosa.cost']));

  test('names come after numbers', () => expect(labels('modes.club.|')?.at(-1)).toMatch(/name|enabled/));

  test('an empty line offers all of them', () => expect(labels('|')).toHaveLength(12));

  test('the whole of it is replaced, and a value follows', () => {
    expect(taken('ticket|')).toBe('modes.party.ticketPrice: ');
    expect(taken('  tick|et')).toBe('  modes.party.ticketPrice: ');
    expect(taken('cards.ty|pe:act')).toBe('cards.type:act.cost: ');
  });

  test('where a value stands already, it stays', () => {
    expect(taken('tick|et: +2 # dearer')).toBe('modes.party.ticketPrice: +2 # dearer');
  });

  test('it says what it is now', () => {
    expect(at('ticket|')?.items[0]).toMatchObject({ words: '€28', schema: { title: 'Party · Ticket price' } });
    expect(at('limit|')?.items[0]?.words).toBe('left out now');
  });
});

describe('behind the colon', () => {
  test('a number is offered as it is, and changes with what comes of them', () => {
    expect(at('modes.club.ticketPrice: |')?.items.map(({ label, words }) => [label, words])).toEqual([
      ['15', 'as it is now'],
      ['+10%', '10 % more: €16.5'],
      ['-10%', '10 % less: €13.5'],
      ['x1.5', 'one and a half times: €22.5'],
      ['x0.5', 'half: €7.5'],
      ['+1', '1 more: €16'],
      ['-1', '1 less: €14'],
    ]);
    expect(labels('cards.class:big-club.rent: |')).toContain('+100');
  });

  test('of several cards only changes', () => {
    expect(at('cards.type:act.cost: |')?.items[0]).toMatchObject({ label: '+10%', words: '10 % more, each' });
  });

  test('a sign picks among them; a number is the user’s own', () => {
    expect(labels('modes.club.ticketPrice: +|')).toEqual(['+10%', '+1']);
    expect(labels('modes.club.ticketPrice: x|')).toEqual(['x1.5', 'x0.5']);
    expect(labels('modes.club.ticketPrice: +1|')).toEqual([]);
    expect(labels('modes.club.ticketPrice: 1|')).toEqual([]);
  });

  test('choices are offered, with what is there now', () => {
    expect(at('house.lead: |')?.items).toMatchObject([
      { label: 'fixed', words: 'as it is now' },
      { label: 'rotates', words: '' },
    ]);
    expect(labels('house.lead: ro|')).toEqual(['rotates']);
    expect(labels('house.lead: rotates|')).toEqual([]);
    expect(labels('modes.club.teaser.enabled: |')).toEqual(['true', 'false']);
    expect(labels('modes.club.days: |')).toEqual(['1', '2']);
  });

  test('text is offered as it is; for what is left out there is nothing', () => {
    expect(labels('modes.club.name: |')).toEqual(['Club']);
    expect(labels('house.limit: |')).toEqual([]);
  });

  test('several filters together are known by their field', () => {
    expect(labels('cards.mode:club class:small type:act.cost: |')?.[0]).toBe('+10%');
    expect(at('cards.mode:club colour:red.cost: |')).toBeUndefined();
  });

  test('only the value is replaced', () => {
    expect(taken('house.lead: |rot # who')).toBe('house.lead: fixed # who');
    expect(taken('house.lead:   |')).toBe('house.lead:   fixed');
  });

  test('of an unknown selector nothing is known', () => expect(at('modes.rave.x: |')).toBeUndefined());
});

test.each(['# ticket|', '  #|', '|# x', 'house.lead: fixed # ro|', '  # a: |'])(
  'nothing within a comment: %s',
  (text) => expect(at(text)).toBeUndefined(),
);

describe('what is said of a selector', () => {
  const said = (text: string) => selectorAt(text.replace('|', ''), text.indexOf('|'), known);

  test('on any part of it', () => {
    expect(said('  modes.cl|ub.ticketPrice: 18')).toMatchObject({
      start: 2,
      end: 24,
      schema: { title: 'Club · Ticket price' },
    });
    expect(said('cards.mode:party ty|pe:act.cost: 1')?.schema.title).toBe('Acts of Party · Cost');
    expect(said('"house.le|ad": fixed')?.schema.title).toBe('House · Lead');
  });

  test('and nowhere else', () => {
    expect(said('modes.club.ticketPrice: 1|8')).toBeUndefined();
    expect(said('# modes.club.tic|ketPrice: 18')).toBeUndefined();
    expect(said('modes.rave.tic|ketPrice: 18')).toBeUndefined();
  });
});
