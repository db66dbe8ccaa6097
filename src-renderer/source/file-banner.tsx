import { TriangleAlert } from 'lucide-react';
import { runCommand } from '../commands/commands.ts';
import { Button } from '../controls/button.tsx';
import { useFile, useSet } from '../state/workbench.ts';
import styles from './file-banner.module.css';

interface FileBannerProps {
  readonly file: string;
  readonly set: string;
  /** There is no such file any more. */
  readonly isGone: boolean;
}

/** What there is to know about the file, if anything. Conflicts and lost files with unsaved work are told above all views. */
export function FileBanner({ file, set, isGone }: FileBannerProps) {
  const view = useFile(file);
  const canRedo = useSet(set)?.history.redo !== undefined;
  if (isGone) {
    return (
      <div role="status" className={styles.banner}>
        <TriangleAlert size={14} aria-hidden />
        <p>{canRedo ? `${file} does not exist now. Undo or redo brings it back.` : deletedText(file)}</p>
        <Button onClick={() => runCommand('undo')}>Undo</Button>
        {canRedo && <Button onClick={() => runCommand('redo')}>Redo</Button>}
      </div>
    );
  }
  if (view?.disk !== 'same' || !view.readOnly) return null;
  return (
    <div role="status" className={styles.banner}>
      <TriangleAlert size={14} aria-hidden />
      <p>This file can only be read on disk: changes cannot be saved to it.</p>
    </div>
  );
}

export const deletedText = (file: string): string => `${file} was deleted on disk. Undo brings it back.`;
