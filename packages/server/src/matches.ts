import type { GameTypes, Seat } from 'hencoop';
import type { Answer, Snapshot } from 'hencoop/referee';
import type { Account } from './accounts.js';
import { changeOf, endOf, judgedDecision, logEntry, seatChange } from './buildChange.js';
import { type CommittedChange, MatchChanges } from './changes.js';
import { dueAt, isOutOfTime, seatRunOut } from './clock.js';
import type { JoinedSeat, MatchInfo, NewMatch, OpenedMatch } from './contract.js';
import type { Credentials } from './credentials.js';
import type { ServedGame } from './games.js';
import { type LoadedMatch, playable } from './loadedMatch.js';
import { infoOf } from './matchInfo.js';
import { LogPlaces } from './matchLog.js';
import { type Opening, openMatch, openRematch, requireBot } from './opening.js';
import { refuse } from './refusal.js';
import { requireSeat, seatIn, seatOfToken } from './seatAccess.js';
import type { JoinRequest } from './seatContract.js';
import { handsUpTo, requireAnalysis, requireHands, spectatorRules } from './spectators.js';
import type { MatchStore } from './store.js';
import { isBot, OPEN, PERSON, type StoredSeat } from './storedMatch.js';
import { hashed } from './tokens.js';
import { answerUndo, askUndo, settleUndo, type UndoAccepted, type Undoing } from './undo.js';

export interface MatchesConfig {
  readonly store: MatchStore;
  readonly games: readonly ServedGame[];
  /** The number of matches kept in memory. */
  readonly cached: number;
  readonly now: () => number;
  /**
   * Returns the id of a new match, by default a random one; `request` is the hash of its secret, `null` for a rematch.
   */
  readonly newId?: (request: string | null) => string;
  /** A player's name as others see it; by default unchanged. */
  readonly shownName?: (name: string) => string;
  /** Called with a new match if a bot is to move in it, and its sender; `null`: unknown. */
  readonly onBotToMove: (id: string, sender: string | null) => void;
}

/** The result of letting a sender in. */
export interface Entrance {
  /** The seat of the sender; `null` for a spectator. */
  readonly seat: Seat | null;
  /** The number of seat changes of the match by then. */
  readonly seatChanges: number;
  /** The table if it replaces too many missing deliveries; otherwise `null`. */
  readonly snapshot: Snapshot<GameTypes> | null;
  /** The number of deliveries still to send. */
  readonly missing: number;
  /** The number of the spectators' last delivery, at least. */
  readonly watched: number;
}

/** Above this number of missing deliveries, a snapshot replaces them. */
const LONG_GAP = 500;

/** The matches of a store. */
export class Matches {
  readonly games: readonly ServedGame[];
  readonly #now: () => number;
  readonly #shownName: (name: string) => string;
  readonly #changes: MatchChanges;
  readonly #places: LogPlaces;
  readonly #opening: Opening;
  readonly #undoing: Undoing;
  readonly #listeners = new Set<(change: CommittedChange) => void>();

  constructor(config: MatchesConfig) {
    const { store, games, cached, now, newId = () => crypto.randomUUID(), onBotToMove } = config;
    const byId = new Map(games.map((game) => [game.id, game]));
    this.games = games;
    this.#now = now;
    this.#places = new LogPlaces(store);
    this.#shownName = config.shownName ?? ((name) => name);
    const onCommit = (change: CommittedChange) => {
      this.#places.committed(change.loaded);
      for (const listener of this.#listeners) listener(change);
    };
    this.#changes = new MatchChanges({ store, games: byId, cached, onCommit });
    this.#undoing = { changes: this.#changes, places: this.#places, now };
    this.#opening = { store, games: byId, changes: this.#changes, now, newId, onBotToMove };
  }

  /** Listens to every change that this process commits. */
  onCommit(listener: (change: CommittedChange) => void): void {
    this.#listeners.add(listener);
  }

  /** Resolves once no write is pending. */
  async settled(): Promise<void> {
    await this.#changes.settled();
    await this.#places.settled();
  }

  /** Drops a cached match older than this version: another process has changed it. */
  forgetBefore(id: string, version: number): void {
    this.#changes.forgetBefore(id, version);
  }

  /** Reads the match from the store. @throws Refusal if it does not exist. */
  fresh(id: string): Promise<LoadedMatch> {
    return this.#changes.fresh(id);
  }

  /** Lets a sender in who has the deliveries up to number `after`; `null`: who asks for none. */
  enter(id: string, credentials: Credentials, after: number | null = null, takesSnapshot = false): Promise<Entrance> {
    return this.#changes.read(id, (loaded) => {
      const seat = seatIn(loaded, credentials);
      const missing = missingAfter(loaded, seat, after);
      const snapshot = takesSnapshot && missing > LONG_GAP ? snapshotOf(loaded, seat) : null;
      const { stored, match } = loaded;
      const { seatChanges } = stored;
      return { seat, seatChanges, snapshot, missing: snapshot === null ? missing : 0, watched: match?.watched ?? 0 };
    });
  }

  /** @throws Refusal unless the sender may see the analysis of the match. */
  async enterAnalysis(id: string, credentials: Credentials): Promise<void> {
    await this.#changes.read(id, (loaded) => requireAnalysis(loaded, seatIn(loaded, credentials)));
  }

  /** The revision of the hands that the sender may see by now; `null`: none yet. @throws Refusal if there are none. */
  async handsFor(id: string, credentials: Credentials): Promise<number | null> {
    const loaded = await this.fresh(id);
    requireHands(loaded, seatIn(loaded, credentials));
    const { status, settings } = loaded.stored;
    return handsUpTo({ status, ...spectatorRules(settings) }, playable(loaded).match.watched);
  }

  /** The sender's seat. @throws Refusal if the sender has none. */
  seatOf(id: string, credentials: Credentials): Promise<Seat> {
    return this.#changes.read(id, (loaded) => requireSeat(loaded, credentials));
  }

  /** The sender's snapshot, read from the store, since another process may just have changed the match. */
  async snapshot(
    id: string,
    credentials: Credentials,
  ): Promise<{ seat: Seat | null; info: MatchInfo } & Snapshot<GameTypes>> {
    const loaded = await this.fresh(id);
    const seat = seatIn(loaded, credentials);
    const { served, match } = playable(loaded);
    return { seat, info: infoOf(loaded), ...served.snapshot(match, seat) };
  }

  async info(id: string): Promise<MatchInfo> {
    return infoOf(await this.fresh(id));
  }

  /**
   * Opens a match. Repeating the request with the same secret returns the same match. `sender` is the account or the
   * address of the sender.
   */
  open(
    wanted: NewMatch,
    account: Required<Account> | null,
    sender: string | null = account?.id ?? null,
  ): Promise<OpenedMatch> {
    return openMatch(this.#opening, wanted, { account, sender, shownName: this.#shownName });
  }

  /** Opens the rematch of a finished match, with the same players and tokens. */
  rematch(id: string, credentials: Credentials): Promise<string> {
    return openRematch(this.#opening, id, credentials);
  }

  /** Takes the seat of an invitation, or the first open seat; the same token takes the same seat again. */
  join(id: string, { name, token, invitation }: JoinRequest, account: Required<Account> | null): Promise<JoinedSeat> {
    return this.#changes.change(id, (loaded) => {
      const rules = spectatorRules(loaded.stored.settings);
      const before = seatOfToken(loaded, token);
      if (before !== null) return { answer: { seat: before, ...rules }, change: null, isFinal: true };
      const { match } = playable(loaded);
      const free = freeSeat(loaded, invitation);
      const own = name || (free.name === '' ? (account?.name ?? '') : '');
      const shown = own === '' ? free.name : this.#shownName(own);
      const seat: StoredSeat = {
        ...free,
        player: PERSON,
        name: shown,
        token: hashed(token),
        account: account?.id ?? null,
        invitation: null,
      };
      const log = logEntry('joined', seat.seat);
      const change = changeOf(loaded, { match, log, seats: [seat] }, this.#now());
      return { answer: { seat: seat.seat, ...rules }, change };
    });
  }

  /** Makes, replaces or withdraws (`null`) the invitation to a seat. @throws Refusal */
  invite(id: string, credentials: Credentials, invited: Seat, code: string | null): Promise<void> {
    return this.#changes.change<void>(id, (loaded) => {
      const sender = requireSeat(loaded, credentials);
      const { stored, match } = playable(loaded);
      const seat = stored.seats[invited] ?? refuse('invalid', `seat: expected a seat of the match, got ${invited}`);
      if (sender !== invited && sender !== stored.settings.host)
        refuse('forbidden', 'Only the host may invite others.');
      if (isBot(seat.player)) refuse('conflict', 'A bot has this seat.');
      const invitation = code === null ? null : hashed(code);
      // The player of a seat keeps it until the invitation to another device is used.
      const isOwn = sender === invited || code === null;
      const kept = isOwn ? {} : { token: null, account: null };
      if (seat.invitation === invitation && (isOwn || seat.token === null)) return { answer: undefined, change: null };
      const seats = [{ ...seat, ...kept, invitation }];
      return {
        answer: undefined,
        change: changeOf(loaded, { match, log: logEntry('invited', invited), seats }, this.#now()),
      };
    });
  }

  /** Returns the referee's answer. @throws Refusal if the match cannot continue. */
  submit(id: string, credentials: Credentials, submission: unknown): Promise<Answer<GameTypes>> {
    return this.#changes.change(id, (loaded) => {
      const seat = requireSeat(loaded, credentials);
      const { stored, served, match } = playable(loaded);
      if (stored.status === 'waiting') refuse('waiting', 'This match has not started: a seat is still open.');
      return judgedDecision(loaded, seat, served.submit(match, seat, submission), this.#now());
    });
  }

  /** Plays a bot's move for its seat. `false` if the table has changed, or the seat plays for itself again. */
  submitForBot(id: string, seat: Seat, submission: object): Promise<boolean> {
    return this.#changes.change(id, (loaded) => {
      const { served, match } = playable(loaded);
      const judged = served.submitFor(match, seat, submission);
      if (judged === null) return { answer: false, change: null };
      return { ...judgedDecision(loaded, seat, judged, this.#now()), answer: judged.answer.ok };
    });
  }

  /**
   * Returns the seats that have run out of time for the current step. A seat that has used up its game time is not
   * included: a bot takes it over.
   */
  expire(id: string): Promise<readonly Seat[]> {
    return this.#changes.change<readonly Seat[]>(id, (loaded) => {
      const { stored, served, match } = playable(loaded);
      const { clock } = stored.settings;
      const now = this.#now();
      if (stored.status !== 'playing' || clock === null || stored.clock === null) return { answer: [], change: null };
      if (dueAt(stored.clock, clock, served, match) > now) return { answer: [], change: null };
      const lost = seatRunOut(stored.clock, served, match, now);
      if (lost === null || match.standIns[lost] !== null) return { answer: served.actors(match), change: null };
      const left = (stored.clock.left ?? []).map((time, seat) => (seat === lost ? 0 : time));
      const played = {
        match: served.letPlay(match, lost, clock.bot),
        log: logEntry('left', lost),
        clock: { since: now, left },
      };
      return { answer: [], change: changeOf(loaded, played, now) };
    });
  }

  /**
   * Plays a bot's move for a seat that ran out of time for a step. The player keeps the seat; others see only the move.
   */
  submitForLate(id: string, seat: Seat, submission: object): Promise<boolean> {
    return this.#changes.change(id, (loaded) => {
      const { stored, served, match } = playable(loaded);
      const { clock } = stored.settings;
      if (clock === null || match.standIns[seat] !== null) return { answer: false, change: null };
      const judged = served.submitFor(served.letPlay(match, seat, clock.bot), seat, submission);
      if (judged === null || !judged.answer.ok || judged.log === null) return { answer: false, change: null };
      const back = { ...judged, match: served.letPlay(judged.match, seat, null) };
      return { ...judgedDecision(loaded, seat, back, this.#now()), answer: true };
    });
  }

  /** Lets a bot play for the sender's seat. Bots agree to every request to take a move back. */
  async leave(id: string, credentials: Credentials, bot: string): Promise<null> {
    await this.#letPlay(id, credentials, bot);
    await settleUndo(this.#undoing, id);
    return null;
  }

  /** Asks the others whether the sender's seat may take its last move back. @throws Refusal with the reason if it may not. */
  askUndo(id: string, credentials: Credentials, request: object): Promise<UndoAccepted> {
    return askUndo(this.#undoing, id, credentials, request);
  }

  /** Answers another seat's request for the sender's seat. @throws Refusal if there is no such request. */
  answerUndo(id: string, credentials: Credentials, answer: object): Promise<UndoAccepted> {
    return answerUndo(this.#undoing, id, credentials, answer);
  }

  /** Lets the sender's seat play for itself again. */
  comeBack(id: string, credentials: Credentials): Promise<null> {
    return this.#letPlay(id, credentials, null);
  }

  /** Replaces the token of the sender's seat; the previous one becomes invalid. */
  renewToken(id: string, credentials: Credentials, token: string): Promise<Seat> {
    return this.#changes.change(id, (loaded) => {
      const before = seatOfToken(loaded, token);
      if (before !== null) return { answer: before, change: null, isFinal: true };
      const seat = requireSeat(loaded, credentials);
      return { answer: seat, change: seatChange(loaded, seat, { token: hashed(token) }, this.#now()) };
    });
  }

  /**
   * Replaces or revokes the token of a seat. After that, only its account (if the application knows one) or a bot can
   * play it.
   */
  revoke(id: string, seat: Seat, token: string | null): Promise<void> {
    return this.#changes.change<void>(id, (loaded) => ({
      answer: undefined,
      change: seatChange(loaded, seat, { token: token === null ? null : hashed(token) }, this.#now()),
    }));
  }

  /** Empties the name of a seat; with `isGone`, its account and its token, too. */
  clearName(id: string, seat: Seat, isGone: boolean): Promise<void> {
    const cleared = isGone ? { name: '', token: null, account: null } : { name: '' };
    return this.#changes.change<void>(id, (loaded) => ({
      answer: undefined,
      change: seatChange(loaded, seat, cleared, this.#now()),
    }));
  }

  /** Ends a match before its game is over. */
  end(id: string): Promise<void> {
    return this.#changes.change<void>(id, (loaded) => ({ answer: undefined, change: endOf(loaded) }));
  }

  #letPlay(id: string, credentials: Credentials, bot: string | null): Promise<null> {
    return this.#changes.change<null>(id, (loaded) => {
      const seat = requireSeat(loaded, credentials);
      const { stored, served, match } = playable(loaded);
      if (bot !== null) requireBot('bot', bot, served, stored.seats.length);
      if (bot === null && isOutOfTime(stored.clock, seat)) refuse('outOfTime', 'This seat has run out of time.');
      if (match.standIns[seat] === bot) return { answer: null, change: null };
      const log = logEntry(bot === null ? 'returned' : 'left', seat);
      const change = changeOf(loaded, { match: served.letPlay(match, seat, bot), log }, this.#now());
      return { answer: null, change };
    });
  }
}

/** The seat that a newcomer takes. @throws Refusal if there is none. */
function freeSeat({ stored: { seats } }: LoadedMatch, invitation: string | undefined): StoredSeat {
  if (invitation === undefined) {
    const open = seats.find((seat) => seat.player === OPEN && seat.invitation === null);
    return open ?? refuse('noSeat', 'This match is full.');
  }
  const code = hashed(invitation);
  const own = seats.find((seat) => seat.invitation === code);
  return own ?? refuse('taken', 'This invitation has been used or withdrawn. Ask the host for a new one.');
}

function missingAfter({ match }: LoadedMatch, seat: Seat | null, after: number | null): number {
  if (after === null || match === null) return 0;
  const revision = seat === null ? match.watched : (match.revisions[seat] ?? 0);
  return Math.max(0, revision - after);
}

function snapshotOf({ served, match }: LoadedMatch, seat: Seat | null) {
  return served === null || match === null ? null : served.snapshot(match, seat);
}
