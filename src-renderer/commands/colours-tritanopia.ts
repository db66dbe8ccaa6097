import { changeFaceOptions } from '../faces/face-options.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'colours-tritanopia',
  title: 'See faces as with tritanopia (no blue)',
  section: 'View',
  also: 'colour blind blindness simulate',
  run: () => changeFaceOptions({ sight: 'tritanopia' }),
};
export default command;
