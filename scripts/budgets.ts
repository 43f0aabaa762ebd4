import { readFileSync } from 'node:fs';

/** How large what users download may be, in bytes. One place for all: budgets.json. */
export interface Budgets {
  /** The package of the registry. */
  readonly package: {
    readonly packed: number;
    readonly unpacked: number;
    /** What a page downloads that takes the history for undo alone, minified. */
    readonly history: number;
  };
  /** What a page downloads, minified and gzipped, by entry point. */
  readonly entries: { readonly [entry: string]: EntryBudget };
}

export interface EntryBudget {
  /** More fails. */
  readonly most: number;
  /** What it should be once, where it is not yet: never to be raised. */
  readonly goal?: number;
}

export function budgets(): Budgets {
  // Our own file, of this shape.
  return JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;
}
