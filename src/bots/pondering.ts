import { shortSeed } from '../engine/chance.js';
import type { Game, GameTypes } from '../engine/game.js';
import { checkGame, hasMethod } from '../engine/given.js';
import { isWhole } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import { uniform } from '../engine/playout.js';
import { requireSeed } from '../engine/seed.js';
import type { Bot, PonderConfig } from './bot.js';
import { foresee } from './foresee.js';
import type { PolicyOf } from './plan.js';
import { MOST_PREPARED, preparationsOf } from './preparations.js';
import { realTime, Slices } from './slices.js';
import { readConfig } from './think.js';

/** How {@link pondering} imagines the others' moves. */
export interface PonderingConfig<G extends GameTypes> {
  /** How the others move, such as the `policy` of a game's bots; by default uniformly at random. */
  readonly policy?: PolicyOf<G> | undefined;
  /** Makes the imagined views repeatable: at most 240 bytes in UTF-8; default `'bot'`. */
  readonly seed?: string | undefined;
}

/** How many continuations to imagine. */
const TIMES = 64;

/**
 * Wraps a bot so that it also thinks on the other players' time: `ponder` imagines the views that its seat may have on
 * its next turn, and prepares up to 16 choices, likeliest first. If one of these views comes up, `choose` and
 * `chooseNow` return the choice that the bot would make anyway, and `choose` continues one still in progress. The bot
 * must decide from its view alone, as all bots of this library do.
 *
 * @example
 * ```ts
 * import { pondering } from 'hencoop/bots';
 * import { chicken } from 'hencoop/chicken';
 * import { chickenBots } from 'hencoop/chicken/bots';
 *
 * const bot = pondering(chicken, chickenBots.search({ iterations: 50 }), { policy: chickenBots.policy });
 * const state = chicken.setup({ seats: 2, seed: 'hen' });
 * await bot.ponder(chicken.view(state, 1)); // seat 0 is to move
 * const next = chicken.apply(state, { seat: 0, type: 'withdraw' });
 * chicken.whyNot(next, bot.chooseNow(chicken.view(next, 1)).move); // null
 * ```
 *
 * @throws RangeError if `game` is not a game, `bot` is not a bot or observes, or an entry of `config` is invalid; the
 * message names its path.
 */
export function pondering<G extends GameTypes>(
  game: Game<G>,
  bot: Bot<G>,
  config: PonderingConfig<G> = {},
): Bot<G> & Required<Pick<Bot<G>, 'ponder'>> {
  checkGame(game);
  hasMethod('bot', 'a bot', bot, 'choose');
  if (bot.observe !== undefined) {
    throw new RangeError(
      'bot: expected one that decides from its view alone, got one that observes, whose events cannot be imagined',
    );
  }
  const { policy = uniform<G>, seed = 'bot' } = readConfig(config, ['policy'], ['policy', 'seed']);
  requireSeed('config.seed', seed);
  const choices = preparationsOf(bot);
  let pondered = new AbortController();

  return {
    async ponder(view, { signal }: PonderConfig = {}) {
      if (!isWhole(view?.viewer)) refuseOption('view', 'the view of a seat', view);
      pondered.abort();
      choices.stop();
      pondered = new AbortController();
      const mine = pondered.signal;
      const isOver = () => mine.aborted || signal?.aborted === true;
      const stop = () => {
        if (!mine.aborted) choices.stop();
      };
      signal?.addEventListener('abort', stop);
      try {
        const isMine = game.legalMoves(view).length > 0;
        const likely = isMine ? [view] : await likelyViews(foresee(game, view, policy, shortSeed(seed)), isOver);
        for (const next of likely) if (!isOver()) await choices.prepare(keyOf(next), next);
      } finally {
        signal?.removeEventListener('abort', stop);
      }
    },
    async choose(view, choosing = {}) {
      choosing.signal?.throwIfAborted();
      const [startedAt, key] = [realTime(), keyOf(view)];
      pondered.abort();
      choices.stop(key);
      const choice = choices.take(key) ?? (await choices.goOn(key, choosing));
      return choice === undefined ? bot.choose(view, choosing) : { ...choice, milliseconds: realTime() - startedAt };
    },
    chooseNow(view) {
      const [startedAt, key] = [realTime(), keyOf(view)];
      pondered.abort();
      choices.stop();
      const choice = choices.take(key);
      return choice === undefined ? bot.chooseNow(view) : { ...choice, milliseconds: realTime() - startedAt };
    },
  };
}

/** Equal for equal views with the same order of fields, as in views built from events. */
const keyOf = (view: unknown): string => JSON.stringify(view);

/** The views that `imagine` returns most often, most frequent first. */
async function likelyViews<View>(imagine: () => Generator<void, View | null>, isOver: () => boolean): Promise<View[]> {
  const found = new Map<string, { readonly seen: View; times: number }>();
  const slices = new Slices(undefined);
  for (let time = 0; time < TIMES && !isOver(); time++) {
    const imagining = imagine();
    let step = imagining.next();
    while (!step.done && !isOver()) {
      if (slices.isOver) await slices.pause();
      step = imagining.next();
    }
    if (!step.done || step.value === null) continue;
    const key = JSON.stringify(step.value);
    const known = found.get(key);
    if (known === undefined) found.set(key, { seen: step.value, times: 1 });
    else known.times += 1;
  }
  const sorted = [...found.values()].sort((a, b) => b.times - a.times);
  return sorted.slice(0, MOST_PREPARED).map(({ seen }) => seen);
}
