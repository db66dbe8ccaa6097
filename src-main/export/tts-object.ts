/** Objects as Tabletop Simulator saves them, as far as it needs to be told. */

export interface TtsCard {
  /** `sheet * 100 + place` */
  readonly id: number;
  readonly name: string;
  readonly description: string;
}

export interface TtsImage {
  readonly sheet: number;
  readonly face: string;
  readonly back: string;
  readonly columns: number;
  readonly rows: number;
}

export interface TtsDeck {
  readonly name: string;
  /** Every copy, the first one on top. */
  readonly cards: readonly TtsCard[];
  readonly images: readonly TtsImage[];
}

/** What “Saved Objects” opens: decks beside each other on the table. */
export const savedObject = (name: string, decks: readonly TtsDeck[]): unknown => ({
  SaveName: name,
  GameMode: '',
  Date: '',
  Table: '',
  Sky: '',
  Note: '',
  Rules: '',
  LuaScript: '',
  LuaScriptState: '',
  XmlUI: '',
  ObjectStates: decks.map((deck, place) => deckObject(deck, place)),
});

/** Decks lie face down; their distance on the table. */
const APART = 3;

function deckObject({ name, cards, images }: TtsDeck, place: number): unknown {
  const at = place * APART;
  const [only] = cards;
  // A deck has at least two cards.
  if (only && cards.length === 1) return cardObject(only, images, at);
  return {
    Name: 'DeckCustom',
    ...lying(at),
    Nickname: name,
    Description: '',
    ...MANNERS,
    HideWhenFaceDown: true,
    DeckIDs: cards.map(({ id }) => id),
    CustomDeck: Object.fromEntries(images.map((image) => [image.sheet, imageObject(image)])),
    ContainedObjects: cards.map((card) => cardObject(card, images, at)),
  };
}

function cardObject({ id, name, description }: TtsCard, images: readonly TtsImage[], at: number): unknown {
  const image = images.find(({ sheet }) => sheet === Math.floor(id / 100))!;
  return {
    Name: 'Card',
    ...lying(at),
    Nickname: name,
    Description: description,
    ...MANNERS,
    HideWhenFaceDown: true,
    Hands: true,
    CardID: id,
    SidewaysCard: false,
    CustomDeck: { [image.sheet]: imageObject(image) },
  };
}

const imageObject = ({ face, back, columns, rows }: TtsImage) => ({
  FaceURL: face,
  BackURL: back,
  NumWidth: columns,
  NumHeight: rows,
  BackIsHidden: true,
  UniqueBack: false,
  Type: 0,
});

const lying = (at: number) => ({
  Transform: { posX: at, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 },
});

const MANNERS = { Locked: false, Grid: true, Snap: true, Autoraise: true, Sticky: true, Tooltip: true };
