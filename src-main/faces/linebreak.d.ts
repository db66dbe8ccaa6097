declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may break, or must. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
