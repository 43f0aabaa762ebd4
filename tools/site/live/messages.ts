// The messages between a live table of the site and its worker. No answer contains a card that seat 0 may not see.

/** The seat of the reader; bots play for the others. */
export const READER = 0;

/** The page's requests to its worker. */
export type Request =
  | { readonly type: 'start'; readonly from: 'picture' | 'deal' }
  | { readonly type: 'move'; readonly move: unknown };

/** The worker's answers, with the types of one game. */
export type Answer<View, RedactedEvent, Violation> =
  | { readonly type: 'view'; readonly view: View }
  | { readonly type: 'events'; readonly events: readonly RedactedEvent[] }
  | { readonly type: 'refused'; readonly violation: Violation };
