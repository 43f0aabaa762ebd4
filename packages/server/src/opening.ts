import type { Seat } from 'hencoop';
import type { Account } from './accounts.js';
import { logEntry } from './buildChange.js';
import { type MatchChanges, tooBusy } from './changes.js';
import { startedClock } from './clock.js';
import type { NewMatch, OpenedMatch } from './contract.js';
import type { Credentials } from './credentials.js';
import type { ServedGame } from './games.js';
import { type AnyMatch, playable } from './loadedMatch.js';
import { derivedFields, infoOf, statusOf } from './matchInfo.js';
import { refuse } from './refusal.js';
import { requireSeat } from './seatAccess.js';
import { handsAfter, spectatorSettings } from './spectators.js';
import type { MatchStore, MatchToOpen } from './store.js';
import { isBot, type MatchSettings, OPEN, PERSON, type StoredSeat } from './storedMatch.js';
import { freshToken, hashed, tokenOf, watchCodeOf } from './tokens.js';

/** The dependencies for opening matches. */
export interface Opening {
  readonly store: MatchStore;
  readonly games: ReadonlyMap<string, ServedGame>;
  readonly changes: MatchChanges;
  readonly now: () => number;
  /** Returns the id of a new match; `request` is the hash of its secret, `null` for a rematch. */
  readonly newId: (request: string | null) => string;
  /** Called with a new match if a bot is to move in it, and its sender; `null`: unknown. */
  readonly onBotToMove: (id: string, sender: string | null) => void;
}

/** How often to try a rematch of a match that others change at the same time. */
const TRIES = 20;

/** Opens a match. Repeating the request with the same secret returns the same match. */
export async function openMatch(
  opening: Opening,
  wanted: NewMatch,
  {
    account,
    sender,
    shownName,
  }: {
    readonly account: Required<Account> | null;
    readonly sender: string | null;
    readonly shownName: (name: string) => string;
  },
): Promise<OpenedMatch> {
  const { store, games, now, newId, onBotToMove } = opening;
  const served = games.get(wanted.game) ?? refuse('invalid', `game: expected one of ${[...games.keys()].join(', ')}`);
  const { clock, listed, options, names = [] } = wanted;
  const players = playersOf(wanted, served);
  if (clock !== null) requireBot('clock.bot', clock.bot, served, players.length);
  const secret = wanted.secret ?? freshToken();
  const tokens = players.map((player, seat) => (player === PERSON ? tokenOf(secret, seat) : null));
  const host = hostOf(players);
  const seats = seatsOf({ players, names, tokens, account, host: host ?? 0 }).map((seat) => {
    return { ...seat, name: shownName(seat.name) };
  });
  const request = hashed(secret);
  const id = newId(request);
  const settings = { clock, host, ...spectatorSettings(wanted, secret) };
  const match = matchToOpen({ id, served, seats, options, settings, now: now() });
  const isNew = await store.open({ ...match, request, listed, rematchOf: null });
  if (isNew && match.botToMove) onBotToMove(id, sender);
  const opened = isNew ? { id, info: match.info } : await openedBefore(opening, request, wanted.game, players);
  const { watch } = opened.info;
  return { ...opened, tokens, watchCode: watch === 'link' ? watchCodeOf(secret) : null };
}

/** The match that this secret opened before. @throws Refusal if it was a different one. */
async function openedBefore(
  { store, changes }: Opening,
  request: string,
  game: string,
  players: readonly string[],
): Promise<Pick<OpenedMatch, 'id' | 'info'>> {
  const id = await store.requested(request);
  if (id === null) return refuse('conflict', 'The match that this secret opened has been removed.');
  const loaded = await changes.fresh(id);
  const { stored } = loaded;
  // An open seat may have been taken since.
  const isSame = ({ seat, player }: StoredSeat) =>
    player === players[seat] || (player === PERSON && players[seat] === OPEN);
  if (stored.game !== game || stored.seats.length !== players.length || !stored.seats.every(isSame)) {
    refuse('conflict', 'This secret has opened another match. Use a new secret for each match.');
  }
  return { id, info: infoOf(loaded) };
}

/** Opens the rematch of a finished match, with the same players and tokens. */
export async function openRematch(opening: Opening, id: string, credentials: Credentials): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const next = await tryRematch(opening, id, credentials);
    if (next !== null) return next;
  }
  return tooBusy();
}

/** `null` if the match has changed meanwhile. */
async function tryRematch(opening: Opening, id: string, credentials: Credentials): Promise<string | null> {
  const { store, changes, now, newId, onBotToMove } = opening;
  const loaded = await changes.fresh(id);
  requireSeat(loaded, credentials);
  const { stored, served, match } = playable(loaded);
  if (stored.rematch !== null) return stored.rematch;
  if (stored.status !== 'over') refuse('unfinished', 'This match is not over yet.');
  // Every state contains its options.
  const { options } = match.state as { readonly options?: object };
  const next = newId(null);
  const { seats, settings, version } = stored;
  const following = matchToOpen({ id: next, served, seats, options, settings, now: now() });
  const isNew = await store.open({
    ...following,
    request: null,
    listed: false,
    rematchOf: { id, version, info: { ...infoOf(loaded), rematch: next } },
  });
  const after = await changes.fresh(id);
  if (isNew) {
    changes.announce(after);
    if (following.botToMove) onBotToMove(next, null);
  }
  return after.stored.rematch;
}

function matchToOpen(of: {
  readonly id: string;
  readonly served: ServedGame;
  readonly seats: readonly StoredSeat[];
  readonly options: unknown;
  readonly settings: MatchSettings;
  readonly now: number;
}): Omit<MatchToOpen, 'request' | 'listed' | 'rematchOf'> {
  const { id, served, seats, options, settings, now } = of;
  const { match: dealt, deliveries, log } = dealOrRefuse(served, seats.length, options);
  const match = seats.reduce<AnyMatch>(
    (match, { seat, player }) => (isBot(player) ? served.letPlay(match, seat, player) : match),
    dealt,
  );
  const status = statusOf(served, match, seats);
  const runs = settings.clock !== null && status === 'playing';
  const clock = runs ? startedClock(settings.clock, seats.length, now) : null;
  const game = served.id;
  const details = { id, game, status, settings, clock, rematch: null, seats };
  return {
    id,
    game,
    settings,
    match,
    ...derivedFields(details, served, match),
    log: { ...logEntry('opened', null), events: log.events },
    deliveries: [...deliveries, ...handsAfter({ settings, status }, false, served, match, deliveries)],
    seats,
  };
}

function dealOrRefuse(served: ServedGame, seats: number, options: unknown) {
  try {
    return served.open(seats, options);
  } catch (error) {
    if (error instanceof RangeError) return refuse('invalid', error.message);
    throw error;
  }
}

function playersOf({ seats, players }: NewMatch, served: ServedGame): readonly string[] {
  if (players === undefined) return Array.from({ length: seats ?? served.seats.min }, () => PERSON);
  if (seats !== undefined && seats !== players.length) {
    refuse('invalid', `seats: expected ${players.length}, as many as players, got ${seats}`);
  }
  for (const [seat, player] of players.entries()) {
    if (isBot(player)) requireBot(`players.${seat}`, player, served, players.length);
  }
  return players;
}

/** @throws Refusal if the game has no such bot for this many seats. */
export function requireBot(field: string, bot: string, served: ServedGame, seats: number): void {
  const { min, max } = served.seats;
  // The deal refuses an impossible number of seats.
  const bots = seats >= min && seats <= max ? served.botsAt(seats) : served.bots;
  if (!bots.includes(bot)) refuse('invalid', `${field}: expected one of ${bots.join(', ')}`);
}

/** The host sits on the first seat for a person; the others, if any, are usually open. */
function hostOf(players: readonly string[]): Seat | null {
  const host = players.indexOf(PERSON);
  return host < 0 ? null : host;
}

function seatsOf(of: {
  readonly players: readonly string[];
  readonly names: readonly string[];
  readonly tokens: OpenedMatch['tokens'];
  readonly account: Required<Account> | null;
  /** The seat of the account. */
  readonly host: Seat;
}): readonly StoredSeat[] {
  return of.players.map((player, seat) => {
    const token = of.tokens[seat] ?? null;
    const account = seat === of.host ? of.account : null;
    return {
      seat,
      player,
      name: of.names[seat] || (player === PERSON && account?.name) || '',
      token: token === null ? null : hashed(token),
      invitation: null,
      account: account?.id ?? null,
    };
  });
}
