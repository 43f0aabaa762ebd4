// What the element needs of a game.
import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { Game, GameTypes } from '../engine/game.js';
import { labelValueIn, questionIn } from '../engine/locales/labels.js';
import type { Seat } from '../engine/seats.js';
import { type AnyLabels, type AnyRefusals, type AnySentences, describe, explain, label } from '../engine/words.js';
import type { CardOptions, DrawOptions, SvgLocale } from '../svg/options.js';
import type { ElementWords } from './locales/words.js';

/**
 * All words of the element in one language.
 *
 * @example
 * ```ts
 * import { de, deLabels } from 'hencoop/chicken/de';
 * import type { ElementLocale } from 'hencoop/element';
 * import { deElement } from 'hencoop/element/de';
 *
 * const german: ElementLocale = { game: de, labels: deLabels, words: deElement };
 * ```
 */
export interface ElementLocale {
  /** The game's sentences and the words in its pictures: `en` of the game's `en` entry. */
  readonly game: AnySentences & AnyRefusals & SvgLocale & { readonly goal?: string };
  /** Its labels: `enLabels` of the same entry. */
  readonly labels: AnyLabels;
  /** What the element says itself: `enElement` of `hencoop/element/en`. */
  readonly words: ElementWords;
}

/** A card, or another thing, that flies over the table: between things given as CSS selectors of their hooks. */
export interface Flight {
  /** The selector of the thing that it leaves. */
  readonly from: string;
  /** The selector of the thing that it reaches. */
  readonly to: string;
  /** The card that flies: `null` is a back, `undefined` the drawing of the thing at `from`. */
  readonly card: unknown;
  /** Whether it turns over on the way: a card from its back, and a back from the drawing of the thing at `from`. */
  readonly turns?: boolean;
  /** Whether it only closes a gap that others left: no arrow shows it. */
  readonly closesUp?: boolean;
  /** How long it is held up before it leaves, from 0 to 1: a breath before an outcome of chance. */
  readonly breath?: number;
}

/** A line next to the hand that can be opened, such as the odds of the next card. */
export interface Fact {
  /** The label of the line. */
  readonly title: string;
  /** The rows below the line once it is open, from top to bottom. */
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/**
 * A game as `<hencoop-table>` shows it: `chickenElement` of `hencoop/chicken/element`, for example. Give it to
 * {@link defineElement}.
 */
export interface ElementGame<G extends GameTypes = GameTypes> {
  /** The rules: the verbs that the element calls. It never holds a state. */
  readonly game: Pick<Game<G>, 'id' | 'title' | 'actors' | 'isOver' | 'legalMoves' | 'whyNot'> & {
    /** The view after a redacted event; from `null`, the opening event makes the first one. */
    evolve(view: G['View'] | null, event: G['RedactedEvent']): G['View'];
  };
  /** Draws what a view shows; the locale, the moves and the events are those of the game. */
  draw(view: G['View'], options: DrawOptions<SvgLocale, AnyMove, AnyEvent, string>): string;
  /** Draws a card of this table; `null` is the back. */
  drawCard(view: G['View'], card: unknown, options: CardOptions): string;
  /** What flies over the table while this event happens; `view` is the one before it. */
  flights(event: G['RedactedEvent'], view: G['View']): readonly Flight[];
  /**
   * The ways of things that others moved over the cells of the table, after an event; `ways` are those before it, and `view` is
   * the one before it. Arrows show them until the viewer begins to choose.
   */
  trail?(ways: readonly Flight[], event: G['RedactedEvent'], view: G['View']): readonly Flight[];
  /** Draws the dice that an event rolls, each with its face in an element of the class `face`: they tumble first. `null` for no dice. */
  dice?(event: G['RedactedEvent'], options: CardOptions): Promise<readonly string[]> | null;
  /** The moves that a touch on a blocked thing can have meant, the likeliest first: for `whyNot` to say why not. */
  meant(view: G['View'], seat: Seat, hook: string, value: string): readonly unknown[];
  /** The events after which the table stops for a moment and says what happened. */
  readonly moments: readonly G['RedactedEvent']['type'][];
  /** Whether a move that a single touch picks waits for a second one, so that it is not made by mistake. */
  waits?(move: G['Move']): boolean;
  /**
   * An arrow for a move that others can name the same things as, in another order: which way these things go, as the viewer
   * sees them. The label of the move says it in words.
   */
  way?(move: G['Move'], view: G['View']): string | null;
  /** What a move certainly does, up to where chance begins, in a game whose table shows it before the move is made. */
  preview?(view: G['View'], move: G['Move']): readonly G['RedactedEvent'][];
  /** The cards that the viewer puts in an order of their choice, from left to right; `null` while there is nothing to order. */
  shelf?(view: G['View']): readonly number[] | null;
  /** What the viewer can have counted, if there is something to count now. */
  facts?(view: G['View'], locale: ElementLocale): Fact | null;
}

/** The sentences of a game, in the language of its table. */
export interface Voice {
  describe(event: AnyEvent, viewer: Seat | null): string;
  explain(violation: { readonly clause: string; readonly params: object }): string;
  label(move: AnyMove, view: GameTypes['View']): string;
  question(field: string, picked: object): string;
  /** What others did, in a line; `''` where the game has no words for it, or nobody did anything. */
  recap(events: readonly AnyEvent[], viewer: Seat | null): string;
  value(field: string, value: unknown, view: GameTypes['View']): string;
}

/** The sentences of a locale. */
export function voiceOf({ game, labels }: ElementLocale): Voice {
  return {
    describe: (event, viewer) => describe(event, viewer, game),
    explain: (violation) => explain(violation, game),
    label: (move, view) => label(move, labels, { view }),
    question: (field, picked) => questionIn(labels, field, picked),
    // The events are those of the game of the labels.
    recap: (events, viewer) => labels.recap?.(events as never, viewer, labels.common.seat) ?? '',
    value: (field, value, view) => labelValueIn(labels, field, value, view),
  };
}
