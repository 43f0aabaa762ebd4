/** The contents of a game's box, from its catalog, and their number from the rule book. */
export interface Box {
  readonly contents: readonly {
    readonly name: string;
    readonly count: number;
    readonly assumed: boolean;
    readonly clause: string;
  }[];
  readonly count: number;
}
