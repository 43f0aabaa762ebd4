import { at } from '../../engine/errors.js';
import { leftOf, type Seat } from '../../engine/seats.js';
import { copiesOf, isFox, KINDS } from '../cards.js';
import type { Card, Fox, Table, View } from '../table.js';

/** How many cards there are of every kind: `black` and `red` by number. */
export interface Counts extends Record<Fox, number> {
  black: number[];
  red: number[];
  total: number;
}

/** What everybody at the table knows of the piles: in this game all seats see the same (CO-7.1). */
export interface Knowledge {
  /** How many cards on top of each pile nobody knows; all cards below them are known, in order. */
  readonly unknown: readonly number[];
  /** The cards that nobody has placed: those that can be in the unknown part of any pile. */
  readonly unseen: Readonly<Counts>;
  /**
   * Learns from the one move that was made since the last call, or since the view. It reads sizes, open cards, and cards
   * that lay open when they were taken.
   */
  follow(table: Table): void;
}

/** What is known to the viewer, and while a world of `view` is played on, to everybody who watches. */
export function knowledgeOf(view: View): Knowledge {
  const unknown = view.piles.map(unknownOnTop);
  const unseen = { ...WHOLE_DECK };
  let { gameNumber, turn, eggs } = view;
  let mover: Seat = 0;
  let opening = false;
  let [size, series, left] = [0, 0, 0];

  /** Takes out of `unseen` what the table shows. */
  function recount(table: Table): void {
    Object.assign(unseen, WHOLE_DECK);
    unseen.black = WHOLE_DECK.black.slice();
    unseen.red = WHOLE_DECK.red.slice();
    table.piles.forEach((pile, seat) => {
      for (let index = pile.length - at(unknown, seat) - 1; index >= 0; index--) place(unseen, pile[index] ?? null);
    });
    for (const card of table.series) place(unseen, card);
    for (const card of table.leftGame) place(unseen, card);
  }

  /** Keeps what the next move will be compared with. */
  function look(table: Table): void {
    ({ turn, eggs } = table);
    if (table.step.type === 'over') return;
    mover = table.step.seat;
    opening = table.step.type === 'open';
    size = at(table.piles, mover).length;
    series = table.series.length;
    left = table.leftGame.length;
  }

  /** The card played last, or with `back` 1 the one before it, wherever it lies now. */
  function played(table: Table, back: number): Card | null {
    if (table.series.length > 0) return at(table.series, table.series.length - 1 - back);
    if (table.leftGame.length > left) return at(table.leftGame, table.leftGame.length - 1 - back);
    // A series that was taken lies at the bottom of the mover's pile, or of the pile that it was passed on to (CO-6.3).
    let seat = mover;
    if (at(table.piles, mover).length < size) {
      do seat = leftOf(seat, table.seats);
      while (at(table.piles, seat).length === 0);
    }
    return at(table.piles, seat)[back] ?? null;
  }

  recount(view);
  look(view);
  return {
    unknown,
    unseen,
    follow(table) {
      if (table.gameNumber !== gameNumber) {
        ({ gameNumber } = table);
        table.piles.forEach((pile, seat) => {
          unknown[seat] = pile.length;
        });
        recount(table);
        look(table);
        return;
      }
      const now = at(table.piles, mover).length;
      if (table.turn === turn && now === size) return;
      const { step } = table;
      const chickenedOut = now > size && step.type === 'ownCount' && step.seat === mover;
      const stopped = now === size && series > 0 && table.series.length === series;
      if (!chickenedOut && !stopped) {
        const cards = opening && size > 1 ? 2 : 1;
        const hidden = at(unknown, mover);
        if (table.eggs > eggs) {
          unknown[mover] = size - cards;
          recount(table);
        } else {
          const news = Math.min(cards, hidden);
          unknown[mover] = hidden - news;
          for (let card = 0; card < news; card++) place(unseen, played(table, cards - 1 - card));
        }
      }
      look(table);
    },
  };
}

/** How many cards lie above those that are known down to the bottom. */
function unknownOnTop(pile: readonly (Card | null)[]): number {
  const known = pile.indexOf(null);
  return known < 0 ? 0 : pile.length - known;
}

function place(unseen: Counts, card: Card | null): void {
  if (card === null) return;
  if (isFox(card)) unseen[card]--;
  else unseen[card.colour][card.number] = at(unseen[card.colour], card.number) - 1;
  unseen.total--;
}

/** CO-1.1, counted. */
const WHOLE_DECK: Readonly<Counts> = /* @__PURE__ */ wholeDeck();

function wholeDeck(): Counts {
  const counts: Counts = { black: none(), red: none(), SAME: 0, ZERO: 0, DOUBLE: 0, TWENTY: 0, total: 0 };
  for (const kind of KINDS) {
    const copies = copiesOf(kind);
    if (isFox(kind)) counts[kind] = copies;
    else counts[kind.colour][kind.number] = copies;
    counts.total += copies;
  }
  return counts;
}

/** No card of any number, 0 to 11. */
function none(): number[] {
  return Array.from({ length: 12 }, () => 0);
}
