import { isRecord, isSeat, isWhole } from '../engine/guards.js';
import { deepEqual, type Json, type JsonLimits, readJson } from '../engine/json.js';
import { refuseOption } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { digest, fresh, isHex } from './digest.js';

/** The version of the protocol, part of every hashed text. */
export const FAIR_FORMAT = 'hencoop/fair/1';

/** The game to deal. */
export interface Terms {
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules: `game.rulesVersion`. */
  readonly rules: number;
  /** How many play. */
  readonly seats: number;
  /** The options, as `setup` takes them: an object of plain JSON. */
  readonly options: object;
}

/** The server's offer. It commits the server to a game and to a secret that only the server knows so far. */
export interface Offer extends Terms {
  /** The version of the protocol. */
  readonly format: typeof FAIR_FORMAT;
  /** The commitment of the abandoned offer to the same players that this one replaces; `null` for a first offer. */
  readonly after: string | null;
  /** 64 hexadecimal digits, like all commitments, secrets, contributions and seeds. */
  readonly commitment: string;
}

/** A player's commitment to a contribution that only the player knows so far. */
export interface Commitment {
  /** The seat that commits. */
  readonly seat: Seat;
  /** A hash of the offer, the seat and the contribution: 64 hexadecimal digits. */
  readonly commitment: string;
}

/**
 * A player's client keeps this about the deals at one table, as plain JSON. It is proof after the game, and prevents
 * committing or revealing twice under one offer. Store the evidence from {@link commit} and {@link reveal} before you send
 * anything.
 */
export interface DealEvidence {
  /** The player's seat. */
  readonly seat: Seat;
  /** The offer as received, before anyone committed. */
  readonly offer: Offer;
  /** The player's contribution to this offer: secret until revealed. */
  readonly contribution: string;
  /** All players' commitments as received; `null` until the player has revealed the contribution. */
  readonly pledges: readonly Commitment[] | null;
  /** The commitments of the earlier offers that the player answered, oldest first. None led to a game. */
  readonly abandoned: readonly string[];
}

/** All parts of a deal. They determine the seed and thus every card: keep them secret until the game ends. */
export interface Deal {
  /** The offer that all players answered. */
  readonly offer: Offer;
  /** The server's secret, to which the offer commits: 64 hexadecimal digits. */
  readonly secret: string;
  /** The players' commitments, by seat. */
  readonly pledges: readonly Commitment[];
  /** The players' contributions, by seat. */
  readonly contributions: readonly string[];
}

/**
 * The server's first step. Returns a secret of 256 bits, and the offer that commits to it. Keep the secret to yourself
 * until the game is over.
 * @throws RangeError if the terms are invalid; it names the path.
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
 * A player's answer to an offer: the commitment to send, and the evidence to keep, with a contribution of 256 bits. A
 * player commits once per offer: a server that could ask again could choose among several seeds. So the same offer gets
 * the same commitment again, and a new offer must name the one before it as abandoned.
 * @param evidence - the evidence that the player's client has kept for this table; `null` before the first offer.
 * @param contribution - pass your own if you trust only your dice.
 * @throws RangeError if the offer or the contribution is invalid, the seat is not at the table, or it would be a second
 * commitment.
 */
export async function commit(
  offer: Offer,
  seat: Seat,
  evidence: DealEvidence | null,
  contribution?: string,
): Promise<{ readonly commitment: Commitment; readonly evidence: DealEvidence }> {
  requireOffer(offer);
  if (!isSeat(seat, offer.seats)) refuseOption('seat', `a seat from 0 to ${offer.seats - 1}`, seat);
  if (contribution !== undefined && !isHex(contribution)) refuseSecret('contribution');
  const kept = evidence === null ? null : keptFor(offer, seat, requireEvidence(evidence), contribution);
  const mine = kept ?? {
    seat,
    offer,
    contribution: contribution ?? fresh(),
    pledges: null,
    abandoned: evidence === null ? [] : [...evidence.abandoned, evidence.offer.commitment],
  };
  return { commitment: { seat, commitment: await pledgeOf(offer, seat, mine.contribution) }, evidence: mine };
}

/** The evidence itself if it is for this offer; `null` if the offer replaces the one in the evidence. */
function keptFor(offer: Offer, seat: Seat, evidence: DealEvidence, contribution?: string): DealEvidence | null {
  const { offer: before } = evidence;
  if (offer.commitment !== before.commitment) {
    if (offer.after !== before.commitment) {
      refuseOption('offer.after', `'${before.commitment}', the offer that this player has answered`, offer.after);
    }
    return null;
  }
  if (!deepEqual(offer, before)) {
    throw new RangeError('offer: expected the offer that this player has answered, got another with its commitment');
  }
  if (seat !== evidence.seat) refuseOption('seat', `${evidence.seat}, which has committed under this offer`, seat);
  if (contribution !== undefined && contribution !== evidence.contribution) {
    throw new RangeError('contribution: expected the one committed under this offer, got another');
  }
  return evidence;
}

/**
 * The contribution to send now that the player has seen all commitments, and the evidence to keep. Never send a
 * contribution earlier: the last player to commit could aim for a seed. A player reveals it for one list of commitments
 * only, and refuses any other.
 * @throws RangeError if a commitment is missing, if the player's own is not among them, or if the player has revealed the
 * contribution for other commitments.
 */
export async function reveal(
  evidence: DealEvidence,
  pledges: readonly Commitment[],
): Promise<{ readonly contribution: string; readonly evidence: DealEvidence }> {
  const { seat, offer, contribution, pledges: seen } = requireEvidence(evidence);
  requirePledges(offer, pledges);
  if (pledges[seat]?.commitment !== (await pledgeOf(offer, seat, contribution))) {
    throw new RangeError(`pledges[${seat}]: expected the commitment of this seat, got another`);
  }
  if (seen !== null && !deepEqual(pledges, seen)) {
    throw new RangeError('pledges: expected the commitments that this player has seen, got others');
  }
  return { contribution, evidence: { ...evidence, pledges } };
}

/**
 * Returns the seed that the server and the players made together and that none of them could choose. Deal with it:
 * `game.setup({ seats, options, seed })`.
 * @throws RangeError if a part is missing or a commitment was broken; the path shows which, and by whom.
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
      throw new RangeError(
        `contributions[${seat}]: expected the contribution that this seat committed to, got another`,
      );
    }
  }
  return digest([`${FAIR_FORMAT}/seed`, offer.commitment, secret, [...contributions]]);
}

const HEX = '64 lowercase hexadecimal digits';

/** The message does not quote the value, because errors are logged. */
function refuseSecret(path: string): never {
  throw new RangeError(`${path}: expected ${HEX}`);
}

function commitmentOf(unsigned: Omit<Offer, 'commitment'>, secret: string): Promise<string> {
  const { game, rules, seats, options, after } = unsigned;
  return digest([`${FAIR_FORMAT}/offer`, { game, rules, seats, options: plainOptions(options), after }, secret]);
}

/** Bound to the offer and the seat: no player can keep a commitment copied from another seat or deal. */
function pledgeOf(offer: Offer, seat: Seat, contribution: string): Promise<string> {
  return digest([`${FAIR_FORMAT}/pledge`, offer.commitment, seat, contribution]);
}

const MAX_SEATS = 100;
const LIMITS: JsonLimits = { depth: 8, values: 10_000, width: 1000, text: 1000 };

function requireTerms({ game, rules, seats, options, after }: Omit<Offer, 'commitment'>, path = 'offer'): void {
  if (typeof game !== 'string') refuseOption(`${path}.game`, 'the id of a game', game);
  if (!isWhole(rules) || rules < 1) refuseOption(`${path}.rules`, 'a version of the rules, from 1', rules);
  if (!isWhole(seats) || seats < 1 || seats > MAX_SEATS) {
    refuseOption(`${path}.seats`, `a whole number from 1 to ${MAX_SEATS}`, seats);
  }
  plainOptions(options, path);
  if (after !== null && !isHex(after)) refuseOption(`${path}.after`, `${HEX} or null`, after);
}

function plainOptions(options: object, path = 'offer'): Json {
  if (!isRecord(options)) return refuseOption(`${path}.options`, 'an object of plain JSON', options);
  const json = readJson(options, LIMITS);
  if (json.ok) return json.value;
  throw new RangeError(`${path}.options${json.path === '' ? '' : `.${json.path}`}: ${json.message}`);
}

function requireOffer(offer: Offer, path = 'offer'): void {
  if (!isRecord(offer)) refuseOption(path, 'an offer', offer);
  if (offer.format !== FAIR_FORMAT) refuseOption(`${path}.format`, `'${FAIR_FORMAT}'`, offer.format);
  requireTerms(offer, path);
  if (!isHex(offer.commitment)) refuseOption(`${path}.commitment`, HEX, offer.commitment);
}

/** @throws RangeError if a part of it is invalid, with a path that begins with `evidence`. */
function requireEvidence(evidence: DealEvidence): DealEvidence {
  if (!isRecord(evidence)) refuseOption('evidence', 'the evidence that commit returned, or null', evidence);
  const { seat, offer, contribution, pledges, abandoned } = evidence;
  requireOffer(offer, 'evidence.offer');
  if (!isSeat(seat, offer.seats)) refuseOption('evidence.seat', `a seat from 0 to ${offer.seats - 1}`, seat);
  if (!isHex(contribution)) refuseSecret('evidence.contribution');
  if (pledges !== null) requirePledges(offer, pledges, 'evidence.pledges');
  if (!Array.isArray(abandoned) || !abandoned.every(isHex)) {
    refuseOption('evidence.abandoned', 'a list of commitments', abandoned);
  }
  return evidence;
}

function requirePledges(offer: Offer, pledges: readonly Commitment[], path = 'pledges'): void {
  if (!Array.isArray(pledges) || pledges.length !== offer.seats) {
    refuseOption(path, `one from each of ${offer.seats} seats`, pledges);
  }
  for (const [seat, given] of pledges.entries()) {
    const { seat: by, commitment }: Partial<Commitment> = isRecord(given) ? given : {};
    if (by !== seat || !isHex(commitment)) refuseOption(`${path}[${seat}]`, `the commitment of seat ${seat}`, given);
  }
}
