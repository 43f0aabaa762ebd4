import type { GameBots } from '../bots/gameBots.js';
import type { Slices } from '../bots/slices.js';
import { InternalError } from '../engine/errors.js';
import type { GameTypes } from '../engine/game.js';
import type { Mark } from '../engine/marks.js';
import type { Seat } from '../engine/seats.js';
import { markOf } from './marks.js';
import type { Reason } from './reasons.js';
import { chanceHere, judgeMove } from './trial.js';
import type { Knowledge, Trials } from './tries.js';

/** A judged decision. All chances are the seat's chance to win the match, from 0 to 1. */
export interface Decision<G extends GameTypes> {
  /** Always `decision`. */
  readonly type: 'decision';
  /** The seat that decided. */
  readonly seat: Seat;
  /** The index of the move among those of the seat: 0 for its first. */
  readonly index: number;
  /** The played move. */
  readonly move: G['Move'];
  /** The best move found: the played move, unless another is better by more than two standard errors. */
  readonly best: G['Move'];
  /** The chance to win with the best move. */
  readonly chance: number;
  /** How much of `chance` the played move lost: 0 or more. */
  readonly loss: number;
  /** The standard error of `loss`; 0 if the best move was played. */
  readonly lossError: number;
  /** The label of the loss; `null` if the loss is small or uncertain. */
  readonly mark: Mark | null;
  /**
   * Why the best move is better: at most two reasons, strongest first; empty if it was played, or nothing stands out.
   */
  readonly reasons: readonly Reason[];
  /**
   * The effect of chance and uncovered cards: the chance to win right after the move minus the move's expected chance.
   */
  readonly luck: number;
  /** The effect of the others' moves, and of their luck, since the seat's last decision. */
  readonly gift: number;
}

/** The summary of a seat: `start + luck - loss + gifts` is `result`. */
export interface SeatSummary {
  /** Always `seat`. */
  readonly type: 'seat';
  /** The seat. */
  readonly seat: Seat;
  /** Its chance to win after the deal. */
  readonly start: number;
  /** The total loss of its moves. */
  readonly loss: number;
  /** The total effect of chance. */
  readonly luck: number;
  /** The total effect of the others, including after its last decision. */
  readonly gifts: number;
  /** Its share of the win, or its chance to win if the steps end before the game does. */
  readonly result: number;
  /** The average fraction of its chance to win that a decision kept, from 0 to 1; `null` without decisions. */
  readonly accuracy: number | null;
}

interface ChainConfig {
  readonly playouts: number;
  readonly seed: string;
  readonly slices: Slices;
  readonly signal: AbortSignal | undefined;
  /** Whether to judge with knowledge of all cards. */
  readonly knowsAll: boolean;
  /** Whether the events are already redacted for the seat. */
  readonly redacted?: boolean;
}

/** A judged decision, before the events of its move. */
interface Open<G extends GameTypes> {
  readonly decision: Omit<Decision<G>, 'luck'>;
  readonly chanceOfPlayed: number;
}

/** The course of a game for one seat: its decisions, and the effects of chance and others between them. */
export class Chain<G extends GameTypes> {
  readonly seat: Seat;
  readonly #bots: GameBots<G>;
  readonly #config: ChainConfig;
  #view: G['View'] | null = null;
  #state: G['State'] | null = null;
  /** Numbers the queries, so that each gets its own seed. */
  #asked = 0;
  /** The chance to win after the seat's last move; `null` before the set-up. */
  #last: number | null = null;
  #start = 0;
  #loss = 0;
  #luck = 0;
  #gifts = 0;
  #kept = 0;
  #decisions = 0;

  constructor(bots: GameBots<G>, seat: Seat, config: ChainConfig) {
    this.seat = seat;
    this.#bots = bots;
    this.#config = config;
  }

  /** Takes the events of a step. */
  async learn(events: readonly (G['Event'] | G['RedactedEvent'])[]): Promise<void> {
    const { game } = this.#bots;
    for (const event of events) {
      // Events are full unless `redacted` is set.
      const full = event as G['Event'];
      const learned = this.#config.redacted ? (event as G['RedactedEvent']) : game.redact(full, this.seat);
      if (learned !== null) this.#view = game.evolve(this.#view, learned);
      if (this.#config.knowsAll) this.#state = game.evolve(this.#state, full);
    }
    if (this.#last === null) {
      this.#start = await this.#chance();
      this.#last = this.#start;
    }
  }

  isLegal(move: unknown): boolean {
    return this.#view !== null && this.#bots.game.whyNot(this.#view, move) === null;
  }

  /** Judges the move that the seat is about to make. */
  async decide(move: G['Move']): Promise<Open<G>> {
    const verdict = await judgeMove(this.#trials(), this.#knowledge(), move);
    const { best, chanceOfBest, chanceOfPlayed, error, reasons } = verdict;
    const loss = chanceOfBest - chanceOfPlayed;
    const gift = chanceOfBest - (this.#last ?? chanceOfBest);
    this.#loss += loss;
    this.#gifts += gift;
    this.#kept += chanceOfBest === 0 ? 1 : chanceOfPlayed / chanceOfBest;
    const index = this.#decisions;
    this.#decisions += 1;
    const mark = markOf(loss, error);
    return {
      decision: {
        type: 'decision',
        seat: this.seat,
        index,
        move,
        best,
        chance: chanceOfBest,
        loss,
        lossError: error,
        mark,
        reasons,
        gift,
      },
      chanceOfPlayed,
    };
  }

  /** Completes a decision once the events of its move are known. */
  async close({ decision, chanceOfPlayed }: Open<G>): Promise<Decision<G>> {
    this.#last = await this.#chance();
    const luck = this.#last - chanceOfPlayed;
    this.#luck += luck;
    return { ...decision, luck };
  }

  async summary(): Promise<SeatSummary> {
    const result = await this.#chance();
    return {
      type: 'seat',
      seat: this.seat,
      start: this.#start,
      loss: this.#loss,
      luck: this.#luck,
      gifts: this.#gifts + result - (this.#last ?? result),
      result,
      accuracy: this.#decisions === 0 ? null : this.#kept / this.#decisions,
    };
  }

  #chance(): Promise<number> {
    return chanceHere(this.#trials(), this.#knowledge());
  }

  #trials(): Trials<G> {
    const { playouts, seed, slices, signal } = this.#config;
    this.#asked += 1;
    return { bots: this.#bots, playouts, slices, signal, seed: `${seed}/${this.seat}/${this.#asked}` };
  }

  #knowledge(): Knowledge<G> {
    const [view, state] = [this.#view, this.#state];
    if (view === null) throw new InternalError('a decision before the set-up');
    const { worlds } = this.#bots.method(view.seats);
    return {
      seat: this.seat,
      view,
      worlds: (seed) => (state === null ? (worlds ?? this.#bots.worlds)(view, seed) : { next: () => state }),
    };
  }
}
