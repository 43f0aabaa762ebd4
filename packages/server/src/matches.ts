import { randomUUID } from 'node:crypto';
import type { GameTypes, Seat } from 'hencoop';
import type { Answer, Delivery, Judgement, Match, Snapshot } from 'hencoop/referee';
import { LRUCache } from 'lru-cache';
import { clockInfo, dueAt, isOutOfTime, movedClock, runOut, startedClock } from './clock.js';
import type { ServedGame } from './games.js';
import {
  type ClockState,
  type MatchInfo,
  type MatchSettings,
  type MatchStatus,
  OPEN,
  PERSON,
  type StoredMatch,
  type StoredSeat,
} from './match.js';
import { Refusal, refuse } from './refusal.js';
import type { Joining, Opening } from './requests.js';
import type { Change, LogEntry, NewMatch, Store } from './store.js';
import { freshToken, hashed, tokenOf } from './tokens.js';

type AnyMatch = Match<GameTypes>;

/** A match in this process, as of a version. Another process may have changed it since: it is never believed. */
export interface Held {
  readonly stored: StoredMatch;
  /** `null` for a game that this server does not know. */
  readonly served: ServedGame | null;
  /** `null` where this server cannot judge it: it can be read, and not played. */
  readonly match: AnyMatch | null;
}

/** What the sender of a request shows. */
export interface Credentials {
  readonly token: string | null;
  /** Who the host says the sender is. */
  readonly account: string | null;
}

export interface Opened {
  readonly id: string;
  /** By seat; `null` for a bot and for an open seat. */
  readonly tokens: readonly (string | null)[];
  readonly info: MatchInfo;
}

/** What a change of a match makes of what is seen. */
export interface Changed {
  readonly held: Held;
  readonly deliveries: readonly Delivery<GameTypes>[];
  /** The text of what everybody may know of the match. */
  readonly info: string;
  /** Whether somebody took a seat, or lost one. */
  readonly isSeatChange: boolean;
  readonly isBotToMove: boolean;
}

export interface MatchesConfig {
  readonly store: Store;
  readonly games: readonly ServedGame[];
  /** How many matches are kept in memory. */
  readonly cached: number;
  readonly now: () => number;
  /** Called when a change is committed. */
  readonly onChange: (changed: Changed) => void;
}

/** What is to be done with a match: nothing, for a change of `null`. */
interface Decision<T> {
  readonly answer: T;
  readonly change: Change | null;
  /** Whether the answer holds though the match may have been changed since. */
  readonly isFinal?: boolean;
}

/** How often a change is tried on a match that others change, too. */
const TRIES = 20;

/** The matches of a store: judged here, written where the version is still the one that was judged. */
export class Matches {
  readonly #config: MatchesConfig;
  readonly #games: ReadonlyMap<string, ServedGame>;
  readonly #cache: LRUCache<string, Held>;
  /** The last change of each match that is at work here: they are made one after another. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(config: MatchesConfig) {
    this.#config = config;
    this.#games = new Map(config.games.map((game) => [game.id, game]));
    this.#cache = new LRUCache({ max: config.cached });
  }

  get games(): readonly ServedGame[] {
    return this.#config.games;
  }

  /** Resolves once nothing is being written. */
  async settled(): Promise<void> {
    while (this.#turns.size > 0) await Promise.allSettled(this.#turns.values());
  }

  /** Forgets what is known of a match from before this version: another process has changed it. */
  forgetBefore(id: string, version: number): void {
    const held = this.#cache.peek(id);
    if (held !== undefined && held.stored.version < version) this.#cache.delete(id);
  }

  /** The match as it is stored now. @throws Refusal for a match that does not exist. */
  async fresh(id: string): Promise<Held> {
    const stored = await this.#config.store.find(id);
    if (stored === null) return refuse('notFound', 'expected the id of a match, got one that does not exist');
    const held = await this.#judgeable(stored);
    // It may have been changed here since it was read.
    if ((this.#cache.peek(id)?.stored.version ?? 0) < stored.version) this.#cache.set(id, held);
    return held;
  }

  /** Reads something of a match. What is refused by what is known here is asked of the store before it is refused. */
  async read<T>(id: string, look: (held: Held) => T): Promise<T> {
    const cached = this.#cache.get(id);
    if (cached === undefined) return look(await this.fresh(id));
    try {
      return look(cached);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return look(await this.fresh(id));
    }
  }

  /** The seat of the sender, `null` for a spectator, and the version of the match in which it was found. */
  enter(id: string, credentials: Credentials): Promise<{ readonly seat: Seat | null; readonly version: number }> {
    return this.read(id, (held) => ({ seat: seatIn(held, credentials), version: held.stored.version }));
  }

  async snapshot(
    id: string,
    credentials: Credentials,
  ): Promise<{ seat: Seat | null; info: MatchInfo } & Snapshot<GameTypes>> {
    // Whoever asks wants to know how things are, not how this process last saw them.
    const held = await this.fresh(id);
    const seat = seatIn(held, credentials);
    const { served, match } = playable(held);
    return { seat, info: infoOf(held), ...served.snapshot(match, seat) };
  }

  async info(id: string): Promise<MatchInfo> {
    return infoOf(await this.fresh(id));
  }

  /** Opens a match. Asked again with the same secret, it answers with the same match. */
  async open(opening: Opening, account: string | null): Promise<Opened> {
    const { game, names = [], options, listed, clock } = opening;
    const served = this.#games.get(game);
    if (served === undefined) refuse('invalid', `game: expected one of ${[...this.#games.keys()].join(', ')}`);
    const players = playersIn(opening, served);
    if (clock !== null && !served.bots.includes(clock.bot)) refuseBot('clock.bot', served);
    const secret = opening.secret ?? freshToken();
    const tokens = players.map((player, seat) => (player === PERSON ? tokenOf(secret, seat) : null));
    const seats = players.map((player, seat): StoredSeat => {
      const token = tokens[seat] ?? null;
      const name = names[seat] ?? '';
      return { seat, player, name, token: token === null ? null : hashed(token), account: seat === 0 ? account : null };
    });
    const id = randomUUID();
    const opened = this.#opened(id, served, seats, options, { clock });
    const request = hashed(secret);
    if (await this.#config.store.open({ ...opened, request, listed, rematchOf: null })) {
      if (opened.botToMove) await this.#begin(id);
      return { id, tokens, info: opened.info };
    }
    const before = await this.#config.store.requested(request);
    if (before === null) return refuse('conflict', 'the match that was opened with this secret has been removed');
    const held = await this.fresh(before);
    const { stored } = held;
    // An open seat may have been taken since.
    const isSame = ({ seat, player }: StoredSeat) =>
      player === players[seat] || (player === PERSON && players[seat] === OPEN);
    if (stored.game !== game || stored.seats.length !== players.length || !stored.seats.every(isSame)) {
      refuse('conflict', 'secret: expected a secret of its own for each match, got that of another match');
    }
    return { id: before, tokens, info: infoOf(held) };
  }

  /** Takes the first open seat; the same token takes the same seat again. */
  join(id: string, { name, token }: Joining, account: string | null): Promise<Seat> {
    return this.#change(id, (held) => {
      const before = seatOfToken(held, token);
      if (before !== null) return { answer: before, change: null, isFinal: true };
      const { match } = playable(held);
      const open = held.stored.seats.find(({ player }) => player === OPEN);
      if (open === undefined) return refuse('noSeat', 'expected a match with an open seat, got one that is full');
      const seat: StoredSeat = { ...open, player: PERSON, name, token: hashed(token), account };
      const log = logOf('joined', seat.seat);
      return { answer: seat.seat, change: this.#changeOf(held, { match, log, seats: [seat] }) };
    });
  }

  /** What the referee answers. @throws Refusal if the match cannot be played on. */
  submit(id: string, credentials: Credentials, submission: unknown): Promise<Answer<GameTypes>> {
    return this.#change(id, (held) => {
      const seat = seatIn(held, credentials);
      if (seat === null) return refuse('unauthorized', 'expected the token of a seat, got none');
      const { served, match } = playable(held);
      if (held.stored.status === 'waiting')
        refuse('waiting', 'expected a match that has begun, got one with an open seat');
      return this.#judged(held, seat, served.submit(match, seat, submission));
    });
  }

  /** A move of the bot that plays for a seat; nothing happens if the seat plays for itself, or the table has changed. */
  submitForBot(id: string, seat: Seat, submission: object): Promise<boolean> {
    return this.#change(id, (held) => {
      const { served, match } = playable(held);
      const judged = served.submitFor(match, seat, submission);
      if (judged === null) return { answer: false, change: null };
      return { ...this.#judged(held, seat, judged), answer: judged.answer.ok };
    });
  }

  /** The seats that are to move for which time is up; with those that have just lost their game's time. */
  expire(id: string): Promise<readonly Seat[]> {
    return this.#change<readonly Seat[]>(id, (held) => {
      const { stored, served, match } = playable(held);
      const { clock } = stored.settings;
      const now = this.#config.now();
      if (stored.status !== 'playing' || clock === null || stored.clock === null) return { answer: [], change: null };
      if (dueAt(stored.clock, clock, served, match) > now) return { answer: [], change: null };
      const [lost] = runOut(stored.clock, served, match, now);
      if (lost === undefined || match.standIns[lost] !== null) return { answer: served.actors(match), change: null };
      const left = (stored.clock.left ?? []).map((time, seat) => (seat === lost ? 0 : time));
      const change = this.#changeOf(held, {
        match: served.letPlay(match, lost, clock.bot),
        log: logOf('left', lost),
        clock: { since: now, left },
      });
      return { answer: [], change };
    });
  }

  /** A bot's move for a seat whose time for a step is up: the seat keeps its place, and others see only the move. */
  submitForLate(id: string, seat: Seat, submission: object): Promise<boolean> {
    return this.#change(id, (held) => {
      const { stored, served, match } = playable(held);
      const { clock } = stored.settings;
      if (clock === null || match.standIns[seat] !== null) return { answer: false, change: null };
      const judged = served.submitFor(served.letPlay(match, seat, clock.bot), seat, submission);
      if (judged === null || !judged.answer.ok || judged.log === null) return { answer: false, change: null };
      const back = { ...judged, match: served.letPlay(judged.match, seat, null) };
      return { ...this.#judged(held, seat, back), answer: true };
    });
  }

  /** Lets a bot play for the sender's seat. */
  leave(id: string, credentials: Credentials, bot: string): Promise<null> {
    return this.#letPlay(id, credentials, bot);
  }

  /** Lets the sender's seat play for itself again. */
  comeBack(id: string, credentials: Credentials): Promise<null> {
    return this.#letPlay(id, credentials, null);
  }

  #letPlay(id: string, credentials: Credentials, bot: string | null): Promise<null> {
    return this.#change<null>(id, (held) => {
      const seat = requireSeat(held, credentials);
      const { stored, served, match } = playable(held);
      if (bot !== null && !served.bots.includes(bot)) refuseBot('bot', served);
      if (bot === null && isOutOfTime(stored.clock, seat)) {
        refuse('outOfTime', 'expected a seat with time left for the game, got one without');
      }
      if (match.standIns[seat] === bot) return { answer: null, change: null };
      const log = logOf(bot === null ? 'returned' : 'left', seat);
      return { answer: null, change: this.#changeOf(held, { match: served.letPlay(match, seat, bot), log }) };
    });
  }

  /** Replaces the token of the sender's seat: the one before opens nothing from now on. */
  renewToken(id: string, credentials: Credentials, token: string): Promise<Seat> {
    return this.#change(id, (held) => {
      const before = seatOfToken(held, token);
      if (before !== null) return { answer: before, change: null, isFinal: true };
      const seat = requireSeat(held, credentials);
      return { answer: seat, change: this.#tokenChange(held, seat, hashed(token)) };
    });
  }

  /** Takes the token of a seat away. It can play again by its account, if the host knows it, and else by a bot alone. */
  revoke(id: string, seat: Seat): Promise<void> {
    return this.#change<void>(id, (held) => ({ answer: undefined, change: this.#tokenChange(held, seat, null) }));
  }

  /** Opens the match that follows one that is over, with the same players, and the same tokens. */
  async rematch(id: string, credentials: Credentials): Promise<string> {
    for (let tries = 0; tries < TRIES; tries++) {
      const next = await this.#rematch(id, credentials);
      if (next !== null) return next;
    }
    return refuse('unavailable', 'the match is being changed by too many at once: ask again');
  }

  /** `null` if the match has been changed meanwhile. */
  async #rematch(id: string, credentials: Credentials): Promise<string | null> {
    const held = await this.fresh(id);
    requireSeat(held, credentials);
    const { stored, served, match } = playable(held);
    if (stored.rematch !== null) return stored.rematch;
    if (stored.status !== 'over') refuse('unfinished', 'expected a match that is over, got one that goes on');
    // Every state has its options.
    const { options } = match.state as { readonly options?: object };
    const next = randomUUID();
    const isNew = await this.#config.store.open({
      ...this.#opened(next, served, stored.seats, options, stored.settings),
      request: null,
      listed: false,
      rematchOf: { id, version: stored.version, info: { ...infoOf(held), rematch: next } },
    });
    const after = await this.fresh(id);
    if (isNew) {
      this.#tell(after, infoOf(after), false);
      await this.#begin(next);
    }
    return after.stored.rematch;
  }

  /** A new match of these players, to be stored. */
  #opened(
    id: string,
    served: ServedGame,
    seats: readonly StoredSeat[],
    options: unknown,
    settings: MatchSettings,
  ): Omit<NewMatch, 'request' | 'listed' | 'rematchOf'> {
    const { clock } = settings;
    const update = openOrRefuse(served, seats.length, options);
    const match = seats.reduce(
      (match, { seat, player }) => (isBot(player) ? served.letPlay(match, seat, player) : match),
      update.match as AnyMatch,
    );
    const status = statusOf(served, match, seats);
    const started =
      clock === null || status !== 'playing' ? null : startedClock(clock, seats.length, this.#config.now());
    const game = served.id;
    return {
      id,
      game,
      settings,
      match,
      ...standingOf({ id, game, status, settings, clock: started, rematch: null, seats }, served, match),
      log: { ...logOf('opened', null), events: update.log.events },
      deliveries: update.deliveries,
      seats,
    };
  }

  #judged(held: Held, seat: Seat, judged: Judgement<GameTypes>): Decision<Answer<GameTypes>> {
    const { answer, match, deliveries, log } = judged;
    // What was accepted before stays accepted.
    if (log === null) return { answer, change: null, isFinal: answer.ok };
    const entry: LogEntry = { kind: 'moved', seat, submission: answer.id, move: log.move, events: log.events };
    return { answer, change: this.#changeOf(held, { match, log: entry, deliveries }) };
  }

  #tokenChange(held: Held, seat: Seat, token: string | null): Change {
    const { stored } = held;
    const before = stored.seats[seat] ?? refuse('invalid', `seat: expected a seat of the match, got ${seat}`);
    const log = logOf('token', seat);
    const { status, clock } = stored;
    // A match of other rules can be left, too.
    if (held.match === null) {
      const seats = [{ ...before, token }];
      const info = infoOf(held);
      return { match: stored.match, status, clock, due: null, botToMove: false, info, log, deliveries: [], seats };
    }
    return this.#changeOf(held, { match: held.match, log, seats: [{ ...before, token }] });
  }

  #changeOf(
    held: Held,
    made: {
      readonly match: AnyMatch;
      readonly log: LogEntry;
      readonly deliveries?: readonly Delivery<GameTypes>[];
      readonly seats?: readonly StoredSeat[];
      readonly clock?: ClockState;
    },
  ): Change {
    const { stored, served, match: before } = playable(held);
    const { match, log, deliveries = [], seats = [] } = made;
    const taken = afterSeats(stored.seats, seats);
    const status = statusOf(served, match, taken);
    const settings = stored.settings.clock;
    const now = this.#config.now();
    let clock: ClockState | null = null;
    if (settings !== null && status !== 'waiting') {
      clock =
        stored.clock === null
          ? startedClock(settings, stored.seats.length, now)
          : (made.clock ?? movedClock(stored.clock, served, before, match, now));
    }
    return {
      match,
      ...standingOf({ ...stored, status, clock, seats: taken }, served, match),
      log,
      deliveries,
      seats,
    };
  }

  /** Decides on a match and writes the change; decides again where the match has been changed meanwhile. */
  #change<T>(id: string, decide: (held: Held) => Decision<T>): Promise<T> {
    return this.#inTurn(id, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const cached = tries === 0 ? this.#cache.get(id) : undefined;
        const held = cached ?? (await this.fresh(id));
        let decision: Decision<T>;
        try {
          decision = decide(held);
        } catch (error) {
          // What is known here may be old.
          if (cached !== undefined && error instanceof Refusal) continue;
          throw error;
        }
        const { answer, change, isFinal = false } = decision;
        if (change === null) {
          if (cached === undefined || isFinal) return answer;
          continue;
        }
        if (await this.#write(held, change)) return answer;
      }
      return refuse('unavailable', 'the match is being changed by too many at once: ask again');
    });
  }

  /** Lets the bots of a new match play. */
  async #begin(id: string): Promise<void> {
    const held = await this.fresh(id);
    this.#tell(held, infoOf(held), true);
  }

  async #write(held: Held, change: Change): Promise<boolean> {
    const { stored } = held;
    let written = false;
    try {
      written = await this.#config.store.change(stored.id, stored.version, change);
    } finally {
      // After an error, nobody knows whether it was written.
      if (!written) this.#cache.delete(stored.id);
    }
    if (!written) return false;
    const { match, status, clock, seats, deliveries, info, botToMove } = change;
    const next: Held = {
      served: held.served,
      // A change of a match that cannot be judged leaves it as it is.
      match: held.match === null ? null : (match as AnyMatch),
      stored: { ...stored, version: stored.version + 1, status, clock, seats: afterSeats(stored.seats, seats) },
    };
    this.#cache.set(stored.id, next);
    this.#tell(next, info, botToMove, deliveries, seats.length > 0);
    return true;
  }

  #tell(
    held: Held,
    info: MatchInfo,
    isBotToMove: boolean,
    deliveries: Changed['deliveries'] = [],
    isSeatChange = false,
  ): void {
    this.#config.onChange({ held, deliveries, isSeatChange, isBotToMove, info: JSON.stringify(info) });
  }

  #inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(id);
    const turn = before === undefined ? act() : before.then(act, act);
    this.#turns.set(id, turn);
    const done = () => {
      if (this.#turns.get(id) === turn) this.#turns.delete(id);
    };
    turn.then(done, done);
    return turn;
  }

  async #judgeable(stored: StoredMatch): Promise<Held> {
    const served = this.#games.get(stored.game) ?? null;
    if (served === null) return { stored, served, match: null };
    const { id, match } = stored;
    // What was read is not needed twice.
    const kept = { ...stored, match: null };
    try {
      return { stored: kept, served, match: served.read(match) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const events = (await this.#config.store.log(id)).flatMap((entry) => entry.events);
      const migrated = migratedOrNull(served, match, events);
      return migrated === null ? { stored, served, match: null } : { stored: kept, served, match: migrated };
    }
  }
}

/** Whatever is wrong with a match that was stored long ago: what cannot be judged can still be read. */
function migratedOrNull(served: ServedGame, match: unknown, events: readonly unknown[]): AnyMatch | null {
  try {
    return served.migrate(match, events);
  } catch {
    return null;
  }
}

function playable({ stored, served, match }: Held) {
  if (served !== null && match !== null) return { stored, served, match };
  return refuse('otherRules', 'expected a match of the rules of this server, got one of others: it can only be read');
}

/** The seat that the credentials open. @throws Refusal for a token of no seat. */
export function seatIn(held: Held, { token, account }: Credentials): Seat | null {
  if (token !== null) {
    return (
      seatOfToken(held, token) ?? refuse('unauthorized', 'expected the token of a seat of this match, got another')
    );
  }
  if (account === null) return null;
  const own = held.stored.seats.find((seat) => seat.account === account && seat.player === PERSON);
  return own?.seat ?? null;
}

/** The seat that a token is of; `null` for none. */
function seatOfToken({ stored }: Held, token: string): Seat | null {
  const hash = hashed(token);
  return stored.seats.find((seat) => seat.token === hash)?.seat ?? null;
}

function requireSeat(held: Held, credentials: Credentials): Seat {
  return seatIn(held, credentials) ?? refuse('unauthorized', 'expected the token of a seat, got none');
}

/** What is public, or leads to it, of a stored match. */
type Known = Omit<StoredMatch, 'version' | 'match'>;

/** When the time for the step that a match is in is up; `null` where no clock runs. */
function dueOf({ status, settings, clock }: Known, served: ServedGame, match: AnyMatch): Date | null {
  if (status !== 'playing' || clock === null || settings.clock === null) return null;
  return new Date(dueAt(clock, settings.clock, served, match));
}

/** What is stored of a match besides the match itself, so that others find it. */
function standingOf(
  stored: Known,
  served: ServedGame,
  match: AnyMatch,
): Pick<Change, 'status' | 'clock' | 'due' | 'botToMove' | 'info'> {
  const { status, clock } = stored;
  return {
    status,
    clock,
    due: dueOf(stored, served, match),
    botToMove: status === 'playing' && served.actors(match).some((seat) => match.standIns[seat] !== null),
    info: infoOf({ stored, served, match }),
  };
}

/** What everybody may know of a match. */
export function infoOf(of: {
  readonly stored: Known;
  readonly served: ServedGame | null;
  readonly match: AnyMatch | null;
}): MatchInfo {
  const { stored, served, match } = of;
  const { id, game, status, settings, clock, rematch } = stored;
  const due = served === null || match === null ? null : dueOf(stored, served, match);
  return {
    id,
    game,
    status,
    seats: stored.seats.map(({ seat, player, name }) => {
      return { player, name, away: player === PERSON ? (match?.standIns[seat] ?? null) : null };
    }),
    clock: settings.clock === null ? null : clockInfo(settings.clock, clock, due),
    rematch,
  };
}

function playersIn({ seats, players }: Opening, served: ServedGame): readonly string[] {
  if (players === undefined) return Array.from({ length: seats ?? served.seats.min }, () => PERSON);
  if (seats !== undefined && seats !== players.length) {
    refuse('invalid', `seats: expected ${players.length}, as many as players, got ${seats}`);
  }
  for (const [seat, player] of players.entries()) {
    if (isBot(player) && !served.bots.includes(player)) refuseBot(`players.${seat}`, served);
  }
  return players;
}

function refuseBot(field: string, { bots }: ServedGame): never {
  return refuse('invalid', `${field}: expected one of ${bots.join(', ')}`);
}

function isBot(player: string): boolean {
  return player !== PERSON && player !== OPEN;
}

function openOrRefuse(served: ServedGame, seats: number, options: unknown) {
  try {
    return served.open(seats, options);
  } catch (error) {
    if (error instanceof RangeError) return refuse('invalid', error.message);
    throw error;
  }
}

function statusOf(served: ServedGame, match: AnyMatch, seats: readonly StoredSeat[]): MatchStatus {
  if (served.isOver(match)) return 'over';
  return seats.some(({ player }) => player === OPEN) ? 'waiting' : 'playing';
}

function afterSeats(before: readonly StoredSeat[], changed: readonly StoredSeat[]): readonly StoredSeat[] {
  if (changed.length === 0) return before;
  return before.map((seat) => changed.find((other) => other.seat === seat.seat) ?? seat);
}

function logOf(kind: LogEntry['kind'], seat: Seat | null): LogEntry {
  return { kind, seat, submission: null, move: null, events: [] };
}
