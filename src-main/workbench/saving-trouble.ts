import { errorCode } from '../output/error-code.ts';

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
