// The words of a game in one language: names, moves, events, refusals, and the words in pictures.

import { shortText } from './options.js';
import { saying } from './saying.js';
import type { Seat } from './seats.js';
import type { CommonParams } from './violation.js';

/**
 * Begins a sentence: `subject(seat, 'draw', 'draws')` is "You draw" to that seat and "Seat 2 draws" to everyone else. With
 * `inside`, it continues a sentence: "you draw", "seat 2 draws".
 */
export type Subject = (seat: Seat, toYou: string, toOthers: string, inside?: boolean) => string;

/** A player in the middle of a sentence: "seat 2" for seat 1 (people count from 1), or the name. */
export type Player = (seat: Seat) => string;

/** One sentence for every type of move and event. */
export type Sentences<Described extends { readonly type: string }> = {
  readonly [Type in Described['type']]: (
    described: Extract<Described, { type: Type }>,
    subject: Subject,
    viewer: Seat | null,
    player: Player,
  ) => string;
};

/** One sentence for every clause that can refuse a move: the fault, and the legal choices. */
export type Explanations<Params> = {
  readonly [Clause in keyof Params]: (params: Params[Clause], player: Player) => string;
};

/** The words that all pictures share. */
export interface PictureWords {
  /** A number of cards. */
  readonly cards: (count: number) => string;
  /** A number of hidden cards. */
  readonly hidden: (count: number) => string;
  /** A number of points. */
  readonly points: (count: number) => string;
  /** An empty pile. */
  readonly empty: string;
  /** The back of a card. */
  readonly back: string;
  /** `who` must act; `you`: the reader is one of them. */
  readonly toAct: (who: readonly string[], you: boolean, what: string) => string;
  /** The game is over. */
  readonly over: string;
  /** The word between the last two of a list. */
  readonly and: string;
  /** A pile, listed from its top. */
  readonly fromTheTop: (pile: string) => string;
  /** The hand of the viewer. */
  readonly hand: string;
  /** The draw pile. */
  readonly drawPile: string;
  /** The discard pile. */
  readonly discardPile: string;
  /** The card on top of a pile. */
  readonly onTop: (card: string) => string;
}

/** The words that all games share, in one language. */
export interface CommonWords {
  /** A BCP 47 tag: `en`, `de`, `fr`. */
  readonly language: string;
  /** The reader, at the beginning of a sentence: "You". */
  readonly you: string;
  /** The reader with no verb after it, in a language that has another word for that: "Toi". */
  readonly youAlone?: string;
  /** A player at the beginning of a sentence: "Seat 2" for seat 1 (people count from 1). */
  readonly seat: Player;
  /** A player in the middle of a sentence: "seat 2". */
  readonly player: Player;
  /** The question for the field `seat`, in a list of moves of several seats. */
  readonly whoMoves: string;
  /** The colon after a name: ": ". French sets a space before it. */
  readonly colon: string;
  /** Between two statements: "; ". */
  readonly semicolon: string;
  /** The sentences for the clauses that all books share. */
  readonly refusals: Explanations<CommonParams>;
  /** The texts in drawings. */
  readonly picture: PictureWords;
}

/** One language of one game. */
export interface LocaleOf<Described extends { readonly type: string }, Params extends object> {
  /** The words that all games share. */
  readonly common: CommonWords;
  /** The goal of the game in a few words. */
  readonly goal?: string;
  /** A sentence for every type of move and event: `describe` calls them. */
  readonly sentences: Sentences<Described>;
  /** A sentence for every clause of the game that can refuse a move: `explain` calls them. */
  readonly refusals: Explanations<Params>;
}

/**
 * A plain sentence for a move or an event, addressed to `viewer`.
 * @throws RangeError if it is neither.
 */
export function describeIn<Described extends { readonly type: string }>(
  { common, sentences }: Pick<LocaleOf<Described, object>, 'common' | 'sentences'>,
  described: Described,
  viewer: Seat | null,
): string {
  return saying('type', 'a move or an event of this game, with its fields', () => {
    const type = described?.type;
    if (typeof type !== 'string' || !Object.hasOwn(sentences, type)) {
      throw new RangeError(`type: expected a move or an event of this game, got ${shortText(type)}`);
    }
    const subject: Subject = (seat, toYou, toOthers, inside = false) =>
      seat === viewer
        ? `${inside ? common.you.toLowerCase() : common.you} ${toYou}`
        : `${inside ? common.player(seat) : common.seat(seat)} ${toOthers}`;
    // The sentence listed under a type takes a move or event of that type.
    const sentence = sentences[type as Described['type']] as (
      described: Described,
      subject: Subject,
      viewer: Seat | null,
      player: Player,
    ) => string;
    return sentence(described, subject, viewer, common.player);
  });
}

/**
 * The clause number of a violation, and a sentence in words.
 * @throws RangeError if the clause cannot refuse a move, or the parameters lack a field.
 */
export function explainIn<Params extends object>(
  { common, refusals }: Pick<LocaleOf<never, Params>, 'common' | 'refusals'>,
  violation: { readonly clause: keyof Params | keyof CommonParams; readonly params: object },
): string {
  // Keyed by clause, each sentence takes the parameters of that clause, and a violation carries exactly those.
  const sentences = { ...common.refusals, ...refusals } as Record<
    PropertyKey,
    (params: object, player: Player) => string
  >;
  return saying('clause', 'a clause that refuses moves, with its parameters', () => {
    const { clause, params } = violation;
    const sentence = typeof clause === 'string' && Object.hasOwn(sentences, clause) ? sentences[clause] : undefined;
    if (sentence === undefined) {
      throw new RangeError(`clause: expected a clause that refuses moves, got ${shortText(clause)}`);
    }
    return `${String(clause)}${common.colon}${sentence(requireFields(clause, params), common.player)}`;
  });
}

/** `params` behind a proxy that throws when a sentence reads a field that is missing. */
function requireFields(clause: PropertyKey, params: object): object {
  if (typeof params !== 'object' || params === null) {
    throw new RangeError(
      `params: expected an object for ${String(clause)}, got ${params === null ? null : typeof params}`,
    );
  }
  return new Proxy(params, {
    get(fields, name) {
      if (Object.hasOwn(fields, name)) return Reflect.get(fields, name);
      throw new RangeError(`params: expected the field '${String(name)}' for ${String(clause)}, got none`);
    },
  });
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly (string | number)[], and = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? String(last) : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** "1 card", "2 cards". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `counted` with the singular where a language has it: "0 carte", "1 carte", "2 cartes". Hermes has no `PluralRules`. */
export function countedWith(isOne: (count: number) => boolean): typeof counted {
  return (count, one, many = `${one}s`) => `${count} ${isOne(count) ? one : many}`;
}
