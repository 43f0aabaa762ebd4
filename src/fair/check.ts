import type { Chance } from '../engine/chance.js';
import type { ChanceConfig, Game, GameTypes, Outcome } from '../engine/game.js';
import { isRecord, isSeat } from '../engine/guards.js';
import { deepEqual, type Json, type JsonLimits, readJson } from '../engine/json.js';
import type { Seat } from '../engine/seats.js';
import { type Commitment, type Deal, FAIR_FORMAT, fairSeed, type Offer } from './deal.js';
import { digest, isHex } from './digest.js';

/** The fields of a finished game that a check reads. Every record of `hencoop/record` has them. */
export interface PlayedRecord {
  /** The id of the game, as in the offer. */
  readonly game: string;
  /** The version of its rules, as in the offer. */
  readonly rules: number;
  /** How many played, as in the offer. */
  readonly seats: number;
  /** The options, which must equal the offer's; an absent one has its default. */
  readonly options: object;
  /** The seed of the game, 64 hexadecimal digits, which must follow from the secret and the contributions. */
  readonly seed: string;
  /** Every move from the set-up on, in order. */
  readonly moves: readonly Json[];
  /** How the game ended, which must follow from the moves; absent if the record stops earlier. */
  readonly outcome?: Json;
}

/**
 * The evidence that a player saved: the {@link DealEvidence} from `reveal`, and the events and digests of the game. A
 * missing part leaves its claim unproven.
 */
export interface PlayerEvidence<G extends GameTypes> {
  /** The player's seat, or `null` for a spectator. */
  readonly seat: Seat | null;
  /** The offer as received, before anyone committed. */
  readonly offer?: Offer | undefined;
  /** All commitments as received, before anyone revealed a contribution. */
  readonly pledges?: readonly Commitment[] | null | undefined;
  /** The player's contribution to this offer, 64 hexadecimal digits. */
  readonly contribution?: string | undefined;
  /** The commitments of the earlier offers that the player answered, oldest first. */
  readonly abandoned?: readonly string[] | undefined;
  /** The events that the seat received, in order from the opening on, as far as saved. */
  readonly events?: readonly G['RedactedEvent'][] | undefined;
  /** The `digest` that this check gave each other player, received from that player and not through the server. */
  readonly digests?: readonly string[] | undefined;
}

/** Everything that a check can prove, in the order of a game. */
export const CLAIMS = /* @__PURE__ */ Object.freeze([
  /** The server was committed to this deal before the player was. */
  'offer',
  /** No earlier deal to these players was abandoned. */
  'onlyOffer',
  /** All players were committed before this player revealed a contribution. */
  'pledges',
  /** The player's own contribution is part of the seed. */
  'contribution',
  /** Server and players kept their commitments, and the seed follows from them. */
  'seed',
  /** Every move of the record is legal in the game dealt from that seed. */
  'moves',
  /** The record produces exactly the events that the player saw, first to last. */
  'events',
  /** The record reaches the end of the game. */
  'end',
  /** All players received this record. */
  'sameRecord',
] as const);

/** One of {@link CLAIMS}. */
export type Claim = (typeof CLAIMS)[number];

/**
 * The result of a check. With `ok: true`, the evidence shows no fault, and `notProven` lists the claims that it does not
 * suffice to prove. Otherwise, `path` and `message` name the first fault.
 */
export type DealCheck =
  | {
      readonly ok: true;
      readonly proven: readonly Claim[];
      readonly notProven: readonly Claim[];
      readonly outcome: Outcome | null;
      /** SHA-256 of seed and moves: the same for every player who received this record, different for any other record. */
      readonly digest: string;
    }
  | { readonly ok: false; readonly path: string; readonly message: string };

/** The chance that a game was dealt with. */
export interface DealtWith {
  /** The host's own chance for a seed. Default: the library's. */
  readonly chance?: ((seed: string) => Chance) | undefined;
}

type Opening<G extends GameTypes> = ReturnType<Game<G>['setupWithEvents']>;

const LIMITS: JsonLimits = { depth: 16, values: 1_000_000, width: 1000, text: 10_000 };

/**
 * Checks a finished game in one call: that the server and the players kept their commitments, that the seed follows from
 * them, that the record was dealt with that seed and played by the rules to its outcome, and that it matches everything
 * this player saw. Pass any values: the promise never rejects, and the result names the first fault, or the claims that
 * are proven. If the host dealt with its own chance, pass that too.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { checkDeal } from 'hencoop/fair';
 *
 * const check = await checkDeal(chicken, { offer: 'a forgery' }, {});
 * check.ok; // false
 * ```
 */
export async function checkDeal<G extends GameTypes>(
  game: Game<G>,
  deal: unknown,
  record: unknown,
  evidence: PlayerEvidence<G> = { seat: null },
  { chance: chanceOf }: DealtWith = {},
): Promise<DealCheck> {
  try {
    const given = readDeal(deal);
    const seed = await within('deal', () => fairSeed(given));
    const played = readRecord(record);
    const dealt = { chance: chanceOf?.(seed) };
    const start = checkTerms(game, given.offer, played, seed, dealt);
    const saved = readEvidence<G>(evidence, given.offer.seats);
    checkEvidenceOfDeal(given, saved);
    const { outcome, sawAll } = replay(game, start, played, saved, dealt);
    const recordDigest = await digest([`${FAIR_FORMAT}/record`, seed, played.moves]);
    checkDigests(recordDigest, saved);
    const others = given.offer.seats - (saved.seat === null ? 0 : 1);
    const holds: { readonly [claim in Claim]: boolean } = {
      offer: saved.offer !== undefined,
      onlyOffer: saved.offer !== undefined && saved.abandoned !== undefined && given.offer.after === null,
      pledges: isGiven(saved.pledges),
      contribution: saved.seat !== null && saved.contribution !== undefined,
      seed: true,
      moves: true,
      events: sawAll,
      end: outcome !== null,
      sameRecord: (saved.digests ?? []).length >= others,
    };
    return {
      ok: true,
      proven: CLAIMS.filter((claim) => holds[claim]),
      notProven: CLAIMS.filter((claim) => !holds[claim]),
      outcome,
      digest: recordDigest,
    };
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    return { ok: false, path: error.path, message: error.message };
  }
}

/** Ends a check at the first fault; never leaves this module. */
class CheckError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** Returns `act()`; a RangeError, whose message begins with a path, becomes a {@link CheckError} below `root`. */
async function within<T>(root: string, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const [path = '', ...message] = error.message.split(': ');
    throw new CheckError(`${root}.${path}`, message.join(': '));
  }
}

/** `value` as an object of plain JSON. */
function readObject(root: string, value: unknown): { readonly [field: string]: unknown } {
  const json = readJson(value, LIMITS);
  if (!json.ok) throw new CheckError(root, `${json.message}${json.path === '' ? '' : ` at ${json.path}`}`);
  if (!isRecord(json.value)) throw new CheckError(root, 'expected an object of plain JSON');
  return json.value;
}

function readDeal(deal: unknown): Deal {
  // fairSeed() checks every field before it uses it.
  return readObject('deal', deal) as unknown as Deal;
}

function readRecord(record: unknown): PlayedRecord {
  const given = readObject('record', record);
  if (!Array.isArray(given['moves'])) throw new CheckError('record.moves', 'expected a list of moves');
  // The other fields are compared with the offer, or passed to setup(), which checks them.
  return given as unknown as PlayedRecord;
}

/** A field that is `undefined` counts as not saved. */
function readEvidence<G extends GameTypes>(evidence: unknown, seats: number): PlayerEvidence<G> {
  const given = readObject('evidence', present(evidence));
  const { seat, events, digests, abandoned }: { readonly [field: string]: unknown } = given;
  if (seat !== null && !isSeat(seat, seats)) {
    throw new CheckError('evidence.seat', `expected a seat from 0 to ${seats - 1}, or null`);
  }
  if (events !== undefined && !Array.isArray(events)) {
    throw new CheckError('evidence.events', 'expected a list of events');
  }
  for (const [field, list] of Object.entries({ digests, abandoned })) {
    if (list !== undefined && !(Array.isArray(list) && list.every(isHex))) {
      throw new CheckError(`evidence.${field}`, 'expected a list, each of 64 lowercase hexadecimal digits');
    }
  }
  // The other fields are only compared with the deal.
  return given as unknown as PlayerEvidence<G>;
}

function present(evidence: unknown): unknown {
  try {
    return isRecord(evidence)
      ? Object.fromEntries(Object.entries(evidence).filter(([, field]) => field !== undefined))
      : null;
  } catch {
    // A getter or a proxy threw; JSON has neither.
    return null;
  }
}

/** Checks the record's terms against the offer's, and returns the opening of the game. */
function checkTerms<G extends GameTypes>(
  game: Game<G>,
  offer: Offer,
  record: PlayedRecord,
  seed: string,
  dealt: ChanceConfig,
): Opening<G> {
  if (offer.game !== game.id) throw new CheckError('deal.offer.game', `expected '${game.id}', the game checked`);
  if (offer.rules !== game.rulesVersion) {
    throw new CheckError('deal.offer.rules', `expected version ${game.rulesVersion}, the rules checked`);
  }
  if (record.game !== offer.game) throw new CheckError('record.game', 'expected the game of the offer, got another');
  if (record.rules !== offer.rules) throw new CheckError('record.rules', 'expected the rules of the offer, got others');
  if (record.seats !== offer.seats) throw new CheckError('record.seats', 'expected the seats of the offer, got others');
  if (record.seed !== seed) {
    throw new CheckError('record.seed', 'expected the seed that server and players made, got another');
  }
  const offered = opened(game, 'deal.offer', offer, seed, dealt);
  const played = opened(game, 'record', record, seed, dealt);
  // An option that is left out equals its default.
  if (!deepEqual(offered.state, played.state)) {
    throw new CheckError('record.options', 'expected the options of the offer, got others');
  }
  return played;
}

function opened<G extends GameTypes>(
  game: Game<G>,
  root: string,
  { seats, options }: Pick<Offer, 'seats' | 'options'>,
  seed: string,
  dealt: ChanceConfig,
): Opening<G> {
  try {
    // setup() checks the options, as it does for every caller.
    return game.setupWithEvents({ seats, options: options as G['Options'], seed }, dealt);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new CheckError(root, error.message);
  }
}

function checkEvidenceOfDeal<G extends GameTypes>(deal: Deal, saved: PlayerEvidence<G>): void {
  const { seat, offer, pledges, contribution, abandoned = [] } = saved;
  if (offer !== undefined && !deepEqual(offer, deal.offer)) {
    throw new CheckError('deal.offer', 'expected the offer that the player saved, got another');
  }
  const [last = null] = abandoned.slice(-1);
  if (abandoned.length > 0 && deal.offer.after !== last) {
    throw new CheckError('deal.offer.after', 'expected the last offer that the player saved as abandoned, got another');
  }
  if (isGiven(pledges) && !deepEqual(pledges, deal.pledges)) {
    throw new CheckError('deal.pledges', 'expected the commitments that the player saved, got others');
  }
  if (contribution !== undefined && seat !== null && deal.contributions[seat] !== contribution) {
    throw new CheckError(`deal.contributions[${seat}]`, 'expected the contribution that the player saved, got another');
  }
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== undefined && value !== null;
}

/** A different digest means that a player received a different record. */
function checkDigests<G extends GameTypes>(recordDigest: string, { digests = [] }: PlayerEvidence<G>): void {
  const other = digests.findIndex((each) => each !== recordDigest);
  if (other < 0) return;
  throw new CheckError(
    `evidence.digests[${other}]`,
    `expected ${recordDigest}, the digest of this record, got another`,
  );
}

/** The result of a replay: the outcome, and whether the player saved all of the record's events. */
interface Replayed {
  readonly outcome: Outcome | null;
  readonly sawAll: boolean;
}

/** Replays the record, and compares the events that `seat` would learn with the saved ones. */
function replay<G extends GameTypes>(
  game: Game<G>,
  start: Opening<G>,
  record: PlayedRecord,
  { seat, events: saved = [] }: PlayerEvidence<G>,
  dealt: ChanceConfig,
): Replayed {
  let compared = 0;
  let sawAll = true;
  const compare = (events: readonly G['Event'][], where: string) => {
    for (const event of events) {
      const redacted = game.redact(event, seat);
      if (redacted === null) continue;
      if (compared >= saved.length) {
        sawAll = false;
        continue;
      }
      if (!deepEqual(redacted, saved[compared])) {
        throw new CheckError(`evidence.events[${compared}]`, `expected the event of ${where}, got another`);
      }
      compared++;
    }
  };
  compare(start.events, 'the deal');
  let { state } = start;
  for (const [index, move] of record.moves.entries()) {
    const attempt = game.tryApply(state, move, dealt);
    if (!attempt.ok) throw new CheckError(`record.moves[${index}]`, `clause ${attempt.violation.clause} forbids it`);
    compare(attempt.events, `record.moves[${index}]`);
    ({ state } = attempt);
  }
  if (compared < saved.length) {
    throw new CheckError(`evidence.events[${compared}]`, 'the record ends before this event');
  }
  const outcome = game.outcome(state);
  if (record.outcome !== undefined && !deepEqual(record.outcome, outcome)) {
    throw new CheckError('record.outcome', 'expected the outcome that the moves lead to, got another');
  }
  return { outcome, sawAll };
}
