import { changeFaceOptions } from '../faces/face-options.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'colours-as-printed',
  title: 'See faces in their colours',
  section: 'View',
  also: 'as printed normal',
  run: () => changeFaceOptions({ sight: 'printed' }),
};
export default command;
