import fc from 'fast-check';
import { fastChance, type Game, type GameTypes, playout } from 'hencoop';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { chickenEntry } from 'hencoop/chicken/record';
import { chickenOut } from 'hencoop/chicken-out';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { deal } from 'hencoop/deal';
import { logOf, recordOf, verify } from 'hencoop/record';
import { difference, type Kit } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';
import { IDS, loadGame } from '../../support/games.js';
import { throughJson } from '../record/played.js';
import { peck } from '../sixth-game/src/peck/index.js';

const NO_DIFFERENCE = 'no difference';

/** Lists of cards, by name, or by seat. */
type Lists = { readonly [name: string]: readonly unknown[] };
type BySeat = readonly (readonly unknown[])[];

const isBySeat = (list: readonly unknown[]): list is BySeat => list.length > 0 && list.every(Array.isArray);

/** Applies `change` to a list, or to that of each seat. */
const each = (list: readonly unknown[], change: (cards: readonly unknown[]) => readonly unknown[]) =>
  isBySeat(list) ? list.map(change) : change(list);

/** The cards of a list from the one dealt first: the top of a pile, the first cell of a yard. */
const dealtFirst = (name: string, list: readonly unknown[]) =>
  name === 'yard' ? list : each(list, (cards) => cards.toReversed());

/** The lists of a state that take the names of cards, besides the hands. */
function topsOf(game: Game<GameTypes>, state: Lists): readonly string[] {
  const takes = (name: string) => {
    try {
      return deal(game, { seats: Number(state['seats']), tops: { [name]: [] } } as never) !== undefined;
    } catch {
      return false;
    }
  };
  return Object.keys(state).filter((name) => Array.isArray(state[name]) && takes(name));
}

describe.each(IDS)('deals of %s', async (id) => {
  const { game, kit } = await loadGame(id);
  const configs = fc.record({ setup: fc.constantFrom(...kit.setups), seed: fc.string({ maxLength: 20 }) });

  it('are those of setup if no card is named', () => {
    fc.assert(
      fc.property(configs, ({ setup, seed }) => {
        const config = { ...setup, seed };
        expect(difference(deal(game, config), game.setupWithEvents(config))).toBe(NO_DIFFERENCE);
      }),
      { numRuns: tries(40) },
    );
  });

  it('have any of the cards of another deal where they are named, and are games like any other', () => {
    const names = topsOf(game, game.setup() as unknown as Lists);
    fc.assert(
      fc.property(configs, fc.infiniteStream(fc.boolean()), ({ setup, seed }, stream) => {
        const isNamed = stream[Symbol.iterator]();
        const some = (cards: readonly unknown[]) => cards.map((card) => (isNamed.next().value ? card : null));
        // All lists of cards, among other fields.
        const wanted = game.setup({ ...setup, seed: `other ${seed}` }) as unknown as Lists;
        const hands = wanted['hands'] === undefined ? undefined : each(wanted['hands'], some);
        const tops = Object.fromEntries(names.map((name) => [name, each(dealtFirst(name, wanted[name] ?? []), some)]));
        const { state, events } = deal(game, { ...setup, seed, hands, tops } as never);
        expectNamed(state as unknown as Lists, hands as BySeat | undefined, tops);
        expectSound(game, kit, state, events);
      }),
      { numRuns: tries(40) },
    );
  });
});

function expectNamed(state: Lists, hands: BySeat | undefined, tops: Lists): void {
  for (const [seat, hand] of (hands ?? []).entries()) {
    const left = [...((state['hands'] as BySeat)[seat] ?? [])];
    for (const card of hand.filter((card) => card !== null)) {
      expect(left).toContain(card);
      left.splice(left.indexOf(card), 1);
    }
  }
  for (const [name, named] of Object.entries(tops)) {
    const found = dealtFirst(name, state[name] ?? []);
    const masked = (cards: readonly unknown[], mask: readonly unknown[]) =>
      cards.map((card, index) => (mask[index] === null ? null : card));
    const seen = isBySeat(found)
      ? found.map((cards, seat) => masked(cards, (named as BySeat)[seat] ?? []))
      : masked(found, named);
    expect(seen).toEqual(named);
  }
}

/** A deal passes its schema, folds from its events, hides its cards, and can be played to its end. */
function expectSound(
  game: Game<GameTypes>,
  kit: Kit<GameTypes>,
  state: GameTypes['State'],
  events: readonly GameTypes['Event'][],
): void {
  expect(kit.schemas.state['~standard'].validate(state)).not.toHaveProperty('issues');
  const folded = events.reduce<GameTypes['State'] | null>((table, event) => game.evolve(table, event), null);
  expect(difference(folded, state)).toBe(NO_DIFFERENCE);
  for (const viewer of [null, 0, state.seats - 1]) {
    const other = kit.scramble(state, viewer, fastChance('scramble'));
    expect(difference(game.view(other, viewer), game.view(state, viewer))).toBe(NO_DIFFERENCE);
  }
  expect(game.outcome(playout(game, state, { seed: 'deal' }))).not.toBeNull();
}

describe('a known deal', () => {
  const known = deal(chicken, {
    seats: 3,
    seed: 'hen',
    hands: { 1: ['egg', 3, 3] },
    tops: { discardPile: [2], drawPile: [6, null, 'chick'] },
  });

  it('is the same for the same seed, and other cards for another', () => {
    const again = (seed: string) => deal(chicken, { seats: 2, seed, hands: [['egg']] }).state;
    expect(again('a')).toEqual(again('a'));
    expect({ ...again('a'), seed: '' }).not.toEqual({ ...again('b'), seed: '' });
  });

  it('takes a fresh seed without one', () => {
    expect(deal(chicken).state.seed).not.toBe(deal(chicken).state.seed);
  });

  it('goes on with the chance of its seed: later rounds come from it', () => {
    const end = (state: ChickenTypes['State']) =>
      [0, 1, 2].reduce((table, seat) => chicken.apply(table, { seat, type: 'withdraw' }), state);
    expect(end(known.state).round).toBe(2);
    const usual = end(chicken.setup({ seats: 3, seed: 'hen', options: { firstSeat: end(known.state).starter } }));
    expect(end(known.state).drawPile.length).toBe(usual.drawPile.length);
    const { hands } = end(known.state);
    expect(hands.flat().toSorted()).toEqual(usual.hands.flat().toSorted());
  });

  it('is kept as a log; recordOf refuses it', () => {
    const log = logOf(chickenEntry, known.events);
    const verified = verify(throughJson(log), [chickenEntry]);
    expect(verified.ok && verified.table).toEqual(known.state);
    expect(() => recordOf(chickenEntry, known.state, [])).toThrow('keep any other game as a log (logOf)');
  });

  it('leaves its config alone, which may be frozen', () => {
    const config = { seats: 2, seed: 'hen', hands: Object.freeze([Object.freeze(['egg'] as const)]) };
    const before = structuredClone(config);
    deal(chicken, Object.freeze(config));
    expect(config).toEqual(before);
  });

  it('knows the rooster, which the set-up puts into the deck, and the fox in the yard', () => {
    const deck = [...Array.from({ length: 60 }, () => null), 'rooster' as const];
    const { state } = deal(chickenRoundup, { seed: 'hen', tops: { deck, yard: [null, 'gold farmer'] } });
    expect(state.deck.toReversed()[60]).toBe('rooster');
    expect(state.yard[1]).toBe('gold farmer');
  });

  it('spreads the cards that are not named evenly', () => {
    const counts = new Map<unknown, number>();
    const runs = 4000;
    for (let run = 0; run < runs; run++) {
      const { state } = deal(chicken, { seats: 2, seed: `even/${run}`, hands: [[1, 1, 1, 1, 1, 1]] });
      const card = state.drawPile.at(-1);
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    // 44 cards are left: one egg, one 1, and seven of each other kind. Five standard deviations.
    for (const [card, copies] of [
      ['egg', 1],
      [1, 1],
      [2, 7],
      [6, 7],
      ['chick', 7],
    ] as const) {
      const mean = (runs * copies) / 44;
      expect(Math.abs((counts.get(card) ?? 0) - mean), String(card)).toBeLessThan(5 * Math.sqrt(mean));
    }
  });
});

it('games of others are dealt too, in whatever order they take their cards', () => {
  const config = { seats: 3, seed: 'hen', hands: { 2: [4, 4] }, tops: { drawPile: [1, 1] } } as const;
  const { state } = deal(peck, config);
  expect(state.hands[2]?.slice(0, 2)).toEqual([4, 4]);
  expect(state.drawPile.slice(-2)).toEqual([1, 1]);
});

describe('an impossible deal is refused in words', () => {
  const eight = [1, 2, 3, 4, 5, 6, 1, 2] as const;

  it.each([
    ['a card named twice', { hands: [['egg'], ['egg']] }, 'hands[1][0]: expected at most 1 of "egg", got another'],
    [
      'a card in a hand and on a pile',
      { hands: [['egg']], tops: { drawPile: ['egg'] } },
      'tops.drawPile[0]: expected at most 1 of "egg", got another',
    ],
    ['more cards than a hand holds', { hands: [eight] }, 'hands[0]: expected at most 6 cards, got 8'],
    [
      'more cards than a pile holds',
      { tops: { discardPile: [1, 2] } },
      'tops.discardPile: expected at most 1 cards, got 2',
    ],
    ['a card that the deck does not have', { hands: [['cow']] }, 'hands[0][0]: expected a card of the deck, got "cow"'],
    [
      'a card that may not lie there',
      { tops: { discardPile: ['egg'] } },
      'tops.discardPile[0]: expected a card that can lie there when the game begins, got "egg"',
    ],
    ['an unknown pile', { tops: { deck: [1] } }, 'tops.deck: unknown field; expected drawPile, discardPile'],
    ['hands among the piles', { tops: { hands: [[1]] } }, 'tops.hands: unknown field; expected drawPile, discardPile'],
    [
      'a list that is not dealt',
      { tops: { scores: [0] } },
      'tops.scores: unknown field; expected drawPile, discardPile',
    ],
    ['a seat too many', { hands: { 2: [1] } }, 'hands: expected a seat from 0 to 1, got 2'],
    ['a hand too many', { hands: [[], [], []] }, 'hands: expected at most 2 seats, got 3'],
    ['a seat that is none', { hands: { north: [1] } }, 'hands: expected a seat from 0 to 1, got north'],
    ['a card instead of a list', { hands: ['egg'] }, 'hands[0]: expected a list of cards, got "egg"'],
    ['hands that are no lists', { hands: 'egg' }, 'hands: expected lists of cards by seat, got "egg"'],
    ['a hole in a list', { hands: [[undefined]] }, 'hands[0][0]: expected plain JSON, got undefined'],
    ['tops that are a list', { tops: [1] }, 'tops: expected an object with lists of cards, got an object'],
    ['an unknown field', { hand: [1] }, 'config.hand: unknown field; expected seats, seed, options, hands, tops'],
    ['a wrong number of seats', { seats: 9 }, 'seats: expected a whole number from 2 to 5, got 9'],
    ['a wrong option', { options: { target: 0 } }, 'options.target: expected a whole number from 1 to 10000, got 0'],
    ['a wrong seed', { seed: 5 }, 'seed: expected a string, got 5'],
  ] as const)('%s', (_, config, message) => {
    expect(() => deal(chicken, { seed: 'hen', ...config } as never)).toThrow(new RangeError(message));
  });

  it('hands of a game without hands', () => {
    const config = { hands: [['TWENTY']] } as never;
    expect(() => deal(chickenOut, config)).toThrow('hands: expected none, since none are dealt; use tops: piles');
  });

  it('a card of another deck of the same game', () => {
    const deck = Object.fromEntries(
      ['white', 'black', 'red', 'silver', 'gold'].map((color) => [color, { farmer: 20 }]),
    ) as never;
    const deals = (card: string) => () => deal(chickenRoundup, { options: { deck }, hands: [[card as never]] });
    expect(deals('gold farmer')).not.toThrow();
    expect(deals('gold sideStep')).toThrow('hands[0][0]: expected a card of the deck, got "gold sideStep"');
  });

  it('a game that does not say where its cards go, or says it wrongly', () => {
    const { undeal: _, ...silent } = chicken;
    expect(() => deal(silent)).toThrow('game.undeal: expected a function that puts the cards back, got undefined');
    const wrong = (undeal: unknown) => () => deal({ ...chicken, undeal: undeal as never }, { seed: 'hen' });
    expect(wrong(() => null)).toThrow('game.undeal: expected an object with a list for each shuffle, got null');
    expect(wrong(() => ({ 'deal/9': [] }))).toThrow(
      "game.undeal['deal/9']: expected a site of a shuffle of the set-up",
    );
    expect(wrong(() => ({ 'deal/1': 5 }))).toThrow("game.undeal['deal/1']: expected a list of cards, got 5");
    expect(wrong(() => ({ 'deal/1': [1] }))).toThrow(
      "game.undeal['deal/1']: expected the 50 cards of the shuffle, got 0",
    );
    expect(
      wrong(({ drawPile, discardPile, hands }: ChickenTypes['State']) => ({
        'deal/1': [...discardPile, ...drawPile, ...hands.flat()],
      })),
    ).toThrow('game.undeal: expected the shuffles that deal the state again, got others');
  });
});
