import { TriangleAlert } from 'lucide-react';
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

function messageOf({ disk, readOnly }: NonNullable<ReturnType<typeof useFile>>): string | undefined {
  if (disk === 'changed') return 'This file has changed on disk while there is unsaved work in it.';
  if (disk === 'deleted') return 'This file is no longer on disk. Saving writes it anew.';
  if (readOnly) return 'This file can only be read on disk: what you change here cannot be saved to it.';
  return undefined;
}
