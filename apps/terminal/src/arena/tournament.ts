import { createHash, randomBytes } from 'node:crypto';
import type { Seat } from 'hencoop';
import { type LadderConfig, type Pairing, pairingsOf } from 'hencoop/bots';
import { BotFault } from './botProcess.js';
import { type FaultOf, type FaultyResult, playOut } from './deal.js';
import { type Entrant, entrantOf, PROCESS } from './entrants.js';
import { type Loaded, loadGame } from './games.js';
import { type BotLimits, ProtocolBot } from './protocolBot.js';
import { Refusal } from './refusal.js';

/** A tournament: the game, the bots, and the number of deals. */
export interface Tournament {
  readonly game: string;
  readonly seats: readonly number[];
  readonly candidates: readonly string[];
  /** Every candidate plays a duel against it; `null` for a round robin of the candidates. */
  readonly rival: string | null;
  readonly deals: number;
  /** Public: the bots' seeds are made of it. */
  readonly seed: string;
  /** Secret until the tournament is over: the deals are made of it, and nothing else. */
  readonly dealKey: string;
  readonly options: object;
  /** For bots that speak the bot protocol; absent if there are none. */
  readonly limits?: BotLimits;
}

/** One deal of one duel, played with the candidate at every seat in turn. */
export interface Task {
  readonly seats: number;
  readonly candidate: string;
  readonly rival: string;
  readonly deal: number;
}

/** A played task. */
export interface PlayedDeal extends Task, FaultyResult {}

/** The deals of one duel. */
export interface Duel extends Pairing {
  readonly seats: number;
  /** The games lost by faults. */
  readonly faults: readonly FaultOf[];
}

/** A unique key for a task within its tournament. */
export const keyOf = ({ seats, candidate, rival, deal }: Task) => JSON.stringify([seats, candidate, rival, deal]);

/** A deal key of 128 bits from the system's cryptographic generator. */
export const freshDealKey = () => randomBytes(16).toString('hex');

/** A short name for a tournament, the same for tournaments that differ only in the deals and their number. */
export function nameOf({ deals: _, dealKey: __, ...tournament }: Tournament): string {
  const digest = createHash('sha256').update(JSON.stringify(tournament)).digest('hex');
  return `${tournament.game}-${digest.slice(0, 10)}`;
}

/** The two sides of each duel at a table with `seats` seats. */
function duelsOf({ candidates, rival }: Tournament, seats: number): (readonly [string, string])[] {
  return rival === null ? pairingsOf(candidates, seats) : candidates.map((candidate) => [candidate, rival] as const);
}

/** Everything that is to be played: all duels on the first deal, then on the second, and so on. */
export function tasksOf(tournament: Tournament): Task[] {
  return Array.from({ length: tournament.deals }, (_, deal) =>
    tournament.seats.flatMap((seats) =>
      duelsOf(tournament, seats).map(([candidate, rival]): Task => ({ seats, candidate, rival, deal })),
    ),
  ).flat();
}

/** The duels of a tournament with their results in the order of the deals, in which they need not have been played. */
export function duelsPlayed(tournament: Tournament, played: Iterable<PlayedDeal>): Duel[] {
  const results = new Map([...played].map((one) => [keyOf(one), one]));
  return tournament.seats.flatMap((seats) =>
    duelsOf(tournament, seats).map(([candidate, rival]): Duel => {
      const faults: FaultOf[] = [];
      const deals = Array.from({ length: tournament.deals }, (_, deal) => {
        const result = results.get(keyOf({ seats, candidate, rival, deal }));
        if (result === undefined) throw new Error(`deal ${deal} of ${candidate} against ${rival} has not been played`);
        faults.push(...(result.faults ?? []));
        return { wins: result.wins, margin: result.margin };
      });
      return { seats, candidate, rival, results: deals, faults };
    }),
  );
}

/** The bot that a ladder measures from: the rules of thumb if they play. */
export const anchorOf = (names: readonly string[]): LadderConfig['anchor'] =>
  names.find((name) => name === 'heuristic') ?? names.find((name) => name === 'medium');

/** The bots of a mixed field: `strong+easy`. A command may have any signs in it, and so comes last. */
export function fieldOf(rival: string): string[] {
  const at = rival.startsWith(PROCESS) ? 0 : rival.indexOf(`+${PROCESS}`) + 1;
  if (at === 0) return rival.startsWith(PROCESS) ? [rival] : rival.split('+');
  return [...rival.slice(0, at - 1).split('+'), rival.slice(at)];
}

/** Whether a bot of the tournament runs in its own process. */
export function hasProcesses({ candidates, rival }: Pick<Tournament, 'candidates' | 'rival'>): boolean {
  return [...candidates, ...fieldOf(rival ?? '')].some((spec) => spec.startsWith(PROCESS));
}

/**
 * Starts every bot with its own process before any game begins, to detect wrong commands.
 * @throws Refusal if a bot does not say hello.
 */
export async function requireGreetings({ game, entrants, tournament }: Ready): Promise<void> {
  for (const { command, spec } of entrants.values()) {
    if (command === null) continue;
    try {
      const bot = await ProtocolBot.start(game, { ...limitsOf(tournament), command, seed: tournament.seed });
      await bot.close();
    } catch (error) {
      if (!(error instanceof BotFault)) throw error;
      throw new Refusal(`${spec}: expected a bot that says hello, by docs/bot-protocol.md: ${error.message}`);
    }
  }
}

const limitsOf = ({ limits = { patience: 10_000 } }: Tournament): BotLimits => limits;

/** A tournament whose game and bots have been loaded. */
export interface Ready extends Loaded {
  readonly tournament: Tournament;
  readonly entrants: ReadonlyMap<string, Entrant>;
}

/**
 * Loads the game and the bots of a tournament.
 * @throws Refusal if the game, a bot, the number of seats or deals, the seed or the options are invalid.
 */
export async function prepare(tournament: Tournament): Promise<Ready> {
  const loaded = await loadGame(tournament.game);
  const { candidates, rival, seats, deals, options } = tournament;
  const specs = [...candidates, ...(rival === null ? [] : fieldOf(rival))];
  const twice = specs.find((spec, index) => specs.indexOf(spec) !== index);
  if (twice !== undefined) throw new Refusal(`bots: expected different bots, got ${twice} twice`);
  if (specs.length < 2) throw new Refusal(`bots: expected at least two, got ${specs.length}`);
  const entrants = new Map<string, Entrant>();
  for (const spec of specs) entrants.set(spec, await entrantOf(loaded, spec));
  const { min, max } = loaded.game.seats;
  for (const number of seats) {
    if (!(Number.isInteger(number) && number >= Math.max(2, min) && number <= max)) {
      throw new Refusal(`seats: expected whole numbers from ${Math.max(2, min)} to ${max}, got ${number}`);
    }
    // Refuses wrong options, and a seed that is too long for any bot.
    loaded.game.setup({ seats: number, seed: seedOfBot(tournament, deals, number, number), options });
    for (const spec of specs) requireOffered(loaded, spec, number);
  }
  return { ...loaded, tournament, entrants };
}

/** @throws Refusal if the game does not offer the level at a table with this many seats. */
export function requireOffered({ bots }: Pick<Loaded, 'bots'>, spec: string, seats: number): void {
  const names: readonly string[] = bots.levelNamesAt(seats);
  if (!names.includes(spec) && bots.levelNames.some((name) => name === spec)) {
    throw new Refusal(`bot: expected one of ${names.join(', ')} with ${seats} seats, got ${spec}`);
  }
}

/** The seed of a bot, different in every game of a deal. The deal key takes no part in it. */
function seedOfBot({ seed }: Pick<Tournament, 'seed'>, deal: number, game: number, seat: Seat): string {
  return `${seed}/${deal}/${game}/${seat}`;
}

/** Plays one deal of a tournament. */
export async function play({ game, entrants, tournament }: Ready, task: Task): Promise<PlayedDeal> {
  const { dealKey, options } = tournament;
  const candidate = entrants.get(task.candidate);
  const rivals = fieldOf(task.rival).flatMap((spec) => entrants.get(spec) ?? []);
  if (candidate === undefined || rivals.length !== fieldOf(task.rival).length)
    throw new Error(`no such bots in this tournament: ${keyOf(task)}`);
  const result = await playOut({
    game,
    candidate,
    rivals,
    seats: task.seats,
    seed: `${dealKey}/${task.deal}`,
    seedOfBot: (number, seat) => seedOfBot(tournament, task.deal, number, seat),
    number: task.deal,
    options,
    limits: limitsOf(tournament),
  });
  return { ...task, ...result };
}
