import type { Plan } from '../../bots/index.js';
import { quick } from '../../engine/chance.js';
import { at } from '../../engine/errors.js';
import { chickenRoundup } from '../index.js';
import type { Card, ChickenRoundupTypes, Move, State, View } from '../table.js';
import { type Character, handChange, isBeforeSecondPlay, ratingOf } from './heuristic.js';

/** The moves of a turn, or its rest, and their value by the rules of thumb. */
interface Turn {
  readonly moves: readonly Move[];
  readonly worth: number;
}

/**
 * Rates every way to play the turn by the rules of thumb, and returns the `count` best, best first. Players draw only
 * at the end of a turn, so the yard after the first play is known.
 */
export function turnPlans(
  character: Character,
  count: number,
): (view: View, moves: readonly Move[], seed: string) => Plan<ChickenRoundupTypes>[] {
  const rate = ratingOf(character);
  const { copy, legal, play, evolve } = chickenRoundup.rules;

  return (view, moves, seed) => {
    const chance = quick(seed);
    const turns: Turn[] = [];

    /** Continues after the moves `before`, which led to `state` and changed the value of the hand by `hand`. */
    function extend(state: State, listed: readonly Move[], before: readonly Move[], hand: number): void {
      const ratings: number[] = [];
      rate(listed, state, at(listed, 0).seat, ratings);
      const isLast = (move: Move) => !isBeforeSecondPlay(state) || move.type === 'endPlays' || move.type === 'parade';
      for (const index of bestOf(ratings, listed, isLast)) {
        turns.push({ moves: [...before, at(listed, index)], worth: hand + at(ratings, index) });
      }
      for (const move of listed) {
        if (isLast(move)) continue;
        const draft = copy(state);
        play(draft, move, evolve, chance);
        // A Draft<State> is a State whose fields may be written.
        const next = draft as State;
        extend(next, legal(next, move.seat, []), [...before, move], hand + handChange(character, state, move));
      }
    }

    // Hidden cards affect only the last move of a turn, which this does not play.
    extend(chickenRoundup.determinize(view, seed), moves, [], 0);
    const sorted = withoutRepetition(turns).sort((a, b) => b.worth - a.worth);
    return sorted.slice(0, count).map(planOf);
  };
}

/** The indexes of the two best `listed` moves that may be last, or of the only one. */
function bestOf(ratings: readonly number[], listed: readonly Move[], isLast: (move: Move) => boolean): number[] {
  let [first, second] = [-1, -1];
  listed.forEach((move, index) => {
    if (!isLast(move)) return;
    const rating = at(ratings, index);
    if (first < 0 || rating > at(ratings, first)) [first, second] = [index, first];
    else if (second < 0 || rating > at(ratings, second)) second = index;
  });
  return [first, second].filter((index) => index >= 0);
}

/** Keeps one of the turns that use the same cards for the same result, as two plays in either order often do. */
function withoutRepetition(turns: readonly Turn[]): Turn[] {
  const first = new Map<string, Turn>();
  for (const turn of turns) {
    // Round, since sums in different orders differ in their last bits.
    const key = `${Math.round(turn.worth * 1e6)} ${turn.moves.flatMap(cardOfMove).sort().join()}`;
    if (!first.has(key)) first.set(key, turn);
  }
  return [...first.values()];
}

function cardOfMove(move: Move): readonly Card[] {
  if (move.type === 'catch') return [move.pay];
  return move.type === 'endPlays' || move.type === 'closeGap' ? [] : [move.card];
}

function planOf({ moves }: Turn): Plan<ChickenRoundupTypes> {
  return {
    move: at(moves, 0),
    next(listed, _, played) {
      const move = moves[played];
      return move !== undefined && listed.includes(move) ? move : null;
    },
  };
}
