import { tabs } from '../state/tabs.ts';
import { addNotice, api, onHello, onOtherWorkspace, tell, workbenchNow } from '../state/workbench.ts';
import { isWhatIfFile } from '../what-if/what-if-line.ts';
import { SourceDocument } from './source-document.ts';
import { dropSchema, setSchema } from './yaml-language.ts';

const documents = new Map<string, SourceDocument>();
const opening = new Map<string, Promise<SourceDocument | undefined>>();
/** Documents without a tab that wait until the program has their text. */
const leaving = new Set<SourceDocument>();
const LOOK_EVERY = 50;
let isListening = false;
/** Documents that something else than a tab shows. */
const held = new Map<string, number>();

/** Keeps the document of a file open until the answer is called. */
export function holdDocument(file: string): () => void {
  held.set(file, (held.get(file) ?? 0) + 1);
  return () => {
    const left = (held.get(file) ?? 1) - 1;
    if (left > 0) held.set(file, left);
    else held.delete(file);
    closeUnshown();
  };
}

export const openDocument = (file: string): SourceDocument | undefined => documents.get(file);

/** The document of a file, read when it is not open yet. Kept while its tab is there. */
export function documentOf(file: string): Promise<SourceDocument | undefined> {
  listen();
  const open = documents.get(file);
  if (open) return Promise.resolve(open);
  const known = opening.get(file);
  if (known) return known;
  const reading = read(file).finally(() => opening.get(file) === reading && opening.delete(file));
  opening.set(file, reading);
  return reading;
}

async function read(file: string): Promise<SourceDocument | undefined> {
  const asked = workbenchNow().workspace?.path;
  const answer = await api().readFile({ file });
  // A file of the same name in another workspace is another file.
  if (asked !== workbenchNow().workspace?.path) return undefined;
  const state = workbenchNow().files[file];
  let document: SourceDocument;
  if (answer.ok) document = new SourceDocument(file, answer.value.set, answer.value);
  else if (answer.problem.code === 'file/gone' && state) document = SourceDocument.ofGone(state);
  else {
    tell(answer.problem);
    return undefined;
  }
  documents.set(file, document);
  void refreshSchema(file);
  return document;
}

/** Completion and hover know the modes and classes of the set as they are now. */
export async function refreshSchema(file: string): Promise<void> {
  // What-ifs ask for theirs while they are typed.
  if (isWhatIfFile(file)) return;
  const answer = await api().sourceSchema({ file });
  if (answer.ok && documents.has(file)) setSchema(file, answer.value);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  api().on('file-changed', ({ file, client, edits }) => {
    const document = documents.get(file.file);
    if (!document) return;
    const isOwn = client !== undefined && client === workbenchNow().hello?.client;
    if (edits.length > 0) document.sync.change(file.revision, edits, isOwn);
    document.lookAfterChange();
  });
  tabs.subscribe(closeUnshown);
  // After the connection was gone, nobody knows what was missed.
  onHello(() => {
    for (const document of documents.values()) document.sync.refresh();
  });
  onOtherWorkspace(() => {
    opening.clear();
    for (const document of [...documents.values()]) leave(document);
  });
}

function closeUnshown(): void {
  for (const document of documents.values()) if (!isShown(document)) void closeWhenSent(document);
}

const isShown = ({ file }: SourceDocument): boolean =>
  held.has(file) || tabs.get().tabs.some((tab) => tab.kind === 'source' && tab.file === file);

/** What was typed last is not lost with the tab. */
async function closeWhenSent(document: SourceDocument): Promise<void> {
  if (leaving.has(document)) return;
  leaving.add(document);
  const isWanted = () => isShown(document) || documents.get(document.file) !== document;
  while (document.sync.hasUnsent && !isWanted()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  leaving.delete(document);
  if (!isWanted()) close(document);
}

/** The program has another workspace open: it cannot take the text of this one any more. */
function leave(document: SourceDocument): void {
  if (document.sync.hasUnsent) {
    const message = `Another workspace was opened before the last change in ${document.file} had arrived; it may be lost.`;
    addNotice({ severity: 'warning', message });
  }
  close(document);
}

function close(document: SourceDocument): void {
  documents.delete(document.file);
  document.dispose();
  dropSchema(document.file);
}
