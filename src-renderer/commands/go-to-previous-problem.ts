import { stepToProblem } from '../shell/problems/go-to-problem.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'go-to-previous-problem',
  title: 'Go to the previous problem',
  section: 'Go',
  key: 'Shift+F8',
  also: 'error warning',
  run: () => stepToProblem(-1),
};
export default command;
