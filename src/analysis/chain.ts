import type { GameBots } from '../bots/gameBots.js';
import { InternalError } from '../engine/errors.js';
import type { GameTypes } from '../engine/game.js';
import type { Mark } from '../engine/marks.js';
import type { Seat } from '../engine/seats.js';
import { markOf } from './marks.js';
import type { Reason } from './reasons.js';
import { chanceHere, judgeMove } from './trial.js';
import type { Knowledge, Trials } from './tries.js';

/** A decision of a seat, judged. All chances are those of this seat to win the match, from 0 to 1. */
export interface Decision<G extends GameTypes> {
  /** Always `decision`. */
  readonly type: 'decision';
  /** The seat that decided. */
  readonly seat: Seat;
  /** Which of the steps it was: 0 for the first after the set-up. */
  readonly index: number;
  /** The move that was played. */
  readonly move: G['Move'];
  /** The best move that was found: the one played, unless another is better by more than two standard errors. */
  readonly best: G['Move'];
  /** The chance to win with the best move. */
  readonly chance: number;
  /** What the played move lost of it: 0 or more. */
  readonly loss: number;
  /** The standard error of `loss`; 0 if the best move was played. */
  readonly lossError: number;
  /** What the loss is called; `null` where it is small, or not certain. */
  readonly mark: Mark | null;
  /** Why the best move is better: at most two, the strongest first; empty if it was played, or nothing stands out. */
  readonly reasons: readonly Reason[];
  /** What chance, and the cards that the move uncovered, gave: the chance right after the move less that of the move before. */
  readonly luck: number;
  /** What others gave since the seat's last decision, and what chance gave them. */
  readonly gift: number;
}

/** The account of a seat: `start + luck - loss + gifts` is `result`. */
export interface SeatSummary {
  /** Always `seat`. */
  readonly type: 'seat';
  /** The seat that the account is about. */
  readonly seat: Seat;
  /** Its chance to win once the cards were dealt. */
  readonly start: number;
  /** What it lost by its moves, in all. */
  readonly loss: number;
  /** What chance gave, in all. */
  readonly luck: number;
  /** What others gave, in all: also after its last decision. */
  readonly gifts: number;
  /** Its share of the win; the chance to win where the steps end before the game does. */
  readonly result: number;
  /** How much of its chance to win it kept by a decision, on average: from 0 to 1; `null` without decisions. */
  readonly accuracy: number | null;
}

/** How a chain judges. */
interface ChainConfig {
  readonly playouts: number;
  readonly seed: string;
  readonly signal: AbortSignal | undefined;
  /** Whether all cards as they lie are known. */
  readonly knowsAll: boolean;
  /** Whether the events that come are those that the seat learned. */
  readonly redacted?: boolean;
}

/** A decision that has been judged, before the events of its move. */
interface Open<G extends GameTypes> {
  readonly decision: Omit<Decision<G>, 'luck'>;
  readonly chanceOfPlayed: number;
}

/** What one seat went through: its decisions, and between them what chance and others did. */
export class Chain<G extends GameTypes> {
  readonly seat: Seat;
  readonly #bots: GameBots<G>;
  readonly #config: ChainConfig;
  #view: G['View'] | null = null;
  #state: G['State'] | null = null;
  /** Counts what is asked, so that no two answers share their chance. */
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
  learn(events: readonly (G['Event'] | G['RedactedEvent'])[]): void {
    const { game } = this.#bots;
    for (const event of events) {
      // Full events, unless `redacted` says that they are the seat's.
      const full = event as G['Event'];
      const learned = this.#config.redacted ? (event as G['RedactedEvent']) : game.redact(full, this.seat);
      if (learned !== null) this.#view = game.evolve(this.#view, learned);
      if (this.#config.knowsAll) this.#state = game.evolve(this.#state, full);
    }
    if (this.#last === null) {
      this.#start = this.#chance();
      this.#last = this.#start;
    }
  }

  isLegal(move: unknown): boolean {
    return this.#view !== null && this.#bots.game.whyNot(this.#view, move) === null;
  }

  /** Judges the move that the seat is about to make. */
  async decide(move: G['Move'], index: number): Promise<Open<G>> {
    const verdict = await judgeMove(this.#trials(), this.#knowledge(), move);
    const { best, chanceOfBest, chanceOfPlayed, error, reasons } = verdict;
    const loss = chanceOfBest - chanceOfPlayed;
    const gift = chanceOfBest - (this.#last ?? chanceOfBest);
    this.#loss += loss;
    this.#gifts += gift;
    this.#kept += chanceOfBest === 0 ? 1 : chanceOfPlayed / chanceOfBest;
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

  /** The whole decision, once the events of its move are known. */
  close({ decision, chanceOfPlayed }: Open<G>): Decision<G> {
    this.#last = this.#chance();
    const luck = this.#last - chanceOfPlayed;
    this.#luck += luck;
    return { ...decision, luck };
  }

  /** The account at the end. */
  summary(): SeatSummary {
    const result = this.#chance();
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

  #chance(): number {
    return chanceHere(this.#trials(), this.#knowledge());
  }

  #trials(): Trials<G> {
    const { playouts, seed, signal } = this.#config;
    this.#asked += 1;
    return { bots: this.#bots, playouts, signal, seed: `${seed}/${this.seat}/${this.#asked}` };
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
