import { type AnyViolation, describe, explain, type GameTypes, label, type Seat } from 'hencoop';
import type { Bot, LevelName } from 'hencoop/bots';
import type { AnyGame } from 'hencoop/games';
import {
  createReferee,
  type Delivery,
  follow,
  type Match,
  type MatchUpdate,
  type Referee,
  randomly,
  type Snapshot,
} from 'hencoop/referee';
import type { LoadedGame } from './game.js';

/** The settings of a match; the game checks them. */
export interface MatchConfig {
  readonly seats?: number | undefined;
  readonly seat: Seat;
  readonly level: LevelName;
  readonly options?: unknown;
}

/** The table as the player sees it. */
export interface TableSeen {
  readonly seat: Seat;
  /** The seats that may move now. */
  readonly actors: readonly Seat[];
  readonly scores: readonly number[];
  /** `null` until the game is over. */
  readonly outcome: object | null;
  readonly view: object;
}

/** Why a move is not legal. */
export interface Refusal {
  /** `seat` for a move of another seat, which no clause covers. */
  readonly clause: string;
  readonly reason: string;
}

/** The events in sentences, or a refusal. */
export type MoveAnswer = { readonly ok: true; readonly happened: string[] } | ({ readonly ok: false } & Refusal);

/** Overrides for tests: the deal, and the moves of the bots. */
export interface Hooks {
  readonly open?: (game: AnyGame) => MatchUpdate<GameTypes>;
  readonly choose?: (seat: Seat) => GameTypes['Move'];
}

/** A match with one seat for the player and bots in the others. A bot knows only the deliveries to its seat. */
export class MatchWithBots {
  readonly #loaded: LoadedGame;
  readonly #hooks: Hooks;
  readonly #seat: Seat;
  readonly #referee: Referee<GameTypes>;
  /** By seat; the player's is unused. */
  readonly #bots: readonly Bot<GameTypes>[];
  #match: Match<GameTypes>;
  /** The last snapshot of each seat. */
  readonly #snapshots: Snapshot<GameTypes>[];
  #submissions = 0;

  /** @throws RangeError if the config is invalid; the message names the path. */
  constructor(loaded: LoadedGame, { seats, seat, level, options }: MatchConfig, hooks: Hooks = {}) {
    this.#loaded = loaded;
    this.#hooks = hooks;
    this.#seat = seat;
    this.#referee = createReferee(loaded.game, { policies: { [level]: randomly } });
    // open() checks the options. No seed: with it, the player would know every card.
    const opened = hooks.open?.(loaded.game) ?? this.#referee.open({ seats, options: options as object | undefined });
    this.#snapshots = opened.match.revisions.map((_, each) => this.#referee.snapshot(opened.match, each));
    if (this.#snapshots[seat] === undefined) {
      throw new RangeError(`seat: expected one from 0 to ${this.#snapshots.length - 1}, got ${seat}`);
    }
    const offered = loaded.bots.levelNamesAt(this.#snapshots.length);
    if (!offered.includes(level)) {
      throw new RangeError(
        `level: expected one of ${offered.join(', ')} at a table for ${this.#snapshots.length}, got ${level}`,
      );
    }
    this.#bots = this.#snapshots.map(() => loaded.bots.level(level));
    this.#match = opened.match;
    for (const delivery of opened.deliveries) {
      // A view folded from the opening on remembers more than a snapshot, such as an egg that went to the bottom
      // (CH-2.2).
      if (delivery.to !== null) this.#follow(delivery.to, null, delivery);
      this.#tell(delivery);
    }
    for (const each of this.#snapshots.keys()) {
      if (each !== seat) this.#match = this.#referee.leave(this.#match, each, level);
    }
  }

  look(): TableSeen {
    const { game } = this.#loaded;
    const view = game.view(this.#snapshotOf(this.#seat).view, this.#seat);
    const [actors, scores, outcome] = [game.actors(view), game.score(view), game.outcome(view)];
    return { seat: this.#seat, actors, scores, outcome, view };
  }

  legalMoves(): { readonly move: object; readonly meaning: string }[] {
    const { game, words } = this.#loaded;
    const { view } = this.#snapshotOf(this.#seat);
    return game.legalMoves(view).map((move) => ({ move, meaning: label(move, words.labels, { view }) }));
  }

  /** Why a move is not legal; `null` if it is. */
  whyNot(given: unknown): Refusal | null {
    const { game, words } = this.#loaded;
    const move = withSeat(given);
    // A view can judge only its own seat's moves.
    if (isOfAnother(move, this.#seat)) {
      return { clause: 'seat', reason: `You play for seat ${this.#seat + 1} only: "seat":${this.#seat}.` };
    }
    const violation = game.whyNot(this.#snapshotOf(this.#seat).view, move);
    if (violation === null) return null;
    return { clause: violation.clause, reason: `${explain(violation, words.game)}${typeHint(violation, move)}` };
  }

  /** Plays a move, then lets the bots play until it is the player's turn. */
  async play(given: unknown): Promise<MoveAnswer> {
    const move = withSeat(given);
    const refusal = this.whyNot(move);
    if (refusal !== null) return { ok: false, ...refusal };
    const judged = this.#referee.submit(this.#match, this.#seat, this.#submission(this.#seat, move));
    if (judged.log === null) throw new Error(`a legal move was refused: ${JSON.stringify(judged.answer)}`);
    this.#match = judged.match;
    const happened = this.#learn(judged.deliveries);
    return { ok: true, happened: [...happened, ...(await this.playBots())] };
  }

  /** Lets the bots play until it is the player's turn; returns the events in sentences. */
  async playBots(): Promise<string[]> {
    const happened: string[] = [];
    for (;;) {
      const next = this.#loaded.game.actors(this.#match.state).find((each) => each !== this.#seat);
      if (next === undefined) return happened;
      const move = this.#hooks.choose?.(next) ?? (await this.#botOf(next).choose(this.#snapshotOf(next).view)).move;
      const judged = this.#referee.submitFor(this.#match, next, this.#submission(next, move));
      if (judged === null || judged.log === null) throw new Error(`the bot of seat ${next} was refused`);
      this.#match = judged.match;
      happened.push(...this.#learn(judged.deliveries));
    }
  }

  /** Gives each seat its delivery; returns the player's events in sentences. */
  #learn(deliveries: readonly Delivery<GameTypes>[]): string[] {
    const { words } = this.#loaded;
    for (const delivery of deliveries) {
      if (delivery.to === null) continue;
      this.#follow(delivery.to, this.#snapshotOf(delivery.to), delivery);
      this.#tell(delivery);
    }
    const mine = deliveries.find(({ to }) => to === this.#seat);
    return (mine?.events ?? []).map((event) => describe(event, this.#seat, words.game));
  }

  /** Lets a seat's bot observe a delivery. */
  #tell({ to, events }: Delivery<GameTypes>): void {
    if (to === null) return;
    for (const event of events) this.#botOf(to).observe?.(event);
  }

  #follow(seat: Seat, seen: Snapshot<GameTypes> | null, delivery: Delivery<GameTypes>): void {
    const { bots, redactedEvent } = this.#loaded;
    this.#snapshots[seat] =
      follow(bots.game, seen, delivery, redactedEvent) ?? this.#referee.snapshot(this.#match, seat);
  }

  #submission(by: Seat, move: unknown) {
    this.#submissions += 1;
    return { id: String(this.#submissions), revision: this.#snapshotOf(by).revision, move };
  }

  #botOf(seat: Seat): Bot<GameTypes> {
    const bot = this.#bots[seat];
    if (bot === undefined) throw new RangeError(`seat: expected one at the table, got ${seat}`);
    return bot;
  }

  #snapshotOf(seat: Seat): Snapshot<GameTypes> {
    const snapshot = this.#snapshots[seat];
    if (snapshot === undefined) throw new RangeError(`seat: expected one at the table, got ${seat}`);
    return snapshot;
  }
}

/** The move with its seat as a number, which models also send as text. */
function withSeat(move: unknown): unknown {
  if (typeof move !== 'object' || move === null || !('seat' in move)) return move;
  return typeof move.seat === 'string' && /^\d$/.test(move.seat) ? { ...move, seat: Number(move.seat) } : move;
}

/** The usual mistake in a move that is none: a number as text. */
function typeHint({ params }: AnyViolation, move: unknown): string {
  if (!('path' in params) || typeof move !== 'object' || move === null) return '';
  const field = Object.entries(move).find(([name]) => name === params.path);
  if (field === undefined || typeof field[1] !== 'string' || !/^-?\d+$/.test(field[1])) return '';
  return ` "${field[0]}" is a string: expected a number, ${field[1]}.`;
}

function isOfAnother(move: unknown, seat: Seat): boolean {
  return typeof move === 'object' && move !== null && 'seat' in move && move.seat !== seat;
}
