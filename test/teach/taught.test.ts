import { type ChickenTable, chicken } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { describe, expect, it } from 'vitest';
import { isAlone } from '../../src/chicken/bots/heuristic.js';
import { at } from '../../src/engine/errors.js';
import { ANSWERS, answersIn, COMBINATIONS, readTable } from '../../tools/teach/questions.js';
import { KINDS_OF_MOVES, kindOfMove, taught } from '../../tools/teach/taught.js';
import { BIASES, HIDDEN, WEIGHTS } from '../../tools/teach/weights.js';

const weightAt = (index: number) => WEIGHTS.charCodeAt(index) - 'A'.charCodeAt(0);

/** The rating of each kind of move, from one weight after the other. */
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
});
