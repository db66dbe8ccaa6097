import { useEffect, useRef, useState } from 'react';
import type { Side, TableFilter, TableList, TableRow } from '../../src-shared/what-if/play.ts';
import type { Problem } from '../../src-shared/workbench/result.ts';
import { api } from '../state/workbench.ts';

const PAGE = 500;

export interface Tables {
  /** As far as it has been read. */
  readonly list?: TableList;
  /** Why there is none. */
  readonly problem?: Problem;
  /** Reads on. */
  more(): void;
}

/** The tables of one side of a result, page by page; asked for again in another round where they could not be had. */
export function useTables(key: string, side: Side, filter: TableFilter, round: number): Tables {
  const [state, setState] = useState<Omit<Tables, 'more'>>({});
  const asked = useRef(-1);
  const load = (before: readonly TableRow[], isCurrent: () => boolean): void => {
    const offset = before.length;
    if (asked.current === offset) return;
    asked.current = offset;
    void api()
      .tablesBehind({ key, side, filter, offset, limit: PAGE })
      .then((answer) => {
        if (!isCurrent()) return;
        if (!answer.ok) setState({ problem: answer.problem });
        else setState({ list: { total: answer.value.total, rows: [...before, ...answer.value.rows] } });
      })
      .catch((lost: Error) => isCurrent() && setState({ problem: { code: 'connection/lost', message: lost.message } }));
  };
  const isShown = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks for something else is mounted anew
  useEffect(() => {
    isShown.current = true;
    // A tab that comes to the front again has its list still.
    if (!state.list) {
      asked.current = -1;
      load([], () => isShown.current);
    }
    return () => {
      isShown.current = false;
    };
  }, [round]);
  const { list } = state;
  return { ...state, more: () => list && load(list.rows, () => isShown.current) };
}
