import { ListTree, Sparkles, TableProperties } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SetView } from '../../src-shared/workbench/set-view.ts';
import { IconButton } from '../controls/button.tsx';
import { useReveal } from '../state/selection.ts';
import { createStore, useStore } from '../state/store.ts';
import { useViewActions } from '../state/view-actions.ts';
import { changeSetting, useOpenedSet, useSetting } from '../state/workbench.ts';
import { useTheme } from '../theme/theme.ts';
import { deletedText, FileBanner } from './file-banner.tsx';
import { applyMonacoTheme } from './monaco-theme.ts';
import { documentOf, openDocument, refreshSchema } from './open-documents.ts';
import { OutlinePanel } from './outline-panel.tsx';
import { formatDocument, revealPlace, showInGrid } from './source-actions.ts';
import { SourceBreadcrumb } from './source-breadcrumb.tsx';
import type { SourceDocument } from './source-document.ts';
import { fitToSize, sourceEditor } from './source-editor.ts';
import { markDiagnostics } from './source-markers.ts';
import { registerProviders } from './source-providers.ts';
import styles from './source-view.module.css';

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
  useEditor(host, document, isGone);
  useMonacoTheme();
  useMarkers(document, view);
  useSchema(file, view);
  useRevealed(document);

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

function useDocument(file: string): SourceDocument | undefined {
  const [document, setDocument] = useState(() => openDocument(file));
  useEffect(() => {
    let isCurrent = true;
    void documentOf(file).then((opened) => isCurrent && setDocument(opened));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return document;
}

/** Puts the one editor into this view while it is in front, and remembers where the user was. */
function useEditor(
  host: React.RefObject<HTMLDivElement | null>,
  document: SourceDocument | undefined,
  isReadOnly: boolean,
): void {
  useEffect(() => {
    if (!document || !host.current || document.model.isDisposed()) return;
    const { editor, host: element } = sourceEditor();
    host.current.append(element);
    fitToSize(editor, document.model);
    editor.setModel(document.model);
    if (document.viewState) editor.restoreViewState(document.viewState);
    editor.layout();
    return () => {
      if (editor.getModel() === document.model) document.viewState = editor.saveViewState();
      editor.setModel(null);
      element.remove();
    };
  }, [host, document]);
  useEffect(() => {
    if (!document) return;
    const { editor } = sourceEditor();
    editor.updateOptions({ readOnly: isReadOnly, readOnlyMessage: { value: deletedText(document.file) } });
    return () => editor.updateOptions({ readOnly: false });
  }, [document, isReadOnly]);
}

function useMonacoTheme(): void {
  const theme = useTheme();
  useEffect(() => applyMonacoTheme(theme), [theme]);
}

function useMarkers(document: SourceDocument | undefined, view: SetView | undefined): void {
  const diagnostics = view?.diagnostics;
  useEffect(() => {
    if (document && diagnostics && !document.model.isDisposed()) markDiagnostics(document, diagnostics);
  }, [document, diagnostics]);
}

/** The names of the modes and classes are part of the schema. */
function useSchema(file: string, view: SetView | undefined): void {
  const modes = view?.modes;
  const manifest = view?.manifest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when one of them has changed
  useEffect(() => void refreshSchema(file), [file, modes, manifest]);
}

function useRevealed(document: SourceDocument | undefined): void {
  const asked = useReveal();
  useEffect(() => {
    if (document && asked?.in === 'source' && asked.place.file === document.file) revealPlace(document, asked.place);
  }, [document, asked]);
}
