import { changeFaceOptions } from '../faces/face-options.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'colours-protanopia',
  title: 'See faces as with protanopia (no red)',
  section: 'View',
  also: 'colour blind blindness simulate',
  run: () => changeFaceOptions({ sight: 'protanopia' }),
};
export default command;
