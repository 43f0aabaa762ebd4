import type { GameTypes, Seat } from 'hencoop';
import { fold, uniform } from 'hencoop';
import { type AnyBots, type Bot, type Choice, LEVELS, policyBot } from 'hencoop/bots';
import { type AnyDoors, type AnyGame, GAMES } from 'hencoop/games';
import { type AnyEntry, read } from 'hencoop/record';
import {
  createReferee,
  type Delivery,
  follow,
  type Judgment,
  type LogEntry,
  type Match,
  type MatchUpdate,
  randomly,
  type Snapshot,
  type StandardSchema,
  type UndoJudgment,
} from 'hencoop/referee';

/** A referee's match of some game. */
type AnyMatch = Match<GameTypes>;

/** The bot that every game has. */
const RANDOM = 'random';

/** A game that the server offers. */
export interface ServedGame {
  /** The id of the game, as in requests and in the store. */
  readonly id: string;
  /** The name of the game on its box. */
  readonly title: string;
  /** How many can play. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The names of the bots that can play for a seat at some table. */
  readonly bots: readonly string[];
  /** The names of the bots that can play for a seat at a table with this many seats, one of the game's numbers. */
  botsAt(seats: number): readonly string[];
  /** Opens a match with a random seed. @throws RangeError for invalid seats or options. */
  open(seats: unknown, options: unknown): MatchUpdate<GameTypes>;
  /** Checks a stored match. @throws RangeError for any other value, and for a match of other rules. */
  read(stored: unknown): AnyMatch;
  /** Brings a match of earlier rules to the current ones, by the events of its log; `null` if that is impossible. */
  migrate(stored: unknown, events: readonly unknown[]): AnyMatch | null;
  /** Judges any value as a submission of `seat`. */
  submit(match: AnyMatch, seat: Seat, submission: unknown): Judgment<GameTypes>;
  /** As `submit`, for the bot of a seat; `null` once the seat plays for itself. */
  submitFor(match: AnyMatch, seat: Seat, submission: unknown): Judgment<GameTypes> | null;
  /** Judges any value as a request of `seat` to take its last move back; `log` is the whole log of the match. */
  askUndo(match: AnyMatch, seat: Seat, request: unknown, log: readonly LogEntry<GameTypes>[]): UndoJudgment<GameTypes>;
  /** Judges any value as what `seat` says to the request of another seat. */
  answerUndo(
    match: AnyMatch,
    seat: Seat,
    answer: unknown,
    log: readonly LogEntry<GameTypes>[],
  ): UndoJudgment<GameTypes>;
  /** The table as `seat`, or a spectator (`null`), sees it now, with its revision. */
  snapshot(match: AnyMatch, seat: Seat | null): Snapshot<GameTypes>;
  /** Lets this bot play for `seat`; `null`: the seat plays for itself. */
  letPlay(match: AnyMatch, seat: Seat, bot: string | null): AnyMatch;
  /** The seats that may move. Secret: it may depend on moves that nobody has seen. */
  actors(match: AnyMatch): readonly Seat[];
  /** The seats that may move, as everybody knows it. */
  publicActors(match: AnyMatch): readonly Seat[];
  /** Whether the game of the match has ended. */
  isOver(match: AnyMatch): boolean;
  /** A client for one bot, by its name, which remembers everything that its seat was sent. */
  client(bot: string): BotClient;
  /**
   * Lets a bot choose, on the calling thread, once it has observed `history`: the `history` of its client.
   * @throws the reason of `signal`, once it is aborted.
   */
  choose(
    bot: string,
    view: GameTypes['View'],
    signal?: AbortSignal,
    history?: readonly GameTypes['RedactedEvent'][],
  ): Promise<Choice<GameTypes>>;
  /** Whether a thread can load its bots by its id: those of the library's games. */
  readonly canThinkInThread: boolean;
}

/** A client for a bot at one seat. */
export interface BotClient {
  /** The revision of the last delivery that it has received. */
  readonly revision: number;
  /** Takes the next delivery to its seat. @throws RangeError for one that cannot be the next. */
  receive(delivery: Delivery<GameTypes>): void;
  /** The view of its seat, if it is to move; otherwise `null`. */
  readonly viewToMove: GameTypes['View'] | null;
  /** What its seat has learned, from the opening on, if the bot observes events; otherwise empty. */
  readonly history: readonly GameTypes['RedactedEvent'][];
}

/** The parts of a game that a server needs; every entry of `hencoop/record` has them. */
export interface ServedParts {
  /** The rules. */
  readonly game: AnyGame;
  /** The strict schemas that check stored matches, and what bots are sent. */
  readonly schemas: ServedSchemas;
}

/** The schemas of a game that a server needs. */
export interface ServedSchemas {
  /** The game's `stateSchema`. */
  readonly state: StandardSchema;
  /** The game's `redactedEventSchema`. */
  readonly redactedEvent: StandardSchema;
}

/**
 * A game for the server. Without bots, `random` plays for a seat whose player is away.
 *
 * @example
 * ```ts
 * import { servedGame } from '@hencoop/server';
 * import { chickenBots } from 'hencoop/chicken/bots';
 * import { chickenEntry } from 'hencoop/chicken/record';
 *
 * const served = servedGame(chickenEntry, chickenBots);
 * served.id; // 'chicken'
 * ```
 */
export function servedGame(parts: ServedParts, bots: AnyBots | null = null): ServedGame {
  return {
    ...describedGame(parts, bots),
    ...judgedGame(parts, namesOf(bots)),
    migrate: () => null,
    client: (bot) => botClient(parts, bots, bot),
    choose: (bot, view, signal, history = []) =>
      informed(namedBot(parts.game, bots, bot), history).choose(view, { signal }),
    canThinkInThread: false,
  };
}

/** All games of the library, with their bots. */
export function libraryGames(): Promise<readonly ServedGame[]> {
  return Promise.all(GAMES.map(libraryGame));
}

async function libraryGame(doors: AnyDoors): Promise<ServedGame> {
  const [entry, bots] = await Promise.all([doors.entry(), doors.bots()]);
  return { ...servedGame(entry, bots), migrate: migration(entry), canThinkInThread: true };
}

/** The names of the bots that can play at a table with this many seats, or at any. */
function namesOf(bots: AnyBots | null, seats?: number): readonly string[] {
  if (bots === null) return [RANDOM];
  const levels = seats === undefined ? bots.levelNames : bots.levelNamesAt(seats);
  return [...levels, ...bots.personalities, RANDOM];
}

/** The bot of a game that has this name, one of those that {@link namesOf} lists. */
export function namedBot(game: AnyGame, bots: AnyBots | null, name: string): Bot<GameTypes> {
  if (bots === null || name === RANDOM) return policyBot(game, uniform<GameTypes>);
  const level = LEVELS.find((known) => known === name);
  return level === undefined ? bots.personality(name) : bots.level(level);
}

/** A new bot, once it has observed what its seat has learned. */
export function informed(bot: Bot<GameTypes>, history: readonly GameTypes['RedactedEvent'][]): Bot<GameTypes> {
  for (const event of history) bot.observe?.(event);
  return bot;
}

function describedGame({ game }: ServedParts, bots: AnyBots | null) {
  const botsAt = (seats: number) => namesOf(bots, seats);
  return { id: game.id, title: game.title, seats: game.seats, bots: namesOf(bots), botsAt };
}

function judgedGame({ game, schemas }: ServedParts, bots: readonly string[]) {
  // Only the names of these policies are used: bots choose as clients, while nothing is written.
  const referee = createReferee(game, { policies: Object.fromEntries(bots.map((name) => [name, randomly])) });
  const judged: Pick<
    ServedGame,
    | 'open'
    | 'read'
    | 'submit'
    | 'submitFor'
    | 'askUndo'
    | 'answerUndo'
    | 'snapshot'
    | 'letPlay'
    | 'actors'
    | 'publicActors'
    | 'isOver'
  > = {
    // setup() checks every value that it is given.
    open: (seats, options) => referee.open({ seats: seats as number, options: options as object }),
    read: (stored) => referee.read(stored, schemas.state),
    submit: (match, seat, submission) => referee.submit(match, seat, submission),
    submitFor: (match, seat, submission) => referee.submitFor(match, seat, submission),
    askUndo: (match, seat, request, log) => referee.askUndo(match, seat, request, log),
    answerUndo: (match, seat, answer, log) => referee.answerUndo(match, seat, answer, log),
    snapshot: (match, seat) => referee.snapshot(match, seat),
    letPlay: (match, seat, bot) => (bot === null ? referee.comeBack(match, seat) : referee.leave(match, seat, bot)),
    actors: ({ state }) => game.actors(state),
    publicActors: ({ state }) => game.actors(game.view(state, null)),
    isOver: ({ state }) => game.isOver(state),
  };
  return judged;
}

/** Brings a match of earlier rules to the current ones. */
function migration(entry: AnyEntry): ServedGame['migrate'] {
  const { game, schemas } = entry;
  const referee = createReferee(game);
  return (stored, events) => {
    // A match that cannot be judged here names the rules that it was played by; `read` refuses any other value.
    const { rules } = stored as Partial<AnyMatch>;
    const log = read({ format: 'hencoop/log/1', game: game.id, rules, events }, [entry]);
    if (!log.ok || log.stored.format !== 'hencoop/log/1') return null;
    const state = fold(game, log.stored.events);
    return referee.read({ ...(stored as AnyMatch), rules: game.rulesVersion, state }, schemas.state);
  };
}

function botClient({ game, schemas }: ServedParts, bots: AnyBots | null, name: string): BotClient {
  // Its bots may keep more in mind than a view of the game shows.
  const remembered = bots?.game ?? game;
  const observes = namedBot(game, bots, name).observe !== undefined;
  /** What its seat was sent, as it stands: without moves that were taken back. By revision. */
  const sent = new Map<number, readonly GameTypes['RedactedEvent'][]>();
  let seen: Snapshot<GameTypes> | null = null;
  return {
    get history() {
      return observes ? [...sent.values()].flat() : [];
    },
    get revision() {
      return seen?.revision ?? 0;
    },
    receive(delivery) {
      const before = seen?.revision ?? 0;
      // A move taken back replaces no view here: the bot may keep more in mind than a view shows.
      const { takenBack, ...rest } = delivery;
      seen = follow(remembered, seen, rest, schemas.redactedEvent);
      if (seen === null || seen.revision === before) return;
      if (takenBack === undefined) {
        sent.set(seen.revision, delivery.events);
        return;
      }
      sent.delete(takenBack.revision);
      const view = [...sent.values()]
        .flat()
        .reduce<GameTypes['View'] | null>((table, event) => remembered.evolve(table, event), null);
      if (view !== null) seen = { revision: seen.revision, view };
    },
    get viewToMove() {
      return seen !== null && game.legalMoves(seen.view).length > 0 ? seen.view : null;
    },
  };
}
