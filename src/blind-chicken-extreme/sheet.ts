/**
 * The rule sheet of Blind Chicken Extreme, in our own words, and its catalog of cards. A separate entry, so that a page
 * that only checks moves downloads no prose.
 *
 * @packageDocumentation
 */
import { COMMON_CLAUSES } from '../engine/clauses.js';
import { deepFreeze } from '../engine/freeze.js';
import { refuseOption } from '../engine/options.js';
import type { Sheet } from '../engine/sheet.js';
import { ASSUMED_CARDS, REWARD_POINTS, SOW } from './cards.js';
import { CLAUSES, type Clause } from './clauses.js';
import { enBlindChickenExtreme } from './locales/en.js';
import { CARDS, type Card, type CardTable, PENALTIES, type Penalty, REWARDS, type Reward, type Step } from './table.js';

export type { Clause } from './clauses.js';

/** The rule sheet of Blind Chicken Extreme, followed by the clauses common to all games. */
export const sheet: Sheet<Clause> = /* @__PURE__ */ deepFreeze({
  title: 'Blind Chicken Extreme',
  authors: 'Michael Schacht',
  players: '2 to 5',
  prefix: 'BC',
  sections: ['Components', 'Set-up of a game', 'Play', 'Penalties and rewards', 'Scoring a game', 'Who sees what'],
  steps: {
    arrange: '`place` a card in the row; all players at the same time (BC-2.3).',
    play: '`play` a card of the row, or lead with it (BC-3.1).',
    takeReward: '`takeReward`: take one of the rewards that are left (BC-4.2).',
    chooseLeader: '`chooseLeader`: name the leader of the next trick (BC-4.4).',
    chooseBenefit: '`chooseBenefit`: choose a benefit of the last trick, or none (BC-5.2).',
  } satisfies { [Type in Exclude<Step['type'], 'over'>]: string },
  clauses: { ...CLAUSES, ...COMMON_CLAUSES },
});

/** A card, a side of a penalty card or a reward card, for a user interface. */
export type CatalogEntry =
  | {
      /** A playing card. */
      readonly kind: 'card';
      /** The card, as in tables and moves. */
      readonly card: Card;
      /** Its English name, with its marking besides the sign. */
      readonly name: string;
      /** The number in the box. */
      readonly count: 1;
      /** Whether it carries a chicken. */
      readonly chicken: boolean;
      /** Whether it carries a pig. */
      readonly pig: boolean;
      /** Whether it is the sow, the 0 (BC-3.3). */
      readonly sow: boolean;
      /** Whether it bears the sign to be played face down. */
      readonly faceDown: boolean;
      /** Whether its chicken, pig or sign is assumed (BC-1.4); the number and the sow are printed. */
      readonly assumed: boolean;
      /** BC-1.4 if anything on it is assumed, otherwise BC-1.1. */
      readonly clause: Clause;
    }
  | {
      /** A side of a penalty card. */
      readonly kind: 'penalty';
      /** The side, as in tables and events. */
      readonly penalty: Penalty;
      /** Its name in English. */
      readonly name: string;
      /** The number of cards with this side. */
      readonly count: number;
      /** The number of chickens in a trick that earns it. */
      readonly chickens: number;
      /** Its points, the same number. */
      readonly worth: number;
      /** Whether it is assumed: never, every side is published. */
      readonly assumed: false;
      /** The clause that defines it. */
      readonly clause: Clause;
    }
  | {
      /** A reward card. */
      readonly kind: 'reward';
      /** The reward, as in tables and moves: its advantage. */
      readonly reward: Reward;
      /** Its name in English. */
      readonly name: string;
      /** The number in the box. */
      readonly count: 1;
      /** Its points (BC-5.1). */
      readonly worth: number;
      /** Whether it is assumed: never, every reward is published. */
      readonly assumed: false;
      /** The clause that defines it. */
      readonly clause: Clause;
    };

/** The number of penalty cards with each side (BC-1.2). */
const PENALTY_COPIES: { readonly [Side in Penalty]: number } = { [-3]: 5, [-6]: 5, [-10]: 2, [-15]: 2 };

/**
 * The catalog for a card table, for example a game's option `cards`. Names are in English.
 * @throws RangeError if `cardTable` lacks one of its three lists
 */
export function catalogOf(cardTable: CardTable): readonly CatalogEntry[] {
  // JavaScript callers may pass anything.
  const { chickens, pigs, faceDown } = (cardTable as CardTable | null | undefined) ?? {};
  if (!Array.isArray(chickens) || !Array.isArray(pigs) || !Array.isArray(faceDown)) {
    return refuseOption('cards', 'lists of chickens, pigs and faceDown', cardTable);
  }
  const cards = CARDS.map((card): CatalogEntry => {
    const chicken = chickens.includes(card);
    const pig = pigs.includes(card);
    const sow = card === SOW;
    const assumed = chicken || pig || faceDown.includes(card);
    return {
      kind: 'card',
      card,
      name: enBlindChickenExtreme.names.card(card, chicken ? 'chicken' : pig ? 'pig' : sow ? 'sow' : null),
      count: 1,
      chicken,
      pig,
      sow,
      faceDown: faceDown.includes(card),
      assumed,
      clause: assumed ? 'BC-1.4' : 'BC-1.1',
    };
  });
  const penalties = PENALTIES.map(
    (penalty, index): CatalogEntry => ({
      kind: 'penalty',
      penalty,
      name: enBlindChickenExtreme.names.penalty(penalty),
      count: PENALTY_COPIES[penalty],
      // BC-1.2: the sides, in order, are for 2, 3, 4 and 5 chickens.
      chickens: index + 2,
      worth: penalty,
      assumed: false,
      clause: 'BC-1.2',
    }),
  );
  const rewards = REWARDS.map(
    (reward): CatalogEntry => ({
      kind: 'reward',
      reward,
      name: enBlindChickenExtreme.names.rewards[reward],
      count: 1,
      worth: REWARD_POINTS,
      assumed: false,
      clause: 'BC-1.3',
    }),
  );
  return [...cards, ...penalties, ...rewards];
}

/** Every card of the box. Their chickens, pigs and signs are assumed (BC-1.4). Names are in English. */
export const catalog: readonly CatalogEntry[] = /* @__PURE__ */ deepFreeze(catalogOf(ASSUMED_CARDS));
