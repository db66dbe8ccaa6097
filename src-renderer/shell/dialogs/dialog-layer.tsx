import { Fragment } from 'react';
import { useStore } from '../../state/store.ts';
import { dialogs } from './open-dialog.ts';

export function DialogLayer() {
  const open = useStore(dialogs, (now) => now);
  return open.map(({ id, element }) => <Fragment key={id}>{element}</Fragment>);
}
