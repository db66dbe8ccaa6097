/** Texts that stand in fields in view although they were refused. They are in no history, yet undo means them first. */
const refused = new Set<() => void>();

/** Returns how to take it out again. */
export function addRefused(takeBack: () => void): () => void {
  refused.add(takeBack);
  return () => void refused.delete(takeBack);
}

/** Gives the fields their values back. False where nothing was refused. */
export function takeBackRefused(): boolean {
  const all = [...refused];
  for (const takeBack of all) takeBack();
  return all.length > 0;
}
