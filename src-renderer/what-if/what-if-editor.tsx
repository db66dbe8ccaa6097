import { useEffect, useRef } from 'react';
import type { WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import { holdDocument } from '../source/open-documents.ts';
import { whatIfEditor } from '../source/source-editor.ts';
import { markDiagnostics } from '../source/source-markers.ts';
import { registerProviders } from '../source/source-providers.ts';
import { useDocument, useEditor, useMonacoTheme, useSchema } from '../source/use-document.ts';
import { createStore, useStore } from '../state/store.ts';
import { useSet } from '../state/workbench.ts';
import { editorWanted } from './new-what-if.ts';
import { switchOn } from './session.ts';
import styles from './what-if-panel.module.css';

registerProviders();

const THERE = createStore(false);

interface WhatIfEditorProps {
  readonly file: string;
  readonly set: string;
  readonly diagnostics: readonly WorkbenchDiagnostic[];
}

/** The changes of one what-if, a line each. */
export function WhatIfEditor({ file, set, diagnostics }: WhatIfEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const document = useDocument(file);
  const isGone = useStore(document?.gone ?? THERE, (gone) => gone);
  const isWanted = useStore(editorWanted, (wanted) => wanted === file);
  useEditor(host, document, isGone, whatIfEditor);
  useMonacoTheme();
  useSchema(file, useSet(set));
  useEffect(() => holdDocument(file), [file]);
  useEffect(() => {
    if (document && !document.model.isDisposed()) markDiagnostics(document, diagnostics);
  }, [document, diagnostics]);
  useEffect(() => {
    if (!document || !isWanted) return;
    editorWanted.set(undefined);
    const { editor } = whatIfEditor();
    const end = document.model.getFullModelRange().getEndPosition();
    editor.setPosition(end);
    editor.focus();
  }, [document, isWanted]);
  useEffect(() => {
    const typing = document?.model.onDidChangeContent(() => {
      if (whatIfEditor().editor.hasTextFocus()) switchOn(set, file);
    });
    return () => typing?.dispose();
  }, [document, set, file]);
  return <div ref={host} className={styles.editor} data-testid="what-if-editor" data-ready={document !== undefined} />;
}
