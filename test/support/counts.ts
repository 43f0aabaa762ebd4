/** A position whose tree is counted to some depth. */
export interface CountedPosition<State> {
  readonly title: string;
  readonly state: State;
  readonly depth: number;
}
