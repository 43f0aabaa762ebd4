// What the element needs to know of a game.
import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { Game, GameTypes } from '../engine/game.js';
import { describeIn, explainIn, type LocaleOf } from '../engine/locale.js';
import { type LabelsOf, labelIn, labelValueIn, questionIn } from '../engine/locales/labels.js';
import type { Seat } from '../engine/seats.js';
import type { PictureLocale } from '../svg/options.js';
import type { Theme } from '../svg/palette.js';
import type { TableWords } from './words.js';

/** All words of a table in one language: those of the game, its labels, and those of the table itself. */
export interface TableLocale {
  /** The game's sentences and the words in its pictures: `de` of the game's `de` entry. */
  readonly game: LocaleOf<never, object> & PictureLocale;
  /** Its labels: `deLabels` of the same entry. */
  readonly labels: LabelsOf<never, never, never>;
  readonly words: TableWords;
  /** What to play for, in a game where it is not points. */
  readonly goal?: string;
  /** What the lines next to the hand are called, in a game that has some. */
  readonly facts?: { readonly [name: string]: string };
}

/** A way that a card, or another thing, takes over the table: between places given as CSS selectors of hooks. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** The card that flies: `null` is a back, `undefined` the drawing of what lies at `from`. */
  readonly card: unknown;
  /** Whether it turns over on the way, from its back. */
  readonly turns?: boolean;
}

/** What the element asks a drawing for. The locale, the moves and the events are those of the kit's game. */
export interface TableDrawing {
  readonly part: 'status' | 'middle' | 'seat';
  readonly seat?: Seat | undefined;
  readonly width: number;
  readonly id: string;
  readonly theme: Theme;
  readonly names: readonly string[];
  readonly locale: never;
  readonly legal: readonly never[];
  readonly picked: readonly never[];
  readonly last: readonly never[];
}

/** How a single card is drawn. The locale is one of the kit's game. */
export interface CardDrawing {
  readonly width: number;
  readonly theme: Theme;
  readonly locale: never;
}

/** A line next to the hand that can be opened, such as the odds of the next card. */
export interface Fact {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/**
 * A game as `<hencoop-table>` shows it: `chickenTable` of `hencoop/chicken/table`, for example. Give it to
 * {@link defineTable}.
 */
export interface TableKit<G extends GameTypes = GameTypes> {
  readonly game: Pick<Game<G>, 'id' | 'title' | 'actors' | 'isOver' | 'legalMoves' | 'whyNot'> & {
    evolve(view: G['View'] | null, event: G['RedactedEvent']): G['View'];
  };
  /** The English words. */
  readonly locale: TableLocale;
  draw(view: G['View'], options: TableDrawing): string;
  drawCard(view: G['View'], card: unknown, options: CardDrawing): string;
  /** What the view adds to the label of a move. */
  known(move: G['Move'], view: G['View']): object | null;
  /** The ways that things take while this event happens; `view` is the one before it. */
  flights(event: G['RedactedEvent'], view: G['View']): readonly Flight[];
  /** The moves that a touch on a blocked thing can have meant, the likeliest first: for `whyNot` to say why not. */
  meant(view: G['View'], seat: Seat, hook: string, value: string): readonly unknown[];
  /** The events after which the table stops for a moment and says what happened. */
  readonly moments: readonly G['RedactedEvent']['type'][];
  /** Whether a move that a single touch picks waits for a second one, so that it is not made by mistake. */
  waits?(move: G['Move']): boolean;
  /** What a move certainly does, up to where chance begins, in a game whose table shows it before the move is made. */
  preview?(view: G['View'], move: G['Move']): readonly G['RedactedEvent'][];
  /** The cards that the viewer puts in an order of their choice, from left to right; `null` while there is nothing to order. */
  shelf?(view: G['View']): readonly number[] | null;
  /** What the viewer can have counted, if there is something to count now. */
  facts?(view: G['View'], locale: TableLocale): Fact | null;
}

/** The sentences of a game, in the language of its table. */
export interface Voice {
  describe(event: AnyEvent, viewer: Seat | null): string;
  explain(violation: { readonly clause: string; readonly params: object }): string;
  label(move: AnyMove, known: object | null): string;
  question(field: string, picked: object): string;
  value(field: string, value: unknown, view: { readonly viewer: Seat | null }): string;
}

/** The sentences of a locale, whose games and labels are those of the kit. */
export function voiceOf({ game, labels }: TableLocale): Voice {
  // A locale belongs to one game, whose events, moves and violations it is given.
  const words = game as unknown as LocaleOf<AnyEvent, Record<string, object>>;
  const named = labels as unknown as LabelsOf<AnyMove, object>;
  return {
    describe: (event, viewer) => describeIn(words, event, viewer),
    explain: (violation) => explainIn(words, violation),
    label: (move, known) => labelIn(named, move, known),
    question: (field, picked) => questionIn(named, field, picked),
    value: (field, value, view) => labelValueIn(named, field, value, view),
  };
}
