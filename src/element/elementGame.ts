// What a game provides for the element.
import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { Game, GameTypes } from '../engine/game.js';
import { labelValueIn, questionIn } from '../engine/locales/labels.js';
import type { Seat } from '../engine/seats.js';
import { type AnyLabels, type AnyRefusals, type AnySentences, describe, explain, label } from '../engine/words.js';
import type { Scene, SvgNode } from '../svg/markup.js';
import type { CardOptions, DrawOptions, SvgLocale } from '../svg/options.js';
import type { Composition } from './layout/zones.js';
import type { ElementWords } from './locales/words.js';

/**
 * All texts of a table in one language.
 *
 * @example
 * ```ts
 * import { deChicken, deChickenLabels } from 'hencoop/chicken/de';
 * import type { ElementLocale } from 'hencoop/element';
 * import { deElement } from 'hencoop/element/de';
 *
 * const german: ElementLocale = { game: deChicken, labels: deChickenLabels, words: deElement };
 * ```
 */
export interface ElementLocale {
  /** The game's sentences and the texts of its drawings: `enChicken` of `hencoop/chicken/en`, for example. */
  readonly game: AnySentences & AnyRefusals & SvgLocale & { readonly goal?: string };
  /** The game's labels: `enChickenLabels` of the same entry. */
  readonly labels: AnyLabels;
  /** The element's own texts: `enElement` of `hencoop/element/en`. */
  readonly words: ElementWords;
}

/** A card or other thing that flies over the table, between things given as CSS selectors of their hooks. */
export interface Flight {
  /** The selector of the start. */
  readonly from: string;
  /** The selector of the destination. */
  readonly to: string;
  /** The card that flies: `null` for a back, `undefined` for a copy of the thing at `from`. */
  readonly card: unknown;
  /** Whether it turns over on the way: a card starts as its back, a back as a copy of the thing at `from`. */
  readonly turns?: boolean;
  /** Whether it only closes a gap that other things left; no arrow shows it. */
  readonly closesUp?: boolean;
  /** How long it is held up before it leaves, from 0 to 1: suspense before an outcome of chance. */
  readonly breath?: number;
}

/** An expandable line next to the hand, or a strip of odds. */
export interface Fact {
  /** The label of the line or of the strip. */
  readonly title: string;
  /** The rows below the open line, from top to bottom; of a strip, the names and shares of its sections. */
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** The size of each section of a strip: the good, the best and the bad outcomes. */
  readonly odds?: readonly [good: number, best: number, bad: number];
}

/**
 * A game for `<hencoop-table>`, such as `chickenElement` of `hencoop/chicken/element`. Pass it to
 * `defineElement`.
 */
export interface ElementGame<G extends GameTypes = GameTypes> {
  /** The verbs of the rules that the element calls. It never holds a state. */
  readonly game: Pick<Game<G>, 'id' | 'title' | 'moves' | 'actors' | 'isOver' | 'legalMoves' | 'whyNot'> & {
    /** The view after a redacted event. The opening event creates the first view from `null`. */
    evolve(view: G['View'] | null, event: G['RedactedEvent']): G['View'];
  };
  /** Draws a view; `options` hold the game's own locale, moves and events. */
  scene(view: G['View'], options: DrawOptions<SvgLocale, AnyMove, AnyEvent, string>): Scene;
  /**
   * What the zones of the table need. The game's `scene` then draws the middle, the chips and the viewer's cards in a
   * given `height`; without it, they get the largest cards that fit.
   */
  readonly composition?: Composition;
  /** Draws a card of this table; `null` for the back. */
  cardScene(view: G['View'], card: unknown, options: CardOptions): Scene;
  /** The flights that show an event; `view` is the view before it. */
  flights(event: G['RedactedEvent'], view: G['View']): readonly Flight[];
  /**
   * The paths of things that others moved over the cells of the table, after an event; `ways` and `view` are the paths
   * and the view before it. Arrows show the paths until the viewer begins to choose.
   */
  trail?(ways: readonly Flight[], event: G['RedactedEvent'], view: G['View']): readonly Flight[];
  /**
   * Draws the dice that an event rolls, each with its face in an element of the class `face`; `null` for no dice. They
   * tumble first.
   */
  dice?(event: G['RedactedEvent'], options: CardOptions): Promise<readonly SvgNode[]> | null;
  /** The moves that a touch on a blocked thing may have meant, likeliest first; `whyNot` explains the refusal. */
  meant(view: G['View'], seat: Seat, hook: string, value: string | number): readonly unknown[];
  /** The events after which the table pauses to announce them. */
  readonly moments: readonly G['RedactedEvent']['type'][];
  /** Whether a move that a single touch picks waits for a second touch, to prevent mistakes. */
  waits?(move: G['Move']): boolean;
  /**
   * For a move that differs from others only in the order of its things: an arrow for the direction in which they go,
   * as the viewer sees them. The label of the move says it in words.
   */
  way?(move: G['Move'], view: G['View']): string | null;
  /**
   * The certain events of a move, up to the first outcome of chance. Games with this method preview moves on the table.
   */
  preview?(view: G['View'], move: G['Move']): readonly G['RedactedEvent'][];
  /** The cards that the viewer can arrange, from left to right; `null` if there is nothing to arrange. */
  shelf?(view: G['View']): readonly number[] | null;
  /** What a move costs, wins or risks; `null` if nobody knows. The button of the move shows it after a short label. */
  price?(move: G['Move'], view: G['View'], locale: ElementLocale): Price | null;
  /** Facts that the viewer could have counted, or `null`. */
  facts?(view: G['View'], locale: ElementLocale): Fact | null;
}

/** What a move costs, wins or risks, as far as the viewer can know it. */
export interface Price {
  /** An amount without a sign for a cost or a risk: `18 points`, or `5 cards`; for others as shown: `+18`, `−1 chicken`, or `27 → 23`. */
  readonly text: string;
  /** `cost`, `loss` and `gain` are certain; `risk` is the most that the move can cost; `even` is none of these. */
  readonly kind: 'cost' | 'loss' | 'gain' | 'risk' | 'even';
}

/** A game's sentences in the language of its table. */
export interface Voice {
  describe(event: AnyEvent, viewer: Seat | null): string;
  explain(violation: { readonly clause: string; readonly params: object }): string;
  label(move: AnyMove, view: GameTypes['View']): string;
  /** A short label; without one, the label without what a view adds if the button has a price, else `null`. */
  brief(move: AnyMove, view: GameTypes['View'], hasPrice: boolean): string | null;
  question(field: string, picked: object): string;
  /** The others' actions in one line, or else the viewer's; `''` if the game has no words for them. */
  recap(events: readonly AnyEvent[], viewer: Seat | null): string;
  value(field: string, value: unknown, view: GameTypes['View']): string;
}

/** The sentences of a locale. */
export function voiceOf({ game, labels }: ElementLocale): Voice {
  return {
    describe: (event, viewer) => describe(event, viewer, game),
    explain: (violation) => explain(violation, game),
    label: (move, view) => label(move, labels, { view }),
    brief: (move, view, hasPrice) =>
      // The move and the view belong to the same game as the labels.
      labels.labels.brief?.[move.type]?.(move as never, labels.known(move as never, view as never) as never) ??
      (hasPrice ? label(move, labels) : null),
    question: (field, picked) => questionIn(labels, field, picked),
    recap(events, viewer) {
      const { seat, you, youAlone = you } = labels.common;
      const nameOf = (each: Seat) => (each === viewer ? youAlone : seat(each));
      // The events belong to the same game as the labels.
      return labels.recap?.(events as never, viewer, nameOf) ?? '';
    },
    value: (field, value, view) => labelValueIn(labels, field, value, view),
  };
}
