/** What went wrong, for people (`message`: what, where, what to do) and for programs (`code`). */
export interface Problem {
  readonly code: string;
  readonly message: string;
}

/** Every method of the contract answers with one of these; a rejected promise means that the connection is gone. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export const done = <T>(value: T): Result<T> => ({ ok: true, value });

export const failed = (code: string, message: string): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code, message },
});
