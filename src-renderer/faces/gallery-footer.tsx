import { CARD_SIZES, type CardSizeId } from '../../src-shared/card-size.ts';
import { Select } from '../controls/select.tsx';
import { tip } from '../controls/tip.ts';
import { changeFaceOptions, type FaceOptions, GUIDES } from './face-options.ts';
import styles from './gallery-footer.module.css';
import { SIGHTS, type Sight } from './sight.ts';

/** How faces are looked at: lines for the printer, the eyes of others, the size that is printed. */
export function GalleryFooter({ options }: { readonly options: FaceOptions }) {
  const { guides, sight, card } = options;
  return (
    <div role="toolbar" aria-label="How faces are shown" className={styles.footer}>
      <fieldset aria-label="Print guides" className={styles.guides}>
        {GUIDES.map(({ id, title, means }) => (
          <button
            key={id}
            type="button"
            aria-pressed={guides[id]}
            className={styles.guide}
            {...tip(means)}
            onClick={() => changeFaceOptions({ guides: { ...guides, [id]: !guides[id] } })}
          >
            <svg viewBox="0 0 18 8" className={styles.sample} aria-hidden="true">
              <line x1="1" y1="4" x2="17" y2="4" data-guide={id} />
            </svg>
            {title}
          </button>
        ))}
      </fieldset>
      <Select
        label="Colours"
        hideLabel
        className={styles.select}
        value={sight}
        options={SIGHTS.map(({ id, title }) => ({
          value: id,
          title: id === 'printed' ? 'Colours: as printed' : title,
        }))}
        onPick={(picked) => changeFaceOptions({ sight: picked as Sight })}
      />
      <Select
        label="Size of the cards"
        hideLabel
        className={styles.select}
        value={card}
        options={Object.values(CARD_SIZES).map(({ id, label }) => ({ value: id, title: label }))}
        onPick={(picked) => changeFaceOptions({ card: picked as CardSizeId })}
      />
    </div>
  );
}
