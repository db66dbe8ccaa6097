/** Below which lines Enter goes further in than where the line begins. */
export interface EnterRule {
  readonly beforeText: RegExp;
  /** Whether the next line lies within this one. */
  readonly goesIn: boolean;
  readonly appendText?: string;
}

/** A key as people write it: plain, with spaces or letters of any language, or in quotes. */
const KEY = /(?:"[^"]*"|'[^']*'|[^\s#&*!|>'"%@`{}[\],?:-][^:#]*?)/.source;
/** Nothing yet, or the head of a text of several lines. */
const OPEN = /(?:[ \t]+[|>][-+\d]*)?[ \t]*(?:[ \t]#.*)?$/.source;
const WIDEST_GAP = 4;

/** Below the first field of a list entry the next one begins under its key, not under its dash, however wide the gap is. */
const belowADash = Array.from({ length: WIDEST_GAP }, (_, less): readonly EnterRule[] => {
  const gap = ' '.repeat(less + 1);
  const entry = `^\\s*-${gap}${KEY}:`;
  const appendText = `${gap} `;
  return [
    { beforeText: new RegExp(entry + OPEN), goesIn: true, appendText },
    { beforeText: new RegExp(`${entry}\\s.*$`), goesIn: false, appendText },
  ];
}).flat();

const belowAnOpenKey: EnterRule = { beforeText: new RegExp(`^\\s*${KEY}:${OPEN}`), goesIn: true };

/** The first one that fits counts. */
export const enterRules: readonly EnterRule[] = [...belowADash, belowAnOpenKey];
