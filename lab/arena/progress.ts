import { SingleBar } from 'cli-progress';
import type { Progress } from '../inside.js';

/** A progress bar on standard error; without a terminal, a line every ten seconds. */
export function progressBar(total: number, done: number): Progress {
  const bar = new SingleBar({
    format: '[{bar}] {percentage} % | {value} of {total} deals | {eta_formatted} left',
    barCompleteChar: '=',
    barIncompleteChar: ' ',
    etaBuffer: 100,
    fps: 5,
    noTTYOutput: true,
    notTTYSchedule: 10_000,
    stream: process.stderr,
  });
  bar.start(total, done);
  return { step: () => bar.increment(), stop: () => bar.stop() };
}
