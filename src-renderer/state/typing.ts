import { isRecord } from '../../src-shared/record.ts';
import type { Row, Subject, ValuePath } from '../../src-shared/workbench/set-view.ts';
import { createStore, useStore } from './store.ts';

/** A value that is being typed and not written yet: faces show it already. */
interface Typed {
  readonly set: string;
  readonly subject: Subject;
  readonly changes: readonly [{ readonly path: ValuePath; readonly value?: unknown }];
}

const typing = createStore<Typed | undefined>(undefined);

/** Returns how to say that it is written, or given up. */
export function sayTyped(set: string, subject: Subject, path: ValuePath, value: unknown): () => void {
  const typed: Typed = { set, subject, changes: [{ path, ...(value !== undefined && { value }) }] };
  typing.set(typed);
  return () => typing.set((now) => (now === typed ? undefined : now));
}

/** A value with what is being typed in its place. */
export function typedOver<V extends Row['value']>(value: V, changes: Typed['changes'] | undefined): V {
  if (changes === undefined) return value;
  const [{ path, value: typed }] = changes;
  return changedAt(value, path, typed) as V;
}

function changedAt(value: unknown, [step, ...rest]: ValuePath, typed: unknown): unknown {
  if (step === undefined) return typed;
  if (Array.isArray(value)) return value.map((item, place) => (place === step ? changedAt(item, rest, typed) : item));
  const fields = isRecord(value) ? value : {};
  return { ...fields, [step]: changedAt(fields[step], rest, typed) };
}

/** What is being typed over the values of a thing. */
export const useTyping = (set: string, subject: Subject): Typed['changes'] | undefined =>
  useStore(typing, (now) =>
    now?.set === set &&
    now.subject.on === 'card' &&
    subject.on === 'card' &&
    now.subject.type === subject.type &&
    now.subject.key === subject.key
      ? now.changes
      : undefined,
  );
