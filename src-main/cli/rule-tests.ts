/// <reference types="vite/types/importMeta.d.ts" />

/** Names of tests by the id of the rule that they test. */
export type RuleTests = { readonly [rule: string]: readonly string[] };

const generated = import.meta.glob<RuleTests>('../../src-engine/games/*/rule-tests.generated.json', {
  eager: true,
  import: 'default',
});

/** Undefined where nobody has noted yet which tests there are. */
export const ruleTestsOf = (game: string): RuleTests | undefined =>
  generated[`../../src-engine/games/${game}/rule-tests.generated.json`];
