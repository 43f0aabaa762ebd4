/**
 * Chicken Out! for the laws of `hencoop/testkit`, written from the rule book alone.
 *
 * @packageDocumentation
 */
import type { Chance } from '../../engine/chance.js';
import type { Seat } from '../../engine/seats.js';
import { everySetup, frozenKit, type Kit, type Setup } from '../../testkit/kit.js';
import { everyLayout } from '../../testkit/worlds.js';
import { chickenOut } from '../index.js';
import { eventSchema, moveSchema, redactedEventSchema, stateSchema, viewSchema } from '../schema.js';
import type { Card, ChickenOutTypes, State } from '../table.js';
import { cards, DECK, isFox, position, recount } from './position.js';

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const EXTRAS = { layAnEgg: true, doubleUp: true };

const setups: readonly Setup<ChickenOutTypes>[] = [
  ...everySetup(chickenOut, [
    {},
    { sameCopies: 'lastChicken', ...EXTRAS },
    { ownCountMin: 2, firstSeat: 1, games: 3, maxTurns: 25, sameFirst: 'next' },
    { scoring: 'cards', games: 2, maxTurns: 60, ...EXTRAS },
    { scoring: 'cards', maxTurns: 15 },
    // Games that end often, and by a stop, before anything is revealed.
    { games: 20, maxTurns: 2, doubleUp: true },
  ]),
  { seats: 5, options: { passOn: true } },
  {
    seats: 5,
    options: { passOn: true, ...EXTRAS, sameCopies: 'lastChicken', sameFirst: 'next', scoring: 'cards', games: 2 },
  },
];

/** Redeals every card hidden from `viewer`, uniformly at random: laws 6 and 8. */
function scramble(state: State, _: Seat | null, chance: Chance): State {
  // CO-7.1: the piles are hidden from everyone, including their owners. CO-5.4a: except the number of foxes counted in
  // each.
  const counted = state.step.type === 'over' && state.options.scoring === 'cards';
  const group = (card: Card) => (counted && isFox(card) ? 1 : 0);
  const pools = [0, 1].map((number) =>
    chance.shuffle(
      `pool/${number}`,
      state.piles.flat().filter((card) => group(card) === number),
    ),
  );
  return {
    ...state,
    seed: `${state.seed}/scrambled`,
    piles: state.piles.map((pile, seat) =>
      chance.shuffle(
        `pile/${seat}`,
        pile.map((card) => pools[group(card)]?.pop() as Card),
      ),
    ),
  };
}

/**
 * Chicken Out! for the laws, written from the rule book.
 *
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 * import { chickenOutKit } from 'hencoop/chicken-out/testkit';
 * import { laws } from 'hencoop/testkit';
 *
 * laws(chickenOut, chickenOutKit, { runs: 1, seed: 1 })[0]?.check(); // throws if Chicken Out! breaks law 1
 * ```
 */
export const chickenOutKit: Kit<ChickenOutTypes> = /* @__PURE__ */ frozenKit<ChickenOutTypes>({
  setups,
  *allMoves({ seats }) {
    for (let seat = 0; seat < seats; seat++) {
      for (const type of ['play', 'chickenOut', 'stop'] as const) yield { seat, type };
    }
  },
  deck: () => DECK,
  cards: (state) => [...state.piles.flat(), ...state.series, ...state.leftGame],
  schemas: {
    state: stateSchema,
    view: viewSchema,
    move: moveSchema,
    event: eventSchema,
    redactedEvent: redactedEventSchema,
  },
  scramble,
  evenWorld: scramble,
  scrambleEvent(event, _, chance) {
    // CO-7.1, CO-6.1: deals and shuffles reveal no card.
    if (event.type === 'opened') return { ...event, seed: `${event.seed}/other` };
    if (event.type === 'eggLaid') return { ...event, pile: event.pile.map(() => 'ZERO') };
    if (event.type !== 'dealt') return event;
    const pool = chance.shuffle('pool', event.piles.flat());
    return { ...event, piles: event.piles.map((pile) => pile.map(() => pool.pop() as Card)) };
  },
  reveals(event, _, { options }) {
    // Everyone learns a played card, and the number of foxes when cards are counted (CO-5.4a).
    if (event.type === 'played') return event.card;
    return event.type === 'gameEnded' && options.scoring === 'cards' ? event.points : null;
  },
  *small() {
    // Four unknown cards, two of them equal, in two piles.
    const state = position({ piles: ['r2 SAME', 'SAME b4'], series: 'b5' });
    const worlds = everyLayout(cards('r2 SAME SAME b4')).map(({ layout, weight }) => ({
      state: { ...state, piles: [layout.slice(0, 2), layout.slice(2)] },
      weight,
    }));
    const view = chickenOut.view(state, 0);
    yield { view, worlds };
    // The viewer remembers the card at the bottom of the other pile.
    yield {
      view: {
        ...view,
        piles: [
          [null, null],
          ['SAME', null],
        ],
      },
      worlds: worlds.filter(({ state: { piles } }) => piles[1]?.[0] === 'SAME'),
    };
    // CO-5.4a: one fox was counted in each pile.
    const over = position({
      piles: ['r2 SAME', 'ZERO b4'],
      series: 'b5',
      options: { scoring: 'cards', maxTurns: 1 },
      scores: [11, 11],
      step: { type: 'over', reason: 'maxTurns', foxes: [1, 1] },
    });
    yield {
      view: chickenOut.view(over, 0),
      worlds: everyLayout(cards('r2 SAME ZERO b4'))
        .map(({ layout }) => ({ state: { ...over, piles: [layout.slice(0, 2), layout.slice(2)] } }))
        .filter(({ state: { piles } }) => piles.every((pile) => pile.filter(isFox).length === 1)),
    };
  },
  // CO-5.4
  compare: (one, other, { scores }) => (scores[one] ?? 0) - (scores[other] ?? 0),
  // CO-2.1, CO-6.1
  sites: { 'deal/*': { cards: () => DECK }, 'egg/*': { cards: () => null } },
  invariants: {
    'CO-3 the count matches the series, and is below 21 at every decision': (state) => {
      const { count, sameAs } = recount(state.series, state.options);
      must(state.count === count && count < 21, `count ${state.count}, not ${count}`);
      must(state.sameAs === sameAs, `sameAs ${state.sameAs}`);
    },
    'CO-5.1 exactly the players without cards are out': (state) => {
      for (const [seat, pile] of state.piles.entries()) {
        must((pile.length === 0) === state.wentOut.includes(seat), `seat ${seat} with ${pile.length} cards`);
      }
    },
    'CO-5.2 once a player is out no new count begins': (state) => {
      const { type } = state.step;
      must(state.wentOut.length === 0 || (type !== 'open' && type !== 'ownCount'), `${type} with a player out`);
    },
    'CO-4.2, CO-6.3 cards leave the game only with a 21 and only without passOn': (state, before) => {
      if (before === null || before.gameNumber !== state.gameNumber) return;
      const left = state.leftGame.slice(before.leftGame.length);
      must(left.length === 0 || recount(left, state.options).count === 21, 'no 21 left the game');
      if (state.options.passOn && state.step.type !== 'over') must(left.length === 0, 'cards left a game with passOn');
    },
    'CO-5.4 a game gives every seat its points': (state, before) => {
      if (before === null || (state.gameNumber === before.gameNumber && state.step.type !== 'over')) return;
      const points = state.scores.map((score, seat) => score - (before.scores[seat] ?? 0));
      if (state.options.scoring === 'rank') {
        must(points.includes(1) && points.every((rank) => rank >= 1 && rank <= state.seats), `ranks ${points}`);
        for (const rank of points) {
          must(points.filter((other) => other < rank).length === rank - 1, `shared ranks in ${points}`);
        }
      } else if (state.step.type === 'over') {
        const worth = state.piles.map((pile) => total(pile.map((card) => (isFox(card) ? 10 : 1))));
        must(points.join() === worth.join(), `${points}, not ${worth}`);
      }
    },
    'CO-5.5 a game has at most maxTurns turns': (state) => {
      must(state.turn <= state.options.maxTurns, `turn ${state.turn}`);
    },
    'CO-6.1 without layAnEgg no pile is shuffled': (state) => {
      must(state.options.layAnEgg || state.eggs === 0, `${state.eggs} eggs`);
    },
    'CO-4.5 a pile changes on top by playing and at the bottom by taking': (state, before) => {
      if (
        before === null ||
        state.gameNumber !== before.gameNumber ||
        state.options.layAnEgg ||
        before.step.type === 'over'
      )
        return;
      const player = before.step.seat;
      const text = (cards: readonly Card[]) => cards.join();
      const explained = [0, 1, 2].some((played) =>
        state.piles.every((pile, seat) => {
          const rest = (before.piles[seat] ?? []).slice(0, seat === player && played > 0 ? -played : undefined);
          const fresh = (before.piles[player] ?? []).slice(-played || Number.POSITIVE_INFINITY).reverse();
          return text(pile) === text(rest) || text(pile) === text([...[...before.series, ...fresh].reverse(), ...rest]);
        }),
      );
      must(explained, 'the piles did not change by playing and taking');
    },
    'CO-4.1 the player who played takes the series only above 21': (state, before) => {
      if (
        before === null ||
        state.gameNumber !== before.gameNumber ||
        state.options.layAnEgg ||
        before.step.type === 'over'
      )
        return;
      const { seat } = before.step;
      const [old, pile] = [before.piles[seat] ?? [], state.piles[seat]?.join()];
      const series = (played: number) => [...before.series, ...old.slice(old.length - played).reverse()];
      const taken = [0, 1, 2].find(
        (played) =>
          series(played).length > 0 &&
          pile === [...series(played).reverse(), ...old.slice(0, old.length - played)].join(),
      );
      if (!taken) return;
      const { count } = recount(series(taken), state.options);
      must(count > 21, `taken at ${count}`);
    },
  },
  policies: {
    // Games end sooner if no player takes a series by choice, and never if all always do.
    bold: (move) => (move.type === 'play' ? 1 : 0.02),
    coward: (move) => (move.type === 'chickenOut' ? 20 : move.type === 'play' ? 1 : 0.02),
    stopper: (move) => (move.type === 'stop' ? 20 : move.type === 'play' ? 1 : 0.1),
  },
  // A turn has at most one chickening out, all 60 cards, and one stop.
  maxMoves: ({ options }) => (options.games ?? 1) * (options.maxTurns ?? 2000) * 62,
  typicalMoves: 200,
  notProven: { 'simultaneous moves': 'one player moves at a time' },
});
