import { GAMES } from '../../scripts/lib/games.js';
import { parseWords, wholeNumber } from './command.js';
import { type Loaded, loadGame } from './games.js';
import { Refusal } from './refusal.js';
import { codeVersion, publishedResults } from './results.js';
import { run } from './run.js';
import type { Tournament } from './tournament.js';

/** A tournament whose results are published: `arena/results/<game>-<part>.json`. */
interface Part {
  readonly name: string;
  readonly seats: readonly number[];
  readonly candidates: readonly string[];
  readonly rival: Tournament['rival'];
  /** Its share of the time. */
  readonly weight: number;
}

/** Intervals are narrow enough then. */
const MAX_DEALS = 2_000;

/** The tournaments of a game: what takes no time, what takes a few milliseconds a move, what takes many, and the ladder. */
function partsOf({ game, bots }: Loaded): Part[] {
  if (bots === null) return [];
  const { strong } = bots.levels;
  const part = (iterations: number) => `search:${Math.max(1, Math.round(iterations))}`;
  const seats = [2, 4].filter((number) => number >= game.seats.min && number <= game.seats.max);
  const rival = 'heuristic';
  const levels = ['easy', 'medium', 'strong', 'expert'];
  const quick = ['uniform', 'lookAhead', 'easy', ...bots.personalities];
  const searches = [part(strong.iterations / 10), part(strong.iterations / 3), 'strong', `plain:${strong.iterations}`];
  return [
    { name: 'quick', seats, candidates: quick, rival, weight: 2 },
    { name: 'strong', seats, candidates: searches, rival, weight: 4 },
    { name: 'expert', seats, candidates: ['expert'], rival, weight: 4 },
    { name: 'ladder', seats, candidates: ['uniform', ...levels], rival: null, weight: 4 },
  ];
}

/**
 * Plays everything that docs/strength.md shows, in about the given time, and leaves out what this code has already played.
 * A run that was stopped goes on with the same command.
 */
export async function publish(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseWords(words, { minutes: { type: 'string' } });
  const unknown = positionals.find((game) => !GAMES.includes(game));
  if (unknown !== undefined) throw new Refusal(`game: expected one of ${GAMES.join(', ')}, got ${unknown}`);
  const minutes = wholeNumber('--minutes', values.minutes ?? '120', 10_000);
  const games = positionals.length > 0 ? positionals : GAMES;
  const parts = (
    await Promise.all(games.map(async (game) => partsOf(await loadGame(game)).map((part) => ({ game, ...part }))))
  ).flat();
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const code = codeVersion();
  for (const { game, name, seats, candidates, rival, weight } of parts) {
    const out = `arena/results/${game}-${name}.json`;
    const done = publishedResults().some(
      ({ command, environment }) => environment.code === code && command.endsWith(`--out ${out}`),
    );
    if (done) {
      console.error(`${out}: played by this code`);
      continue;
    }
    console.error(`${out}: ${candidates.join(', ')}`);
    await run({
      tournament: { game, seats, candidates, rival, deals: MAX_DEALS, seed: 'arena', options: {} },
      minutes: (minutes * weight) / weights,
      threads: undefined,
      out,
      log: undefined,
      paced: true,
    });
  }
}
