/** What the inspector says itself, besides what its game says. */
export interface InspectorWords {
  /** The name of the whole inspector, for screen readers. */
  readonly title: string;
  /** The name of the group of buttons that go through the moves. */
  readonly through: string;
  /** The name of the button that goes to the start. */
  readonly toStart: string;
  /** The name of the button that goes one move back. */
  readonly back: string;
  /** The name of the button that goes one move on. */
  readonly on: string;
  /** The name of the button that goes to the end of the line that was played first. */
  readonly toEnd: string;
  /** The heading of the list of moves. */
  readonly timeline: string;
  /** The first row of that list. */
  readonly start: string;
  /** The heading of the table. */
  readonly table: string;
  /** The button that shows all cards. */
  readonly everything: string;
  /** The button that shows what a spectator sees; the name of a spectator. */
  readonly spectator: string;
  /** The heading of the events. */
  readonly news: string;
  /** Instead of the events before the first move. */
  readonly noNews: string;
  /** Instead of the events of a move that the rules, asked again, do not play as it was played. */
  readonly unknownNews: string;
  /** What a viewer learns who learns all of an event. */
  readonly all: string;
  /** What a viewer learns who learns nothing of an event. */
  readonly nothing: string;
  /** The heading of the choices that make a move. */
  readonly moves: string;
  /** Instead of the choices once the game is over. */
  readonly over: string;
  /** The button that takes the last choice back. */
  readonly takeBack: string;
  /** The line that opens the table as JSON. */
  readonly json: string;
}
