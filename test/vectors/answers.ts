// The answers of a game, in the shape of the vectors.
import { type Chance, type Game, type GameTypes, strongChance } from 'hencoop';
import type { Kit } from 'hencoop/testkit';
import type { Fields, Learned, PositionVector, RefusedVector, Results } from './format.js';

/** The answers for a state but for its moves, options and clauses. */
export type Answers = Omit<PositionVector, 'clauses' | 'options' | 'moves'>;

/** JSON values that are not a move in any game. */
const NO_MOVES: readonly unknown[] = [null, 7, 'play', [], {}, { seat: 0 }, { seat: 0, type: 'fly' }];

/** Every viewer of a table, the spectator last. */
export const viewersOf = ({ seats }: { readonly seats: number }): readonly (number | null)[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  null,
];

export function without(table: object, ...names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)));
}

/** The fields of `after` that `before` lacks or has otherwise. */
export function changes(before: object, after: object): Fields {
  const old = new Map(Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => old.get(name) !== JSON.stringify(value)));
}

/** A chance that notes its results. */
export function noting(chance: Chance): { readonly chance: Chance; readonly results: Results } {
  const results: { [site: string]: readonly unknown[] } = {};
  const note = <Result extends readonly unknown[]>(site: string, result: Result): Result => {
    results[site] = [...result];
    return result;
  };
  return {
    results,
    chance: {
      shuffle: (site, cards) => note(site, chance.shuffle(site, cards)),
      roll: (site, faces, count) => note(site, chance.roll(site, faces, count)),
    },
  };
}

/** `events` as each viewer learns them. */
export function learnedOf<G extends GameTypes>(
  game: Game<G>,
  table: { readonly seats: number },
  events: readonly G['Event'][],
): Learned {
  return viewersOf(table).map((viewer) =>
    events.flatMap((event, index) => {
      const learned = game.redact(event, viewer);
      if (learned === null) return [];
      return [JSON.stringify(learned) === JSON.stringify(event) ? index : learned];
    }),
  );
}

/** A legal move made, with the results of chance. */
export interface Made<G extends GameTypes> {
  readonly before: G['State'];
  readonly move: G['Move'];
  readonly chance: Results;
  readonly events: readonly G['Event'][];
  readonly after: G['State'];
}

/** Makes a legal move, with the chance of the state's seed. */
export function make<G extends GameTypes>(game: Game<G>, before: G['State'], move: G['Move']): Made<G> {
  const given = noting(strongChance(before.seed));
  const attempt = game.tryApply(before, move, given);
  if (!attempt.ok) throw new Error(`${attempt.violation.clause} refuses a legal move: ${JSON.stringify(move)}`);
  return { before, move, chance: given.results, events: attempt.events, after: attempt.state };
}

export function answersOf<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  refused: readonly RefusedVector[],
): Answers {
  return {
    state: without(state, 'options'),
    actors: game.actors(state),
    legal: game.legalMoves(state),
    refused,
    views: viewersOf(state).map((viewer) => changes(state, game.view(state, viewer))),
    score: game.score(state),
    outcome: game.outcome(state),
  };
}

/** Every move of the catalog that is refused, and values that are not moves. */
export function* refusals<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  state: G['State'],
): Generator<RefusedVector> {
  const wrong = game
    .legalMoves(state)
    .slice(0, 20)
    .flatMap((move) => broken(move, state.seats));
  for (const move of [...kit.allMoves(state), ...NO_MOVES, ...wrong]) {
    const violation = game.whyNot(state, move);
    if (violation !== null) yield { move, violation };
  }
}

/** A move with one field wrong, missing or too many. */
function broken(move: object, seats: number): readonly object[] {
  const values: readonly unknown[] = ['x', -1, seats, 2.5, true, null, []];
  const fields = Object.keys(move).filter((name) => name !== 'type');
  return [
    { ...move, extra: 1 },
    ...fields.map((field) => without(move, field)),
    ...fields.flatMap((field) => values.map((value) => ({ ...move, [field]: value }))),
  ];
}
