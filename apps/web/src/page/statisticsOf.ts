import type { Result } from './results.js';

/** The games against bots of one kind, with one number of players. */
export interface StatisticsRow {
  /** The level or personality of all bots; `null` for different bots. */
  readonly level: string | null;
  readonly seats: number;
  readonly games: number;
  readonly wins: number;
}

/** The statistics of one game. */
export interface Statistics {
  /** The most frequent first. */
  readonly rows: readonly StatisticsRow[];
  /** The points of the best round; `null` if no round had points. */
  readonly bestRound: number | null;
}

export function statisticsOf(results: readonly Result[]): Statistics {
  const rows = new Map<string, StatisticsRow>();
  for (const { bots, rank } of results) {
    const [first = null] = bots;
    const level = bots.every((bot) => bot === first) ? first : null;
    const seats = bots.length + 1;
    const key = `${level} ${seats}`;
    const { games = 0, wins = 0 } = rows.get(key) ?? {};
    rows.set(key, { level, seats, games: games + 1, wins: wins + (rank === 1 ? 1 : 0) });
  }
  const rounds = results.flatMap(({ bestRound }) => (bestRound === null ? [] : [bestRound]));
  const best = results.some(({ fewerWin }) => fewerWin) ? Math.min(...rounds) : Math.max(...rounds);
  return { rows: [...rows.values()].sort((a, b) => b.games - a.games), bestRound: rounds.length === 0 ? null : best };
}
