import type { ChickenRoundupTypes, Options, State } from 'hencoop/chicken-roundup';
import { card, type Given, type Letter, position } from '../../src/chicken-roundup/testkit/position.js';
import { everyDeal } from '../prove/layouts.js';
import type { Proving, SmallDeck } from '../prove/proving.js';

interface HiddenCards extends Pick<Given, 'north' | 'middle' | 'south' | 'stacks' | 'turnsLeft'> {
  /** The cards of the hands and the deck, in any order, with `rooster` if it is still in the deck. */
  readonly hidden: readonly (ReturnType<typeof card> | 'rooster')[];
  /** The size of each hand. */
  readonly hands: readonly number[];
  readonly options?: Partial<Options>;
  /** Play stops after this many turns; by default at the end. */
  readonly turns?: number;
}

const cards = (short: string) =>
  short.split(' ').map((one) => (one === 'rooster' ? one : card(one[0] as Letter, one.slice(2))));

/** Late turns, in which these cards are dealt in every way; all others are out of the game. */
function deck(
  depth: SmallDeck<ChickenRoundupTypes>['depth'],
  title: string,
  { hidden, hands: sizes, turns, ...given }: HiddenCards,
): SmallDeck<ChickenRoundupTypes> {
  const rooster = hidden.includes('rooster');
  const turnsLeft = rooster ? null : (given.turnsLeft ?? 1);
  const table: State = { ...position({ ...given, turnsLeft }), discardPile: [] };
  const open = [...table.yard.filter((occupant) => occupant !== 'open'), ...table.stacks.flat()];
  return {
    depth,
    title,
    cards: [...hidden, ...open, ...(rooster ? [] : ['rooster'])],
    *starts() {
      for (const { hands, rest } of everyDeal(hidden, sizes)) {
        // The rooster is in the deck or drawn, never in a hand.
        if (!hands.flat().includes('rooster')) yield { ...table, hands: hands as State['hands'], deck: rest };
      }
    },
    ...(turns === undefined ? {} : { stops: ({ turn }) => turn >= table.turn + turns }),
  };
}

/** Chicken Roundup with small decks, by the book. */
export const proving: Proving<ChickenRoundupTypes> = {
  // CR-10.1: the own hand and everything that lies open.
  knows: (state: State, viewer) => ({
    open: [state.step, state.yard, state.stacks, state.discardPile],
    rest: [state.turn, state.turnsLeft, state.deck.length],
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
  }),
  // CR-9.1: at which draw the rooster comes.
  shows({ before, after }) {
    return before.turnsLeft === null && after.turnsLeft !== null ? before.deck.toReversed().indexOf('rooster') : null;
  },
  longCatalog: true,
  decks: [
    deck('ci', 'A card each, one in the deck above or below the rooster, a full yard, one turn', {
      hidden: cards('R-farmer G-dog B-parade rooster'),
      hands: [1, 1],
      turns: 1,
    }),
    deck('ci', 'Two cards each of four, the fox among five chickens, two turns', {
      north: '...SG',
      middle: '.BFR.',
      south: 'W....',
      hidden: cards('R-farmer G-dog B-parade G-foxTrot'),
      hands: [2, 2],
      turnsLeft: 1,
    }),
    deck('ci', 'Two cards and three of five, the fox among five chickens, three turns', {
      north: '...SG',
      middle: '.BFR.',
      south: 'W....',
      hidden: cards('R-farmer G-dog B-parade G-foxTrot S-sideStep'),
      hands: [2, 3],
      turnsLeft: 2,
    }),
    deck('ci', 'Four cards and one, seven in the deck, a full yard, one turn', {
      hidden: cards('R-farmer G-dog G-dog G-dog G-dog G-dog G-dog G-dog G-dog G-dog G-dog G-dog'),
      hands: [4, 1],
      turns: 1,
    }),
    deck('ci', 'Two cards and one, two in the deck above or below the rooster, a full yard, one turn', {
      hidden: cards('R-farmer G-dog B-parade S-sideStep W-foxTrot rooster'),
      hands: [2, 1],
      turns: 1,
    }),
    deck('prove', 'Three cards and two of five, three diagrams among them, the fox among four chickens, three turns', {
      north: '....G',
      middle: '.BFR.',
      south: 'W....',
      hidden: cards('R-farmer G-leapFrog B-cutIn G-foxTrot S-sideStep'),
      hands: [3, 2],
      turnsLeft: 2,
    }),
    deck('deep', 'Two cards and three of five, the fox among seven chickens, three turns', {
      north: '..WSG',
      middle: '.BFR.',
      south: 'WG...',
      hidden: cards('R-farmer G-dog B-parade G-foxTrot S-sideStep'),
      hands: [2, 3],
      turnsLeft: 2,
    }),
    deck('prove', 'Two cards and three of five, the fox among five chickens, four turns', {
      north: '...SG',
      middle: '.BFR.',
      south: 'W....',
      hidden: cards('R-farmer G-dog B-parade G-foxTrot S-sideStep'),
      hands: [2, 3],
      turnsLeft: 3,
    }),
    deck('deep', 'Two cards and three of five, the fox among six chickens, four turns', {
      north: '..WSG',
      middle: '.BFR.',
      south: 'W....',
      hidden: cards('R-farmer G-dog B-parade G-foxTrot S-sideStep'),
      hands: [2, 3],
      turnsLeft: 3,
    }),
    deck('deep', 'A card each, one in the deck above or below the rooster, a full yard, to the end', {
      hidden: cards('R-farmer G-dog B-parade rooster'),
      hands: [1, 1],
    }),
    deck('deep', 'Three cards each of six, the fox among five chickens, three turns', {
      north: '...SG',
      middle: '.BFR.',
      south: 'W....',
      hidden: cards('R-farmer G-dog B-parade G-foxTrot S-sideStep W-farmer'),
      hands: [3, 3],
      turnsLeft: 2,
    }),
  ],
};
