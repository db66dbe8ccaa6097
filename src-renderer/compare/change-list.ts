import type { ListDiff, SetDiff, ValueChange } from '../../src-shared/set-diff.ts';
import type { GameInfo } from '../../src-shared/workbench/game-info.ts';
import type { Subject } from '../../src-shared/workbench/set-view.ts';

/** A card, mode or manifest that differs. */
export interface ChangedThing {
  readonly subject: Subject;
  readonly id: string;
  readonly name: string;
  readonly is: 'changed' | 'added' | 'removed';
  readonly changes: readonly ValueChange[];
  /** The whole of what was added or removed. */
  readonly value?: { readonly [field: string]: unknown };
}

export interface ChangeSection {
  /** `set`, `modes`, or a card type. */
  readonly key: string;
  readonly title: string;
  readonly things: readonly ChangedThing[];
}

/** A difference by section: the set itself, its modes, each type of cards. */
export function changeSections(diff: SetDiff, game: GameInfo | undefined): readonly ChangeSection[] {
  const manifest: ChangedThing = {
    subject: { on: 'manifest' },
    id: 'set',
    name: 'The set',
    is: 'changed',
    changes: diff.manifest,
  };
  const sections: ChangeSection[] = [
    { key: 'set', title: 'Set', things: diff.manifest.length > 0 ? [manifest] : [] },
    { key: 'modes', title: 'Modes', things: thingsOf(diff.modes, (key) => ({ on: 'mode', key })) },
    ...diff.cards.map((list) => ({
      key: list.type,
      title: game?.cardTypes.find(({ id }) => id === list.type)?.plural ?? list.type,
      things: thingsOf(list, (key) => ({ on: 'card', type: list.type, key })),
    })),
  ];
  return sections.filter(({ things }) => things.length > 0);
}

function thingsOf({ added, removed, changed }: ListDiff, subject: (key: string) => Subject): ChangedThing[] {
  return [
    ...changed.map(({ id, name, changes }) => ({ subject: subject(id), id, name, is: 'changed' as const, changes })),
    ...added.map(({ id, name, value }) => ({
      subject: subject(id),
      id,
      name,
      is: 'added' as const,
      changes: [],
      value,
    })),
    ...removed.map(({ id, name, value }) => ({
      subject: subject(id),
      id,
      name,
      is: 'removed' as const,
      changes: [],
      value,
    })),
  ];
}

export interface ChangeFilter {
  readonly text: string;
  /** The key of a section; all when empty. */
  readonly section: string;
  readonly onlyNumbers: boolean;
}

/** The sections with what a filter leaves of them. A thing whose name fits is shown whole. */
export function filterSections(sections: readonly ChangeSection[], filter: ChangeFilter): readonly ChangeSection[] {
  const wanted = filter.text.trim().toLocaleLowerCase();
  const fits = (text: string) => text.toLocaleLowerCase().includes(wanted);
  return sections
    .filter(({ key }) => filter.section === '' || key === filter.section)
    .map((section) => ({
      ...section,
      things: section.things.flatMap((thing) => {
        const isNamed = fits(thing.name) || fits(thing.id);
        if (thing.is !== 'changed') return isNamed && !filter.onlyNumbers ? [thing] : [];
        const changes = thing.changes.filter(
          (change) =>
            (!filter.onlyNumbers || isNumberChange(change)) &&
            (isNamed || fits(change.path.join(' ')) || fits(String(change.before)) || fits(String(change.after))),
        );
        return changes.length > 0 ? [{ ...thing, changes }] : [];
      }),
    }))
    .filter(({ things }) => things.length > 0);
}

const isNumberChange = ({ before, after }: ValueChange): boolean =>
  typeof before === 'number' || typeof after === 'number';

/** `6 cards changed, 1 added, 1 removed · 2 mode values · 1 value of the set` */
export function summaryOf(diff: SetDiff): string {
  const count = (of: 'added' | 'removed' | 'changed') => diff.cards.reduce((sum, list) => sum + list[of].length, 0);
  const cards = (['changed', 'added', 'removed'] as const).flatMap((is) =>
    count(is) > 0 ? [`${count(is)} ${is}`] : [],
  );
  const values = diff.modes.changed.reduce((sum, { changes }) => sum + changes.length, 0);
  const modes = diff.modes.added.length + diff.modes.removed.length;
  const [first, ...rest] = cards;
  const words = [
    first && [plural(first, 'card'), ...rest].join(', '),
    values > 0 && `${values} mode ${values === 1 ? 'value' : 'values'}`,
    modes > 0 && `${modes} ${modes === 1 ? 'mode' : 'modes'} added or removed`,
    diff.manifest.length > 0 && `${diff.manifest.length} ${diff.manifest.length === 1 ? 'value' : 'values'} of the set`,
  ].filter((part) => part);
  return words.length === 0 ? 'No difference' : words.join(' · ');
}

/** `6 changed` → `6 cards changed` */
const plural = (counted: string, noun: string): string =>
  counted.replace(' ', counted.startsWith('1 ') ? ` ${noun} ` : ` ${noun}s `);
