import { readFileSync } from 'node:fs';

/** Size limits for what users download, in bytes, from budgets.json. */
export interface Budgets {
  /** The package of the registry. */
  readonly package: {
    readonly packed: number;
    readonly unpacked: number;
    /** A page that imports only the undo history, minified. */
    readonly history: number;
    /** The program of the package, which imports the library from it. */
    readonly bin: number;
  };
  /** Everything that the web table downloads, gzipped, until the first hand lies on the table, by game. */
  readonly web: { readonly [game: string]: EntryBudget };
  /** Minified and gzipped, by entry point. */
  readonly entries: { readonly [entry: string]: EntryBudget };
}

export interface EntryBudget {
  /** A larger entry fails the check. */
  readonly max: number;
  /** A lower target that is not met yet; never to be raised. */
  readonly goal?: number;
}

export function budgets(): Budgets {
  // A file of this repository, of this shape.
  return JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;
}
