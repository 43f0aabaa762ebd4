import type { CheckedGame, GameTypes, Seat } from 'hencoop';
import { type Answer, follow, type Snapshot, type StandardSchema, type Submission } from 'hencoop/referee';
import { type CloseReason, Connection, type ConnectionConfig, type ConnectionState } from './connection.js';
import { type Emote, type MatchInfo, PROTOCOL, type ServerMessage } from './contract.js';
import { Listeners } from './listeners.js';
import { PendingMoves } from './pendingMoves.js';
import { RequestError } from './requestError.js';

/** The events of a {@link RemoteMatch}: by name, the value that listeners receive. */
export interface MatchEvents<G extends GameTypes> {
  /** Something has happened; `seen` includes it already. */
  readonly delivery: { readonly revision: number; readonly events: readonly G['RedactedEvent'][] };
  /** Too much has happened to be sent: `seen` is the table as it is now. */
  readonly snapshot: { readonly revision: number };
  /** The players, the clock or the status of the match have changed. */
  readonly info: MatchInfo;
  /** Other seats are connected than before. */
  readonly present: readonly Seat[];
  /** A player says something. The server keeps none of it: who is not connected never hears it. */
  readonly emote: { readonly seat: Seat; readonly emote: Emote };
  /** The connection has become live, was cut, or is closed. */
  readonly connection: ConnectionState;
  /** Why it was closed: `broken`, if the server sent an impossible message; `protocol`, if it speaks another version. */
  readonly closed: CloseReason;
}

/** A match on a server, as one seat or a spectator sees it. */
export interface RemoteMatch<G extends GameTypes> {
  /** The view that the seat remembers, and its revision; `null` until the first delivery. */
  readonly seen: Snapshot<G> | null;
  /** The seat of the token; `null` for a spectator, and until the server has confirmed it. */
  readonly seat: Seat | null;
  /** The players, the clock and the status of the match; `null` until the server has sent them. */
  readonly info: MatchInfo | null;
  /**
   * The seats of which a client is connected, in order; `null` until the server has said. A bot is never among them. After a
   * cut it is what was true before.
   */
  readonly present: readonly Seat[] | null;
  /** Whether the match is connected now. A lost connection is opened again by itself. */
  readonly connection: ConnectionState;
  /**
   * Plays a move. It is sent until the server answers, and played at most once. Resolves with the referee's answer; an
   * accepted move is then part of `seen`.
   * @throws RequestError if the server refuses it, or the match is closed first.
   */
  submit(move: G['Move']): Promise<Answer<G>>;
  /** Adds a listener; the result removes it. */
  on<Name extends keyof MatchEvents<G>>(name: Name, listener: (event: MatchEvents<G>[Name]) => void): () => void;
  /** Resolves with the first view. @throws RequestError if the match is closed first. */
  ready(): Promise<Snapshot<G>>;
  /** Ends the connection for good. Moves without an answer are rejected; the match itself goes on. */
  close(): void;
}

export interface FollowConfig<G extends GameTypes> extends Pick<ConnectionConfig, 'open' | 'url' | 'token'> {
  readonly game: CheckedGame<G>;
  readonly schema: StandardSchema;
  /** `null` for a client that takes no snapshots. */
  readonly viewSchema: StandardSchema | null;
  readonly seen: Snapshot<G> | null;
}

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;

/** How long a refused move waits before it is sent again, unless the server says how long, in seconds. */
const RETRY = 0.5;

/** Keeps the view true by what the server sends, and sends moves. */
export class FollowedMatch<G extends GameTypes> implements RemoteMatch<G> {
  readonly #config: FollowConfig<G>;
  readonly #connection: Connection;
  readonly #pending = new PendingMoves<G>();
  readonly #listeners = new Listeners<MatchEvents<G>>();
  #seen: Snapshot<G> | null;
  #seat: Seat | null = null;
  #info: MatchInfo | null = null;
  #present: readonly Seat[] | null = null;

  constructor(config: FollowConfig<G>) {
    const { open, url, token, seen, viewSchema } = config;
    this.#config = config;
    this.#seen = seen;
    this.#connection = new Connection({
      open,
      url,
      token,
      after: () => this.#seen?.revision ?? 0,
      takesSnapshots: viewSchema !== null,
      onMessage: (message) => this.#receive(message),
      onState: (state) => this.#listeners.emit('connection', state),
      onClosed: (reason) => this.#closed(reason),
    });
    this.#connection.open();
  }

  get seen(): Snapshot<G> | null {
    return this.#seen;
  }

  get seat(): Seat | null {
    return this.#seat;
  }

  get info(): MatchInfo | null {
    return this.#info;
  }

  get present(): readonly Seat[] | null {
    return this.#present;
  }

  get connection(): ConnectionState {
    return this.#connection.state;
  }

  async submit(move: G['Move']): Promise<Answer<G>> {
    if (this.connection === 'closed') throw closedError('closed', 'The connection to this match is closed.');
    const id = globalThis.crypto.randomUUID();
    const submission: Submission<G> = { id, revision: this.#seen?.revision ?? 0, move };
    const answer = this.#pending.add(submission);
    if (this.connection === 'live') this.#connection.submit(submission);
    return answer;
  }

  on<Name extends keyof MatchEvents<G>>(name: Name, listener: (event: MatchEvents<G>[Name]) => void): () => void {
    return this.#listeners.on(name, listener);
  }

  ready(): Promise<Snapshot<G>> {
    return new Promise((resolve, reject) => {
      if (this.#seen !== null) return resolve(this.#seen);
      const look = () => {
        if (this.#seen === null) return;
        for (const stop of stops) stop();
        resolve(this.#seen);
      };
      const stops = [
        this.on('delivery', look),
        this.on('snapshot', look),
        this.on('connection', (state) => {
          if (state !== 'closed') return;
          for (const stop of stops) stop();
          reject(closedError('closed', 'The connection to this match was closed before anything arrived.'));
        }),
      ];
    });
  }

  close(): void {
    this.#connection.close(null);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'info':
        this.#info = message.info;
        this.#listeners.emit('info', message.info);
        break;
      case 'present':
        this.#present = message.seats;
        this.#listeners.emit('present', message.seats);
        break;
      case 'emote':
        this.#listeners.emit('emote', { seat: message.seat, emote: message.emote });
        break;
      case 'delivery':
        this.#delivered(message);
        break;
      case 'snapshot':
        this.#replaced(message);
        break;
      case 'answer':
        // A violation is one of this game: the server judges by its rules.
        this.#pending.answer(message.answer as Answer<G>);
        this.#settle();
        break;
      case 'refused':
        this.#refused(message);
    }
  }

  #welcomed({ protocol, seat }: MessageOf<'welcome'>): void {
    // It came over the network: a stream says only here what the server speaks.
    if (Number(protocol) !== PROTOCOL) {
      this.#connection.close('protocol');
      return;
    }
    this.#seat = seat;
    this.#connection.welcomed();
    for (const submission of this.#pending.submissions) this.#connection.submit(submission);
  }

  #delivered({ to, revision, events }: MessageOf<'delivery'>): void {
    const { game, schema } = this.#config;
    const before = this.#seen;
    let next: Snapshot<G> | null;
    try {
      next = follow(game, before, { to, revision, events }, schema);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#connection.close('broken');
      return;
    }
    if (next === null) {
      // A delivery is missing: the next connection asks for it.
      this.#connection.restart();
      return;
    }
    if (next.revision === before?.revision) return;
    this.#seen = next;
    // `follow` has just parsed them.
    this.#listeners.emit('delivery', { revision: next.revision, events: events as readonly G['RedactedEvent'][] });
    this.#settle();
  }

  #replaced({ to, revision, view }: MessageOf<'snapshot'>): void {
    const checked = this.#config.viewSchema?.['~standard'].validate(view);
    if (checked === undefined || checked instanceof Promise || checked.issues !== undefined) {
      this.#connection.close('broken');
      return;
    }
    // The game's own schema accepts it.
    const parsed = checked.value as G['View'];
    if (parsed.viewer !== to || !Number.isSafeInteger(revision)) {
      this.#connection.close('broken');
      return;
    }
    if (revision <= (this.#seen?.revision ?? 0)) return;
    this.#seen = { revision, view: parsed };
    this.#listeners.emit('snapshot', { revision });
    this.#settle();
  }

  #refused({ id, code, error, retryAfter }: MessageOf<'refused'>): void {
    if (id === null || !this.#pending.has(id)) return;
    if (code !== 'unavailable' && code !== 'tooMany') {
      this.#pending.reject(id, new RequestError({ code, message: error }));
      return;
    }
    setTimeout(
      () => {
        const submission = this.#pending.submissions.find((pending) => pending.id === id);
        if (submission !== undefined && this.connection === 'live') this.#connection.submit(submission);
      },
      (retryAfter ?? RETRY) * 1000,
    );
  }

  #settle(): void {
    this.#pending.settle(this.#seen?.revision ?? 0);
    if (this.#pending.size === 0) this.#connection.allAnswered();
  }

  #closed(reason: CloseReason | null): void {
    if (reason !== null) this.#listeners.emit('closed', reason);
    this.#pending.rejectAll(
      closedError(reason ?? 'closed', 'The connection to this match was closed before the server answered.'),
    );
  }
}

function closedError(code: string, message: string): RequestError {
  return new RequestError({ code, message });
}
