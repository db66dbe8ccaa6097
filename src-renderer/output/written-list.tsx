import { Copy, FolderOpen } from 'lucide-react';
import type { WrittenOutput } from '../../src-shared/workbench/output.ts';
import { copyText } from '../compare/copy-text.ts';
import { Button } from '../controls/button.tsx';
import { figure, quantity } from '../shell/quantity.ts';
import { say } from '../shell/status.ts';
import { addNotice } from '../state/workbench.ts';
import { canShowInFolder, showInFolder } from './write-output.ts';
import styles from './written-list.module.css';

const SHOWN = 12;

/** What was written and where, for as long as its view is open. */
export function WrittenList({ folder, files }: WrittenOutput) {
  const [first = folder] = files;
  const path = files.length === 1 ? first : folder;
  const more = files.length - SHOWN;
  const copy = (): void => {
    if (copyText(path)) say('The path is in the clipboard');
    else addNotice({ severity: 'error', message: 'The clipboard cannot be written to.' });
  };
  return (
    <section className={styles.written} aria-label="Written">
      <p>
        {quantity(files.length, 'file')} in <code>{folder}</code>
      </p>
      <ul>
        {files.slice(0, SHOWN).map((file) => (
          <li key={file}>{file.slice(folder.length).replace(/^[/\\]+/, '')}</li>
        ))}
        {more > 0 && <li>and {figure(more)} more</li>}
      </ul>
      <div className={styles.actions}>
        <Button kind="plain" icon={<Copy size={14} />} onClick={copy}>
          Copy path
        </Button>
        {canShowInFolder() && (
          <Button kind="plain" icon={<FolderOpen size={14} />} onClick={() => void showInFolder(first)}>
            Show in folder
          </Button>
        )}
      </div>
    </section>
  );
}
