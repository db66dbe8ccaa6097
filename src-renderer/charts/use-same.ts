import { useState } from 'react';
import { isSameValue } from '../../src-shared/same-value.ts';

/** The value as it was, as long as it says the same: pictures come over a wire, and are new objects every time. */
export function useSame<T>(value: T): T {
  const [kept, keep] = useState(value);
  if (isSameValue(kept, value)) return kept;
  keep(value);
  return value;
}
