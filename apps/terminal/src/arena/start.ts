import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chunksOf } from '../ownFiles.js';
import { wordsOf } from './botProcess.js';
import { readCommand, usageOf } from './command.js';
import { PROCESS } from './entrants.js';
import { Refusal } from './refusal.js';
import { run } from './run.js';
import type { ArenaTerminal, Progress, Site } from './site.js';
import { machine } from './site.js';
import { fieldOf, type Tournament } from './tournament.js';
import { version } from './version.js';

/** Runs the command line of the arena, and returns the exit code: 0, or 2 for wrong usage. */
export async function arena(argv: readonly string[], { out, err, command }: ArenaTerminal): Promise<number> {
  const site: Site = {
    program: `${command} arena`,
    folder: 'hencoop-arena',
    codeOf: (_, tournament) => codeOf(tournament),
    environment: (code) => ({ commit: `hencoop ${version}`, code, ...machine() }),
    progress: (total, done) => progressLines(total, done, err),
  };
  if (argv.length === 0 || argv.includes('--help')) {
    out(usageOf(site.program));
    return 0;
  }
  try {
    await run(readCommand(argv, site.program), site, { out, err });
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof RangeError)) throw error;
    err(error.message);
    return 2;
  }
}

/** The package, and every file that a bot's command line names: deals of different versions must not be mixed. */
export function codeOf({ candidates, rival }: Tournament): string {
  const hash = createHash('sha256').update(version);
  for (const spec of [...candidates, ...fieldOf(rival ?? '')]) {
    const words = spec.startsWith(PROCESS) ? wordsOf(spec.slice(PROCESS.length)) : [spec];
    for (const file of words) {
      if (existsSync(file) && statSync(file).isFile()) for (const chunk of chunksOf(file)) hash.update(chunk);
    }
  }
  return hash.digest('hex').slice(0, 10);
}

/** A line about every tenth of the deals. */
function progressLines(total: number, done: number, err: (text: string) => void): Progress {
  const tenth = Math.max(1, Math.ceil(total / 10));
  let played = done;
  return {
    step() {
      played += 1;
      if (played % tenth === 0 || played === total) err(`${played} of ${total} deals`);
    },
    stop() {},
  };
}
