import type { Seat } from 'hencoop';
import type { CommittedChange } from './changes.js';
import { type Emote, type MatchInfo, PROTOCOL } from './contract.js';
import type { Credentials } from './credentials.js';
import { closeSocket, type HostedSocket, HostedStream, nextBeat, type SocketViewer } from './hostedSocket.js';
import type { LoadedMatch } from './loadedMatch.js';
import type { Matches } from './matches.js';
import { BEAT, type Closing, deliveryText, infoText, messageText } from './messages.js';
import { presentText, seatsOf } from './people.js';
import { Refusal } from './refusal.js';
import type { MatchStore } from './store.js';

export interface HostedViewersConfig {
  readonly id: string;
  readonly store: Pick<MatchStore, 'deliveries'>;
  readonly matches: Matches;
  readonly sockets: () => Iterable<HostedSocket>;
}

/** How long a socket may take to say who is there, in milliseconds. */
const INTRODUCTION = 10_000;

/**
 * The live viewers of a match that only this object changes, so that it has sent everything that it has committed. Each
 * viewer gets every delivery once and in order.
 */
export class HostedViewers {
  readonly #config: HostedViewersConfig;
  readonly #streams = new Set<HostedStream>();
  /** The text of the match's info that all viewers have been sent; `null`: not known yet. */
  #info: string | null = null;
  #latest: LoadedMatch | null = null;
  /** The text that viewers were sent last of who is connected; `''`: not known. */
  #present = '';

  constructor(config: HostedViewersConfig) {
    this.#config = config;
  }

  /** The info that viewers have, before anything changes it. */
  began(info: MatchInfo): void {
    this.#info ??= JSON.stringify(info);
  }

  /** How many connections of an address there are, and how many of them have not said who is there. */
  countOf(address: string): { readonly all: number; readonly silent: number } {
    const own = this.#all().filter(({ viewer }) => viewer.address === address);
    return { all: own.length, silent: own.filter(({ viewer }) => viewer.entered === null).length };
  }

  /** Begins a stream for a viewer, which is let in next. */
  stream(viewer: SocketViewer): HostedStream {
    const stream = new HostedStream(viewer, (ended) => {
      this.#streams.delete(ended);
      this.sayPresent();
    });
    this.#streams.add(stream);
    return stream;
  }

  /** Lets a viewer in: it is sent everything that it lacks, and from now on everything that happens. @throws Refusal */
  async enter(socket: HostedSocket, credentials: Credentials): Promise<void> {
    const { id, matches } = this.#config;
    const { takesSnapshots, seesPeople, cursor } = socket.viewer;
    const { seat, snapshot } = await matches.enter(id, credentials, takesSnapshots ? cursor : null);
    const entered = { seat, token: credentials.token };
    // The token may have been taken away meanwhile.
    if (this.#latest !== null && !stillOpens(this.#latest, entered)) {
      throw new Refusal('unauthorized', 'This token is not for a seat of this match.');
    }
    socket.viewer = { ...socket.viewer, entered, cursor: snapshot?.revision ?? cursor };
    socket.send(messageText({ type: 'welcome', protocol: PROTOCOL, seat }));
    if (snapshot !== null) socket.send(messageText({ type: 'snapshot', to: seat, ...snapshot }));
    if (this.#info !== null) socket.send(infoText(this.#info));
    if (!this.sayPresent() && seesPeople) socket.send(this.#present);
    await this.#catchUp(socket);
  }

  /** Shows everybody which seats are connected, unless they know. */
  sayPresent(): boolean {
    const entered = this.#all().flatMap(({ viewer }) => viewer.entered ?? []);
    const text = presentText(seatsOf(entered));
    if (text === this.#present) return false;
    this.#present = text;
    this.#sendToPeople(text);
    return true;
  }

  /** Sends what a player says to everybody who is connected. */
  emote(seat: Seat, emote: Emote): void {
    this.#sendToPeople(messageText({ type: 'emote', seat, emote }));
  }

  /** Sends what has been committed. */
  committed({ loaded, deliveries, info, isSeatChange }: CommittedChange): void {
    this.#latest = loaded;
    if (isSeatChange) this.#expel(loaded);
    for (const { to, revision, events } of deliveries) {
      let text: string | null = null;
      for (const socket of this.#all()) {
        const { entered, cursor } = socket.viewer;
        // A viewer who lacks more is catching up, and finds this delivery in the store.
        if (entered?.seat !== to || cursor !== revision - 1) continue;
        text ??= JSON.stringify(events);
        deliver(socket, revision, text);
      }
    }
    if (info === this.#info) return;
    this.#info = info;
    for (const socket of this.#all()) if (socket.viewer.entered !== null) socket.send(infoText(info));
  }

  /** When viewers need something next, in milliseconds since 1970; `null`: there are none. */
  get due(): number | null {
    const times = this.#all().map(({ viewer: { entered, since, beatAt } }) => {
      return entered === null ? since + INTRODUCTION : beatAt;
    });
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Gives signs of life, and closes sockets that have not said who is there. */
  attend(now: number): void {
    for (const socket of this.#all()) {
      const { viewer } = socket;
      if (viewer.entered === null) {
        if (now >= viewer.since + INTRODUCTION) closeSocket(socket, 'slow');
      } else if (now >= viewer.beatAt) {
        socket.viewer = { ...viewer, beatAt: nextBeat(now) };
        if (socket instanceof HostedStream) socket.beat();
        else socket.send(BEAT);
      }
    }
  }

  /** Closes all connections. */
  close(closing: Closing): void {
    for (const socket of this.#all()) closeSocket(socket, closing);
  }

  #all(): readonly HostedSocket[] {
    return [...this.#config.sockets(), ...this.#streams].filter(({ isOpen }) => isOpen);
  }

  #sendToPeople(text: string): void {
    for (const socket of this.#all()) {
      const { entered, seesPeople } = socket.viewer;
      if (entered !== null && seesPeople) socket.send(text);
    }
  }

  async #catchUp(socket: HostedSocket): Promise<void> {
    const { id, store } = this.#config;
    for (;;) {
      const { entered, cursor } = socket.viewer;
      if (entered === null || !socket.isOpen) return;
      const page = await store.deliveries([{ match: id, to: entered.seat, after: cursor }]);
      if (page.length === 0) return;
      for (const { revision, events } of page) {
        // A delivery that was committed meanwhile has been sent already.
        if (socket.viewer.cursor === revision - 1) deliver(socket, revision, events);
      }
      // A long gap holds nobody up.
      await new Promise((resume) => setTimeout(resume));
    }
  }

  /** Closes the sockets whose token no longer opens their seat. */
  #expel(loaded: LoadedMatch): void {
    for (const socket of this.#all()) {
      const { entered } = socket.viewer;
      if (entered !== null && !stillOpens(loaded, entered)) closeSocket(socket, 'unauthorized');
    }
  }
}

function stillOpens({ stored }: LoadedMatch, { seat, token }: NonNullable<SocketViewer['entered']>): boolean {
  return seat === null || stored.seats[seat]?.token === token;
}

function deliver(socket: HostedSocket, revision: number, events: string): void {
  socket.viewer = { ...socket.viewer, cursor: revision };
  socket.send(deliveryText(socket.viewer.entered?.seat ?? null, revision, events));
}
