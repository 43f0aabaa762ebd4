import type { GameTypes } from '../engine/game.js';

/** A bot's analysis of one of its moves. */
export interface Candidate<G extends GameTypes> {
  /** The legal move that these figures are about. */
  readonly move: G['Move'];
  /** How many times the bot tried the move. */
  readonly visits: number;
  /** The average value of the tries; higher is better. 0 without visits. */
  readonly value: number;
  /** The standard error of `value`: about two times in three, the true average is within it. 0 below two visits. */
  readonly plusMinus: number;
  /** The average change of the seat's score during a try, in game points. 0 without visits. */
  readonly points: number;
  /**
   * The seat's chance to win the match, from 0 to 1, averaged over the ends of the tries. A first place shared by n
   * counts as 1/n. The bots of the five games judge every end; other bots count only tries that reached the end of the
   * game, unless their method has `chanceToWin`. `null` if no end was judged, or the move needed no try.
   */
  readonly chanceToWin: number | null;
  /**
   * The line the bot expects: this move, and up to four moves of any seat that followed it most often. It ends where
   * the tries diverge: each move was made in at least a quarter of the tries that got that far. Other hands are
   * imagined, so a move may be impossible at the real table. Only this move if nothing was tried after it.
   */
  readonly line: readonly G['Move'][];
}

/** A bot's decision. */
export interface Choice<G extends GameTypes> {
  /** The bot's move, one of the view's legal moves. */
  readonly move: G['Move'];
  /** Every legal move: the chosen one first, then by value. */
  readonly analysis: readonly Candidate<G>[];
  /** How many worlds the bot imagined. */
  readonly worlds: number;
  /** How long the bot thought, in milliseconds. */
  readonly milliseconds: number;
}

/** A {@link Candidate} from a bot outside this library; `line` is optional. */
export interface OwnCandidate<G extends GameTypes> extends Omit<Candidate<G>, 'line'> {
  /** Begins with the move itself. Default: only that move. */
  readonly line?: readonly G['Move'][] | undefined;
}

/** A {@link Choice} from a bot outside this library; only `move` is required. */
export interface OwnChoice<G extends GameTypes> {
  /** The bot's move, for the viewer's seat. */
  readonly move: G['Move'];
  /** Default: only the chosen move, without visits. */
  readonly analysis?: readonly OwnCandidate<G>[] | undefined;
  /** Default: 0. */
  readonly worlds?: number | undefined;
  /** Default: the time until the answer arrived. */
  readonly milliseconds?: number | undefined;
}

/** Options to watch a bot think, and to stop it. */
export interface ChooseConfig<G extends GameTypes> {
  /** Cancels the choice. */
  readonly signal?: AbortSignal | undefined;
  /** Makes the bot answer now, with the best move so far. */
  readonly finish?: AbortSignal | undefined;
  /**
   * Receives the best choice so far whenever the bot pauses, about every 8 milliseconds, until `finish`. Never called
   * by a bot that decides at once.
   */
  readonly onProgress?: ((choice: Choice<G>) => void) | undefined;
}

/** Options to stop a bot that ponders. */
export interface PonderConfig {
  /** Stops the pondering. The bot keeps the choices it has prepared. */
  readonly signal?: AbortSignal | undefined;
}

/** A player that decides from what its seat may know. If it observes, it plays one seat of one match at a time. */
export interface Bot<G extends GameTypes> {
  /**
   * Takes the next event that the seat learned, so that the bot can reason about the past. Bots that decide from the
   * view alone omit it.
   *
   * The host passes every event once, in order, before the next choice. Each match begins with its opening event (type
   * `opened`), which discards everything observed before: a bot that joins late receives its seat's log from the
   * opening on. Given the same log, a bot must make the same choices.
   */
  observe?(event: G['RedactedEvent']): void;
  /**
   * Decides without blocking: other tasks run in the meantime.
   * @throws the reason of `signal` once it is aborted.
   * @throws RangeError if the viewer has no legal move.
   */
  choose(view: G['View'], config?: ChooseConfig<G>): Promise<Choice<G>>;
  /**
   * Thinks on the other players' time, from what its seat sees now, to answer the next {@link Bot.choose} sooner. Few
   * bots have this method; {@link pondering} adds it to any that decides from its view alone.
   *
   * Resolves when nothing is left to prepare, `signal` is aborted, or the next choice begins.
   * @throws RangeError if `view` is not the view of a seat.
   */
  ponder?(view: G['View'], config?: PonderConfig): Promise<void>;
  /** {@link Bot.choose}, but synchronous: for workers, tournaments and tests. */
  chooseNow(view: G['View']): Choice<G>;
}
