import type { Finding } from '../../card-set.ts';
import type * as data from './data.generated.ts';

type Path = Finding['path'];

/** Collects what is wrong with a noted table, and remembers who claims which sponsor. */
export class ScoreFindings {
  readonly list: Finding[] = [];
  private readonly document: data.ScoreDocument;
  private readonly claims: { seat: Path[number]; sponsor: string; exclusive: boolean; path: Path }[] = [];
  private readonly uniques = new Map<string, Path>();

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

  claim(name: string, sponsor: string, exclusive: boolean, path: Path): void {
    // Two seats may have the same name; their place in the document tells them apart.
    const seat = path[1]!;
    // DP-5.7
    if (this.claims.some((other) => other.seat === seat && other.sponsor === sponsor)) {
      this.warn('score/same-sponsor', path, `${name} plays ${sponsor} twice; a seat may play one copy.`);
    }
    this.claims.push({ seat, sponsor, exclusive, path });
  }

  /** DP-6.1: a location or act is at one place at a time. */
  takeUnique(id: string, path: Path): void {
    if (this.uniques.has(id)) this.warn('score/taken-twice', path, `${id} exists once, but is noted twice.`);
    this.uniques.set(id, path);
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
