import type { Game, GameTypes, Seat } from 'hencoop';
import { fold, uniform } from 'hencoop';
import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import { type Bot, type Choice, type GameBots, LEVELS, policyBot } from 'hencoop/bots';
import { chickenBots } from 'hencoop/chicken/bots';
import { chickenOutBots } from 'hencoop/chicken-out/bots';
import { chickenRoundupBots } from 'hencoop/chicken-roundup/bots';
import { crazyChickenBots } from 'hencoop/crazy-chicken/bots';
import { entryOf, GAME_ENTRIES, type GameId, read, type TypesOf } from 'hencoop/record';
import {
  createReferee,
  follow,
  type Judgement,
  type Match,
  type MatchUpdate,
  randomly,
  type Snapshot,
  type StandardSchema,
} from 'hencoop/referee';

type AnyMatch = Match<GameTypes>;

/** A game that the server offers, whatever its types. */
export interface ServedGame {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The bots that may play for a seat, by name. */
  readonly bots: readonly string[];
  /** @throws RangeError for invalid seats or options. */
  open(seats: unknown, options: unknown): MatchUpdate<GameTypes>;
  /** A stored match, checked. @throws RangeError for anything else, and for a match of other rules. */
  read(stored: unknown): AnyMatch;
  /** A match of earlier rules under the current ones, from the events of its log; `null` where that cannot be done. */
  migrate(stored: unknown, events: readonly unknown[]): AnyMatch | null;
  submit(match: AnyMatch, seat: Seat, submission: unknown): Judgement<GameTypes>;
  /** As `submit`, for the bot of a seat that is away; `null` once the seat is back. */
  submitFor(match: AnyMatch, seat: Seat, submission: unknown): Judgement<GameTypes> | null;
  snapshot(match: AnyMatch, seat: Seat | null): Snapshot<GameTypes>;
  /** The match with this bot playing for `seat`; with the seat playing for itself, for `null`. */
  letPlay(match: AnyMatch, seat: Seat, bot: string | null): AnyMatch;
  /** Who may move. Secret: it may depend on moves that nobody has seen. */
  actors(match: AnyMatch): readonly Seat[];
  /** Who may move, as everybody knows it. */
  publicActors(match: AnyMatch): readonly Seat[];
  isOver(match: AnyMatch): boolean;
  /** A client that plays as a bot: it remembers what its seat was sent. */
  client(): BotClient;
  /**
   * What a bot does at a view, decided on the calling thread.
   * @throws the reason of `signal`, once it is aborted.
   */
  choose(bot: string, view: GameTypes['View'], signal?: AbortSignal): Promise<Choice<GameTypes>>;
}

/** A client that plays as a bot, for one seat. */
export interface BotClient {
  /** The revision of the last delivery that it has received. */
  readonly revision: number;
  receive(delivery: unknown): void;
  /** What its seat sees, if it is to move; else `null`. */
  readonly viewToMove: GameTypes['View'] | null;
}

/** What the server needs of the bots of a game. */
interface BotsOfGame<G extends GameTypes> {
  /** The game as its bots remember it. */
  readonly game: Game<G>;
  readonly names: readonly string[];
  named(name: string): Bot<G>;
}

function botsOf<G extends GameTypes>(game: Game<G>, bots: GameBots<G> | null): BotsOfGame<G> {
  const randomBot = () => policyBot(game, uniform<G>);
  if (bots === null) return { game, names: ['random'], named: randomBot };
  return {
    game: bots.game,
    names: [...LEVELS, ...bots.personalities, 'random'],
    named(name) {
      if (name === 'random') return randomBot();
      const level = LEVELS.find((known) => known === name);
      return level === undefined ? bots.personality(name) : bots.level(level);
    },
  };
}

/** The schemas of a game that a server needs. */
export interface ServedSchemas {
  readonly state: StandardSchema;
  readonly redactedEvent: StandardSchema;
}

/**
 * A game for the server, with its schemas and its bots. Without bots, `random` plays for whoever is away.
 *
 * @example
 * ```ts
 * import { servedGame } from '@hencoop/server';
 * import { chicken } from 'hencoop/chicken';
 * import { chickenBots } from 'hencoop/chicken/bots';
 * import { redactedEventSchema, stateSchema } from 'hencoop/chicken/schema';
 *
 * const served = servedGame(chicken, { state: stateSchema, redactedEvent: redactedEventSchema }, chickenBots);
 * served.id; // 'chicken'
 * ```
 */
export function servedGame<G extends GameTypes>(
  game: Game<G>,
  schemas: ServedSchemas,
  bots: GameBots<G> | null = null,
): ServedGame {
  const { names, named, game: remembered } = botsOf(game, bots);
  // Only the names of these policies are used: bots choose as clients, while nothing is written.
  const referee = createReferee(game, { policies: Object.fromEntries(names.map((name) => [name, randomly])) });
  // A match of the server is of the game that it names: `read` and `open` give no other.
  const own = (match: AnyMatch) => match as unknown as Match<G>;
  const any = <T>(update: T) => update as T extends Match<G> ? AnyMatch : never;
  return {
    id: game.id,
    title: game.title,
    seats: game.seats,
    bots: names,
    // setup() checks whatever it is given.
    open: (seats, options) => referee.open({ seats: seats as number, options: options as Partial<G['Options']> }),
    read: (stored) => any(referee.read(stored, schemas.state)),
    migrate(stored, events) {
      const { rules } = stored as Partial<AnyMatch>;
      const log = read({ format: 'hencoop/log/1', game: game.id, rules, events });
      if (!log.ok || log.stored.format !== 'hencoop/log/1') return null;
      // The schema of the game's log has found these to be its events.
      const state = fold(game, log.stored.events as unknown as readonly G['Event'][]);
      return any(referee.read({ ...(stored as AnyMatch), rules: game.rulesVersion, state }, schemas.state));
    },
    submit: (match, seat, submission) => referee.submit(own(match), seat, submission),
    submitFor: (match, seat, submission) => referee.submitFor(own(match), seat, submission),
    snapshot: (match, seat) => referee.snapshot(own(match), seat),
    letPlay: (match, seat, bot) =>
      any(bot === null ? referee.comeBack(own(match), seat) : referee.leave(own(match), seat, bot)),
    actors: (match) => game.actors(own(match).state),
    publicActors: (match) => game.actors(game.view(own(match).state, null)),
    isOver: (match) => game.isOver(own(match).state),
    client() {
      let seen: Snapshot<G> | null = null;
      return {
        get revision() {
          return seen?.revision ?? 0;
        },
        receive(delivery) {
          seen = follow(remembered, seen, delivery, schemas.redactedEvent);
        },
        get viewToMove() {
          return seen !== null && game.legalMoves(seen.view).length > 0 ? seen.view : null;
        },
      };
    },
    // A bot refuses what is no view of its game.
    choose: (bot, view, signal) => named(bot).choose(view as G['View'], { signal }),
  };
}

/** The bots of each game that has some. */
const BOTS: { readonly [Id in GameId]?: GameBots<TypesOf<Id>> } = {
  chicken: chickenBots,
  'crazy-chicken': crazyChickenBots,
  'chicken-out': chickenOutBots,
  'blind-chicken-extreme': blindChickenExtremeBots,
  'chicken-roundup': chickenRoundupBots,
};

function ofLibrary<Id extends GameId>(id: Id): ServedGame {
  const { game, schemas } = entryOf(id);
  return servedGame(game, schemas, BOTS[id] ?? null);
}

/** All games of the library. */
export const ALL_GAMES: readonly ServedGame[] = (Object.keys(GAME_ENTRIES) as GameId[]).map(ofLibrary);
