/**
 * A table server for Hencoop's games: one process on PGlite in a folder, or any number of them on PostgreSQL and Redis.
 *
 * @packageDocumentation
 */
export type { PostgresLimits } from './database.js';
export { type Fanout, type FanoutConfig, local, notify, type OpenFanout, redis } from './fanout.js';
export { ALL_GAMES, type ServedGame, type ServedSchemas, servedGame } from './games.js';
export { LIMITS, type Limits, type Rate } from './limits.js';
export type { Log } from './log.js';
export type { ClockInfo, MatchInfo, MatchStatus, SeatInfo } from './match.js';
export { Refusal, type RefusalCode } from './refusal.js';
export type { Accounts } from './sender.js';
export { type TableServer, type TableServerConfig, tableServer } from './server.js';
export { pglite, postgres, type Store } from './store.js';
