import type { Game, GameTypes, Seat } from 'hencoop';
import { type Answer, follow, type Snapshot, type StandardSchema, type Submission } from 'hencoop/referee';
import type { MatchInfo } from './lobby.js';
import { NotAnswered } from './notAnswered.js';
import { bySocket, byStream, GONE, type Transport, UNAUTHORIZED, type WebSocketClass } from './transport.js';

export interface ConnectConfig<G extends GameTypes> {
  /** The address of the server. */
  readonly url: string;
  /** The id of the match. */
  readonly match: string;
  /** The token of a seat; without one, a spectator. */
  readonly token?: string | null;
  /** The game's `redactedEventSchema`: what comes over the line is parsed by it. */
  readonly schema: StandardSchema;
  /** What was seen before, as of an earlier visit: only what came since is sent. */
  readonly seen?: Snapshot<G> | null;
  /** The platform's unless given; `null`, or none, for server-sent events. */
  readonly WebSocket?: WebSocketClass | null;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * - `connecting`: for the first time
 * - `live`: what happens is here at once
 * - `cut`: the line is lost, and being opened again
 * - `closed`: it is not opened again
 */
export type Line = 'connecting' | 'live' | 'cut' | 'closed';

export interface TableEvents<G extends GameTypes> {
  /** Something has happened: `seen` is as of after it. */
  readonly delivery: { readonly revision: number; readonly events: readonly G['RedactedEvent'][] };
  /** The players, the clock or the status of the match are others now. */
  readonly info: MatchInfo;
  readonly line: Line;
  /** Why it is closed: `unauthorized`, `gone`, or `broken` for a server that sends what cannot be. */
  readonly closed: 'unauthorized' | 'gone' | 'broken';
}

/** A table of a server, as one seat sees it, or a spectator. */
export interface RemoteTable<G extends GameTypes> {
  /** What the seat remembers, and as of which revision; `null` until something came. */
  readonly seen: Snapshot<G> | null;
  /** The seat of the token; `null` for a spectator, and until the server has said so. */
  readonly seat: Seat | null;
  readonly info: MatchInfo | null;
  readonly line: Line;
  /**
   * Sends a move, again and again until it is answered: it is played once, or not at all. Resolves with the referee's
   * answer, when an accepted move is on the table.
   * @throws NotAnswered where the server refuses it, or the table is closed before.
   */
  submit(move: G['Move']): Promise<Answer<G>>;
  /** Listens; the result ends it. */
  on<Name extends keyof TableEvents<G>>(name: Name, listener: (event: TableEvents<G>[Name]) => void): () => void;
  /** Resolves once there is something to see. @throws NotAnswered if the table is closed before. */
  ready(): Promise<Snapshot<G>>;
  close(): void;
}

interface Pending<G extends GameTypes> {
  readonly submission: Submission<G>;
  readonly resolve: (answer: Answer<G>) => void;
  readonly reject: (error: NotAnswered) => void;
  /** Accepted, and waiting for its delivery. */
  accepted: Extract<Answer<G>, { ok: true }> | null;
}

/** What the server says. */
type Message<G extends GameTypes> =
  | { readonly type: 'welcome'; readonly seat: Seat | null }
  /** A sign that the line is alive. */
  | { readonly type: 'beat' }
  | { readonly type: 'info'; readonly info: MatchInfo }
  | { readonly type: 'delivery'; readonly to: unknown; readonly revision: unknown; readonly events: unknown }
  | { readonly type: 'answer'; readonly answer: Answer<G> }
  /** `id`: of the submission; `retryAfter`: in seconds. */
  | {
      readonly type: 'refused';
      readonly id: string | null;
      readonly code: string;
      readonly error: string;
      readonly retryAfter: number | null;
    };
type MessageOf<G extends GameTypes, Type extends Message<G>['type']> = Extract<Message<G>, { readonly type: Type }>;

/** How long an answer may take before the line counts as lost, in milliseconds. */
const PATIENCE = 10_000;
/** How long the server may be silent before the line counts as lost, in milliseconds: it sends a sign every 25 seconds. */
const SILENCE = 60_000;
/** The longest pause before the line is opened again, in milliseconds. */
const LONGEST_PAUSE = 5_000;

/**
 * Follows a match: the view stays true, through cuts and restarts of the server, and a move is played once.
 *
 * @example
 * ```ts
 * import { connect } from '@hencoop/client';
 * import { chicken } from 'hencoop/chicken';
 * import { redactedEventSchema } from 'hencoop/chicken/schema';
 *
 * const config = { url: 'http://localhost:8107', match: '…', token: '…', schema: redactedEventSchema };
 * // const table = connect(chicken, config);
 * // table.on('delivery', () => draw(table.seen.view));
 * // await table.submit({ seat: 0, type: 'draw' });
 * ```
 */
export function connect<G extends GameTypes>(game: Game<G>, config: ConnectConfig<G>): RemoteTable<G> {
  const { match, token = null, schema, fetch = globalThis.fetch } = config;
  const url = `${config.url.replace(/\/+$/, '')}/matches/${match}`;
  // Not every platform has one.
  const WebSocket =
    config.WebSocket === undefined ? (globalThis.WebSocket as WebSocketClass | undefined) : config.WebSocket;
  const open = WebSocket == null ? byStream(fetch) : bySocket(WebSocket);
  const listeners = new Map<string, Set<(event: never) => void>>();
  /** In the order in which they were submitted. */
  const pending = new Map<string, Pending<G>>();
  let seen: Snapshot<G> | null = config.seen ?? null;
  let seat: Seat | null = null;
  let info: MatchInfo | null = null;
  let line: Line = 'connecting';
  let transport: Transport | null = null;
  let cuts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function emit<Name extends keyof TableEvents<G>>(name: Name, event: TableEvents<G>[Name]): void {
    // Each listener was added for the events of this name.
    for (const listener of [...(listeners.get(name) ?? [])]) listener(event as never);
  }

  function be(next: Line): void {
    if (line === next) return;
    line = next;
    emit('line', next);
  }

  function start(): void {
    let current = true;
    const after = seen?.revision ?? 0;
    const opened = open({
      url,
      token,
      after,
      onSign() {
        if (current) listen();
      },
      onMessage(message) {
        if (current) hear(message);
      },
      onCut(code) {
        if (!current) return;
        current = false;
        transport = null;
        if (code === UNAUTHORIZED) end('unauthorized');
        else if (code === GONE) end('gone');
        else again();
      },
    });
    transport = opened;
    listen();
  }

  /** Waits for the next sign of the server. */
  function listen(): void {
    clearTimeout(silence);
    if (transport !== null) silence = setTimeout(restart, SILENCE);
  }

  /** Opens the line again, after a pause that grows, and that is another for every client. */
  function again(): void {
    if (line === 'closed') return;
    clearTimeout(silence);
    clearTimeout(patience);
    patience = undefined;
    if (line === 'live') be('cut');
    const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** cuts);
    cuts += 1;
    clearTimeout(timer);
    timer = setTimeout(start, pause * Math.random());
  }

  function restart(): void {
    transport?.close();
    transport = null;
    again();
  }

  function end(reason: TableEvents<G>['closed'] | null): void {
    if (line === 'closed') return;
    clearTimeout(timer);
    clearTimeout(silence);
    clearTimeout(patience);
    transport?.close();
    transport = null;
    be('closed');
    if (reason !== null) emit('closed', reason);
    const refused = new NotAnswered({
      code: reason ?? 'closed',
      message: 'the table was closed before an answer came',
    });
    for (const { reject } of pending.values()) reject(refused);
    pending.clear();
  }

  function hear(message: unknown): void {
    if (typeof message !== 'object' || message === null) {
      end('broken');
      return;
    }
    // What becomes of the table is parsed; a server that sends other nonsense harms nobody but its own users.
    const said = message as Message<G>;
    switch (said.type) {
      case 'welcome':
        welcome(said.seat);
        break;
      case 'info':
        info = said.info;
        emit('info', info);
        break;
      case 'delivery':
        receive(said);
        break;
      case 'answer':
        answered(said.answer);
        break;
      case 'refused':
        refused(said);
    }
  }

  function welcome(to: Seat | null): void {
    seat = to;
    cuts = 0;
    be('live');
    for (const { submission } of pending.values()) send(submission);
  }

  function receive({ to, revision, events }: MessageOf<G, 'delivery'>): void {
    const before = seen;
    let next: Snapshot<G> | null;
    try {
      next = follow(game, before, { to, revision, events }, schema);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      end('broken');
      return;
    }
    if (next === null) {
      // A delivery is missing in between: it is asked for.
      restart();
      return;
    }
    if (next.revision === before?.revision) return;
    seen = next;
    // They have just been parsed.
    emit('delivery', { revision: next.revision, events: events as readonly G['RedactedEvent'][] });
    settle();
  }

  function answered(answer: Answer<G>): void {
    const waiting = answer.id === null ? undefined : pending.get(answer.id);
    if (waiting === undefined) return;
    if (answer.ok) waiting.accepted = answer;
    else {
      pending.delete(waiting.submission.id);
      waiting.resolve(answer);
    }
    settle();
  }

  function refused(message: MessageOf<G, 'refused'>): void {
    const waiting = message.id === null ? undefined : pending.get(message.id);
    if (waiting === undefined) return;
    const { code, error, retryAfter } = message;
    if (code === 'unavailable' || code === 'tooMany') {
      setTimeout(
        () => {
          if (pending.has(waiting.submission.id) && line === 'live') send(waiting.submission);
        },
        (retryAfter ?? 0.5) * 1000,
      );
      return;
    }
    pending.delete(waiting.submission.id);
    waiting.reject(new NotAnswered({ code, message: error }));
  }

  /** Resolves the moves that are accepted and on the table. */
  function settle(): void {
    for (const { submission, accepted, resolve } of pending.values()) {
      if (accepted === null || seen === null || seen.revision < accepted.revision) continue;
      pending.delete(submission.id);
      resolve(accepted);
    }
    if (pending.size > 0) return;
    clearTimeout(patience);
    patience = undefined;
  }

  function send(submission: Submission<G>): void {
    transport?.submit(submission);
    // A line that is dead without having been closed is noticed by the answer that does not come.
    patience ??= setTimeout(restart, PATIENCE);
  }

  const table: RemoteTable<G> = {
    get seen() {
      return seen;
    },
    get seat() {
      return seat;
    },
    get info() {
      return info;
    },
    get line() {
      return line;
    },
    submit(move) {
      return new Promise((resolve, reject) => {
        if (line === 'closed')
          return reject(new NotAnswered({ code: 'closed', message: 'expected an open table, got a closed one' }));
        const submission: Submission<G> = { id: globalThis.crypto.randomUUID(), revision: seen?.revision ?? 0, move };
        pending.set(submission.id, { submission, resolve, reject, accepted: null });
        if (line === 'live') send(submission);
      });
    },
    on(name, listener) {
      const heard = listeners.get(name) ?? new Set();
      listeners.set(name, heard);
      heard.add(listener);
      return () => heard.delete(listener);
    },
    ready() {
      return new Promise((resolve, reject) => {
        if (seen !== null) return resolve(seen);
        const stops = [
          table.on('delivery', () => {
            if (seen === null) return;
            for (const stop of stops) stop();
            resolve(seen);
          }),
          table.on('line', (now) => {
            if (now !== 'closed') return;
            for (const stop of stops) stop();
            reject(new NotAnswered({ code: 'closed', message: 'the table was closed before anything was seen' }));
          }),
        ];
      });
    },
    close: () => end(null),
  };
  start();
  return table;
}
