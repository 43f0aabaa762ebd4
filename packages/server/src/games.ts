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
  type LogPlace,
  type Match,
  type MatchUpdate,
  type PartialLog,
  placeAfter,
  randomly,
  type Snapshot,
  type StandardSchema,
  type UndoJudgment,
  type UndoLog,
} from 'hencoop/referee';

/** A referee's match of any game. */
type AnyMatch = Match<GameTypes>;

/** The bot that every game has. */
const RANDOM = 'random';

/** A game that the server offers. */
export interface ServedGame {
  /** The id of the game, as in requests and in the store. */
  readonly id: string;
  /** The name of the game on its box. */
  readonly title: string;
  /** The possible numbers of seats. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The names of the bots, for any number of seats. */
  readonly bots: readonly string[];
  /** The names of the bots that can play at a table with this many seats, which must be a possible number. */
  botsAt(seats: number): readonly string[];
  /** Opens a match with a random seed. @throws RangeError if seats or options are invalid. */
  open(seats: unknown, options: unknown): MatchUpdate<GameTypes>;
  /** Checks a stored match. @throws RangeError if it is not a match, or a match of other rules. */
  read(stored: unknown): AnyMatch;
  /**
   * Migrates a match of earlier rules to the current ones, from the events of its log; `null` if that is impossible.
   */
  migrate(stored: unknown, events: readonly unknown[]): AnyMatch | null;
  /** Judges any value as a submission of `seat`. */
  submit(match: AnyMatch, seat: Seat, submission: unknown): Judgment<GameTypes>;
  /** Like `submit`, for the bot of a seat; `null` if the seat plays for itself again. */
  submitFor(match: AnyMatch, seat: Seat, submission: unknown): Judgment<GameTypes> | null;
  /** Judges any value as a request of `seat` to take its last move back. */
  askUndo(match: AnyMatch, seat: Seat, request: unknown, log: UndoLog<GameTypes>): UndoJudgment<GameTypes>;
  /** Judges any value as the answer of `seat` to another seat's request. */
  answerUndo(match: AnyMatch, seat: Seat, answer: unknown, log: UndoLog<GameTypes>): UndoJudgment<GameTypes>;
  /** The place at the end of a part of a log. @throws RangeError if the part takes back a move made before it. */
  placeAfter(log: PartialLog<GameTypes>): LogPlace<GameTypes>;
  /** The table as `seat` or a spectator (`null`) sees it, with its revision. */
  snapshot(match: AnyMatch, seat: Seat | null): Snapshot<GameTypes>;
  /** Lets a bot play for `seat`; `null`: the seat plays for itself. */
  letPlay(match: AnyMatch, seat: Seat, bot: string | null): AnyMatch;
  /** The seats that may move. Secret: the result may depend on hidden moves. */
  actors(match: AnyMatch): readonly Seat[];
  /** The seats that may move, as far as is publicly known. */
  publicActors(match: AnyMatch): readonly Seat[];
  /** Whether the game has ended. */
  isOver(match: AnyMatch): boolean;
  /** The result of the game; `null` before its end. */
  outcome(match: AnyMatch): object | null;
  /** Creates a client for a bot, which remembers all deliveries to its seat. */
  client(bot: string): BotClient;
  /**
   * Lets a bot observe its client's `history`, then choose, on the calling thread.
   * @throws the reason of `signal` if it is aborted.
   */
  choose(
    bot: string,
    view: GameTypes['View'],
    signal?: AbortSignal,
    history?: readonly GameTypes['RedactedEvent'][],
  ): Promise<Choice<GameTypes>>;
  /** Whether a thread can load the game's bots by its id, as for the library's games. */
  readonly canThinkInThread: boolean;
}

/** A client for a bot at one seat. */
export interface BotClient {
  /** The revision of the last delivery received. */
  readonly revision: number;
  /** Takes the next delivery to its seat. @throws RangeError if it cannot be the next one. */
  receive(delivery: Delivery<GameTypes>): void;
  /** The view of its seat if it is its turn; otherwise `null`. */
  readonly viewToMove: GameTypes['View'] | null;
  /** All events that its seat has seen, if the bot observes events; otherwise empty. */
  readonly history: readonly GameTypes['RedactedEvent'][];
}

/** The parts of a game that a server needs; each entry of `hencoop/record` has them. */
export interface ServedParts {
  /** The rules. */
  readonly game: AnyGame;
  /** The strict schemas that check stored matches and deliveries to bots. */
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
 * Prepares a game for the server. Without bots, `random` plays for absent players.
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

/** The names of the bots that can play with this many seats; without a number, all names. */
function namesOf(bots: AnyBots | null, seats?: number): readonly string[] {
  if (bots === null) return [RANDOM];
  const levels = seats === undefined ? bots.levelNames : bots.levelNamesAt(seats);
  return [...levels, ...bots.personalities, RANDOM];
}

/** The bot with this name, which must be one that {@link namesOf} lists. */
export function namedBot(game: AnyGame, bots: AnyBots | null, name: string): Bot<GameTypes> {
  if (bots === null || name === RANDOM) return policyBot(game, uniform<GameTypes>);
  const level = LEVELS.find((known) => known === name);
  return level === undefined ? bots.personality(name) : bots.level(level);
}

/** Lets a new bot observe the events that its seat has seen. */
export function informed(bot: Bot<GameTypes>, history: readonly GameTypes['RedactedEvent'][]): Bot<GameTypes> {
  for (const event of history) bot.observe?.(event);
  return bot;
}

function describedGame({ game }: ServedParts, bots: AnyBots | null) {
  const botsAt = (seats: number) => namesOf(bots, seats);
  return { id: game.id, title: game.title, seats: game.seats, bots: namesOf(bots), botsAt };
}

function judgedGame({ game, schemas }: ServedParts, bots: readonly string[]) {
  // Only the names of these policies matter: bots choose as clients, outside of writes.
  const referee = createReferee(game, { policies: Object.fromEntries(bots.map((name) => [name, randomly])) });
  const judged: Pick<
    ServedGame,
    | 'open'
    | 'read'
    | 'submit'
    | 'submitFor'
    | 'askUndo'
    | 'answerUndo'
    | 'placeAfter'
    | 'snapshot'
    | 'letPlay'
    | 'actors'
    | 'publicActors'
    | 'isOver'
    | 'outcome'
  > = {
    // setup() checks its arguments.
    open: (seats, options) => referee.open({ seats: seats as number, options: options as object }),
    read: (stored) => referee.read(stored, schemas.state),
    submit: (match, seat, submission) => referee.submit(match, seat, submission),
    submitFor: (match, seat, submission) => referee.submitFor(match, seat, submission),
    askUndo: (match, seat, request, log) => referee.askUndo(match, seat, request, log),
    answerUndo: (match, seat, answer, log) => referee.answerUndo(match, seat, answer, log),
    placeAfter: (log) => placeAfter(game, log),
    snapshot: (match, seat) => referee.snapshot(match, seat),
    letPlay: (match, seat, bot) => (bot === null ? referee.comeBack(match, seat) : referee.leave(match, seat, bot)),
    actors: ({ state }) => game.actors(state),
    publicActors: ({ state }) => game.actors(game.view(state, null)),
    isOver: ({ state }) => game.isOver(state),
    outcome: ({ state }) => game.outcome(state),
  };
  return judged;
}

/** Migrates a match of earlier rules to the current ones. */
function migration(entry: AnyEntry): ServedGame['migrate'] {
  const { game, schemas } = entry;
  const referee = createReferee(game);
  return (stored, events) => {
    // A match that cannot be judged here names its rules; `read` refuses any other value.
    const { rules } = stored as Partial<AnyMatch>;
    const log = read({ format: 'hencoop/log/1', game: game.id, rules, events }, [entry]);
    if (!log.ok || log.stored.format !== 'hencoop/log/1') return null;
    const state = fold(game, log.stored.events);
    return referee.read({ ...(stored as AnyMatch), rules: game.rulesVersion, state }, schemas.state);
  };
}

function botClient({ game, schemas }: ServedParts, bots: AnyBots | null, name: string): BotClient {
  // Bots may remember more than a view of the game shows.
  const remembered = bots?.game ?? game;
  const observes = namedBot(game, bots, name).observe !== undefined;
  /** The events sent to its seat, without moves that were taken back, by revision. */
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
      // A move taken back does not replace the view here: the bot may remember more than a view shows.
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
