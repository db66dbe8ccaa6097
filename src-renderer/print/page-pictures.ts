import { useEffect, useState } from 'react';
import { api } from '../state/workbench.ts';
import type { ShownProof } from './use-proof.ts';

/** A page as it is printed, or why there is none. */
export interface PagePicture {
  /** Its address. */
  readonly picture?: string | undefined;
  readonly trouble?: string | undefined;
}

/** Addresses of pages that were drawn lately, so that scrolling back is instant. */
const drawn = new Map<string, string>();
const KEPT = 60;

/** The picture of a page, when it is there. */
export function usePagePicture(set: string, { key, settings, checksum }: ShownProof, page: number): PagePicture {
  const name = `${page} ${key}`;
  const [arrived, setArrived] = useState<{ readonly name: string; readonly trouble?: string }>();
  useEffect(() => {
    if (drawn.has(name)) return;
    let isCurrent = true;
    void api()
      .proofPage({ set, settings, page })
      .then((answer) => {
        // A page of another state of the set has another name: it is asked for when that state is known here.
        if (answer.ok && answer.value.checksum !== checksum) return;
        if (answer.ok) keep(name, `data:image/svg+xml;charset=utf-8,${encodeURIComponent(answer.value.svg)}`);
        if (isCurrent) setArrived({ name, ...(!answer.ok && { trouble: answer.problem.message }) });
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [set, settings, checksum, page, name]);
  return { picture: drawn.get(name), trouble: arrived?.name === name ? arrived.trouble : undefined };
}

function keep(name: string, picture: string): void {
  drawn.delete(name);
  drawn.set(name, picture);
  for (const oldest of drawn.keys()) {
    if (drawn.size <= KEPT) break;
    drawn.delete(oldest);
  }
}
