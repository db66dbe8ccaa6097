import { createContext } from 'react';

/** One thing that says where a chart comes from: `Seed`, `1`. */
export interface SourceFact {
  readonly name: string;
  readonly text: string;
  /** In a picture, where that is not the text as it is. */
  readonly short?: string;
}

/** What the charts below are of, for their files: whatever is passed on should say where it comes from. */
export const ChartSource = createContext<readonly SourceFact[]>([]);

/** All of it in a line. */
export const sourceText = (facts: readonly SourceFact[]): string =>
  facts.map(({ text, short = text }) => short).join(' · ');
