import { type ConnectConfig, connect, lobby, type MatchInfo, type RemoteMatch } from '@hencoop/client';
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { GameTypes, Seat } from 'hencoop';
import { type AnyDoors, type AnyGame, GAMES, gameById, isGameId } from 'hencoop/games';
import type { GameSnapshot, Hint, RequestOf } from '../../protocol.js';
import { refuse } from '../../refusal.js';
import type { Client } from '../client.js';
import { MatchClient, type MatchClientConfig } from './matchClient.js';
import type { LostSeat, OnlineMatch, Said, SeatStatus, UndoCode, UndoNotice } from './onlineMatch.js';
import { answered, undoRefusalOf } from './serverRefusals.js';

export interface OpenMatchConfig {
  /** The address of the server. */
  readonly url: string;
  readonly match: string;
  /** `null` for a spectator. */
  readonly token: string | null;
  /** Whether to watch, even if the player's account has a seat. */
  readonly asSpectator: boolean;
  /** The token of spectators; `null`: none. */
  readonly watchCode: string | null;
  readonly lost: LostSeat | null;
  /** Tells that the token of the seat has ended: its player sits elsewhere, or someone else does. */
  readonly onLost: (seat: Seat) => void;
  /** The name of a player without one, by number. */
  readonly guest: (number: number) => string;
  /** The label of a player for whom a bot plays. */
  readonly playsFor: (name: string, bot: string) => string;
  /** Asks a bot. @throws Refused */
  readonly advise: (request: RequestOf<'advise'>) => Promise<Hint>;
  /** Goes to another match of the server: a rematch, or the seat that a spectator has taken. */
  readonly goTo: (match: string, token: string | null) => void;
  /** Default: the browser's. */
  readonly WebSocket?: ConnectConfig<GameTypes>['WebSocket'];
}

/** A match on a server, as the page uses it. */
export interface OpenedMatch {
  readonly client: Client;
  readonly snapshot: GameSnapshot;
  readonly match: OnlineMatch;
}

const TOKEN = /^[0-9a-f]{64}$/;

/** Takes the seat of a token at a match, or watches it. @throws Refused */
export async function openMatch(config: OpenMatchConfig): Promise<OpenedMatch> {
  const { url, match: id, token, watchCode, asSpectator, advise, WebSocket } = config;
  const shown = token ?? watchCode;
  if (token !== null && !TOKEN.test(token)) {
    return refuse('noMatch', 'token: expected 64 hexadecimal digits, lower case, got something else');
  }
  const start = await startOf(url, id, shown, asSpectator);
  const doors = doorsOf(start.info);
  const [game, { schemas }] = await Promise.all([doors.game(), doors.entry()]);
  const remote = connect(game, {
    url,
    match: id,
    token: shown,
    asSpectator,
    hands: true,
    schema: schemas.redactedEvent,
    viewSchema: schemas.view,
    // The page shows the whole course of the game.
    everyDelivery: true,
    ...(WebSocket === undefined ? {} : { WebSocket }),
  });
  const info = signal(start.info);
  const connection = signal(remote.connection);
  remote.on('info', (changed) => {
    info.value = changed;
  });
  remote.on('connection', (changed) => {
    connection.value = changed;
  });
  const { seat } = start;
  remote.on('closed', (reason) => {
    if (reason === 'unauthorized' && seat !== null) config.onLost(seat);
  });
  const people = { ...peopleOf(info, config), ...companyOf(remote, info), ...spectatorsOf(remote) };
  const state = { id, game: doors.id, token, seat, lost: config.lost, info, connection, ...people };
  const undo = undoOf(remote);
  const client = new MatchClient({
    ...state,
    id: doors.id,
    game,
    remote,
    advise,
    analysis: analysisOf(game, config),
    onUndoRefused: undo.refused,
  });
  undo.listen();
  const match = {
    ...state,
    undoNotice: undo.undoNotice,
    answerUndo: undo.answerUndo,
    ...chancesOf(state),
    ...actionsOf(state, config),
    close: () => remote.close(),
  };
  await answered(remote.ready());
  // Events from before this visit arrive in parts.
  await client.caughtUp(start.revision);
  return { client, snapshot: client.snapshot(), match };
}

function doorsOf({ game }: MatchInfo): AnyDoors {
  if (isGameId(game)) return gameById(game);
  return refuse('future', `game: expected one of ${GAMES.map(({ id }) => id).join(', ')}, got another`);
}

/** Asks the server for the analysis of the match, once it is over. */
function analysisOf(
  game: AnyGame,
  { url, match, token: seat, watchCode }: OpenMatchConfig,
): MatchClientConfig['analysis'] {
  const hall = lobby(url);
  const token = seat ?? watchCode;
  return (onProgress) => answered(hall.analysis(game, match, { onProgress, ...(token === null ? {} : { token }) }));
}

/** The players and their names. */
function peopleOf(
  info: ReadonlySignal<MatchInfo>,
  { guest, playsFor }: OpenMatchConfig,
): Pick<OnlineMatch, 'names' | 'labels' | 'players'> {
  const names = computed(() => info.value.seats.map(({ name }, seat) => (name === '' ? guest(seat + 1) : name)));
  return {
    names,
    labels: computed(() =>
      info.value.seats.map(({ away }, seat) => {
        const name = names.value[seat] ?? '';
        return away === null ? name : playsFor(name, away);
      }),
    ),
    players: computed(() => info.value.seats.map(({ player, away }) => away ?? player)),
  };
}

/** Requests to take a move back, and their results. */
function undoOf(remote: RemoteMatch<GameTypes>) {
  const undoNotice = signal<UndoNotice | null>(null);
  const refused = (code: UndoCode) => {
    undoNotice.value = { type: 'refused', code };
  };
  return {
    undoNotice,
    refused,
    /** Call it after all listeners that must come first. */
    listen() {
      remote.on('snapshot', ({ takenBack }) => {
        if (takenBack !== null) undoNotice.value = { type: 'done', seat: takenBack.seat };
      });
      remote.on('delivery', () => {
        undoNotice.value = null;
      });
    },
    async answerUndo(accept: boolean) {
      const code = await undoRefusalOf(remote.answerUndo(accept));
      if (code !== null) refused(code);
    },
  };
}

/** How long a player who has left still counts as here, in milliseconds, to allow for a reload of the page. */
const LINGER = 3_000;

/** The presence and emotes of the players. */
function companyOf(
  remote: RemoteMatch<GameTypes>,
  info: ReadonlySignal<MatchInfo>,
): Pick<OnlineMatch, 'statuses' | 'said'> {
  const present = signal(remote.present);
  const said = signal<Said | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  remote.on('present', (seats) => {
    clearTimeout(timer);
    present.value = [...(present.peek() ?? []), ...seats];
    timer = setTimeout(() => {
      present.value = seats;
    }, LINGER);
  });
  remote.on('emote', (heard) => {
    said.value = heard;
  });
  const statuses = computed(() =>
    info.value.seats.map(({ player, away, invited }, seat): SeatStatus => {
      if (invited) return 'invited';
      if (player === 'open') return player;
      if (player !== 'person') return 'bot';
      if (away !== null) return 'standIn';
      if (present.value === null) return player;
      return present.value.includes(seat) ? 'here' : 'gone';
    }),
  );
  return { statuses, said };
}

/** How many watch, and the hands that spectators may see by now. */
function spectatorsOf(remote: RemoteMatch<GameTypes>): Pick<OnlineMatch, 'watching' | 'hands'> {
  const watching = signal(remote.watching ?? 0);
  const hands = signal(remote.hands);
  remote.on('watching', (count) => {
    watching.value = count;
  });
  remote.on('hands', (open) => {
    hands.value = open;
  });
  return { watching, hands };
}

type MatchState = Pick<OnlineMatch, 'id' | 'token' | 'seat' | 'info' | 'connection'>;

/** The seat's current permissions. */
function chancesOf({ seat, info, connection }: MatchState): Pick<OnlineMatch, 'mayMove' | 'mayGoOn'> {
  return {
    mayMove: computed(
      () =>
        seat !== null &&
        connection.value !== 'closed' &&
        info.value.status === 'playing' &&
        info.value.seats[seat]?.away === null,
    ),
    mayGoOn: computed(() => info.value.rematch !== null || (seat !== null && info.value.status === 'over')),
  };
}

/** The player's requests to the server. */
function actionsOf(
  { id, token, seat, info }: MatchState,
  { url, goTo }: OpenMatchConfig,
): Pick<OnlineMatch, 'leave' | 'comeBack' | 'say' | 'join' | 'again'> {
  const hall = lobby(url);
  // Without a token, the server knows the seat of the account.
  const key = () => (seat === null ? refuse('notYours', "expected a seat's link, got a spectator's") : token);
  return {
    leave: () => answered(hall.leave(id, key())),
    comeBack: () => answered(hall.comeBack(id, key())),
    say: async (emote) => answered(hall.emote(id, key(), emote)),
    async join(name) {
      const joined = await answered(hall.join(id, { name }));
      goTo(id, joined.token);
    },
    async again() {
      goTo(info.peek().rematch ?? (await answered(hall.rematch(id, key()))), token);
    },
  };
}

/** The state of a match when it is opened. */
interface Start {
  readonly seat: number | null;
  readonly revision: number;
  readonly info: MatchInfo;
}

/** The current state of a match, and the seat of the token. @throws Refused */
async function startOf(url: string, match: string, token: string | null, asSpectator: boolean): Promise<Start> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${url.replace(/\/+$/, '')}/matches/${match}${asSpectator ? '?as=spectator' : ''}`, {
    headers,
  }).catch(() => refuse('unreachable', `no answer from ${url}`));
  if (response.status === 401 || response.status === 404)
    return refuse('noMatch', `the link opens no match: ${response.status}`);
  if (!response.ok) return refuse('unreachable', `the server answers with ${response.status}`);
  // The server's OpenAPI document defines this shape.
  return (await response.json()) as Start;
}
