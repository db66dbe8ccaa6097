import type { SaveOutcome } from '../../../src-shared/workbench/api.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { quantity } from '../quantity.ts';
import parts from './dialog-parts.module.css';
import type { DialogControls } from './open-dialog.ts';

interface SaveFailureProps extends DialogControls {
  readonly failed: SaveOutcome['failed'];
  retry(): void;
}

/** What could not be written, and why. */
export function SaveFailureDialog({ failed, retry, close }: SaveFailureProps) {
  const again = (): void => {
    close();
    retry();
  };
  return (
    <Dialog
      title={`${quantity(failed.length, 'file')} could not be saved`}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <Button kind="primary" onClick={again} data-focus>
            Try again
          </Button>
        </>
      }
    >
      <p className={parts.text}>
        Your changes are still here, and in the recovery journal. The files on disk are as they were.
      </p>
      <table className={parts.table}>
        <thead>
          <tr>
            <th>File</th>
            <th>Reason</th>
          </tr>
        </thead>
        <tbody>
          {failed.map(({ file, problem }) => (
            <tr key={file}>
              <td className={parts.mono}>{file}</td>
              <td>{problem.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
