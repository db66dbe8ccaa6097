import { describe, expect, test } from 'vitest';
import type { Card, Mode } from '../../../card-set.ts';
import type { FaceElement, FaceSpan, FaceSubject, FaceText } from '../../../face.ts';
import { className, effectsOf, modeNames } from './labels.ts';
import { sabotage } from './sabotage.ts';
import { sponsor } from './sponsor.ts';
import { money, percent } from './theme.ts';

const subject = (card: object, modes: readonly object[] = [], language = 'en'): FaceSubject => ({
  width: 63,
  height: 88,
  card: { id: 'a', name: 'A', ...card } as Card,
  set: { manifest: { game: 'dark-promoters', version: 'v1' }, modes: modes as readonly Mode[] },
  imprint: '',
  language,
  number: (value, decimals) => (typeof value === 'number' ? value.toFixed(decimals ?? 0) : String(value)),
});

const plain = (text: string | readonly FaceSpan[]): string =>
  (typeof text === 'string' ? text : text.map((span) => span.text).join('')).replaceAll('\u00a0', ' ');
const shown = (elements: readonly FaceElement[], field: string): string[] =>
  elements
    .filter((element): element is FaceText => element.kind === 'text' && element.field?.[0] === field)
    .map(({ text }) => plain(text));

describe('amounts', () => {
  test('the euro stands before the amount in English and behind it in other languages', () => {
    expect(plain(money(subject({}), 1200))).toBe('€1200.00');
    expect(plain(money(subject({}, [], 'en-GB'), 5))).toBe('€5.00');
    expect(plain(money(subject({}, [], 'de'), 1200))).toBe('1200.00 €');
  });

  test('what is no number is shown as it is written', () => {
    expect(plain(money(subject({}), 'dear'))).toBe('dear');
    expect(plain(percent(subject({}), 'many'))).toBe('many');
  });

  test('percentages carry the sign of what they do', () => {
    expect(plain(percent(subject({}), 15))).toBe('+15 %');
  });

  test('least slots are a number with as many windows beside it', () => {
    expect(shown(sponsor(subject({ minSlots: 2 })), 'minSlots')).toEqual(['2 {slot}{slot}']);
    expect(shown(sponsor(subject({ minSlots: 0 })), 'minSlots')).toEqual(['0']);
    expect(shown(sponsor(subject({ minSlots: 900 })), 'minSlots')).toEqual(['900']);
  });
});

describe('what modes say about a card', () => {
  const club = { id: 'club', name: 'Club', classes: { act: { dj: { name: 'DJ' } } } };
  const party = { id: 'party', name: 'Party', classes: { act: { dj: { name: 'Disc jockey' } } } };

  test('a class is called as in its modes, and by its id where they do not know it', () => {
    expect(className(subject({ class: 'dj', modes: ['club'] }, [club, party]), 'act')).toBe('DJ');
    expect(className(subject({ class: 'dj', modes: ['club', 'party'] }, [club, party]), 'act')).toBe(
      'DJ / Disc jockey',
    );
    expect(className(subject({ class: 'mime', modes: ['club'] }, [club]), 'act')).toBe('mime');
  });

  test('modes are called by their names, and by their ids where there are none', () => {
    expect(modeNames(subject({ modes: ['party', 'gone'] }, [club, party]))).toBe('Party · gone');
  });
});

describe('sabotage says what it does', () => {
  const mode = (id: string, effect: object) => ({ id, name: id.toUpperCase(), sabotageEffects: { it: effect } });
  const textOf = (...modes: readonly { readonly id: string }[]): string =>
    shown(sabotage(subject({ effect: 'it', modes: modes.map(({ id }) => id) }, modes)), 'effect').at(-1)!;

  test('by the kind of its effect and the numbers of the mode', () => {
    expect(textOf(mode('a', { name: 'Failure', kind: 'lose-audience', audience: 12 }))).toContain(
      'At the event 12 {audience} fewer people come',
    );
    expect(textOf(mode('a', { name: 'Rumour', kind: 'remove-marketing' }))).toContain('leaves play');
    expect(textOf(mode('a', { name: 'Double', kind: 'neutralise-act' }))).toContain('counts for nothing');
  });

  test('once where modes agree, and mode by mode where they do not', () => {
    const ten = { name: 'Failure', kind: 'lose-audience', audience: 10 };
    expect(effectsOf(subject({ effect: 'it', modes: ['a', 'b'] }, [mode('a', ten), mode('b', ten)]))).toHaveLength(1);
    const text = textOf(mode('a', ten), mode('b', { ...ten, audience: 20 }));
    expect(text).toMatch(/^A: .*10 \{audience\}.*\nB: .*20 \{audience\}/);
  });

  test('by its id where no mode knows it', () => {
    expect(shown(sabotage(subject({ effect: 'fog', modes: [] })), 'effect')).toContain('fog');
  });
});
