// How the points of a round add up, for pages that show it.
import type { GameTypes } from './game.js';
import type { Seat } from './seats.js';
import type { SvgNode } from './svgNode.js';

/** One item of the arithmetic: its points, and the reason for them. */
export interface ScoreItem {
  /** The equal cards that count together; empty if no card counts. */
  readonly cards: readonly unknown[];
  /** Drawings, such as dice. */
  readonly pictures?: readonly SvgNode[];
  /** The reason in words, if no card or picture shows it. */
  readonly words?: string;
  /** The points, which may be 0. */
  readonly points: number;
}

/** The arithmetic of one seat, whose points are the sum over its items, and how it stands after them. */
export interface ScoreRow {
  /** The items, in the order they are counted. */
  readonly items: readonly ScoreItem[];
  /** Short remarks for the reader, such as who went out. */
  readonly notes: readonly string[];
  /** The rank by the score so far, from 1; equal ranks are followed by a gap. */
  readonly rank: number;
  /** Where the seat stands now, in the game's own terms: "out of cards first", "3 below 50". */
  readonly standing: string;
  /** The score that ends the game, if one does. */
  readonly target?: number;
}

/**
 * The arithmetic of a finished round, by seat. `view` is the view after its last event, before the next deal; `events` begin
 * with the first that shows how the round went.
 */
// A method, so that a function which takes only its own game's views and events fits.
export type ScoreRows<G extends GameTypes = GameTypes> = {
  /** Returns a row for each seat. */
  rowsOf(view: G['View'], events: readonly G['RedactedEvent'][]): readonly ScoreRow[];
}['rowsOf'];

/** The rank of each seat, from a ranking. */
export function ranksIn(ranking: readonly (readonly Seat[])[]): readonly number[] {
  const ranks: number[] = [];
  let before = 0;
  for (const seats of ranking) {
    for (const seat of seats) ranks[seat] = before + 1;
    before += seats.length;
  }
  return ranks;
}
