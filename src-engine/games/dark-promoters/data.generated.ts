// Generated from the schemas by `npm run generate`. Change those instead.

export interface GameData {
  act: Act;
  location: Location;
  marketing: Marketing;
  mode: Mode;
  sabotage: Sabotage;
  score: ScoreDocument;
  set: SetManifest;
  sponsor: Sponsor;
  'what-if': WhatIf;
}
/**
 * Someone who plays. Each exists once; the first to book them keeps them.
 */
export interface Act {
  /**
   * A short name in lower case with dashes. It never changes, because what-ifs, saved tables and proofs refer to it.
   */
  id: string;
  /**
   * What is printed on the card.
   */
  name: string;
  /**
   * The class that gives the card its reference range. It must exist in every mode of the card.
   */
  class: string;
  /**
   * The fee, paid when the act is booked.
   */
  cost: number;
  /**
   * How many percent more people come. Acts of one seat add up; beyond the soft cap they count less.
   */
  audience: number;
  /**
   * The day of a two-day festival on which the act plays.
   */
  day?: 1 | 2;
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
 * A venue. Every seat rents exactly one; each exists once.
 */
export interface Location {
  /**
   * A short name in lower case with dashes. It never changes, because what-ifs, saved tables and proofs refer to it.
   */
  id: string;
  /**
   * What is printed on the card.
   */
  name: string;
  /**
   * The class that gives the card its reference range. It must exist in every mode of the card.
   */
  class: string;
  /**
   * Paid once, when the venue is taken.
   */
  rent: number;
  /**
   * The most people the venue holds. For a two-day festival: per day, and so the most two-day tickets.
   */
  capacity: number;
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
 * Brings people in. Percentages add up to the cap of the mode.
 */
export interface Marketing {
  /**
   * A short name in lower case with dashes. It never changes, because what-ifs, saved tables and proofs refer to it.
   */
  id: string;
  /**
   * What is printed on the card.
   */
  name: string;
  /**
   * The class that gives the card its reference range. It must exist in every mode of the card.
   */
  class: string;
  /**
   * Paid when the card is played, also where the cap leaves it without effect.
   */
  cost: number;
  /**
   * How many percent more people come.
   */
  audience: number;
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
 * One way to play: its numbers, its phases, and the reference ranges of its classes.
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
   * The rounds with their phases, in order. The event follows the last round.
   *
   * @minItems 1
   * @maxItems 6
   */
  rounds: {
    /**
     * What the round is called.
     */
    name: string;
    /**
     * The phases of the round, in order.
     *
     * @minItems 1
     * @maxItems 12
     */
    phases: ('finance' | 'location' | 'booking' | 'marketing' | 'sabotage')[];
  }[];
  /**
   * How many days the event lasts.
   */
  days: 1 | 2;
  /**
   * What every seat starts with.
   */
  startBudget: number;
  /**
   * The price before the band.
   */
  ticketPrice: number;
  /**
   * The reference range of the ticket price.
   */
  ticketPriceRange: {
    /**
     * An amount of money in euros, exact to the cent.
     */
    min: number;
    /**
     * An amount of money in euros, exact to the cent.
     */
    max: number;
  };
  /**
   * How many people come to any event of this mode.
   */
  audienceBase: number;
  /**
   * The reference range of a sponsor's payout per slot.
   */
  sponsorPayoutRange: {
    /**
     * An amount of money in euros, exact to the cent.
     */
    min: number;
    /**
     * An amount of money in euros, exact to the cent.
     */
    max: number;
  };
  /**
   * How many slots a seat can give to sponsors in all.
   */
  sponsorSlots: number;
  /**
   * What an exclusive sponsor asks and gives.
   */
  exclusive: {
    /**
     * How many slots above its least a sponsor needs to be claimed exclusively.
     */
    extraSlots: number;
    /**
     * Percent added to the whole payout.
     */
    bonus: number;
  };
  /**
   * From which act on the audience of an act counts less.
   */
  actSoftCap: {
    /**
     * How many acts count in full.
     */
    fullActs: number;
    /**
     * How much of its percentage each further act counts, in percent.
     */
    furtherShare: number;
  };
  /**
   * The most percent points that marketing adds.
   */
  marketingCap: number;
  /**
   * What each band does to price and audience.
   */
  priceBands: {
    budget: {
      /**
       * Percent of the mode's ticket price.
       */
      price: number;
      /**
       * Percent of the audience that still comes.
       */
      audience: number;
    };
    standard: {
      /**
       * Percent of the mode's ticket price.
       */
      price: number;
      /**
       * Percent of the audience that still comes.
       */
      audience: number;
    };
    premium: {
      /**
       * Percent of the mode's ticket price.
       */
      price: number;
      /**
       * Percent of the audience that still comes.
       */
      audience: number;
    };
    prestige: {
      /**
       * Percent of the mode's ticket price.
       */
      price: number;
      /**
       * Percent of the audience that still comes.
       */
      audience: number;
    };
  };
  /**
   * Before the first phase every seat plays one sponsor or buys mini-marketing. No window, when left out.
   */
  teaser?: {
    /**
     * Whether the teaser window is played.
     */
    enabled: boolean;
    /**
     * What mini-marketing costs.
     */
    cost: number;
    /**
     * What mini-marketing adds, towards the marketing cap.
     */
    audience: number;
  };
  /**
   * The effects that sabotage cards of this mode refer to.
   */
  sabotageEffects: {
    /**
     * One effect that sabotage cards can have.
     */
    [k: string]:
      | {
          /**
           * What is printed on the card.
           */
          name: string;
          /**
           * The target's strongest marketing card leaves play; its cost stays spent.
           */
          kind: 'remove-marketing';
        }
      | {
          /**
           * What is printed on the card.
           */
          name: string;
          /**
           * One act of the target counts nothing; it stays booked.
           */
          kind: 'neutralise-act';
        }
      | {
          /**
           * What is printed on the card.
           */
          name: string;
          /**
           * The target loses people at the event.
           */
          kind: 'lose-audience';
          /**
           * How many people stay away, after all factors and before the capacity.
           */
          audience: number;
        };
  };
  /**
   * The classes of cards in this mode with their reference ranges.
   */
  classes: {
    /**
     * Classes of venues.
     */
    location: {
      /**
       * A class of cards and its reference ranges.
       */
      [k: string]: {
        /**
         * What is printed on the card.
         */
        name: string;
        /**
         * Reference range of the rent.
         */
        rent: {
          /**
           * An amount of money in euros, exact to the cent.
           */
          min: number;
          /**
           * An amount of money in euros, exact to the cent.
           */
          max: number;
        };
        /**
         * Reference range of the capacity.
         */
        capacity: {
          /**
           * A number of people.
           */
          min: number;
          /**
           * A number of people.
           */
          max: number;
        };
      };
    };
    /**
     * Classes of acts.
     */
    act: {
      /**
       * A class of cards and its reference ranges.
       */
      [k: string]: {
        /**
         * What is printed on the card.
         */
        name: string;
        /**
         * Reference range of the cost.
         */
        cost: {
          /**
           * An amount of money in euros, exact to the cent.
           */
          min: number;
          /**
           * An amount of money in euros, exact to the cent.
           */
          max: number;
        };
        /**
         * Reference range of the audience.
         */
        audience: {
          /**
           * Whole percent points.
           */
          min: number;
          /**
           * Whole percent points.
           */
          max: number;
        };
      };
    };
    /**
     * Classes of marketing.
     */
    marketing: {
      /**
       * A class of cards and its reference ranges.
       */
      [k: string]: {
        /**
         * What is printed on the card.
         */
        name: string;
        /**
         * Reference range of the cost.
         */
        cost: {
          /**
           * An amount of money in euros, exact to the cent.
           */
          min: number;
          /**
           * An amount of money in euros, exact to the cent.
           */
          max: number;
        };
        /**
         * Reference range of the audience.
         */
        audience: {
          /**
           * Whole percent points.
           */
          min: number;
          /**
           * Whole percent points.
           */
          max: number;
        };
      };
    };
  };
}
/**
 * Played against another seat, once.
 */
export interface Sabotage {
  /**
   * A short name in lower case with dashes. It never changes, because what-ifs, saved tables and proofs refer to it.
   */
  id: string;
  /**
   * What is printed on the card.
   */
  name: string;
  /**
   * What it does: one of the sabotage effects of the mode.
   */
  effect: string;
  /**
   * What playing it costs. Nothing, when left out.
   */
  cost?: number;
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
 * A table noted down from a real game, to be scored.
 */
export interface ScoreDocument {
  /**
   * The rules system.
   */
  game: 'dark-promoters';
  /**
   * The folder of the set in which ids and the mode are looked up, relative to the working directory.
   */
  set: string;
  /**
   * The mode that was played.
   */
  mode: string;
  /**
   * The seats in turn order.
   *
   * @minItems 1
   * @maxItems 6
   */
  seats: {
    /**
     * Who sat there.
     */
    name: string;
    /**
     * The venue: the id of a card, its numbers, or null for none.
     */
    location:
      | string
      | {
          /**
           * The rent.
           */
          rent: number;
          /**
           * The capacity.
           */
          capacity: number;
        }
      | null;
    /**
     * In the order they were booked.
     *
     * Items: The id of a card in the set, or the card's numbers.
     */
    acts?: (
      | string
      | {
          /**
           * The fee.
           */
          cost: number;
          /**
           * Percent points.
           */
          audience: number;
          /**
           * The day of a two-day festival on which the act plays.
           */
          day?: 1 | 2;
        }
    )[];
    /**
     * In the order they were played.
     *
     * Items: The id of a card in the set, or the card's numbers.
     */
    marketing?: (
      | string
      | {
          /**
           * The cost.
           */
          cost: number;
          /**
           * Percent points.
           */
          audience: number;
        }
    )[];
    /**
     * In the order they were played.
     */
    sponsors?: (
      | {
          /**
           * The id of a sponsor in the set.
           */
          id: string;
          slots: number;
          exclusive?: boolean;
        }
      | {
          /**
           * What one slot pays.
           */
          payoutPerSlot: number;
          slots: number;
          exclusive?: boolean;
        }
    )[];
    /**
     * The price band that was chosen.
     */
    ticketBand: 'budget' | 'standard' | 'premium' | 'prestige';
    /**
     * What was done in the teaser window. A sponsor played there stands among the sponsors.
     */
    teaser?: 'mini-marketing' | 'sponsor';
    /**
     * What was done to this seat, in order.
     */
    sabotage?: {
      /**
       * One of the mode's sabotage effects.
       */
      effect: string;
      /**
       * The place of the act that was neutralised, counted from 1.
       */
      act?: number;
      /**
       * The place of the marketing card that was removed, counted from 1. The strongest, when left out.
       */
      marketing?: number;
    }[];
    /**
     * What the seat paid for anything else, such as sabotage cards with a cost.
     */
    otherCosts?: number;
  }[];
}
/**
 * What the set is, what it extends, and the values the rules leave to the house.
 */
export interface SetManifest {
  /**
   * The rules system the set is for.
   */
  game: 'dark-promoters';
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
   * How numbers are written on the cards, as a language tag: 1,200 in English, 1.200 in German. English, when left out.
   */
  language?: string;
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
     * Who goes first: the same seat all game, or the next seat with each round.
     */
    lead: 'fixed' | 'rotates';
    /**
     * How many cards of each type a seat is dealt. Counts only for types supplied from hands.
     */
    openingHand: {
      location: number;
      act: number;
      sponsor: number;
      marketing: number;
      sabotage: number;
    };
    /**
     * How many cards of a phase's type every seat draws when the phase begins. Counts only for types supplied from hands.
     */
    drawPerPhase: number;
    /**
     * Where the cards of this type come from: `hand` deals them secretly and lets every seat draw in the type's phases; a row lies open for all.
     */
    supply: {
      /**
       * Where the cards of this type come from: `hand` deals them secretly and lets every seat draw in the type's phases; a row lies open for all.
       */
      location:
        | 'hand'
        | {
            /**
             * How many cards lie face up.
             */
            row: number;
            /**
             * How many cards more lie face up for each seat at the table.
             */
            perSeat?: number;
            /**
             * Whether a card that is taken is replaced from the deck at once.
             */
            refill?: boolean;
          };
      /**
       * Where the cards of this type come from: `hand` deals them secretly and lets every seat draw in the type's phases; a row lies open for all.
       */
      act:
        | 'hand'
        | {
            /**
             * How many cards lie face up.
             */
            row: number;
            /**
             * How many cards more lie face up for each seat at the table.
             */
            perSeat?: number;
            /**
             * Whether a card that is taken is replaced from the deck at once.
             */
            refill?: boolean;
          };
      /**
       * Where the cards of this type come from: `hand` deals them secretly and lets every seat draw in the type's phases; a row lies open for all.
       */
      sponsor:
        | 'hand'
        | {
            /**
             * How many cards lie face up.
             */
            row: number;
            /**
             * How many cards more lie face up for each seat at the table.
             */
            perSeat?: number;
            /**
             * Whether a card that is taken is replaced from the deck at once.
             */
            refill?: boolean;
          };
      /**
       * Where the cards of this type come from: `hand` deals them secretly and lets every seat draw in the type's phases; a row lies open for all.
       */
      marketing:
        | 'hand'
        | {
            /**
             * How many cards lie face up.
             */
            row: number;
            /**
             * How many cards more lie face up for each seat at the table.
             */
            perSeat?: number;
            /**
             * Whether a card that is taken is replaced from the deck at once.
             */
            refill?: boolean;
          };
      /**
       * Where the cards of this type come from: `hand` deals them secretly and lets every seat draw in the type's phases; a row lies open for all.
       */
      sabotage:
        | 'hand'
        | {
            /**
             * How many cards lie face up.
             */
            row: number;
            /**
             * How many cards more lie face up for each seat at the table.
             */
            perSeat?: number;
            /**
             * Whether a card that is taken is replaced from the deck at once.
             */
            refill?: boolean;
          };
    };
    /**
     * The most slots a seat may give to one sponsor. No limit, when left out.
     */
    maxSlotsPerSponsor?: number;
  };
}
/**
 * Pays at once for each slot it is given.
 */
export interface Sponsor {
  /**
   * A short name in lower case with dashes. It never changes, because what-ifs, saved tables and proofs refer to it.
   */
  id: string;
  /**
   * What is printed on the card.
   */
  name: string;
  /**
   * The fewest slots the sponsor accepts. With 0 it still needs one slot to pay.
   */
  minSlots: number;
  /**
   * Paid once for each assigned slot, the moment the card is played.
   */
  payoutPerSlot: number;
  /**
   * How many copies of the card are in the deck.
   */
  copies: number;
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
