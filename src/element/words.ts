/** What the table says itself, besides what its game says. */
export interface ElementWords {
  readonly confirm: string;
  /** The question while a move that is picked waits for one more touch. */
  readonly again: string;
  /** The name of the button that takes the last pick back. */
  readonly takeBack: string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly sending: string;
  readonly others: string;
  readonly middle: string;
  readonly buttons: string;
  /** The link to the clause of a refusal. */
  readonly clause: (clause: string) => string;
  /** The words for arranging a row. */
  readonly shelf: {
    readonly label: string;
    /** The question to the viewer. */
    readonly ask: string;
    readonly how: string;
    readonly ready: string;
    readonly sort: string;
    readonly card: (card: string, position: number, of: number) => string;
  };
}
