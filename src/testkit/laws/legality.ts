// Law 1: the legal moves are exactly the moves that no clause forbids.

import type { Game, GameTypes } from '../../engine/game.js';
import { isSeat } from '../../engine/guards.js';
import { deepEqual } from '../../engine/json.js';
import { type Seat, seatsUpTo } from '../../engine/seats.js';
import { copyOf } from '../copyOf.js';
import { shortJson } from '../difference.js';
import { isDeepFrozen } from '../freeze.js';
import type { Kit } from '../kit.js';
import type { Walk } from '../walk.js';
import type { Judged } from './evidence.js';
import type { EvidenceCount } from './evidenceCount.js';
import { must, mustEqual, NOT_MOVES, someOf, thrownBy } from './must.js';
import { mustBeSame, stored } from './plain.js';
import { overwrite } from './sharing.js';

const keyOf = (move: unknown) => JSON.stringify(move);

export function legality<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { states, rare }: Walk<G>,
  { judged }: EvidenceCount,
): void {
  // Each state has many moves to try, so one rare state is enough.
  for (const state of [...states, ...rare.slice(0, 1).map(({ before }) => before)]) {
    mustHaveActors(game, state);
    const allMoves = [...kit.allMoves(state)];
    const known = new Set(allMoves.map(keyOf));
    const legal = new Set<string>();
    for (const seat of seatsUpTo(state.seats)) {
      for (const move of listedMoves(game, state, seat)) {
        must(!legal.has(keyOf(move)), `legalMoves lists a move of seat ${seat} twice: ${shortJson(move)}`);
        legal.add(keyOf(move));
        mustRefuseMutants(game, state, move, known);
      }
    }
    mustAgree(game, state, allMoves, legal, judged);
    if (state === states[0]) mustRefuseAllAlike(game, state, allMoves);
    judged('legal moves', legal.size);
    if (game.isOver(state)) judged('finished games');
    for (const key of legal) must(known.has(key), `allMoves of the kit lacks the legal move ${key}`);
    for (const value of NOT_MOVES) mustRefuse(game, state, value);
  }
  const [start] = states;
  if (start !== undefined) mustListStored(game, start);
}

/** There must be actors until the game is over, and their list must belong to the caller. */
function mustHaveActors<G extends GameTypes>(game: Game<G>, state: G['State']): void {
  const actors = game.actors(state);
  const over = game.isOver(state);
  must(over === (game.outcome(state) !== null), 'outcome: expected one if and only if isOver');
  must(over === (actors.length === 0), 'actors: expected one if and only if the game is not over');
  must(new Set(actors).size === actors.length, `actors: expected each seat once, got ${shortJson(actors)}`);
  must(
    actors.every((seat) => isSeat(seat, state.seats)),
    `actors: expected seats at the table, got ${shortJson(actors)}`,
  );
  mustEqual(
    game.legalMoves(state),
    actors.flatMap((seat) => game.legalMoves(state, seat)),
    'legalMoves of all actors',
  );
  // A copy, because the states of a walk are frozen.
  const writable = copyOf(state);
  overwrite(game.actors(writable));
  mustEqual(writable, state, 'the state after a caller wrote to the list that actors returned');
}

/** The legal moves of `seat`, which must come in a stable order, be the same in place, be frozen, and name the seat. */
function listedMoves<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat): readonly G['Move'][] {
  const acts = game.actors(state).includes(seat);
  const moves = game.legalMoves(state, seat);
  must(acts === moves.length > 0, `legalMoves: expected moves of seat ${seat} if and only if it is an actor`);
  mustEqual(moves, game.legalMoves(state, seat), `legalMoves of seat ${seat}, asked twice`);
  const out: G['Move'][] = [];
  const inPlace = acts ? game.rules.legal(state, seat, out) : out;
  mustEqual(inPlace, moves, `rules.legal of seat ${seat}`);
  must(
    inPlace === out || Object.isFrozen(inPlace),
    `rules.legal of seat ${seat}: expected the list that it keeps to be frozen`,
  );
  for (const move of moves) {
    must(move.seat === seat, `legalMoves of seat ${seat}: expected moves of this seat, got ${shortJson(move)}`);
    must(
      isDeepFrozen(move),
      `legalMoves of seat ${seat}: expected frozen moves, but a caller can write to ${shortJson(move)}`,
    );
  }
  return moves;
}

/** A state from a database must have the same moves, and they must be frozen too. */
function mustListStored<G extends GameTypes>(game: Game<G>, state: G['State']): void {
  const kept = stored(state);
  for (const seat of game.actors(state)) {
    const moves = game.legalMoves(kept, seat);
    mustBeSame(moves, game.legalMoves(state, seat), `legalMoves of seat ${seat} on the stored state`);
    const open = moves.find((move) => !isDeepFrozen(move));
    must(
      open === undefined,
      `legalMoves of seat ${seat} on the stored state: expected frozen moves, but a caller can write to ${shortJson(open)}`,
    );
  }
}

/** `whyNot` must forbid exactly the moves that are not `legal`. */
function mustAgree<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  allMoves: readonly G['Move'][],
  legal: ReadonlySet<string>,
  judged: Judged,
): void {
  const clauses = new Set<string>();
  for (const move of allMoves) {
    const violation = game.whyNot(state, move);
    if (violation !== null) judged('refused moves');
    if (violation !== null && !clauses.has(violation.clause)) {
      clauses.add(violation.clause);
      mustOwnRefusal(game, state, move);
    }
    must(violation?.clause !== 'G-0', `whyNot refuses a move of allMoves as malformed (G-0): ${shortJson(move)}`);
    must(
      (violation === null) === legal.has(keyOf(move)),
      violation === null
        ? `whyNot allows a move that legalMoves of seat ${move.seat} does not list: ${shortJson(move)}`
        : `whyNot refuses a move that legalMoves of seat ${move.seat} lists, by ${violation.clause}: ${shortJson(move)}`,
    );
    if (game.isOver(state)) {
      must(
        violation?.clause === 'G-2',
        `whyNot after the end: expected G-2 for ${shortJson(move)}, got ${violation?.clause}`,
      );
    }
  }
}

/** A refusal must belong to the caller: writing to it changes neither the table nor the next refusal. */
function mustOwnRefusal<G extends GameTypes>(game: Game<G>, state: G['State'], move: G['Move']): void {
  const expected = copyOf(game.whyNot(state, move));
  // Copies, because the states of a walk are frozen, and the move belongs to the kit.
  const writable = copyOf(state);
  overwrite(game.whyNot(writable, copyOf(move))?.params);
  mustEqual(
    writable,
    state,
    `the state after a caller wrote to the violation that whyNot returned for ${shortJson(move)}`,
  );
  mustEqual(game.whyNot(state, move), expected, `whyNot ${shortJson(move)} after a caller wrote to an earlier answer`);
}

/** Every verb must refuse alike: tries one move for each clause. */
function mustRefuseAllAlike<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  allMoves: readonly G['Move'][],
): void {
  const clauses = new Set<string>();
  for (const move of someOf(allMoves)) {
    const violation = game.whyNot(state, move);
    if (violation === null || clauses.has(violation.clause)) continue;
    clauses.add(violation.clause);
    mustRefuseAlike(game, state, move, violation);
  }
}

/** `tryApply` and `apply` must refuse a move that `whyNot` refuses, with the same violation. */
function mustRefuseAlike<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  move: G['Move'],
  violation: G['Violation'],
): void {
  const attempt = game.tryApply(state, move);
  must(
    !attempt.ok,
    `tryApply plays ${shortJson(move)} of seat ${move.seat}, which whyNot refuses by ${violation.clause}`,
  );
  mustBeSame(
    !attempt.ok && attempt.violation,
    violation,
    `the violation of tryApply ${shortJson(move)}, and of whyNot`,
  );
  const error = thrownBy(() => game.apply(state, move));
  must(
    error !== null,
    `apply plays ${shortJson(move)} of seat ${move.seat}, which whyNot refuses by ${violation.clause}`,
  );
  const carried = typeof error === 'object' && error !== null && 'violation' in error ? error.violation : undefined;
  mustBeSame(carried, violation, `the violation of the error of apply ${shortJson(move)}, and of whyNot`);
}

function mustRefuse<G extends GameTypes>(game: Game<G>, state: G['State'], value: unknown): void {
  mustEqual(game.whyNot(state, value)?.clause, 'G-0', `whyNot ${shortJson(value)}, which is not a move`);
  must(!game.tryApply(state, value).ok, `tryApply must refuse ${shortJson(value)}, which is not a move`);
}

/** Every mutant of `move` must be refused, unless it happens to be another of the `known` moves. */
function mustRefuseMutants<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  move: G['Move'],
  known: ReadonlySet<string>,
): void {
  const isKnown = (mutant: object) => known.has(keyOf(mutant)) && deepEqual(JSON.parse(keyOf(mutant)), mutant);
  for (const field of Object.keys(move)) {
    const without = Object.fromEntries(Object.entries(move).filter(([name]) => name !== field));
    if (!isKnown(without)) mustRefuse(game, state, without);
    for (const wrong of [null, undefined, -1, -0, 0.5, Number.NaN, 2 ** 53, 'hen', '__proto__', [], {}]) {
      const mutant = { ...move, [field]: wrong };
      if (isKnown(mutant)) continue;
      must(
        game.whyNot(state, mutant) !== null,
        `whyNot: expected a refusal of ${field}: ${shortJson(wrong)} in ${shortJson(move)}, got null`,
      );
    }
  }
  const unknownField = 'extra' in move ? 'another' : 'extra';
  mustRefuse(game, state, { ...move, [unknownField]: 1 });
  mustRefuse(game, state, { ...move, seat: state.seats });
  mustRefuse(game, state, JSON.parse(JSON.stringify(move).replace('{', '{"__proto__":null,')));
}
