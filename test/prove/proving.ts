import type { GameTypes } from 'hencoop';
import type { GameId } from 'hencoop/games';

/** The run that plays a deck: every run, `npm run prove`, or `npm run prove -- --deep`. */
export type Depth = 'ci' | 'prove' | 'deep';

/** A few cards with which a game is played in every possible way. */
export interface SmallDeck<G extends GameTypes> {
  /** The position in words, for the page of the proof. */
  readonly title: string;
  /** The shortest run that plays it. */
  readonly depth: Depth;
  /** Every card on the table. */
  readonly cards: readonly unknown[];
  /** Every possible layout of the hidden cards at the start. */
  starts(): Iterable<G['State']>;
  /** Whether play stops at this state before the game is over: the state is judged, but not played on. */
  stops?(state: G['State']): boolean;
}

/** A move, with its outcome. */
export interface MadeMove<G extends GameTypes> {
  readonly before: G['State'];
  readonly move: G['Move'];
  readonly after: G['State'];
}

/**
 * The facts that the enumeration needs about a game besides its kit: who knows what, and small decks. Write them from the rule
 * book alone, never with the help of `view` or `redact`.
 */
export interface Proving<G extends GameTypes> {
  /** Everything that `viewer` sees on the table, by the book: states that share it look alike to this viewer. */
  knows(state: G['State'], viewer: number | null): unknown;
  /** The part of a move that others see, by the book; `null` if they may not know that it was made. Default: all of it. */
  sees?(made: MadeMove<G>): unknown;
  /** The things that a move shows to all viewers, although the table after it no longer does. */
  shows?(made: MadeMove<G>): unknown;
  /**
   * Whether the catalog of moves is long. All of it is then tried once for each state of knowledge of the acting seats, on which
   * alone, by law 5, the answers depend; in every state, only the legal moves and a sixteenth of the rest are tried.
   */
  readonly longCatalog?: boolean;
  /** The invariants of the kit that need the whole deck, by the beginning of their titles. */
  readonly wholeDeckOnly?: readonly string[];
  /** Law 10: checks for every state, in addition to the kit's invariants, which look at whole games. They throw if they fail. */
  readonly invariants?: { readonly [title: string]: (state: G['State'], before: G['State'] | null) => void };
  /** The small decks, the quickest first. */
  readonly decks: readonly SmallDeck<G>[];
}

/** The small decks of a game, whatever its types. */
export async function provingOf(id: GameId): Promise<Proving<GameTypes>> {
  // The module takes only the tables and moves of its own game; the enumeration passes it no others.
  const { proving }: { proving: Proving<GameTypes> } = await import(`../${id}/smallDecks.ts`);
  return proving;
}
