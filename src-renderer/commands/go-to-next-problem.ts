import { stepToProblem } from '../shell/problems/go-to-problem.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'go-to-next-problem',
  title: 'Go to the next problem',
  section: 'Go',
  key: 'F8',
  also: 'error warning',
  run: () => stepToProblem(1),
};
export default command;
