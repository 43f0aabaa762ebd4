/** The contents of a game's box as its catalog lists them, and their number by the rule book. */
export interface Box {
  readonly contents: readonly {
    readonly name: string;
    readonly count: number;
    readonly assumed: boolean;
    readonly clause: string;
  }[];
  readonly count: number;
}
