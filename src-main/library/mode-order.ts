import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { isRecord } from '../../src-shared/record.ts';
import { placeOf } from './origin.ts';
import { type Entry, idOf } from './set-entries.ts';
import type { MergedSet } from './set-inheritance.ts';
import { similarWord } from './similar-word.ts';
import { diagnosticAt } from './source-file.ts';

/** The modes in the order of the manifest's list; those that it does not name come after, in the order of their files. */
export function orderedModes({ manifest, modes }: MergedSet): readonly Entry[] {
  const listed = listedIn(manifest);
  const placeOfMode = (entry: Entry): number => {
    const place = listed.indexOf(idOf(entry) ?? '');
    return place === -1 ? listed.length : place;
  };
  return modes.toSorted((a, b) => placeOfMode(a) - placeOfMode(b));
}

/** Warnings for listed modes that the set does not have. */
export function unknownModes({ manifest, modes }: MergedSet): Diagnostic[] {
  if (manifest === undefined) return [];
  const known = modes.flatMap((mode) => idOf(mode) ?? []);
  return listedIn(manifest).flatMap((id, index) => {
    if (typeof id !== 'string' || known.includes(id)) return [];
    const meant = similarWord(id, known);
    const advice = meant === undefined ? `; known are ${known.join(', ')}.` : `; did you mean “${meant}”?`;
    const { file, span } = placeOf(manifest.origin, ['modes', index]);
    return [diagnosticAt(file, span, 'warning', 'set/unknown-mode', `The set has no mode “${id}”${advice}`)];
  });
}

function listedIn(manifest: Entry | undefined): readonly unknown[] {
  const modes = isRecord(manifest?.value) ? manifest.value.modes : undefined;
  return Array.isArray(modes) ? modes : [];
}
