import { memo, useDeferredValue } from 'react';
import type { PlayOptions, PlayRequest, TableFilter } from '../../src-shared/what-if/play.ts';
import { PictureCharts } from '../charts/picture-charts.tsx';
import { openTab } from '../state/tabs.ts';
import { useGame } from '../state/workbench.ts';
import type { DrawnPlay } from './play-state.ts';

interface DrawnChartsProps {
  readonly set: string;
  readonly game: string | undefined;
  readonly drawn: DrawnPlay;
  readonly options: PlayOptions | undefined;
}

/** The charts of a comparison. They follow when nothing more urgent is to be done: typing goes on while they are made. */
export function DrawnCharts({ drawn, ...rest }: DrawnChartsProps) {
  return <Charts {...rest} drawn={useDeferredValue(drawn)} />;
}

/** A click on a chart opens the tables behind it. */
const Charts = memo(function Charts({ set, game: id, drawn, options }: DrawnChartsProps) {
  const game = useGame(id);
  if (!game) return null;
  const { key, request, picture, modes } = drawn;
  const nameOf = (mode: string): string => options?.modes.find((known) => known.id === mode)?.name ?? mode;
  const pick = (filter: TableFilter, label: string): void =>
    openTab({ kind: 'tables', set, key, request, filter, label });
  return (
    <PictureCharts
      game={game.chart}
      picture={picture}
      modes={modes.map((played) => ({ ...played, name: nameOf(played.mode) }))}
      modeName={nameOf(request.setting.mode)}
      hasChange={request.before.length + request.after.length > 0}
      hasMixedBots={new Set(request.setting.bots).size > 1}
      played={playedText(request)}
      onPick={pick}
    />
  );
});

/** `dark-promoters/v0.4-draft with cheaper-rooms · 4 × greedy · seed 1` */
function playedText({ set, before, after, setting: { seats, bots, seed } }: PlayRequest): string {
  const names = (files: readonly string[]): string =>
    files.map((file) => file.replace(/^.*\/|\.yaml$/g, '')).join(', ');
  const what = `${set}${after.length > 0 ? ` with ${names(after)}` : ''}${before.length > 0 ? ` against ${names(before)}` : ''}`;
  const who = bots.every((bot) => bot === bots[0]) ? `${seats} × ${bots[0]}` : bots.join(', ');
  return `${what} · ${who} · seed ${seed}`;
}
