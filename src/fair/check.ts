import type { Game, GameTypes, Outcome } from '../engine/game.js';
import { isRecord, isSeat } from '../engine/guards.js';
import { deepEqual, type Json, type JsonLimits, readJson } from '../engine/json.js';
import type { Seat } from '../engine/seats.js';
import { type Commitment, type Deal, fairSeed, type Offer } from './deal.js';

/** What is checked of a finished game: a record of `hencoop/record` has these fields among others. */
export interface PlayedRecord {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly moves: readonly Json[];
  readonly outcome?: Json;
}

/** The evidence that a player saved. The more they saved, the less they must trust the server. */
export interface Evidence<G extends GameTypes> {
  /** The player's seat, or `null` for a spectator. */
  readonly seat: Seat | null;
  /** The offer as it came, before anybody committed. */
  readonly offer?: Offer | undefined;
  /** Everybody's commitments as they came, before any contribution was revealed. */
  readonly pledges?: readonly Commitment[] | undefined;
  readonly contribution?: string | undefined;
  /** The events that the seat was sent, in order from the opening on, as far as they were saved. */
  readonly events?: readonly G['RedactedEvent'][] | undefined;
}

/** What a check finds: everything is right, or the path of the first thing that is wrong, and why. */
export type DealCheck =
  | { readonly ok: true; readonly outcome: Outcome | null }
  | { readonly ok: false; readonly path: string; readonly message: string };

const LIMITS: JsonLimits = { depth: 16, values: 1_000_000, width: 1000, text: 10_000 };

/**
 * Checks everything after the game, in one call: that server and players kept their commitments, that the seed follows
 * from them, that the record was dealt with that seed and played by the rules to its outcome, and that all of it is what
 * this player saw. Any values may be given: it never rejects, and the answer says what is wrong with them.
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
  evidence: Evidence<G> = { seat: null },
): Promise<DealCheck> {
  try {
    const given = readDeal(deal);
    const seed = await within('deal', () => fairSeed(given));
    const played = readRecord(record);
    checkTerms(game, given.offer, played, seed);
    const saved = readEvidence<G>(evidence, given.offer.seats);
    checkEvidenceOfDeal(given, saved);
    return { ok: true, outcome: replay(game, played, saved) };
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    return { ok: false, path: error.path, message: error.message };
  }
}

/** Thrown within this module alone: a check ends at the first thing that is wrong. */
class CheckError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** What `act` gives; its RangeError, which begins with a path, becomes a {@link CheckError} below `root`. */
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
  // The other fields are compared with those of the offer, or handed to setup(), which checks them.
  return given as unknown as PlayedRecord;
}

/** A field that is `undefined` counts as not saved. */
function readEvidence<G extends GameTypes>(evidence: unknown, seats: number): Evidence<G> {
  const given = readObject('evidence', present(evidence));
  const { seat, events }: { readonly [field: string]: unknown } = given;
  if (seat !== null && !isSeat(seat, seats)) {
    throw new CheckError('evidence.seat', `expected a seat from 0 to ${seats - 1}, or null`);
  }
  if (events !== undefined && !Array.isArray(events)) {
    throw new CheckError('evidence.events', 'expected a list of events');
  }
  // The other fields are only compared with those of the deal.
  return given as unknown as Evidence<G>;
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

function checkTerms<G extends GameTypes>(game: Game<G>, offer: Offer, record: PlayedRecord, seed: string): void {
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
  const offered = opened(game, 'deal.offer', offer.seats, offer.options, seed);
  const played = opened(game, 'record', record.seats, record.options, seed);
  // An option that is left out equals its default.
  if (!deepEqual(offered.state, played.state)) {
    throw new CheckError('record.options', 'expected the options of the offer, got others');
  }
}

function opened<G extends GameTypes>(
  game: Game<G>,
  root: string,
  seats: number,
  options: PlayedRecord['options'],
  seed: string,
) {
  try {
    // setup() checks the options, as it does for every caller.
    return game.setupWithEvents({ seats, options: options as G['Options'], seed });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new CheckError(root, error.message);
  }
}

function checkEvidenceOfDeal<G extends GameTypes>(deal: Deal, saved: Evidence<G>): void {
  const { seat, offer, pledges, contribution } = saved;
  if (offer !== undefined && !deepEqual(offer, deal.offer)) {
    throw new CheckError('deal.offer', 'expected the offer that the player saved, got another');
  }
  if (pledges !== undefined && !deepEqual(pledges, deal.pledges)) {
    throw new CheckError('deal.pledges', 'expected the commitments that the player saved, got others');
  }
  if (contribution !== undefined && seat !== null && deal.contributions[seat] !== contribution) {
    throw new CheckError(`deal.contributions[${seat}]`, 'expected the contribution that the player saved, got another');
  }
}

/** Replays the record, and compares the events that `seat` would learn with those that it saved. */
function replay<G extends GameTypes>(
  game: Game<G>,
  record: PlayedRecord,
  { seat, events: saved }: Evidence<G>,
): Outcome | null {
  let compared = 0;
  const compare = (events: readonly G['Event'][], where: string) => {
    for (const event of events) {
      const redacted = game.redact(event, seat);
      if (redacted === null || saved === undefined || compared >= saved.length) continue;
      if (!deepEqual(redacted, saved[compared])) {
        throw new CheckError(`evidence.events[${compared}]`, `expected the event of ${where}, got another`);
      }
      compared++;
    }
  };
  const start = opened(game, 'record', record.seats, record.options, record.seed);
  compare(start.events, 'the deal');
  let { state } = start;
  for (const [index, move] of record.moves.entries()) {
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new CheckError(`record.moves[${index}]`, `clause ${attempt.violation.clause} forbids it`);
    compare(attempt.events, `record.moves[${index}]`);
    ({ state } = attempt);
  }
  if (saved !== undefined && compared < saved.length) {
    throw new CheckError(`evidence.events[${compared}]`, 'the record ends before this event');
  }
  const outcome = game.outcome(state);
  if (record.outcome !== undefined && !deepEqual(record.outcome, outcome)) {
    throw new CheckError('record.outcome', 'expected the outcome that the moves lead to, got another');
  }
  return outcome;
}
