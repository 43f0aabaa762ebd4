/**
 * The rule sheet of Blind Chicken Extreme in this project's words, sentences for its violations, moves and events, and its
 * catalogue of cards. Separate from the rules, so that a page that only judges moves does not download prose.
 *
 * @packageDocumentation
 */
import { COMMON_CLAUSES } from '../engine/clauses.js';
import { describeIn, explainIn } from '../engine/locale.js';
import {
  type LabelOptions,
  labelIn,
  labelValueIn,
  type QuestionOptions,
  questionIn,
} from '../engine/locales/labels.js';
import type { ChoiceOf, FieldOf } from '../engine/narrow.js';
import type { Seat } from '../engine/seats.js';
import type { Sheet } from '../engine/sheet.js';
import { ASSUMED_CARDS, REWARD_POINTS, SOW } from './cards.js';
import { CLAUSES, type Clause } from './clauses.js';
import { en, enLabels } from './locales/en.js';
import { knownOf } from './locales/labels.js';
import type { BlindChickenExtremeLabelLocale, BlindChickenExtremeLocale } from './locales/locale.js';
import {
  CARDS,
  type Card,
  type CardTable,
  type Event,
  type Move,
  PENALTIES,
  type Penalty,
  REWARDS,
  type RedactedEvent,
  type Reward,
  type Step,
  type View,
  type Violation,
} from './table.js';

export type { LabelOptions, QuestionOptions } from '../engine/locales/labels.js';
export type { Clause } from './clauses.js';
export type { BlindChickenExtremeLabelLocale, BlindChickenExtremeLocale } from './locales/locale.js';

/** The rule sheet of Blind Chicken Extreme, with the clauses common to all games at its end. */
export const sheet: Sheet<Clause> = {
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
};

/**
 * A sentence for a violation: the clause, what is wrong, and what would be legal. In English unless a locale is given.
 *
 * @example
 * ```ts
 * import { de } from 'hencoop/blind-chicken-extreme/de';
 * import { explain } from 'hencoop/blind-chicken-extreme/sheet';
 *
 * explain({ clause: 'BC-3.1', params: { card: 15, ends: [40, 22] } });
 * // 'BC-3.1: The 15 is at neither end of your row: play the 40 or the 22.'
 * explain({ clause: 'BC-3.1', params: { card: 15, ends: [40, 22] } }, de);
 * // 'BC-3.1: Die 15 liegt an keinem Ende deiner Reihe: Spiele die 40 oder die 22.'
 * ```
 */
export function explain(violation: Violation, locale: BlindChickenExtremeLocale = en): string {
  return explainIn(locale, violation);
}

/**
 * A plain sentence for a move or an event, addressed to `viewer`: a seat, which is called "you", or a spectator. It says
 * everything that it is given: if others read it too, redact the event first. In English unless a locale is given.
 *
 * @example
 * ```ts
 * import { de } from 'hencoop/blind-chicken-extreme/de';
 * import { describe } from 'hencoop/blind-chicken-extreme/sheet';
 *
 * describe({ type: 'played', seat: 1, card: null, place: 0, faceDown: 'sign' }, 0); // 'Seat 1 plays a card face down.'
 * describe({ type: 'trickTaken', seat: 1, card: 32 }, 1, de); // 'Du machst den Stich mit der 32.'
 * ```
 */
export function describe(
  described: Move | Event | RedactedEvent,
  viewer: Seat | null,
  locale: BlindChickenExtremeLocale = en,
): string {
  return describeIn(locale, described, viewer);
}

/**
 * What a button says that makes this move. With the view of the seat that moves it also says what the move will do, as far
 * as that seat knows. In English unless a locale is given.
 *
 * @throws RangeError for a value that is not a move of the game.
 * @example
 * ```ts
 * import { deLabels } from 'hencoop/blind-chicken-extreme/de';
 * import { label } from 'hencoop/blind-chicken-extreme/sheet';
 *
 * label({ seat: 0, type: 'place', card: 17 }); // 'Place the 17'
 * label({ seat: 0, type: 'chooseLeader', leader: 1 }, { locale: deLabels }); // 'Den nächsten Stich Platz 1 anspielen lassen'
 * ```
 */
export function label(move: Move, options: LabelOptions<View, BlindChickenExtremeLabelLocale> = {}): string {
  const { view, locale = enLabels } = options;
  return labelIn(locale, move, knownOf(move, view));
}

/**
 * How a player is asked for a field of a move, such as the one that `narrow` says to ask for next. In English unless a
 * locale is given.
 *
 * @throws RangeError for a field that no move of the game has.
 * @example
 * ```ts
 * import { deLabels } from 'hencoop/blind-chicken-extreme/de';
 * import { question } from 'hencoop/blind-chicken-extreme/sheet';
 *
 * question('leader'); // 'Who leads the next trick?'
 * question('reward', { locale: deLabels }); // 'Welche Belohnung?'
 * ```
 */
export function question(
  field: FieldOf<Move>,
  options: QuestionOptions<Move, BlindChickenExtremeLabelLocale> = {},
): string {
  const { picked, locale = enLabels } = options;
  return questionIn(locale, field, picked);
}

/**
 * What an answer to that question is called; for a field that holds an array, one of its items. In English unless a locale
 * is given.
 *
 * @throws RangeError for a field that no move of the game has.
 * @example
 * ```ts
 * import { deLabels } from 'hencoop/blind-chicken-extreme/de';
 * import { labelValue } from 'hencoop/blind-chicken-extreme/sheet';
 *
 * labelValue('reward', 'leadAnyCard'); // 'Lead any card'
 * labelValue('game', 2, { locale: deLabels }); // 'Spiel 2'
 * ```
 */
export function labelValue<Field extends FieldOf<Move>>(
  field: Field,
  value: ChoiceOf<Move, Field>,
  options: LabelOptions<View, BlindChickenExtremeLabelLocale> = {},
): string {
  const { view, locale = enLabels } = options;
  return labelValueIn(locale, field, value, view);
}

/** A card, a side of a penalty card or a reward card, for a user interface. */
export type CatalogueEntry =
  | {
      readonly kind: 'card';
      readonly card: Card;
      readonly name: string;
      /** How many are in the box. */
      readonly count: 1;
      readonly chicken: boolean;
      readonly pig: boolean;
      readonly sow: boolean;
      /** Whether it bears the sign that has it played face down. */
      readonly faceDown: boolean;
      /** Whether what it carries comes from an assumed table (BC-1.4); the number and the sow are printed. */
      readonly assumed: boolean;
      readonly clause: Clause;
    }
  | {
      readonly kind: 'penalty';
      readonly penalty: Penalty;
      readonly name: string;
      /** How many cards have it on one of their sides. */
      readonly count: number;
      /** The number of chickens in a trick for which it is taken. */
      readonly chickens: number;
      /** How many points it counts. */
      readonly worth: number;
      readonly assumed: false;
      readonly clause: Clause;
    }
  | {
      readonly kind: 'reward';
      readonly reward: Reward;
      readonly name: string;
      /** How many are in the box. */
      readonly count: 1;
      /** How many points it counts. */
      readonly worth: number;
      readonly assumed: false;
      readonly clause: Clause;
    };

/** How many of the penalty cards have each side (BC-1.2). */
const PENALTY_COPIES: { readonly [Side in Penalty]: number } = { [-3]: 5, [-6]: 5, [-10]: 2, [-15]: 2 };

/** The catalogue for a card table, for example that of the option `cards` of a game. Names are in English. */
export function catalogueOf({ chickens, pigs, faceDown }: CardTable): readonly CatalogueEntry[] {
  const cards = CARDS.map((card): CatalogueEntry => {
    const chicken = chickens.includes(card);
    const pig = pigs.includes(card);
    const sow = card === SOW;
    const assumed = chicken || pig || faceDown.includes(card);
    return {
      kind: 'card',
      card,
      name: en.names.card(card, chicken ? 'chicken' : pig ? 'pig' : sow ? 'sow' : null),
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
    (penalty, index): CatalogueEntry => ({
      kind: 'penalty',
      penalty,
      name: en.names.penalty(penalty),
      count: PENALTY_COPIES[penalty],
      // BC-1.2: the sides in their order are for 2, 3, 4 and 5 chickens.
      chickens: index + 2,
      worth: penalty,
      assumed: false,
      clause: 'BC-1.2',
    }),
  );
  const rewards = REWARDS.map(
    (reward): CatalogueEntry => ({
      kind: 'reward',
      reward,
      name: en.names.rewards[reward],
      count: 1,
      worth: REWARD_POINTS,
      assumed: false,
      clause: 'BC-1.3',
    }),
  );
  return [...cards, ...penalties, ...rewards];
}

/** Every card of the box. What chickens, pigs and signs they carry is an assumed table (BC-1.4). Names are in English. */
export const catalogue: readonly CatalogueEntry[] = catalogueOf(ASSUMED_CARDS);
