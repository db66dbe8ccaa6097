/**
 * Options that formats can take: ids of card types, ids of modes, another set to compare with, whose wishes pictures follow, and
 * where pictures will be found.
 */
export type ExportOptionId = 'type' | 'mode' | 'since' | 'profile' | 'base-url';

/** What can be told of a way to export without exporting anything: for lists, dialogs and help. */
export interface ExportFormatInfo {
  readonly id: string;
  /** `Tables for spreadsheets` */
  readonly label: string;
  /** In a line. */
  readonly summary: string;
  readonly takes: readonly ExportOptionId[];
}
