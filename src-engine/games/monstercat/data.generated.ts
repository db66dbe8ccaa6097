// Generated from the schemas by `npm run generate`. Change those instead.

export interface GameData {
  action: ActionCard;
  crowd: CrowdMember;
  mode: Mode;
  score: ScoreDocument;
  set: SetManifest;
  song: Song;
  'what-if': WhatIf;
}
/**
 * Played from the hand as one of the actions of a turn, then discarded. Each exists once.
 */
export interface ActionCard {
  /**
   * A short name in lower case with dashes. It never changes, because what-ifs, saved tables and proofs refer to it.
   */
  id: string;
  /**
   * What is printed on the card.
   */
  name: string;
  /**
   * What it does: one of the action effects of the mode.
   */
  effect: string;
  /**
   * The modes in which this card is in the box.
   *
   * @minItems 1
   */
  modes: string[];
  /**
   * One line of atmosphere. It has no effect on play.
   */
  flavour?: string;
}
/**
 * Somebody in the crowd: what they want to hear, and what it is worth when they do. Each exists once.
 */
export interface CrowdMember {
  /**
   * A short name in lower case with dashes. It never changes, because what-ifs, saved tables and proofs refer to it.
   */
  id: string;
  /**
   * What is printed on the card.
   */
  name: string;
  /**
   * The class that gives the card its reference ranges. It must exist in every mode of the card.
   */
  class: string;
  /**
   * A line begins with its first want. A loop may begin with any of them and goes on clockwise.
   */
  shape: 'line' | 'loop';
  /**
   * What the songs must be, in this order: colours and tempi.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: A colour, or a tempo from `bpm1` to `bpm4`.
   */
  wants: ('red' | 'blue' | 'green' | 'gold' | 'bpm1' | 'bpm2' | 'bpm3' | 'bpm4')[];
  /**
   * What pleasing this member is worth.
   */
  points: number;
  /**
   * What it is worth on top when the songs were in sync.
   */
  syncBonus: number;
  /**
   * The modes in which this card is in the box.
   *
   * @minItems 1
   */
  modes: string[];
  /**
   * One line of atmosphere. It has no effect on play.
   */
  flavour?: string;
}
/**
 * One way to play: its numbers, what its action cards do, and the reference ranges of its crowd.
 */
export interface Mode {
  /**
   * A short name in lower case with dashes. It never changes, because what-ifs, saved tables and proofs refer to it.
   */
  id: string;
  /**
   * The name of the mode for people.
   */
  name: string;
  /**
   * The most actions of a turn.
   */
  actionsPerTurn: number;
  /**
   * The most cards that may stay in a hand after the turn.
   */
  handLimit: number;
  /**
   * How many cards a seat draws after the crowd was pleased.
   */
  drawAtTurnEnd: number;
  /**
   * By how much the tempo may change from one song to the next for both to be in sync.
   */
  syncStep: number;
  /**
   * The final round is the one in which the Front Row falls to this number while The Stands are empty.
   */
  finalFrontRow: number;
  /**
   * The effects that action cards of this mode refer to.
   */
  actionEffects: {
    /**
     * One effect that action cards can have.
     */
    [k: string]:
      | {
          /**
           * What is printed on the card.
           */
          name: string;
          /**
           * Puts +1 tokens on a crowd member of the Front Row.
           */
          kind: 'add-tokens';
          /**
           * How many tokens.
           */
          tokens: number;
        }
      | {
          /**
           * What is printed on the card.
           */
          name: string;
          /**
           * Takes cards from Backstage, each replaced at once.
           */
          kind: 'take-backstage';
          /**
           * How many cards at most.
           */
          cards: number;
        }
      | {
          /**
           * What is printed on the card.
           */
          name: string;
          /**
           * Swaps a song on the own board with one on another board.
           */
          kind: 'trade-songs';
        }
      | {
          /**
           * What is printed on the card.
           */
          name: string;
          /**
           * Discards all that lies Backstage and lays out new cards.
           */
          kind: 'refresh-backstage';
        }
      | {
          /**
           * What is printed on the card.
           */
          name: string;
          /**
           * Looks at the next members of The Stands and puts them in any order.
           */
          kind: 'arrange-stands';
          /**
           * How many members.
           */
          members: number;
        }
      | {
          /**
           * What is printed on the card.
           */
          name: string;
          /**
           * Cues several songs from the hand, one after the other.
           */
          kind: 'cue-songs';
          /**
           * How many songs at most.
           */
          songs: number;
        }
      | {
          /**
           * What is printed on the card.
           */
          name: string;
          /**
           * A song on the own board has another colour for the rest of the turn.
           */
          kind: 'recolour';
        }
      | {
          /**
           * What is printed on the card.
           */
          name: string;
          /**
           * A song on the own board is slower or faster for the rest of the turn.
           */
          kind: 'retune';
          /**
           * By how many steps at most.
           */
          steps: number;
        };
  };
  /**
   * Classes of cards by type.
   */
  classes: {
    /**
     * Classes of crowd members.
     */
    crowd: {
      /**
       * A class of cards and its reference ranges.
       */
      [k: string]: {
        /**
         * What is printed on the card.
         */
        name: string;
        /**
         * How many wants its members have.
         */
        wants: {
          /**
           * The fewest wants.
           */
          min: number;
          /**
           * The most wants.
           */
          max: number;
        };
        /**
         * Reference range of the points.
         */
        points: {
          /**
           * A number of points.
           */
          min: number;
          /**
           * A number of points.
           */
          max: number;
        };
        /**
         * Reference range of the sync bonus.
         */
        syncBonus: {
          /**
           * A number of points.
           */
          min: number;
          /**
           * A number of points.
           */
          max: number;
        };
      };
    };
  };
}
/**
 * Boards and crowd noted down from a real game, to be scored.
 */
export interface ScoreDocument {
  /**
   * The rules system.
   */
  game: 'monstercat';
  /**
   * The folder of the set in which ids and the mode are looked up, relative to the working directory.
   */
  set?: string;
  /**
   * The mode that was played: its step of the tempo is what counts as in sync. When left out, the step that all modes of the set share; one, where they share none or no set is named.
   */
  mode?: string;
  /**
   * The seats, each with its board.
   *
   * @minItems 1
   * @maxItems 5
   */
  seats: {
    /**
     * Who sat there.
     */
    name: string;
    /**
     * The board from its first slot.
     *
     * @maxItems 8
     *
     * Items: The id of a song of the set, its colour and tempo, or null for an empty slot.
     */
    songs: (
      | string
      | {
          /**
           * One of the four colours of songs.
           */
          colour: 'red' | 'blue' | 'green' | 'gold';
          /**
           * The tempo, from 1, the slowest, to 4.
           */
          bpm: number;
        }
      | null
    )[];
    /**
     * Crowd members that this seat has pleased before, each with the songs that were cued then.
     */
    earlier?: (
      | {
          /**
           * The board from its first slot, as it was.
           *
           * @maxItems 8
           *
           * Items: The id of a song of the set, or its colour and tempo.
           */
          songs: (
            | string
            | {
                /**
                 * One of the four colours of songs.
                 */
                colour: 'red' | 'blue' | 'green' | 'gold';
                /**
                 * The tempo, from 1, the slowest, to 4.
                 */
                bpm: number;
              }
          )[];
          /**
           * The id of a crowd member of the set.
           */
          id: string;
          /**
           * How many +1 tokens lie on it. None, when left out.
           */
          tokens?: number;
        }
      | {
          /**
           * The board from its first slot, as it was.
           *
           * @maxItems 8
           *
           * Items: The id of a song of the set, or its colour and tempo.
           */
          songs: (
            | string
            | {
                /**
                 * One of the four colours of songs.
                 */
                colour: 'red' | 'blue' | 'green' | 'gold';
                /**
                 * The tempo, from 1, the slowest, to 4.
                 */
                bpm: number;
              }
          )[];
          /**
           * A line begins with its first want. A loop may begin with any of them and goes on clockwise.
           */
          shape: 'line' | 'loop';
          /**
           * What the songs must be, in this order: colours and tempi.
           *
           * @minItems 1
           * @maxItems 8
           *
           * Items: A colour, or a tempo from `bpm1` to `bpm4`.
           */
          wants: ('red' | 'blue' | 'green' | 'gold' | 'bpm1' | 'bpm2' | 'bpm3' | 'bpm4')[];
          /**
           * What pleasing it is worth.
           */
          points: number;
          /**
           * What it is worth on top in sync. Nothing, when left out.
           */
          syncBonus?: number;
          /**
           * How many +1 tokens lie on it. None, when left out.
           */
          tokens?: number;
        }
    )[];
  }[];
  /**
   * The crowd members that every board is read against.
   *
   * Items: The id of a member of the set, the same with its tokens, or its values.
   */
  crowd: (
    | string
    | {
        /**
         * The id of a crowd member of the set.
         */
        id: string;
        /**
         * How many +1 tokens lie on it. None, when left out.
         */
        tokens?: number;
      }
    | {
        /**
         * A line begins with its first want. A loop may begin with any of them and goes on clockwise.
         */
        shape: 'line' | 'loop';
        /**
         * What the songs must be, in this order: colours and tempi.
         *
         * @minItems 1
         * @maxItems 8
         *
         * Items: A colour, or a tempo from `bpm1` to `bpm4`.
         */
        wants: ('red' | 'blue' | 'green' | 'gold' | 'bpm1' | 'bpm2' | 'bpm3' | 'bpm4')[];
        /**
         * What pleasing it is worth.
         */
        points: number;
        /**
         * What it is worth on top in sync. Nothing, when left out.
         */
        syncBonus?: number;
        /**
         * How many +1 tokens lie on it. None, when left out.
         */
        tokens?: number;
      }
  )[];
}
/**
 * What the set is, what it extends, and the values the rules leave to the house.
 */
export interface SetManifest {
  /**
   * The rules system the set is for.
   */
  game: 'monstercat';
  /**
   * The version of the set. The folder has the same name.
   */
  version: string;
  /**
   * The version this set builds on: a folder beside this one. The set then holds only what differs.
   */
  extends?: string;
  /**
   * The name of the set for people.
   */
  title: string;
  /**
   * What this version is about.
   */
  description?: string;
  /**
   * A released set is not edited any more.
   */
  status: 'released' | 'draft';
  /**
   * How many people can play.
   */
  seats: {
    min: number;
    max: number;
  };
  /**
   * The order in which the modes are listed; the first is the usual one.
   *
   * Items: A short name in lower case with dashes. It never changes, because what-ifs, saved tables and proofs refer to it.
   */
  modes?: string[];
  /**
   * Values that the rules leave to the house.
   */
  house: {
    /**
     * How many cards a seat is dealt.
     */
    openingHand: number;
    /**
     * How many cards lie face up Backstage.
     */
    backstage: number;
    /**
     * How many songs a board has room for.
     */
    boardSlots: number;
    /**
     * How many crowd members are in play at a time; the rest are The Stands.
     */
    frontRow: {
      /**
       * How many crowd members stand in the Front Row.
       */
      members: number;
      /**
       * How many members more for each seat at the table.
       */
      perSeat: number;
    };
    /**
     * After this round a table that has not ended is stopped.
     */
    roundLimit: number;
  };
}
/**
 * Is cued on a board, where its colour and its tempo please the crowd. Each exists once.
 */
export interface Song {
  /**
   * A short name in lower case with dashes. It never changes, because what-ifs, saved tables and proofs refer to it.
   */
  id: string;
  /**
   * What is printed on the card.
   */
  name: string;
  /**
   * Who made the track.
   */
  artist?: string;
  /**
   * One of the four colours of songs.
   */
  colour: 'red' | 'blue' | 'green' | 'gold';
  /**
   * The tempo, from 1, the slowest, to 4.
   */
  bpm: number;
  /**
   * The modes in which this card is in the box.
   *
   * @minItems 1
   */
  modes: string[];
  /**
   * One line of atmosphere. It has no effect on play.
   */
  flavour?: string;
}
/**
 * Changes to try out, one a line. Later lines win.
 */
export interface WhatIf {
  /**
   * A plain value sets it; +n and -n add; +n% and -n% change by percent; x1.5 multiplies; =-5 sets a negative value.
   */
  [k: string]: number | string | boolean;
}
