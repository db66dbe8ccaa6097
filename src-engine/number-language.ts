/** How the numbers of a set are written, on its cards and in its rule book. */
export interface NumberLanguage {
  /** `en`, `de-AT` … */
  readonly language: string;
  /**
   * With the separators of the language, and so many decimals where it has any; what is no number as it is written. Sets with
   * mistakes have faces, too.
   */
  readonly number: (value: unknown, decimals?: number) => string;
}
