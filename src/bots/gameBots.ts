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

/** The levels that a game may have, the weakest first: {@link GameBots.levelNames} has those that it offers. */
export const LEVELS = /* @__PURE__ */ Object.freeze(['easy', 'medium', 'strong', 'expert'] as const);

/** The name of a level. */
export type LevelName = (typeof LEVELS)[number];

/** How well a level plays, and how: the same on every machine. */
export interface Level {
  /** How many playouts decide a move; 0 for a level that does not look ahead. */
  readonly iterations: number;
  /**
   * Its Elo by number of seats, measured against the game's rules of thumb, which stand at 0. A number of seats that was
   * not measured is absent. A game offers `expert` only at the numbers of seats for which it has an Elo.
   */
  readonly elo: { readonly [seats: number]: number };
}

/** One way that chance can turn out. */
export interface ChanceOutcome<G extends GameTypes> {
  /** Above 0, at most 1. */
  readonly probability: number;
  /** The events that the viewer sees. */
  readonly events: readonly G['RedactedEvent'][];
}

/** How one game is played well. */
export interface GameBotsDefinition<G extends GameTypes, Personality extends string> {
  /** The game that the bots play: the rules, or a variant whose remembered views know more. */
  readonly game: Game<G>;
  /** The rules of thumb: a policy that reads only what its seat may see. */
  readonly policy: PolicyOf<G>;
  /** How `easy` plays: with the errors of a person who is new to the game. It reads only what its seat may see. */
  readonly beginner: PolicyOf<G>;
  /** How the game is searched at a table with this many seats. */
  readonly method: (seats: number) => SearchMethod<G>;
  /** How each level plays, and how strong it is. */
  readonly levels: { readonly [Name in LevelName]: Level };
  /** Players with a character. */
  readonly personalities: { readonly [Name in Personality]: PolicyOf<G> };
  /** The worlds that a view allows, each equally likely, in an order that `seed` fixes. */
  readonly worlds: (view: G['View'], seed: string) => Worlds<G>;
  /** See {@link GameBots.chanceOutcomes}. */
  readonly chanceOutcomes: (view: G['View'], move: G['Move']) => readonly ChanceOutcome<G>[] | null;
  /** See {@link GameBots.measures}. */
  readonly measures: Measures<G>;
}

/** What every bot takes. */
export interface BotConfig {
  /** Makes every choice repeatable: at most 1,000 characters; default `'bot'`. */
  readonly seed?: string | undefined;
}

/** The bots of one game, and their parts. */
export interface GameBots<G extends GameTypes, Personality extends string = string> {
  /**
   * The game that the bots play. Remember views with it: in Chicken Out!, they then know which cards are in a shuffled
   * pile.
   */
  readonly game: Game<G>;
  /** The rules of thumb as a policy, for playouts: it reads only what its seat may see. */
  readonly policy: PolicyOf<G>;
  /**
   * How `search` plays the game at a table with this many seats, part by part. To change one part:
   * `search(bots.game, { ...bots.method(2), value: mine, iterations: 300 })`.
   *
   * @throws RangeError for a number of seats that the game does not have.
   */
  method(seats: number): SearchMethod<G>;
  /** The levels, the weakest first, with their strength; `expert` too, where it is not offered. */
  readonly levels: { readonly [Name in LevelName]: Level };
  /** The names of the levels that the game offers at any table, the weakest first. */
  readonly levelNames: readonly LevelName[];
  /**
   * The names of the levels that the game offers at a table with this many seats, the weakest first. `expert` is one of
   * them only where it is shown to play better than `strong`.
   *
   * @throws RangeError for a number of seats that the game does not have.
   */
  levelNamesAt(seats: number): readonly LevelName[];
  /** The names of the personalities. */
  readonly personalities: readonly Personality[];
  /** The worlds that a view allows, as `worlds` of `hencoop/bots` gives them, but faster. */
  worlds(view: G['View'], seed: string): Worlds<G>;
  /**
   * Every way that chance can turn out after a legal `move` of the viewer, as the viewer sees it, with exact
   * probabilities that sum to 1; `null` where they cannot be listed, as for a new deal.
   */
  chanceOutcomes(view: G['View'], move: G['Move']): readonly ChanceOutcome<G>[] | null;
  /** What players of the game talk about, for reasons why one move is better than another. */
  readonly measures: Measures<G>;
  /** The bot that plays by the rules of thumb alone. */
  heuristic(config?: BotConfig): Bot<G>;
  /**
   * The bot that plays at this level.
   *
   * The bot throws a RangeError when it is to choose at a table where the game does not offer the level: `levelNamesAt`
   * says where it does.
   *
   * @throws RangeError for a level that the game offers at no table: `expert`, where `strong` is the best that is measured.
   */
  level(name: LevelName, config?: BotConfig): Bot<G>;
  /** The bot with this character. */
  personality(name: Personality, config?: BotConfig): Bot<G>;
  /** The strongest bot: searches with the rules of thumb, and with what helps in this game. */
  search(config: ThinkConfig): Bot<G>;
}

/**
 * The bots of some game, of any types. Every {@link GameBots} is one, and each function that takes the bots of a game takes
 * these too: with tables and moves of their own game.
 */
export interface AnyBots extends Omit<GameBots<GameTypes>, 'game' | 'policy' | 'method'> {
  /** The game that the bots play. */
  readonly game: AnyGame & { readonly rules: Lenient<InPlaceRules<GameTypes>> };
  /** The rules of thumb as a policy, for playouts: it reads only what its seat may see. */
  readonly policy: Lenient<PolicyOf<GameTypes>>;
  /**
   * How `search` plays the game at a table with this many seats, part by part.
   *
   * @throws RangeError for a number of seats that the game does not have.
   */
  method(seats: number): Lenient<SearchMethod<GameTypes>>;
}

/** What each part of a definition is. */
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
 * The bots of a game, made from its own parts.
 * Every verb throws a RangeError that names the path of an invalid entry.
 * @throws RangeError naming the path of a part that is missing, or of another kind.
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
  /** Those at a table with this many seats, one of the game's. */
  namesAt(seats: number): readonly LevelName[];
  /** @throws RangeError for a level that is not offered at a table with this many seats, or at any. */
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

/** @throws RangeError unless `config` is one of a level, which plays the same everywhere and so takes no limits. */
function readLevelConfig(config: BotConfig): void {
  const limit = THINK_NAMES.find((name) => name !== 'seed' && Object.hasOwn(Object(config), name));
  if (limit !== undefined) {
    throw new RangeError(
      `config.${limit}: expected nothing besides seed, since a level plays the same on every machine; to think for as long as you say, use search({ ${limit} })`,
    );
  }
  readConfig(config, [], ['seed']);
}

/** Leaves every choice to the bot that is named for the view. */
function choosing<G extends GameTypes>(botFor: (view: G['View']) => Bot<G>): Bot<G> {
  return {
    choose: async (view, config) => botFor(view).choose(view, config),
    chooseNow: (view) => botFor(view).chooseNow(view),
  };
}
