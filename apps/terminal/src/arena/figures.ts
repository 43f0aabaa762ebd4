import { type Interval, ladderOf, type Rung, type Strength, strengthOf } from 'hencoop/bots';
import { writeOwnFile } from '../ownFiles.js';
import type { FaultOf } from './deal.js';
import { fewerIsBetter } from './lookAhead.js';
import { type Pace, paceOf } from './pace.js';
import { onFile } from './refusal.js';
import { anchorOf, type Duel, duelsPlayed, type PlayedDeal, type Ready } from './tournament.js';

/** What a tournament has shown: as JSON, a file that the arena writes. */
export interface TournamentResults {
  readonly game: string;
  readonly rulesVersion: number;
  /** The command that plays the tournament again. */
  readonly command: string;
  readonly environment: Environment;
  readonly bots: readonly {
    readonly spec: string;
    readonly iterations: number | null;
    readonly pace: readonly Pace[];
  }[];
  readonly duels: readonly DuelFigures[];
  /** One for each number of seats of a round robin; empty for duels. */
  readonly ladders: readonly {
    readonly seats: number;
    readonly deals: number;
    readonly games: number;
    /** The bot that stands at 0; `null` if the average of all does. */
    readonly anchor: string | null;
    readonly rungs: readonly Rung[];
  }[];
}

/** An {@link Interval} as JSON: `null` is infinite. */
export type Bounds = { readonly [Name in keyof Interval]: number | null };

/** The strength of a candidate in one duel. */
export interface DuelFigures extends Pick<Strength, 'deals' | 'games' | 'wins'> {
  readonly seats: number;
  readonly candidate: string;
  readonly rival: string;
  /** By the model of `eloOf`. */
  readonly elo: Bounds;
  /** How much better the candidate's score is than the average of its rivals, in points of the game. */
  readonly pointsAhead: Bounds;
  /** The games that a bot lost because it hung, answered something wrong, or ended; absent if there are none. */
  readonly faults?: readonly FaultOf[];
}

/** The figures, and the machine and the code that they are of. */
export interface Environment {
  /** The commit, or the version of the package. */
  readonly commit: string;
  /** A digest of the code that played. */
  readonly code: string;
  readonly date: string;
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
}

/** Four digits after the point: more than the intervals justify. */
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
const roundedInterval = ({ low, mean, high }: Interval): Interval => ({
  low: rounded(low),
  mean: rounded(mean),
  high: rounded(high),
});
const finite = (value: number) => (Number.isFinite(value) ? rounded(value) : null);
const boundsOf = ({ low, mean, high }: Interval): Bounds => ({
  low: finite(low),
  mean: finite(mean),
  high: finite(high),
});

function figuresOf({ seats, candidate, rival, results, faults }: Duel, fewer: boolean): DuelFigures {
  const { deals, games, wins, elo, margin } = strengthOf(results, seats);
  const ahead = fewer ? { low: -margin.high, mean: -margin.mean, high: -margin.low } : margin;
  return {
    seats,
    candidate,
    rival,
    deals,
    games,
    wins: roundedInterval(wins),
    elo: boundsOf(elo),
    pointsAhead: boundsOf(ahead),
    ...(faults.length > 0 && { faults }),
  };
}

/** How the results of a tournament are drawn up. */
export interface ResultsConfig {
  readonly command: string;
  readonly environment: Environment;
  /** Whether to measure how long the bots think. */
  readonly paced: boolean;
}

/** The results of a tournament that has been played to its end. */
export function resultsOf(
  ready: Ready,
  played: Iterable<PlayedDeal>,
  { command, environment, paced }: ResultsConfig,
): TournamentResults {
  const { game, tournament, entrants } = ready;
  const duels = duelsPlayed(tournament, played);
  const fewer = fewerIsBetter(game);
  return {
    game: tournament.game,
    rulesVersion: game.rulesVersion,
    command,
    environment,
    bots: [...entrants.values()].map(({ spec, iterations }) => ({
      spec,
      iterations,
      pace: paced ? pacesOf(ready, spec) : [],
    })),
    duels: duels.map((duel) => figuresOf(duel, fewer)),
    ladders: tournament.rival !== null ? [] : tournament.seats.map((seats) => ladder(ready, duels, seats)),
  };
}

/** How long a bot thinks, among rules of thumb, which take no time; nothing for a bot in another process. */
function pacesOf(ready: Ready, spec: string): Pace[] {
  const { entrants, tournament } = ready;
  const own = entrants.get(spec)?.make ?? null;
  if (own === null) return [];
  return tournament.seats.map((seats) => {
    const pace = paceOf(ready, own, seats);
    return { ...pace, milliseconds: rounded(pace.milliseconds) };
  });
}

function ladder(
  { entrants, tournament }: Ready,
  duels: readonly Duel[],
  seats: number,
): TournamentResults['ladders'][number] {
  const pairings = duels.filter((duel) => duel.seats === seats);
  const anchor = anchorOf([...entrants.keys()]);
  return {
    seats,
    deals: tournament.deals,
    games: pairings.reduce((sum, { results }) => sum + results.length * seats, 0),
    anchor: anchor ?? null,
    rungs: ladderOf(pairings, { seats, anchor }).map(({ name, elo }) => ({ name, elo: roundedInterval(elo) })),
  };
}

/** @throws Refusal if the file cannot be written, or exists and may not be replaced. */
export function writeResults(file: string, results: TournamentResults, mayReplace: boolean): void {
  onFile(() => writeOwnFile(file, `${JSON.stringify(results, null, 2)}\n`, mayReplace));
}
