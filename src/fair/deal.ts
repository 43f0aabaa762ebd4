import { isRecord, isWhole } from '../engine/guards.js';
import type { Json } from '../engine/json.js';
import { type JsonLimits, plainJson } from '../engine/json.js';
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

/** The server's first word: it binds the server to a secret that nobody else knows yet, and to the game. */
export interface Offer extends Terms {
  readonly format: typeof FAIR_FORMAT;
  /** The commitment of the offer to the same players that was abandoned for this one; `null` for a first one. */
  readonly after: string | null;
  /** 64 hexadecimal digits, as all commitments, secrets, contributions and seeds. */
  readonly commitment: string;
}

/** A player's word: it binds the player to a contribution that nobody else knows yet. */
export interface Pledge {
  readonly seat: Seat;
  readonly commitment: string;
}

/** A deal that is open to all: who knows it can compute the seed, and so every card. The server's own until the end. */
export interface Deal {
  readonly offer: Offer;
  readonly secret: string;
  /** By seat. */
  readonly pledges: readonly Pledge[];
  /** By seat. */
  readonly contributions: readonly string[];
}

/**
 * The server begins: a secret of 256 bits, and the offer that binds to it. Keep the secret until the game is over.
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
 * A player answers an offer: a contribution of 256 bits, to be kept, and the pledge that binds to it, to be sent.
 * Supply your own contribution if you trust no generator but your dice.
 * @throws RangeError for an offer that is none, or a seat that is not at its table.
 */
export async function pledge(
  offer: Offer,
  seat: Seat,
  contribution: string = fresh(),
): Promise<{ readonly pledge: Pledge; readonly contribution: string }> {
  requireOffer(offer);
  if (!isWhole(seat) || seat < 0 || seat >= offer.seats) {
    refuseOption('seat', `a seat from 0 to ${offer.seats - 1}`, seat);
  }
  if (!isHex(contribution)) refuseSecret('contribution');
  return { pledge: { seat, commitment: await pledgeOf(offer, seat, contribution) }, contribution };
}

/**
 * A player who has been shown the pledges of all gives the own contribution away, and keeps `pledges` for the check after
 * the game. Never send a contribution before: the last to pledge could aim at a seed.
 * @throws RangeError where a pledge is missing, or the own one is not among them.
 */
export async function contribute(
  offer: Offer,
  seat: Seat,
  contribution: string,
  pledges: readonly Pledge[],
): Promise<string> {
  requirePledges(offer, pledges);
  const mine = await pledge(offer, seat, contribution);
  if (pledges[seat]?.commitment !== mine.pledge.commitment) {
    throw new RangeError(`pledges[${seat}]: it is not what this seat has pledged`);
  }
  return contribution;
}

/**
 * The seed that server and players have made together, none of them able to choose it. Deal with it:
 * `game.setup({ seats, options, seed })`.
 * @throws RangeError naming the path of what is wrong: a commitment that was not kept, by whom, or a part that is missing.
 */
export async function fairSeed({ offer, secret, pledges, contributions }: Deal): Promise<string> {
  requireOffer(offer);
  if (!isHex(secret)) refuseSecret('secret');
  if ((await commitmentOf(offer, secret)) !== offer.commitment) {
    throw new RangeError('secret: it is not what the offer is bound to');
  }
  requirePledges(offer, pledges);
  if (!Array.isArray(contributions) || contributions.length !== offer.seats) {
    refuseOption('contributions', `one from each of ${offer.seats} seats`, contributions);
  }
  for (const [seat, contribution] of contributions.entries()) {
    if (!isHex(contribution)) refuseOption(`contributions[${seat}]`, HEX, contribution);
    if ((await pledgeOf(offer, seat, contribution)) !== pledges[seat]?.commitment) {
      throw new RangeError(`contributions[${seat}]: it is not what this seat has pledged`);
    }
  }
  return digest([`${FAIR_FORMAT}/seed`, offer.commitment, secret, [...contributions]]);
}

const HEX = '64 hexadecimal digits, a to f small,';

/** Without a word of what was given: errors are logged. */
function refuseSecret(path: string): never {
  throw new RangeError(`${path}: ${HEX} is needed`);
}

function commitmentOf(unsigned: Omit<Offer, 'commitment'>, secret: string): Promise<string> {
  const { game, rules, seats, options, after } = unsigned;
  return digest([`${FAIR_FORMAT}/offer`, { game, rules, seats, options: plainOptions(options), after }, secret]);
}

/** Bound to the offer and the seat: a pledge that is copied from another seat or another deal cannot be kept. */
function pledgeOf(offer: Offer, seat: Seat, contribution: string): Promise<string> {
  return digest([`${FAIR_FORMAT}/pledge`, offer.commitment, seat, contribution]);
}

const MOST_SEATS = 100;
const LIMITS: JsonLimits = { depth: 8, values: 10_000, text: 1_000 };

function requireTerms({ game, rules, seats, options, after }: Omit<Offer, 'commitment'>): void {
  if (typeof game !== 'string') refuseOption('offer.game', 'the id of a game', game);
  if (!isWhole(rules) || rules < 1) refuseOption('offer.rules', 'a version of the rules, from 1,', rules);
  if (!isWhole(seats) || seats < 1 || seats > MOST_SEATS) refuseOption('offer.seats', 'a number of seats', seats);
  plainOptions(options);
  if (after !== null && !isHex(after)) refuseOption('offer.after', `${HEX} or null`, after);
}

function plainOptions(options: object): Json {
  const plain = isRecord(options) ? plainJson(options, LIMITS) : undefined;
  return plain ?? refuseOption('offer.options', 'an object of plain JSON', options);
}

function requireOffer(offer: Offer): void {
  if (!isRecord(offer)) refuseOption('offer', 'an offer', offer);
  if (offer.format !== FAIR_FORMAT) refuseOption('offer.format', `'${FAIR_FORMAT}'`, offer.format);
  requireTerms(offer);
  if (!isHex(offer.commitment)) refuseOption('offer.commitment', HEX, offer.commitment);
}

function requirePledges(offer: Offer, pledges: readonly Pledge[]): void {
  if (!Array.isArray(pledges) || pledges.length !== offer.seats) {
    refuseOption('pledges', `one from each of ${offer.seats} seats`, pledges);
  }
  for (const [seat, given] of pledges.entries()) {
    const { seat: by, commitment }: Partial<Pledge> = isRecord(given) ? given : {};
    if (by !== seat || !isHex(commitment)) refuseOption(`pledges[${seat}]`, `the pledge of seat ${seat}`, given);
  }
}
