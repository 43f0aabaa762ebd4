import type { Components } from './components.js';
import type { Timing } from './timing.js';

/** The maximum number of matches per query. */
const MAX_FOUND = 50;

/** Starts the periodic tasks of a server; returns a function that stops them. */
export function startRounds(components: Components, timing: Timing): () => void {
  const { store, hub, people, bots, live, context, webhooks, onError } = components;
  const { limits, log } = context;
  const timers = [
    every(timing.sweep, async () => people.sweep(), onError),
    every(timing.sweep, () => hub.sweep(), onError),
    every(timing.sweep, async () => webhooks?.round(), onError),
    every(
      timing.sweep,
      async () => {
        await context.bans.refresh();
        live.expelBanned();
      },
      onError,
    ),
    // Without load balancers, nothing else notices that a full disk has space again.
    every(
      timing.sweep,
      async () => {
        if (context.trouble.isFull) await store.ping();
      },
      () => {},
    ),
    every(
      timing.sweep,
      async () => {
        const count = MAX_FOUND + bots.unplayable;
        for (const id of await store.waitingForBots(timing.lostBot / 1_000, count)) bots.wake(id);
      },
      onError,
    ),
    every(
      timing.due,
      async () => {
        for (const id of await store.due(MAX_FOUND + bots.unplayable)) bots.wake(id);
      },
      onError,
    ),
    every(
      timing.clear,
      async () => {
        const cleared = await store.clear(limits.keep.over, limits.keep.others);
        if (cleared > 0) log.info({ cleared }, 'removed old matches');
      },
      onError,
    ),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Calls `act` at intervals, but never while the last call is running. */
function every(milliseconds: number, act: () => Promise<void>, onError: (error: unknown) => void): NodeJS.Timeout {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    act()
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  }, milliseconds);
  timer.unref();
  return timer;
}
