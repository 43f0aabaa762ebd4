import { type ChickenTable, chicken } from 'hencoop/chicken';
import { chickenBots, taught } from 'hencoop/chicken/bots';
import { chickenKit } from 'hencoop/chicken/testkit';
import { policyLaw } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { isAlone } from '../../../src/chicken/bots/heuristic.js';
import { ANSWERS, answersIn, COMBINATIONS, readTable } from '../../../src/chicken/bots/questions.js';
import { KINDS_OF_MOVES, kindOfMove } from '../../../src/chicken/bots/taught.js';
import { BIASES, HIDDEN, WEIGHTS } from '../../../src/chicken/bots/weights.js';
import { at } from '../../../src/engine/errors.js';
import { EFFORT } from '../../support/lawEffort.js';

const weightAt = (index: number) => WEIGHTS.charCodeAt(index) - 'A'.charCodeAt(0);

/** The rating of each kind of move, computed weight by weight. */
function ratingsOf(table: ChickenTable<null>, seat: number): number[] {
  const combinations = new Uint8Array(COMBINATIONS.length);
  readTable(table, seat, combinations);
  const answers = [...combinations].flatMap((combination, group) => answersIn(group, combination));
  const cells = Array.from({ length: HIDDEN }, (_, cell) =>
    answers.reduce((sum, answer) => sum + weightAt(answer * HIDDEN + cell), 0),
  );
  return Array.from({ length: KINDS_OF_MOVES }, (_, kind) =>
    cells.reduce(
      (sum, active, cell) => sum + Math.max(0, active) * weightAt(ANSWERS * HIDDEN + cell * KINDS_OF_MOVES + kind),
      at(BIASES, kind),
    ),
  );
}

describe('the taught policy of Chicken', () => {
  it.each([2, 3, 4, 5])('plays the legal move that its network rates best, with %i seats', (seats) => {
    let decisions = 0;
    for (let match = 0; match < 3; match++) {
      let state = chicken.setup({ seats, seed: `taught/${match}` });
      for (let seat = chicken.actors(state)[0]; seat !== undefined; seat = chicken.actors(state)[0]) {
        const view = chicken.view(state, seat);
        const moves = chicken.legalMoves(view);
        const move = taught('taught', view)(moves, view, seat);
        if (moves.length > 1 && !isAlone(view, seat)) {
          const ratings = ratingsOf(view, seat);
          const most = Math.max(...moves.map((each) => at(ratings, kindOfMove(each, view))));
          expect(at(ratings, kindOfMove(move, view))).toBe(most);
          decisions += 1;
        }
        // Other moves now and then, so that more kinds of positions come up.
        state = chicken.apply(
          state,
          decisions % 5 === 0 ? chickenBots.heuristic({ seed: 'hen' }).chooseNow(view).move : move,
        );
      }
    }
    expect(decisions).toBeGreaterThan(30);
  });

  it('numbers every answer of every group of questions', () => {
    const answers = COMBINATIONS.flatMap((combinations, group) =>
      Array.from({ length: combinations }, (_, combination) => answersIn(group, combination)).flat(),
    );
    expect(new Set(answers)).toEqual(new Set(Array.from({ length: ANSWERS }, (_, answer) => answer)));
  });

  it('law 12: depends on nothing that its seat may not know', async () => {
    await policyLaw(chicken, chickenKit, taught, EFFORT).check();
  });
});

describe('the playouts of Chicken for two', () => {
  const state = chicken.setup({ seats: 2, seed: 'playouts' });
  const playout = (seed: string, seat: number) => {
    const view = chicken.view(state, seat);
    return chickenBots.method(2).policy?.(seed, view);
  };
  /** The moves of a policy at a seat in some matches. */
  const picks = (policy: ReturnType<typeof taught> | undefined, seat: number) => {
    const picked: string[] = [];
    for (let match = 0; match < 20; match++) {
      let table = chicken.setup({ seats: 2, seed: `playouts/${match}` });
      for (let actor = chicken.actors(table)[0]; actor !== undefined; actor = chicken.actors(table)[0]) {
        const view = chicken.view(table, actor);
        const moves = chicken.legalMoves(view);
        if (actor === seat) picked.push(JSON.stringify(policy?.(moves, view, actor)));
        table = chicken.apply(table, taught('playouts', view)(moves, view, actor));
      }
    }
    return picked.join();
  };

  it('play the thinking seat as taught, and the other one as taught or by the rules of thumb', () => {
    const [thinker = 0] = chicken.actors(state);
    const other = 1 - thinker;
    const view = chicken.view(state, thinker);
    const asTaught = picks(taught('playouts', view), other);
    const byThumbs = picks(chickenBots.policy('playouts', view), other);
    expect(asTaught).not.toBe(byThumbs);
    const seeds = Array.from({ length: 12 }, (_, number) => `playout ${number}`);
    for (const seed of seeds) expect(picks(playout(seed, thinker), thinker)).toBe(picks(taught(seed, view), thinker));
    const others = new Set(seeds.map((seed) => picks(playout(seed, thinker), other)));
    expect(others).toEqual(new Set([asTaught, byThumbs]));
  });

  it('law 12: depend on nothing that their seats may not know', async () => {
    const law = policyLaw(
      chicken,
      chickenKit,
      (seed, view) => {
        const { policy } = chickenBots.method(view.seats);
        if (policy === undefined) throw new Error('expected a policy');
        return policy(seed, view);
      },
      EFFORT,
    );
    await law.check();
  });
});
