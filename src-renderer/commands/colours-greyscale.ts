import { changeFaceOptions } from '../faces/face-options.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'colours-greyscale',
  title: 'See faces in greyscale',
  section: 'View',
  also: 'black white photocopy grey',
  run: () => changeFaceOptions({ sight: 'greyscale' }),
};
export default command;
