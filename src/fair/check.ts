import type { Game, GameTypes, Outcome } from '../engine/game.js';
import { isRecord, isWhole } from '../engine/guards.js';
import type { Json } from '../engine/json.js';
import { canonical, type JsonLimits, plainJson } from '../engine/json.js';
import type { Seat } from '../engine/seats.js';
import { type Deal, fairSeed, type Offer, type Pledge } from './deal.js';

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

/** What a player kept of the deal and of the game. The more is kept, the less has to be believed. */
export interface Evidence<G extends GameTypes> {
  /** The player's seat, or `null` for one who looked on. */
  readonly seat: Seat | null;
  /** The offer as it came, before anything was pledged. */
  readonly offer?: Offer | undefined;
  /** All pledges as they came, before anything was contributed. */
  readonly pledges?: readonly Pledge[] | undefined;
  readonly contribution?: string | undefined;
  /** What the seat was told, in order from the opening on, as far as it was kept. */
  readonly events?: readonly G['RedactedEvent'][] | undefined;
}

/** What a check finds: all is as it should be, or the path of the first thing that is not, and why. */
export type DealCheck =
  | { readonly ok: true; readonly outcome: Outcome | null }
  | { readonly ok: false; readonly path: string; readonly why: string };

const LIMITS: JsonLimits = { depth: 16, values: 1_000_000, text: 10_000 };

/**
 * After the game, one call that checks everything: that server and players kept to what they had committed to, that the
 * seed follows from it, that the record was dealt with that seed and played by the rules to its outcome, and that all of it
 * is what this player saw. Total: whatever is given, the answer says what is wrong with it.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { checkDeal } from 'hencoop/fair';
 *
 * const verdict = await checkDeal(chicken, { offer: 'a forgery' }, {});
 * verdict.ok; // false
 * ```
 */
export async function checkDeal<G extends GameTypes>(
  game: Game<G>,
  deal: unknown,
  record: unknown,
  kept: Evidence<G> = { seat: null },
): Promise<DealCheck> {
  try {
    const given = plainDeal(deal);
    const seed = await within('deal', () => fairSeed(given));
    const played = plainRecord(record);
    checkTerms(game, given.offer, played, seed);
    const own = plainKept<G>(kept, given.offer.seats);
    checkKeptDeal(given, own);
    return { ok: true, outcome: replay(game, played, own) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ok: false, path: error.path, why: error.why };
  }
}

/** Something is not as it should be. */
class Fault extends Error {
  readonly path: string;
  readonly why: string;
  constructor(path: string, why: string) {
    super(`${path}: ${why}`);
    this.path = path;
    this.why = why;
  }
}

/** What `act` gives; its RangeError, which begins with a path, becomes a fault below `root`. */
async function within<T>(root: string, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const [path = '', ...why] = error.message.split(': ');
    throw new Fault(`${root}.${path}`, why.join(': '));
  }
}

function plainDeal(deal: unknown): Deal {
  const given = plainJson(deal, LIMITS);
  if (!isRecord(given)) throw new Fault('deal', 'an object of plain JSON is needed');
  // fairSeed() asks every field what it is before it uses it.
  return given as unknown as Deal;
}

function plainRecord(record: unknown): PlayedRecord {
  const given = plainJson(record, LIMITS);
  if (!isRecord(given)) throw new Fault('record', 'an object of plain JSON is needed');
  const { moves }: { readonly [field: string]: unknown } = given;
  if (!Array.isArray(moves)) throw new Fault('record.moves', 'a list of moves is needed');
  // The other fields are compared with those of the offer, or handed to setup(), which takes nothing that cannot be.
  return given as unknown as PlayedRecord;
}

/** What is kept as `undefined` counts as not kept. */
function plainKept<G extends GameTypes>(kept: unknown, seats: number): Evidence<G> {
  const given = plainJson(present(kept), LIMITS);
  if (!isRecord(given)) throw new Fault('kept', 'an object of plain JSON is needed');
  const { seat, events }: { readonly [field: string]: unknown } = given;
  if (seat !== null && !(isWhole(seat) && seat >= 0 && seat < seats)) {
    throw new Fault('kept.seat', `a seat from 0 to ${seats - 1}, or null, is needed`);
  }
  if (events !== undefined && !Array.isArray(events)) throw new Fault('kept.events', 'a list of events is needed');
  // The other fields are only compared with those of the deal.
  return given as unknown as Evidence<G>;
}

function present(kept: unknown): unknown {
  try {
    return isRecord(kept) && Object.fromEntries(Object.entries(kept).filter(([, field]) => field !== undefined));
  } catch {
    // A getter or a proxy threw; JSON has neither.
    return undefined;
  }
}

function checkTerms<G extends GameTypes>(game: Game<G>, offer: Offer, record: PlayedRecord, seed: string): void {
  if (offer.game !== game.id) throw new Fault('deal.offer.game', `the game checked is ${game.id}`);
  if (offer.rules !== game.rulesVersion) {
    throw new Fault('deal.offer.rules', `the rules checked are of version ${game.rulesVersion}`);
  }
  if (record.game !== offer.game) throw new Fault('record.game', 'it is not the game of the offer');
  if (record.rules !== offer.rules) throw new Fault('record.rules', 'they are not the rules of the offer');
  if (record.seats !== offer.seats) throw new Fault('record.seats', 'they are not the seats of the offer');
  if (record.seed !== seed) throw new Fault('record.seed', 'it is not the seed that server and players made');
  const offered = opened(game, 'deal.offer', offer.seats, offer.options, seed);
  const played = opened(game, 'record', record.seats, record.options, seed);
  // An option that is left out is the same as its default.
  if (!same(offered.state, played.state)) throw new Fault('record.options', 'they are not the options of the offer');
}

function opened<G extends GameTypes>(
  game: Game<G>,
  root: string,
  seats: number,
  options: PlayedRecord['options'],
  seed: string,
) {
  try {
    // setup() reads the options as it reads anybody's.
    return game.setupWithEvents({ seats, options: options as G['Options'], seed });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Fault(root, error.message);
  }
}

function checkKeptDeal<G extends GameTypes>(deal: Deal, { seat, offer, pledges, contribution }: Evidence<G>): void {
  if (offer !== undefined && !same(offer, deal.offer)) throw new Fault('deal.offer', 'it is not the one that was kept');
  if (pledges !== undefined && !same(pledges, deal.pledges)) {
    throw new Fault('deal.pledges', 'they are not those that were kept');
  }
  if (contribution !== undefined && seat !== null && deal.contributions[seat] !== contribution) {
    throw new Fault(`deal.contributions[${seat}]`, 'it is not the one that was kept');
  }
}

/** Plays the record again, and compares what `kept.seat` would be told with what it was told. */
function replay<G extends GameTypes>(
  game: Game<G>,
  record: PlayedRecord,
  { seat, events }: Evidence<G>,
): Outcome | null {
  let heard = 0;
  const hear = (told: readonly G['Event'][], where: string) => {
    for (const event of told) {
      const redacted = game.redact(event, seat);
      if (redacted === null || events === undefined || heard >= events.length) continue;
      if (!same(redacted, events[heard])) {
        throw new Fault(`kept.events[${heard}]`, `${where} would have told something else`);
      }
      heard++;
    }
  };
  const start = opened(game, 'record', record.seats, record.options, record.seed);
  hear(start.events, 'the deal');
  let { state } = start;
  for (const [index, move] of record.moves.entries()) {
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Fault(`record.moves[${index}]`, `it is forbidden by ${attempt.violation.clause}`);
    hear(attempt.events, `record.moves[${index}]`);
    ({ state } = attempt);
  }
  if (events !== undefined && heard < events.length) {
    throw new Fault(`kept.events[${heard}]`, 'the record ends before it');
  }
  const outcome = game.outcome(state);
  if (record.outcome !== undefined && !same(record.outcome, outcome)) {
    throw new Fault('record.outcome', 'the moves lead to another');
  }
  return outcome;
}

/** Whether two values are equal JSON. */
function same(a: unknown, b: unknown): boolean {
  const [one, other] = [plainJson(a, LIMITS), plainJson(b, LIMITS)];
  return one !== undefined && other !== undefined && canonical(one) === canonical(other);
}
