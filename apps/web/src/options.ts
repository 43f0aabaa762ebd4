import type { TableBase } from 'hencoop';

/** The options of a game, all present, by name. */
export interface Options {
  readonly [name: string]: unknown;
}

/** The options of a table. */
export function optionsOf(table: TableBase): Options {
  // Every state and every view has them in full.
  return (table as TableBase & { readonly options: Options }).options;
}
