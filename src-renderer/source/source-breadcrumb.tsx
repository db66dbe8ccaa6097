import { ChevronRight } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import { goToLine } from './source-actions.ts';
import styles from './source-breadcrumb.module.css';
import type { SourceDocument } from './source-document.ts';
import { sourceEditor } from './source-editor.ts';
import { itemsAround, type OutlineItem } from './source-outline.ts';

interface SourceBreadcrumbProps {
  readonly file: string;
  readonly document: SourceDocument | undefined;
}

/** The file, and the card and field that the cursor is in. */
export function SourceBreadcrumb({ file, document }: SourceBreadcrumbProps) {
  const around = useItemsAround(document);
  const folders = file.split('/');
  const name = folders.pop() ?? file;
  return (
    <nav aria-label="Place in the file" className={styles.crumbs}>
      <span className={styles.folder}>{folders.join(' / ')}</span>
      <span className={styles.file}>{name}</span>
      {around.map((item) => (
        <Fragment key={item.line}>
          <ChevronRight size={12} className={styles.arrow} aria-hidden />
          <button type="button" className={styles.crumb} onClick={() => goToLine(item.line)}>
            {item.label}
          </button>
        </Fragment>
      ))}
    </nav>
  );
}

const NONE: readonly OutlineItem[] = [];

/** The items of the outline around the cursor. */
export function useItemsAround(document: SourceDocument | undefined): readonly OutlineItem[] {
  const [around, setAround] = useState(NONE);
  useEffect(() => {
    if (!document) return;
    const { editor } = sourceEditor();
    const update = (): void => {
      if (editor.getModel() !== document.model) return;
      const found = itemsAround(document.outline, editor.getPosition()?.lineNumber ?? 1);
      setAround((now) => (isSame(now, found) ? now : found));
    };
    update();
    const moves = editor.onDidChangeCursorPosition(update);
    const models = editor.onDidChangeModel(update);
    const stop = document.onOutline(update);
    return () => {
      moves.dispose();
      models.dispose();
      stop();
    };
  }, [document]);
  return around;
}

const isSame = (a: readonly OutlineItem[], b: readonly OutlineItem[]): boolean =>
  a.length === b.length && a.every((item, place) => item.line === b[place]!.line && item.label === b[place]!.label);
