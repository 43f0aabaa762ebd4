import { fastChance, freshSeed } from '../engine/chance.js';
import type { CheckedGame, GameTypes, SetupConfig } from '../engine/game.js';
import { checkConfig, checkGame } from '../engine/given.js';
import { isSeat, isWhole } from '../engine/guards.js';
import { copyJson } from '../engine/json.js';
import { refuseOption } from '../engine/options.js';
import { perSeat, type Seat } from '../engine/seats.js';
import type { StandardSchema } from '../engine/standard.js';
import { deliver, deliverMove } from './deliver.js';
import { judge } from './judge.js';
import {
  forSeat,
  type Judgment,
  LONGEST_NAME,
  MATCH_FORMAT,
  MAX_ACCEPTED,
  type Match,
  type MatchUpdate,
  type SeatPolicy,
  type Snapshot,
  type TakeBackResult,
  type UndoJudgment,
} from './match.js';
import type { UndoLog } from './place.js';
import { readMatch, requireMatch, requireRules } from './stored.js';
import { answerUndo, askUndo, takeBack } from './undo.js';

/** The settings of a referee. */
export interface RefereeConfig<G extends GameTypes> {
  /** The policies that can play for a seat that has left, by name. */
  readonly policies?: { readonly [name: string]: SeatPolicy<G> } | undefined;
  /** The number of accepted submissions that a match remembers for each seat, from 1 to 1,000. Default 8. */
  readonly maxAccepted?: number | undefined;
}

/**
 * Judges submitted moves. It stores nothing and does no I/O: each verb takes a match and returns the updated match, with the
 * deliveries for each seat.
 */
export interface Referee<G extends GameTypes> {
  /** The game. */
  readonly game: CheckedGame<G>;
  /**
   * Opens a match: returns it with the first delivery to every seat and to spectators.
   * @throws RangeError if seats, seed or options are invalid; it names the path.
   */
  open(config?: SetupConfig<G['Options']>): MatchUpdate<G>;
  /**
   * Judges a submission. Pass any value, even a hostile one: the work is bounded, and the answer names the fault. Pass the
   * seat of the sender as your host knows it, not as the sender claims.
   * @throws RangeError if the match is of another game or of another version of its rules, which is a mistake of the host.
   * Every other verb that takes a match does the same.
   */
  submit(match: Match<G>, seat: Seat | null, submission: unknown): Judgment<G>;
  /**
   * Returns the current view of a seat or of a spectator, with its revision.
   * @throws RangeError if the seat is not at the table.
   */
  snapshot(match: Match<G>, seat: Seat | null): Snapshot<G>;
  /**
   * Lets the named policy play for `seat`, which cannot submit until it comes back. Returns the changed match.
   * @throws RangeError if the seat is not at the table, or the policy is unknown.
   */
  leave(match: Match<G>, seat: Seat, policy: string): Match<G>;
  /**
   * Lets `seat` play for itself again. Returns the changed match.
   * @throws RangeError if the seat is not at the table.
   */
  comeBack(match: Match<G>, seat: Seat): Match<G>;
  /**
   * Plays one move for the first seat that must act and has left; returns `null` if no such seat exists. Call it until it
   * returns `null`, at any pace.
   * @throws RangeError if the policy is unknown or picks an illegal move.
   */
  playFor(match: Match<G>): MatchUpdate<G> | null;
  /**
   * Judges a submission that your host makes for a seat that has left, such as a slow bot's. Choose the move outside any
   * transaction, from the seat's deliveries, then submit it as the seat would. Returns `null`, and plays nothing, if the seat
   * plays for itself (again).
   * @throws RangeError if the seat is not at the table.
   */
  submitFor(match: Match<G>, seat: Seat, submission: unknown): Judgment<G> | null;
  /**
   * Takes back the last move of `seat` without asking the others, if that is honest: see {@link mayTakeBack}. The table is
   * then as if the move had never been made. The viewers who had received the move get a delivery with the table without it.
   * The log gets a new entry, and keeps all others.
   *
   * @param log - The log of the match, in order: the `log` of the opening and of every step since. Or a function that returns
   * it, perhaps from a {@link LogPlace} on; it is called only if the log is needed, and at most once.
   * @throws RangeError if the log does not belong to the match.
   */
  takeBack(match: Match<G>, seat: Seat | null, log: UndoLog<G>): TakeBackResult<G>;
  /**
   * Asks the others whether `seat` may take its last move back. The match stores the request, where {@link openUndo} finds it;
   * it expires at the next move that `seat` or a spectator sees. The move is taken back once every other seat has agreed. A
   * policy agrees at once, and a move that no other viewer has seen needs no consent.
   *
   * @param request - `{ id, revision }`, as in a submission; other values are refused. A repeated one gets the same answer.
   * @param log - As in `takeBack`.
   * @throws RangeError if the log does not belong to the match.
   */
  askUndo(match: Match<G>, seat: Seat | null, request: unknown, log: UndoLog<G>): UndoJudgment<G>;
  /**
   * Takes the answer of `seat` to another seat's request.
   *
   * @param answer - `{ id, accept }`, with the id of the request; any other value is refused.
   * @param log - As in `takeBack`.
   * @throws RangeError if the log does not belong to the match.
   */
  answerUndo(match: Match<G>, seat: Seat | null, answer: unknown, log: UndoLog<G>): UndoJudgment<G>;
  /**
   * Reads a match from storage, and checks it down to the last card with the game's `stateSchema`.
   * @throws RangeError if it is not a match of this game; it names the path of the fault: `match.rules` if the match is played
   * under older or newer rules than this game's.
   */
  read(stored: unknown, stateSchema: StandardSchema): Match<G>;
}

/**
 * Creates a referee for `game`.
 * @throws RangeError if `maxAccepted` is invalid, a policy is not a function, or its name has more than 100 characters.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { createReferee } from 'hencoop/referee';
 *
 * const referee = createReferee(chicken);
 * const { match } = referee.open({ seats: 2, seed: 'hen' });
 * const { answer } = referee.submit(match, 0, { id: 'a1', revision: 1, move: { seat: 0, type: 'draw' } });
 * Object(answer); // { ok: true, id: 'a1', revision: 2 }
 * ```
 */
export function createReferee<G extends GameTypes>(game: CheckedGame<G>, config: RefereeConfig<G> = {}): Referee<G> {
  checkGame(game);
  checkConfig(config);
  const { policies = {}, maxAccepted = 8 } = config;
  checkConfig(policies, 'policies');
  if (!isWhole(maxAccepted) || maxAccepted < 1 || maxAccepted > MAX_ACCEPTED) {
    refuseOption('maxAccepted', `a whole number from 1 to ${MAX_ACCEPTED}`, maxAccepted);
  }
  // A match stores the name, and must be readable with it.
  const tooLong = Object.keys(policies).find((name) => name.length > LONGEST_NAME);
  if (tooLong !== undefined) refuseOption('policies', `names of at most ${LONGEST_NAME} characters`, tooLong);
  for (const [name, policy] of Object.entries(policies)) {
    if (typeof policy !== 'function') refuseOption(`policies.${name}`, 'a function', policy);
  }
  return {
    game,
    open: (config) => openMatch(game, config),
    submit(match, seat, submission) {
      requireGame(game, match);
      return judge(game, maxAccepted, match, seat, submission);
    },
    snapshot(match, seat) {
      requireGame(game, match);
      if (seat !== null) requireSeat(match, seat);
      const revision = seat === null ? match.watched : forSeat(match.revisions, seat);
      return { revision, view: copyJson(game.view(match.state, seat)) };
    },
    leave(match, seat, policy) {
      requireGame(game, match);
      requireSeat(match, seat);
      policyNamed(policies, policy);
      return withPolicy(match, seat, policy);
    },
    comeBack(match, seat) {
      requireGame(game, match);
      requireSeat(match, seat);
      return withPolicy(match, seat, null);
    },
    playFor(match) {
      requireGame(game, match);
      return playForAbsent(game, policies, match);
    },
    submitFor(match, seat, submission) {
      requireGame(game, match);
      requireSeat(match, seat);
      const name = forSeat(match.standIns, seat);
      if (name === null) return null;
      const judged = judge(game, maxAccepted, withPolicy(match, seat, null), seat, submission);
      return judged.log === null ? { ...judged, match } : { ...judged, match: withPolicy(judged.match, seat, name) };
    },
    ...undoVerbs(game),
    read: (stored, stateSchema) => readMatch(game, stored, stateSchema),
  };
}

function undoVerbs<G extends GameTypes>(game: CheckedGame<G>): Pick<Referee<G>, 'takeBack' | 'askUndo' | 'answerUndo'> {
  return {
    takeBack(match, seat, log) {
      requireGame(game, match);
      return takeBack(game, match, seat, log);
    },
    askUndo(match, seat, request, log) {
      requireGame(game, match);
      return askUndo(game, match, seat, request, log);
    },
    answerUndo(match, seat, answer, log) {
      requireGame(game, match);
      return answerUndo(game, match, seat, answer, log);
    },
  };
}

function openMatch<G extends GameTypes>(
  game: CheckedGame<G>,
  config: SetupConfig<G['Options']> | undefined,
): MatchUpdate<G> {
  const { state, events } = game.setupWithEvents(config);
  const each = <T>(value: T) => perSeat(state.seats, () => value);
  const match: Match<G> = {
    format: MATCH_FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    state,
    revisions: each(0),
    watched: 0,
    accepted: each([]),
    standIns: each(null),
  };
  return { ...deliver(game, match, state, events, () => true), log: { move: null, events } };
}

function withPolicy<G extends GameTypes>(match: Match<G>, seat: Seat, policy: string | null): Match<G> {
  return { ...match, standIns: match.standIns.map((name, by) => (by === seat ? policy : name)) };
}

function playForAbsent<G extends GameTypes>(
  game: CheckedGame<G>,
  policies: Policies<G>,
  match: Match<G>,
): MatchUpdate<G> | null {
  for (const seat of game.actors(match.state)) {
    const name = forSeat(match.standIns, seat);
    if (name === null) continue;
    const view = game.view(match.state, seat);
    // The view shares parts with the match, and a policy may write to its view.
    const move = policyNamed(policies, name)(game.legalMoves(view), copyJson(view));
    const attempt = game.tryApply(match.state, move);
    if (attempt.ok && move.seat === seat) return deliverMove(game, match, seat, move, attempt);
    throw new RangeError(`policies.${name}: expected one of the moves offered, got another`);
  }
  return null;
}

type Policies<G extends GameTypes> = NonNullable<RefereeConfig<G>['policies']>;

function policyNamed<G extends GameTypes>(policies: Policies<G>, name: string): SeatPolicy<G> {
  // A name from a request may be any value.
  const policy = typeof name === 'string' && Object.hasOwn(policies, name) ? policies[name] : undefined;
  return policy ?? refuseOption('policy', `one of ${Object.keys(policies).join(', ') || 'none'}`, name);
}

function requireGame<G extends GameTypes>(game: CheckedGame<G>, match: Match<G>): void {
  requireMatch(match);
  if (match.game !== game.id) refuseOption('match.game', `'${game.id}'`, match.game);
  requireRules(game, match.rules);
}

function requireSeat<G extends GameTypes>(match: Match<G>, seat: unknown): void {
  const { seats } = match.state;
  if (!isSeat(seat, seats)) refuseOption('seat', `a seat from 0 to ${seats - 1}`, seat);
}

/** A policy that picks uniformly among the legal moves. @throws RangeError if `moves` is not a list, or is empty. */
export function randomly<Move>(moves: readonly Move[]): Move {
  const list: readonly Move[] = Array.isArray(moves) ? moves : [];
  const [move] = fastChance(freshSeed()).roll('stand-in', list, 1);
  return move ?? refuseOption('moves', 'a list of moves', moves);
}
