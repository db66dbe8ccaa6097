import type { EventName, WorkbenchApi, WorkbenchEvents } from '../../src-shared/workbench/api.ts';
import type { AnswerMessage, EventMessage } from '../../src-shared/workbench/transport.ts';
import { callFailed, dispatch } from './dispatch.ts';

/**
 * The answer to a message of a window, or nothing where it is no call at all. Both hosts pass text, never objects: what
 * arrives is plain JSON whatever carried it, and a long text is cheaper to hand over than a tree.
 */
export async function answerText(api: WorkbenchApi, received: string): Promise<string | undefined> {
  const message = parsed(received);
  if (!isCall(message)) return undefined;
  const { call, method, argument } = message;
  const text = (result: unknown): string => JSON.stringify({ answer: call, result } satisfies AnswerMessage);
  const result = await dispatch(api, method, argument);
  try {
    return text(result);
  } catch (error) {
    console.error(`soundcheck: the answer of “${method}” cannot be written as JSON:`, error);
    return text(callFailed());
  }
}

export const eventText = <E extends EventName>(event: E, payload: WorkbenchEvents[E]): string =>
  JSON.stringify({ event, payload } satisfies EventMessage);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isCall = (message: unknown): message is { call: number; method?: unknown; argument?: unknown } =>
  typeof message === 'object' && message !== null && 'call' in message && Number.isSafeInteger(message.call);
