import { type Draft, defineGame, type Game, type GameDefinition, type Seat, type ViolationOf } from 'hencoop';
import type { Kit, StandardSchema } from 'hencoop/testkit';

/**
 * Stroll, a game for one whose moves differ in what is elsewhere a mistake: one way is -1, a list may be empty, a field
 * may be missing.
 *
 * ST-1 A hen walks four steps, each east (1) or west (-1), and at each may eat some of the seeds 1 and 2 and may cluck.
 * ST-2 Where she ends is the score.
 */
export type Move = {
  readonly seat: Seat;
  readonly type: 'walk';
  readonly way: 1 | -1;
  readonly seeds: readonly number[];
  readonly cluck?: true;
};

export interface Table {
  readonly seats: number;
  readonly options: object;
  readonly step: { readonly type: 'walk' } | { readonly type: 'over' };
  readonly left: number;
  readonly place: number;
}

export type State = Table & { readonly seed: string };
export type View = Table & { readonly viewer: Seat | null };

type Walked = { readonly type: 'walked'; readonly way: 1 | -1 };
export type Event = { readonly type: 'opened'; readonly seed: string } | Walked;
export type RedactedEvent = { readonly type: 'opened'; readonly viewer: Seat | null } | Walked;

export interface StrollTypes {
  Options: object;
  Table: Table;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  RedactedEvent: RedactedEvent;
  Violation: ViolationOf<{ 'ST-1': object }>;
}

const START: Table = { seats: 1, options: {}, step: { type: 'walk' }, left: 4, place: 0 };
const MEALS: readonly (readonly number[])[] = [[], [1], [2], [1, 2]];
const MOVES = ([1, -1] as const).flatMap((way) =>
  MEALS.flatMap((meal): Move[] => {
    const move = { seat: 0, type: 'walk', way, seeds: Object.freeze([...meal]) } as const;
    return [Object.freeze(move), Object.freeze({ ...move, cluck: true })];
  }),
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
        way: (value) => value === 1 || value === -1,
        seeds: (value) => Array.isArray(value) && MEALS.some((meal) => JSON.stringify(meal) === JSON.stringify(value)),
        cluck: (value) => value === undefined || value === true,
      },
    },
  },
  actors: () => [0],
  candidates: (_, __, offer) => MOVES.forEach(offer),
  whyNot: () => null,
  play: (state, { way }, emit) => emit(state, { type: 'walked', way }),
  begin: () => undefined,
  score: ({ place }) => [place],
  outcome: () => ({ ranking: [[0]], reason: 'tired' }),
  opening: (_, __, seed) => ({ type: 'opened', seed }),
  open(event): Draft<State> | Draft<View> | null {
    if (event.type !== 'opened') return null;
    return 'seed' in event ? { ...START, seed: event.seed } : { ...START, viewer: event.viewer };
  },
  evolve(table, event) {
    if (event.type !== 'walked') throw new Error('opened twice');
    table.place += event.way;
    table.left--;
    if (table.left === 0) table.step = { type: 'over' };
  },
  copyState: (state) => ({ ...state }),
  copyView: (view) => ({ ...view }),
  view: ({ seats, options, step, left, place }, viewer) => ({ seats, options, step, left, place, viewer }),
  redact: (event, viewer) => (event.type === 'opened' ? { type: 'opened', viewer } : event),
  determinize: ({ viewer: _, ...table }, seed) => ({ ...table, seed }),
};

export const stroll: Game<StrollTypes> = defineGame(definition);

const ANY: StandardSchema = { '~standard': { validate: (value) => ({ value }) } };

export const kit: Kit<StrollTypes> = {
  setups: [{ seats: 1, options: {} }],
  *catalogue() {
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
  reveals: () => false,
  invariants: {},
  longest: () => 4,
  reach: 4,
};
