import { reveal, selectedCard } from '../state/selection.ts';
import { openTab } from '../state/tabs.ts';
import { answered, api, workbenchNow } from '../state/workbench.ts';
import type { Command } from './command.ts';

const command: Command = {
  id: 'open-source-of-card',
  title: 'Open the source of the selected card',
  section: 'Go',
  key: 'Alt+Y',
  also: 'yaml text file',
  enabled: () => selectedCard.get() !== undefined,
  async run() {
    const card = selectedCard.get();
    if (!card) return;
    const subject = { on: 'card', type: card.type, key: card.key } as const;
    const place = answered(await api().locate({ set: card.set, subject, path: [] }));
    if (!place) return;
    const sets = workbenchNow().workspace?.sets.map(({ path }) => path) ?? [];
    const set = sets.find((path) => place.file.startsWith(`${path}/`)) ?? card.set;
    openTab({ kind: 'source', file: place.file, set });
    reveal.set({ in: 'source', place });
  },
};
export default command;
