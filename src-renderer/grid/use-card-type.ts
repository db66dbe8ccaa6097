import { useRef } from 'react';
import type { CardTypeInfo, GameInfo } from '../../src-shared/workbench/game-info.ts';
import type { SetView } from '../../src-shared/workbench/set-view.ts';
import { useGame, useOpenedSet } from '../state/workbench.ts';

interface ShownType {
  readonly view: SetView;
  readonly game: GameInfo;
  readonly type: CardTypeInfo;
}

/** A set with the type of its cards that a view is about; or what to say instead. */
export function useCardType(set: string, type: string): ShownType | string {
  const view = useOpenedSet(set);
  const game = useGame(view?.game);
  const info = useUnchanged(game?.cardTypes.find((one) => one.id === type));
  if (!view) return `Opening ${set}…`;
  if (!game) return 'The game of this set is not known, so its cards are shown in the source only.';
  return info ? { view, game, type: info } : `${game.title} has no cards of the type “${type}”.`;
}

/** The same object as long as it says the same: every event about the workspace brings the games along. */
function useUnchanged<T>(value: T): T {
  const kept = useRef({ value, text: '' });
  if (value !== kept.current.value) {
    const text = JSON.stringify(value) ?? '';
    kept.current = text === kept.current.text ? { value: kept.current.value, text } : { value, text };
  }
  return kept.current.value;
}
