/** What the table says itself, besides what its game says. */
export interface ElementWords {
  /** The button that makes the picked move, with its label: "Confirm: Draw a card". */
  readonly confirm: (move: string) => string;
  /** The question while a move that is picked waits for one more touch. */
  readonly again: string;
  /** The question once it is open only which way the picked things go. */
  readonly way: string;
  /** The name of the button that takes the last pick back. */
  readonly takeBack: string;
  /** The line below the table while other seats are to move, with the names of their players. */
  readonly waitingFor: (names: readonly string[]) => string;
  /** The line below the table while a move is `pending`. */
  readonly sending: string;
  /** The name of the group of other players, for screen readers. */
  readonly others: string;
  /** The name of the middle of the table, for screen readers. */
  readonly middle: string;
  /** The name of the group of buttons, for screen readers. */
  readonly buttons: string;
  /** The link to the clause of a refusal. */
  readonly clause: (clause: string) => string;
  /** The words for arranging a row. */
  readonly shelf: {
    /** The name of the group of cards, for screen readers. */
    readonly label: string;
    /** The question to the viewer. */
    readonly ask: string;
    /** How to arrange the cards, in a sentence or two. */
    readonly how: string;
    /** The button that ends arranging. */
    readonly ready: string;
    /** The button that puts the cards in ascending order. */
    readonly sort: string;
    /** The name of a card with its position, counted from 1 from the left, for screen readers. */
    readonly card: (card: string, position: number, of: number) => string;
  };
}
