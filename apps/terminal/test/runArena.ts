import { type ChildProcess, spawn } from 'node:child_process';

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
