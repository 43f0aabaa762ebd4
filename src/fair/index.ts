/**
 * Fair deals: server and players make the seed together, nobody can choose it, and anyone can check it after the game.
 * Needs Web Crypto alone: Node, and browsers on secure pages.
 *
 * @packageDocumentation
 */
export {
  CLAIMS,
  type Claim,
  checkDeal,
  type DealCheck,
  type DealtWith,
  type PlayedRecord,
  type PlayerEvidence,
} from './check.js';
export {
  type Commitment,
  commit,
  type Deal,
  type DealEvidence,
  FAIR_FORMAT,
  fairSeed,
  type Offer,
  offerDeal,
  reveal,
  type Terms,
} from './deal.js';
