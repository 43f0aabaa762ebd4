import { fastChance, freshSeed } from '../engine/chance.js';
import { InternalError } from '../engine/errors.js';
import type { Game, GameTypes, SetupConfig } from '../engine/game.js';
import { isRecord, isWhole } from '../engine/guards.js';
import type { Json } from '../engine/json.js';
import { canonical } from '../engine/json.js';
import { refuseOption } from '../engine/options.js';
import { perSeat, type Seat } from '../engine/seats.js';
import type { StandardSchema } from '../engine/standard.js';
import { type Envelope, readEnvelope } from './envelope.js';
import {
  type Accepted,
  type Delivery,
  type Judgement,
  MATCH_FORMAT,
  type Match,
  type Reason,
  type SeatPolicy,
  type Snapshot,
  type Turn,
} from './match.js';
import { requireRules, storedMatch } from './stored.js';

/** How a referee works. */
export interface RefereeConfig<G extends GameTypes> {
  /** Who can play for a seat that has left, by name. */
  readonly policies?: { readonly [name: string]: SeatPolicy<G> } | undefined;
  /** How many accepted submissions of each seat are remembered, 1 to 1,000. Default 8. */
  readonly remembers?: number | undefined;
}

/**
 * Judges what seats submit. It keeps nothing and does no I/O: a match goes in, and the match from now on comes out,
 * with what may be sent to whom.
 */
export interface Referee<G extends GameTypes> {
  readonly game: Game<G>;
  /**
   * A new match, and the first delivery to every seat and to spectators.
   * @throws RangeError naming the path, for seats, a seed or options that cannot be.
   */
  open(config?: SetupConfig<G['Options']>): Turn<G>;
  /**
   * Judges anything that anybody sends: total on any seat and any submission, in bounded work. `seat` is who the host
   * knows the sender to be.
   * @throws RangeError for a match of another game, or of other rules than this game's: the host's own mistake. So do
   * all other verbs that take a match.
   */
  submit(match: Match<G>, seat: Seat | null, submission: unknown): Judgement<G>;
  /**
   * What a seat, or a spectator, sees now, as of its current revision.
   * @throws RangeError for a seat that is not at the table.
   */
  snapshot(match: Match<G>, seat: Seat | null): Snapshot<G>;
  /**
   * The match with the policy of this name playing for `seat`, which can submit no more until it comes back.
   * @throws RangeError for a seat that is not at the table, or an unknown name.
   */
  leave(match: Match<G>, seat: Seat, policy: string): Match<G>;
  /**
   * The match with `seat` playing for itself again.
   * @throws RangeError for a seat that is not at the table.
   */
  comeBack(match: Match<G>, seat: Seat): Match<G>;
  /**
   * One move of the first seat that is to act and has left, or `null` where no such seat is to act. The host calls it
   * until then, at the pace it likes.
   * @throws RangeError where the policy is unknown or gives a move that is not legal.
   */
  standIn(match: Match<G>): Turn<G> | null;
  /**
   * A match from what was stored, checked to the last card by the game's `stateSchema`.
   * @throws RangeError naming the path of what is wrong; `match.rules` where the match is played under older or newer
   * rules than this game's.
   */
  read(stored: unknown, stateSchema: StandardSchema): Match<G>;
}

const MOST_REMEMBERED = 1000;

/**
 * A referee for `game`.
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
export function createReferee<G extends GameTypes>(
  game: Game<G>,
  { policies = {}, remembers = 8 }: RefereeConfig<G> = {},
): Referee<G> {
  if (!isWhole(remembers) || remembers < 1 || remembers > MOST_REMEMBERED) {
    refuseOption('remembers', `a whole number from 1 to ${MOST_REMEMBERED}`, remembers);
  }

  function requireOurs(match: Match<G>): void {
    if (match.game !== game.id) refuseOption('match.game', `'${game.id}'`, match.game);
    requireRules(game, match.rules);
  }

  function requireSeat(match: Match<G>, seat: Seat): void {
    requireOurs(match);
    if (!isSeat(match, seat)) refuseOption('seat', `a seat from 0 to ${match.state.seats - 1}`, seat);
  }

  function policyNamed(name: string): SeatPolicy<G> {
    // A name that comes out of a request may be anything.
    const policy = typeof name === 'string' && Object.hasOwn(policies, name) ? policies[name] : undefined;
    return policy ?? refuseOption('policy', `one of ${Object.keys(policies).join(', ') || 'none'}`, name);
  }

  /** The match once `events` have happened. The mover is always sent something, so that its revision moves on. */
  function deliver(
    match: Match<G>,
    state: G['State'],
    events: readonly G['Event'][],
    isMover: (seat: Seat | null) => boolean,
  ): Pick<Turn<G>, 'match' | 'deliveries'> {
    const deliveries: Delivery<G>[] = [];
    const next = (to: Seat | null, revision: number): number => {
      const told = events.map((event) => game.redact(event, to)).filter((event) => event !== null);
      if (told.length === 0 && !isMover(to)) return revision;
      deliveries.push({ to, revision: revision + 1, events: told });
      return revision + 1;
    };
    const revisions = match.revisions.map((revision, seat) => next(seat, revision));
    const watched = next(null, match.watched);
    return { match: { ...match, state, revisions, watched }, deliveries };
  }

  function playFor(match: Match<G>, seat: Seat, policy: string): Turn<G> {
    const view = game.view(match.state, seat);
    const move = policyNamed(policy)(game.legalMoves(view), view);
    const attempt = game.tryApply(match.state, move);
    if (!attempt.ok || move.seat !== seat) {
      throw new RangeError(`policies.${policy}: one of the moves that were offered is needed`);
    }
    const { state, events } = attempt;
    return { ...deliver(match, state, events, (to) => to === seat), log: { move, events } };
  }

  function judge(match: Match<G>, seat: Seat, { id, revision, move }: Envelope): Judgement<G> {
    const current = of(match.revisions, seat);
    const refused = (reason: Reason): Judgement<G> => unplayed(match, { ok: false, id, revision: current, reason });

    const before = of(match.accepted, seat).find((accepted) => accepted.id === id);
    if (before !== undefined) {
      const repeated = before.revision === revision && canonical(before.move) === canonical(move);
      return repeated ? unplayed(match, accepts(before)) : refused('reused');
    }
    if (of(match.standIns, seat) !== null) return refused('away');
    if (isOfAnother(match, seat, move)) return refused('notYours');
    if (revision !== current) return refused('stale');
    const attempt = game.tryApply(match.state, move);
    if (!attempt.ok) {
      return unplayed(match, { ok: false, id, revision: current, reason: 'illegal', violation: attempt.violation });
    }
    const { state, events } = attempt;
    const accepted: Accepted = { id, revision, move };
    const memory = match.accepted.map((list, by) => (by === seat ? [...list, accepted].slice(-remembers) : list));
    return {
      ...deliver({ ...match, accepted: memory }, state, events, (to) => to === seat),
      // tryApply() has just found it to be a move; JSON and a type parameter have no overlap that the compiler could see.
      log: { move: move as unknown as G['Move'], events },
      answer: accepts(accepted),
    };
  }

  return {
    game,
    open(config) {
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
      return { ...deliver(match, state, events, () => true), log: { move: null, events } };
    },
    submit(match, seat, submission) {
      requireOurs(match);
      const envelope = readEnvelope(submission);
      if (!isSeat(match, seat)) {
        return unplayed(match, { ok: false, id: envelope.id, revision: null, reason: 'notSeated' });
      }
      if (!('path' in envelope)) return judge(match, seat, envelope);
      const { id, path } = envelope;
      return unplayed(match, { ok: false, id, revision: of(match.revisions, seat), reason: 'malformed', path });
    },
    snapshot(match, seat) {
      if (seat !== null) requireSeat(match, seat);
      requireOurs(match);
      const revision = seat === null ? match.watched : of(match.revisions, seat);
      return { revision, view: game.view(match.state, seat) };
    },
    leave(match, seat, policy) {
      requireSeat(match, seat);
      policyNamed(policy);
      return { ...match, standIns: match.standIns.map((name, left) => (left === seat ? policy : name)) };
    },
    comeBack(match, seat) {
      requireSeat(match, seat);
      return { ...match, standIns: match.standIns.map((name, back) => (back === seat ? null : name)) };
    },
    standIn(match) {
      requireOurs(match);
      for (const seat of game.actors(match.state)) {
        const policy = of(match.standIns, seat);
        if (policy !== null) return playFor(match, seat, policy);
      }
      return null;
    },
    read: (stored, stateSchema) => storedMatch(game, stored, stateSchema),
  };
}

/** A policy that picks any legal move with equal likelihood. */
export function randomly<Move>(moves: readonly Move[]): Move {
  return of(fastChance(freshSeed()).roll('stand-in', moves, 1), 0);
}

function unplayed<G extends GameTypes>(match: Match<G>, answer: Judgement<G>['answer']): Judgement<G> {
  return { match, deliveries: [], log: null, answer };
}

/** The mover of an accepted submission is sent exactly one delivery: the one after the revision it was for. */
function accepts({ id, revision }: Accepted): { readonly ok: true; readonly id: string; readonly revision: number } {
  return { ok: true, id, revision: revision + 1 };
}

function isSeat(match: Match<GameTypes>, seat: unknown): seat is Seat {
  return isWhole(seat) && seat >= 0 && seat < match.state.seats;
}

function isOfAnother(match: Match<GameTypes>, seat: Seat, move: Json): boolean {
  if (!isRecord(move)) return false;
  const { seat: mover }: { readonly [field: string]: Json | undefined } = move;
  return isSeat(match, mover) && mover !== seat;
}

/** What `list` has at `index`, of which the caller knows that it is there; it may be `null`. */
function of<T>(list: readonly T[], index: number): T {
  if (index >= list.length) throw new InternalError(`no entry ${index} in a match of ${list.length} seats`);
  return list[index] as T;
}
