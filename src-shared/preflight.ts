/** What is looked at before something leaves the program. It warns; nothing is forbidden by it. */
export interface Preflight {
  readonly checks: readonly PreflightCheck[];
}

export type PreflightVerdict = 'ok' | 'warning' | 'error';

export interface PreflightCheck {
  /** Stable, for programs: `size`, `overflow` … */
  readonly id: string;
  /** `Text fits` */
  readonly label: string;
  readonly verdict: PreflightVerdict;
  /** What was found, in a sentence. */
  readonly message: string;
  /** The cards that it is about, `act/rosa`; `act` is the back of the type. */
  readonly cards?: readonly string[];
}

export const worstVerdict = ({ checks }: Preflight): PreflightVerdict =>
  checks.some(({ verdict }) => verdict === 'error')
    ? 'error'
    : checks.some(({ verdict }) => verdict === 'warning')
      ? 'warning'
      : 'ok';
