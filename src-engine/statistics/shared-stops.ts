import type { Sides } from './picture.ts';

/** A stop of a course that both sides of a comparison have a value at. */
export interface SharedStop {
  readonly label: string;
  /** Its place among the stops of each side. */
  readonly place: Sides<number>;
}

/**
 * A change can take stops away or add some: a round more, a phase less. All of either side are shared, from the first one that both
 * have; who passes without a stop still has the value of the one before.
 */
export function sharedStops({ before, after }: Sides<readonly string[]>): readonly SharedStop[] {
  const labels = [...before];
  let at = -1;
  for (const label of after) {
    const known = labels.indexOf(label);
    if (known >= 0) at = known;
    else labels.splice(++at, 0, label);
  }
  const shared: SharedStop[] = [];
  let place = { before: -1, after: -1 };
  for (const label of labels) {
    const own = { before: before.indexOf(label), after: after.indexOf(label) };
    place = {
      before: own.before < 0 ? place.before : own.before,
      after: own.after < 0 ? place.after : own.after,
    };
    if (place.before >= 0 && place.after >= 0) shared.push({ label, place });
  }
  return shared;
}
