// Checks of untrusted values: messages, files, links, storage.

/** The maximum length of a file's or link's text, in characters. */
export const LONGEST_TEXT = 5_000_000;
/** The longest name of a player. */
export const LONGEST_NAME = 60;
export const MOST_SEATS = 6;
const LONGEST_WORD = 100;

export type Fields = { readonly [name: string]: unknown };

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWhole(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= least;
}

export function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

/** Whether `value` can be the name of a player. */
export const isName = (value: unknown): value is string => isText(value, LONGEST_NAME);
/** Whether `value` can be an id: of a game, a saved game, or a player. */
export const isWord = (value: unknown): value is string => isText(value, LONGEST_WORD);

export function isListOf<T>(value: unknown, longest: number, is: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.length <= longest && value.every(is);
}

/** A value in an error message: short, and never the content of an object. */
export function shortText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, 40);
}
