import { ListTree, Sparkles, TableProperties } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { SetView } from '../../src-shared/workbench/set-view.ts';
import { IconButton } from '../controls/button.tsx';
import { useReveal } from '../state/selection.ts';
import { createStore, useStore } from '../state/store.ts';
import { useViewActions } from '../state/view-actions.ts';
import { changeSetting, useOpenedSet, useSetting } from '../state/workbench.ts';
import { useAsPlayed } from '../what-if/judgements.ts';
import { FileBanner } from './file-banner.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { formatDocument, revealPlace, showInGrid } from './source-actions.ts';
import { SourceBreadcrumb } from './source-breadcrumb.tsx';
import type { SourceDocument } from './source-document.ts';
import { sourceEditor } from './source-editor.ts';
import { markDiagnostics } from './source-markers.ts';
import { registerProviders } from './source-providers.ts';
import styles from './source-view.module.css';
import { useCardAtCursor } from './use-card-at-cursor.ts';
import { useDocument, useEditor, useMonacoTheme, useSchema } from './use-document.ts';

registerProviders();

/** As long as there is no document. */
const THERE = createStore(false);

interface SourceViewProps {
  readonly file: string;
  readonly set: string;
}

/** The YAML of one file. */
export function SourceView({ file, set }: SourceViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const document = useDocument(file);
  const hasOutline = useSetting('source.outline', false);
  const view = useOpenedSet(set);
  const isGone = useStore(document?.gone ?? THERE, (gone) => gone);
  useEditor(host, document, isGone, sourceEditor);
  useMonacoTheme();
  useMarkers(document, view);
  useSchema(file, view);
  useRevealed(document);
  useCardAtCursor(document);

  const actions = useMemo(() => {
    const { editor } = sourceEditor();
    const trigger = (action: string) => () => {
      editor.focus();
      void editor.getAction(action)?.run();
    };
    return {
      'format-document': () => document && void formatDocument(document),
      'go-to-definition': trigger('editor.action.revealDefinition'),
      'quick-fix': trigger('editor.action.quickFix'),
      'quick-outline': trigger('editor.action.quickOutline'),
      outline: () => changeSetting('source.outline', !hasOutline),
      'show-in-grid': () => document && showInGrid(document),
      find: trigger('actions.find'),
    };
  }, [document, hasOutline]);
  useViewActions(actions);

  return (
    <section className={styles.view} aria-label={`Source of ${file}`} data-ready={document !== undefined}>
      <div className={styles.bar}>
        <SourceBreadcrumb file={file} document={document} />
        <IconButton label="Show as values" icon={<TableProperties size={14} />} onClick={actions['show-in-grid']} />
        <IconButton
          label="Format the document"
          shortcut="Shift+Alt+F"
          icon={<Sparkles size={14} />}
          onClick={actions['format-document']}
        />
        <IconButton
          label="Outline"
          shortcut="Alt+O"
          aria-pressed={hasOutline}
          icon={<ListTree size={14} />}
          onClick={actions.outline}
        />
      </div>
      <FileBanner file={file} set={set} isGone={isGone} />
      <div className={styles.middle}>
        <div ref={host} className={styles.editor} data-testid="source-editor" />
        {hasOutline && document && <OutlinePanel document={document} />}
      </div>
    </section>
  );
}

function useMarkers(document: SourceDocument | undefined, view: SetView | undefined): void {
  const { diagnostics, whatIfs } = useAsPlayed(view) ?? {};
  useEffect(() => {
    if (!document || !diagnostics || !whatIfs || document.model.isDisposed()) return;
    const own = whatIfs.find((whatIf) => whatIf.file === document.file);
    markDiagnostics(document, own?.diagnostics ?? diagnostics);
  }, [document, diagnostics, whatIfs]);
}

function useRevealed(document: SourceDocument | undefined): void {
  const asked = useReveal();
  useEffect(() => {
    if (document && asked?.in === 'source' && asked.place.file === document.file) revealPlace(document, asked.place);
  }, [document, asked]);
}
