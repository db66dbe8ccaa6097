import type { EventName, MethodName, WorkbenchApi, WorkbenchEvents } from './api.ts';

/** What carries the contract to a window: Electron's bridge, or a socket. */
export interface Transport {
  call(method: MethodName, argument: unknown): Promise<unknown>;
  /** Returns how to stop listening. */
  listen(listener: (event: EventName, payload: unknown) => void): () => void;
  /** Tells when the program behind the window is gone, and when it is back. */
  onConnection(listener: (connected: boolean) => void): () => void;
}

/** Messages as they go through the bridge or the socket. */
export interface CallMessage {
  readonly call: number;
  readonly method: string;
  readonly argument: unknown;
}
export interface AnswerMessage {
  readonly answer: number;
  /** A Result. */
  readonly result: unknown;
}
export interface EventMessage {
  readonly event: EventName;
  readonly payload: unknown;
}

export type Client = WorkbenchApi & {
  on<E extends EventName>(event: E, listener: (payload: WorkbenchEvents[E]) => void): () => void;
};

/** The contract as an object: every method becomes a call of the transport. */
export function clientOf(transport: Transport): Client {
  const listeners = new Map<EventName, Set<(payload: never) => void>>();
  transport.listen((event, payload) => {
    for (const listener of listeners.get(event) ?? []) listener(payload as never);
  });
  const on: Client['on'] = (event, listener) => {
    const known = listeners.get(event) ?? new Set();
    listeners.set(event, known.add(listener as (payload: never) => void));
    return () => known.delete(listener as (payload: never) => void);
  };
  return new Proxy({ on } as Client, {
    get: (target, name) =>
      name === 'on' || typeof name !== 'string' || name === 'then'
        ? target[name as 'on']
        : (argument: unknown) => transport.call(name as MethodName, argument),
  });
}
