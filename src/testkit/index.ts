/**
 * The laws that every game of the house obeys, as checks for any test runner, and what is needed to test a game:
 * scripted luck, and readable playthroughs. Needs the peer dependency `fast-check`.
 *
 * @packageDocumentation
 */
export type { StandardSchema } from '../engine/standard.js';
export { type Script, type ScriptedChance, scriptedChance, usedOnce } from './chance.js';
export { type Counted, countTree } from './count.js';
export { everySetup, type Kit, type Setup, type Weighing } from './kit.js';
export { type Effort, type Law, LawBroken } from './laws/law.js';
export { conforms, laws } from './laws.js';
export { type Playthrough, playthrough } from './playthrough.js';
export { deepEqual, deepFreeze, difference } from './same.js';
export { evenlyDeterminized, everyLayout, type World } from './worlds.js';
