interface SourceViewProps {
  readonly file: string;
  readonly set: string;
}

export function SourceView({ file }: SourceViewProps) {
  return <p>{file}</p>;
}
