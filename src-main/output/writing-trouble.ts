import { errorCode } from './error-code.ts';
import { PartlyWritten } from './write-output.ts';

const MOST_NAMED = 10;

/** Why the files of an output are not below a folder, for people. What to do depends on who asks. */
export function writingTrouble(folder: string, error: unknown): string {
  if (error instanceof PartlyWritten) return partly(error);
  const code = errorCode(error);
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `Nothing was written to ${folder}: the disk is full.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Nothing was written: you may not write to ${folder} (${code}).`;
    case 'EEXIST':
    case 'ENOTDIR':
    case 'EISDIR':
      return `Nothing was written to ${folder}: a file stands where a folder should be, or a folder where a file should (${code}).`;
    default:
      return `Nothing was written to ${folder} (${code}).`;
  }
}

function partly({ replaced, cause }: PartlyWritten): string {
  const names = replaced.slice(0, MOST_NAMED).join(', ');
  const more = replaced.length > MOST_NAMED ? ` and ${replaced.length - MOST_NAMED} more` : '';
  const were = replaced.length === 1 ? 'was' : 'were';
  return `Only ${names}${more} ${were} replaced, everything else is as it was (${errorCode(cause)}).`;
}
