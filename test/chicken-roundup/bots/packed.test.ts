import { fastChance, uniform } from 'hencoop';
import { type ChickenRoundupTypes, chickenRoundup, type Move, type State } from 'hencoop/chicken-roundup';
import { chickenRoundupKit as kit } from 'hencoop/chicken-roundup/testkit';
import { describe, expect, it } from 'vitest';
import {
  closedMiddleRow,
  deedOf,
  deedsOf,
  doDeed,
  foxCell,
  hasGap,
  lineLength,
  longestParade,
  type PackedYard,
  packYard,
  theirsWithExposedFox,
  withExposedFox,
  withoutLine,
} from '../../../src/chicken-roundup/bots/packed.js';
import { position } from '../../../src/chicken-roundup/testkit/position.js';
import { ownRow } from '../../../src/chicken-roundup/yard.js';

/** States of random games with every set-up. */
function* states(): Generator<State> {
  const { copy, legal, play, evolve } = chickenRoundup.rules;
  for (const [index, { options }] of kit.setups.entries()) {
    for (let match = 0; match < 4; match++) {
      const draft = copy(chickenRoundup.setup({ seed: `packed ${index} ${match}`, options }));
      const choose = uniform<ChickenRoundupTypes>(`packed ${match}`);
      while (draft.step.type !== 'over') {
        const state = draft as State;
        yield state;
        const seat = draft.step.seat;
        play(draft, choose(legal(state, seat, []), state, seat), evolve, fastChance(`${draft.turn}`));
      }
    }
  }
}

function packed({ yard, options }: State, seat: number): PackedYard {
  const rows: PackedYard = [0, 0, 0];
  packYard(yard, options, seat, rows);
  return rows;
}

/** A state from which nothing can be drawn: the yard stays as the end of the turn leaves it. */
const withEmptyDeck = (state: State): State => ({ ...state, deck: [], turnsLeft: state.turnsLeft ?? 3 });

const sameSide = ({ options }: State) => options.coops === 'sameSide';

describe('the yard as numbers', () => {
  it('equals the yard of the rules after every move', () => {
    const types = new Set<string>();
    for (const given of states()) {
      const state = withEmptyDeck(given);
      const seat = chickenRoundup.actors(state)[0] as number;
      const before = packed(state, seat);
      for (const move of chickenRoundup.legalMoves(state)) {
        const attempt = chickenRoundup.tryApply(state, move);
        if (!attempt.ok) throw new Error('expected a legal move');
        const after: PackedYard = [0, 0, 0];
        doDeed(
          deedOf(deedsOf(state.options, seat), move, state.options),
          before,
          foxCell(before),
          sameSide(state),
          after,
        );
        // The rest of the move: sending in, and the fox.
        const happened = (type: string) => attempt.events.some((event) => event.type === type);
        for (const { type } of attempt.events) {
          if (type === 'sentIn') after[0] = withoutLine(after[0] as number, lineLength(after[0] as number));
          if (type === 'foxExposed') {
            const [own, middle, theirs] = after as [number, number, number];
            const row = attempt.events.some((event) => event.type === 'foxExposed' && event.to[0] === ownRow(seat));
            after[0] = withExposedFox(own, middle);
            expect(after[0] !== own).toBe(row);
            if (!row) types.add('exposed in the other row');
            if (!row) after[2] = theirsWithExposedFox(own, middle, theirs, sameSide(state));
            after[1] = middle & ~(7 << (3 * foxColumn(middle)));
          }
          types.add(type);
        }
        expect(after).toEqual(packed(attempt.state, seat));
        expect(hasGap(after[1] as number)).toBe(happened('gapOpened'));
        types.add(move.type);
      }
    }
    expect(types).toContain('foxExposed');
    expect(types).toContain('exposed in the other row');
    for (const type of ['farmer', 'dog', 'foxTrot', 'parade', 'diagram', 'catch', 'endPlays', 'closeGap']) {
      expect(types).toContain(type);
    }
  });

  it('leaves a hidden fox alone', () => {
    let exposed = 0;
    for (const state of states()) {
      if (state.step.type !== 'plays') continue;
      const { seat } = state.step;
      const [own, middle, theirs] = packed(state, seat) as [number, number, number];
      const { events } = ended(withEmptyDeck(state), seat);
      const left = withoutLine(own, lineLength(own));
      const isExposed = events.some(({ type }) => type === 'foxExposed');
      const inOwnRow = withExposedFox(left, middle) !== left;
      const inTheirs = theirsWithExposedFox(left, middle, theirs, sameSide(state)) !== theirs;
      expect(inOwnRow || (inTheirs && state.options.exposed === 'eitherRow')).toBe(isExposed);
      expect(inOwnRow && inTheirs).toBe(false);
      if (isExposed) exposed += 1;
    }
    expect(exposed).toBeGreaterThan(10);
  });

  it('knows how long a line and a Parade can be', () => {
    for (const state of states()) {
      if (state.step.type !== 'plays') continue;
      const { seat } = state.step;
      const rows = packed(state, seat);
      const sent = ended(withEmptyDeck(state), seat).events.find(({ type }) => type === 'sentIn');
      expect(lineLength(rows[0] as number)).toBe(sent?.type === 'sentIn' ? sent.cells.length : 0);
      const hands = state.hands.map((hand, owner) => (owner === seat ? (['gold parade'] as const) : hand));
      const lengths = chickenRoundup
        .legalMoves({ ...state, hands })
        .map((move: Move) => (move.type === 'parade' ? move.path.length : 0));
      expect(longestParade(rows)).toBe(Math.max(...lengths));
    }
  });

  it('closes the middle row to either side', () => {
    const state = position({ middle: '.BRFW', step: { type: 'plays', seat: 0, play: 1 } });
    expect(packed(state, 0)[1]).toBe(0o16320);
    expect(closedMiddleRow(0o16020, true)).toBe(0o01620);
    expect(closedMiddleRow(0o16020, false)).toBe(0o16200);
    expect(packed(state, 1)[1]).toBe(0o02361);
  });
});

function ended(state: State, seat: number) {
  const attempt = chickenRoundup.tryApply(state, { seat, type: 'endPlays' });
  if (!attempt.ok) throw new Error('expected a legal move');
  return attempt;
}

function foxColumn(row: number): number {
  return [0, 1, 2, 3, 4].findIndex((column) => ((row >> (3 * column)) & 7) === 6);
}
