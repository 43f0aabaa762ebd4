import type { Seat } from '../engine/seats.js';

/** The languages that drawings speak. */
export type Language = 'en' | 'de';

/** The words that all drawings share. */
export interface Words {
  readonly you: string;
  readonly seat: (seat: Seat) => string;
  readonly cards: (count: number) => string;
  readonly hidden: (count: number) => string;
  readonly points: (count: number) => string;
  readonly empty: string;
  readonly back: string;
  /** `who` is to act; `you` says whether the reader is one of them. */
  readonly toAct: (who: readonly string[], you: boolean, what: string) => string;
  readonly over: string;
  readonly and: string;
  readonly fromTheTop: (pile: string) => string;
  readonly hand: string;
  readonly drawPile: string;
  readonly discardPile: string;
  readonly onTop: (card: string) => string;
}

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The shared words by language. */
export const WORDS: { readonly [Each in Language]: Words } = {
  en: {
    you: 'You',
    seat: (seat) => `Seat ${seat}`,
    cards: (count) => several(count, 'card', 'cards'),
    hidden: (count) => several(count, 'hidden card', 'hidden cards'),
    points: (count) => several(count, 'point', 'points'),
    empty: 'empty',
    back: 'hidden card',
    toAct: (who, you, what) => `${joined(who, 'and')} ${you || who.length > 1 ? 'are' : 'is'} to act: ${what}`,
    over: 'The game is over',
    and: 'and',
    fromTheTop: (pile) => `${pile}, from the top`,
    hand: 'Hand',
    drawPile: 'Draw pile',
    discardPile: 'Discard pile',
    onTop: (card) => `on top ${card}`,
  },
  de: {
    you: 'Du',
    seat: (seat) => `Platz ${seat}`,
    cards: (count) => several(count, 'Karte', 'Karten'),
    hidden: (count) => several(count, 'verdeckte Karte', 'verdeckte Karten'),
    points: (count) => several(count, 'Punkt', 'Punkte'),
    empty: 'leer',
    back: 'verdeckte Karte',
    toAct: (who, you, what) =>
      `${joined(who, 'und')} ${who.length > 1 ? (you ? 'seid' : 'sind') : you ? 'bist' : 'ist'} am Zug: ${what}`,
    over: 'Das Spiel ist aus',
    and: 'und',
    fromTheTop: (pile) => `${pile}, von oben`,
    hand: 'Hand',
    drawPile: 'Zugstapel',
    discardPile: 'Ablagestapel',
    onTop: (card) => `oben ${card}`,
  },
};

/** "a", "a and b", "a, b and c". */
export function joined(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** What would break a line or turn it round: control characters, line breaks, and marks of direction. */
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;

/** A name that somebody else chose, as one short line; what is no text is none. */
export function plainName(name: unknown): string {
  if (typeof name !== 'string') return '';
  return Array.from(name.slice(0, 400).replace(UNFIT, ' ').replace(/\s+/g, ' ').trim()).slice(0, 60).join('');
}
