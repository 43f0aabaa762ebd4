/**
 * The rule sheet of Chicken Roundup in this project's words, sentences for its violations, moves and events, and its
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
import { cardOf, DECK, DIAGRAMS, rankOf } from './cards.js';
import { CLAUSES, type Clause } from './clauses.js';
import { en, enLabels } from './locales/en.js';
import { knownOf } from './locales/labels.js';
import type { ChickenRoundupLabelLocale, ChickenRoundupLocale } from './locales/locale.js';
import {
  type Action,
  type AssumedDiagram,
  type Card,
  COLOURS,
  type Colour,
  type DeckTable,
  type Event,
  type Move,
  NAMED_ACTIONS,
  type NamedAction,
  type RedactedEvent,
  type Step,
  type View,
  type Violation,
} from './table.js';

export type { LabelOptions, QuestionOptions } from '../engine/locales/labels.js';
export type { Clause } from './clauses.js';
export type { ChickenRoundupLabelLocale, ChickenRoundupLocale } from './locales/locale.js';

/** The rule sheet of Chicken Roundup, with the clauses common to all games at its end. */
export const sheet: Sheet<Clause> = {
  title: 'Chicken Roundup',
  authors: 'Robert Johnson',
  players: '2',
  prefix: 'CR',
  sections: [
    'Components',
    'Set-up',
    'A turn',
    'Gaps',
    'Actions of the named cards',
    'Diagrammed actions',
    'Sending in',
    'Replenishing',
    'End',
    'Who sees what',
  ],
  steps: {
    plays:
      'Play a card for its action (`farmer`, `dog`, `foxTrot`, `parade`, `diagram`), `catch` with the fox, or `endPlays` (CR-3.1).',
    closeGap: '`closeGap`: choose to which side the gap in the middle row closes (CR-4.2).',
  } satisfies { [Type in Exclude<Step['type'], 'over'>]: string },
  clauses: { ...CLAUSES, ...COMMON_CLAUSES },
};

/**
 * A sentence for a violation: the clause, what is wrong, and what would be legal. In English unless a locale is given.
 *
 * @example
 * ```ts
 * import { de } from 'hencoop/chicken-roundup/de';
 * import { explain } from 'hencoop/chicken-roundup/sheet';
 *
 * explain({ clause: 'CR-5.1', params: { target: 'M2' } }); // 'CR-5.1: There is no chicken on M2 for the farmer to take.'
 * explain({ clause: 'CR-5.1', params: { target: 'M2' } }, de); // 'CR-5.1: Auf M2 steht kein Huhn, das der Bauer holen kann.'
 * ```
 */
export function explain(violation: Violation, locale: ChickenRoundupLocale = en): string {
  return explainIn(locale, violation);
}

/**
 * A plain sentence for a move or an event, addressed to `viewer`: a seat, which is called "you", or a spectator. It says
 * everything that it is given: if others read it too, redact the event first. In English unless a locale is given.
 *
 * @example
 * ```ts
 * import { de } from 'hencoop/chicken-roundup/de';
 * import { describe } from 'hencoop/chicken-roundup/sheet';
 *
 * describe({ type: 'drawn', seat: 1, card: null, to: 'hand' }, 0); // 'Seat 1 draws a card.'
 * describe({ type: 'drawn', seat: 1, card: 'rooster', to: 'aside' }, 0, de); // 'Der Hahn wird gezogen!'
 * ```
 */
export function describe(
  described: Move | Event | RedactedEvent,
  viewer: Seat | null,
  locale: ChickenRoundupLocale = en,
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
 * import { deLabels } from 'hencoop/chicken-roundup/de';
 * import { label } from 'hencoop/chicken-roundup/sheet';
 *
 * label({ seat: 0, type: 'farmer', card: 'gold farmer', target: 'M3' });
 * // 'Gold Farmer Takes Chicken: remove the chicken on M3'
 * label({ seat: 0, type: 'endPlays' }, { locale: deLabels }); // 'Aufhören'
 * ```
 */
export function label(move: Move, options: LabelOptions<View, ChickenRoundupLabelLocale> = {}): string {
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
 * import { deLabels } from 'hencoop/chicken-roundup/de';
 * import { question } from 'hencoop/chicken-roundup/sheet';
 *
 * question('path', { picked: { path: ['S0'] } }); // 'Where does it go on?'
 * question('pay', { locale: deLabels }); // 'Welche Karte zahlst du?'
 * ```
 */
export function question(field: FieldOf<Move>, options: QuestionOptions<Move, ChickenRoundupLabelLocale> = {}): string {
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
 * import { deLabels } from 'hencoop/chicken-roundup/de';
 * import { labelValue } from 'hencoop/chicken-roundup/sheet';
 *
 * labelValue('card', 'gold dog'); // 'Gold Dog Chases Fox: sends the fox to an end of its row'
 * labelValue('end', 'east', { locale: deLabels }); // 'Osten'
 * ```
 */
export function labelValue<Field extends FieldOf<Move>>(
  field: Field,
  value: ChoiceOf<Move, Field>,
  options: LabelOptions<View, ChickenRoundupLabelLocale> = {},
): string {
  const { view, locale = enLabels } = options;
  return labelValueIn(locale, field, value, view);
}

/** A kind of card, for a user interface. */
export interface CatalogueEntry {
  readonly card: Card;
  readonly colour: Colour;
  readonly action: Action;
  readonly name: string;
  /** How many are in the deck. */
  readonly count: number;
  /** The rank of the chicken. */
  readonly rank: number;
  /** The clause of the action; CR-6.0 for a diagram that the option `diagrams` brings. */
  readonly actionClause: Clause;
  /** Whether it comes from an assumed table: no source says which action is on which colour. */
  readonly assumed: true;
  readonly clause: Clause;
}

const ACTION_CLAUSES: { readonly [Name in NamedAction | AssumedDiagram]: Clause } = {
  farmer: 'CR-5.1',
  dog: 'CR-5.2',
  foxTrot: 'CR-5.3',
  parade: 'CR-5.5',
  sideStep: 'CR-6.1',
  fenceHop: 'CR-6.2',
  diagonalDash: 'CR-6.3',
  leapFrog: 'CR-6.4',
  cutIn: 'CR-6.5',
  roundDance: 'CR-6.6',
};

/** The clause of an action. */
function clauseOf(action: Action): Clause {
  return Object.hasOwn(ACTION_CLAUSES, action) ? ACTION_CLAUSES[action as keyof typeof ACTION_CLAUSES] : 'CR-6.0';
}

/** The catalogue of another deck, such as the option `deck` of a game. */
export function catalogueOf(deck: DeckTable): readonly CatalogueEntry[] {
  return COLOURS.flatMap((colour) =>
    Object.entries(deck[colour]).map(([name, count]): CatalogueEntry => {
      // The names in a deck are actions: `setup` and the schemas check them.
      const action = name as Action;
      const card = cardOf(colour, action);
      return {
        card,
        colour,
        action,
        name: en.names.card(card),
        count,
        rank: rankOf(colour),
        actionClause: clauseOf(action),
        assumed: true,
        clause: 'CR-1.2',
      };
    }),
  );
}

/** Every kind of chicken of the assumed deck (CR-1.2). */
export const catalogue: readonly CatalogueEntry[] = catalogueOf(DECK);

/** A card that is not a chicken, for a user interface. */
export interface PieceEntry {
  readonly piece: 'coop' | 'fox' | 'rooster';
  readonly name: string;
  readonly count: number;
  /** Whether it comes from an assumed table: these are printed. */
  readonly assumed: false;
  readonly clause: Clause;
}

/** The cards that are not chickens (CR-1.1). */
export const pieces: readonly PieceEntry[] = [
  { piece: 'coop', name: en.names.pieces.coop, count: 2, assumed: false, clause: 'CR-1.1' },
  { piece: 'fox', name: en.names.pieces.fox, count: 1, assumed: false, clause: 'CR-1.1' },
  { piece: 'rooster', name: en.names.pieces.rooster, count: 1, assumed: false, clause: 'CR-1.1' },
];

/** An action, for a user interface. */
export interface ActionEntry {
  readonly action: Action;
  readonly name: string;
  readonly clause: Clause;
  /** Whether it comes from an assumed table, as the diagrams do (CR-6); the named actions are printed (CR-5). */
  readonly assumed: boolean;
}

/** Every action of the assumed deck: the named ones and the diagrams. */
export const actions: readonly ActionEntry[] = [...NAMED_ACTIONS, ...DIAGRAMS.map(({ name }) => name)].map(
  (action) => ({
    action,
    name: en.names.action(action),
    clause: ACTION_CLAUSES[action],
    assumed: DIAGRAMS.some(({ name }) => name === action),
  }),
);

/** A colour, for a user interface. */
export interface ColourEntry {
  readonly colour: Colour;
  readonly rank: number;
  readonly clause: Clause;
}

/** The pecking order (CR-1.1). */
export const colours: readonly ColourEntry[] = COLOURS.map((colour) => ({
  colour,
  rank: rankOf(colour),
  clause: 'CR-1.1',
}));
