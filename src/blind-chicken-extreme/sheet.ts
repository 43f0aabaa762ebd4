/**
 * The rule sheet of Blind Chicken Extreme in this project's words, the sentences for its violations and events, and its
 * catalogue of cards. Separate from the rules, so that a page that only judges moves does not download prose.
 *
 * @packageDocumentation
 */

import { type ClauseText, COMMON_CLAUSES, type CommonClause } from '../engine/clauses.js';
import { explainer, type Sheet } from '../engine/sheet.js';
import { listed } from '../engine/words.js';
import {
  CARDS,
  type Card,
  type CardTable,
  HOUSE_CARDS,
  type Params,
  PENALTIES,
  type Penalty,
  REWARD_POINTS,
  REWARDS,
  type Reward,
  SOW,
} from './table.js';
import { BENEFIT_NAMES, REWARD_NAMES } from './words.js';

export { describe } from './words.js';

const CLAUSES = {
  'BC-1.1': {
    origin: ['sheet', 'found'],
    text: '50 cards, 0 to 49; ten carry a chicken, three others a pig, the 0 is the sow. No card carries both a chicken and a pig.',
  },
  'BC-1.2': {
    origin: ['sheet', 'found', 'derived'],
    text: '7 penalty cards with two sides: five -3/-6, two -10/-15; they can never run out. For 2 chickens in a trick -3, for 3 -6, for 4 -10, for 5 -15.',
  },
  'BC-1.3': {
    origin: ['sheet', 'found'],
    text: '3 reward cards worth +3, one for each advantage: lead face down, lead any card, choose the leader.',
  },
  'BC-1.4': {
    origin: ['house'],
    text: 'Which numbers carry what is printed on the cards and in no source; the house table has chickens on 17 21 24 27 31 34 37 41 44 47, pigs on 25 35 45, and the face-down sign on 18 24 28 34 38 44 48. The option `cards` takes another: ten chickens and three pigs, each a different card from 1 to 49; any different cards may carry the sign. With two players 7 chickens and 2 pigs of the house table are in play.',
  },
  'BC-2.1': {
    origin: ['sheet'],
    text: 'Take out 1 to 14 with three players, 1 and 2 with four, none with five, 1 to 26 with two; never the 0. Deal all the rest: 12 cards each, with five players 10.',
  },
  'BC-2.2': {
    origin: ['sheet', 'ruling'],
    text: 'The player left of the dealer leads, and the deal moves left every game. Seat 0 (option `firstSeat`) leads game 1.',
  },
  'BC-2.3': {
    origin: ['sheet', 'ruling'],
    text: 'All arrange their hands in a row at once, in any order, each placing one hand card after the other at the right end of the own row; nothing placed is taken back. Whose last card is placed is ready; once all are ready play begins. An order given as a whole names every card of the hand.',
  },
  'BC-2.4': {
    origin: ['ruling'],
    text: "Nothing that another seat is given tells how far a player's arranging has come, only who is ready: to others an arranging player shows a full hidden hand and an empty row, and a placing is no event to them.",
  },
  'BC-3.1': {
    origin: ['sheet'],
    text: 'The leader, then clockwise each other player, plays the leftmost or the rightmost card of the row (one move where they are the same card). The highest number takes the trick and leads the next.',
  },
  'BC-3.2': {
    origin: ['sheet', 'ruling'],
    text: 'A card with the face-down sign is played face down and revealed when the trick is complete; the last player of the trick plays it openly. Its owner knows it.',
  },
  'BC-3.3': {
    origin: ['sheet'],
    text: 'If the last trick holds both the 0 and the 49, the 0 takes it. In any other trick the 0 is the lowest card.',
  },
  'BC-3.4': {
    origin: ['ruling'],
    text: "A completed trick lies open, with who played what, until the next trick is led or the game is scored, also while a reward, leader or benefit is chosen; then it lies face down in the taker's pile.",
  },
  'BC-4.1': {
    origin: ['sheet'],
    text: 'A trick with two or more chicken cards earns its taker at once the penalty card for that number.',
  },
  'BC-4.2': {
    origin: ['sheet'],
    text: 'A trick with exactly one pig card earns its taker at once one of the remaining reward cards, by choice (no decision when one is left). Two or more pig cards earn none; the 0 does not matter.',
  },
  'BC-4.3': { origin: ['sheet'], text: 'Penalty and reward can come from the same trick.' },
  'BC-4.4': {
    origin: ['sheet'],
    text: 'The advantage of a reward holds for its taker and the next trick only. Lead face down: the lead card is hidden until the trick is complete (automatic). Lead any card: any card of the row; the rest keep their order; the sign still applies. Choose the leader: names any player including oneself, who leads normally, and the order is clockwise from there.',
  },
  'BC-4.4a': {
    origin: ['ruling'],
    text: 'All see that a card is led face down under the advantage; whether it also bears the sign it does not tell.',
  },
  'BC-4.5': {
    origin: ['ruling'],
    text: 'A reward from the last trick is chosen and counts +3; its advantage is lost; it comes before the benefit.',
  },
  'BC-5.1': {
    origin: ['sheet'],
    text: 'Each chicken card in the own pile -1; penalty cards as printed; each reward +3; no chicken card at all in the pile +3.',
  },
  'BC-5.2': {
    origin: ['sheet'],
    text: 'The taker of the last trick may choose one benefit that applies, or none: (a) chicken cards taken before the last trick do not count; (b) penalty cards taken before the last trick do not count; (c) only if the last trick was taken with the 0 by BC-3.3: one named own earlier game is cancelled (counts 0).',
  },
  'BC-5.3': {
    origin: ['ruling'],
    text: 'Benefits are offered only where they apply: (a) needs an earlier chicken, (b) an earlier penalty, (c) an earlier uncancelled game of the session; none applies: no decision. (a) does not create the bonus of BC-5.1, nor touches penalties; (b) does not touch chickens.',
  },
  'BC-5.4': {
    origin: ['sheet', 'ruling'],
    text: 'Option `games` games are played, one for each player unless given. Most points win (all negative: least minus); equal totals share a place.',
  },
  'BC-6.1': {
    origin: ['sheet', 'ruling'],
    text: 'The own row is seen by its owner only; which end or place a card was played from by all. Face-down plays are seen by nobody else until revealed. Taken tricks lie face down, though all saw them: a table view shows how many tricks and cards, and who remembers knows what was played. Penalties, rewards and scores are seen by all.',
  },
} as const satisfies { readonly [clause: string]: ClauseText };

/** The number of a clause of Blind Chicken Extreme, or of one common to all games. */
export type Clause = keyof typeof CLAUSES | CommonClause;

/** The rule sheet of Blind Chicken Extreme, with the clauses common to all games at its end. */
export const sheet: Sheet<Clause> = {
  title: 'Blind Chicken Extreme',
  authors: 'Michael Schacht',
  players: '2 to 5',
  prefix: 'BC',
  sections: ['Components', 'Set-up of a game', 'Play', 'Penalties and rewards', 'Scoring a game', 'Who sees what'],
  clauses: { ...CLAUSES, ...COMMON_CLAUSES },
};

/**
 * A sentence for a violation: the clause, what is wrong, and what would do.
 *
 * @example
 * ```ts
 * import { explain } from 'hencoop/blind-chicken-extreme/sheet';
 *
 * explain({ clause: 'BC-3.1', params: { card: 15, ends: [40, 22] } });
 * // 'BC-3.1: The 15 is at neither end of your row: play the 40 or the 22.'
 * ```
 */
export const explain = explainer<Params>({
  'G-4': ({ card }) => `You do not hold the ${card}: take a card that is still before you.`,
  'BC-2.3': ({ missing }) => `The order leaves out ${theCards(missing, 'and')}: it must name your whole hand.`,
  'BC-3.1': ({ card, ends }) => `The ${card} is at neither end of your row: play ${theCards(ends, 'or')}.`,
  'BC-4.2': ({ reward, left }) =>
    `'${REWARD_NAMES[reward]}' is taken: choose ${listed(
      left.map((each) => `'${REWARD_NAMES[each]}'`),
      'or',
    )}.`,
  'BC-5.3': ({ benefits, games }) => {
    const offered = benefits.map((benefit) =>
      benefit === 'cancelGame' ? `cancel game ${listed(games, 'or')}` : BENEFIT_NAMES[benefit],
    );
    return `This does not apply: ${listed([...offered, 'choose nothing'], 'or')}.`;
  },
});

function theCards(cards: readonly Card[], and: string): string {
  return listed(
    cards.map((card) => `the ${card}`),
    and,
  );
}

/** What a user interface needs to know of a card. */
export type CatalogueEntry =
  | {
      readonly kind: 'card';
      readonly card: Card;
      readonly name: string;
      readonly count: 1;
      readonly chicken: boolean;
      readonly pig: boolean;
      readonly sow: boolean;
      /** Whether it bears the sign that has it played face down. */
      readonly faceDown: boolean;
      /** Whether what it carries comes from a house table (BC-1.4); the number and the sow are printed. */
      readonly house: boolean;
      readonly clause: Clause;
    }
  | {
      readonly kind: 'penalty';
      readonly penalty: Penalty;
      readonly name: string;
      /** How many cards have it on one of their sides. */
      readonly count: number;
      /** For how many chickens in a trick it is taken. */
      readonly chickens: number;
      readonly worth: number;
      readonly house: false;
      readonly clause: Clause;
    }
  | {
      readonly kind: 'reward';
      readonly reward: Reward;
      readonly name: string;
      readonly count: 1;
      readonly worth: number;
      readonly house: false;
      readonly clause: Clause;
    };

/** The catalogue for a card table: the option `cards` of a game, say. */
export function catalogueOf({ chickens, pigs, faceDown }: CardTable): readonly CatalogueEntry[] {
  const cards = CARDS.map((card): CatalogueEntry => {
    const carried = { chicken: chickens.includes(card), pig: pigs.includes(card), sow: card === SOW };
    const what = carried.chicken ? ', a chicken' : carried.pig ? ', a pig' : carried.sow ? ', the sow' : '';
    const house = carried.chicken || carried.pig || faceDown.includes(card);
    return {
      kind: 'card',
      card,
      name: `${card}${what}`,
      count: 1,
      ...carried,
      faceDown: faceDown.includes(card),
      house,
      clause: house ? 'BC-1.4' : 'BC-1.1',
    };
  });
  const penalties = PENALTIES.map(
    (penalty, index): CatalogueEntry => ({
      kind: 'penalty',
      penalty,
      name: `Penalty ${penalty}`,
      count: index < 2 ? 5 : 2,
      chickens: index + 2,
      worth: penalty,
      house: false,
      clause: 'BC-1.2',
    }),
  );
  const rewards = REWARDS.map(
    (reward): CatalogueEntry => ({
      kind: 'reward',
      reward,
      name: REWARD_NAMES[reward],
      count: 1,
      worth: REWARD_POINTS,
      house: false,
      clause: 'BC-1.3',
    }),
  );
  return [...cards, ...penalties, ...rewards];
}

/** Every card of the box. What chickens, pigs and signs they carry is a house table (BC-1.4). */
export const catalogue: readonly CatalogueEntry[] = catalogueOf(HOUSE_CARDS);
