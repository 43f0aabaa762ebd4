import { type BlindChickenExtremeTypes, blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { taught } from 'hencoop/blind-chicken-extreme/bots';
import { blindChickenExtremeKit } from 'hencoop/blind-chicken-extreme/testkit';
import { policyLaw } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { heuristic } from '../../../src/blind-chicken-extreme/bots/heuristic.js';
import {
  ANSWERS,
  CARD_QUESTIONS,
  KINDS,
  kindOf,
  readCard,
  readTable,
  TABLE_QUESTIONS,
} from '../../../src/blind-chicken-extreme/bots/questions.js';
import { HIDDEN, STRAIGHT, WEIGHTS } from '../../../src/blind-chicken-extreme/bots/weights.js';
import { at } from '../../../src/engine/errors.js';
import { EFFORT } from '../../support/lawEffort.js';

type View = BlindChickenExtremeTypes['View'];
type Move = BlindChickenExtremeTypes['Move'];

const weightAt = (index: number) => WEIGHTS.charCodeAt(index) - 'A'.charCodeAt(0);

/** The answers for a move. */
function answersTo(view: View, move: Move, kind: number, isUsual: boolean): number[] {
  const aboutTable = new Uint8Array(TABLE_QUESTIONS);
  const trick = readTable(view, move.seat, aboutTable);
  const aboutCard = new Uint8Array(CARD_QUESTIONS);
  if (move.type === 'play') readCard(view, move.seat, trick, move.card, aboutCard);
  return [kind, ...(isUsual ? [KINDS + kind] : []), ...aboutTable, ...(move.type === 'play' ? aboutCard : [])];
}

/** The rating of a move, computed weight by weight. */
function ratingOf(answers: readonly number[]): number {
  const columns = Array.from({ length: HIDDEN + 1 }, (_, column) =>
    answers.reduce((sum, answer) => sum + weightAt(answer * (HIDDEN + 1) + column), 0),
  );
  const straight = STRAIGHT * at(columns, HIDDEN);
  return columns
    .slice(0, HIDDEN)
    .reduce((sum, active, cell) => sum + Math.max(0, active) * weightAt(ANSWERS * (HIDDEN + 1) + cell), straight);
}

describe('the taught policy of Blind Chicken Extreme', () => {
  it.each([2, 3, 4, 5])('plays the legal move that its network rates best, with %i seats', (seats) => {
    const found = { usual: 0, other: 0, left: 0 };
    for (let match = 0; match < 3; match++) {
      let state = blindChickenExtreme.setup({ seats, seed: `taught/${match}` });
      for (let seat = blindChickenExtreme.actors(state)[0]; seat !== undefined; ) {
        const view = blindChickenExtreme.view(state, seat);
        const moves = blindChickenExtreme.legalMoves(view);
        const usual = heuristic()(moves, view, seat);
        const move = taught('taught', view)(moves, view, seat);
        const kinds = moves.map((each) => kindOf(view, each));
        if (kinds.includes(null)) {
          expect(move).toEqual(usual);
          found.left += 1;
        } else if (moves.length > 1) {
          const ratings = moves.map((each, index) =>
            ratingOf(answersTo(view, each, at(kinds, index) ?? 0, each === usual)),
          );
          expect(at(ratings, moves.indexOf(move))).toBe(Math.max(...ratings));
          found[move === usual ? 'usual' : 'other'] += 1;
        }
        state = blindChickenExtreme.apply(state, move);
        seat = blindChickenExtreme.actors(state)[0];
      }
    }
    expect(Math.min(...Object.values(found))).toBeGreaterThan(20);
  });

  it('gives each answer its own number', () => {
    const found = new Set<number>();
    for (const seats of [2, 3, 4, 5]) {
      for (let match = 0; match < 5; match++) {
        let state = blindChickenExtreme.setup({ seats, seed: `numbers/${match}` });
        for (let seat = blindChickenExtreme.actors(state)[0]; seat !== undefined; ) {
          const view = blindChickenExtreme.view(state, seat);
          const moves = blindChickenExtreme.legalMoves(view);
          for (const move of moves) {
            const kind = kindOf(view, move);
            if (kind === null) continue;
            const answers = answersTo(view, move, kind, true);
            expect(new Set(answers).size).toBe(answers.length);
            for (const answer of answers) found.add(answer);
          }
          state = blindChickenExtreme.apply(state, at(moves, match % moves.length));
          seat = blindChickenExtreme.actors(state)[0];
        }
      }
    }
    expect(Math.max(...found)).toBeLessThan(ANSWERS);
    expect(found.size).toBeGreaterThan(0.8 * ANSWERS);
  });

  it('law 12: depends on nothing that its seat may not know', async () => {
    await policyLaw(blindChickenExtreme, blindChickenExtremeKit, taught, EFFORT).check();
  });
});
