import { connect, type Socket } from 'node:net';
import type { GameTypes } from 'hencoop';
import { type AnyGame, GAMES, type GameId } from 'hencoop/games';
import type { AnyEntry } from 'hencoop/record';
import { WebSocket } from 'ws';
import './pgliteCopy.js';
import { type ClientMessage, PROTOCOL } from '../src/contract.js';
import type { Fanout, FanoutConfig, OpenFanout } from '../src/fanout.js';
import { type Log, type MatchServer, type MatchServerConfig, pglite, postgres, type Store } from '../src/index.js';
import { serveMatches } from '../src/server.js';
import { TIMING, type Timing } from '../src/timing.js';

/** PGlite in memory, and PostgreSQL if the environment has its connection string. */
export const STORES = ['memory', process.env['TEST_POSTGRES']].filter((store) => store !== undefined);
export const UNLIMITED = { requests: null, moves: null, matches: null, botMatches: null, botPause: 0 };
/** Options with which no match of Chicken ends during a test. With few rounds, it can be over after seven moves. */
export const ENDLESS = { target: 10_000, maxRounds: 10_000 };
export const SILENT: Log = { info() {}, warn() {}, error() {} };
/** Shorter than the timeout of a test, so that an error names the condition that never held. */
const PATIENCE = 600_000;

/** A store for several servers of a test: it stays open when a server closes it. */
export async function openStore(where: string): Promise<Store> {
  const store = await (where === 'memory' ? pglite() : postgres(where))();
  await store.prepare();
  return store;
}

/** A store whose changes wait until `write` is called. */
export function heldBack(store: Store): { readonly slow: Store; write(): void; isWriting(): boolean } {
  let release = () => {};
  let writes = 0;
  const slow: Store = {
    ...store,
    async change(...args) {
      writes += 1;
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      writes -= 1;
      return store.change(...args);
    },
  };
  return { slow, write: () => release(), isWriting: () => writes > 0 };
}

/** Accounts that make every sender wait until `answer` is called. */
export function slowAccounts(): { readonly accounts: () => Promise<null>; answer(): void; asked(): number } {
  let release = () => {};
  let asked = 0;
  const accounts = () =>
    new Promise<null>((resolve) => {
      asked += 1;
      release = () => resolve(null);
    });
  return { accounts, answer: () => release(), asked: () => asked };
}

/** A server on a store that outlives it. Its bots think on the test's thread, which starts faster. */
export async function serve(
  store: Store,
  config: Partial<MatchServerConfig> = {},
  timing: Partial<Timing> = {},
  port = 0,
): Promise<MatchServer & { readonly url: string }> {
  const open = async () => ({ ...store, close: async () => {} });
  const server = await serveMatches(
    { limits: UNLIMITED, log: SILENT, botThreads: 0, ...config, store: open },
    { ...TIMING, sweep: 200, due: 100, ...timing },
  );
  return { ...server, url: await server.listen(port) };
}

/** Hints between the servers of one test. */
export function sharedHints(): OpenFanout {
  const listeners = new Set<FanoutConfig>();
  return async (config): Promise<Fanout> => {
    listeners.add(config);
    return {
      publish(id, ...note) {
        for (const listener of listeners) if (listener !== config) listener.onHint(id, ...note);
      },
      watch() {},
      unwatch() {},
      async close() {
        listeners.delete(config);
      },
    };
  };
}

const ENTRIES = await Promise.all(GAMES.map(({ entry }) => entry()));

export function entryOf(id: GameId): AnyEntry {
  const entry = ENTRIES.find(({ game }) => game.id === id);
  if (entry === undefined) throw new Error(`expected a game of the library, got ${id}`);
  return entry;
}

export function gameOf(id: GameId): AnyGame {
  return entryOf(id).game;
}

/** The first message of a socket. */
export function enter(token: string | null | undefined): ClientMessage {
  return { type: 'enter', protocol: PROTOCOL, token: token ?? null };
}

/** A move over a socket. */
export function submit(submission: unknown): ClientMessage {
  return { type: 'submit', submission };
}

/** An answer to a request. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Fields;
}

export type Fields = { readonly [field: string]: unknown };

/** Sends a request: a GET, or a POST if it has a body. */
export async function ask(
  url: string,
  path: string,
  {
    token,
    body,
    headers = {},
  }: {
    readonly token?: string | null | undefined;
    readonly body?: unknown;
    readonly headers?: Record<string, string>;
  } = {},
): Promise<HttpAnswer> {
  const response = await fetch(`${url}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { ...headers, ...(token == null ? {} : { authorization: `Bearer ${token}` }) },
  });
  const text = await response.text();
  const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, text, body: parsed as Fields };
}

/** Opens a match between people over HTTP. */
export async function open(
  url: string,
  body: object,
): Promise<{ readonly id: string; readonly tokens: readonly string[] }> {
  const { status, text, body: opened } = await ask(url, '/matches', { body });
  if (status !== 201) throw new Error(`expected a match, got ${status} ${text}`);
  return opened as { id: string; tokens: string[] };
}

/** The view and the legal moves of the player with this token. */
export async function turn(url: string, game: GameId, match: string, token: string) {
  const { body } = await ask(url, `/matches/${match}`, { token });
  const { revision, view, seat } = body as { revision: number; view: GameTypes['View']; seat: number };
  return { seat, revision, view, moves: gameOf(game).isOver(view) ? [] : gameOf(game).legalMoves(view) };
}

/** A receiver's socket to a server; collects all messages as text. */
export class RawSocket {
  readonly frames: string[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  readonly #socket: WebSocket;
  readonly #listeners = new Set<() => void>();

  /** @param query More of its address, such as `&people=1`. */
  constructor(url: string, match: string, first: unknown, after = 0, headers: Record<string, string> = {}, query = '') {
    const address = `${url.replace(/^http/, 'ws')}/matches/${match}/live?after=${after}${query}`;
    this.#socket = new WebSocket(address, { headers });
    this.#socket.on('open', () => {
      if (first !== undefined) this.send(first);
    });
    this.#socket.on('message', (data) => this.#notify(() => this.frames.push(String(data))));
    this.#socket.on('close', (code, reason) =>
      this.#notify(() => {
        this.closed = { code, reason: String(reason) };
      }),
    );
    this.#socket.on('error', () => {});
  }

  get webSocket(): WebSocket {
    return this.#socket;
  }

  get messages(): readonly Fields[] {
    return this.frames.map((frame) => JSON.parse(frame) as Fields);
  }

  /** The revisions of the deliveries, as they arrived. */
  get revisions(): readonly number[] {
    return this.messages.filter(({ type }) => type === 'delivery').map(({ revision }) => Number(revision));
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' || message instanceof Uint8Array ? message : JSON.stringify(message));
  }

  /** Resolves once `holds` returns true. */
  until(holds: (socket: this) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!holds(this)) return;
        clearTimeout(late);
        this.#listeners.delete(look);
        resolve();
      };
      const late = setTimeout(() => {
        const last = this.frames.at(-1)?.slice(0, 200);
        reject(
          new Error(
            `expected ${holds}, got ${this.frames.length} frames, the last: ${last}, closed: ${this.closed?.code}`,
          ),
        );
      }, PATIENCE);
      this.#listeners.add(look);
      look();
    });
  }

  /** Ends the connection without a close frame. */
  cut(): void {
    this.#socket.terminate();
  }

  close(): void {
    this.#socket.close();
  }

  #notify(change: () => void): void {
    change();
    for (const listener of [...this.#listeners]) listener();
  }
}

/** A TCP connection to a server; `text` is everything it has received. */
export class RawConnection {
  text = '';
  isClosed = false;
  readonly socket: Socket;

  constructor(url: string) {
    this.socket = connect(Number(new URL(url).port), '127.0.0.1');
    this.socket.on('data', (data) => {
      this.text += String(data);
    });
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.isClosed = true;
    });
  }
}

/** A stream of server-sent events; `text` is everything it has received. */
export class RawStream {
  text = '';
  readonly #stop = new AbortController();
  readonly done: Promise<void>;

  /** @param query More of its address, such as `&people=1`. */
  constructor(url: string, match: string, token: string | null, after = 0, query = '') {
    this.done = this.#read(`${url}/matches/${match}/live?after=${after}${query}`, token).catch(() => {});
  }

  async #read(url: string, token: string | null): Promise<void> {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const { body } = await fetch(url, { headers, signal: this.#stop.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) return;
      this.text += part.value;
    }
  }

  get messages(): readonly Fields[] {
    const sockets = this.text.split('\n').filter((socket) => socket.startsWith('data: {'));
    return sockets.map((socket) => JSON.parse(socket.slice('data: '.length)) as Fields);
  }

  get revisions(): readonly number[] {
    return this.messages.filter(({ type }) => type === 'delivery').map(({ revision }) => Number(revision));
  }

  close(): void {
    this.#stop.abort();
  }
}

/** Resolves once `holds` returns true. */
export async function until(holds: () => boolean | Promise<boolean>, milliseconds = PATIENCE): Promise<void> {
  const end = Date.now() + milliseconds;
  for (let pause = 1; !(await holds()); pause = Math.min(20, pause * 2)) {
    if (Date.now() > end) throw new Error(`expected ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
