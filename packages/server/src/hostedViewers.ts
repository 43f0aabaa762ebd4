import type { Seat } from 'hencoop';
import { Audience } from './audience.js';
import type { CommittedChange } from './changes.js';
import type { Emote, MatchInfo } from './contract.js';
import { EventStream } from './eventStream.js';
import { type HostedSocket, streamBody } from './hostedSocket.js';
import { nextBeat, type SocketViewer } from './liveConnection.js';
import { type Closing, messageText } from './messages.js';
import { type Company, companyOf, presentText } from './people.js';
import type { MatchStore } from './store.js';
import { type SessionConfig, ViewerSession } from './viewerSession.js';

export interface HostedViewersConfig {
  readonly id: string;
  readonly store: Pick<MatchStore, 'deliveries'>;
  readonly sockets: () => Iterable<HostedSocket>;
  readonly session: Omit<SessionConfig, 'join'>;
  readonly now: () => number;
}

/** How long a socket may take to send `enter`, in milliseconds. */
const INTRODUCTION = 10_000;
/** How long a new number of spectators waits for further ones, in milliseconds. */
const CROWD = 3_000;

/** The live viewers of a match that only this object changes: every commit has already been sent. */
export class HostedViewers {
  readonly #config: HostedViewersConfig;
  readonly #audience: Audience;
  /** By the platform's socket object. */
  readonly #sessions = new WeakMap<object, ViewerSession>();
  readonly #streams = new Set<ViewerSession>();
  /** The seats and the number of spectators that viewers know of. */
  #present: Company = { seats: [], watching: 0 };
  /** When to say how many watch, in milliseconds since 1970; `null`: viewers know. */
  #crowdAt: number | null = null;

  constructor(config: HostedViewersConfig) {
    this.#config = config;
    this.#audience = new Audience({
      match: config.id,
      store: config.store,
      viewers: () => this.#entered(),
      drop: (viewer, reason) => viewer.drop(reason),
      onError: (error) => config.session.onError(error, 'hands failed'),
    });
  }

  /** Sets the info that viewers have before the first change. */
  began(info: MatchInfo): void {
    this.#audience.begin(JSON.stringify(info));
  }

  /** How many connections an address has, and how many of them have not sent `enter`. */
  countOf(address: string): { readonly all: number; readonly silent: number } {
    const own = this.#all().filter(({ connection: { viewer } }) => viewer.address === address);
    return { all: own.length, silent: own.filter(({ connection: { viewer } }) => viewer.entered === null).length };
  }

  sessionOf(socket: HostedSocket): ViewerSession {
    const session = this.#sessions.get(socket.connection) ?? this.#session(socket);
    this.#sessions.set(socket.connection, session);
    return session;
  }

  /** Starts a stream for a viewer, who enters next. */
  stream(viewer: SocketViewer): { readonly session: ViewerSession; readonly body: ReadableStream<Uint8Array> } {
    const { sink, body } = streamBody(() => {
      this.#streams.delete(session);
      this.sayPresent();
    });
    const session = this.#session(new EventStream(viewer, sink));
    this.#streams.add(session);
    return { session, body };
  }

  /** Sends all viewers the connected seats, unless they know. A new number of spectators waits for further ones. */
  sayPresent(): boolean {
    const present = companyOf(this.#entered());
    const { seats, watching } = this.#present;
    if (present.seats.join() !== seats.join()) {
      this.#sayNow(present);
      return true;
    }
    if (present.watching !== watching) this.#crowdAt ??= this.#config.now() + CROWD;
    return false;
  }

  /** Sends an emote to all connected viewers. */
  emote(seat: Seat, emote: Emote): void {
    this.#sendToPeople(messageText({ type: 'emote', seat, emote }));
  }

  /** Sends a committed change. A viewer who lacks earlier deliveries is catching up from the store. */
  committed(change: CommittedChange): void {
    this.#audience.committed(change);
  }

  /** When a keep-alive or timeout is due next, in milliseconds since 1970; `null` without viewers. */
  get due(): number | null {
    const times = this.#all().map(({ connection: { viewer } }) => {
      return viewer.entered === null ? viewer.since + INTRODUCTION : viewer.beatAt;
    });
    if (times.length > 0 && this.#crowdAt !== null) times.push(this.#crowdAt);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Sends keep-alives and how many watch, and closes sockets that have not sent `enter`. */
  attend(now: number): void {
    if (this.#crowdAt !== null && now >= this.#crowdAt) this.#sayNow(companyOf(this.#entered()));
    for (const session of this.#all()) {
      const { connection } = session;
      const { viewer } = connection;
      if (viewer.entered === null) {
        if (now >= viewer.since + INTRODUCTION) session.close('slow');
      } else if (now >= viewer.beatAt) {
        connection.viewer = { ...viewer, beatAt: nextBeat(now) };
        session.beat();
      }
    }
  }

  /** Closes all connections. */
  close(closing: Closing): void {
    for (const session of this.#all()) session.close(closing);
  }

  #session(connection: ViewerSession['connection']): ViewerSession {
    return new ViewerSession(connection, { ...this.#config.session, join: (session) => this.#join(session) });
  }

  #all(): readonly ViewerSession[] {
    const sockets = [...this.#config.sockets()].map((socket) => this.sessionOf(socket));
    return [...sockets, ...this.#streams].filter(({ connection }) => connection.isOpen);
  }

  #entered(): readonly ViewerSession[] {
    return this.#all().filter(({ connection }) => connection.viewer.entered !== null);
  }

  #sayNow(present: Company): void {
    this.#present = present;
    this.#crowdAt = null;
    this.#sendToPeople(presentText(present));
  }

  #sendToPeople(text: string): void {
    for (const session of this.#entered()) if (session.seesPeople) session.send(text);
  }

  async #join(session: ViewerSession): Promise<void> {
    this.#audience.welcome(session);
    if (!this.sayPresent() && session.seesPeople) session.send(presentText(companyOf(this.#entered())));
    const { id, store } = this.#config;
    while (session.connection.isOpen) {
      const page = await store.deliveries([{ match: id, to: session.seat, after: session.cursor }]);
      if (page.length === 0) return;
      for (const { revision, events } of page) {
        // A delivery that was committed meanwhile has already been sent.
        if (session.cursor === revision - 1) session.deliver(revision, events);
      }
      this.#audience.showHands();
      // Yield, so that a long gap does not block others.
      await new Promise((resume) => setTimeout(resume));
    }
  }
}
