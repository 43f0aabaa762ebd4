import type { Language } from 'hencoop/games';
import { frozen } from './frozen.js';
import { MATCH_OPTIONS, type PuzzleWords } from './puzzleWords.js';
import { isFields, refuse } from './refuse.js';

const WORDS: { readonly [Name in Language]: () => Promise<PuzzleWords> } = {
  en: () => import('./locales/enPuzzles.js').then(({ en }) => frozen(en)),
  de: () => import('./locales/dePuzzles.js').then(({ de }) => frozen(de)),
  fr: () => import('./locales/frPuzzles.js').then(({ fr }) => frozen(fr)),
};

/**
 * Sentences about when the match of a puzzle ends, which a player must know in addition to the rules. Empty for a
 * standard match.
 *
 * @example
 * ```ts
 * import { matchText, puzzleWords } from '@hencoop/puzzles';
 *
 * matchText({ options: { maxRounds: 1 } }, await puzzleWords('en')); // 'The match has one round.'
 * ```
 *
 * @throws RangeError if `puzzle` is not a puzzle, or `words` lack one of its options.
 */
export function matchText(puzzle: { readonly options: object }, words: PuzzleWords): string {
  if (!isFields(puzzle) || !isFields(puzzle.options)) return refuse('puzzle.options', 'an object', puzzle);
  if (!isFields(words) || !isFields(words.options)) return refuse('words', 'the words about puzzles', words);
  const { options } = puzzle;
  const given = new Map<string, unknown>(Object.entries(options));
  const sentences = MATCH_OPTIONS.flatMap((name) => {
    const value = given.get(name);
    if (typeof value !== 'number') return [];
    const say: unknown = words.options[name];
    return typeof say === 'function' ? [String(say(value))] : refuse(`words.options.${name}`, 'a function', say);
  });
  return sentences.join(' ');
}

/**
 * Loads the names of themes and difficulties in a language.
 *
 * @example
 * ```ts
 * import { puzzleWords } from '@hencoop/puzzles';
 *
 * (await puzzleWords('en')).themes.withdraw; // 'Withdraw in time'
 * ```
 *
 * @throws RangeError if there are no texts in this language.
 */
export async function puzzleWords(language: Language): Promise<PuzzleWords> {
  const load = typeof language === 'string' && Object.hasOwn(WORDS, language) ? WORDS[language] : undefined;
  return load === undefined ? refuse('language', `one of ${Object.keys(WORDS).join(', ')}`, language) : load();
}
