import { inWorker, search, type WorkerLike } from 'hencoop/bots';
import { type ChickenTypes, chicken, type View } from 'hencoop/chicken';

/** What a program saw while a bot thought in its worker. */
export interface Thought {
  /** The choice, without the time that it took. */
  readonly choice: string;
  /** Whether the bot chooses the same outside its worker. */
  readonly isSame: boolean;
  /** How often a timer went off here while the bot thought. */
  readonly ticks: number;
  /** Why it was rejected. */
  readonly reason: string;
}

/** The bot of the worker: in round 1 it searches, in any other it never ends by itself. */
export const thinker = {
  choose(view: View, { signal }: { readonly signal?: AbortSignal | undefined } = {}) {
    if (view.round === 1) return search(chicken, { iterations: 100, seed: 'fox' }).choose(view);
    for (;;) signal?.throwIfAborted();
  },
};

const pause = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));

const TICKS = 10;

/** Lets the bot of a worker choose, stops it, and lets it choose again. */
export async function think(worker: URL | (() => WorkerLike)): Promise<Thought> {
  const view = chicken.view(chicken.setup({ seats: 4, seed: 'worker' }), 0);
  const bot = inWorker<ChickenTypes>(worker);
  const choose = async () => JSON.stringify({ ...(await bot.choose(view)), milliseconds: 0 });
  const first = await choose();
  const outside = JSON.stringify({ ...(await thinker.choose(view)), milliseconds: 0 });

  const stop = new AbortController();
  const endless = bot
    .choose({ ...view, round: 2 }, { signal: stop.signal })
    .then(String, (error: unknown) => (error instanceof Error ? error.message : String(error)));
  let ticks = 0;
  let isThinking = true;
  endless.finally(() => {
    isThinking = false;
  });
  for (; isThinking && ticks < TICKS; ticks++) await pause(10);
  stop.abort(new Error('enough'));
  const reason = await endless;
  const again = await choose();
  await bot.close();
  return { choice: first, isSame: outside === first && again === first, ticks, reason };
}
