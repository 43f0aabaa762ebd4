/** The inspector's own texts; the game's texts come from its locale. */
export interface InspectorWords {
  /** The accessible name of the inspector. */
  readonly title: string;
  /** The name of the group of buttons that step through the moves. */
  readonly through: string;
  /** The name of the button that goes to the start. */
  readonly toStart: string;
  /** The name of the button that goes one move back. */
  readonly back: string;
  /** The name of the button that goes one move forward. */
  readonly on: string;
  /** The name of the button that goes to the end of the line played first. */
  readonly toEnd: string;
  /** The heading of the list of moves. */
  readonly timeline: string;
  /** The first row of that list. */
  readonly start: string;
  /** The heading of the table. */
  readonly table: string;
  /** The button that shows all cards. */
  readonly everything: string;
  /** The button that shows a spectator's view; also the name of a spectator. */
  readonly spectator: string;
  /** The heading of the events. */
  readonly news: string;
  /** Shown instead of the events before the first move. */
  readonly noNews: string;
  /** Shown instead of the events if replaying the move leads to another table. */
  readonly unknownNews: string;
  /** Shown for viewers that learn all of an event. */
  readonly all: string;
  /** Shown for viewers that learn nothing of an event. */
  readonly nothing: string;
  /** The heading of the choices that make a move. */
  readonly moves: string;
  /** Shown instead of the choices once the game is over. */
  readonly over: string;
  /** The button that takes back the last choice. */
  readonly takeBack: string;
  /** The line that expands the table as JSON. */
  readonly json: string;
}
