// How the points of a round come about, for pages that show it.
import type { GameTypes } from './game.js';

/** One number of the arithmetic, and what it is for. */
export interface ScoreItem {
  /** The equal cards that count together; empty if none does. */
  readonly cards: readonly unknown[];
  /** Drawings as SVG, such as dice. */
  readonly pictures?: readonly string[];
  /** What counts, where no card or picture says it. */
  readonly words?: string;
  /** The points, which may be 0. */
  readonly points: number;
}

/** The arithmetic of one seat: its points are the sum of those of its items. */
export interface ScoreRow {
  /** What counts, in the order in which it is counted. */
  readonly items: readonly ScoreItem[];
  /** Short remarks for the reader, such as who went out. */
  readonly notes: readonly string[];
}

/**
 * The arithmetic by seat of a round that is over. `view` is the one after its last event, before the next deal; `events`
 * are those from the first that says how it went.
 */
// As a method, which may take less than any view and event: those of its own game.
export type ScoreRows<G extends GameTypes = GameTypes> = {
  /** Gives a row for each seat. */
  rowsOf(view: G['View'], events: readonly G['RedactedEvent'][]): readonly ScoreRow[];
}['rowsOf'];
