import { api, takeWorkspace } from '../../state/workbench.ts';
import { say } from '../status.ts';

/** Answers with what went wrong, if anything did. */
export async function copySamplesTo(folder: string): Promise<string | undefined> {
  const answer = await api().copySamples({ to: folder });
  if (!answer.ok) return answer.problem.message;
  takeWorkspace(answer.value);
  say(`The sample sets are yours now, in ${answer.value.path}`);
  return undefined;
}
