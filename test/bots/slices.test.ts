// Long work pauses for other tasks, and ends soon after its signal. A clock that ticks once a playout counts slices.

import { readFileSync } from 'node:fs';
import type { Game, GameTypes } from 'hencoop';
import { analyze, parOf, reasonsBetween } from 'hencoop/analysis';
import { type Bot, type GameBots, ismcts, pondering, search } from 'hencoop/bots';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadBots } from '../../support/games.js';
import { filesBelow } from '../../tools/lib/files.js';

afterEach(() => vi.restoreAllMocks());

/** The milliseconds of a slice, and the most that one may take. */
const SLICE = 8;
const MOST = 50;

/** Runs work, aborts its signal after `playouts` playouts, and counts slices from then on. */
async function counted(
  playouts: number,
  bots: GameBots<GameTypes>,
  work: (bots: GameBots<GameTypes>, signal: AbortSignal) => Promise<unknown>,
) {
  const stop = new AbortController();
  let [time, begunAt, longest, after] = [0, 0, 0, 0];
  const tick = () => {
    time += 1;
    longest = Math.max(longest, time - begunAt);
    if (time === playouts) stop.abort(new Error('enough'));
  };
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((resume: () => void) => {
    if (stop.signal.aborted) after += 1;
    begunAt = time;
    return setImmediate(resume) as never;
  });
  const { rules, tryApply } = bots.game;
  const game: Game<GameTypes> = {
    ...bots.game,
    rules: {
      ...rules,
      copy(state) {
        tick();
        return rules.copy(state);
      },
    },
    tryApply(...given) {
      tick();
      return tryApply(...given);
    },
  };
  const own: GameBots<GameTypes> = {
    ...bots,
    game,
    level: (_, { seed } = {}) => search(game, { ...bots.method(2), iterations: 60, seed }),
  };
  const end = await work(own, stop.signal).then(
    () => 'done',
    (error: Error) => error.message,
  );
  return { end, slicesAfter: after, longest, total: time };
}

const openedOf = (game: Game<GameTypes>) => {
  const { state, events } = game.setupWithEvents({ seed: 'hen', seats: 2 });
  const [seat = 0] = game.actors(state);
  return { state, events, seat, view: game.view(state, seat), moves: game.legalMoves(game.view(state, seat)) };
};

const choosing =
  (make: (bots: GameBots<GameTypes>) => Bot<GameTypes>) => (bots: GameBots<GameTypes>, signal: AbortSignal) =>
    make(bots).choose(openedOf(bots.game).view, { signal });

async function drain(findings: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of findings);
}

/** Every function of the library that takes a signal, by the type of its options. */
const WORK = {
  ChooseConfig: {
    search: choosing(({ game, method }) => search(game, { ...method(2), iterations: 5_000 })),
    'search that solves': choosing(({ game, method }) =>
      search(game, {
        ...method(2),
        iterations: 5_000,
        solve: () => ({
          next() {
            game.rules.copy(openedOf(game).state);
            return {};
          },
        }),
      }),
    ),
    ismcts: choosing(({ game, policy }) => ismcts(game, { iterations: 5_000, policy })),
    pondering: choosing(({ game, method }) => pondering(game, search(game, { ...method(2), iterations: 5_000 }))),
  },
  PonderConfig: {
    async ponder(bots: GameBots<GameTypes>, signal: AbortSignal) {
      const { game, method, policy } = bots;
      const { state, seat } = openedOf(game);
      const bot = pondering(game, search(game, { ...method(2), iterations: 5_000 }), { policy });
      await bot.ponder(game.view(state, 1 - seat), { signal });
      signal.throwIfAborted();
    },
  },
  AnalyzeConfig: {
    analyze: (bots: GameBots<GameTypes>, signal: AbortSignal) => {
      const { state, events, moves } = openedOf(bots.game);
      const steps = [{ move: null, events }];
      const [move] = moves;
      const attempt = bots.game.tryApply(state, move);
      if (move !== undefined && attempt.ok) steps.push({ move, events: attempt.events } as never);
      return drain(analyze(bots, steps, { signal, playouts: 300 }));
    },
    'analyze, knowing all': (bots: GameBots<GameTypes>, signal: AbortSignal) =>
      drain(
        analyze(bots, [{ move: null, events: openedOf(bots.game).events }], {
          signal,
          as: 'knowingAll',
          playouts: 9_000,
        }),
      ),
  },
  ReasonsConfig: {
    reasonsBetween(bots: GameBots<GameTypes>, signal: AbortSignal) {
      const { view, moves } = openedOf(bots.game);
      return reasonsBetween(bots, view, moves[0] as never, moves[1] as never, { signal, playouts: 9_000 });
    },
  },
  ParConfig: {
    parOf: (bots: GameBots<GameTypes>, signal: AbortSignal) =>
      drain(parOf(bots, { seed: 'hen', seats: 2 }, { seat: 0, signal, games: 100 })),
  },
};

test('every function of the library that takes a signal is counted here', () => {
  const configs = filesBelow('src', '.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/export interface (\w+)[^{]*\{[^}]*readonly signal\?: AbortSignal/g)].map(
      ([, name]) => name,
    ),
  );
  expect(configs.sort()).toEqual(Object.keys(WORK).sort());
});

describe.each(['chicken', 'chicken-roundup'] as const)('%s', async (id) => {
  const bots: GameBots<GameTypes> = await loadBots(id);
  const all = Object.values(WORK).flatMap((ways) => Object.entries(ways));
  test.each(all)('%s pauses, and settles at most two slices after its signal', async (_, work) => {
    for (const playouts of [1, 7, 60, 350, 700]) {
      const { end, slicesAfter, longest, total } = await counted(playouts, bots, work);
      expect({ playouts, end }).toEqual({ playouts, end: 'enough' });
      expect(slicesAfter).toBeLessThanOrEqual(2);
      expect(total - playouts).toBeLessThanOrEqual(2 * SLICE);
      expect(longest).toBeLessThanOrEqual(MOST);
    }
  });
});
