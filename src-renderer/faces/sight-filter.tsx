import { useId } from 'react';
import styles from './face-image.module.css';
import { filterValues, SIGHTS, type Sight } from './sight.ts';

/** The filter of a sight, to be put into the page, and what names it in a style. */
export function useSightFilter(sight: Sight) {
  const id = useId();
  const matrix = SIGHTS.find((one) => one.id === sight)?.matrix;
  if (!matrix) return { filter: undefined, definition: null };
  return {
    filter: `url(#${id})`,
    definition: (
      <svg className={styles.definition} aria-hidden="true">
        <filter id={id} colorInterpolationFilters="linearRGB">
          <feColorMatrix type="matrix" values={filterValues(matrix)} />
        </filter>
      </svg>
    ),
  };
}
