// What a live table of the site and its worker say to each other. No answer holds a card that seat 0 may not see.

/** The seat of the reader; bots play for the others. */
export const READER = 0;

/** What the page asks its worker. */
export type Request =
  | { readonly type: 'start'; readonly from: 'picture' | 'deal' }
  | { readonly type: 'move'; readonly move: unknown };

/** What the worker answers, of the types of one game. */
export type Answer<View, RedactedEvent, Violation> =
  | { readonly type: 'view'; readonly view: View }
  | { readonly type: 'events'; readonly events: readonly RedactedEvent[] }
  | { readonly type: 'refused'; readonly violation: Violation };
