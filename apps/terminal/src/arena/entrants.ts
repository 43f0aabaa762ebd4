import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GameTypes, uniform } from 'hencoop';
import { type BotMaker, policyBot, search } from 'hencoop/bots';
import { wordsOf } from './botProcess.js';
import type { Loaded } from './games.js';
import { lookAhead } from './lookAhead.js';
import { Refusal } from './refusal.js';

/** A bot that takes part. */
export type Entrant = InProcess | Program;

/** A bot that runs in the arena's process. */
export interface InProcess {
  readonly spec: string;
  /** The number of playouts per move; `null` if not fixed. */
  readonly iterations: number | null;
  readonly make: BotMaker<GameTypes>;
  readonly command: null;
}

/** A bot that speaks the bot protocol, in a process per game. */
interface Program {
  readonly spec: string;
  readonly iterations: null;
  readonly make: null;
  readonly command: string;
}

/** The prefix of a specification of a bot that speaks the bot protocol; the command follows. */
export const PROCESS = 'bot:';

const SEARCH = /^(search|plain):(\d+)(ms)?$/;
const MODULE = /\.[cm]?[jt]s$/;

/**
 * The bot that a specification names: `uniform` or `random`, `heuristic`, a level, a personality, `search:300` (playouts a move),
 * `search:5ms`, `plain:300` (a search that knows nothing of the game), `lookAhead`, the path of a module whose default
 * export makes bots, or `bot:` and the command that starts a bot which speaks the bot protocol.
 */
export async function entrantOf(loaded: Loaded, spec: string): Promise<Entrant> {
  if (!spec.startsWith(PROCESS)) return inProcess(loaded, spec);
  const command = spec.slice(PROCESS.length);
  if (wordsOf(command).length === 0) throw new Refusal('bot: expected the command that starts a bot, got nothing');
  return { spec, iterations: null, make: null, command };
}

/** The bot that a specification names, if it runs in this process. */
export async function inProcess({ game, bots }: Loaded, spec: string): Promise<InProcess> {
  const entrant = (make: BotMaker<GameTypes>, iterations: number | null = null): InProcess => {
    return { spec, iterations, make, command: null };
  };
  if (spec === 'uniform' || spec === 'random') return entrant((config) => policyBot(game, uniform, config));
  if (spec === 'lookAhead') return entrant(() => lookAhead(game));
  const [, way, amount, timed] = SEARCH.exec(spec) ?? [];
  if (way !== undefined) {
    const time = timed === undefined ? { iterations: Number(amount) } : { milliseconds: Number(amount) };
    const make: BotMaker<GameTypes> = (config) =>
      way === 'plain' ? search(game, { ...time, ...config }) : bots.search({ ...time, ...config });
    // Refuses an invalid budget before any game begins.
    make({ seed: 'check' });
    return entrant(make, time.iterations ?? null);
  }
  if (MODULE.test(spec)) return entrant(await makerIn(spec));
  if (spec === 'heuristic') return entrant((config) => bots.heuristic(config), 0);
  const level = bots.levelNames.find((name) => name === spec);
  if (level !== undefined) return entrant((config) => bots.level(level, config), bots.levels[level].iterations);
  if (bots.personalities.includes(spec)) return entrant((config) => bots.personality(spec, config), 0);
  const own = ['heuristic', ...bots.levelNames, ...bots.personalities];
  const names = [
    'uniform',
    'random',
    ...own,
    'search:300',
    'search:5ms',
    'plain:300',
    'lookAhead',
    'the path of a module',
    'bot:COMMAND',
  ];
  throw new Refusal(`bot: expected one of ${names.join(', ')}, got ${spec}`);
}

/** The bot maker that a module exports by default. */
async function makerIn(path: string): Promise<BotMaker<GameTypes>> {
  if (!existsSync(path)) throw new Refusal(`bot: expected the path of a module, got ${path}, which does not exist`);
  // Only its first move shows whether the bot is for this game.
  const { default: make } = (await import(pathToFileURL(resolve(path)).href)) as { default?: BotMaker<GameTypes> };
  if (typeof make !== 'function') {
    throw new Refusal(`bot: expected ${path} to export by default a function that makes a bot, got ${typeof make}`);
  }
  return make;
}
