import type { CheckedGame, GameTypes, Seat } from 'hencoop';
import { type Answer, follow, type Snapshot, type StandardSchema, type Submission } from 'hencoop/referee';
import { type CloseReason, Connection, type ConnectionConfig, type ConnectionState } from './connection.js';
import { type MatchInfo, PROTOCOL, type ServerMessage, type UndoInfo } from './contract.js';
import { freshToken } from './freshToken.js';
import { LastMove } from './lastMove.js';
import { Listeners } from './listeners.js';
import type { HandsOf, MatchEvents } from './matchEvents.js';
import { PendingMoves } from './pendingMoves.js';
import { RequestError } from './requestError.js';

/** The status of a request to take a move back. */
export type UndoStatus = 'asked' | 'declined' | 'done';

/** A match on a server, as seen by a seat or a spectator. */
export interface RemoteMatch<G extends GameTypes> {
  /** The view that the seat remembers, and its revision; `null` until the first delivery. */
  readonly seen: Snapshot<G> | null;
  /** The seat of the token; `null` for a spectator, and until the server has confirmed it. */
  readonly seat: Seat | null;
  /** The players, the clock and the status of the match; `null` until the server has sent them. */
  readonly info: MatchInfo | null;
  /**
   * The seats with a connected client, in order, without bots; `null` until the server has sent them. While
   * disconnected, it holds the last known value.
   */
  readonly present: readonly Seat[] | null;
  /** The number of connected spectators; `null` until the server has sent it. */
  readonly watching: number | null;
  /** For a spectator that has asked for `hands`: the last that it may see; `null`: none yet. */
  readonly hands: HandsOf<G> | null;
  /** The state of the connection. A lost connection reconnects automatically. */
  readonly connection: ConnectionState;
  /**
   * Plays a move. It is resent until the server answers, and played at most once. Resolves with the referee's answer;
   * `seen` then includes an accepted move.
   * @throws RequestError if the server refuses it, or the match is closed first.
   */
  submit(move: G['Move']): Promise<Answer<G>>;
  /**
   * The open or declined request to take a move back, which all viewers see; `null`: none. It expires with the next
   * move.
   */
  readonly undo: UndoInfo | null;
  /**
   * Whether the seat may ask to take its last move back: this client played it, it revealed nothing, and nothing has
   * happened since.
   */
  readonly mayUndo: boolean;
  /**
   * Asks the others whether the seat may take its last move back. Resolves with `done` if no one had to agree; `seen`
   * is then the table without the move. After `asked`, watch `undo` and the event `snapshot` for the outcome.
   * @throws RequestError if the move stands; the message is a sentence with the reason.
   */
  askUndo(): Promise<UndoStatus>;
  /**
   * Accepts or declines another seat's request. Resolves with the request's new status.
   * @throws RequestError if the request is no longer open.
   */
  answerUndo(accept: boolean): Promise<UndoStatus>;
  /** Adds a listener; returns a function that removes it. */
  on<Name extends keyof MatchEvents<G>>(name: Name, listener: (event: MatchEvents<G>[Name]) => void): () => void;
  /** Resolves with the first view. @throws RequestError if the match is closed first. */
  ready(): Promise<Snapshot<G>>;
  /** Closes the connection for good. Unanswered moves are rejected; the match itself continues. */
  close(): void;
}

export interface FollowConfig<G extends GameTypes>
  extends Pick<ConnectionConfig, 'open' | 'url' | 'token' | 'asSpectator'> {
  readonly game: CheckedGame<G>;
  readonly schema: StandardSchema;
  readonly viewSchema: StandardSchema | null;
  /** Whether a snapshot may replace many deliveries. */
  readonly takesSnapshots: boolean;
  readonly seesHands: boolean;
  readonly seen: Snapshot<G> | null;
  /** Sends a request below the URL of the match. */
  readonly request: (path: string, body: object) => Promise<unknown>;
}

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;

/** The pause before a refused move is resent, unless the server gives one, in seconds. */
const RETRY = 0.5;

/** Updates the view from the server's messages, and sends moves. */
export class FollowedMatch<G extends GameTypes> implements RemoteMatch<G> {
  readonly #config: FollowConfig<G>;
  readonly #connection: Connection;
  readonly #pending = new PendingMoves<G>();
  readonly #lastMove: LastMove<G>;
  readonly #listeners = new Listeners<MatchEvents<G>>();
  #seen: Snapshot<G> | null;
  #seat: Seat | null = null;
  #info: MatchInfo | null = null;
  #present: readonly Seat[] | null = null;
  #watching: number | null = null;
  #hands: HandsOf<G> | null = null;

  constructor(config: FollowConfig<G>) {
    const { open, url, token, seen, takesSnapshots, asSpectator, seesHands } = config;
    this.#config = config;
    this.#seen = seen;
    this.#lastMove = new LastMove(config.game);
    this.#connection = new Connection({
      open,
      url,
      token,
      after: () => this.#seen?.revision ?? 0,
      takesSnapshots,
      asSpectator,
      seesHands,
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

  get watching(): number | null {
    return this.#watching;
  }

  get hands(): HandsOf<G> | null {
    return this.#hands;
  }

  get undo(): UndoInfo | null {
    // Older servers do not send this field.
    return this.#info?.undo ?? null;
  }

  get mayUndo(): boolean {
    return this.#lastMove.mayUndo && this.#info?.status === 'playing';
  }

  askUndo(): Promise<UndoStatus> {
    return this.#requestUndo('/undo', { id: freshToken(), revision: this.#seen?.revision ?? 0 });
  }

  async answerUndo(accept: boolean): Promise<UndoStatus> {
    const { undo } = this;
    if (undo === null) throw closedError('noRequest', 'There is no such request to take a move back.');
    return this.#requestUndo('/undo/answer', { id: undo.id, accept });
  }

  get connection(): ConnectionState {
    return this.#connection.state;
  }

  async submit(move: G['Move']): Promise<Answer<G>> {
    if (this.connection === 'closed') throw closedError('closed', 'The connection to this match is closed.');
    const id = freshToken();
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

  async #requestUndo(path: string, body: object): Promise<UndoStatus> {
    // The contract defines the shape of the answer.
    const { status, revision } = (await this.#config.request(path, body)) as { status: UndoStatus; revision: number };
    if (status === 'done') await this.#reached(revision);
    return status;
  }

  /** Resolves once `seen` has this revision, or the match is closed. */
  #reached(revision: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if ((this.#seen?.revision ?? 0) < revision && this.connection !== 'closed') return;
        for (const stop of stops) stop();
        resolve();
      };
      const stops = [this.on('delivery', look), this.on('snapshot', look), this.on('connection', look)];
      look();
    });
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
        this.#cameOrWent(message);
        break;
      case 'hands':
        this.#shown(message);
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
        this.#answered(message);
        break;
      case 'refused':
        this.#refused(message);
    }
  }

  #cameOrWent({ seats, watching }: MessageOf<'present'>): void {
    const [seatsBefore, watchingBefore] = [this.#present, this.#watching];
    this.#present = seats;
    this.#watching = watching;
    if (seatsBefore?.join() !== seats.join()) this.#listeners.emit('present', seats);
    if (watchingBefore !== watching) this.#listeners.emit('watching', watching);
  }

  #shown({ revision, views }: MessageOf<'hands'>): void {
    const checked = views.map((view) => this.#checkedView(view, undefined));
    const isOfSeats = checked.every((view, seat) => view?.viewer === seat) && Number.isSafeInteger(revision);
    if (!isOfSeats) {
      this.#connection.close('broken');
      return;
    }
    this.#hands = { revision, views: checked.filter((view) => view !== null) };
    this.#listeners.emit('hands', this.#hands);
  }

  #answered({ answer }: MessageOf<'answer'>): void {
    // The server judges by this game's rules, so a violation is one of this game.
    const move = this.#pending.answer(answer as Answer<G>);
    if (move !== null && answer.ok) this.#lastMove.accepted(answer.revision, move);
    this.#settle();
  }

  #welcomed({ protocol, seat }: MessageOf<'welcome'>): void {
    // The value came over the network, whatever its type: only here does a stream learn the server's version.
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
      // A delivery is missing: the next connection will fetch it.
      this.#connection.restart();
      return;
    }
    if (next.revision === before?.revision) return;
    this.#seen = next;
    this.#lastMove.delivered(
      // `follow` has just parsed them.
      before && { revision, before: before.view, events: events as readonly G['RedactedEvent'][] },
    );
    // `follow` has just parsed them.
    this.#listeners.emit('delivery', { revision: next.revision, events: events as readonly G['RedactedEvent'][] });
    this.#settle();
  }

  #replaced({ to, revision, view, takenBack }: MessageOf<'snapshot'>): void {
    const parsed = this.#checkedView(view, takenBack?.revision);
    if (parsed === null || parsed.viewer !== to || !Number.isSafeInteger(revision)) {
      this.#connection.close('broken');
      return;
    }
    if (revision <= (this.#seen?.revision ?? 0)) return;
    this.#seen = { revision, view: parsed };
    this.#lastMove.delivered(null);
    this.#listeners.emit('snapshot', { revision, takenBack: takenBack ?? null });
    this.#settle();
  }

  /**
   * The checked view of a snapshot. Without a schema, the known view before the delivery that was taken back, if any.
   */
  #checkedView(view: unknown, takenBack: number | undefined): G['View'] | null {
    const { viewSchema } = this.#config;
    if (viewSchema === null) return takenBack === undefined ? null : this.#lastMove.viewBefore(takenBack);
    const checked = viewSchema['~standard'].validate(view);
    if (checked instanceof Promise || checked.issues !== undefined) return null;
    // The game's schema has accepted it.
    return checked.value as G['View'];
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
