import { changeFaceOptions } from '../faces/face-options.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'colours-deuteranopia',
  title: 'See faces as with deuteranopia (no green)',
  section: 'View',
  also: 'colour blind blindness simulate',
  run: () => changeFaceOptions({ sight: 'deuteranopia' }),
};
export default command;
