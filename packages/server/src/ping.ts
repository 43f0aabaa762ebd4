import type { Store } from './store.js';
import type { Timing } from './timing.js';

/** Returns a check of whether the database answers; calls in quick succession share one query. */
export function pingOf(store: Pick<Store, 'ping'>, { now, ready }: Timing): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  let until = 0;
  return () => {
    if (asked === null || now() >= until) {
      until = now() + ready;
      asked = store.ping().then(
        () => true,
        () => false,
      );
    }
    return asked;
  };
}
