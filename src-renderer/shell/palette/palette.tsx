import {
  FileCode2,
  FolderOpen,
  LayoutGrid,
  Link2,
  RectangleVertical,
  Search,
  SlidersHorizontal,
  SquareTerminal,
} from 'lucide-react';
import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../../controls/class-names.ts';
import { Keys } from '../../controls/keys.tsx';
import { useStore } from '../../state/store.ts';
import { useAllSets } from '../all-sets.ts';
import styles from './palette.module.css';
import { commandEntries, type EntryKind, linkEntries, type PaletteEntry, placeEntries } from './palette-entries.ts';
import { searchEntries } from './palette-search.ts';
import { palette } from './palette-state.ts';

const ICONS: { readonly [K in EntryKind]: typeof Search } = {
  command: SquareTerminal,
  link: Link2,
  cards: LayoutGrid,
  card: RectangleVertical,
  mode: SlidersHorizontal,
  file: FileCode2,
  workspace: FolderOpen,
};
const KINDS: { readonly [K in EntryKind]: string } = {
  command: 'Command',
  link: 'Link',
  cards: 'Card type',
  card: 'Card',
  mode: 'Mode',
  file: 'File',
  workspace: 'Workspace',
};

/** One box to find everything: commands, cards, modes, files, workspaces. */
export function PaletteLayer() {
  return useStore(palette, (isOpen) => isOpen) ? <Palette /> : null;
}

const close = (): void => palette.set(false);

function Palette() {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [commands] = useState(commandEntries);
  const { sets } = useAllSets(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is more to find with every set that opens
  const places = useMemo(placeEntries, [sets]);
  const wanted = useDeferredValue(typed);

  const search = useCallback(
    (text: string) => {
      // As elsewhere, “>” asks for commands only.
      const links = linkEntries(text);
      if (links.length > 0) return searchEntries(links, '');
      if (text.startsWith('>')) return searchEntries(commands, text.slice(1));
      if (text.trim() === '') return searchEntries([...firstPlaces(places), ...commands], '');
      return searchEntries([...places, ...commands], text);
    },
    [commands, places],
  );
  const found = useMemo(() => search(wanted), [search, wanted]);

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      const isElsewhere = document.activeElement !== document.body && document.activeElement !== null;
      if (!isElsewhere && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const run = (entry: PaletteEntry | undefined): void => {
    if (!entry) return;
    close();
    // Once the palette is gone, so that the focus goes where the entry wants it.
    setTimeout(() => entry.run());
  };
  // Whoever types fast presses Enter before the list has followed: what counts is what was typed.
  const entered = () => (wanted === typed ? found[chosen] : search(typed)[0]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = found.length - 1;
    const to = {
      ArrowDown: chosen >= last ? 0 : chosen + 1,
      ArrowUp: chosen <= 0 ? last : chosen - 1,
      PageDown: Math.min(last, chosen + 8),
      PageUp: Math.max(0, chosen - 8),
    }[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(entered()?.entry);
    else if (to === undefined) return;
    else setChosen(Math.max(0, to));
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the palette is only a second way to Esc
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Search cards, files, commands"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.box}>
        <Search size={15} aria-hidden />
        <input
          role="combobox"
          aria-expanded
          aria-controls="palette-list"
          aria-activedescendant={found[chosen] ? `palette-${chosen}` : undefined}
          aria-autocomplete="list"
          aria-label="Search cards, files, commands"
          placeholder="Search cards, files, commands; > for commands only"
          className={styles.input}
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id="palette-list" role="listbox" aria-label="Results" className={styles.list}>
        {found.map(({ entry, places }, at) => {
          const Icon = ICONS[entry.kind];
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box above handles the keys
            <div
              key={entry.id}
              id={`palette-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              className={classNames(styles.entry, at === chosen && styles.chosen)}
              onPointerMove={() => setChosen(at)}
              onClick={() => run(entry)}
            >
              <Icon size={14} role="img" aria-label={KINDS[entry.kind]} />
              <span className={styles.title}>
                <Marked text={entry.title} places={places} />
              </span>
              <span className={styles.detail}>{entry.detail}</span>
              {entry.shortcut && <Keys of={entry.shortcut} />}
            </div>
          );
        })}
      </div>
      {found.length === 0 && (
        <p role="status" className={styles.none}>
          Nothing found.
        </p>
      )}
    </dialog>
  );
}

/** What is most likely gone to: the cards of the set in front. */
const firstPlaces = (places: readonly PaletteEntry[]): readonly PaletteEntry[] =>
  places.filter(({ kind, detail }) => kind === 'cards' && detail === places[0]?.detail);

/** The letters that matched stand out. */
function Marked({ text, places }: { readonly text: string; readonly places: readonly number[] }) {
  if (places.length === 0) return text;
  const marked = new Set(places);
  const runs: { text: string; isMarked: boolean; at: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const isMarked = marked.has(at);
    const last = runs.at(-1);
    if (last?.isMarked === isMarked) last.text += text[at];
    else runs.push({ text: text[at]!, isMarked, at });
  }
  return runs.map((run) =>
    run.isMarked ? <mark key={run.at}>{run.text}</mark> : <span key={run.at}>{run.text}</span>,
  );
}
