import { isRecord, isSeat, isWhole } from '../engine/guards.js';
import { type Json, type JsonLimits, readJson } from '../engine/json.js';
import { refuseOption } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { digest, fresh, isHex } from './digest.js';

/** The format of everything here; it stands in every text that is hashed. */
export const FAIR_FORMAT = 'hencoop/fair/1';

/** The game that is to be dealt. */
export interface Terms {
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules: `game.rulesVersion`. */
  readonly rules: number;
  readonly seats: number;
  /** The options, as `setup` takes them: an object of plain JSON. */
  readonly options: object;
}

/** The server's offer: it commits the server to the game and to a secret that nobody else knows yet. */
export interface Offer extends Terms {
  readonly format: typeof FAIR_FORMAT;
  /** The commitment of the abandoned offer to the same players that this one replaces; `null` for a first offer. */
  readonly after: string | null;
  /** 64 hexadecimal digits, as all commitments, secrets, contributions and seeds are. */
  readonly commitment: string;
}

/** A player's commitment to a contribution that nobody else knows yet. */
export interface Commitment {
  readonly seat: Seat;
  readonly commitment: string;
}

/** Everything that makes a deal: anybody who has it can compute the seed, and so every card. Secret until the game ends. */
export interface Deal {
  readonly offer: Offer;
  readonly secret: string;
  /** The players' commitments, by seat. */
  readonly pledges: readonly Commitment[];
  /** The players' contributions, by seat. */
  readonly contributions: readonly string[];
}

/**
 * The server's first step: a secret of 256 bits, and the offer that commits to it. Keep the secret until the game is over.
 * @throws RangeError for invalid terms, naming the path.
 *
 * @example
 * ```ts
 * import { offerDeal } from 'hencoop/fair';
 *
 * const { offer, secret } = await offerDeal({ game: 'chicken', rules: 1, seats: 2, options: {} });
 * ```
 */
export async function offerDeal(
  { game, rules, seats, options }: Terms,
  after: string | null = null,
): Promise<{ readonly offer: Offer; readonly secret: string }> {
  const secret = fresh();
  const unsigned = { format: FAIR_FORMAT, game, rules, seats, options, after } as const;
  requireTerms(unsigned);
  return { offer: { ...unsigned, commitment: await commitmentOf(unsigned, secret) }, secret };
}

/**
 * A player's answer to an offer: a contribution of 256 bits to keep, and the commitment to it to send. Supply your own
 * contribution if you trust no generator but your dice.
 * @throws RangeError for an invalid offer or contribution, or a seat that is not at the table.
 */
export async function commit(
  offer: Offer,
  seat: Seat,
  contribution: string = fresh(),
): Promise<{ readonly commitment: Commitment; readonly contribution: string }> {
  requireOffer(offer);
  if (!isSeat(seat, offer.seats)) refuseOption('seat', `a seat from 0 to ${offer.seats - 1}`, seat);
  if (!isHex(contribution)) refuseSecret('contribution');
  return { commitment: { seat, commitment: await pledgeOf(offer, seat, contribution) }, contribution };
}

/**
 * The player's contribution, to be sent now that the player has seen everybody's commitments. Keep `pledges` for the check
 * after the game. Never send a contribution earlier: the last player to commit could aim for a seed.
 * @throws RangeError if a commitment is missing, or the player's own is not among them.
 */
export async function reveal(
  offer: Offer,
  seat: Seat,
  contribution: string,
  pledges: readonly Commitment[],
): Promise<string> {
  requirePledges(offer, pledges);
  const mine = await commit(offer, seat, contribution);
  if (pledges[seat]?.commitment !== mine.commitment.commitment) {
    throw new RangeError(`pledges[${seat}]: expected the commitment of this seat, got another`);
  }
  return contribution;
}

/**
 * The seed that server and players have made together, and that none of them could choose. Deal with it:
 * `game.setup({ seats, options, seed })`.
 * @throws RangeError naming the path of what is wrong: a commitment that was broken, and by whom, or a missing part.
 */
export async function fairSeed({ offer, secret, pledges, contributions }: Deal): Promise<string> {
  requireOffer(offer);
  if (!isHex(secret)) refuseSecret('secret');
  if ((await commitmentOf(offer, secret)) !== offer.commitment) {
    throw new RangeError('secret: expected the secret that the offer commits to, got another');
  }
  requirePledges(offer, pledges);
  if (!Array.isArray(contributions) || contributions.length !== offer.seats) {
    refuseOption('contributions', `one from each of ${offer.seats} seats`, contributions);
  }
  for (const [seat, contribution] of contributions.entries()) {
    if (!isHex(contribution)) refuseOption(`contributions[${seat}]`, HEX, contribution);
    if ((await pledgeOf(offer, seat, contribution)) !== pledges[seat]?.commitment) {
      throw new RangeError(`contributions[${seat}]: expected what this seat has committed to, got something else`);
    }
  }
  return digest([`${FAIR_FORMAT}/seed`, offer.commitment, secret, [...contributions]]);
}

const HEX = '64 lowercase hexadecimal digits';

/** The message does not quote the value: errors are logged. */
function refuseSecret(path: string): never {
  throw new RangeError(`${path}: expected ${HEX}`);
}

function commitmentOf(unsigned: Omit<Offer, 'commitment'>, secret: string): Promise<string> {
  const { game, rules, seats, options, after } = unsigned;
  return digest([`${FAIR_FORMAT}/offer`, { game, rules, seats, options: plainOptions(options), after }, secret]);
}

/** Bound to the offer and the seat: a commitment copied from another seat or another deal cannot be kept. */
function pledgeOf(offer: Offer, seat: Seat, contribution: string): Promise<string> {
  return digest([`${FAIR_FORMAT}/pledge`, offer.commitment, seat, contribution]);
}

const MAX_SEATS = 100;
const LIMITS: JsonLimits = { depth: 8, values: 10_000, width: 1000, text: 1000 };

function requireTerms({ game, rules, seats, options, after }: Omit<Offer, 'commitment'>): void {
  if (typeof game !== 'string') refuseOption('offer.game', 'the id of a game', game);
  if (!isWhole(rules) || rules < 1) refuseOption('offer.rules', 'a version of the rules, from 1', rules);
  if (!isWhole(seats) || seats < 1 || seats > MAX_SEATS) {
    refuseOption('offer.seats', `a whole number from 1 to ${MAX_SEATS}`, seats);
  }
  plainOptions(options);
  if (after !== null && !isHex(after)) refuseOption('offer.after', `${HEX} or null`, after);
}

function plainOptions(options: object): Json {
  if (!isRecord(options)) return refuseOption('offer.options', 'an object of plain JSON', options);
  const json = readJson(options, LIMITS);
  if (json.ok) return json.value;
  throw new RangeError(`${['offer.options', json.path].filter((part) => part !== '').join('.')}: ${json.message}`);
}

function requireOffer(offer: Offer): void {
  if (!isRecord(offer)) refuseOption('offer', 'an offer', offer);
  if (offer.format !== FAIR_FORMAT) refuseOption('offer.format', `'${FAIR_FORMAT}'`, offer.format);
  requireTerms(offer);
  if (!isHex(offer.commitment)) refuseOption('offer.commitment', HEX, offer.commitment);
}

function requirePledges(offer: Offer, pledges: readonly Commitment[]): void {
  if (!Array.isArray(pledges) || pledges.length !== offer.seats) {
    refuseOption('pledges', `one from each of ${offer.seats} seats`, pledges);
  }
  for (const [seat, given] of pledges.entries()) {
    const { seat: by, commitment }: Partial<Commitment> = isRecord(given) ? given : {};
    if (by !== seat || !isHex(commitment)) refuseOption(`pledges[${seat}]`, `the commitment of seat ${seat}`, given);
  }
}
