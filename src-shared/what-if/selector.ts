import type { Card } from '../../src-engine/card-set.ts';

/** Which values of a set a line of a what-if is about. */
export type Selector =
  | { readonly on: 'house'; readonly path: readonly string[] }
  | { readonly on: 'mode'; readonly id: string; readonly path: readonly string[] }
  | { readonly on: 'card'; readonly id: string; readonly path: readonly string[] }
  | { readonly on: 'cards'; readonly filters: readonly Filter[]; readonly path: readonly string[] };

export interface Filter {
  readonly by: 'class' | 'type' | 'mode';
  readonly value: string;
}

const SEGMENT = /^[A-Za-z0-9_-]+$/;
const FILTER = /^(class|type|mode):([A-Za-z0-9_-]+)$/;

/** `modes.clubnight.ticketPrice`, `cards.kellerclub-04.rent`, `cards.class:big-club mode:party.rent`, `house.drawPerPhase` */
export function parseSelector(text: string): Selector | undefined {
  const [on, ...rest] = text.trim().split('.');
  if (on === 'house') return isPath(rest) ? { on, path: rest } : undefined;
  const [target, ...path] = rest;
  if (target === undefined || !isPath(path)) return undefined;
  if (on === 'modes') return SEGMENT.test(target) ? { on: 'mode', id: target, path } : undefined;
  if (on !== 'cards') return undefined;
  if (SEGMENT.test(target)) return { on: 'card', id: target, path };
  const filters: Filter[] = [];
  for (const part of target.split(/ +/)) {
    const match = FILTER.exec(part);
    if (match === null) return undefined;
    filters.push({ by: match[1] as Filter['by'], value: match[2]! });
  }
  return { on: 'cards', filters, path };
}

/** Whether a name can stand between the dots of a selector. */
export const isSegment = (text: string): boolean => SEGMENT.test(text);

const isPath = (path: readonly string[]): boolean => path.length > 0 && path.every((step) => SEGMENT.test(step));

export function selectsCard(selector: Extract<Selector, { on: 'card' | 'cards' }>, type: string, card: Card): boolean {
  if (selector.on === 'card') return card.id === selector.id;
  return selector.filters.every((filter) => passes(filter, type, card));
}

function passes({ by, value }: Filter, type: string, card: Card): boolean {
  switch (by) {
    case 'class':
      return card.class === value;
    case 'type':
      return type === value;
    case 'mode':
      return Array.isArray(card.modes) && card.modes.includes(value);
  }
}
