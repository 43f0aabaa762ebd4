/**
 * Fair deals: the server and the players make the seed together, so that none of them can choose it, and anyone can check
 * it after the game. It needs only Web Crypto, which Node has, and browsers on secure pages.
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
