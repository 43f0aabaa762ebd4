// The puzzles, which the program loads on request: tools/build/bin.ts bundles this file by itself.
export { answer, matchText, openPuzzle, PUZZLE_GAMES, puzzleOfTheDay, puzzleWords } from '@hencoop/puzzles';
