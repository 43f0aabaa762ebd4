/**
 * A server for Hencoop's games: one process on PGlite in a folder, or any number of them on PostgreSQL and Redis.
 *
 * @packageDocumentation
 */
export type { Account, AccountRequest, Accounts } from './accounts.js';
export type { AdminSettings } from './admin.js';
export { ANALYSIS, type AnalysisSettings } from './analysisSettings.js';
export type { MatchServerConfig } from './config.js';
export type { ClockInfo, Hands, MatchInfo, MatchStatus, SeatInfo, UndoInfo, Watchers } from './contract.js';
export type { Rates } from './countRate.js';
export type { PostgresLimits } from './database.js';
export { type Fanout, type FanoutConfig, local, type OpenFanout } from './fanout.js';
export { libraryGames, type ServedGame, type ServedParts, type ServedSchemas, servedGame } from './games.js';
export { type HeaderAccountsSettings, headerAccounts } from './headerAccounts.js';
export { type JwtAccountsSettings, jwtAccounts } from './jwtAccounts.js';
export { LIMITS, type Limits, type Rate, type RateName } from './limits.js';
export { type Log, standardLog } from './log.js';
export type { LoginPages } from './loginPages.js';
export { notify } from './notifyFanout.js';
export { pglite, postgres } from './openStore.js';
export { type OpenRates, ownRates, redisRates } from './rates.js';
export { redis } from './redisFanout.js';
export { Refusal, type RefusalCode } from './refusal.js';
export { type MatchServer, matchServer } from './server.js';
export type { Store } from './store.js';
export type { WebhookSettings } from './webhooks.js';
