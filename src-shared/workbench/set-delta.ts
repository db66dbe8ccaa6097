import type { Row, RowSplice, SetDelta, SetView } from './set-view.ts';

/** The view after a change. Rows that have not changed are the same objects, so that views need not draw them again. */
export function applyDelta(view: SetView, delta: SetDelta): SetView {
  const { from: _, modes, cards, ...rest } = delta;
  return {
    ...view,
    ...rest,
    ...(modes && { modes: spliced(view.modes, modes) }),
    ...(cards && {
      cards: {
        ...view.cards,
        ...Object.fromEntries(
          Object.entries(cards).map(([type, splices]) => [type, spliced(view.cards[type] ?? [], splices)]),
        ),
      },
    }),
  };
}

function spliced(rows: readonly Row[], splices: readonly RowSplice[]): readonly Row[] {
  const result = [...rows];
  for (const { start, deleted, rows: added } of splices) result.splice(start, deleted, ...added);
  return result;
}
