import { type ChildProcess, spawn } from 'node:child_process';
import type { Game, GameTypes } from 'hencoop';
import { type BotMaker, type DealResult, playMatch } from 'hencoop/bots';

/** Starts the arena in a separate process, so that a test can kill it. */
export function startArena(words: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'apps/terminal/src/bin.ts', 'arena', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the arena to its end. */
export async function runArena(words: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = startArena(words);
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    err += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out, err };
}

/** The deals of a duel, as the arena plays them. */
export function dealsPlayed<G extends GameTypes>(
  game: Game<G>,
  candidate: BotMaker<NoInfer<G>>,
  rival: BotMaker<NoInfer<G>>,
  { seats, deals, seed, dealKey }: { seats: number; deals: number; seed: string; dealKey: string },
): DealResult[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
  return upTo(deals).map((deal) => {
    const shares = upTo(seats).map((own) => {
      const bots = upTo(seats).map((seat) =>
        (seat === own ? candidate : rival)({ seed: `${seed}/${deal}/${own}/${seat}` }),
      );
      const { ranking, scores } = playMatch(game, bots, { seed: `${dealKey}/${deal}` });
      const [first = []] = ranking;
      const others = scores.filter((_, seat) => seat !== own);
      const average = others.reduce((sum, score) => sum + score, 0) / others.length;
      return { wins: first.includes(own) ? 1 / first.length : 0, margin: (scores[own] ?? 0) - average };
    });
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / seats;
    return { wins: mean(shares.map(({ wins }) => wins)), margin: mean(shares.map(({ margin }) => margin)) };
  });
}
