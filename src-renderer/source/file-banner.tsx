import { TriangleAlert } from 'lucide-react';
import type { FileView } from '../../src-shared/workbench/workspace-view.ts';
import { useFile } from '../state/workbench.ts';
import styles from './file-banner.module.css';

/** What there is to know about the file on disk, if anything. */
export function FileBanner({ file }: { readonly file: string }) {
  const view = useFile(file);
  const message = view && messageOf(view);
  if (message === undefined) return null;
  return (
    <p role="status" className={styles.banner}>
      <TriangleAlert size={14} aria-hidden />
      {message}
    </p>
  );
}

/** Conflicts and lost files with unsaved work are told above all views, where they can be mended. */
function messageOf({ disk, unsaved, readOnly }: FileView): string | undefined {
  if (disk === 'deleted' && !unsaved) return 'This file is no longer on disk. Saving writes it anew.';
  if (disk === 'same' && readOnly) return 'This file can only be read on disk: changes cannot be saved to it.';
  return undefined;
}
