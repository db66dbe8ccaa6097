import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import parts from './dialog-parts.module.css';
import type { DialogControls } from './open-dialog.ts';

interface ConfirmProps extends DialogControls {
  readonly title: string;
  readonly message: string;
  /** What the button says: `Throw away`. */
  readonly action: string;
  run(): void;
  /** When the answer is no, however it is given. */
  cancel?(): void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, message, action, run, cancel, close }: ConfirmProps) {
  const refuse = (): void => {
    close();
    cancel?.();
  };
  return (
    <Dialog
      title={title}
      width="narrow"
      onClose={refuse}
      actions={
        <>
          <Button onClick={refuse} data-focus>
            Cancel
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              close();
              run();
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <p className={parts.text}>{message}</p>
    </Dialog>
  );
}
