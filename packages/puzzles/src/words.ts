import type { Language } from 'hencoop/games';
import type { Difficulty, Theme } from './puzzle.js';
import { refuse } from './refuse.js';

/** The words about puzzles in one language. */
export interface PuzzleWords {
  /** What each theme is called. */
  readonly themes: { readonly [Name in Theme]: string };
  /** What each difficulty is called. */
  readonly difficulties: { readonly [Name in Difficulty]: string };
}

const WORDS: { readonly [Name in Language]: () => Promise<PuzzleWords> } = {
  en: () => import('./locales/en.js').then(({ en }) => en),
  de: () => import('./locales/de.js').then(({ de }) => de),
  fr: () => import('./locales/fr.js').then(({ fr }) => fr),
};

/**
 * Loads what themes and difficulties are called in a language.
 *
 * @example
 * ```ts
 * import { puzzleWords } from '@hencoop/puzzles';
 *
 * (await puzzleWords('en')).themes.withdraw; // 'Withdraw in time'
 * ```
 *
 * @throws RangeError for another language.
 */
export async function puzzleWords(language: Language): Promise<PuzzleWords> {
  const load = typeof language === 'string' && Object.hasOwn(WORDS, language) ? WORDS[language] : undefined;
  return load === undefined ? refuse('language', `one of ${Object.keys(WORDS).join(', ')}`, language) : load();
}
