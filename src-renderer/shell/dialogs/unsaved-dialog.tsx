import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { quantity } from '../quantity.ts';
import { save } from '../workspace/save.ts';
import parts from './dialog-parts.module.css';
import type { DialogControls } from './open-dialog.ts';

interface UnsavedProps extends DialogControls {
  readonly files: readonly string[];
  /** What to do once the work is saved, or left for later. */
  next(): void;
}

/** Before another workspace is opened. Nothing is lost either way: unsaved work waits for the next time. */
export function UnsavedDialog({ files, next, close }: UnsavedProps) {
  const go = (): void => {
    close();
    next();
  };
  return (
    <Dialog
      title="Unsaved work"
      onClose={close}
      actions={
        <>
          <Button className={parts.spread} onClick={close}>
            Stay here
          </Button>
          <Button onClick={go}>Leave it for later</Button>
          <Button
            kind="primary"
            data-focus
            onClick={() =>
              void save().then((isSaved) => {
                if (isSaved) go();
                else close();
              })
            }
          >
            Save and go on
          </Button>
        </>
      }
    >
      <p className={parts.text}>
        {quantity(files.length, 'file has', 'files have')} changes that are not on disk yet. What you leave for later is
        offered to you when this workspace is opened again.
      </p>
      <ul className={parts.mono}>
        {files.slice(0, 10).map((file) => (
          <li key={file}>{file}</li>
        ))}
        {files.length > 10 && <li className={parts.dim}>and {quantity(files.length - 10, 'more', 'more')}</li>}
      </ul>
    </Dialog>
  );
}
