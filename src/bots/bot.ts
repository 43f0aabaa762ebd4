import type { GameTypes } from '../engine/game.js';

/** A bot's analysis of one of its moves. */
export interface Candidate<G extends GameTypes> {
  /** The legal move that this is about. */
  readonly move: G['Move'];
  /** How often the move was tried. */
  readonly visits: number;
  /** The average value of the tries to the bot; more is better. 0 without visits. */
  readonly value: number;
  /** The standard error of `value`: two in three times, the true average is closer than this. 0 below two visits. */
  readonly plusMinus: number;
  /** The average change of the seat's score over a try, in points of the game. 0 without visits. */
  readonly points: number;
  /**
   * The chance of the seat to win the match, from 0 to 1: the average over the ends of the tries. A first place shared by n
   * counts as 1/n. The bots of the five games judge every end; another bot counts only tries that went to the end of the
   * game, unless its method has a `chanceToWin`. `null` if no end was judged, and for a move that needed no try.
   */
  readonly chanceToWin: number | null;
  /**
   * The line that the bot expects: this move, and up to four that followed it most often in the tries, of all seats. It ends
   * where the tries go apart: each of its moves was made in at least a quarter of those that came so far. What the others hold
   * is imagined, and a move may be one that a seat cannot make on the real table. This move alone if nothing was tried after it.
   */
  readonly line: readonly G['Move'][];
}

/** A bot's decision. */
export interface Choice<G extends GameTypes> {
  /** The move that the bot makes, one of the legal moves of the view. */
  readonly move: G['Move'];
  /** Every legal move, the chosen one first, then by value, as in a hint. */
  readonly analysis: readonly Candidate<G>[];
  /** How many worlds were imagined. */
  readonly worlds: number;
  /** How long the bot thought, in milliseconds. */
  readonly milliseconds: number;
}

/** A {@link Candidate} of a bot that is not from this library, which need not give a line. */
export interface OwnCandidate<G extends GameTypes> extends Omit<Candidate<G>, 'line'> {
  /** Begins with the move itself. By default that alone. */
  readonly line?: readonly G['Move'][] | undefined;
}

/** A {@link Choice} of a bot that is not from this library, which need not give more than its move. */
export interface OwnChoice<G extends GameTypes> {
  /** The move that the bot makes, for the viewer's seat. */
  readonly move: G['Move'];
  /** By default the chosen move alone, without visits. */
  readonly analysis?: readonly OwnCandidate<G>[] | undefined;
  /** By default 0. */
  readonly worlds?: number | undefined;
  /** By default the time until the answer arrived. */
  readonly milliseconds?: number | undefined;
}

/** How somebody follows a bot that thinks, and ends it. */
export interface ChooseConfig<G extends GameTypes> {
  /** Ends the choice without a move. */
  readonly signal?: AbortSignal | undefined;
  /** Ends the thinking: the bot answers with the best move so far. */
  readonly finish?: AbortSignal | undefined;
  /**
   * Receives the choice so far whenever the bot pauses, about every 8 milliseconds, and nothing after `finish`. A bot that
   * decides at once never calls it.
   */
  readonly onProgress?: ((choice: Choice<G>) => void) | undefined;
}

/** How somebody ends the pondering of a bot. */
export interface PonderConfig {
  /** Ends the pondering. The bot keeps what it has prepared. */
  readonly signal?: AbortSignal | undefined;
}

/** A player that decides from what its seat may know: one seat of one match at a time, if it observes. */
export interface Bot<G extends GameTypes> {
  /**
   * Takes the next event that the seat has learned, so that the bot can infer from the past. A bot that decides from its
   * view alone has no such method.
   *
   * The host passes every event once, in order, before the next choice. A match begins with its opening event (type
   * `opened`), which ends everything observed before: a bot that joins late receives the log of its seat, from the
   * opening on. After the same log, a bot must make the same choices.
   */
  observe?(event: G['RedactedEvent']): void;
  /**
   * Decides without blocking: other tasks run in between.
   * @throws the reason of `signal`, once it is aborted.
   * @throws RangeError for a view without a legal move for its viewer.
   */
  choose(view: G['View'], config?: ChooseConfig<G>): Promise<Choice<G>>;
  /**
   * Thinks in the time of the others, from what its seat sees now, to answer the next {@link Bot.choose} sooner. Few bots have
   * this method: {@link pondering} gives it to one.
   *
   * The promise is fulfilled once nothing more can be prepared, `signal` is aborted, or the next choice begins.
   * @throws RangeError for something else than a view of a seat.
   */
  ponder?(view: G['View'], config?: PonderConfig): Promise<void>;
  /** As {@link Bot.choose}, at once, on the calling thread: for workers, tournaments and tests. */
  chooseNow(view: G['View']): Choice<G>;
}
