import { useState } from 'react';

/** Shows a choice while it is being written, so that a control does not jump back for the blink of an eye. */
export function usePending(
  value: unknown,
  onCommit: (value: unknown) => Promise<boolean>,
): readonly [shown: unknown, commit: (value: unknown) => void] {
  const [pending, setPending] = useState<{ readonly value: unknown }>();
  const commit = (next: unknown) => {
    const mine = { value: next };
    setPending(mine);
    const forget = () => setPending((now) => (now === mine ? undefined : now));
    onCommit(next).then(forget, forget);
  };
  return [pending ? pending.value : value, commit];
}
