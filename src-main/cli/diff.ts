import type { CardSet } from '../../src-engine/card-set.ts';
import { diffSets, type ListDiff, named, type SetDiff } from '../../src-shared/set-diff.ts';
import { diffAsMarkdown, diffAsText } from '../../src-shared/set-diff-report.ts';
import { numbersOf } from '../faces/set-numbers.ts';
import type { Command } from './command.ts';
import { DONE } from './exit-code.ts';
import { unknownWord, WrongCall } from './failure.ts';
import { identityOf, openSet } from './opened-set.ts';
import { writeJson } from './terminal.ts';

const formats = {
  text: diffAsText,
  markdown: (difference: SetDiff, set: CardSet): string => diffAsMarkdown(difference, numbersOf(set).number),
};

export const diff: Command = {
  name: 'diff',
  summary: 'what changed from one set to another, card by card and number by number',
  operands: '<set> <set>',
  operandSpec: { min: 2, max: 2, missing: 'Name the folders of two sets: soundcheck diff <before> <after>.' },
  options: {
    format: { value: 'F', help: `${Object.keys(formats).join(' or ')} (text)` },
    json: { help: 'one JSON document instead of text' },
  },
  notes: ['What a set inherits from the version it extends counts as its own.'],
  examples: ['diff card-sets/dark-promoters/v0.3 card-sets/dark-promoters/v0.4-draft --format markdown'],
  async run(call, terminal) {
    const format = call.text('format') ?? 'text';
    if (!isFormat(format)) throw unknownWord('format', format, Object.keys(formats));
    if (call.has('json') && call.has('format')) throw new WrongCall('Choose --json or --format, not both.');
    const before = await openSet(call.operands[0]!);
    const after = await openSet(call.operands[1]!);
    if (before.game !== after.game) {
      throw new WrongCall(
        `${before.game.title} and ${after.game.title} are different games; there is nothing to compare.`,
      );
    }
    const difference = diffSets(before.set, after.set);
    if (call.has('json')) {
      const { manifest, modes, cards } = difference;
      writeJson(terminal, {
        game: before.game.id,
        before: identityOf(before),
        after: identityOf(after),
        manifest,
        modes: namesOnly(modes),
        cards: cards.map((list) => ({ type: list.type, ...namesOnly(list) })),
      });
    } else terminal.out.write(formats[format](difference, after.set));
    return DONE;
  },
};

/** Whole cards are in the sets; the report names them. */
const namesOnly = ({ added, removed, changed }: ListDiff) => ({
  added: added.map(named),
  removed: removed.map(named),
  changed,
});

const isFormat = (text: string): text is keyof typeof formats => Object.hasOwn(formats, text);
