import type { Finding } from '../../card-set.ts';
import type * as data from './data.generated.ts';

type Path = Finding['path'];

/** Collects what is wrong with a noted table, and remembers who claims which sponsor. */
export class ScoreFindings {
  readonly list: Finding[] = [];
  private readonly document: data.ScoreDocument;
  private readonly claims: { sponsor: string; exclusive: boolean; path: Path }[] = [];

  constructor(document: data.ScoreDocument) {
    this.document = document;
  }

  get hasErrors(): boolean {
    return this.list.some((finding) => finding.severity === 'error');
  }

  error(code: string, path: Path, message: string): void {
    this.list.push({ severity: 'error', code, message, on: this.document, path });
  }

  /** The table can be scored, but it was not played by the rules. */
  warn(code: string, path: Path, message: string): void {
    this.list.push({ severity: 'warning', code, message, on: this.document, path });
  }

  claim(sponsor: string, exclusive: boolean, path: Path): void {
    this.claims.push({ sponsor, exclusive, path });
  }

  /** DP-5.5: an exclusive sponsor belongs to one seat alone. */
  checkExclusives(): void {
    for (const claim of this.claims) {
      const others = this.claims.filter((other) => other !== claim && other.sponsor === claim.sponsor);
      if (claim.exclusive && others.length > 0) {
        this.warn(
          'score/not-exclusive',
          claim.path,
          `${claim.sponsor} is claimed exclusively, but was played more than once.`,
        );
      }
    }
  }
}
