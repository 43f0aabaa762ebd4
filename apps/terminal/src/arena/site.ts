import { availableParallelism, cpus } from 'node:os';
import type { Environment } from './figures.js';
import type { Loaded } from './games.js';
import type { Tournament } from './tournament.js';

/** Shows the progress of a tournament. */
export interface Progress {
  step(): void;
  stop(): void;
}

/** Where the arena prints. */
export interface ArenaTerminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The command that starts the terminal: `npx hencoop`. */
  readonly command: string;
}

/** Where the arena runs: in the repository, or from the package. */
export interface Site {
  /** The command that starts it: `npx hencoop arena`. */
  readonly program: string;
  /** Where results go, and the deals of unfinished tournaments. */
  readonly folder: string;
  /** A digest of the code that plays: deals of different code must not be mixed. */
  readonly codeOf: (loaded: Loaded, tournament: Tournament) => string;
  readonly environment: (code: string) => Environment;
  readonly progress: (total: number, done: number) => Progress;
}

/** The description of the machine in results. */
export function machine(): Pick<Environment, 'date' | 'node' | 'processor' | 'cores'> {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
  };
}
