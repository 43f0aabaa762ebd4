// The results of games of one person against bots, stored in this browser.
import { type GameId, isGameId } from 'hencoop/games';
import { type Daily, dailyIn, dateOf } from '../daily.js';
import { readText, writeText } from './localText.js';
import { ownSeat } from './playerNames.js';
import { pointsMatter, rankOf } from './ranks.js';
import { roundsOf } from './rounds.js';
import type { Session } from './session/session.js';

/** The result of a game for its only person. */
export interface Result {
  /** The name under which the game is saved; a game counts once. */
  readonly saved: string;
  readonly game: GameId;
  /** When it ended, in milliseconds since 1970. */
  readonly endedAt: number;
  /** The bots at the other seats. */
  readonly bots: readonly string[];
  /** From 1. */
  readonly rank: number;
  /** The number of players with this rank. */
  readonly shared: number;
  readonly points: number;
  /** The points of the best round; `null` if the game has no rounds with points. */
  readonly bestRound: number | null;
  /** Whether fewer points rank higher. */
  readonly fewerWin: boolean;
  /** The number of decisions taken back. */
  readonly undone: number;
}

const KEY = 'hencoop/results';
const MOST = 2_000;
const LONGEST_WORD = 100;
const MOST_BOTS = 10;

/** The results in a stored text, which may come from an older version or be damaged. */
export function resultsIn(stored: string | null): readonly Result[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.slice(-MOST).filter(isResult) : [];
  } catch {
    return [];
  }
}

const isWord = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_WORD;
const isCount = (value: unknown, least: number) => Number.isSafeInteger(value) && Number(value) >= least;

const FIELDS: { readonly [Name in keyof Result]: (value: unknown) => boolean } = {
  saved: isWord,
  game: isGameId,
  endedAt: (value) => isCount(value, 0) && dateOf(Number(value)) !== '',
  bots: (value) => Array.isArray(value) && value.length <= MOST_BOTS && value.every(isWord),
  rank: (value) => isCount(value, 1),
  shared: (value) => isCount(value, 1),
  points: Number.isFinite,
  bestRound: (value) => value === null || Number.isFinite(value),
  fewerWin: (value) => typeof value === 'boolean',
  undone: (value) => isCount(value, 0),
};

function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(FIELDS).every(([name, is]) => is(fields.get(name)));
}

export const storedResults = (): readonly Result[] => resultsIn(readText(KEY));

/** Stores the result of a finished game, unless already stored. */
export function keepResult(session: Session): void {
  const result = resultOf(session, Date.now());
  const before = storedResults();
  if (result === null || before.some(({ saved }) => saved === result.saved)) return;
  writeText(KEY, JSON.stringify([...before, result].slice(-MOST)));
}

/** The result of a game of one person against bots; `null` for any other game. */
export function resultOf(session: Session, endedAt: number): Result | null {
  const { saved, game, match, persons, players, purpose, ranking, undone, view } = session;
  const seat = ownSeat(session);
  const ranks = ranking.value;
  if (saved === null || match !== null || purpose !== 'play' || persons.length !== 1) return null;
  if (seat === null || ranks === null) return null;
  const scores = game.rules.score(view.value);
  const [first = 0, last = 0] = [ranks[0]?.[0], ranks.at(-1)?.[0]];
  const fewerWin = (scores[first] ?? 0) < (scores[last] ?? 0);
  return {
    saved,
    game: game.id,
    endedAt,
    bots: players.value.filter((_, each) => each !== seat),
    rank: rankOf(ranks, seat),
    shared: ranks.find((seats) => seats.includes(seat))?.length ?? 1,
    points: scores[seat] ?? 0,
    bestRound: bestRoundOf(session, seat, fewerWin),
    fewerWin,
    undone: undone.value,
  };
}

/** The points of the best round of a seat. */
function bestRoundOf(
  { events, game, ranking, timeline, view }: Session,
  seat: number,
  fewerWin: boolean,
): number | null {
  if (!pointsMatter(game.rules.score(view.value), ranking.value)) return null;
  let end = 0;
  let before = 0;
  const rounds = roundsOf(events.value).map((round) => {
    end += round.length;
    const now = game.rules.score(timeline.value.at(end))[seat] ?? 0;
    const points = now - before;
    before = now;
    return points;
  });
  return fewerWin ? Math.min(...rounds) : Math.max(...rounds);
}

/** The deals of the day among results. */
export function dailiesIn(results: readonly Result[]): readonly (Result & Daily)[] {
  return results.flatMap((result) => {
    const daily = dailyIn(result.saved);
    return daily === null ? [] : [{ ...result, ...daily }];
  });
}

const DAY = 86_400_000;

/** The streak of days with a finished deal of the day, up to today or yesterday. */
export function streakOf(results: readonly Result[], now: number): number {
  const played = new Set(dailiesIn(results).map(({ date }) => date));
  let day = played.has(dateOf(now)) ? now : now - DAY;
  let streak = 0;
  for (; played.has(dateOf(day)); day -= DAY) streak += 1;
  return streak;
}
