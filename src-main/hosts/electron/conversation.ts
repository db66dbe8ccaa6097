/** What one side can be asked: functions of one plain argument. */
type Calls<T> = { readonly [name in keyof T]: (argument: never) => unknown };
type Argument<F> = F extends (argument: infer A) => unknown ? A : never;
type Answer<F> = F extends (argument: never) => infer R ? Awaited<R> : never;

type Message =
  | { readonly ask?: number; readonly name: string; readonly argument: unknown }
  | { readonly answer: number; readonly value?: unknown; readonly fault?: string };

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: Error): void;
}

/** One side of two processes of ours that ask each other, and tell each other what needs no answer. */
export class Conversation<Theirs extends Calls<Theirs>, Ours extends Calls<Ours>> {
  readonly #send: (message: Message) => void;
  readonly #ours: Ours;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  #ended: Error | undefined;

  constructor(send: (message: unknown) => void, ours: Ours) {
    this.#send = send;
    this.#ours = ours;
  }

  ask<N extends keyof Theirs & string>(name: N, argument: Argument<Theirs[N]>): Promise<Answer<Theirs[N]>> {
    if (this.#ended) return Promise.reject(this.#ended);
    const ask = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ask, { resolve: resolve as Waiting['resolve'], reject });
      this.#send({ ask, name, argument });
    });
  }

  tell<N extends keyof Theirs & string>(name: N, argument: Argument<Theirs[N]>): void {
    if (!this.#ended) this.#send({ name, argument });
  }

  /** A message of the other side has come. */
  async receive(received: unknown): Promise<void> {
    const message = received as Message;
    if ('answer' in message) {
      const waiting = this.#waiting.get(message.answer);
      this.#waiting.delete(message.answer);
      if (message.fault === undefined) waiting?.resolve(message.value);
      else waiting?.reject(new Error(message.fault));
      return;
    }
    const { ask, name, argument } = message;
    try {
      const value = await this.#ours[name as keyof Ours](argument as never);
      if (ask !== undefined) this.#send({ answer: ask, value });
    } catch (error) {
      if (ask === undefined) console.error(`soundcheck: “${name}” failed:`, error);
      else this.#send({ answer: ask, fault: error instanceof Error ? error.message : String(error) });
    }
  }

  /** The other side is gone: whoever waits for it is told so. */
  end(reason: string): void {
    this.#ended = new Error(reason);
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
