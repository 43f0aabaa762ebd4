import type { Game, GameTypes, Seat, SetupConfig } from 'hencoop';
import type { GameBots, LevelName } from 'hencoop/bots';
import {
  createReferee,
  type Delivery,
  follow,
  type MatchUpdate,
  randomly,
  type Snapshot,
  type StandardSchema,
} from 'hencoop/referee';

/** What a game is to a table: its rules, its bots, and its words. */
export interface GameInWords<G extends GameTypes> {
  readonly game: Game<G>;
  readonly bots: GameBots<G>;
  readonly redactedEvent: StandardSchema;
  readonly words: {
    describe(event: G['RedactedEvent'], viewer: Seat | null): string;
    explain(violation: G['Violation']): string;
    label(move: G['Move'], options: { readonly view: G['View'] }): string;
  };
}

/** What a table is opened with; the game checks it. */
export interface TableConfig {
  readonly seats?: number | undefined;
  readonly seat: Seat;
  readonly level: LevelName;
  readonly options?: unknown;
}

/** What the player at a table is shown. */
export interface Look {
  readonly seat: Seat;
  /** The seats that may move now. */
  readonly actors: readonly Seat[];
  readonly scores: readonly number[];
  /** `null` until the game is over. */
  readonly outcome: object | null;
  readonly view: object;
}

/** A table with one seat for the player and bots in the others, whatever the types of the game. */
export interface Table {
  look(): Look;
  legalMoves(): { readonly move: object; readonly meaning: string }[];
  /** `null` for a legal move; otherwise the clause that forbids it, and what it says. */
  whyNot(move: unknown): { readonly clause: string; readonly reason: string } | null;
  /** Plays a move, and then the bots until the player is to move. What happened, in sentences. */
  play(move: unknown): Promise<Played>;
  /** Lets the bots play until the player is to move. */
  wait(): Promise<string[]>;
}

type Played =
  | { readonly ok: true; readonly happened: string[] }
  | { readonly ok: false; readonly clause: string; readonly reason: string };

/** What a test replaces: the deal, and what the bots choose. */
export interface Hooks {
  readonly open?: <G extends GameTypes>(game: Game<G>) => MatchUpdate<G>;
  readonly choose?: (seat: Seat) => object;
}

export function openTable<G extends GameTypes>(
  { game, bots, redactedEvent, words }: GameInWords<G>,
  { seats, seat, level, options }: TableConfig,
  hooks: Hooks = {},
): Table {
  const referee = createReferee(game, { policies: { [level]: randomly } });
  // open() checks whatever it is given. No seed: whoever knows the seed knows the cards.
  const setup = { seats, options } as SetupConfig<G['Options']>;
  const opened = hooks.open?.(game) ?? referee.open(setup);
  let { match } = opened;
  // The player's view, and one for each bot, which remembers what its seat has seen.
  const seen = match.revisions.map((_, each): Snapshot<G> => referee.snapshot(match, each));
  const bot = bots.level(level);
  if (seen[seat] === undefined) throw new RangeError(`seat: expected one from 0 to ${seen.length - 1}, got ${seat}`);
  for (const each of seen.keys()) if (each !== seat) match = referee.leave(match, each, level);
  let submissions = 0;

  const viewOf = (each: Seat): Snapshot<G> => {
    const snapshot = seen[each];
    if (snapshot === undefined) throw new RangeError(`seat: expected one at the table, got ${each}`);
    return snapshot;
  };
  const submission = (by: Seat, move: unknown) => {
    submissions += 1;
    return { id: String(submissions), revision: viewOf(by).revision, move };
  };
  /** Everybody learns what is delivered to them; the sentences are for the player. */
  const learn = (deliveries: readonly Delivery<G>[]): string[] => {
    for (const delivery of deliveries) {
      if (delivery.to === null) continue;
      const next = follow(bots.game, viewOf(delivery.to), delivery, redactedEvent);
      seen[delivery.to] = next ?? referee.snapshot(match, delivery.to);
    }
    const mine = deliveries.find(({ to }) => to === seat);
    return (mine?.events ?? []).map((event) => words.describe(event, seat));
  };
  const wait = async (): Promise<string[]> => {
    const happened: string[] = [];
    for (;;) {
      const [next] = game.actors(match.state).filter((each) => each !== seat);
      if (next === undefined) return happened;
      const move = hooks.choose?.(next) ?? (await bot.choose(viewOf(next).view)).move;
      const judged = referee.submitFor(match, next, submission(next, move));
      if (judged === null || judged.log === null) throw new Error(`the bot of seat ${next} was refused`);
      match = judged.match;
      happened.push(...learn(judged.deliveries));
    }
  };
  const table: Table = {
    look() {
      const view = game.view(viewOf(seat).view, seat);
      return { seat, actors: game.actors(view), scores: game.score(view), outcome: game.outcome(view), view };
    },
    legalMoves() {
      const { view } = viewOf(seat);
      return game.legalMoves(view).map((move) => ({ move, meaning: words.label(move, { view }) }));
    },
    whyNot(move) {
      const { view } = viewOf(seat);
      // A view answers for its own seat alone.
      if (isOfAnother(move, seat)) return { clause: 'seat', reason: `You play for seat ${seat} alone.` };
      const violation = game.whyNot(view, move);
      return violation === null ? null : { clause: violation.clause, reason: words.explain(violation) };
    },
    async play(move) {
      const refusal = table.whyNot(move);
      if (refusal !== null) return { ok: false, ...refusal };
      const judged = referee.submit(match, seat, submission(seat, move));
      if (judged.log === null) throw new Error(`a legal move was refused: ${JSON.stringify(judged.answer)}`);
      match = judged.match;
      const happened = learn(judged.deliveries);
      return { ok: true, happened: [...happened, ...(await wait())] };
    },
    wait,
  };
  return table;
}

function isOfAnother(move: unknown, seat: Seat): boolean {
  return typeof move === 'object' && move !== null && 'seat' in move && move.seat !== seat;
}
