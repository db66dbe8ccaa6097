import { toggleCardFace } from '../faces/face-options.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'toggle-card-face',
  title: 'Show or hide the face beside the form',
  section: 'View',
  also: 'card panel inspector picture',
  run: () => toggleCardFace(),
};
export default command;
