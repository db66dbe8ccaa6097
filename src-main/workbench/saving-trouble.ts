import { errorCode } from '../output/error-code.ts';

/** Why edits could not be noted for recovery, for people. */
export function journalTrouble(error: unknown): string {
  const code = errorCode(error);
  const why: { readonly [code: string]: string } = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk is full',
    EACCES: 'its folder may not be written',
    EPERM: 'its folder may not be written',
    EROFS: 'the disk can only be read',
  };
  const reason = why[code] ?? code;
  return `If Soundcheck ends unexpectedly now, unsaved work is lost: the recovery journal cannot be written (${reason}). Save soon; you are told when the journal works again.`;
}

/** Why a file could not be written, for people. */
export function writeTrouble(file: string, error: unknown): string {
  const code = errorCode(error);
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `${file} was not saved: the disk is full. Free some space and save again; your changes are kept here.`;
    case 'EACCES':
    case 'EPERM':
      return `${file} was not saved: you may not write there. Change the rights of the file or its folder and save again; your changes are kept here.`;
    case 'EROFS':
      return `${file} was not saved: the disk can only be read. Your changes are kept here.`;
    case 'ENOENT':
    case 'ENOTDIR':
      return `${file} was not saved: its folder is gone. Put it back and save again; your changes are kept here.`;
    default:
      return `${file} was not saved (${code}). Your changes are kept here; try again.`;
  }
}
