import type { PolicyOf } from '../../bots/index.js';
import type { Policy } from '../../engine/playout.js';
import type { Seat } from '../../engine/seats.js';
import { actionOf } from '../cards.js';
import { handOf } from '../hand.js';
import { type Action, type Card, CELLS, type ChickenRoundupTypes, type Move, type Table } from '../table.js';
import { coopEnd, indexOfCell } from '../yard.js';
import {
  closedMiddleRow,
  deedOf,
  deedsOf,
  doDeed,
  FOX,
  firstOf,
  foxCell,
  hasGap,
  lineLength,
  longestParade,
  MIDDLE,
  OWN,
  type PackedRow,
  type PackedYard,
  packYard,
  reversed,
  THEIRS,
  theirsWithExposedFox,
  withExposedFox,
  withoutLine,
} from './packed.js';

/** The parameters of a player of Chicken Roundup: the worth of things, in chickens in the coop. */
export interface Character {
  /** Each chicken fewer that the opponent could send in from the yard as it is. */
  readonly line: number;
  /** Each rank by which the chicken in front of the opponent's coop is lower: a high one can lead a long line. */
  readonly front: number;
  /** The fox in front of the opponent's coop, instead of an empty row there. */
  readonly fox: number;
  /** Each chicken that the player could send in next turn from the yard as this turn leaves it. */
  readonly ownLine: number;
  /** No fox in front of the player's coop after this turn. */
  readonly ownFox: number;
  /** Each extra chicken that a Parade in hand could bring in with the second play. */
  readonly paradeReady: number;
  /** A card in hand, by its action; 0 unless given. */
  readonly keep: { readonly [Name in Action]?: number };
}

/** The parameters of the heuristic: they won thousands of games against small variations. */
export const STEADY: Character = {
  line: 0.4,
  front: 0.1,
  fox: 0,
  ownLine: 0.2,
  ownFox: 0.4,
  paradeReady: 0.8,
  keep: { farmer: -0.1, dog: -0.2, foxTrot: 0.1 },
};

/**
 * The rules of thumb of Chicken Roundup as a policy. It reads only the yard, the hand of `seat`, the size of its stack,
 * and the number of turns left: nothing hidden from the seat. It rates the yard after each move, and plays the best:
 *
 * - Send in as many chickens as possible, and keep the fox away from the player's coop.
 * - Leave the opponent a low chicken in front of their coop, and no line behind it.
 * - With a Parade in hand, use the first play to make a path for it.
 * - Make the catch that leaves the best yard, and pay with the least useful card.
 * - In the last turns, prepare nothing for a turn that will not come.
 */
export function thumbs(character: Character): PolicyOf<ChickenRoundupTypes> {
  const rate = ratingOf(character);
  const ratings: number[] = [];
  const policy: Policy<ChickenRoundupTypes> = (moves, table, seat) => {
    rate(moves, table, seat, ratings);
    let best = 0;
    for (let i = 1; i < moves.length; i++) if ((ratings[i] as number) > (ratings[best] as number)) best = i;
    return moves[best] as Move;
  };
  return () => policy;
}

/** The change in the value of the hand by `move`. */
export function handChange(character: Character, { yard }: Table, move: Move): number {
  const keep = (card: Card) => character.keep[actionOf(card)] ?? 0;
  switch (move.type) {
    case 'endPlays':
    case 'closeGap':
      return 0;
    case 'catch':
      return keep(yard[indexOfCell(move.target)] as Card) - keep(move.pay);
    case 'foxTrot':
      return keep(yard[indexOfCell(move.target)] as Card) - keep(move.card);
    default:
      return -keep(move.card);
  }
}

/** Writes the value of each of `moves` for `seat` into `ratings`. Reads nothing hidden from `seat`. */
export type Rating = (moves: readonly Move[], table: Table, seat: Seat, ratings: number[]) => void;

/** The rating of moves by the {@link thumbs}. */
export function ratingOf(character: Character): Rating {
  const { line, front, fox, ownLine, ownFox, paradeReady } = character;
  // PERF(alloc): the yard before and after a move, and the known catches: reused for each move.
  const before: PackedYard = [0, 0, 0];
  const after: PackedYard = [0, 0, 0];
  const catches = new Float64Array(2 * CELLS.length);
  let [sameSide, eitherRow, theirTurn, ownTurn] = [false, false, true, true];
  let stacked = 0;

  const keepOf = (card: Card) => character.keep[actionOf(card)] ?? 0;

  /** The value of a row without a gap to its owner, who moves next. */
  function prospect(row: PackedRow, perChicken: number, perRank: number, withFox: number): number {
    return firstOf(row) === FOX ? -withFox : perChicken * lineLength(row) + perRank * firstOf(row);
  }

  /**
   * The worth of `after` if the plays end now, after `home` chickens have gone in; `isSent` if no more go in this turn.
   */
  function atEnd(home: number, isSent: boolean, canParade: boolean): number {
    const own = after[OWN] as PackedRow;
    const middle = after[MIDDLE] as PackedRow;
    const inLine = isSent ? 0 : lineLength(own);
    let worth = home + inLine;
    // A Parade has at most as many chickens as the rank of its first.
    if (canParade && firstOf(own) > inLine) worth += paradeReady * Math.max(0, longestParade(after) - inLine);
    const rest = withoutLine(own, inLine);
    const left = withExposedFox(rest, middle);
    if (firstOf(left) === FOX && stacked + home + inLine > 0) worth -= 1;
    if (theirTurn) {
      let theirs = after[THEIRS] as PackedRow;
      if (eitherRow) theirs = theirsWithExposedFox(rest, middle, theirs, sameSide);
      worth -= prospect(sameSide ? theirs : reversed(theirs), line, front, fox);
    }
    if (ownTurn) worth += prospect(left, ownLine, 0, ownFox);
    return worth;
  }

  /** {@link atEnd}, with a gap in the middle row closed to the better side. */
  function worth(home: number, isSent: boolean, canParade: boolean): number {
    const middle = after[MIDDLE] as PackedRow;
    if (!hasGap(middle)) return atEnd(home, isSent, canParade);
    after[MIDDLE] = closedMiddleRow(middle, true);
    const near = atEnd(home, isSent, canParade);
    after[MIDDLE] = closedMiddleRow(middle, false);
    return Math.max(near, atEnd(home, isSent, canParade));
  }

  return (moves, table, seat, ratings) => {
    const { step, options, yard, stacks, turnsLeft } = table;
    packYard(yard, options, seat, before);
    const foxAt = foxCell(before);
    sameSide = coopEnd(options, 0) === coopEnd(options, 1);
    eitherRow = options.exposed === 'eitherRow';
    stacked = stacks[seat]?.length ?? 0;
    theirTurn = turnsLeft === null || turnsLeft > 0;
    ownTurn = turnsLeft === null || turnsLeft > 1;
    const goesOn = isBeforeSecondPlay(table);
    const isSent = step.type === 'closeGap' && (step.next === 'exposedFox' || step.next === 'foxAtCoop');
    // A seat sees its own hand.
    const parades = (handOf(table, seat) as readonly Card[]).filter(isParade).length;
    catches.fill(Number.NaN);
    const deeds = deedsOf(options, seat);
    let card: Card | null = null;
    let kept = 0;
    let left = parades;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] as Move;
      const deed = deedOf(deeds, move, options);
      if (deed.card !== null && deed.card !== card) {
        card = deed.card;
        kept = keepOf(card);
        left = parades - (isParade(card) ? 1 : 0);
      }
      if (deed.type === 'catch' || deed.type === 'foxTrot') {
        // All catches of a chicken lead to the same yard.
        const caught = yard[deed.target] as Card;
        const canParade = goesOn && (left > 0 || isParade(caught));
        const index = deed.target + (canParade ? CELLS.length : 0);
        if (Number.isNaN(catches[index])) {
          doDeed(deed, before, foxAt, sameSide, after);
          catches[index] = worth(0, false, canParade) + keepOf(caught);
        }
        ratings[i] = (catches[index] as number) - kept;
        continue;
      }
      doDeed(deed, before, foxAt, sameSide, after);
      if (deed.type === 'parade') ratings[i] = worth(deed.cells.length, options.parade === 'instead', false) - kept;
      else if (deed.type === 'endPlays') ratings[i] = worth(0, false, false);
      else if (deed.type === 'closeGap') ratings[i] = worth(0, isSent, goesOn && parades > 0);
      else ratings[i] = worth(0, false, goesOn && left > 0) - kept;
    }
  };
}

/** Whether the second play is still to come, after the pending decision. */
export function isBeforeSecondPlay({ step }: Table): boolean {
  return step.type === 'plays' ? step.play === 1 : step.type === 'closeGap' && step.next === 'secondPlay';
}

export function isParade(card: Card): boolean {
  return card.endsWith(' parade');
}
