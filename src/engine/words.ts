import type { Seat } from './seats.js';

/** How a language speaks of the one who reads, and of the others. */
export interface Language {
  readonly you: string;
  readonly seat: (seat: Seat) => string;
}

/** Begins a sentence: `says(seat, 'draw', 'draws')` is "You draw" to that seat and "Seat 2 draws" to everybody else. */
export type Says = (seat: Seat, toYou: string, toOthers: string) => string;

/** One sentence for every type of thing that can be told: moves and events. */
export type Catalogue<Told extends { readonly type: string }> = {
  readonly [Type in Told['type']]: (told: Extract<Told, { type: Type }>, says: Says, viewer: Seat | null) => string;
};

/** English. */
export const ENGLISH: Language = { you: 'You', seat: (seat) => `Seat ${seat}` };

/** German. */
export const GERMAN: Language = { you: 'Du', seat: (seat) => `Platz ${seat}` };

/** Builds a `describe`: a plain sentence for a move or an event, spoken to `viewer`. */
export function describer<Told extends { readonly type: string }>(
  language: Language,
  catalogue: Catalogue<Told>,
): (told: Told, viewer: Seat | null) => string {
  return (told, viewer) => {
    const says: Says = (seat, toYou, toOthers) =>
      seat === viewer ? `${language.you} ${toYou}` : `${language.seat(seat)} ${toOthers}`;
    // The sentence found under a type takes what is told of that type.
    const sentence = catalogue[told.type as Told['type']] as (told: Told, says: Says, viewer: Seat | null) => string;
    return sentence(told, says, viewer);
  };
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
