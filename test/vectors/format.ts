/** The version of the format, which docs/port.md describes. */
export const FORMAT = 'hencoop/vectors/2';

/** The fields of a table or an event. */
export type Fields = { readonly [field: string]: unknown };

/** The result of chance at each site that a move used: a whole pile from bottom to top, or the faces of a roll. */
export type Results = { readonly [site: string]: readonly unknown[] };

/**
 * For each viewer, by seat and the spectator last, the events that it learns. A number stands for the event at that index
 * of `events`, which hides nothing from the viewer.
 */
export type Learned = readonly (readonly (number | object)[])[];

/** A refused move, or a value that is not a move at all. */
export interface RefusedVector {
  readonly move: unknown;
  readonly violation: { readonly clause: string; readonly params: object };
}

/** A legal move with its results. */
export interface MoveVector {
  readonly move: object;
  readonly chance: Results;
  readonly events: readonly Fields[];
  readonly learned: Learned;
  /** The fields of the state that the move changed. */
  readonly after: Fields;
}

/** All answers for one state. */
export interface PositionVector {
  /** The clauses of the sheet whose figure or scenario this is; none if a search found it. */
  readonly clauses: readonly string[];
  /** The index of its options. */
  readonly options: number;
  /** The state, without its options. */
  readonly state: Fields;
  readonly actors: readonly number[];
  readonly legal: readonly object[];
  readonly refused: readonly RefusedVector[];
  /** By seat, the spectator's last: the fields that differ from those of the state. A view has no `seed`. */
  readonly views: readonly Fields[];
  readonly score: readonly number[];
  readonly outcome: { readonly reason: string } | null;
  readonly moves: readonly MoveVector[];
}

/** The start of a game. */
export interface SetupVector {
  readonly clauses: readonly string[];
  readonly seats: number;
  /** The options as given; the others have their defaults. */
  readonly given: Fields;
  /** The index of all options. */
  readonly options: number;
  readonly seed: string;
  readonly chance: Results;
  readonly events: readonly Fields[];
  readonly learned: Learned;
  readonly state: Fields;
}

/** An event that a view takes up which remembers cards. */
export interface FoldVector {
  readonly options: number;
  /** The view before, without its options. */
  readonly view: Fields;
  /** The event as the viewer learns it. */
  readonly event: Fields;
  /** The fields of the view that the event changed. */
  readonly after: Fields;
  /** The fields of the view after that `view` forgets. */
  readonly forgotten: Fields;
}

/** The vectors of a game: the answers that a port of its rules must give. */
export interface Vectors {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  /** Every set of options. */
  readonly options: readonly Fields[];
  readonly setups: readonly SetupVector[];
  /** Seats and options that a set-up must refuse (G-12). */
  readonly refusedSetups: readonly { readonly seats: number; readonly given: Fields }[];
  readonly positions: readonly PositionVector[];
  readonly folds: readonly FoldVector[];
}

/** The text of a vectors file: a line for each vector. */
export function textOf({ options, setups, refusedSetups, positions, folds, ...head }: Vectors): string {
  const lists = Object.entries({ options, setups, refusedSetups, positions, folds }).map(
    ([name, list]) => `"${name}":[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`,
  );
  return `${JSON.stringify(head).slice(0, -1)},\n${lists.join(',\n')}}\n`;
}

const evenly = <T>(list: readonly T[], count: number): readonly T[] =>
  list.filter(
    (_, index) => Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  );

/** A few vectors of each sort. */
export function sampleOf(vectors: Vectors): Vectors {
  return {
    ...vectors,
    setups: evenly(vectors.setups, 3),
    refusedSetups: evenly(vectors.refusedSetups, 10),
    positions: evenly(vectors.positions, 15),
    folds: evenly(vectors.folds, 6),
  };
}
