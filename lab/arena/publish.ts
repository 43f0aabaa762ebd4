import { isGameId } from 'hencoop/games';
import { GAMES } from '../../tools/lib/games.js';
import {
  freshDealKey,
  type Loaded,
  loadGames,
  MAX_THREADS,
  parseWords,
  Refusal,
  run,
  type Tournament,
  wholeNumber,
} from '../inside.js';
import { seatCounts } from '../lib/seatCounts.js';
import { CONSOLE, codeVersion, publishedResults, SITE } from './results.js';

/** A tournament whose results are published: `lab/arena/results/<game>-<part>.json`. */
interface Part {
  readonly name: string;
  readonly seats: readonly number[];
  readonly candidates: readonly string[];
  readonly rival: Tournament['rival'];
  /** Its share of the time. */
  readonly weight: number;
}

/** The program from the guide Write a bot. It only plays Chicken. */
const PROGRAM = 'bot:python3 apps/terminal/test/programs/thrifty.py';

/** Enough for narrow intervals. */
const MAX_DEALS = 2_000;

/** The tournaments of a game, from bots that take no time to slow ones, and the ladder. */
function partsOf({ game, bots }: Loaded): Part[] {
  const { iterations } = bots.levels.strong;
  const search = (playouts: number) => `search:${Math.max(1, Math.round(playouts))}`;
  const every = seatCounts(game.seats);
  const usual = every.filter((number) => number % 2 === 0);
  const rival = 'heuristic';
  const offering = every.filter((number) => bots.levelNamesAt(number).includes('expert'));
  // At tables where the game does not offer `expert`, a search with its playouts is measured instead.
  const elsewhere = every.filter((number) => !offering.includes(number));
  const beyond = [search(bots.levels.expert.iterations)];
  // A round robin with `expert` would take ten times as long; its duel against `strong` has to do.
  const ladder = ['uniform', 'easy', 'medium', 'strong', ...(game.id === 'chicken' ? [PROGRAM] : [])];
  const quick = ['uniform', 'easy', ...bots.personalities];
  const curve = [search(iterations / 10), search(iterations / 3), `plain:${iterations}`];
  return [
    { name: 'quick', seats: every, candidates: quick, rival, weight: 1 },
    { name: 'lookAhead', seats: every, candidates: ['lookAhead'], rival, weight: 1 },
    { name: 'strong', seats: every, candidates: ['strong'], rival, weight: 4 },
    { name: 'curve', seats: usual, candidates: curve, rival, weight: 2 },
    { name: 'expert', seats: offering, candidates: ['expert'], rival, weight: 5 },
    { name: 'beyond', seats: elsewhere, candidates: beyond, rival, weight: 5 },
    // Decides whether the game may offer `expert`.
    { name: 'expertDuel', seats: offering, candidates: ['expert'], rival: 'strong', weight: 5 },
    { name: 'beyondDuel', seats: elsewhere, candidates: beyond, rival: 'strong', weight: 5 },
    { name: 'ladder', seats: usual, candidates: ladder, rival: null, weight: 2 },
  ].filter(({ seats }) => seats.length > 0);
}

/**
 * Plays everything that docs/strength.md shows, in about the given time, and skips tournaments that this code has
 * already played. The same command resumes an interrupted run.
 */
export async function publish(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseWords(
    words,
    { minutes: { type: 'string' }, threads: { type: 'string' } },
    SITE.program,
  );
  const unknown = positionals.find((game) => !isGameId(game));
  if (unknown !== undefined) throw new Refusal(`game: expected one of ${GAMES.join(', ')}, got ${unknown}`);
  const minutes = wholeNumber('--minutes', values.minutes ?? '120', 10_000);
  const games = positionals.length > 0 ? positionals : GAMES;
  const threads = values.threads === undefined ? undefined : wholeNumber('--threads', values.threads, MAX_THREADS);
  const parts = (await loadGames(games)).flatMap((loaded) =>
    partsOf(loaded).map((part) => ({ game: loaded.game.id, code: codeVersion([loaded]), ...part })),
  );
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  for (const { game, code, name, seats, candidates, rival, weight } of parts) {
    const out = `lab/arena/results/${game}-${name}.json`;
    const done = publishedResults().some(
      ({ command, environment }) => environment.code === code && command.endsWith(`--out ${out}`),
    );
    if (done) {
      console.error(`${out}: already played by this code`);
      continue;
    }
    console.error(`${out}: ${candidates.join(', ')}`);
    const command = {
      tournament: {
        game,
        seats,
        candidates,
        rival,
        deals: MAX_DEALS,
        seed: 'arena',
        dealKey: freshDealKey(),
        options: {},
      },
      isKeyFresh: true,
      minutes: (minutes * weight) / weights,
      threads,
      out,
      log: undefined,
      // Its own results of another version.
      force: true,
      paced: true,
    };
    await run(command, SITE, CONSOLE);
  }
}
