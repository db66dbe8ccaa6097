/*
 * The speed limit: whole tables of Dark Promoters in plain C, without a line of the engine's code. It deals, lists
 * choices, picks, plays and scores exactly as src-engine does, so equal checksums also say that both play by the same
 * rules.
 *
 *   limit <numbers file> <random|greedy> <seed> <first table> <tables>
 *
 * Every number of the rules comes from the numbers file, which bench/limit.ts writes. Literals here are units (a percent
 * is a hundredth), the order of things (the standard band is the second one) and the sizes of arrays.
 *
 * It can do what Clubnight v0.3 needs: locations in an open row that is not refilled, everything else in hands, the
 * first seat in the lead all game. The last call and the second day of the festivals cost a few lines, so they are here
 * as well. The teaser, other rows, refills and a lead that rotates are not. What no later rule and no result asks for
 * (which sponsors a seat has, which sabotage it suffered) is not written down.
 */
#define _POSIX_C_SOURCE 199309L
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---------------------------------------------------------------- Words */

enum { LOCATION, ACT, SPONSOR, MARKETING, SABOTAGE, TYPES };
enum { BUDGET, STANDARD, PREMIUM, PRESTIGE, BANDS };
enum { FINANCE_PHASE, LOCATION_PHASE, BOOKING_PHASE, MARKETING_PHASE, SABOTAGE_PHASE, PHASE_KINDS };
enum { REMOVE_MARKETING, NEUTRALISE_ACT, LOSE_AUDIENCE, EFFECTS };
enum { RANDOM_BOT, GREEDY_BOT, BOTS };
enum { AUDIENCE, PROFIT, TICKET_INCOME, SPONSORING, SPEND, FILL, ACTS, SLOTS, MEASURES };
enum { NONE = -1 };

static const char *const phase_names[PHASE_KINDS] = {"finance", "location", "booking", "marketing", "sabotage"};
static const char *const effect_names[EFFECTS] = {"remove-marketing", "neutralise-act", "lose-audience"};
static const char *const bot_names[BOTS] = {"random", "greedy"};
static const char *const measure_names[MEASURES] = {"audience", "profit", "ticketIncome", "sponsoring",
                                                    "spend",    "fill",   "acts",         "slots"};

/* Every rule in the order of the engine's counters, the ones that never fire here included. */
#define RULE_LIST(X)                                                                                                   \
  X(START_BUDGET, "DP-0.1")                                                                                            \
  X(OPENING_HAND, "DP-0.2")                                                                                            \
  X(OPEN_ROW, "DP-0.3")                                                                                                \
  X(PHASE_DRAW, "DP-1.1")                                                                                              \
  X(FINANCE, "DP-1.2")                                                                                                 \
  X(TAKE_LOCATION, "DP-1.3")                                                                                           \
  X(BOOKING, "DP-1.4")                                                                                                 \
  X(MARKETING, "DP-1.5")                                                                                               \
  X(SET_PRICE, "DP-1.6")                                                                                               \
  X(REVERSE_ORDER, "DP-1.7")                                                                                           \
  X(LEAD_ROTATES, "DP-1.8")                                                                                            \
  X(NO_VENUE, "DP-1.9")                                                                                                \
  X(AUDIENCE, "DP-2.1")                                                                                                \
  X(FULL_ACTS, "DP-2.2")                                                                                               \
  X(ACT_SOFT_CAP, "DP-2.3")                                                                                            \
  X(MARKETING_CAP, "DP-2.4")                                                                                           \
  X(AUDIENCE_LOSS, "DP-2.5")                                                                                           \
  X(AUDIENCE_FLOOR, "DP-2.6")                                                                                          \
  X(CAPACITY_CAP, "DP-2.7")                                                                                            \
  X(BAND_PRICE, "DP-3.1")                                                                                              \
  X(BAND_AUDIENCE, "DP-3.2")                                                                                           \
  X(PROFIT, "DP-4.1")                                                                                                  \
  X(TIE_AUDIENCE, "DP-4.2")                                                                                            \
  X(TIE_SPEND, "DP-4.3")                                                                                               \
  X(TIE_ACTS, "DP-4.4")                                                                                                \
  X(TIE_SHARED, "DP-4.5")                                                                                              \
  X(PAY_FROM_CASH, "DP-4.6")                                                                                           \
  X(LEAST_SLOTS, "DP-5.1")                                                                                             \
  X(PAYOUT, "DP-5.2")                                                                                                  \
  X(EXCLUSIVE_SLOT, "DP-5.3")                                                                                          \
  X(EXCLUSIVE_BONUS, "DP-5.4")                                                                                         \
  X(EXCLUSIVE_LOCK, "DP-5.5")                                                                                          \
  X(SHARED_SPONSOR, "DP-5.6")                                                                                          \
  X(ONE_COPY, "DP-5.7")                                                                                                \
  X(SLOT_LIMIT, "DP-5.8")                                                                                              \
  X(UNIQUE, "DP-6.1")                                                                                                  \
  X(ROW_REFILL, "DP-6.2")                                                                                              \
  X(ROW_SWEEP, "DP-6.3")                                                                                               \
  X(EMPTY_DECK, "DP-6.4")                                                                                              \
  X(REMOVE_MARKETING, "DP-7.1")                                                                                        \
  X(NEUTRALISE_ACT, "DP-7.2")                                                                                          \
  X(LOSE_AUDIENCE, "DP-7.3")                                                                                           \
  X(OTHER_SEAT, "DP-7.4")                                                                                              \
  X(SABOTAGE_COST, "DP-7.5")                                                                                           \
  X(TEASER_SPONSOR, "DP-8.1")                                                                                          \
  X(TEASER_MARKETING, "DP-8.2")                                                                                        \
  X(LAST_CALL, "DP-8.3")                                                                                               \
  X(TWO_DAY_TICKETS, "DP-8.4")                                                                                         \
  X(BOTH_DAYS, "DP-8.5")

#define RULE_PLACE(name, id) RULE_##name,
#define RULE_ID(name, id) id,
enum { RULE_LIST(RULE_PLACE) RULES };
static const char *const rule_ids[RULES] = {RULE_LIST(RULE_ID)};

/* ---------------------------------------------------------------- Data */

enum {
  MAX_SEATS = 6,
  MAX_PHASES = 16,
  MAX_CARDS = 128, /* of one type, copies counted */
  MAX_HAND = 8,
  MAX_ROW = 16,
  MAX_SLOTS = 16,
  MOST_SPONSOR_CHOICES = MAX_HAND * MAX_SLOTS * 2,
  MOST_SABOTAGE_CHOICES = MAX_HAND * (MAX_SEATS - 1) * MAX_HAND,
  MAX_CHOICES =
      1 + BANDS + (MOST_SPONSOR_CHOICES > MOST_SABOTAGE_CHOICES ? MOST_SPONSOR_CHOICES : MOST_SABOTAGE_CHOICES)
};

/* A card is its place among the kinds of its type. A byte, so that the decks of a table fill a few cache lines only. */
typedef uint8_t Card;

/* The rules as numbers: money in cents, shares in percent. Read once, then never written. */
typedef struct {
  int seats, phases;
  int phase[MAX_PHASES];
  bool last_call[MAX_PHASES]; /* the phase opens a round without finance */
  bool two_days;

  int64_t start_budget, audience_base, marketing_cap;
  int full_acts;
  int64_t further_share;
  int slots, max_slots_per_sponsor, exclusive_extra_slots;
  int64_t exclusive_percent;
  int64_t band_price[BANDS], band_audience[BANDS];

  int draw_per_phase, opening_hand[TYPES], row_size;
  int deck_size[TYPES], kinds[TYPES];
  Card deck[TYPES][MAX_CARDS];

  int64_t rent[MAX_CARDS], capacity[MAX_CARDS];
  int64_t act_cost[MAX_CARDS], act_audience[MAX_CARDS], act_day[MAX_CARDS];
  int64_t least_slots[MAX_CARDS], payout_per_slot[MAX_CARDS];
  int64_t marketing_cost[MAX_CARDS], marketing_audience[MAX_CARDS];
  int64_t sabotage_cost[MAX_CARDS], sabotage_audience[MAX_CARDS];
  int sabotage_kind[MAX_CARDS];

  /* What the greedy bot expects of the phases to come. */
  int64_t slot_worth[MAX_PHASES], act_draws[MAX_PHASES], marketing_draws[MAX_PHASES];
  int64_t mean_act_cost, mean_act_audience, mean_marketing_cost, mean_marketing_audience;
} Numbers;

/* What a seat's profit depends on. Apart from the rest of the seat, so that a bot tries a choice on a small copy. */
typedef struct {
  int64_t cash, spend, sponsoring;
  int64_t act_points; /* hundredths of a percent point, so that shares of acts stay whole */
  int64_t marketing;  /* percent points before the cap */
  int64_t capacity;
  int64_t lost; /* people who stay away */
  int acts;
  int band; /* or NONE */
} Books;

typedef struct {
  Books books;
  int slots_used;
  int location; /* or NONE */
  int marketing_cards;
  int held[TYPES];
  Card hand[TYPES][MAX_HAND];
  Card act[MAX_HAND]; /* in the order of booking */
  bool neutralised[MAX_HAND];
  Card marketing[MAX_HAND]; /* in the order they were played */
  bool removed[MAX_HAND];
  /* The event fills these in. */
  int64_t audience, ticket_income, profit;
} Seat;

/* The first `drawn` cards have left. The rest is in no order: it is shuffled as it is drawn. */
typedef struct {
  uint32_t lane;
  int drawn;
  Card card[MAX_CARDS];
} Deck;

typedef struct {
  Seat seat[MAX_SEATS];
  int16_t fired[RULES];
  int open; /* cards in the row of locations */
  Card row[MAX_ROW];
  uint8_t sponsor_seats[MAX_CARDS]; /* a bit for each seat that has played the sponsor */
  bool sponsor_locked[MAX_CARDS];
  Deck deck[TYPES];
} Table;

enum { DONE, PLAY, SET_PRICE };

/* Four bytes, so that it moves as one word. */
typedef struct {
  uint8_t action;
  Card card; /* the band, when the price is set */
  union {
    uint8_t slots;  /* of a sponsor */
    uint8_t target; /* of a sabotage */
  };
  union {
    uint8_t exclusive; /* of a sponsor */
    uint8_t place;     /* of the target's card that a sabotage hits */
  };
} Choice;

/* One object for the whole program: the compiler then knows that writing to a table changes no number of the rules. */
static Numbers numbers;

static inline int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

static inline void fire(Table *table, int rule) { table->fired[rule]++; }

/* ---------------------------------------------------------------- Keyed chance */

typedef struct {
  uint32_t high, low;
} Key;

/* The finaliser of MurmurHash3. */
static inline uint32_t mix(uint32_t word) {
  word = (word ^ (word >> 16)) * UINT32_C(0x85ebca6b);
  word = (word ^ (word >> 13)) * UINT32_C(0xc2b2ae35);
  return word ^ (word >> 16);
}

static Key table_key(uint64_t seed, uint32_t table) {
  uint32_t first = mix(mix((uint32_t)seed + UINT32_C(0x9e3779b9)) ^ (uint32_t)(seed >> 32));
  return (Key){
      .high = mix(first ^ (table + 1) * UINT32_C(0x9e3779b1)),
      .low = mix(mix(first + UINT32_C(0x6a09e667)) + (table + 1) * UINT32_C(0x85ebca77)),
  };
}

/* Decks draw for the purpose of their type; bots for this one. */
enum { BOT_PURPOSE = 128 };

/* The half of a draw that stays the same for one purpose and seat. */
static inline uint32_t lane_of(Key key, uint32_t purpose, uint32_t seat) {
  return mix(key.high ^ ((purpose << 8) + seat + 1) * UINT32_C(0x9e3779b1)) + key.low;
}

/* A whole number from 0 to bound − 1. */
static inline int draw_below(int bound, uint32_t lane, uint32_t index) {
  uint32_t word = mix(lane ^ (index + 1) * UINT32_C(0x85ebca77));
  return (int)(((uint64_t)word * (uint64_t)bound) >> 32);
}

/* ---------------------------------------------------------------- Cards */

/* The next card of a deck, or NONE. */
static inline int draw_card(Table *table, int type) {
  Deck *deck = &table->deck[type];
  int top = deck->drawn;
  int left = numbers.deck_size[type] - top;
  if (left == 0) {
    fire(table, RULE_EMPTY_DECK);
    return NONE;
  }
  int place = top + draw_below(left, deck->lane, (uint32_t)top);
  Card card = deck->card[place];
  deck->card[place] = deck->card[top];
  deck->card[top] = card;
  deck->drawn = top + 1;
  return card;
}

static inline void deal_to_hand(Table *table, int type, Seat *seat, int rule) {
  int card = draw_card(table, type);
  if (card == NONE) return;
  seat->hand[type][seat->held[type]++] = (Card)card;
  fire(table, rule);
}

/*
 * Takes the first such card out of a list and keeps the order of the others, as choices are listed in it. Goes through
 * the whole room of the list: a fixed number of steps costs less than one branch that is foreseen wrongly.
 */
static inline void take(Card *list, int room, Card card) {
  bool gone = false;
  for (int at = 0; at < room - 1; at++) {
    gone |= list[at] == card;
    list[at] = list[at + gone];
  }
}

static inline void take_from_hand(Seat *seat, int type, Card card) {
  take(seat->hand[type], MAX_HAND, card);
  seat->held[type]--;
}

/* ---------------------------------------------------------------- Books */

static inline void pay(Books *books, int64_t cost) {
  books->cash -= cost;
  books->spend += cost;
}

static inline int64_t share_of_act(int place) { return place < numbers.full_acts ? 100 : numbers.further_share; }

static inline int64_t points_of_act(Card act, int place) { return numbers.act_audience[act] * share_of_act(place); }

static inline void rent_location(Books *books, Card location) {
  pay(books, numbers.rent[location]);
  books->capacity = numbers.capacity[location];
}

static inline void book_act(Books *books, Card act) {
  pay(books, numbers.act_cost[act]);
  books->act_points += points_of_act(act, books->acts);
  books->acts++;
}

static inline void play_marketing(Books *books, Card card) {
  pay(books, numbers.marketing_cost[card]);
  books->marketing += numbers.marketing_audience[card];
}

/* The bonus is on the whole payout, rounded half up. */
static inline int64_t payout_of(Choice choice) {
  int64_t payout = numbers.payout_per_slot[choice.card] * choice.slots;
  return choice.exclusive ? (payout * numbers.exclusive_percent + 50) / 100 : payout;
}

/* What a sabotage takes away; a neutralised act keeps its place and counts nothing. */
static inline void suffer(Books *books, const Seat *target, Choice choice) {
  switch (numbers.sabotage_kind[choice.card]) {
    case REMOVE_MARKETING:
      books->marketing -= numbers.marketing_audience[target->marketing[choice.place]];
      break;
    case NEUTRALISE_ACT:
      books->act_points -= points_of_act(target->act[choice.place], choice.place);
      break;
    default:
      books->lost += numbers.sabotage_audience[choice.card];
  }
}

/* ---------------------------------------------------------------- Scoring */

/* Base × acts × marketing: what no band changes. Exact, as rounding comes once, with the band. */
static inline int64_t pull_of(const Books *books) {
  return numbers.audience_base * (10000 + books->act_points) *
         (100 + least(books->marketing, numbers.marketing_cap));
}

/* Unsigned, as dividing by a constant is cheaper without a sign. */
static inline int64_t preliminary_audience(int64_t pull, int band) {
  return (int64_t)((uint64_t)(pull * numbers.band_audience[band]) / (UINT64_C(10000) * 100 * 100));
}

/* Sabotage is subtracted first, then the location caps what is left. */
static inline int64_t income_at(const Books *books, int64_t pull, int band) {
  int64_t came = most(preliminary_audience(pull, band) - books->lost, 0);
  return numbers.band_price[band] * least(came, books->capacity);
}

/* The profit if the event were now; a seat that has not named its price would name the best one. */
static inline int64_t outlook(const Books *books) {
  int64_t pull = pull_of(books);
  int64_t costs = books->spend - books->sponsoring;
  if (books->band != NONE) return income_at(books, pull, books->band) - costs;
  int64_t best = 0;
  for (int band = 0; band < BANDS; band++) best = most(best, income_at(books, pull, band));
  return best - costs;
}

static bool plays_both_days(const Seat *seat) {
  int64_t days = 0;
  for (int place = 0; place < seat->books.acts; place++) days |= numbers.act_day[seat->act[place]];
  return days == (1 | 2);
}

static void hold_event(Table *table, Seat *seat) {
  const Books *books = &seat->books;
  int band = books->band == NONE ? STANDARD : books->band;
  int64_t preliminary = preliminary_audience(pull_of(books), band);
  int64_t left = most(preliminary - books->lost, 0);
  seat->audience = least(left, books->capacity);
  seat->ticket_income = numbers.band_price[band] * seat->audience;
  seat->profit = seat->ticket_income + books->sponsoring - books->spend;

  int full = books->acts < numbers.full_acts ? books->acts : numbers.full_acts;
  fire(table, RULE_AUDIENCE);
  fire(table, RULE_PROFIT);
  table->fired[RULE_FULL_ACTS] = (int16_t)(table->fired[RULE_FULL_ACTS] + full);
  table->fired[RULE_ACT_SOFT_CAP] = (int16_t)(table->fired[RULE_ACT_SOFT_CAP] + books->acts - full);
  if (books->marketing > numbers.marketing_cap) fire(table, RULE_MARKETING_CAP);
  if (books->lost > 0) fire(table, RULE_AUDIENCE_LOSS);
  if (books->lost > preliminary) fire(table, RULE_AUDIENCE_FLOOR);
  if (left > books->capacity) {
    fire(table, RULE_CAPACITY_CAP);
    if (numbers.two_days) fire(table, RULE_TWO_DAY_TICKETS);
  }
  if (numbers.band_price[band] != numbers.band_price[STANDARD]) fire(table, RULE_BAND_PRICE);
  if (numbers.band_audience[band] != 100) fire(table, RULE_BAND_AUDIENCE);
  if (numbers.two_days && plays_both_days(seat)) fire(table, RULE_BOTH_DAYS);
}

/* Above zero when `a` is ahead by the tie-breaks; counts the one that decides. The profits are equal. */
static int break_tie(Table *table, const Seat *a, const Seat *b) {
  if (a->audience != b->audience) {
    fire(table, RULE_TIE_AUDIENCE);
    return a->audience > b->audience ? 1 : -1;
  }
  if (a->books.spend != b->books.spend) {
    fire(table, RULE_TIE_SPEND);
    return a->books.spend < b->books.spend ? 1 : -1;
  }
  if (a->books.acts != b->books.acts) {
    fire(table, RULE_TIE_ACTS);
    return a->books.acts > b->books.acts ? 1 : -1;
  }
  fire(table, RULE_TIE_SHARED);
  return 0;
}

/* A place is one more than the number of seats ahead, so equal seats share it. */
static void rank_seats(Table *table, uint8_t *places) {
  for (int seat = 0; seat < numbers.seats; seat++) places[seat] = 1;
  for (int one = 0; one < numbers.seats; one++) {
    for (int two = one + 1; two < numbers.seats; two++) {
      const Seat *a = &table->seat[one];
      const Seat *b = &table->seat[two];
      int ahead = a->profit > b->profit ? 1 : a->profit < b->profit ? -1 : break_tie(table, a, b);
      places[one] = (uint8_t)(places[one] + (ahead < 0));
      places[two] = (uint8_t)(places[two] + (ahead > 0));
    }
  }
}

static void measure_seat(const Seat *seat, int64_t *values) {
  const Books *books = &seat->books;
  values[AUDIENCE] = seat->audience;
  values[PROFIT] = seat->profit;
  values[TICKET_INCOME] = seat->ticket_income;
  values[SPONSORING] = books->sponsoring;
  values[SPEND] = books->spend;
  values[FILL] = books->capacity == 0 ? 0 : seat->audience * 10000 / books->capacity;
  values[ACTS] = books->acts;
  values[SLOTS] = seat->slots_used;
}

/* ---------------------------------------------------------------- Listing choices */

static inline Choice *list_affordable(const Card *list, int count, const int64_t *cost, int64_t cash, Choice *into) {
  for (int at = 0; at < count; at++) {
    if (cost[list[at]] <= cash) *into++ = (Choice){.action = PLAY, .card = list[at]};
  }
  return into;
}

/* Copies are alike: a second one in hand offers nothing new. */
static inline bool is_repeated(const Card *hand, int at) {
  for (int before = 0; before < at; before++) {
    if (hand[before] == hand[at]) return true;
  }
  return false;
}

static inline Choice *list_slots(Card sponsor, int64_t fewest, int free, uint8_t exclusive, Choice *into) {
  for (int slots = (int)most(1, fewest); slots <= free; slots++) {
    *into++ = (Choice){.action = PLAY, .card = sponsor, .slots = (uint8_t)slots, .exclusive = exclusive};
  }
  return into;
}

static Choice *list_finance(const Table *table, int asked, Choice *into) {
  const Seat *seat = &table->seat[asked];
  const Card *hand = seat->hand[SPONSOR];
  int free = (int)least(numbers.slots - seat->slots_used, numbers.max_slots_per_sponsor);
  *into++ = (Choice){.action = DONE};
  if (free <= 0) return into;
  for (int at = 0; at < seat->held[SPONSOR]; at++) {
    Card sponsor = hand[at];
    int played_by = table->sponsor_seats[sponsor];
    bool mine = (played_by >> asked) & 1;
    if (table->sponsor_locked[sponsor] || mine || is_repeated(hand, at)) continue;
    int64_t fewest = numbers.least_slots[sponsor];
    into = list_slots(sponsor, fewest, free, false, into);
    /* Only the first to play a sponsor may claim it. */
    if (played_by == 0) into = list_slots(sponsor, fewest + numbers.exclusive_extra_slots, free, true, into);
  }
  return into;
}

static Choice *list_locations(const Table *table, int asked, Choice *into) {
  const Seat *seat = &table->seat[asked];
  return list_affordable(table->row, table->open, numbers.rent, seat->books.cash, into);
}

static Choice *list_booking(const Table *table, int asked, Choice *into) {
  const Seat *seat = &table->seat[asked];
  *into++ = (Choice){.action = DONE};
  return list_affordable(seat->hand[ACT], seat->held[ACT], numbers.act_cost, seat->books.cash, into);
}

static Choice *list_marketing(const Table *table, int asked, Choice *into) {
  const Seat *seat = &table->seat[asked];
  if (seat->books.band == NONE) {
    for (int band = 0; band < BANDS; band++) *into++ = (Choice){.action = SET_PRICE, .card = (Card)band};
  } else {
    *into++ = (Choice){.action = DONE};
  }
  return list_affordable(seat->hand[MARKETING], seat->held[MARKETING], numbers.marketing_cost, seat->books.cash, into);
}

/* The place of the strongest marketing card still in play, of equals the one played last; or NONE. */
static inline int strongest_marketing(const Seat *target) {
  int strongest = NONE;
  int64_t highest = -1;
  for (int place = 0; place < target->marketing_cards; place++) {
    int64_t audience = numbers.marketing_audience[target->marketing[place]];
    if (!target->removed[place] && audience >= highest) {
      highest = audience;
      strongest = place;
    }
  }
  return strongest;
}

static inline Choice *list_target(const Seat *target, int number, Card card, Choice *into) {
  Choice choice = {.action = PLAY, .card = card, .target = (uint8_t)number};
  switch (numbers.sabotage_kind[card]) {
    case REMOVE_MARKETING: {
      int place = strongest_marketing(target);
      if (place == NONE) break;
      choice.place = (uint8_t)place;
      *into++ = choice;
      break;
    }
    case NEUTRALISE_ACT:
      for (int place = 0; place < target->books.acts; place++) {
        if (target->neutralised[place]) continue;
        choice.place = (uint8_t)place;
        *into++ = choice;
      }
      break;
    default:
      *into++ = choice;
  }
  return into;
}

static Choice *list_sabotage(const Table *table, int asked, Choice *into) {
  const Seat *seat = &table->seat[asked];
  *into++ = (Choice){.action = DONE};
  for (int at = 0; at < seat->held[SABOTAGE]; at++) {
    Card card = seat->hand[SABOTAGE][at];
    if (numbers.sabotage_cost[card] > seat->books.cash) continue;
    for (int target = 0; target < numbers.seats; target++) {
      if (target != asked) into = list_target(&table->seat[target], target, card, into);
    }
  }
  return into;
}

/* Writes what the seat may do, in a fixed order, and returns how many choices there are. */
static inline int list_choices(const Table *table, int phase, int asked, Choice *choices) {
  switch (phase) {
    case FINANCE_PHASE:
      return (int)(list_finance(table, asked, choices) - choices);
    case LOCATION_PHASE:
      return (int)(list_locations(table, asked, choices) - choices);
    case BOOKING_PHASE:
      return (int)(list_booking(table, asked, choices) - choices);
    case MARKETING_PHASE:
      return (int)(list_marketing(table, asked, choices) - choices);
    default:
      return (int)(list_sabotage(table, asked, choices) - choices);
  }
}

/* ---------------------------------------------------------------- Playing a choice */

static inline bool holds_sponsor(const Seat *seat, Card sponsor) {
  for (int at = 0; at < seat->held[SPONSOR]; at++) {
    if (seat->hand[SPONSOR][at] == sponsor) return true;
  }
  return false;
}

static void apply_sponsor(Table *table, int asked, Choice choice) {
  Seat *seat = &table->seat[asked];
  int64_t payout = payout_of(choice);
  take_from_hand(seat, SPONSOR, choice.card);
  seat->books.cash += payout;
  seat->books.sponsoring += payout;
  seat->slots_used += choice.slots;
  fire(table, RULE_FINANCE);
  fire(table, RULE_LEAST_SLOTS);
  fire(table, RULE_PAYOUT);
  if (seat->slots_used == numbers.slots) fire(table, RULE_SLOT_LIMIT);
  if (table->sponsor_seats[choice.card] != 0) fire(table, RULE_SHARED_SPONSOR);
  table->sponsor_seats[choice.card] = (uint8_t)(table->sponsor_seats[choice.card] | 1u << asked);
  if (choice.exclusive) {
    table->sponsor_locked[choice.card] = true;
    fire(table, RULE_EXCLUSIVE_SLOT);
    fire(table, RULE_EXCLUSIVE_BONUS);
    fire(table, RULE_EXCLUSIVE_LOCK);
  } else if (holds_sponsor(seat, choice.card)) {
    fire(table, RULE_ONE_COPY);
  }
}

static void apply_location(Table *table, Seat *seat, Card location) {
  take(table->row, MAX_ROW, location);
  table->open--;
  rent_location(&seat->books, location);
  seat->location = location;
  fire(table, RULE_TAKE_LOCATION);
  fire(table, RULE_UNIQUE);
  fire(table, RULE_PAY_FROM_CASH);
}

static void apply_act(Table *table, Seat *seat, Card act) {
  int place = seat->books.acts;
  take_from_hand(seat, ACT, act);
  seat->act[place] = act;
  seat->neutralised[place] = false;
  book_act(&seat->books, act);
  fire(table, RULE_BOOKING);
  fire(table, RULE_UNIQUE);
  fire(table, RULE_PAY_FROM_CASH);
}

static void apply_marketing(Table *table, Seat *seat, Card card) {
  int place = seat->marketing_cards++;
  take_from_hand(seat, MARKETING, card);
  seat->marketing[place] = card;
  seat->removed[place] = false;
  play_marketing(&seat->books, card);
  fire(table, RULE_MARKETING);
  fire(table, RULE_PAY_FROM_CASH);
}

static void apply_price(Table *table, Seat *seat, int band) {
  seat->books.band = band;
  fire(table, RULE_SET_PRICE);
}

static void apply_sabotage(Table *table, Seat *seat, Choice choice) {
  Seat *target = &table->seat[choice.target];
  int64_t cost = numbers.sabotage_cost[choice.card];
  take_from_hand(seat, SABOTAGE, choice.card);
  if (cost > 0) {
    pay(&seat->books, cost);
    fire(table, RULE_SABOTAGE_COST);
    fire(table, RULE_PAY_FROM_CASH);
  }
  fire(table, RULE_OTHER_SEAT);
  suffer(&target->books, target, choice);
  switch (numbers.sabotage_kind[choice.card]) {
    case REMOVE_MARKETING:
      target->removed[choice.place] = true;
      fire(table, RULE_REMOVE_MARKETING);
      break;
    case NEUTRALISE_ACT:
      target->neutralised[choice.place] = true;
      fire(table, RULE_NEUTRALISE_ACT);
      break;
    default:
      fire(table, RULE_LOSE_AUDIENCE);
  }
}

/* Plays a listed choice; true when the seat's turn ends with it. */
static inline bool apply_choice(Table *table, int phase, int asked, Choice choice) {
  Seat *seat = &table->seat[asked];
  if (choice.action == DONE) return true;
  switch (phase) {
    case FINANCE_PHASE:
      apply_sponsor(table, asked, choice);
      return false;
    case LOCATION_PHASE:
      apply_location(table, seat, choice.card);
      return true;
    case BOOKING_PHASE:
      apply_act(table, seat, choice.card);
      return false;
    case MARKETING_PHASE:
      if (choice.action == SET_PRICE) {
        apply_price(table, seat, choice.card);
        return true;
      }
      apply_marketing(table, seat, choice.card);
      return false;
    default:
      apply_sabotage(table, seat, choice);
      return false;
  }
}

/* ---------------------------------------------------------------- The greedy bot */

/* A slot is worth what an average sponsor would pay for it later. */
static void appraise_finance(int moment, const Choice *choices, int count, double *worth) {
  for (int at = 0; at < count; at++) {
    Choice choice = choices[at];
    bool done = choice.action == DONE;
    worth[at] = done ? 0 : (double)(payout_of(choice) - choice.slots * numbers.slot_worth[moment]);
  }
}

/* Keeps a purchase that can be paid for and raises the profit; returns the profit then. */
static inline int64_t keep_if_it_pays(Books *trial, const Books *bought, int64_t profit) {
  if (bought->cash < 0) return profit;
  int64_t after = outlook(bought);
  if (after <= profit) return profit;
  *trial = *bought;
  return after;
}

static inline int64_t try_act(Books *trial, int64_t profit, int64_t cost, int64_t audience) {
  Books bought = *trial;
  pay(&bought, cost);
  bought.act_points += audience * share_of_act(bought.acts++);
  return keep_if_it_pays(trial, &bought, profit);
}

static inline int64_t try_marketing(Books *trial, int64_t profit, int64_t cost, int64_t audience) {
  Books bought = *trial;
  pay(&bought, cost);
  bought.marketing += audience;
  return keep_if_it_pays(trial, &bought, profit);
}

/* Imagines that the seat goes on to buy what pays for itself: first what it holds, then average cards to be drawn. */
static int64_t appraise_location(const Seat *seat, int moment, Card location) {
  Books trial = seat->books;
  rent_location(&trial, location);
  int64_t profit = outlook(&trial);
  for (int at = 0; at < seat->held[ACT]; at++) {
    Card act = seat->hand[ACT][at];
    profit = try_act(&trial, profit, numbers.act_cost[act], numbers.act_audience[act]);
  }
  for (int64_t draw = 0; draw < numbers.act_draws[moment]; draw++) {
    profit = try_act(&trial, profit, numbers.mean_act_cost, numbers.mean_act_audience);
  }
  for (int at = 0; at < seat->held[MARKETING]; at++) {
    Card card = seat->hand[MARKETING][at];
    profit = try_marketing(&trial, profit, numbers.marketing_cost[card], numbers.marketing_audience[card]);
  }
  for (int64_t draw = 0; draw < numbers.marketing_draws[moment]; draw++) {
    profit = try_marketing(&trial, profit, numbers.mean_marketing_cost, numbers.mean_marketing_audience);
  }
  return profit;
}

/* What an average act or marketing card would bring for each cent, where some are still to be drawn. */
static double promise_of_later_cards(const Books *books, int moment, int64_t before) {
  double promise = 0;
  if (numbers.act_draws[moment] > 0 && numbers.mean_act_cost > 0) {
    Books trial = *books;
    trial.spend += numbers.mean_act_cost;
    trial.act_points += numbers.mean_act_audience * share_of_act(trial.acts);
    promise = (double)(outlook(&trial) - before) / (double)numbers.mean_act_cost;
  }
  if (numbers.marketing_draws[moment] > 0 && numbers.mean_marketing_cost > 0) {
    Books trial = *books;
    trial.spend += numbers.mean_marketing_cost;
    trial.marketing += numbers.mean_marketing_audience;
    double other = (double)(outlook(&trial) - before) / (double)numbers.mean_marketing_cost;
    if (other > promise) promise = other;
  }
  return promise;
}

/* A card must return this share of what an average later card returns. A trait of the bot, not of the rules. */
static const double THRIFT = 0.8;

/* What counts of a purchase is what it brings for each cent; one that brings too little looks worse than stopping. */
static inline double appraise_purchase(int64_t before, int64_t gain, int64_t cost, double expected) {
  if (gain <= 0 || cost == 0) return (double)(before + gain);
  double per_cent = (double)gain / (double)cost;
  return per_cent < expected ? (double)(before - 1) : (double)before + per_cent;
}

/* Booking and marketing. How the seat stands and what it may expect is the same for all choices, so it comes first. */
static void appraise_purchases(const Seat *seat, int moment, const Choice *choices, int count, double *worth) {
  bool books_acts = numbers.phase[moment] == BOOKING_PHASE;
  const Books *books = &seat->books;
  int64_t before = outlook(books);
  int64_t pull = pull_of(books);
  int64_t costs = books->spend - books->sponsoring;
  double expected = THRIFT * promise_of_later_cards(books, moment, before);
  for (int at = 0; at < count; at++) {
    Card card = choices[at].card;
    if (choices[at].action == DONE) {
      worth[at] = (double)before;
    } else if (choices[at].action == SET_PRICE) {
      worth[at] = (double)(income_at(books, pull, card) - costs);
    } else {
      Books trial = *books;
      if (books_acts) book_act(&trial, card);
      else play_marketing(&trial, card);
      worth[at] = appraise_purchase(before, outlook(&trial) - before, trial.spend - books->spend, expected);
    }
  }
}

/* What the target loses, twice as dear when it is the one to beat. */
static void appraise_sabotage(const Table *table, int asked, const Choice *choices, int count, double *worth) {
  int64_t standing[MAX_SEATS];
  int64_t highest = INT64_MIN;
  for (int seat = 0; seat < numbers.seats; seat++) {
    standing[seat] = outlook(&table->seat[seat].books);
    if (seat != asked) highest = most(highest, standing[seat]);
  }
  for (int at = 0; at < count; at++) {
    Choice choice = choices[at];
    if (choice.action == DONE) {
      worth[at] = 0;
      continue;
    }
    const Seat *target = &table->seat[choice.target];
    Books trial = target->books;
    suffer(&trial, target, choice);
    int64_t harm = standing[choice.target] - outlook(&trial);
    bool leads = standing[choice.target] == highest;
    worth[at] = (double)((leads ? 2 * harm : harm) - numbers.sabotage_cost[choice.card]);
  }
}

/* The place of the highest worth, of equals the first. */
static inline int best_of(const double *worth, int count) {
  int best = 0;
  for (int at = 1; at < count; at++) {
    if (worth[at] > worth[best]) best = at;
  }
  return best;
}

static int pick_greedily(const Table *table, int moment, int asked, const Choice *choices, int count) {
  double worth[MAX_CHOICES];
  const Seat *seat = &table->seat[asked];
  switch (numbers.phase[moment]) {
    case FINANCE_PHASE:
      appraise_finance(moment, choices, count, worth);
      break;
    case LOCATION_PHASE:
      for (int at = 0; at < count; at++) worth[at] = (double)appraise_location(seat, moment, choices[at].card);
      break;
    case BOOKING_PHASE:
    case MARKETING_PHASE:
      appraise_purchases(seat, moment, choices, count, worth);
      break;
    default:
      appraise_sabotage(table, asked, choices, count, worth);
  }
  return best_of(worth, count);
}

/* ---------------------------------------------------------------- A table */

static void deal_table(Table *table, Key key) {
  /* Hands and lists need no clearing: they are as long as their counts say. */
  for (int seat = 0; seat < numbers.seats; seat++) {
    Seat *fresh = &table->seat[seat];
    fresh->books = (Books){.cash = numbers.start_budget, .band = NONE};
    fresh->slots_used = 0;
    fresh->location = NONE;
    fresh->marketing_cards = 0;
    memset(fresh->held, 0, sizeof fresh->held);
  }
  memset(table->fired, 0, sizeof table->fired);
  memset(table->sponsor_seats, 0, sizeof table->sponsor_seats);
  memset(table->sponsor_locked, 0, sizeof table->sponsor_locked);
  table->open = 0;
  table->fired[RULE_START_BUDGET] = (int16_t)numbers.seats;

  for (int type = 0; type < TYPES; type++) {
    Deck *deck = &table->deck[type];
    deck->lane = lane_of(key, (uint32_t)type, 0);
    deck->drawn = 0;
    memcpy(deck->card, numbers.deck[type], sizeof deck->card);
    for (int card = 0; card < numbers.opening_hand[type]; card++) {
      for (int seat = 0; seat < numbers.seats; seat++) {
        deal_to_hand(table, type, &table->seat[seat], RULE_OPENING_HAND);
      }
    }
  }
  for (int place = 0; place < numbers.row_size; place++) {
    int card = draw_card(table, LOCATION);
    if (card == NONE) continue;
    table->row[table->open++] = (Card)card;
    fire(table, RULE_OPEN_ROW);
  }
}

static inline int seat_at(int phase, int turn) { return phase == SABOTAGE_PHASE ? numbers.seats - 1 - turn : turn; }

static inline void begin_phase(Table *table, int phase, int moment) {
  static const int drawn_type[PHASE_KINDS] = {SPONSOR, LOCATION, ACT, MARKETING, SABOTAGE};
  if (numbers.last_call[moment]) fire(table, RULE_LAST_CALL);
  if (phase == SABOTAGE_PHASE) fire(table, RULE_REVERSE_ORDER);
  if (phase == LOCATION_PHASE) return; /* they lie open */
  for (int card = 0; card < numbers.draw_per_phase; card++) {
    for (int turn = 0; turn < numbers.seats; turn++) {
      deal_to_hand(table, drawn_type[phase], &table->seat[seat_at(phase, turn)], RULE_PHASE_DRAW);
    }
  }
}

/* A seat does all it wants before the next. Returns how many choices it made. */
static inline int play_turn(Table *table, int phase, int moment, int asked, int bot, uint32_t lane) {
  Choice choices[MAX_CHOICES];
  int made = 0;
  if (phase == LOCATION_PHASE && table->seat[asked].location != NONE) return 0;
  for (bool ended = false; !ended; made++) {
    int count = list_choices(table, phase, asked, choices);
    if (count == 0) { /* in the location phase only: everywhere else a seat may be done */
      fire(table, RULE_NO_VENUE);
      return 0;
    }
    int pick = 0;
    if (count > 1) {
      if (bot == RANDOM_BOT) pick = draw_below(count, lane, ((uint32_t)moment << 10) + (uint32_t)made);
      else pick = pick_greedily(table, moment, asked, choices, count);
    }
    ended = apply_choice(table, phase, asked, choices[pick]);
  }
  return made;
}

static inline int play_phase(Table *table, int phase, int moment, int bot, Key key) {
  int made = 0;
  begin_phase(table, phase, moment);
  for (int turn = 0; turn < numbers.seats; turn++) {
    int asked = seat_at(phase, turn);
    made += play_turn(table, phase, moment, asked, bot, lane_of(key, BOT_PURPOSE, (uint32_t)asked));
  }
  return made;
}

/* Names each phase as a constant: the compiler makes a loop of its own of it, and its branches are foreseen better. */
static int play_moment(Table *table, int moment, int bot, Key key) {
  switch (numbers.phase[moment]) {
    case FINANCE_PHASE:
      return play_phase(table, FINANCE_PHASE, moment, bot, key);
    case LOCATION_PHASE:
      return play_phase(table, LOCATION_PHASE, moment, bot, key);
    case BOOKING_PHASE:
      return play_phase(table, BOOKING_PHASE, moment, bot, key);
    case MARKETING_PHASE:
      return play_phase(table, MARKETING_PHASE, moment, bot, key);
    default:
      return play_phase(table, SABOTAGE_PHASE, moment, bot, key);
  }
}

/* Plays a table from the deal to the events. Returns how many choices were made. */
static int play_table(Table *table, int bot, Key key) {
  int made = 0;
  deal_table(table, key);
  for (int moment = 0; moment < numbers.phases; moment++) made += play_moment(table, moment, bot, key);
  for (int seat = 0; seat < numbers.seats; seat++) hold_event(table, &table->seat[seat]);
  return made;
}

/* ---------------------------------------------------------------- A run of tables */

typedef struct {
  int64_t *values; /* at ((table × seats) + seat) × MEASURES + measure */
  uint8_t *places; /* at table × seats + seat */
  int64_t rule_tables[RULES], rule_times[RULES];
  int64_t choices;
} Sample;

static void play_tables(Sample *sample, Table *table, int bot, uint64_t seed, uint32_t first, uint32_t tables) {
  int64_t *values = sample->values;
  uint8_t *places = sample->places;
  for (uint32_t index = 0; index < tables; index++) {
    sample->choices += play_table(table, bot, table_key(seed, first + index));
    rank_seats(table, places);
    places += numbers.seats;
    for (int seat = 0; seat < numbers.seats; seat++, values += MEASURES) measure_seat(&table->seat[seat], values);
    for (int rule = 0; rule < RULES; rule++) {
      sample->rule_times[rule] += table->fired[rule];
      sample->rule_tables[rule] += table->fired[rule] > 0;
    }
  }
}

/* The same as in bench/checksum.ts. */
static uint32_t add_to_checksum(uint32_t checksum, int64_t value) {
  checksum = (checksum ^ (uint32_t)value) * UINT32_C(0x01000193);
  return checksum ^ (checksum >> 15);
}

static const uint32_t CHECKSUM_START = UINT32_C(0x811c9dc5);

static uint32_t checksum_of_results(const Sample *sample, size_t seats_in_all) {
  uint32_t checksum = CHECKSUM_START;
  for (size_t seat = 0; seat < seats_in_all; seat++) {
    for (size_t measure = 0; measure < MEASURES; measure++) {
      checksum = add_to_checksum(checksum, sample->values[seat * MEASURES + measure]);
    }
    checksum = add_to_checksum(checksum, sample->places[seat]);
  }
  return checksum;
}

static uint32_t checksum_of_rules(const Sample *sample) {
  uint32_t checksum = CHECKSUM_START;
  for (int rule = 0; rule < RULES; rule++) {
    checksum = add_to_checksum(checksum, sample->rule_tables[rule]);
    checksum = add_to_checksum(checksum, sample->rule_times[rule]);
  }
  return checksum;
}

/* ---------------------------------------------------------------- Reading the numbers */

/* Far above any game, and low enough that no sum of a table leaves 64 bits. */
static const int64_t MOST_MONEY = INT64_C(1000000000000);
static const int64_t MOST_POINTS = 10000;

static _Noreturn void fail(const char *message, const char *about) {
  fprintf(stderr, "limit: %s: %s\n", about, message);
  exit(EXIT_FAILURE);
}

/* The next word of the file; lines that start with # are for people. */
static const char *read_word(FILE *file, const char *about) {
  static char word[64];
  while (fscanf(file, "%63s", word) == 1) {
    if (word[0] != '#') return word;
    if (fscanf(file, "%*[^\n]") == EOF) break;
  }
  fail("the file ends here", about);
}

static void expect(FILE *file, const char *name) {
  if (strcmp(read_word(file, name), name) != 0) fail("is not where it should be", name);
}

static int64_t read_integer(FILE *file, const char *name, int64_t lowest, int64_t highest) {
  char *end;
  long long value = strtoll(read_word(file, name), &end, 10);
  if (*end != '\0' || value < lowest || value > highest) fail("is not a number, or out of range", name);
  return value;
}

static int place_of(const char *word, const char *const *words, int count, const char *about) {
  for (int place = 0; place < count; place++) {
    if (strcmp(words[place], word) == 0) return place;
  }
  fail(word, about);
}

/* `name value` */
static int64_t read_number(FILE *file, const char *name, int64_t lowest, int64_t highest) {
  expect(file, name);
  return read_integer(file, name, lowest, highest);
}

static int read_count(FILE *file, const char *name, int highest) { return (int)read_number(file, name, 0, highest); }

/* `name count value value …`; returns the count. */
static int read_list(FILE *file, const char *name, int64_t *into, int room, int64_t highest) {
  int count = read_count(file, name, room);
  for (int at = 0; at < count; at++) into[at] = read_integer(file, name, 0, highest);
  return count;
}

static void read_list_of(FILE *file, const char *name, int64_t *into, int count, int64_t highest) {
  if (read_list(file, name, into, count, highest) != count) fail("is not as long as it should be", name);
}

/* `name count word word …`, each a place among known words; returns the count. */
static int read_words(FILE *file, const char *name, int *into, int room, const char *const *words, int known) {
  int count = read_count(file, name, room);
  for (int at = 0; at < count; at++) into[at] = place_of(read_word(file, name), words, known, name);
  return count;
}

/* Makes sure that rules or measures are the ones of this program, in its order. */
static void expect_words(FILE *file, const char *name, const char *const *words, int known) {
  expect(file, name);
  if (read_integer(file, name, 0, 1000) != known) fail("are not as many as here", name);
  for (int at = 0; at < known; at++) expect(file, words[at]);
}

static void read_deck(FILE *file, const char *name, int type, int kinds) {
  int64_t cards[MAX_CARDS];
  numbers.kinds[type] = kinds;
  numbers.deck_size[type] = read_list(file, name, cards, MAX_CARDS, kinds - 1);
  for (int at = 0; at < numbers.deck_size[type]; at++) numbers.deck[type][at] = (Card)cards[at];
}

static void read_cards(FILE *file) {
  Numbers *n = &numbers;
  int kinds = read_list(file, "rent", n->rent, MAX_CARDS, MOST_MONEY);
  read_list_of(file, "capacity", n->capacity, kinds, INT32_MAX);
  read_deck(file, "locationDeck", LOCATION, kinds);

  kinds = read_list(file, "actCost", n->act_cost, MAX_CARDS, MOST_MONEY);
  read_list_of(file, "actAudience", n->act_audience, kinds, MOST_POINTS);
  read_list_of(file, "actDay", n->act_day, kinds, 2);
  read_deck(file, "actDeck", ACT, kinds);

  kinds = read_list(file, "leastSlots", n->least_slots, MAX_CARDS, MAX_SLOTS);
  read_list_of(file, "payoutPerSlot", n->payout_per_slot, kinds, MOST_MONEY);
  read_deck(file, "sponsorDeck", SPONSOR, kinds);

  kinds = read_list(file, "marketingCost", n->marketing_cost, MAX_CARDS, MOST_MONEY);
  read_list_of(file, "marketingAudience", n->marketing_audience, kinds, MOST_POINTS);
  read_deck(file, "marketingDeck", MARKETING, kinds);

  kinds = read_list(file, "sabotageCost", n->sabotage_cost, MAX_CARDS, MOST_MONEY);
  read_list_of(file, "sabotageAudience", n->sabotage_audience, kinds, INT32_MAX);
  if (read_words(file, "sabotageKind", n->sabotage_kind, kinds, effect_names, EFFECTS) != kinds)
    fail("is not as long as it should be", "sabotageKind");
  read_deck(file, "sabotageDeck", SABOTAGE, kinds);
}

static void read_schedule(FILE *file) {
  Numbers *n = &numbers;
  int64_t last_call[MAX_PHASES];
  n->phases = read_words(file, "phases", n->phase, MAX_PHASES, phase_names, PHASE_KINDS);
  read_list_of(file, "lastCall", last_call, n->phases, 1);
  for (int moment = 0; moment < n->phases; moment++) n->last_call[moment] = last_call[moment];
  read_list_of(file, "slotWorth", n->slot_worth, n->phases, MOST_MONEY);
  read_list_of(file, "actDraws", n->act_draws, n->phases, MAX_HAND);
  read_list_of(file, "marketingDraws", n->marketing_draws, n->phases, MAX_HAND);
}

/* No hand may outgrow its array, and no product its 64 bits; then nothing has to be checked while tables are played. */
static void check_room(void) {
  static const int phase_of[TYPES] = {LOCATION_PHASE, BOOKING_PHASE, FINANCE_PHASE, MARKETING_PHASE, SABOTAGE_PHASE};
  for (int type = ACT; type < TYPES; type++) {
    int hand = numbers.opening_hand[type];
    for (int moment = 0; moment < numbers.phases; moment++) {
      if (numbers.phase[moment] == phase_of[type]) hand += numbers.draw_per_phase;
    }
    if (hand > MAX_HAND) fail("hands are larger than this program allows", "openingHand");
  }
  double acts = 10000.0 + 2.0 * MAX_HAND * 100 * (double)MOST_POINTS;
  double pull = (double)numbers.audience_base * acts * (double)(100 + numbers.marketing_cap);
  for (int band = 0; band < BANDS; band++) {
    double product = pull * (double)numbers.band_audience[band];
    double income = product / 1e8 * (double)numbers.band_price[band];
    if (product > 1e18 || income > 1e18) fail("the audience could outgrow 64 bits", "audienceBase");
  }
}

static void read_numbers(const char *path) {
  Numbers *n = &numbers;
  FILE *file = fopen(path, "r");
  if (!file) fail("cannot be opened", path);
  expect_words(file, "rules", rule_ids, RULES);
  expect_words(file, "measures", measure_names, MEASURES);
  n->seats = (int)read_number(file, "seats", 1, MAX_SEATS);
  n->two_days = read_number(file, "twoDays", 0, 1);
  n->start_budget = read_number(file, "startBudget", 0, MOST_MONEY);
  n->audience_base = read_number(file, "audienceBase", 0, INT32_MAX);
  n->marketing_cap = read_number(file, "marketingCap", 0, MOST_POINTS);
  n->full_acts = (int)read_number(file, "fullActs", 0, INT32_MAX);
  n->further_share = read_number(file, "furtherShare", 0, 100);
  n->slots = (int)read_number(file, "slots", 0, MAX_SLOTS);
  n->max_slots_per_sponsor = (int)read_number(file, "maxSlotsPerSponsor", 0, MAX_SLOTS);
  n->exclusive_extra_slots = (int)read_number(file, "exclusiveExtraSlots", 0, MAX_SLOTS);
  n->exclusive_percent = read_number(file, "exclusivePercent", 0, MOST_POINTS);
  read_list_of(file, "bandPrice", n->band_price, BANDS, MOST_MONEY);
  read_list_of(file, "bandAudience", n->band_audience, BANDS, MOST_POINTS);
  read_schedule(file);
  n->mean_act_cost = read_number(file, "meanActCost", 0, MOST_MONEY);
  n->mean_act_audience = read_number(file, "meanActAudience", 0, MOST_POINTS);
  n->mean_marketing_cost = read_number(file, "meanMarketingCost", 0, MOST_MONEY);
  n->mean_marketing_audience = read_number(file, "meanMarketingAudience", 0, MOST_POINTS);
  n->draw_per_phase = read_count(file, "drawPerPhase", MAX_HAND);
  n->row_size = read_count(file, "locationRow", MAX_ROW);
  n->opening_hand[ACT] = read_count(file, "actOpeningHand", MAX_HAND);
  n->opening_hand[SPONSOR] = read_count(file, "sponsorOpeningHand", MAX_HAND);
  n->opening_hand[MARKETING] = read_count(file, "marketingOpeningHand", MAX_HAND);
  n->opening_hand[SABOTAGE] = read_count(file, "sabotageOpeningHand", MAX_HAND);
  read_cards(file);
  fclose(file);
  check_room();
}

/* ---------------------------------------------------------------- The program */

static uint64_t argument(const char *text, const char *name, uint64_t highest) {
  char *end;
  unsigned long long value = strtoull(text, &end, 10);
  if (*text < '0' || *text > '9' || *end != '\0' || value > highest) fail("is not a whole number in range", name);
  return value;
}

static double seconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  static Table table;
  static Sample sample;
  if (count != 6) fail("<numbers file> <random|greedy> <seed> <first table> <tables>", "usage");
  read_numbers(arguments[1]);
  int bot = place_of(arguments[2], bot_names, BOTS, "bot");
  uint64_t seed = argument(arguments[3], "seed", (UINT64_C(1) << 53) - 1);
  uint32_t first = (uint32_t)argument(arguments[4], "first table", INT32_MAX);
  uint32_t tables = (uint32_t)argument(arguments[5], "tables", INT32_MAX);

  size_t seats_in_all = (size_t)tables * (size_t)numbers.seats;
  sample.values = calloc(seats_in_all * MEASURES + 1, sizeof *sample.values);
  sample.places = calloc(seats_in_all + 1, sizeof *sample.places);
  if (!sample.values || !sample.places) fail("not enough memory", "tables");

  double start = seconds_now();
  play_tables(&sample, &table, bot, seed, first, tables);
  double seconds = seconds_now() - start;

  printf("{\"checksum\":\"%08" PRIx32 "\",\"ruleChecksum\":\"%08" PRIx32 "\",\"choices\":%" PRId64
         ",\"seconds\":%.9f,\"stateBytes\":%zu}\n",
         checksum_of_results(&sample, seats_in_all), checksum_of_rules(&sample), sample.choices, seconds, sizeof table);
  free(sample.values);
  free(sample.places);
  return EXIT_SUCCESS;
}
