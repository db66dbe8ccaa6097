import type { Fact } from '../../src-engine/game.ts';
import { classNames } from '../controls/class-names.ts';
import styles from './table-facts.module.css';

interface TableFactsProps {
  readonly now: readonly (readonly Fact[])[];
  readonly before: readonly (readonly Fact[])[] | undefined;
  readonly seat: number | undefined;
}

/** What every seat has, and what the last step has changed of it. */
export function TableFacts({ now, before, seat }: TableFactsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.facts} aria-label="What every seat has" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {now.map((_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <th key={place} scope="col" className={classNames(place + 1 === seat && styles.own)}>
                Seat {place + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {now[0]?.map(({ label }, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {now.map((facts, place) => {
                const isChanged = before !== undefined && before[place]?.[row]?.text !== facts[row]?.text;
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                    key={place}
                    className={classNames(isChanged && styles.changed)}
                  >
                    {facts[row]?.text || '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
