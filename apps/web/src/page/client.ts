import type {
  Answer,
  Answers,
  FromWorker,
  GameSnapshot,
  Happened,
  Ping,
  Refusal,
  Request,
  RequestOf,
  RequestType,
  Seat,
  ToWorker,
  Trouble,
} from '../protocol.js';
import { Refused } from '../refusal.js';
import { type Mailbox, mailbox } from './mailbox.js';

/** Talks to the worker: one promise per request, plus unsolicited messages. */
export interface Client {
  /** @throws Refused */
  readonly ask: <Type extends RequestType>(request: RequestOf<Type>) => Promise<Answers[Type]>;
  /**
   * Listens to the news of the game opened last, from its opening on. News from before there is a listener, such as
   * while the game loads, is buffered. One listener at a time; call the returned function to remove it.
   */
  readonly listen: (listener: (news: News) => void) => () => void;
  onTrouble: (what: AnyTrouble | null) => void;
}

/**
 * Trouble that the worker reports, or the page finds: `stopped`: one worker after another has stopped; `lost`: it has
 * stopped, and the game cannot be opened again.
 */
export type AnyTrouble = Trouble['what'] | 'stopped' | 'lost';

/** A bot's move; or the game as it was saved, if a new worker had to open it and it is not as the page knows it. */
export type News = Happened | { readonly type: 'reopened'; readonly snapshot: GameSnapshot };

/** The part of a `Worker` that a client uses. */
export interface Port {
  postMessage(message: ToWorker | Ping): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

export interface Asked {
  readonly request: Request;
  // Requests of several types wait in one map: each resolves with the value that answers its type.
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** The open game, as far as a new worker must know it. */
export interface OpenedGame {
  /** Opens it again. */
  readonly request: RequestOf<'open' | 'import' | 'openShared'>;
  /** The last chosen viewer; absent if none was chosen. */
  readonly viewer?: Seat | null;
  readonly revision: number;
  /** How many events the page has received. */
  readonly events: number;
}

/** A client with what `watch.ts` needs to start the worker again. */
export interface WorkerClient extends Client {
  port: Port;
  readonly waiting: Map<number, Asked>;
  readonly news: Mailbox<News>;
  game: OpenedGame | null;
  /** The request that opens it again in a new worker. */
  reopening: Request | null;
  pace: RequestOf<'pace'> | null;
  /** The last revision that was reported as shown. */
  shown: RequestOf<'shown'> | null;
  /** Whether a message has come from the current worker. */
  hasHeard: boolean;
  onMessage: () => void;
  onFailure: (message: string) => void;
  /** Talks to this worker from now on. */
  connect(port: Port): void;
}

export function clientOf(first: Port): WorkerClient {
  let last = 0;
  const waiting = new Map<number, Asked>();
  const news = mailbox<News>();
  const client: WorkerClient = {
    port: first,
    waiting,
    news,
    game: null,
    reopening: null,
    pace: null,
    shown: null,
    hasHeard: false,
    ask(request) {
      last += 1;
      const id = last;
      note(client, request);
      return new Promise((resolve, reject) => {
        waiting.set(id, { request, resolve, reject });
        client.port.postMessage({ ...request, id });
      });
    },
    listen: news.listen,
    onTrouble: () => {},
    onMessage: () => {},
    onFailure: (message) => refuseAll(client, message),
    connect(port) {
      client.port = port;
      client.hasHeard = false;
      port.addEventListener('message', ({ data }) => {
        if (port !== client.port) return;
        client.hasHeard = true;
        client.onMessage();
        receive(client, data);
      });
      port.addEventListener('error', ({ message }) => {
        if (port === client.port) client.onFailure(message ?? 'no reason given');
      });
    },
  };
  client.connect(first);
  return client;
}

/** Refuses everything that the worker has not answered. */
export function refuseAll({ waiting }: WorkerClient, message: string): void {
  const refusal: Refusal = { type: 'failed', message: `the worker stopped: ${message}` };
  const asked = [...waiting.values()];
  waiting.clear();
  for (const { reject } of asked) reject(new Refused(refusal));
}

function receive(client: WorkerClient, data: FromWorker): void {
  if (data.type === 'happened') {
    learn(client, data);
    client.news.put(data);
  } else if (data.type === 'trouble') client.onTrouble(data.what);
  else if (data.type === 'answer') settle(client, data);
}

function settle(client: WorkerClient, data: Answer): void {
  const asked = client.waiting.get(data.id);
  if (asked === undefined) return;
  client.waiting.delete(data.id);
  if (!data.ok) {
    asked.reject(new Refused(data.refusal));
    return;
  }
  follow(client, asked.request, data.value);
  // The protocol pairs the value with the request of this id.
  asked.resolve(data.value as never);
}

function note(client: WorkerClient, request: Request): void {
  if (request.type === 'pace') client.pace = request;
  if (request.type === 'shown') client.shown = request;
}

/** Notes which game is open, and what the page has received of it. */
function follow(client: WorkerClient, request: Request, value: Answers[RequestType]): void {
  switch (request.type) {
    case 'create':
    case 'daily':
    case 'open':
    case 'tryAgain':
    case 'import':
    case 'openShared': {
      // The protocol answers these with a snapshot.
      const { saved, revision, events } = value as GameSnapshot;
      if (request !== client.reopening) {
        client.news.reset();
        client.shown = null;
      }
      client.onTrouble(null);
      if (saved !== null) client.game = { request: { type: 'open', saved }, revision, events: events.length };
      // Any other game than these two is saved.
      else client.game = { request: request as RequestOf<'import'>, revision, events: events.length };
      return;
    }
    case 'viewAs':
    case 'undo': {
      const { viewer, revision, events } = value as GameSnapshot;
      if (client.game !== null) client.game = { ...client.game, viewer, revision, events: events.length };
      return;
    }
    case 'move':
      learn(client, value as Answers['move']);
      return;
    case 'close':
      client.game = null;
  }
}

function learn(client: WorkerClient, { revision, events }: Answers['move']): void {
  if (client.game !== null) client.game = { ...client.game, revision, events: client.game.events + events.length };
}
