/**
 * The laws that every game obeys, as checks for any test runner; random states and moves for property tests; and helpers to
 * test a game: scripted chance, readable playthroughs, and counts of the tree of positions. Needs the peer dependency
 * `fast-check`. The kits of the five games are in `hencoop/<game>/testkit`.
 *
 * @packageDocumentation
 */
export { deepEqual } from '../engine/json.js';
export { type Script, type ScriptedChance, scriptedChance } from '../engine/scriptedChance.js';
export type { StandardResult, StandardSchema } from '../engine/standard.js';
export { type Arbitraries, arbitraries } from './arbitraries.js';
export { usedOnce } from './chance.js';
export { type Counted, countTree } from './count.js';
export { difference } from './difference.js';
export { deepFreeze } from './freeze.js';
export {
  type Book,
  type ChanceSite,
  everySetup,
  type Kit,
  type Made,
  type Setup,
  type SmallPosition,
  type WeightedPolicy,
} from './kit.js';
export type { Evidence, Proof } from './laws/evidence.js';
export type { JudgedBot, SeatBot } from './laws/honesty.js';
export { type Effort, type Law, LawBroken } from './laws/law.js';
export { type BotLaw, botLaw, conforms, laws, policyLaw } from './laws.js';
export { type Playthrough, playthrough } from './playthrough.js';
export { evenlyDeterminized, everyLayout, type World } from './worlds.js';
