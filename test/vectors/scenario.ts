import type { GameTypes } from 'hencoop';

/** A scenario of a rule book, for the vectors alone: the figures and drawings of the docs show others. */
export interface Scenario<G extends GameTypes> {
  readonly clauses: readonly string[];
  readonly state: G['State'];
  /** One after another, each legal. */
  readonly moves: readonly G['Move'][];
  /** To try before the moves, each refused. */
  readonly refused?: readonly G['Move'][];
}

/** The scenarios of a game. */
export interface AnyScenarios {
  readonly scenarios: readonly Scenario<GameTypes>[];
}
