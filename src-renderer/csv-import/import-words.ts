import type { CsvPlan } from '../../src-shared/workbench/output.ts';
import { figure, quantity } from '../shell/quantity.ts';

/** `12 values of 9 cards change, 2 cards are new` */
export function importInWords({ changed, added, diagnostics }: CsvPlan): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) {
    return `${quantity(errors, 'error')}: nothing is imported before ${errors === 1 ? 'it is' : 'they are'} mended.`;
  }
  const values = changed.reduce((sum, { changes }) => sum + changes.length, 0);
  const parts = [
    ...(values > 0
      ? [`${quantity(values, 'value')} of ${quantity(changed.length, 'card')} ${values === 1 ? 'changes' : 'change'}`]
      : []),
    ...(added.length > 0 ? [`${figure(added.length)} ${added.length === 1 ? 'card is' : 'cards are'} new`] : []),
  ];
  return parts.length === 0 ? 'The table says what the set says already.' : parts.join(', ');
}
