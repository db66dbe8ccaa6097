import { useSyncExternalStore } from 'react';

/** A value that views can watch. Replaced, never changed in place. */
export interface Store<T> {
  get(): T;
  set(next: T | ((now: T) => T)): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const made = typeof next === 'function' ? (next as (now: T) => T)(value) : next;
      if (Object.is(made, value)) return;
      value = made;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Calls back when the picked part has become another one, before anything is drawn of it. Returns how to stop. */
export function watchStore<T, P>(store: Store<T>, pick: (value: T) => P, listener: (now: P) => void): () => void {
  let before = pick(store.get());
  return store.subscribe(() => {
    const now = pick(store.get());
    if (Object.is(now, before)) return;
    before = now;
    listener(now);
  });
}

/** Renders anew when the picked part has become another one. `pick` must not make new objects. */
export function useStore<T, P>(store: Store<T>, pick: (value: T) => P): P {
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
