import { useEffect, useState } from 'react';
import { api } from '../state/workbench.ts';
import type { ShownProof } from './use-proof.ts';

/** Addresses of pages that were drawn lately, so that scrolling back is instant. */
const drawn = new Map<string, string>();
const KEPT = 60;

/** The picture of a page, when it is there. */
export function usePagePicture(set: string, { key, settings }: ShownProof, page: number): string | undefined {
  const name = `${page} ${key}`;
  const [, setArrived] = useState('');
  useEffect(() => {
    if (drawn.has(name)) return;
    let isCurrent = true;
    void api()
      .proofPage({ set, settings, page })
      .then((answer) => {
        if (!answer.ok) return;
        keep(name, `data:image/svg+xml;charset=utf-8,${encodeURIComponent(answer.value.svg)}`);
        if (isCurrent) setArrived(name);
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [set, settings, page, name]);
  return drawn.get(name);
}

function keep(name: string, picture: string): void {
  drawn.delete(name);
  drawn.set(name, picture);
  for (const oldest of drawn.keys()) {
    if (drawn.size <= KEPT) break;
    drawn.delete(oldest);
  }
}
