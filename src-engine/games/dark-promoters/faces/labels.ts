import { cardText, type Mode } from '../../../card-set.ts';
import type { FaceSubject } from '../../../face.ts';
import type { TypeName } from './theme.ts';

/**
 * What the modes of a set have to say about a card. A set with mistakes may have anything anywhere, so everything is looked up with
 * care, and what is not found is shown by its id.
 */

/** The entry of an object that may be none. */
const entry = (value: unknown, key: unknown): unknown =>
  typeof value === 'object' && value !== null && typeof key === 'string' && Object.hasOwn(value, key)
    ? (value as { readonly [key: string]: unknown })[key]
    : undefined;

/** The modes in which the card is in the box; without the ones that the set does not have. */
const modesOf = ({ card, set }: FaceSubject): readonly Mode[] =>
  Array.isArray(card.modes) ? set.modes.filter((mode) => (card.modes as unknown[]).includes(entry(mode, 'id'))) : [];

/** `Clubnight · Party` */
export function modeNames({ card, set }: FaceSubject): string {
  if (!Array.isArray(card.modes)) return cardText(card.modes);
  return card.modes
    .map((id) =>
      cardText(
        entry(
          set.modes.find((mode) => entry(mode, 'id') === id),
          'name',
        ) ?? id,
      ),
    )
    .join(' · ');
}

/** `Guest DJ`; where modes call it differently, all of its names. */
export function className(face: FaceSubject, type: TypeName): string {
  const names = modesOf(face).map((mode) => entry(entry(entry(entry(mode, 'classes'), type), face.card.class), 'name'));
  const distinct = new Set(names.filter((name) => name !== undefined).map(cardText));
  return distinct.size > 0 ? [...distinct].join(' / ') : cardText(face.card.class);
}

/** A sabotage effect in one of the modes of the card. */
export interface Effect {
  readonly mode: string;
  readonly name: string;
  readonly kind: unknown;
  readonly audience: unknown;
}

/** The effects that the card has in its modes; one for all modes in which it does the same. */
export function effectsOf(face: FaceSubject): readonly Effect[] {
  const effects: Effect[] = [];
  for (const mode of modesOf(face)) {
    const effect = entry(entry(mode, 'sabotageEffects'), face.card.effect);
    if (effect === undefined) continue;
    const [name, kind, audience] = ['name', 'kind', 'audience'].map((key) => entry(effect, key));
    const isKnown = effects.some((known) => known.kind === kind && known.audience === audience);
    if (!isKnown) effects.push({ mode: cardText(mode.name), name: cardText(name), kind, audience });
  }
  return effects;
}

/** `Rumor Mill` */
export const effectName = ({ card }: FaceSubject, effects: readonly Effect[]): string =>
  effects.length > 0 ? [...new Set(effects.map(({ name }) => name))].join(' / ') : cardText(card.effect);
