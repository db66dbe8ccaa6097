import fc, { type GeneratorValue } from 'fast-check';
import { expect, test } from 'vitest';
import { isRecord } from '../../../src-shared/record.ts';
import { isSameValue } from '../../../src-shared/same-value.ts';
import { applyEdits, inverseEdits } from '../../../src-shared/text-edits.ts';
import type { ValueEdit } from '../../../src-shared/workbench/edit.ts';
import { childOf, type SourceNode } from '../yaml/source-node.ts';
import { readYaml } from '../yaml/yaml-reading.ts';
import type { SemanticEdit } from './editable-set.ts';
import { planEdit } from './plan-edit.ts';
import { editableSet, type SetTexts, textsAfter } from './testing/sample-editable-set.ts';
import { anyKey, anyScalar, anyValue, YamlWriter } from './testing/sample-yaml.ts';

const MANIFEST = 'game: dark-promoters\nversion: v1\n';
/** Without shrinking, which takes minutes here: the counterexample names its seed. */
const RUNS = { numRuns: 150, endOnFailure: true };

type Card = Record<string, unknown>;

interface Sample {
  readonly text: string;
  readonly cards: readonly Card[];
  readonly writer: YamlWriter;
}

/** A card file in any style, with cards of any content. */
function sampleFile(g: GeneratorValue): Sample {
  const count = g(fc.integer, { min: 1, max: 4 });
  const cards = Array.from({ length: count }, (_, index): Card => {
    const fields = g(() => fc.dictionary(anyKey, anyValue, { maxKeys: 4, noNullPrototype: true }));
    return { id: `card-${index}`, ...fields };
  });
  const writer = new YamlWriter(g);
  const text = writer.text([
    'type: act',
    ...writer.above('', ''),
    ...writer.entry('cards', cards, 'cards', ''),
    ...writer.above('', ''),
  ]);
  fc.pre(isSameValue(readYaml(text).node?.value, { type: 'act', cards }));
  return { text, cards, writer };
}

/** Any path in a value, or just outside of it. */
function samplePath(g: GeneratorValue, value: unknown): (string | number)[] {
  const path: (string | number)[] = [];
  for (let inner = value; ; ) {
    const keys = Array.isArray(inner)
      ? [...inner.keys(), inner.length]
      : isRecord(inner)
        ? Object.keys(inner).filter((key) => key !== 'id')
        : [];
    if (path.length > 0 && (keys.length === 0 || g(fc.nat, { max: 2 }) === 0)) return path;
    const isNew = !Array.isArray(inner) && (keys.length === 0 || g(fc.nat, { max: 3 }) === 0);
    const step = isNew ? g(() => anyKey) : keys[g(fc.nat, { max: keys.length - 1 })]!;
    path.push(step);
    inner =
      isRecord(inner) && Object.hasOwn(inner, step)
        ? inner[step]
        : Array.isArray(inner)
          ? inner[Number(step)]
          : undefined;
    if (inner === undefined) return path;
  }
}

/** The obvious way to change a value. */
function changed(value: unknown, [step, ...rest]: readonly (string | number)[], wanted: unknown): unknown {
  if (step === undefined) return wanted;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    if (rest.length === 0 && wanted === undefined) copy.splice(Number(step), 1);
    else copy[Number(step)] = changed(copy[Number(step)], rest, wanted);
    return copy;
  }
  const copy = { ...(value as Card) };
  const inner = changed(Object.hasOwn(copy, step) ? copy[step] : undefined, rest, wanted);
  if (inner === undefined) delete copy[step];
  else copy[step] = inner;
  return copy;
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let inner = value;
  for (const step of path)
    inner = Array.isArray(inner) ? inner[Number(step)] : isRecord(inner) ? inner[step] : undefined;
  return inner;
}

function perform(own: SetTexts, edit: SemanticEdit, ...bases: SetTexts[]) {
  const result = planEdit(editableSet(own, ...bases), edit);
  if (!result.ok)
    throw new Error(`Refused: ${result.problem.code} ${JSON.stringify(edit)} on\n${own['cards/acts.yaml']}`);
  const texts = textsAfter(own, result.value);
  for (const { file, edits, create } of result.value.files) {
    if (create !== undefined) continue;
    const before = own[file]!;
    expect(applyEdits(texts[file]!, inverseEdits(before, edits))).toBe(before);
  }
  return { ...result.value, texts };
}

const readBack = (text: string | undefined): unknown => readYaml(text ?? '').node?.value;

function nodeAt(text: string, path: readonly (string | number)[]): SourceNode | undefined {
  let node = readYaml(text).node;
  for (const step of path) node = node && childOf(node, step);
  return node;
}

test('a value reads back as asked, all others as before, and comments elsewhere stay', () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const { text, cards, writer } = sampleFile(g);
      let wanted: readonly Card[] = cards;
      const paths: { index: number; path: (string | number)[] }[] = [];
      const changes: ValueEdit[] = [];
      for (let count = g(fc.integer, { min: 1, max: 3 }); count > 0; count--) {
        const index = g(fc.nat, { max: cards.length - 1 });
        const path = samplePath(g, wanted[index]);
        const value = g(fc.nat, { max: 3 }) === 0 ? undefined : g(() => anyValue);
        changes.push({
          subject: { on: 'card', type: 'act', key: `card-${index}` },
          path,
          ...(value !== undefined && { value }),
        });
        wanted = wanted.with(index, changed(wanted[index], path, value) as Card);
        paths.push({ index, path });
      }
      const own = { 'set.yaml': MANIFEST, 'cards/acts.yaml': text };
      const after = perform(own, { kind: 'values', changes }).texts['cards/acts.yaml']!;
      expect(readBack(after)).toEqual({ type: 'act', cards: wanted });
      for (const comment of writer.comments) {
        // What is about the value or about something in it may go, and what stood in a list that became another, or in a mapping
        // of which no field stays.
        const isConcerned = paths.some(({ index, path }) => {
          const at = (steps: readonly (string | number)[]) => ['cards', index, ...steps].join('.');
          if (`${comment.path}.`.startsWith(`${at(path)}.`)) return true;
          return path.some((_, depth) => {
            const around = path.slice(0, depth);
            const [before, now] = [cards, wanted].map((list) => valueAt(list[index], around));
            const stays =
              isRecord(before) && isRecord(now) && Object.keys(before).some((key) => Object.hasOwn(now, key));
            return !stays && comment.path.startsWith(`${at(around)}.`);
          });
        });
        if (!isConcerned) expect(after).toContain(comment.text);
      }
    }),
    RUNS,
  );
});

test('a scalar for a scalar changes nothing but the scalar', () => {
  fc.assert(
    fc.property(fc.gen(), anyScalar, (g, value) => {
      const { text, cards, writer } = sampleFile(g);
      const index = g(fc.nat, { max: cards.length - 1 });
      const path = samplePath(g, cards[index]);
      const node = nodeAt(text, ['cards', index, ...path]);
      fc.pre(node?.kind === 'scalar');
      const subject = { on: 'card', type: 'act', key: `card-${index}` } as const;
      const own = { 'set.yaml': MANIFEST, 'cards/acts.yaml': text };
      const { files, texts } = perform(own, { kind: 'values', changes: [{ subject, path, value }] });
      const edits = files.flatMap((file) => file.edits);
      expect(edits.length).toBeLessThanOrEqual(1);
      for (const { start, end } of edits) {
        expect(start).toBeGreaterThanOrEqual(node.start);
        expect(end).toBeLessThanOrEqual(node.end);
      }
      for (const comment of writer.comments) expect(texts['cards/acts.yaml']).toContain(comment.text);
    }),
    RUNS,
  );
});

test('an inherited value is overridden, and no longer when it is set back', () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const base = sampleFile(g);
      const index = g(fc.nat, { max: base.cards.length - 1 });
      const path = samplePath(g, base.cards[index]);
      const before = nodeAt(base.text, ['cards', index, ...path])?.value;
      const value = g(() => anyScalar);
      fc.pre(before !== undefined && !isSameValue(before, value) && !path.some((step) => typeof step === 'number'));
      const bases = { 'set.yaml': MANIFEST, 'cards/acts.yaml': base.text };
      const own: Record<string, string> = { 'set.yaml': `${MANIFEST}extends: v0\n` };
      if (g(fc.boolean)) {
        const other = new YamlWriter(g);
        own['cards/acts.yaml'] = other.text([
          'type: act',
          ...other.entry('cards', [{ id: 'own', x: [1] }], 'cards', ''),
        ]);
      }
      const subject = { on: 'card', type: 'act', key: `card-${index}` } as const;
      const { texts } = perform(own, { kind: 'values', changes: [{ subject, path, value }] }, bases);
      const merged = (files: SetTexts) =>
        editableSet(files, bases)
          .cards.get('act')
          ?.map((row) => row.value);
      const wanted = base.cards.with(index, changed(base.cards[index], path, value) as Card);
      expect(merged(texts)?.slice(0, base.cards.length)).toEqual(wanted);
      const back = perform(texts, { kind: 'values', changes: [{ subject, path, value: before }] }, bases).texts;
      expect(merged(back)).toEqual(merged(own));
      const cardsIn = (files: SetTexts) =>
        (readBack(files['cards/acts.yaml']) as { cards?: unknown } | undefined)?.cards ?? [];
      expect(cardsIn(back)).toEqual(cardsIn(own));
    }),
    RUNS,
  );
});

test('cards come, go and move, and the others are as they were', () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const { text, cards, writer } = sampleFile(g);
      const own = { 'set.yaml': MANIFEST, 'cards/acts.yaml': text };
      const ids = cards.map(({ id }) => String(id));
      const keys = g(() => fc.shuffledSubarray(ids, { minLength: 1 }));
      const picked = new Set(keys);
      const rest = cards.filter(({ id }) => !picked.has(String(id)));
      const before = g(() => fc.constantFrom(undefined, ...rest.map(({ id }) => String(id))));
      const fields = g(() => fc.dictionary(anyKey, anyValue, { maxKeys: 3, noNullPrototype: true }));
      const kind = g(() => fc.constantFrom('add-cards', 'duplicate-cards', 'delete-cards', 'move-cards'));
      const type = 'act';
      const byId = (id: string) => cards.find((card) => card.id === id)!;
      let edit: SemanticEdit;
      let wanted: Card[];
      if (kind === 'delete-cards') {
        edit = { kind, type, keys };
        wanted = rest;
      } else if (kind === 'move-cards') {
        edit = { kind, type, keys, ...(before !== undefined && { before }) };
        const place = before === undefined ? rest.length : rest.indexOf(byId(before));
        wanted = rest.toSpliced(place, 0, ...keys.map(byId));
      } else if (kind === 'duplicate-cards') {
        edit = { kind, type, keys };
        const copies = new Map(keys.map((id) => [id, { ...byId(id), id: `${id}-2` }]));
        wanted = cards.flatMap((card) => [
          card,
          ...(copies.has(String(card.id)) ? [copies.get(String(card.id))!] : []),
        ]);
      } else {
        edit = { kind, type, after: keys[0]!, cards: [{ ...fields, id: 'new' }] };
        wanted = cards.toSpliced(ids.indexOf(keys[0]!) + 1, 0, { ...fields, id: 'new' });
      }
      const after = perform(own, edit).texts['cards/acts.yaml']!;
      const found = readBack(after);
      const numbered = JSON.stringify(found).replaceAll(/card-(\d)-\d/g, 'card-$1-2');
      expect(kind === 'duplicate-cards' ? JSON.parse(numbered) : found).toEqual({ type, cards: wanted });
      for (const comment of writer.comments) {
        const isGone =
          kind === 'delete-cards' && keys.some((id) => `${comment.path}.`.startsWith(`cards.${ids.indexOf(id)}.`));
        if (!isGone) expect(after).toContain(comment.text);
      }
    }),
    RUNS,
  );
});
