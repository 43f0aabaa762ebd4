import {
  type CommonParams,
  defineGame,
  type Game,
  type GameDefinition,
  type Opened,
  type RedactedOpened,
  type Seat,
  type ViolationOf,
} from 'hencoop';
import { oneOf, own } from 'hencoop/define';
import type { Kit, StandardSchema } from 'hencoop/testkit';

/**
 * Stroll, a game for one player whose legal moves contain values that are mistakes in other games: a field can be -1, a list
 * empty, and a field absent.
 *
 * ST-1 A hen walks four steps, each east (1) or west (-1), and at each may eat some of the seeds 1 and 2 and may cluck.
 * ST-2 Her final position is the score.
 */
export type Move = {
  readonly seat: Seat;
  readonly type: 'walk';
  readonly way: 1 | -1;
  readonly seeds: readonly number[];
  readonly cluck?: true;
};

export interface Table {
  readonly game: 'stroll';
  readonly seats: number;
  readonly options: object;
  readonly step: { readonly type: 'walk' } | { readonly type: 'over'; readonly reason: 'tired' };
  readonly left: number;
  readonly position: number;
}

export type State = Table & { readonly seed: string };
export type View = Table & { readonly viewer: Seat | null };

type Walked = { readonly type: 'walked'; readonly way: 1 | -1 };
export type Event = Opened<'stroll', object> | Walked;
export type RedactedEvent = RedactedOpened<'stroll', object> | Walked;

export interface StrollTypes {
  Options: object;
  Table: Table;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  RedactedEvent: RedactedEvent;
  Violation: ViolationOf<{ 'ST-1': object } & CommonParams>;
}

const MEALS: readonly (readonly number[])[] = [[], [1], [2], [1, 2]];
const MOVES: readonly Move[] = Object.freeze(
  ([1, -1] as const).flatMap((way) =>
    MEALS.flatMap((meal): Move[] => {
      const move = { seat: 0, type: 'walk', way, seeds: Object.freeze([...meal]) } as const;
      return [Object.freeze(move), Object.freeze({ ...move, cluck: true })];
    }),
  ),
);

const definition: GameDefinition<StrollTypes> = {
  id: 'stroll',
  title: 'Stroll',
  rulesVersion: 1,
  seats: { min: 1, max: 1, default: 1 },
  readOptions: () => ({}),
  moves: {
    walk: {
      steps: ['walk'],
      fields: {
        way: oneOf([1, -1]),
        seeds: own('seeds'),
        cluck: own('cluck'),
      },
      tokens: ['<way>'],
    },
  },
  kinds: {
    seeds: (value) => Array.isArray(value) && MEALS.some((meal) => JSON.stringify(meal) === JSON.stringify(value)),
    cluck: (value) => value === undefined || value === true,
  },
  setup: {
    initial: (seats, options, seed) => ({
      game: 'stroll',
      seats,
      options,
      step: { type: 'walk' },
      left: 4,
      position: 0,
      seed,
    }),
    begin: () => undefined,
  },
  actors: () => [0],
  whyNot: () => null,
  movegen: { legal: () => MOVES, interned: MOVES },
  play: (state, { way }, emit) => emit(state, { type: 'walked', way }),
  score: ({ position }) => [position],
  ranking: () => [[0]],
  evolve(table, { way }) {
    table.position += way;
    table.left--;
    if (table.left === 0) table.step = { type: 'over', reason: 'tired' };
  },
  copy: {
    state: (state) => ({ ...state }),
    view: ({ game, seats, options, step, left, position, viewer }) => ({
      game,
      seats,
      options,
      step,
      left,
      position,
      viewer,
    }),
  },
  view: ({ game, seats, options, step, left, position }, viewer) => ({
    game,
    seats,
    options,
    step: { ...step },
    left,
    position,
    viewer,
  }),
  redact: (event) => event,
  determinize: ({ viewer: _, ...table }, seed) => ({ ...table, step: { ...table.step }, seed }),
};

export const stroll: Game<StrollTypes> = defineGame(definition);

const ANY: StandardSchema = { '~standard': { validate: (value) => ({ value }) } };

export const kit: Kit<StrollTypes> = {
  setups: [{ seats: 1, options: {} }],
  *allMoves() {
    for (const way of [1, -1] as const) {
      for (const seeds of [[], [1], [2], [1, 2]]) {
        yield { seat: 0, type: 'walk', way, seeds };
        yield { seat: 0, type: 'walk', way, seeds, cluck: true };
      }
    }
  },
  deck: () => [],
  cards: () => [],
  schemas: { state: ANY, view: ANY, move: ANY, event: ANY, redactedEvent: ANY },
  scramble: (state) => ({ ...state, seed: `${state.seed}/other` }),
  scrambleEvent: (event) => event,
  reveals: () => null,
  compare: () => 0,
  invariants: {
    'ST-1 each step leads one place east or west': ({ position, left }, before) => {
      if (before === null) return;
      if (left !== before.left - 1 || Math.abs(position - before.position) !== 1) throw new Error(`at ${position}`);
    },
  },
  maxMoves: () => 4,
  typicalMoves: 4,
  notProven: {
    'cards counted': 'there are no cards',
    'unknown fields refused': 'the schemas take anything',
    'slots hidden by views': 'nothing is hidden',
    'slots scrambled': 'nothing is hidden',
    'events scrambled': 'nothing is hidden',
    'worlds that may differ': 'nothing is hidden',
    'small positions': 'nothing is hidden',
    'slots compared with even worlds': 'nothing is hidden',
    'simultaneous moves': 'there is one player',
    'events compared after a reveal': 'nothing is hidden',
    'pairs of slots compared': 'nothing is hidden',
    'uses of chance': 'there is no chance',
    'sites of chance': 'there is no chance',
  },
};
