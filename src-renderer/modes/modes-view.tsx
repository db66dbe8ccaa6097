interface ModesViewProps {
  readonly set: string;
  readonly mode: string | undefined;
}

export function ModesView({ set, mode }: ModesViewProps) {
  return (
    <p>
      {mode ?? 'Modes'} of {set}
    </p>
  );
}
