/**
 * Puzzles from real play: positions from matches between bots in which one move is clearly best, as far as its seat can
 * know.
 *
 * @packageDocumentation
 */
export { answer, type OpenPuzzle, openPuzzle, type PuzzleAnswer, type PuzzleMove } from './openPuzzle.js';
export { DIFFICULTIES, type Difficulty, type JudgedToken, type Puzzle, type PuzzleTheme, THEMES } from './puzzle.js';
export { PUZZLE_GAMES, puzzleOfTheDay, puzzlesOf } from './puzzlesOf.js';
export { MATCH_OPTIONS, type PuzzleWords } from './puzzleWords.js';
export { matchText, puzzleWords } from './words.js';
