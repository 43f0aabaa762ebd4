/**
 * Judges the decisions of a game: the best move, how much chance to win the played move cost, and how much came from
 * luck.
 *
 * @packageDocumentation
 */
export { MARKS, type Mark } from '../engine/marks.js';
export { type AnalyzeConfig, type AnalyzedStep, analyze, type Finding } from './analyze.js';
export type { Decision, SeatSummary } from './chain.js';
export { type Par, type ParConfig, type ParSetup, parOf } from './par.js';
export { type Reason, type ReasonsConfig, reasonsBetween } from './reasons.js';
export { reasonText } from './reasonText.js';
