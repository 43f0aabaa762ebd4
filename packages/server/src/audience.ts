import type { CommittedChange } from './changes.js';
import { HandsFeed, type HandsStore } from './hands.js';
import type { LoadedMatch } from './loadedMatch.js';
import { infoText } from './messages.js';
import { opensSeat } from './seatAccess.js';
import type { StoredDelivery } from './store.js';
import type { DropReason, ViewerSession } from './viewerSession.js';

export interface AudienceConfig {
  /** The id of the match. */
  readonly match: string;
  readonly store: HandsStore;
  readonly viewers: () => Iterable<ViewerSession>;
  readonly drop: (viewer: ViewerSession, reason: DropReason) => void;
  readonly onError: (error: unknown) => void;
}

/** The live viewers of one match in this process. Each gets every delivery once, in order. */
export class Audience {
  readonly #viewers: () => Iterable<ViewerSession>;
  readonly #drop: (viewer: ViewerSession, reason: DropReason) => void;
  readonly #hands: HandsFeed;
  /** The text of the match info that all viewers have (`''`: none), and its version. */
  #info = '';
  #version = 0;

  constructor(config: AudienceConfig) {
    this.#viewers = config.viewers;
    this.#drop = config.drop;
    this.#hands = new HandsFeed({ ...config, info: () => this.#info });
  }

  /** Sets the info that all viewers already have. */
  begin(info: string): void {
    if (this.#info === '') this.#info = info;
  }

  /** Sends a committed change; returns `false` if a viewer lacks earlier deliveries. */
  committed({ loaded, deliveries, info, isSeatChange }: CommittedChange): boolean {
    if (isSeatChange) this.expel(loaded);
    let isComplete = true;
    for (const { to, revision, events } of deliveries) {
      const behind = this.#behind(to, revision);
      if (behind.length > 0 && !this.#deliver(behind, revision, JSON.stringify(events))) isComplete = false;
    }
    this.announce(info, loaded.stored.version);
    this.showHands();
    return isComplete;
  }

  sendStored({ to, revision, events }: Omit<StoredDelivery, 'match'>): void {
    this.#deliver(this.#behind(to, revision), revision, events);
    this.showHands();
  }

  /** Sends a new viewer the current info. */
  welcome(viewer: ViewerSession): void {
    if (this.#info !== '') viewer.send(infoText(this.#info));
    this.showHands();
  }

  /** Sends the match info, unless all viewers have it. */
  announce(info: string, version: number): void {
    // The store may have returned an older version than the one already sent.
    if (version < this.#version) return;
    this.#version = version;
    if (info === this.#info) return;
    this.#info = info;
    for (const viewer of [...this.#viewers()]) if (!viewer.send(infoText(info))) this.#drop(viewer, 'slow');
    this.showHands();
  }

  /** Sends viewers the hands that they may see by now. */
  showHands(): void {
    this.#hands.wake();
  }

  /** Drops the viewers whose credentials no longer open their seat. */
  expel(loaded: LoadedMatch): void {
    for (const viewer of [...this.#viewers()]) {
      if (!opensSeat(loaded, viewer.credentials, viewer.seat)) this.#drop(viewer, 'unauthorized');
    }
  }

  dropAll(reason: DropReason): void {
    for (const viewer of [...this.#viewers()]) this.#drop(viewer, reason);
  }

  /** The viewers who lack a delivery. */
  #behind(to: StoredDelivery['to'], revision: number): readonly ViewerSession[] {
    return [...this.#viewers()].filter(({ seat, cursor }) => seat === to && cursor < revision);
  }

  /**
   * Sends a delivery to the viewers that have the one before it; returns `false` if another viewer lacks earlier ones.
   */
  #deliver(viewers: readonly ViewerSession[], revision: number, events: string): boolean {
    const next = viewers.filter(({ cursor }) => cursor === revision - 1);
    for (const viewer of next) if (!viewer.deliver(revision, events)) this.#drop(viewer, 'slow');
    return next.length === viewers.length;
  }
}
