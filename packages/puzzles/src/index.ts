/**
 * Puzzles from play: positions from matches between bots in which one move is clearly the best, by what its seat can know.
 *
 * @packageDocumentation
 */
export { type Answer, answer, type JudgedMove, type OpenPuzzle, openPuzzle } from './openPuzzle.js';
export { DIFFICULTIES, type Difficulty, type JudgedToken, type Puzzle, THEMES, type Theme } from './puzzle.js';
export { PUZZLE_GAMES, puzzleOfTheDay, puzzlesOf } from './puzzlesOf.js';
export { MATCH_OPTIONS, type PuzzleWords } from './puzzleWords.js';
export { matchText, puzzleWords } from './words.js';
