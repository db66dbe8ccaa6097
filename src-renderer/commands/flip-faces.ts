import { flipFaces } from '../faces/face-options.ts';
import { say } from '../shell/status.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'flip-faces',
  title: 'Turn the faces over: fronts or backs',
  section: 'View',
  key: 'Alt+B',
  also: 'side flip gallery',
  run: () => say(flipFaces() === 'front' ? 'Fronts of the cards' : 'Backs of the cards'),
};
export default command;
