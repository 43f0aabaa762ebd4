/**
 * Bots for any game. They see only what their seat sees.
 *
 * @packageDocumentation
 */

export type { Lenient } from '../engine/lenient.js';
export type { Bot, Candidate, Choice, ChooseConfig, OwnCandidate, OwnChoice, PonderConfig } from './bot.js';
export { botSeed } from './botSeed.js';
export { type BotMaker, type DuelConfig, duel, playDeal } from './duel.js';
export {
  type AnyBots,
  type BotConfig,
  type ChanceOutcome,
  type GameBots,
  type GameBotsDefinition,
  gameBots,
  LEVELS,
  type Level,
  type LevelName,
} from './gameBots.js';
export { inWorker, type WorkerBot } from './inWorker.js';
export { type IsmctsConfig, ismcts } from './ismcts.js';
export { knownTo } from './knownTo.js';
export {
  type LadderConfig,
  ladderOf,
  type Pairing,
  pairingsOf,
  type RoundRobin,
  type Rung,
  roundRobin,
} from './ladder.js';
export type { BotLocale, LevelFigures, MoveFigures } from './locales/locale.js';
export { type MatchConfig, type MatchResult, playMatch } from './match.js';
export type { Measure, Measures, PlayedOut } from './measures.js';
export { moveKey } from './moveKey.js';
export type { Plan, PolicyOf } from './plan.js';
export { policyBot } from './policyBot.js';
export { type PonderingConfig, pondering } from './pondering.js';
export { rankValue } from './rankValue.js';
export { type CardLists, refilled } from './refill.js';
export { type SearchConfig, type SearchMethod, type Solving, search } from './search.js';
export { type ServedBot, type ServedConfig, serveBot } from './serveBot.js';
export type { WorkerLike } from './startWorker.js';
export { type DealResult, eloOf, type Interval, type Strength, strengthOf } from './strength.js';
export type { ThinkConfig } from './think.js';
export { winsOf100 } from './winsAt.js';
export { botName, hintMoves, hintOf, levelLabel } from './words.js';
export { type Worlds, worlds } from './worlds.js';
