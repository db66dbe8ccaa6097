import { useEffect } from 'react';
import { addUnsent } from './unsent.ts';

/** Says of a control whether it holds something typed that only it has, so that the page does not go without a question. */
export function useUnsent(isUnsent: boolean): void {
  useEffect(() => (isUnsent ? addUnsent({ isUnsent: () => true, isOnItsWay: () => false }) : undefined), [isUnsent]);
}
