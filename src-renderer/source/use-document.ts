import { useEffect, useState } from 'react';
import type { SetView } from '../../src-shared/workbench/set-view.ts';
import { useTheme } from '../theme/theme.ts';
import { deletedText } from './file-banner.tsx';
import { applyMonacoTheme } from './monaco-theme.ts';
import { documentOf, openDocument, refreshSchema } from './open-documents.ts';
import type { SourceDocument } from './source-document.ts';
import { fitToSize, type HostedEditor } from './source-editor.ts';

export function useDocument(file: string): SourceDocument | undefined {
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

/** Puts an editor into this view while it is in front, and remembers where the user was. */
export function useEditor(
  host: React.RefObject<HTMLDivElement | null>,
  document: SourceDocument | undefined,
  isReadOnly: boolean,
  hosted: () => HostedEditor,
): void {
  useEffect(() => {
    if (!document || !host.current || document.model.isDisposed()) return;
    const { editor, host: element } = hosted();
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
  }, [host, document, hosted]);
  useEffect(() => {
    if (!document) return;
    const { editor } = hosted();
    editor.updateOptions({ readOnly: isReadOnly, readOnlyMessage: { value: deletedText(document.file) } });
    return () => editor.updateOptions({ readOnly: false });
  }, [document, isReadOnly, hosted]);
}

export function useMonacoTheme(): void {
  const theme = useTheme();
  useEffect(() => applyMonacoTheme(theme), [theme]);
}

/** The names of the modes and classes are part of the schema. */
export function useSchema(file: string, view: SetView | undefined): void {
  const modes = view?.modes;
  const manifest = view?.manifest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when one of them has changed
  useEffect(() => void refreshSchema(file), [file, modes, manifest]);
}
