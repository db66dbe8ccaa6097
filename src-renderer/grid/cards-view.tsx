interface CardsViewProps {
  readonly set: string;
  readonly type: string;
}

export function CardsView({ set, type }: CardsViewProps) {
  return (
    <p>
      {type} of {set}
    </p>
  );
}
