import type { Opened, RedactedOpened } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { CommonParams, ViolationOf } from '../engine/violation.js';
import type { Clause } from './clauses.js';

/** The pecking order from low to high (CR-1.1). */
export const COLORS = ['white', 'black', 'red', 'silver', 'gold'] as const;

/** The color of a chicken, which is also its rank (CR-1.1). */
export type Color = (typeof COLORS)[number];

/** The actions with their own rules (CR-5). All others are diagrams (CR-6). */
export const NAMED_ACTIONS = ['farmer', 'dog', 'parade', 'foxTrot'] as const;

/** An action with its own rule. */
export type NamedAction = (typeof NAMED_ACTIONS)[number];

/** The name of an assumed diagram (CR-6.1 to CR-6.6). */
export type AssumedDiagram = 'sideStep' | 'fenceHop' | 'diagonalDash' | 'leapFrog' | 'cutIn' | 'roundDance';

declare const own: unique symbol;

/** The name of a diagram from the option `diagrams`. Use `ownAction` to make one from a string. */
export type OwnAction = string & { readonly [own]: true };

/** The action of a card: a named one, or the name of a diagram. */
export type Action = NamedAction | AssumedDiagram | OwnAction;

/**
 * A card is one string, its color and its action: `'gold farmer'`. It is a chicken in the yard and on a stack, and an
 * action in the hand. Equal cards are equal by `===`. Use `colorOf` and `actionOf` to get the parts, and `cardOf` to
 * join them.
 */
export type ChickenRoundupCard = `${Color} ${Action}`;

/** The three rows of the yard from north to south. Seat 0 owns the south row, seat 1 the north row (CR-2.1). */
export const ROWS = ['N', 'M', 'S'] as const;

/** A row of the yard: north, middle or south. */
export type Row = (typeof ROWS)[number];

/** The number of columns of the yard, numbered from 0 in the west (CR-2.1). */
export const COLUMNS = 5;

/** The cells of the yard, in the order of {@link Table.yard}: north, middle, south, each from west to east. */
export const CELLS = [
  ...(['N0', 'N1', 'N2', 'N3', 'N4'] as const),
  ...(['M0', 'M1', 'M2', 'M3', 'M4'] as const),
  ...(['S0', 'S1', 'S2', 'S3', 'S4'] as const),
] as const;

/** A cell of the yard. */
export type Cell = (typeof CELLS)[number];

/** The occupant of a cell. */
export type Occupant = ChickenRoundupCard | 'fox' | 'open';

/** The ends of a row. */
export const ENDS = ['west', 'east'] as const;

/** An end of a row. */
export type End = (typeof ENDS)[number];

/** A cell of a diagram: rows away from the acting player, and columns to the east. Only differences count. */
export type Offset = readonly [row: number, column: number];

/** A rearrangement of chickens, wherever in the yard it fits; its west-east mirror image is allowed too (CR-6.0). */
export interface Diagram {
  /** The action of the cards that show it. */
  readonly name: string;
  /** The chicken on each cell of a cycle goes to the next cell, from the last to the first. */
  readonly cycles: readonly (readonly Offset[])[];
  /** Cells that do not move, but must hold some card, chicken or fox. */
  readonly cards: readonly Offset[];
}

/** The number of cards for each color and action (CR-1.2). */
export type DeckTable = { readonly [Name in Color]: { readonly [action: string]: number } };

/** Where the coops stand: each at its owner's left, or both in the west (CR-2.1). */
export const COOPS = ['opposite', 'sameSide'] as const;

/** The choices that the rule book leaves open. */
export interface ChickenRoundupOptions {
  /** Who starts (CR-2.3). Default 0. */
  readonly firstSeat: Seat;
  /** Where the coops stand (CR-2.1). Default `opposite`. */
  readonly coops: (typeof COOPS)[number];
  /** Whether a Parade is this turn's sending in, or comes before it (CR-5.6). Default `instead`. */
  readonly parade: 'instead' | 'before';
  /** Which open cells expose the fox: the one in the active player's row, or in either outer row (CR-7.3). Default `ownRow`. */
  readonly exposed: 'ownRow' | 'eitherRow';
  /** The cards: 100 in all, each with a known action (CR-1.2). Default: the assumed table `DECK`. */
  readonly deck: DeckTable;
  /** The diagrams on the cards (CR-6.0). Default: the assumed table `DIAGRAMS`. */
  readonly diagrams: readonly Diagram[];
}

/** Why the game ended: the rounds after the rooster are played (CR-9.1). */
export type ChickenRoundupEndReason = 'rooster';

/** The stages of a turn after the first play that a gap in the middle row can hold up, in order (CR-3.1). */
export const NEXT = ['secondPlay', 'sendingIn', 'exposedFox', 'foxAtCoop'] as const;

/** The continuation after a gap in the middle row: the second play, or the end of the turn from that stage on. */
export type Next = (typeof NEXT)[number];

/** The pending decision. */
export type ChickenRoundupStep =
  /** `seat` makes the first or the second play of the turn, or ends the plays (CR-3.1). */
  | { readonly type: 'plays'; readonly seat: Seat; readonly play: 1 | 2 }
  /** `seat` chooses which way the gap in the middle row closes; `next` follows (CR-4.2). */
  | { readonly type: 'closeGap'; readonly seat: Seat; readonly next: Next }
  /** The game has ended, for `reason` (CR-9.1). */
  | { readonly type: 'over'; readonly reason: ChickenRoundupEndReason };

/**
 * The table. `Hidden` is the type of a hidden card: `never` in a state, `null` in a view. Piles are listed from bottom
 * to top.
 */
export interface ChickenRoundupTable<Hidden extends null = null> {
  /** The id of the game: a union of tables of several games narrows by it. */
  readonly game: 'chicken-roundup';
  /** The number of players: 2. */
  readonly seats: number;
  /** All options of the table, each present, frozen. */
  readonly options: ChickenRoundupOptions;
  /** The number of the turn being played, counted from 1; the seats take turns. */
  readonly turn: number;
  /** How many turns follow this one, once the rooster has been drawn; `null` until then (CR-9.1). */
  readonly turnsLeft: number | null;
  /** The pending decision and who makes it; or `over`. */
  readonly step: ChickenRoundupStep;
  /** The occupants of the 15 cells, in the order of {@link CELLS}. Everyone sees them. */
  readonly yard: readonly Occupant[];
  /**
   * The chickens in the coops, by seat, each stack from bottom to top: the last one lies on top, and is the first to be
   * lost (CR-7.4). Everyone sees all of them.
   */
  readonly stacks: readonly (readonly ChickenRoundupCard[])[];
  /**
   * The hands by seat, each in the order in which its cards arrived. A view shows only the viewer's own hand, even
   * after the end (CR-10.1).
   */
  readonly hands: readonly (readonly (ChickenRoundupCard | Hidden)[])[];
  /**
   * The deck from bottom to top, the rooster in it until it is drawn: the last card is drawn next. No player sees its
   * cards (CR-10.1).
   */
  readonly deck: readonly (ChickenRoundupCard | 'rooster' | Hidden)[];
  /**
   * The cards that were played, paid, taken or lost, from bottom to top: the last card lies on top. Everyone sees all
   * of them; none returns to play (CR-3.3).
   */
  readonly discardPile: readonly ChickenRoundupCard[];
}

/** The table on the server: every card, and the seed for all future randomness. */
export interface ChickenRoundupState extends ChickenRoundupTable<never> {
  /** Decides every shuffle and roll to come: keep it secret until the game is over. At most 240 bytes. */
  readonly seed: string;
}

/** The table as one seat, or a spectator (`null`), sees it: hidden cards are `null`, and there is no seed. */
export interface ChickenRoundupView extends ChickenRoundupTable<null> {
  /** The seat whose view this is; `null` for a spectator. */
  readonly viewer: Seat | null;
}

/** A move: a play, the end of the plays, or the direction in which a gap closes. */
export type ChickenRoundupMove =
  /** Removes the chicken on `target` (CR-5.1). */
  | { readonly seat: Seat; readonly type: 'farmer'; readonly card: ChickenRoundupCard; readonly target: Cell }
  /** Sends the fox to an end of its row: in an outer row the one away from the coop (CR-5.2). */
  | { readonly seat: Seat; readonly type: 'dog'; readonly card: ChickenRoundupCard; readonly end: End }
  /** The fox catches the chicken on `target`, of the color of the card (CR-5.3). */
  | { readonly seat: Seat; readonly type: 'foxTrot'; readonly card: ChickenRoundupCard; readonly target: Cell }
  /** The chickens of `path` walk into the coop: the first stands in front of it, the last ends up on top (CR-5.5). */
  | { readonly seat: Seat; readonly type: 'parade'; readonly card: ChickenRoundupCard; readonly path: readonly Cell[] }
  /** Rearranges the chickens on `cells`, in the order of the diagram on the card (CR-6.0, CR-6.0a). */
  | {
      readonly seat: Seat;
      readonly type: 'diagram';
      readonly card: ChickenRoundupCard;
      readonly cells: readonly Cell[];
    }
  /** Pays any card; the fox catches the chicken on `target`, next to it (CR-5.4). */
  | { readonly seat: Seat; readonly type: 'catch'; readonly pay: ChickenRoundupCard; readonly target: Cell }
  /** Ends the plays of this turn before the second (CR-3.1). */
  | { readonly seat: Seat; readonly type: 'endPlays' }
  /** The outermost card on that side of the middle row stays, the others close up to it (CR-4.2). */
  | { readonly seat: Seat; readonly type: 'closeGap'; readonly toward: End };

/** An event after the opening. `Hidden` as in {@link ChickenRoundupTable}. */
export type ChickenRoundupTableEvent<Hidden extends null> =
  /** The game begins (CR-2). */
  | {
      readonly type: 'dealt';
      /** The occupants of the cells, in the order of {@link CELLS} (CR-2.1). */
      readonly yard: readonly Occupant[];
      /** The hands by seat, five cards each, in the order in which they were dealt. Viewers see only their own. */
      readonly hands: readonly (readonly (ChickenRoundupCard | Hidden)[])[];
      /** The deck from bottom to top, including the rooster (CR-2.2). No viewer sees its cards. */
      readonly deck: readonly (ChickenRoundupCard | 'rooster' | Hidden)[];
    }
  /** `seat` plays a card for its action and discards it (CR-3.3). */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: ChickenRoundupCard }
  /** `seat` pays a card for a catch and discards it (CR-5.4). */
  | { readonly type: 'paid'; readonly seat: Seat; readonly card: ChickenRoundupCard }
  /** The farmer takes the chicken on `cell` to the discard pile (CR-5.1). */
  | { readonly type: 'taken'; readonly cell: Cell; readonly card: ChickenRoundupCard }
  /** The fox goes to an end of its row; the cards between shift by one (CR-5.2). */
  | { readonly type: 'chased'; readonly from: Cell; readonly to: Cell }
  /** The fox goes from `from` to `to`; the chicken there goes to the hand of `seat` (CR-5.3, CR-5.4). */
  | {
      readonly type: 'caught';
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
      readonly card: ChickenRoundupCard;
    }
  /** The chickens of `path` go into the coop of `seat` in this order, the last on top (CR-5.6). */
  | { readonly type: 'paraded'; readonly seat: Seat; readonly path: readonly Cell[] }
  /** The chicken on each cell of `from` goes to the cell at the same index of `to` (CR-6.0). */
  | { readonly type: 'rearranged'; readonly from: readonly Cell[]; readonly to: readonly Cell[] }
  /** The cards of a row close up: they now lie from column `start` on, in the same order (CR-4.1, CR-4.2, CR-7.2). */
  | { readonly type: 'closed'; readonly row: Row; readonly start: number }
  /** There is a gap in the middle row, and `seat` chooses (CR-4.2). */
  | { readonly type: 'gapOpened'; readonly seat: Seat; readonly next: Next }
  /** The first play is done: `seat` may make a second one (CR-3.1). */
  | { readonly type: 'secondPlayBegan'; readonly seat: Seat }
  /** `seat` ends the plays before the second one (CR-3.1). */
  | { readonly type: 'playsEnded'; readonly seat: Seat }
  /**
   * The chickens on `cells`, of the player's own row, go into the coop in this order, the last on top (CR-7.1, CR-7.2).
   */
  | { readonly type: 'sentIn'; readonly seat: Seat; readonly cells: readonly Cell[] }
  /** The fox moves from the middle row behind the last card of the row that exposes it (CR-7.3). */
  | { readonly type: 'foxExposed'; readonly from: Cell; readonly to: Cell }
  /** The fox at the coop costs the top chicken of the stack (CR-7.4). */
  | { readonly type: 'chickenLost'; readonly seat: Seat; readonly card: ChickenRoundupCard }
  /** The top card of the deck is drawn in the turn of `seat` (CR-8.1). */
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      /** The card. If it goes to the hand, only `seat` sees it. */
      readonly card: ChickenRoundupCard | 'rooster' | Hidden;
      /** Where it goes: to a cell, to the hand of `seat`, or `aside`, only for the rooster (CR-9.1). */
      readonly to: Cell | 'hand' | 'aside';
    }
  /** The rooster has been drawn: `turnsLeft` turns follow this one (CR-9.1). */
  | { readonly type: 'lastTurnsBegan'; readonly turnsLeft: number }
  /**
   * The turn of `to` begins (CR-3.1); `turnsLeft` turns follow it, `null` before the rooster has been drawn (CR-9.1).
   */
  | { readonly type: 'turnPassed'; readonly to: Seat; readonly turnsLeft: number | null }
  /** The last turn has been played: the game is over (CR-9.1). */
  | { readonly type: 'gameEnded'; readonly reason: ChickenRoundupEndReason };

/** An event in full. A log starts with `opened`. */
export type ChickenRoundupEvent = Opened<'chicken-roundup', ChickenRoundupOptions> | ChickenRoundupTableEvent<never>;

/** An event as one viewer sees it. */
export type ChickenRoundupRedactedEvent =
  | RedactedOpened<'chicken-roundup', ChickenRoundupOptions>
  | ChickenRoundupTableEvent<null>;

/** The parameters of each clause that refuses a move. */
export interface ChickenRoundupParams {
  /** The card is not in the player's hand. */
  'G-4': { readonly card: ChickenRoundupCard };
  /** The card's action differs from the move's `type`. */
  'CR-3.1': { readonly card: ChickenRoundupCard; readonly type: ChickenRoundupMove['type'] };
  /** There is no chicken on `target` to take. */
  'CR-5.1': { readonly target: Cell };
  /** The dog can send the fox only to one of `ends`. */
  'CR-5.2': { readonly ends: readonly End[] };
  /** The fox is alone in the middle row, and the only move names `end`. */
  'CR-5.2a': { readonly end: End };
  /** There is no chicken of `color` on `target`. */
  'CR-5.3': { readonly target: Cell; readonly color: Color };
  /** There is no chicken on `target`, or it is not next to the fox. */
  'CR-5.4': { readonly target: Cell };
  /** `cell` is the first cell of the path that the Parade cannot cross; it must begin at `start`. */
  'CR-5.5': { readonly cell: Cell; readonly start: Cell };
  /** The diagram does not fit on the cells; `cell` is the first one without a chicken, if any. */
  'CR-6.0': { readonly diagram: Action; readonly cell: Cell | null };
  /** `cells` is the canonical spelling of this rearrangement. */
  'CR-6.0a': { readonly cells: readonly Cell[] };
}

/** A refusal, by a clause of Chicken Roundup or one common to all games. */
export type ChickenRoundupViolation = ViolationOf<ChickenRoundupParams & CommonParams, Clause>;

/** The types of Chicken Roundup in one place. */
export interface ChickenRoundupTypes {
  /** The options, all present. */
  Options: ChickenRoundupOptions;
  /** A state or a view: any hidden card may be `null`. */
  Table: ChickenRoundupTable;
  /** The table with every card and the seed. */
  State: ChickenRoundupState;
  /** The table as one seat or a spectator sees it. */
  View: ChickenRoundupView;
  /** A choice of one seat. */
  Move: ChickenRoundupMove;
  /** Something that happened, in full. */
  Event: ChickenRoundupEvent;
  /** Something that happened, as one viewer sees it. */
  RedactedEvent: ChickenRoundupRedactedEvent;
  /** The clause that forbids a move, with its parameters. */
  Violation: ChickenRoundupViolation;
}

// The short names, for the files of this folder and for the game's entry point.
export type {
  ChickenRoundupCard as Card,
  ChickenRoundupEndReason as EndReason,
  ChickenRoundupEvent as Event,
  ChickenRoundupMove as Move,
  ChickenRoundupOptions as Options,
  ChickenRoundupParams as Params,
  ChickenRoundupRedactedEvent as RedactedEvent,
  ChickenRoundupState as State,
  ChickenRoundupStep as Step,
  ChickenRoundupTable as Table,
  ChickenRoundupTableEvent as TableEvent,
  ChickenRoundupView as View,
  ChickenRoundupViolation as Violation,
};
