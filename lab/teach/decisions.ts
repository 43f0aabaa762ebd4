// Decisions that bots have searched, from which the policy learns.
import { search } from 'hencoop/bots';
import { chicken } from 'hencoop/chicken';
import { chickenBots, STEADY, thumbs } from 'hencoop/chicken/bots';
import tychei from 'seedrandom/lib/tychei.js';
import { answersIn, at, COMBINATIONS, KINDS_OF_MOVES, kindOfMove, readChickenTable as readTable } from '../inside.js';

/** A decision that was searched. */
export interface Decision {
  /** The answers to the questions about the table. */
  readonly answers: readonly number[];
  /** By kind of move, the chance to win that the search found; `null` for one that was not legal. */
  readonly values: readonly (number | null)[];
}

/** How many play, match by match. */
const SEATS = [2, 2, 3, 4, 4, 5];
/** How many playouts a decision has. */
const ITERATIONS = 500;
/** The share of moves that are made at random, so that the policy learns from positions that a search avoids, too. */
const ERRORS = 0.1;

/** The decisions of one match. In the playouts of the searches, all seats play by the rules of thumb. */
export function decisionsOf(match: number): Decision[] {
  const seats = at(SEATS, match % SEATS.length);
  const own = `teach/${match}`;
  const random = tychei(own);
  const { favorite: _, ...method } = chickenBots.method(seats);
  const bots = Array.from({ length: seats }, (__, seat) =>
    search(chicken, { ...method, policy: thumbs(STEADY), iterations: ITERATIONS, seed: `${own}/${seat}` }),
  );
  const decisions: Decision[] = [];
  let state = chicken.setup({ seats, seed: own });
  for (let seat = chicken.actors(state)[0]; seat !== undefined; seat = chicken.actors(state)[0]) {
    const view = chicken.view(state, seat);
    const moves = chicken.legalMoves(view);
    const { move, analysis } = at(bots, seat).chooseNow(view);
    // A decision that needed no search teaches nothing.
    if (analysis.every(({ visits }) => visits > 0)) {
      const combinations = new Uint8Array(COMBINATIONS.length);
      readTable(view, seat, combinations);
      const values: (number | null)[] = Array.from({ length: KINDS_OF_MOVES }, () => null);
      for (const { move: tried, value } of analysis) values[kindOfMove(tried, view)] = value;
      const answers = [...combinations].flatMap((combination, group) => answersIn(group, combination));
      decisions.push({ answers, values });
    }
    const isError = random() < ERRORS;
    state = chicken.apply(state, isError ? at(moves, Math.floor(random() * moves.length)) : move);
  }
  return decisions;
}
