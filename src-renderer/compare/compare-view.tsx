import type { VersionRef } from '../../src-shared/workbench/api.ts';

interface CompareViewProps {
  readonly set: string;
  readonly before: VersionRef | undefined;
  readonly after: VersionRef | undefined;
}

export function CompareView({ set }: CompareViewProps) {
  return <p>Versions of {set}</p>;
}
