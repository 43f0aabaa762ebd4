import { at } from '../engine/errors.js';
import type { AnyGame, Game, GameTypes, InPlaceRules } from '../engine/game.js';
import { checkConfig, hasMethod } from '../engine/given.js';
import { isRecord, isWhole } from '../engine/guards.js';
import type { Lenient } from '../engine/lenient.js';
import { refuseOption } from '../engine/options.js';
import type { Bot } from './bot.js';
import type { Measures } from './measures.js';
import type { PolicyOf } from './plan.js';
import { policyBot } from './policyBot.js';
import { type SearchMethod, search } from './search.js';
import { checkSeatCount, readConfig, readThinking, THINK_NAMES, type ThinkConfig } from './think.js';
import type { Worlds } from './worlds.js';

/** All levels, weakest first. {@link GameBots.levelNames} lists the ones a game offers. */
export const LEVELS = /* @__PURE__ */ Object.freeze(['easy', 'medium', 'strong', 'expert'] as const);

/** The name of a level. */
export type LevelName = (typeof LEVELS)[number];

/** How a level plays, and how well. It plays the same on every machine. */
export interface Level {
  /** The number of playouts per move; 0 for a level that does not look ahead. */
  readonly iterations: number;
  /**
   * Elo by number of seats, relative to the game's rules of thumb (0). Seat counts that were not measured are absent. A
   * game offers `expert` only at seat counts that have an Elo.
   */
  readonly elo: { readonly [seats: number]: number };
}

/** One outcome of chance. */
export interface ChanceOutcome<G extends GameTypes> {
  /** Above 0, at most 1. */
  readonly probability: number;
  /** The events that the viewer sees. */
  readonly events: readonly G['RedactedEvent'][];
}

/** The parts from which {@link gameBots} builds a game's bots. */
export interface GameBotsDefinition<G extends GameTypes, Personality extends string> {
  /** The game the bots play, or a variant whose remembered views know more. */
  readonly game: Game<G>;
  /** The rules of thumb: a policy that reads only what its seat may see. */
  readonly policy: PolicyOf<G>;
  /** How `easy` plays: with a beginner's mistakes. It reads only what its seat may see. */
  readonly beginner: PolicyOf<G>;
  /** How `search` plays at a table with this many seats. */
  readonly method: (seats: number) => SearchMethod<G>;
  /** Each level's playouts and strength. */
  readonly levels: { readonly [Name in LevelName]: Level };
  /** Policies with a style, by name. */
  readonly personalities: { readonly [Name in Personality]: PolicyOf<G> };
  /** The worlds that a view allows, equally likely, in an order fixed by `seed`. */
  readonly worlds: (view: G['View'], seed: string) => Worlds<G>;
  /** See {@link GameBots.chanceOutcomes}. */
  readonly chanceOutcomes: (view: G['View'], move: G['Move']) => readonly ChanceOutcome<G>[] | null;
  /** See {@link GameBots.measures}. */
  readonly measures: Measures<G>;
}

/** The options of every bot. */
export interface BotConfig {
  /** Makes every choice repeatable: at most 240 bytes in UTF-8; default `'bot'`. */
  readonly seed?: string | undefined;
}

/** The bots of one game, and their parts. */
export interface GameBots<G extends GameTypes, Personality extends string = string> {
  /**
   * The game the bots play. Remember views with it: in Chicken Out!, such views know which cards are in a shuffled
   * pile.
   */
  readonly game: Game<G>;
  /** The rules of thumb as a policy, for playouts: it reads only what its seat may see. */
  readonly policy: PolicyOf<G>;
  /**
   * How `search` plays at a table with this many seats. To change one part: `search(bots.game, { ...bots.method(2),
   * value: mine, iterations: 300 })`.
   *
   * @throws RangeError if the game does not allow this number of seats.
   */
  method(seats: number): SearchMethod<G>;
  /** All levels with their strength, weakest first, including `expert` where the game does not offer it. */
  readonly levels: { readonly [Name in LevelName]: Level };
  /** The levels that the game offers at some table, weakest first. */
  readonly levelNames: readonly LevelName[];
  /**
   * The levels that the game offers at a table with this many seats, weakest first. Includes `expert` only where
   * measurements show that it beats `strong`.
   *
   * @throws RangeError if the game does not allow this number of seats.
   */
  levelNamesAt(seats: number): readonly LevelName[];
  /** The names of the personalities. */
  readonly personalities: readonly Personality[];
  /** The worlds that a view allows, like `worlds` of `hencoop/bots`, but faster. */
  worlds(view: G['View'], seed: string): Worlds<G>;
  /**
   * Every outcome of chance after a legal `move` of the viewer, as the viewer sees it, with exact probabilities that
   * sum to 1; `null` if they cannot be listed, as for a new deal.
   */
  chanceOutcomes(view: G['View'], move: G['Move']): readonly ChanceOutcome<G>[] | null;
  /** Quantities that players talk about, used to explain why one move is better than another. */
  readonly measures: Measures<G>;
  /** A bot that plays by the rules of thumb alone. */
  heuristic(config?: BotConfig): Bot<G>;
  /**
   * A bot that plays at this level.
   *
   * Its choices throw a RangeError at a table where the game does not offer the level (see `levelNamesAt`).
   *
   * @throws RangeError if the game offers the level at no table.
   */
  level(name: LevelName, config?: BotConfig): Bot<G>;
  /** A bot with this personality. */
  personality(name: Personality, config?: BotConfig): Bot<G>;
  /** The strongest bot: searches with the rules of thumb and this game's own methods. */
  search(config: ThinkConfig): Bot<G>;
}

/**
 * The bots of any game. Every {@link GameBots} is assignable to it, and every function that takes a game's bots accepts
 * it, with tables and moves of the same game.
 */
export interface AnyBots extends Omit<GameBots<GameTypes>, 'game' | 'policy' | 'method'> {
  /** The game the bots play. */
  readonly game: AnyGame & { readonly rules: Lenient<InPlaceRules<GameTypes>> };
  /** The rules of thumb as a policy, for playouts: it reads only what its seat may see. */
  readonly policy: Lenient<PolicyOf<GameTypes>>;
  /**
   * How `search` plays at a table with this many seats.
   *
   * @throws RangeError if the game does not allow this number of seats.
   */
  method(seats: number): Lenient<SearchMethod<GameTypes>>;
}

/** The type of each part of a definition. */
const PARTS: { readonly [Name in keyof GameBotsDefinition<GameTypes, string>]: 'object' | 'function' } = {
  game: 'object',
  policy: 'function',
  beginner: 'function',
  method: 'function',
  levels: 'object',
  personalities: 'object',
  worlds: 'function',
  chanceOutcomes: 'function',
  measures: 'object',
};

/**
 * Builds a game's bots from its parts. Every verb throws a RangeError that names the path of an invalid entry.
 * @throws RangeError if a part is missing or has the wrong type; the message names its path.
 */
export function gameBots<G extends GameTypes, Personality extends string>(
  definition: GameBotsDefinition<G, Personality>,
): GameBots<G, Personality> {
  checkDefinition(definition);
  const { game, policy, beginner, levels, personalities, worlds, chanceOutcomes, measures } = definition;
  const method = (seats: number): SearchMethod<G> => ({ worlds, policy, ...definition.method(seats) });

  const offer = offered(game, levels);

  const searching = (config: ThinkConfig, checkTable: (seats: number) => void = () => {}): Bot<G> => {
    readThinking(config, [], []);
    const bots = new Map<number, Bot<G>>();
    return choosing(({ seats }) => {
      checkSeatCount('view.seats', seats, game.seats);
      checkTable(seats);
      const bot = bots.get(seats) ?? search(game, { ...method(seats), ...config });
      bots.set(seats, bot);
      return bot;
    });
  };

  return Object.freeze<GameBots<G, Personality>>({
    game,
    policy,
    method(seats) {
      checkSeatCount('seats', seats, game.seats);
      return method(seats);
    },
    levels,
    levelNames: offer.names,
    levelNamesAt(seats) {
      checkSeatCount('seats', seats, game.seats);
      return offer.namesAt(seats);
    },
    // The keys of `personalities` are its names.
    personalities: Object.freeze(Object.keys(personalities) as Personality[]),
    worlds,
    chanceOutcomes,
    measures,
    heuristic: (config) => policyBot(game, policy, config),
    level(name, config = {}) {
      offer.checkLevel(name);
      readLevelConfig(config);
      const { iterations } = levels[name];
      if (iterations > 0) return searching({ ...config, iterations }, (seats) => offer.checkLevel(name, seats));
      return policyBot(game, name === 'easy' ? beginner : policy, config);
    },
    personality(name, config) {
      if (typeof name !== 'string' || !Object.hasOwn(personalities, name)) {
        refuseOption('personality', `one of ${Object.keys(personalities).join(', ')}`, name);
      }
      return policyBot(game, personalities[name], config);
    },
    search: (config) => searching(config),
  });
}

/** Which levels a game offers, and at which tables. */
interface Offer {
  readonly names: readonly LevelName[];
  /** The levels at a table with this many seats, which the game must allow. */
  namesAt(seats: number): readonly LevelName[];
  /** @throws RangeError if the level is not offered at a table with this many seats, or, without `seats`, at any. */
  checkLevel(name: LevelName, seats?: number): void;
}

function offered(game: Pick<AnyGame, 'seats' | 'title'>, levels: { readonly expert: Level }): Offer {
  const { min, max } = game.seats;
  const bySeats = Array.from({ length: max - min + 1 }, (_, more) =>
    Object.freeze(LEVELS.filter((name) => name !== 'expert' || levels.expert.elo[min + more] !== undefined)),
  );
  const names = Object.freeze(LEVELS.filter((name) => bySeats.some((here) => here.includes(name))));
  const namesAt = (seats: number) => at(bySeats, seats - min);
  return {
    names,
    namesAt,
    checkLevel(name, seats) {
      const here = seats === undefined ? names : namesAt(seats);
      if (here.includes(name)) return;
      const where = `${game.title}${seats === undefined ? '' : ` for ${seats} players`}`;
      const strongest = name === 'expert' ? `, of which ${here.at(-1)} is the strongest in ${where}` : '';
      refuseOption('level', `one of ${here.join(', ')}${strongest}`, name);
    },
  };
}

function checkDefinition(definition: object): void {
  checkConfig(definition, 'definition');
  const parts: { readonly [name: string]: unknown } = { ...definition };
  for (const [name, kind] of Object.entries(PARTS)) {
    if (typeof parts[name] !== kind || parts[name] === null)
      refuseOption(`definition.${name}`, `one ${kind}`, parts[name]);
  }
  const { game, levels } = parts;
  hasMethod('definition.game', 'a game', game, 'legalMoves');
  for (const name of LEVELS) {
    const level = isRecord(levels) ? levels[name] : undefined;
    if (!isRecord(level) || !isWhole(level['iterations']) || !isRecord(level['elo'])) {
      refuseOption(`definition.levels.${name}`, 'a level: { iterations: 0, elo: {} }', level);
    }
  }
}

/**
 * @throws RangeError if `config` holds anything but a seed: a level plays the same everywhere, so it takes no limits.
 */
function readLevelConfig(config: BotConfig): void {
  const limit = THINK_NAMES.find((name) => name !== 'seed' && Object.hasOwn(Object(config), name));
  if (limit !== undefined) {
    throw new RangeError(
      `config.${limit}: expected nothing besides seed, since a level plays the same on every machine; to think for as long as you say, use search({ ${limit} })`,
    );
  }
  readConfig(config, [], ['seed']);
}

/** Delegates each choice to the bot that `botFor` returns for the view. */
function choosing<G extends GameTypes>(botFor: (view: G['View']) => Bot<G>): Bot<G> {
  return {
    choose: async (view, config) => botFor(view).choose(view, config),
    chooseNow: (view) => botFor(view).chooseNow(view),
  };
}
