import type { CardSet } from '../../../card-set.ts';
import type { NumberLanguage } from '../../../number-language.ts';
import type { ReferenceSection } from '../../../reference.ts';
import type * as data from '../data.generated.ts';
import { amountsIn } from './amounts.ts';
import { houseSection } from './house-section.ts';
import { modeSection } from './mode-section.ts';
import { modesSection } from './modes-section.ts';

/** The reference values of the rule book (§8), mode by mode, and what the rules leave to the house. */
export function reference(set: CardSet, numbers: NumberLanguage): readonly ReferenceSection[] {
  const modes = set.modes as unknown as readonly data.Mode[];
  const amounts = amountsIn(numbers);
  return [
    modesSection(modes, amounts),
    ...modes.map((mode) => modeSection(set, mode, amounts)),
    houseSection(set.manifest as unknown as data.SetManifest),
  ];
}
