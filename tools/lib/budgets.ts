import { readFileSync } from 'node:fs';

/** Limits for what users download, in bytes, and goals for the pace of the games, from budgets.json. */
export interface Budgets {
  /** The package of the registry. */
  readonly package: {
    readonly packed: number;
    readonly unpacked: number;
    /** A page that imports only the undo history, minified. */
    readonly history: number;
    /** The program of the package, which imports the library from it. */
    readonly bin: number;
    /** The arena, which that program loads on request. */
    readonly arena: number;
    /** The words of that program in each language. */
    readonly words: number;
  };
  /** Everything that the web table downloads, gzipped, until the first hand lies on the table, by game. */
  readonly web: { readonly [game: string]: EntryBudget };
  /** What a page loads before it runs, minified and gzipped, by use. */
  readonly uses: { readonly [use: string]: number | EntryBudget };
  /** Minified and gzipped, by entry point. */
  readonly entries: { readonly [entry: string]: EntryBudget };
  /** How the pace of a game is measured, and its goals. */
  readonly pace: { readonly [game: string]: PaceGoal };
}

export interface PaceGoal {
  readonly seats: number;
  /** Whole games in one round of measuring. */
  readonly games: number;
  /** How many times as fast as in place the C program may be. */
  readonly ofNative: number;
  /** How many times as fast as `apply` the way in place may be. */
  readonly ofInPlace: number;
}

export interface EntryBudget {
  /** A larger entry fails the check. */
  readonly max: number;
  /** A lower target that is not met yet; never to be raised. */
  readonly goal?: number;
  /** Why it is larger than its goal. */
  readonly reason?: string;
}

/** Why a size fails the check; `null` if its budget allows it. */
export function problemWith(bytes: number, budget: EntryBudget | undefined): string | null {
  if (budget === undefined) return 'NO BUDGET';
  const { max, goal = max, reason = '' } = budget;
  if (bytes > max) return 'OVER BUDGET';
  return bytes > goal && reason === '' ? 'NO REASON why it is over its goal' : null;
}

export function budgets(): Budgets {
  // A file of this repository, of this shape.
  return JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;
}
