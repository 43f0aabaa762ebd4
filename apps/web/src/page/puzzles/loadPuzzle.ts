import { type PuzzleWords, puzzleWords } from '@hencoop/puzzles';
import { defineElement, type ElementLocale } from 'hencoop/element';
import type { Language } from 'hencoop/games';
import type { GameId } from '../../protocol.js';
import type { ShownPuzzle } from '../../puzzleAsk.js';
import review from '../../review.css?url';
import { linkedStyles } from '../linkedStyles.js';
import { loadGame, loadLocale, type PageGame } from '../pageGame.js';
import { askPuzzle } from './askPuzzle.js';

/** The flags at the best move and at a wrong answer. */
const loadFlags = linkedStyles(review);

/** A loaded puzzle. */
export interface LoadedPuzzle {
  readonly game: PageGame;
  readonly locale: ElementLocale;
  readonly shown: ShownPuzzle;
  readonly words: PuzzleWords;
}

/** Loads a puzzle, its game and the texts of both. */
export async function loadPuzzle(id: GameId, puzzle: string, language: Language): Promise<LoadedPuzzle> {
  const [game, locale, shown, words] = await Promise.all([
    loadGame(id),
    loadLocale(id, language),
    askPuzzle<'open'>({ what: 'open', game: id, id: puzzle }),
    puzzleWords(language),
    loadFlags(),
  ]);
  defineElement(game.element);
  return { game, locale, shown, words };
}
