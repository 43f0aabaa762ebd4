// Law 1: the legal moves are exactly those that no clause forbids

import type { Game, GameTypes } from '../../engine/game.js';
import { seatsUpTo } from '../../engine/seats.js';
import type { Kit } from '../kit.js';
import { deepEqual, isDeepFrozen, text } from '../same.js';
import type { Walk } from '../walk.js';
import { scribble } from './lists.js';
import { must, mustBeSame } from './must.js';

const keyOf = (move: unknown) => JSON.stringify(move);

/** A seat that is at no table, and values that are no move of any game. */
const NO_MOVES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  'play',
  '',
  [],
  [[]],
  {},
  { seat: 0 },
  { type: 'play' },
  { seat: 0, type: {} },
];

export function legality<G extends GameTypes>(game: Game<G>, kit: Kit<G>, { states, landmarks }: Walk<G>): void {
  // The catalogue is long: one landmark will do.
  for (const state of [...states, ...landmarks.slice(0, 1).map(({ before }) => before)]) {
    const actors = game.actors(state);
    must(game.isOver(state) === (game.outcome(state) !== null), 'a game is over just when it has an outcome');
    must(game.isOver(state) === (actors.length === 0), 'somebody is to act just until the game is over');
    mustBeSame(
      game.legalMoves(state),
      actors.flatMap((seat) => game.legalMoves(state, seat)),
      'legal moves by seat',
    );
    const lent = structuredClone(state);
    scribble(game.actors(lent));
    mustBeSame(lent, state, 'the state after the list of actors was written to');
    const catalogue = [...kit.catalogue(state)];
    const known = new Set(catalogue.map(keyOf));
    const legal = new Set<string>();
    for (const seat of seatsUpTo(state.seats)) {
      const moves = game.legalMoves(state, seat);
      must(actors.includes(seat) === moves.length > 0, `seat ${seat} has moves just when it is to act`);
      mustBeSame(moves, game.legalMoves(state, seat), 'the order of the legal moves is stable');
      const out: G['Move'][] = [];
      const inPlace = actors.includes(seat) ? game.rules.legal(state, seat, out) : out;
      mustBeSame(inPlace, moves, `the legal moves of seat ${seat} in place`);
      must(
        inPlace === out || Object.isFrozen(inPlace),
        `a list of moves that the game keeps for seat ${seat} is frozen`,
      );
      for (const move of moves) {
        must(move.seat === seat, `a move of seat ${seat} names it: ${text(move)}`);
        must(isDeepFrozen(move), `a listed move is frozen: ${text(move)}`);
        must(!legal.has(keyOf(move)), `a move is listed twice: ${text(move)}`);
        legal.add(keyOf(move));
        refusesMutants(game, state, move, known);
      }
    }
    const clauses = new Set<string>();
    for (const move of catalogue) {
      const violation = game.whyNot(state, move);
      if (violation !== null && !clauses.has(violation.clause)) {
        clauses.add(violation.clause);
        lendsNothing(game, state, move);
      }
      must(violation?.clause !== 'G-0', `the catalogue's move is refused as no move at all: ${text(move)}`);
      must(
        (violation === null) === legal.has(keyOf(move)),
        `${text(move)} is ${violation === null ? 'legal but not listed' : `listed but refused by ${violation.clause}`}`,
      );
      if (game.isOver(state)) must(violation?.clause === 'G-2', `after the end ${text(move)} is refused by G-2`);
    }
    for (const key of legal) must(known.has(key), `the catalogue misses the legal move ${key}`);
    for (const value of NO_MOVES) refuses(game, state, value);
  }
}

/** A refusal is its reader's own: writing to it changes neither the table nor the next refusal. */
function lendsNothing<G extends GameTypes>(game: Game<G>, state: G['State'], move: G['Move']): void {
  const told = structuredClone(game.whyNot(state, move));
  // Copies, as the states of a walk are frozen, and the move is the asker's.
  const own = structuredClone(state);
  scribble(game.whyNot(own, structuredClone(move))?.params);
  mustBeSame(own, state, `the state after the refusal of ${text(move)} was written to`);
  mustBeSame(game.whyNot(state, move), told, `the refusal of ${text(move)} after another was written to`);
}

function refuses<G extends GameTypes>(game: Game<G>, state: G['State'], value: unknown): void {
  mustBeSame(game.whyNot(state, value)?.clause, 'G-0', `${text(value)} is no move of the game`);
  must(!game.tryApply(state, value).ok, `${text(value)} cannot be applied`);
}

/** A mutant that is another move of the game, one of those `known`, is not asked about here. */
function refusesMutants<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  move: G['Move'],
  known: ReadonlySet<string>,
): void {
  const isKnown = (mutant: object) => known.has(keyOf(mutant)) && deepEqual(JSON.parse(keyOf(mutant)), mutant);
  for (const field of Object.keys(move)) {
    const without = Object.fromEntries(Object.entries(move).filter(([name]) => name !== field));
    if (!isKnown(without)) refuses(game, state, without);
    for (const wrong of [null, undefined, -1, -0, 0.5, Number.NaN, 2 ** 53, 'hen', '__proto__', [], {}]) {
      const mutant = { ...move, [field]: wrong };
      if (isKnown(mutant)) continue;
      must(game.whyNot(state, mutant) !== null, `${field}: ${text(wrong)} in ${text(move)} is refused`);
    }
  }
  const stranger = 'extra' in move ? 'another' : 'extra';
  refuses(game, state, { ...move, [stranger]: 1 });
  refuses(game, state, { ...move, seat: state.seats });
  refuses(game, state, JSON.parse(JSON.stringify(move).replace('{', '{"__proto__":null,')));
}
