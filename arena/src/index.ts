/**
 * Tournaments of bots, for those who play them elsewhere than on the threads of one machine.
 *
 * @packageDocumentation
 */
export { commandFor, parseWords, readCommand, wholeNumber } from './command.js';
export { loadGames } from './games.js';
export { openPool, type Pool } from './pool.js';
export { type Progress, progressBar } from './progress.js';
export { Refusal } from './refusal.js';
export { codeVersion, type Results, type ResultsConfig, resultsOf, writeResults } from './results.js';
export { summary } from './table.js';
export {
  keyOf,
  nameOf,
  type Played,
  play,
  prepare,
  type Ready,
  type Task,
  type Tournament,
  tasksOf,
} from './tournament.js';
