import { tabs } from '../state/tabs.ts';
import { api, tell, workbenchNow } from '../state/workbench.ts';
import { SourceDocument } from './source-document.ts';
import { dropSchema, setSchema } from './yaml-language.ts';

const documents = new Map<string, SourceDocument>();
const opening = new Map<string, Promise<SourceDocument | undefined>>();
let workspace: string | undefined;
let isListening = false;

export const openDocument = (file: string): SourceDocument | undefined => documents.get(file);

/** The document of a file, read when it is not open yet. Kept while its tab is there. */
export function documentOf(file: string): Promise<SourceDocument | undefined> {
  listen();
  const open = documents.get(file);
  if (open) return Promise.resolve(open);
  const reading = opening.get(file) ?? read(file).finally(() => opening.delete(file));
  opening.set(file, reading);
  return reading;
}

async function read(file: string): Promise<SourceDocument | undefined> {
  const answer = await api().readFile({ file });
  if (!answer.ok) {
    tell(answer.problem);
    return undefined;
  }
  const { text, revision, set } = answer.value;
  const document = new SourceDocument(file, set, text, revision);
  documents.set(file, document);
  void refreshSchema(file);
  return document;
}

/** Completion and hover know the modes and classes of the set as they are now. */
export async function refreshSchema(file: string): Promise<void> {
  const answer = await api().sourceSchema({ file });
  if (answer.ok && documents.has(file)) setSchema(file, answer.value);
}

/** After the connection was gone. */
export function refreshDocuments(): void {
  for (const document of documents.values()) document.sync.refresh();
}

function listen(): void {
  const path = workbenchNow().workspace?.path;
  if (path !== workspace) {
    for (const file of [...documents.keys()]) close(file);
    workspace = path;
  }
  if (isListening) return;
  isListening = true;
  api().on('file-changed', ({ file, client, edits }) => {
    if (edits.length === 0) return;
    const isOwn = client !== undefined && client === workbenchNow().hello?.client;
    documents.get(file.file)?.sync.change(file.revision, edits, isOwn);
  });
  tabs.subscribe(() => {
    const shown = new Set(tabs.get().tabs.map((tab) => (tab.kind === 'source' ? tab.file : '')));
    for (const file of documents.keys()) if (!shown.has(file)) void closeSettled(file);
  });
}

/** What was typed last is not lost with the tab. */
async function closeSettled(file: string): Promise<void> {
  await documents.get(file)?.settled();
  if (!tabs.get().tabs.some((tab) => tab.kind === 'source' && tab.file === file)) close(file);
}

function close(file: string): void {
  documents.get(file)?.dispose();
  documents.delete(file);
  dropSchema(file);
}
