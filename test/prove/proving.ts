import type { GameTypes } from 'hencoop';
import type { GameId } from 'hencoop/games';

/** Which run plays a deck: every one, `npm run prove`, or `npm run prove -- --deep`. */
export type Depth = 'ci' | 'prove' | 'deep';

/** A few cards with which a game is played in every way that there is. */
export interface SmallDeck<G extends GameTypes> {
  /** The position in words, for the page of the proof. */
  readonly title: string;
  /** The shortest run that plays it. */
  readonly depth: Depth;
  /** Every card on the table. */
  readonly cards: readonly unknown[];
  /** Every way in which the hidden cards can lie at the start. */
  starts(): Iterable<G['State']>;
  /** Where play stops before the game is over: at this state, which is judged but not played on. */
  stops?(state: G['State']): boolean;
}

/** One move as it was made. */
export interface MadeMove<G extends GameTypes> {
  readonly before: G['State'];
  readonly move: G['Move'];
  readonly after: G['State'];
}

/**
 * What the enumeration needs to know of a game besides its kit, written from the rule book alone, never with the help of
 * `view` or `redact`: who knows what, and small decks.
 */
export interface Proving<G extends GameTypes> {
  /** All that `viewer` sees on the table, by the book: what two states must share to be one for this viewer. */
  knows(state: G['State'], viewer: number | null): unknown;
  /** What others see of a move, by the book: all of it unless given, `null` if they may not know that it was made. */
  sees?(made: MadeMove<G>): unknown;
  /** What a move shows to everybody although the table after it no longer shows it. */
  shows?(made: MadeMove<G>): unknown;
  /**
   * The catalog of moves is long: all of it is tried once for each knowledge of the seats to move, on which alone, by law 5,
   * the answers depend; in every state only the legal moves are tried, and a sixteenth of the rest.
   */
  readonly longCatalog?: boolean;
  /** The invariants of the kit that need the whole deck, by the beginning of their titles. */
  readonly wholeDeckOnly?: readonly string[];
  /** Law 10: what must hold in every state besides the invariants of the kit, which look at whole games; each throws. */
  readonly invariants?: { readonly [title: string]: (state: G['State'], before: G['State'] | null) => void };
  /** The small decks, the quickest first. */
  readonly decks: readonly SmallDeck<G>[];
}

/** The small decks of a game, whatever its types. */
export async function provingOf(id: GameId): Promise<Proving<GameTypes>> {
  // The module takes the tables and moves of its own game, which is all that the enumeration gives it.
  const { proving }: { proving: Proving<GameTypes> } = await import(`../${id}/smallDecks.ts`);
  return proving;
}
