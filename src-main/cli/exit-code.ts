export const DONE = 0;
/** The set or document has errors. */
export const HAS_ERRORS = 1;
/** Unknown command, option, mode, file … */
export const WRONG_CALL = 2;
export const CANCELLED = 3;
/** A fault of the program itself; the number that sysexits.h has for it. */
export const FAULT = 70;

export type ExitCode = typeof DONE | typeof HAS_ERRORS | typeof WRONG_CALL | typeof CANCELLED | typeof FAULT;
