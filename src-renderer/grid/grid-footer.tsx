import { SeverityIcon } from '../controls/severity-icon.tsx';
import { formatNumber } from '../fields/number-text.ts';
import { useStore } from '../state/store.ts';
import { type CardDiagnostics, diagnosticsOf, NO_DIAGNOSTICS, rangeNotes, worst } from './cell-notes.ts';
import { isNumeric } from './cell-text.ts';
import { HEADER } from './cursor.ts';
import styles from './grid-footer.module.css';
import { cursorRow, type GridModel, selectedCards } from './grid-model.ts';
import { helpText } from './header-line.tsx';

interface GridFooterProps {
  readonly model: GridModel;
  readonly diagnostics: ReadonlyMap<string, CardDiagnostics>;
}

/** More cards than this are not added up at every key. */
const MOST_CARDS = 100_000;

/** What there is to say about the cell under the cursor, for those who do not hover; and sums of what is selected. */
export function GridFooter({ model, diagnostics }: GridFooterProps) {
  const selection = useStore(model.selection, (now) => now);
  const now = model.now;
  if (!selection || !now) return <div className={styles.footer} />;
  const field = now.layout.columns[selection.cursor.column]?.field;
  const row = cursorRow(model);
  const found = row && field ? diagnosticsOf(diagnostics.get(row.key) ?? NO_DIAGNOSTICS, field.key) : NO_DIAGNOSTICS;
  const ranges = row && field ? rangeNotes(field, row.value, now.fields, now.modes) : [];
  const isOutside = ranges.some((range) => !range.isInside);
  const severity = worst(found) ?? (isOutside ? 'warning' : undefined);
  const help = field && (selection.cursor.line === HEADER ? helpText(field).replaceAll('\n', ' · ') : field.help);
  const said = [...found.map((one) => one.message), ...ranges.map((range) => range.text)];
  return (
    <div className={styles.footer}>
      <p className={styles.notes} aria-live="polite">
        {severity && <SeverityIcon severity={severity} size={13} />}
        {field && <span className={styles.title}>{field.title}</span>}
        <span className={styles.said}>{said.length > 0 ? said.join(' · ') : help}</span>
      </p>
      <Sums model={model} />
    </div>
  );
}

function Sums({ model }: { readonly model: GridModel }) {
  const { rows, fields } = selectedCards(model);
  if (rows.length * fields.length < 2) return null;
  // Euros and percent do not add up.
  const numbers = fields.filter(isNumeric);
  const only = numbers.length === 1 ? numbers[0] : undefined;
  let count = 0;
  let sum = 0;
  for (const row of only && rows.length <= MOST_CARDS ? rows : []) {
    const value = row.value[only!.key];
    if (typeof value !== 'number') continue;
    count++;
    sum += value;
  }
  const rounded = (value: number): string => formatNumber(Math.round(value * 100) / 100);
  const cards = `${rows.length.toLocaleString('en-US')} selected`;
  return (
    <p className={styles.sums}>
      <span>{cards}</span>
      {count > 0 && (
        <>
          <span>
            sum <b>{rounded(sum)}</b>
          </span>
          <span>
            average <b>{rounded(sum / count)}</b>
          </span>
        </>
      )}
    </p>
  );
}
