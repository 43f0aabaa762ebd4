// Figures of clauses: data that tests and docs share. test/<game>/figures.ts has one for every clause of a game, as its
// type requires. Figures are played, not written: playFigure.ts plays them, fails if the game responds differently, and
// describes the events in the game's own words. The sheets show those words, the site draws the tables.
//
// To give a game its figures: write test/<game>/figures.ts with `export const figures: Figures<…Types, …> = { … }`, run
// `npx vitest run test/games/figures.test.ts`, then `npx tsx tools/generate.ts sheets`.
import type { GameTypes, Seat } from 'hencoop';

type Viewer = Seat | null;

/** An event, or as much of it as a figure specifies. */
type Told<Event> = Event extends { readonly type: infer Type }
  ? { readonly type: Type } & Partial<Omit<Event, 'type'>>
  : never;

/** A move that is refused. */
export interface Refused<G extends GameTypes> {
  /** For G-0, any value. */
  readonly move: G['Move'] | object;
  /** The refusing clause; defaults to the figure's own. */
  readonly by?: string;
  /** Whether to try the move after the moves of the figure, not before them. */
  readonly after?: boolean;
}

/** A position, moves that obey the clause, and a move that it refuses. */
export interface MoveFigure<G extends GameTypes> {
  readonly kind: 'move';
  readonly says: string;
  readonly state: G['State'];
  /** The viewer of the drawing; defaults to the first player to move. */
  readonly viewer?: Viewer;
  /** One after another, each legal. */
  readonly obeys: readonly G['Move'][];
  /** The events that the moves must cause, in this order. */
  readonly tells?: readonly Told<G['Event']>[];
  /** All legal moves of the position, if the clause is about their number. */
  readonly legal?: readonly G['Move'][];
  readonly refuses?: Refused<G>;
}

/** The start of a game. */
export interface Start<G extends GameTypes> {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Partial<G['Options']>;
  /** The cards of a deal in the order of the deck, by its place: `deal/1`. */
  readonly deals?: { readonly [site: string]: readonly unknown[] };
}

/** The opening of a game, and moves that follow. */
export interface SetUpFigure<G extends GameTypes> {
  readonly kind: 'setup';
  readonly says: string;
  readonly start: Start<G>;
  readonly viewer?: Viewer;
  readonly obeys?: readonly G['Move'][];
  /** The events that the opening and the moves must cause, in this order. */
  readonly tells: readonly Told<G['Event']>[];
  /** Options that the game must refuse. */
  readonly refuses?: object;
}

/** The points scored from a position. */
export interface ScoringFigure<G extends GameTypes> {
  readonly kind: 'scoring';
  readonly says: string;
  readonly state: G['State'];
  readonly viewer?: Viewer;
  readonly obeys: readonly G['Move'][];
  readonly tells?: readonly Told<G['Event']>[];
  /** By seat, the sum of the game's score calculation, if it has one. */
  readonly points?: readonly number[];
  /** By seat, the score after the moves. */
  readonly score: readonly number[];
  /** The ranking, if the game ends. */
  readonly ranking?: readonly (readonly Seat[])[];
}

/** The same table as two viewers see it. */
export interface SightFigure<G extends GameTypes> {
  readonly kind: 'sight';
  readonly says: string;
  readonly state: G['State'];
  readonly obeys?: readonly G['Move'][];
  readonly viewers: readonly [Viewer, Viewer];
  /** The fields of the two views that differ, all of them. */
  readonly differs: readonly (keyof G['View'] & string)[];
}

/** Pieces of the box. */
export interface ComponentsFigure {
  readonly kind: 'components';
  readonly says: string;
  /** By name, as in the game's catalog; with `card`, a card to draw. */
  readonly pieces: readonly { readonly name: string; readonly count: number; readonly card?: unknown }[];
}

export type Figure<G extends GameTypes> =
  | MoveFigure<G>
  | SetUpFigure<G>
  | ScoringFigure<G>
  | SightFigure<G>
  | ComponentsFigure;

/** A figure for each of these clauses. */
export type Figures<G extends GameTypes, Clause extends string> = { readonly [Name in Clause]: Figure<G> };

/** The figures of some game. */
export type AnyFigures = { readonly [clause: string]: Figure<GameTypes> };
