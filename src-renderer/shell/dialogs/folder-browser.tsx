import { CornerLeftUp, Folder, FolderOpen } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FolderListing } from '../../../src-shared/workbench/api.ts';
import { Badge } from '../../controls/badge.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { api } from '../../state/workbench.ts';
import styles from './folder-browser.module.css';

interface FolderBrowserProps {
  readonly label: string;
  readonly path: string;
  readonly onPath: (path: string) => void;
  readonly start?: string | undefined;
  /** Whether a folder that is not there yet is made, rather than refused. */
  readonly mayBeNew?: boolean;
}

const IS_NEW = 'This folder is not there yet; it will be made.';

/** Walks through the folders of the machine, for hosts without a dialog of their own. A path can be typed as well. */
export function FolderBrowser({ label, path, onPath, start, mayBeNew = false }: FolderBrowserProps) {
  const [listing, setListing] = useState<FolderListing>();
  const [problem, setProblem] = useState<string>();
  const [newFolder, setNewFolder] = useState<string>();
  /** What is typed or asked for later counts, whatever answer comes in after it. */
  const asked = useRef(0);

  const go = async (to: string | undefined): Promise<void> => {
    const number = ++asked.current;
    const answer = await api().browseFolders(to === undefined ? {} : { path: to });
    if (number !== asked.current) {
      if (answer.ok) setListing((now) => now ?? answer.value);
      return;
    }
    if (!answer.ok && mayBeNew && answer.problem.code === 'folder/missing') {
      setProblem(undefined);
      return setNewFolder(to);
    }
    if (!answer.ok) return setProblem(answer.problem.message);
    setProblem(undefined);
    setListing(answer.value);
    onPath(answer.value.path);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the first folder once
  useEffect(() => void go(start), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    // A second Enter says yes to the folder.
    if (event.key !== 'Enter' || listing?.path === path || newFolder === path) return;
    event.preventDefault();
    void go(path);
  };

  return (
    <>
      <TextField
        label={label}
        mono
        value={path}
        error={problem}
        hint={newFolder === path ? IS_NEW : undefined}
        onChange={(event) => {
          asked.current++;
          setProblem(undefined);
          onPath(event.target.value);
        }}
        onKeyDown={onKeyDown}
        data-focus
      />
      <ul className={styles.list} aria-label="Folders">
        {listing?.parent !== undefined && (
          <li>
            <button type="button" className={styles.folder} onClick={() => void go(listing.parent)}>
              <CornerLeftUp size={14} aria-hidden />
              Up to {listing.parent}
            </button>
          </li>
        )}
        {listing?.folders.map(({ name, path: folder, hasSets }) => (
          <li key={folder}>
            <button type="button" className={styles.folder} onClick={() => void go(folder)}>
              {hasSets ? <FolderOpen size={14} aria-hidden /> : <Folder size={14} aria-hidden />}
              <span className={styles.name}>{name}</span>
              {hasSets && <Badge tone="accent">card sets</Badge>}
            </button>
          </li>
        ))}
        {listing && listing.folders.length === 0 && <li className={styles.none}>No folders in here.</li>}
      </ul>
    </>
  );
}
