import fc from 'fast-check';
import { chickenRoundup, type State } from 'hencoop/chicken-roundup';
import { stateSchema, viewSchema } from 'hencoop/chicken-roundup/schema';
import { chickenRoundupKit as kit } from 'hencoop/chicken-roundup/testkit';
import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';

const RUNS = tries(1000);

/** A state's JSON, which accepts any value. */
interface Forged extends Record<string, unknown> {
  options: { firstSeat: number; coops: string };
  turn: number;
  turnsLeft: number | null;
  step: object;
  yard: string[];
  stacks: string[][];
  hands: string[][];
  deck: string[];
  discardPile: string[];
}

/** Where cards lie. */
const piles = ({ yard, stacks, hands, deck, discardPile }: Forged): string[][] => [
  ...[yard, deck, discardPile],
  ...stacks,
  ...hands,
];

const NEXT = ['secondPlay', 'sendingIn', 'exposedFox', 'foxAtCoop'];

/** The fox stands in front of a coop, and keeps the chickens there from going in. */
function moveFoxToCoop({ yard }: Forged, a: number): void {
  const coop = [10, 4, 0][a % 3] as number;
  [yard[yard.indexOf('fox')], yard[coop]] = [yard[coop] as string, 'fox'];
}

/** A late turn, its seat, and about as many cards as could be left. */
function makeLate(state: Forged, a: number, b: number): void {
  state.turn = 100 + (a % 60);
  state.step = { type: 'plays', play: 1, ...state.step, seat: (state.options.firstSeat + state.turn - 1) % 2 };
  while (state.deck.length > (158 - state.turn) / 2 + (b % 4) - 2) {
    const last = state.deck.at(-1) === 'rooster' ? state.deck.shift() : state.deck.pop();
    if (last === undefined) return;
    if (last !== 'rooster') state.discardPile.push(last);
  }
}

/** Small forgeries; `a` and `b` choose their place. */
const LIES: readonly ((state: Forged, a: number, b: number) => void)[] = [
  // Two slots change places.
  (state, a, b) => {
    const [one, other] = [piles(state)[a % 7] as string[], piles(state)[b % 7] as string[]];
    if (one.length === 0 || other.length === 0) return;
    const [i, j] = [(a >> 3) % one.length, (b >> 3) % other.length];
    [one[i], other[j]] = [other[j] as string, one[i] as string];
  },
  // A chicken leaves the yard, and the row behind it does not close up.
  (state, a, b) => {
    const cell = a % 15;
    if (state.yard[cell] === 'fox' || state.yard[cell] === 'open') return;
    (b % 2 === 0 ? state.discardPile : (state.stacks[0] as string[])).push(state.yard[cell] as string);
    state.yard[cell] = 'open';
  },
  // The last cards of the outer rows and an end of the middle row leave the yard.
  (state, a, b) => {
    for (const cell of [14, state.options.coops === 'opposite' ? 0 : 4, a % 2 === 0 ? 5 : 9].slice(b % 3)) {
      if (state.yard[cell] === 'fox' || state.yard[cell] === 'open') continue;
      state.discardPile.push(state.yard[cell] as string);
      state.yard[cell] = 'open';
    }
  },
  // Cards go from the top of the deck to the discard pile, down to the rooster.
  (state, a) => {
    for (let i = 0; i < a % 77 && !['rooster', undefined].includes(state.deck.at(-1)); i++) {
      state.discardPile.push(state.deck.pop() as string);
    }
  },
  // And the rooster itself is drawn, or put back.
  (state, a) => {
    const rooster = state.deck.indexOf('rooster');
    if (rooster >= 0) state.deck.splice(rooster);
    else state.deck.splice(a % 20, 0, 'rooster');
    state.turnsLeft = rooster >= 0 ? a % 4 : null;
  },
  (state, a) => {
    const rooster = state.deck.indexOf('rooster');
    if (rooster < 0) return;
    state.deck.splice(rooster, 1);
    state.deck.splice(a % 20, 0, 'rooster');
  },
  makeLate,
  moveFoxToCoop,
  (state, a) => {
    state.turnsLeft = [null, 0, 1, 2, 3][a % 5] as number | null;
  },
  // Another step.
  (state, a, b) => {
    const seat = (state.options.firstSeat + state.turn - 1) % 2;
    if (a % 3 === 0) state.step = { type: 'plays', seat, play: 1 + (b % 2) };
    else if (a % 3 === 1) state.step = { type: 'closeGap', seat, next: NEXT[b % 4] };
    else state.step = { type: 'over', reason: 'rooster' };
  },
  (state) => {
    state.options.coops = state.options.coops === 'opposite' ? 'sameSide' : 'opposite';
  },
  // A card of a hand is on the discard pile.
  (state, a) => {
    state.discardPile.push(...(state.hands[a % 2] as string[]).splice(-1));
  },
  // Nothing is left to draw.
  (state) => {
    state.discardPile.push(...state.deck.splice(0).filter((slot) => slot !== 'rooster'));
    state.turnsLeft ??= 1;
  },
];

const number = fc.nat(2 ** 20);
const forgery = fc.record({
  setup: number,
  seed: fc.string(),
  moves: fc.nat(90),
  lies: fc.array(fc.tuple(number, number, number), { maxLength: 4 }),
});

type Forgery = typeof forgery extends fc.Arbitrary<infer Value> ? Value : never;

/** A state after some random moves, with a few forgeries. */
function forge({ setup, seed, moves, lies }: Forgery): Forged {
  let state = chickenRoundup.setup({ ...kit.setups[setup % kit.setups.length], seed });
  for (let i = 0; i < moves && !chickenRoundup.isOver(state); i++) {
    const legal = chickenRoundup.legalMoves(state);
    state = chickenRoundup.apply(state, legal[(31 * i + seed.length) % legal.length] as (typeof legal)[number]);
  }
  const forged = JSON.parse(JSON.stringify(state)) as Forged;
  for (const [lie, a, b] of lies) LIES[lie % LIES.length]?.(forged, a, b);
  return forged;
}

describe('CR-9.3: every state that the schema accepts', () => {
  it('can be played to its end, through states that it accepts', () => {
    let [accepted, refused, lateTurns] = [0, 0, 0];
    fc.assert(
      fc.property(forgery, fc.boolean(), fc.boolean(), (given, late, idle) => {
        const forged = forge(given);
        if (late) {
          makeLate(forged, given.moves, given.setup);
          moveFoxToCoop(forged, given.seed.length);
        }
        const result = stateSchema.safeParse(forged);
        if (!result.success) {
          refused++;
          return;
        }
        accepted++;
        let state: State = result.data;
        if (state.turn > 100) lateTurns++;
        let played = 0;
        for (; !chickenRoundup.isOver(state); played++) {
          if (played > 158 * 5) throw new Error('it does not end');
          const legal = chickenRoundup.legalMoves(state);
          // Players who end their plays make a game as long as it can be.
          const end = idle ? legal.find(({ type }) => type === 'endPlays') : undefined;
          state = chickenRoundup.apply(
            state,
            end ?? (legal[(7 * played + given.seed.length) % legal.length] as (typeof legal)[number]),
          );
          expect(stateSchema.safeParse(state).error?.issues ?? []).toEqual([]);
        }
        for (const viewer of [0, null]) {
          expect(viewSchema.safeParse(chickenRoundup.view(state, viewer)).success).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
    // Otherwise the forgeries would prove nothing.
    expect(accepted).toBeGreaterThan(RUNS / 10);
    expect(refused).toBeGreaterThan(RUNS / 10);
    expect(lateTurns).toBeGreaterThan(RUNS / 100);
  });
});
