import { CornerLeftUp, Folder, FolderOpen } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
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
}

/** Walks through the folders of the machine, for hosts without a dialog of their own. A path can be typed as well. */
export function FolderBrowser({ label, path, onPath, start }: FolderBrowserProps) {
  const [listing, setListing] = useState<FolderListing>();
  const [problem, setProblem] = useState<string>();

  const go = async (to: string | undefined): Promise<void> => {
    const answer = await api().browseFolders(to === undefined ? {} : { path: to });
    if (!answer.ok) return setProblem(answer.problem.message);
    setProblem(undefined);
    setListing(answer.value);
    onPath(answer.value.path);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the first folder once
  useEffect(() => void go(start), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || listing?.path === path) return;
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
        onChange={(event) => onPath(event.target.value)}
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
