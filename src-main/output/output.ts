/** One file of what leaves the program. */
export interface OutputFile {
  /** Below the folder that is chosen for it, with forward slashes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface OutputProgress {
  readonly done: number;
  readonly of: number;
  /** What is counted: `faces`, `pages`. */
  readonly what: string;
}

/** Who waits for an output: told how far it is, and may stop it. */
export interface OutputWatch {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: OutputProgress) => void;
}

/** Gives other work a turn, and ends here when nobody wants the output any more. */
export async function breathe({ signal }: OutputWatch): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal?.throwIfAborted();
}
