import type { Game, GameTypes, Seat } from 'hencoop';
import { uniform } from 'hencoop';
import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import { type Bot, type GameBots, LEVELS, policyBot } from 'hencoop/bots';
import { chickenBots } from 'hencoop/chicken/bots';
import { chickenOutBots } from 'hencoop/chicken-out/bots';
import { chickenRoundupBots } from 'hencoop/chicken-roundup/bots';
import { crazyChickenBots } from 'hencoop/crazy-chicken/bots';
import { entryOf, GAME_ENTRIES, type GameId, type TypesOf } from 'hencoop/record';
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

/** A game that the server offers, whatever its types. A stored match is checked whenever it is read. */
export interface ServedGame {
  /** The bots that may play for a seat, by name. */
  readonly bots: readonly string[];
  /** @throws RangeError for invalid seats or options. */
  open(seats: unknown, options: unknown): MatchUpdate<GameTypes>;
  submit(stored: unknown, seat: Seat, submission: unknown): Judgement<GameTypes>;
  snapshot(stored: unknown, seat: Seat | null): Snapshot<GameTypes>;
  /**
   * The match with this bot playing for `seat`; with the seat playing for itself, for `null`.
   * @throws RangeError for an unknown bot.
   */
  letPlay(stored: unknown, seat: Seat, bot: unknown): Match<GameTypes>;
  /** The bot of each seat that is away. */
  away(stored: unknown): readonly { readonly seat: Seat; readonly bot: string }[];
  /** As `submit`, for the bot of a seat that is away; `null` once the seat is back. */
  submitFor(stored: unknown, seat: Seat, submission: unknown): Judgement<GameTypes> | null;
  /** A bot as a client: it remembers what its seat was sent. */
  client(bot: string): BotClient;
}

/** A client that plays as a bot, for one seat. */
export interface BotClient {
  /** The revision of the last delivery that it has received. */
  readonly revision: number;
  receive(delivery: unknown): void;
  readonly isToMove: boolean;
  choose(signal: AbortSignal): Promise<object>;
}

/** What the server needs of the bots of a game. */
interface BotsOfGame<G extends GameTypes> {
  /** The game as its bots remember it. */
  readonly game: Game<G>;
  readonly names: readonly string[];
  named(name: string): Bot<G>;
}

/** The bots of each game that has some. */
const BOTS: { readonly [Id in GameId]?: GameBots<TypesOf<Id>> } = {
  chicken: chickenBots,
  'crazy-chicken': crazyChickenBots,
  'chicken-out': chickenOutBots,
  'blind-chicken-extreme': blindChickenExtremeBots,
  'chicken-roundup': chickenRoundupBots,
};

function botsOf<G extends GameTypes>(game: Game<G>, bots: GameBots<G> | undefined): BotsOfGame<G> {
  const randomBot = () => policyBot(game, uniform<G>);
  if (bots === undefined) return { game, names: ['random'], named: randomBot };
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

function served<G extends GameTypes>(
  game: Game<G>,
  schemas: { readonly state: StandardSchema; readonly redactedEvent: StandardSchema },
  bots: BotsOfGame<G>,
): ServedGame {
  // Only the names of these policies are used: bots choose as clients, outside any transaction.
  const referee = createReferee(game, { policies: Object.fromEntries(bots.names.map((name) => [name, randomly])) });
  const read = (stored: unknown) => referee.read(stored, schemas.state);
  return {
    bots: bots.names,
    // setup() checks whatever it is given.
    open: (seats, options) => referee.open({ seats: seats as number, options: options as Partial<G['Options']> }),
    submit: (stored, seat, submission) => referee.submit(read(stored), seat, submission),
    snapshot: (stored, seat) => referee.snapshot(read(stored), seat),
    // leave() checks the name.
    letPlay: (stored, seat, bot) =>
      bot === null ? referee.comeBack(read(stored), seat) : referee.leave(read(stored), seat, bot as string),
    away: (stored) => read(stored).standIns.flatMap((bot, seat) => (bot === null ? [] : [{ seat, bot }])),
    submitFor: (stored, seat, submission) => referee.submitFor(read(stored), seat, submission),
    client(name) {
      const bot = bots.named(name);
      let seen: Snapshot<G> | null = null;
      return {
        get revision() {
          return seen?.revision ?? 0;
        },
        receive(delivery) {
          seen = follow(bots.game, seen, delivery, schemas.redactedEvent);
        },
        get isToMove() {
          return seen !== null && game.legalMoves(seen.view).length > 0;
        },
        async choose(signal) {
          if (seen === null) throw new Error('a bot has seen nothing yet');
          return (await bot.choose(seen.view, { signal })).move;
        },
      };
    },
  };
}

function servedGame<Id extends GameId>(id: Id): ServedGame {
  const { game, schemas } = entryOf(id);
  return served(game, schemas, botsOf(game, BOTS[id]));
}

// The keys of the library's games are their ids.
const IDS = Object.keys(GAME_ENTRIES) as GameId[];

/** The games that the server offers, by id: all games of the library. */
export const SERVED_GAMES: ReadonlyMap<string, ServedGame> = new Map(IDS.map((id) => [id, servedGame(id)]));
