/** A position whose tree is counted down to `depth` moves. */
export interface CountedPosition<State> {
  readonly title: string;
  readonly state: State;
  readonly depth: number;
}
