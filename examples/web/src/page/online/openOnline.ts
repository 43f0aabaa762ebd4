import { type ConnectConfig, connect, lobby, type MatchInfo } from '@hencoop/client';
import { computed, signal } from '@preact/signals-core';
import type { Game, GameTypes } from 'hencoop';
import type { StandardSchema } from 'hencoop/referee';
import type {
  Answers,
  Delivered,
  GameId,
  Happened,
  Hint,
  RedactedEvent,
  RequestOf,
  RequestType,
  Table,
  View,
  Violation,
} from '../../protocol.js';
import { Refused } from '../../refused.js';
import { isGameId, RULES } from '../../rules.js';
import type { Client } from '../client.js';
import { unheardOf } from '../unheard.js';
import type { Online } from './online.js';
import { answered, refuse } from './refusals.js';

export interface OnlineConfig {
  /** The address of the server. */
  readonly url: string;
  readonly match: string;
  /** `null` for a spectator. */
  readonly token: string | null;
  /** What a player without a name is called, by number. */
  readonly guest: (number: number) => string;
  /** Says that a bot plays for a player. */
  readonly playsFor: (name: string, bot: string) => string;
  /** Asks a bot. @throws Refused */
  readonly advise: (request: RequestOf<'advise'>) => Promise<Hint>;
  /** Shows another match of the server: a rematch, or the seat that a spectator has taken. */
  readonly goTo: (match: string, token: string | null) => void;
  /** The browser's unless given. */
  readonly WebSocket?: ConnectConfig<GameTypes>['WebSocket'];
}

/** A table of a server, in the terms of the page. */
export interface OpenedOnline {
  /** Answers as the worker does, for this table alone. */
  readonly client: Client;
  readonly table: Table;
  readonly online: Online;
}

/** Where the server's part of the page lies. */
const SCHEMAS: { readonly [Id in GameId]: () => Promise<{ readonly redactedEventSchema: StandardSchema }> } = {
  chicken: () => import('hencoop/chicken/schema'),
  'crazy-chicken': () => import('hencoop/crazy-chicken/schema'),
  'chicken-out': () => import('hencoop/chicken-out/schema'),
  'blind-chicken-extreme': () => import('hencoop/blind-chicken-extreme/schema'),
  'chicken-roundup': () => import('hencoop/chicken-roundup/schema'),
};

const TOKEN = /^[0-9a-f]{64}$/;

/** Sits down at a table of a server, or watches it. @throws Refused */
export async function openOnline(config: OnlineConfig): Promise<OpenedOnline> {
  const { url, match, token, guest, playsFor, advise, goTo, WebSocket } = config;
  if (token !== null && !TOKEN.test(token)) {
    return refuse('noMatch', 'token: expected 64 hexadecimal digits, lower case, got something else');
  }
  const hall = lobby(url);
  const now = await snapshotOf(url, match, token);
  const id = now.info.game;
  if (!isGameId(id)) return refuse('future', `game: expected one of ${Object.keys(RULES).join(', ')}, got another`);
  const [rules, { redactedEventSchema: schema }] = await Promise.all([RULES[id](), SCHEMAS[id]()]);
  // Views, moves and events of this match are those of its game: whoever is handed one takes it from there.
  const game = rules as unknown as Game<GameTypes>;
  const remote = connect(game, { url, match, token, schema, ...(WebSocket === undefined ? {} : { WebSocket }) });

  const events: RedactedEvent[] = [];
  const info = signal<MatchInfo>(now.info);
  const line = signal(remote.line);
  const unheard = unheardOf<Happened>();
  /** What comes while a move is on its way: one of them may be what the move did. `null` without one. */
  let held: Delivered[] | null = null;
  let isMoving = false;
  /** Everything up to this revision has been looked at. */
  let looked = 0;

  remote.on('info', (changed) => {
    info.value = changed;
  });
  remote.on('line', (changed) => {
    line.value = changed;
  });
  remote.on('delivery', ({ revision, events: learned }) => {
    // They are parsed by the schema of the game.
    const own = learned as readonly RedactedEvent[];
    events.push(...own);
    const delivered = { revision, events: own, actors: actors(), canUndo: false };
    if (held === null) pass(delivered);
    else held.push(delivered);
  });

  function seenNow() {
    return remote.seen ?? refuse('noTable', 'expected a table that has been seen, got none');
  }

  function actors() {
    return game.actors(seenNow().view);
  }

  function pass(delivered: Delivered): void {
    if (delivered.revision <= looked) return;
    unheard.say({ type: 'happened', ...delivered });
  }

  function tableNow(): Table {
    const { revision, view } = seenNow();
    looked = revision;
    unheard.forget();
    return {
      purpose: 'play',
      game: id as GameId,
      saved: null,
      players: players.peek(),
      names: names.peek(),
      looker: view.viewer,
      revision,
      view: view as unknown as View,
      from: null,
      events: [...events],
      actors: actors(),
      undone: 0,
      canUndo: false,
    };
  }

  async function move({ revision, move }: RequestOf<'move'>): Promise<Delivered> {
    const { revision: current } = seenNow();
    if (isMoving) refuse('aborted', 'expected one move at a time, got one while another is on its way');
    if (revision !== current) refuse('stale', `revision: expected ${current}, got ${revision}: look again`);
    // The move before has been shown.
    release();
    held = [];
    isMoving = true;
    try {
      const answer = await answered(remote.submit(move as unknown as GameTypes['Move']));
      if (answer.ok) {
        const index = held.findIndex((delivered) => delivered.revision === answer.revision);
        const [own] = index < 0 ? [] : held.splice(index, 1);
        return own ?? refuse('stale', 'the move is on a table that has been looked at since');
      }
      if (answer.reason === 'illegal') {
        const { violation } = answer;
        const message = `move: expected a legal move, got one that ${violation.clause} forbids`;
        // The violation comes from the rules of this game.
        throw new Refused({ type: 'illegal', violation: violation as Violation, message });
      }
      // Whoever asked may send it again once it has heard of what came between.
      if (answer.reason === 'stale') await caughtUp(answer.revision ?? 0);
      if (answer.reason === 'stale' || answer.reason === 'away' || answer.reason === 'notYours')
        return refuse(answer.reason, 'the server refuses the move');
      return refuse('failed', `the server calls the move ${answer.reason}`);
    } catch (error) {
      release();
      throw error;
    } finally {
      isMoving = false;
      // Whoever asked shows the move first.
      setTimeout(() => {
        if (!isMoving) release();
      });
    }
  }

  /** Resolves once everything up to a revision is here. @throws Refused if the table is closed before */
  async function caughtUp(revision: number): Promise<void> {
    while (seenNow().revision < revision) {
      if (remote.line === 'closed') refuse('noMatch', 'the table was closed before it was seen');
      await new Promise<void>((resolve) => {
        const stops = [remote.on('delivery', done), remote.on('closed', done)];
        function done(): void {
          for (const stop of stops) stop();
          resolve();
        }
      });
    }
  }

  function release(): void {
    const waiting = held ?? [];
    held = null;
    for (const delivered of waiting) pass(delivered);
  }

  async function hint({ revision }: RequestOf<'hint'>): Promise<Hint> {
    const { revision: current, view } = seenNow();
    if (revision !== current) refuse('stale', `revision: expected ${current}, got ${revision}: look again`);
    const { viewer: seat } = view;
    if (seat === null || !actors().includes(seat)) return refuse('notYours', 'expected a seat that is to move');
    return advise({ type: 'advise', game: id as GameId, seat, revision, events });
  }

  async function answer(request: RequestOf<RequestType>): Promise<Answers[RequestType]> {
    switch (request.type) {
      case 'look':
        return request.seat === seenNow().view.viewer
          ? tableNow()
          : refuse('notYours', 'seat: expected the seat of this link, got another');
      case 'move':
        return move(request);
      case 'hint':
        return hint(request);
      case 'shown':
        return null;
      default:
        return refuse('invalid', `type: expected a request to a table of a server, got ${request.type}`);
    }
  }

  const client: Client = {
    // Each request is answered with the value of its type.
    ask: async <Type extends RequestType>(request: RequestOf<Type>) =>
      (await answer(request as RequestOf<RequestType>)) as Answers[Type],
    listen: unheard.listen,
    onTrouble: () => {},
  };

  const names = computed(() => info.value.seats.map(({ name }, seat) => (name === '' ? guest(seat + 1) : name)));
  const players = computed(() => info.value.seats.map(({ player, away }) => away ?? player));
  const { seat } = now;
  const online: Online = {
    match,
    game: id,
    token,
    seat,
    info,
    line,
    names,
    labels: computed(() =>
      info.value.seats.map(({ away }, seat) => {
        const name = names.value[seat] ?? '';
        return away === null ? name : playsFor(name, away);
      }),
    ),
    players,
    mayMove: computed(
      () => seat !== null && line.value !== 'closed' && info.value.status === 'playing' && isHere(info.value, seat),
    ),
    mayGoOn: computed(() => info.value.rematch !== null || (seat !== null && info.value.status === 'over')),
    leave: () => answered(hall.leave(match, key())),
    comeBack: () => answered(hall.comeBack(match, key())),
    async join(name) {
      const joined = await answered(hall.join(match, { name }));
      goTo(match, joined.token);
    },
    async again() {
      goTo(info.peek().rematch ?? (await answered(hall.rematch(match, key()))), token);
    },
    close: () => remote.close(),
  };

  function key(): string {
    return token ?? refuse('notYours', 'expected the link of a seat, got that of a spectator');
  }

  await answered(remote.ready());
  // What happened before this visit comes in parts.
  await caughtUp(now.revision);
  return { client, table: tableNow(), online };
}

function isHere({ seats }: MatchInfo, seat: number): boolean {
  return seats[seat]?.away === null;
}

interface Now {
  readonly seat: number | null;
  readonly revision: number;
  readonly info: MatchInfo;
}

/** How a match is now, and which seat the token opens. @throws Refused */
async function snapshotOf(url: string, match: string, token: string | null): Promise<Now> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${url.replace(/\/+$/, '')}/matches/${match}`, { headers }).catch(() =>
    refuse('unreachable', `expected an answer of ${url}, got none`),
  );
  if (response.status === 401 || response.status === 404)
    return refuse('noMatch', `expected a match that this link opens, got ${response.status}`);
  if (!response.ok) return refuse('unreachable', `expected a match, got ${response.status}`);
  // What the server answers is of the shape that its document promises.
  return (await response.json()) as Now;
}
