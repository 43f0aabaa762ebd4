/** The element's own texts; the game's texts come from its locale. */
export interface ElementWords {
  /** The button that confirms the picked move: "Confirm: Draw a card". */
  readonly confirm: (move: string) => string;
  /** The question while a picked move waits for one more touch. */
  readonly again: string;
  /** The price of a move that costs this for certain: "costs 18 points". */
  readonly costs: (amount: string) => string;
  /** The price of a move that can cost as much as this: "risks 5 cards". */
  readonly risks: (amount: string) => string;
  /** What to touch while no button stands on the wood. */
  readonly rim: string;
  /** The question once only the direction of the picked things is open. */
  readonly way: string;
  /** The name of the button that takes back the last pick. */
  readonly takeBack: string;
  /** The name of the button beside a move that lowers its number by one. */
  readonly less: string;
  /** The name of the button beside a move that raises its number by one. */
  readonly more: string;
  /** The line below the table while other players are to move. */
  readonly waitingFor: (names: readonly string[]) => string;
  /** The line below the table while a move is `pending`. */
  readonly sending: string;
  /** The accessible name of the group of other players. */
  readonly others: string;
  /** The accessible name of the middle of the table. */
  readonly middle: string;
  /** The accessible name of the group of buttons. */
  readonly buttons: string;
  /** The link to the clause of a refusal. */
  readonly clause: (clause: string) => string;
  /** The texts for arranging a row. */
  readonly shelf: {
    /** The accessible name of the group of cards. */
    readonly label: string;
    /** The question to the viewer. */
    readonly ask: string;
    /** How to arrange the cards, in a sentence or two. */
    readonly how: string;
    /** The button that ends arranging. */
    readonly ready: string;
    /** The button that puts the cards in ascending order. */
    readonly sort: string;
    /** The accessible name of a card with its position, counted from 1 at the left. */
    readonly card: (card: string, position: number, of: number) => string;
  };
}
