/**
 * Fair deals: server and players make the seed together, none of them can choose it, and after the game anybody can check
 * it. Needs Web Crypto alone: Node, and browsers on secure pages.
 *
 * @packageDocumentation
 */
export { checkDeal, type DealCheck, type Evidence, type PlayedRecord } from './check.js';
export {
  contribute,
  type Deal,
  FAIR_FORMAT,
  fairSeed,
  type Offer,
  offerDeal,
  type Pledge,
  pledge,
  type Terms,
} from './deal.js';
