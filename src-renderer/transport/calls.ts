import type { EventName, MethodName } from '../../src-shared/workbench/api.ts';
import type { AnswerMessage, CallMessage, EventMessage, Transport } from '../../src-shared/workbench/transport.ts';

interface Waiting {
  resolve(result: unknown): void;
  reject(reason: Error): void;
}

/** The half of a transport that does not depend on what carries the messages: who waits for what. */
export class Calls implements Transport {
  private readonly waiting = new Map<number, Waiting>();
  private readonly eventListeners = new Set<(event: EventName, payload: unknown) => void>();
  private readonly connectionListeners = new Set<(connected: boolean) => void>();
  private count = 0;
  /** Takes a message to the program; there is none while there is no connection. */
  private send: ((text: string) => void) | undefined;

  call(method: MethodName, argument: unknown): Promise<unknown> {
    const { send } = this;
    if (!send) return Promise.reject(connectionLost());
    this.count++;
    const message: CallMessage = { call: this.count, method, argument };
    return new Promise((resolve, reject) => {
      this.waiting.set(message.call, { resolve, reject });
      send(JSON.stringify(message));
    });
  }

  listen(listener: (event: EventName, payload: unknown) => void): () => void {
    this.eventListeners.add(listener);
    return () => this.eventListeners.delete(listener);
  }

  onConnection(listener: (connected: boolean) => void): () => void {
    this.connectionListeners.add(listener);
    // Whoever comes late hears of it too, but after it has finished what it was doing.
    const { send } = this;
    if (send) queueMicrotask(() => this.send === send && this.connectionListeners.has(listener) && listener(true));
    return () => this.connectionListeners.delete(listener);
  }

  connected(send: (text: string) => void): void {
    this.send = send;
    for (const listener of this.connectionListeners) listener(true);
  }

  /** Whoever waits for an answer is told that there will be none. */
  lost(): void {
    if (!this.send) return;
    this.send = undefined;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of left) reject(connectionLost());
    for (const listener of this.connectionListeners) listener(false);
  }

  receive(text: string): void {
    const message = JSON.parse(text) as AnswerMessage | EventMessage;
    if ('event' in message) {
      for (const listener of this.eventListeners) listener(message.event, message.payload);
      return;
    }
    const caller = this.waiting.get(message.answer);
    this.waiting.delete(message.answer);
    caller?.resolve(message.result);
  }
}

const connectionLost = (): Error => new Error('The connection to Soundcheck is gone.');
