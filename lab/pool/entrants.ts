// The bots of the pool: the bots of an old commit, which never change, and today's levels.
import { pathToFileURL } from 'node:url';
import type { Game, GameTypes } from 'hencoop';
import type { Bot, BotMaker, GameBots, ismcts, SearchMethod, search, worlds } from 'hencoop/bots';
import { loadGame } from '../inside.js';
import { frozenBots } from './freeze.js';
import { toNew, toOld } from './spelling.js';

/** The bots of a game at the old commit. */
interface Frozen {
  readonly bots: GameBots<GameTypes>;
  readonly method: (seats: number) => SearchMethod<GameTypes>;
  readonly ismcts: typeof ismcts;
  readonly search: typeof search;
  readonly worlds: typeof worlds;
}

/** A game with the bots of its pool. */
export interface Pool {
  readonly game: Game<GameTypes>;
  readonly makers: { readonly [name: string]: BotMaker<GameTypes> };
  /** The names of the bots at a table with this many seats. */
  namesAt(seats: number): readonly string[];
}

/** Loads a game, and the makers of its pool's bots. */
export async function poolOf(id: string): Promise<Pool> {
  const { game, bots } = await loadGame(id);
  // The module that freeze.ts builds exports these.
  const frozen = (await import(pathToFileURL(await frozenBots(id)).href)) as Frozen;
  const levels = bots.levelNames.map((level): [string, BotMaker<GameTypes>] => [
    level,
    (config) => bots.level(level, config),
  ]);
  const old = oldBots(frozen);
  const namesAt = (seats: number) => [...Object.keys(old), ...bots.levelNamesAt(seats)];
  return { game, makers: { ...old, ...Object.fromEntries(levels) }, namesAt };
}

function oldBots({ bots, method, ismcts, search, worlds }: Frozen): Pool['makers'] {
  const { game, policy } = bots;
  const { iterations } = bots.levels.strong;
  const uniform = (view: GameTypes['View'], seed: string) => worlds(game, view, seed);
  return {
    heuristic: ({ seed }) => translated(() => bots.heuristic({ seed })),
    // Tries all moves equally often, in uniformly drawn worlds.
    flat: ({ seed }) =>
      translated(({ seats }) => {
        const { until, value } = method(seats);
        return search(game, { policy, until, value, worlds: uniform, iterations, seed });
      }),
    ismcts: ({ seed }) =>
      translated((view) => {
        const { until, value } = method(view.seats);
        const ends = until && ((state: GameTypes['State'], played: number) => until(state, played, view));
        return ismcts(game, { policy, until: ends, value, reward: value, worlds: bots.worlds, iterations, seed });
      }),
    'strong-712bd6f': ({ seed }) => translated(() => bots.level('strong', { seed })),
    'expert-712bd6f': ({ seed }) => translated(() => bots.level('expert', { seed })),
  };
}

/** A bot of the old commit at today's tables: translates views and choices. */
function translated(botFor: (view: GameTypes['View']) => Bot<GameTypes>): Bot<GameTypes> {
  const chooseNow: Bot<GameTypes>['chooseNow'] = (view) => {
    const old = toOld(view);
    return toNew(botFor(old).chooseNow(old));
  };
  return { chooseNow, choose: async (view) => chooseNow(view) };
}
