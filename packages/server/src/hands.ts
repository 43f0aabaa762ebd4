// Sends spectators all hands, as far as they may see them. Only the store knows hands: what is sent was written with the
// move that it shows, so it cannot depend on later ones.

import type { MatchInfo } from './contract.js';
import type { MatchStore } from './store.js';
import type { ViewerSession } from './viewerSession.js';

export type HandsStore = Pick<MatchStore, 'deliveries'>;
type HandsRules = Pick<MatchInfo, 'hands' | 'status'>;

/** The text of all hands at this revision; `null`: the store has none. */
export async function handsAt(store: HandsStore, match: string, revision: number): Promise<string | null> {
  const found = await store.deliveries([{ match, to: 'hands', after: revision - 1, upTo: revision }]);
  const hands = found.find((delivery) => delivery.revision === revision);
  return hands === undefined ? null : `{"revision":${revision},"views":${hands.events}}`;
}

export interface HandsFeedConfig {
  /** The id of the match. */
  readonly match: string;
  readonly store: HandsStore;
  readonly viewers: () => Iterable<ViewerSession>;
  readonly drop: (viewer: ViewerSession, reason: 'slow') => void;
  /** The text of the match info; `''`: unknown so far. */
  readonly info: () => string;
  readonly onError: (error: unknown) => void;
}

/** Sends the viewers of one match the hands that they lack. */
export class HandsFeed {
  readonly #config: HandsFeedConfig;
  #isSending = false;

  constructor(config: HandsFeedConfig) {
    this.#config = config;
  }

  /** Call whenever a viewer may see more. If moves follow each other faster than the store answers, hands are skipped. */
  wake(): void {
    if (this.#isSending || this.#lacking().size === 0) return;
    this.#isSending = true;
    this.#send()
      // The next move tries again.
      .catch(this.#config.onError)
      .finally(() => {
        this.#isSending = false;
      });
  }

  async #send(): Promise<void> {
    const { store, match, drop } = this.#config;
    for (let lacking = this.#lacking(); lacking.size > 0; lacking = this.#lacking()) {
      for (const [revision, viewers] of lacking) {
        const hands = await handsAt(store, match, revision);
        for (const viewer of viewers) if (!viewer.showHands(revision, hands)) drop(viewer, 'slow');
      }
    }
  }

  /** By revision, the viewers that may see the hands and lack them. */
  #lacking(): ReadonlyMap<number, readonly ViewerSession[]> {
    const lacking = new Map<number, ViewerSession[]>();
    const { viewers, info } = this.#config;
    const curious = [...viewers()].filter(({ seesHands }) => seesHands);
    const text = info();
    if (curious.length === 0 || text === '') return lacking;
    // The server has written it.
    const rules = JSON.parse(text) as HandsRules;
    for (const viewer of curious) {
      const revision = viewer.lacksHands(rules);
      if (revision !== null) lacking.set(revision, [...(lacking.get(revision) ?? []), viewer]);
    }
    return lacking;
  }
}
