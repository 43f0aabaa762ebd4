/**
 * Bots for any game: they see what their seat sees, and nothing else.
 *
 * @packageDocumentation
 */
export type { Bot, Candidate, Choice } from './bot.js';
export { placing, type SearchConfig, search } from './search.js';
export { type Worlds, worlds } from './worlds.js';
