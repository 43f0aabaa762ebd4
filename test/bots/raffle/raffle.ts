import {
  type Draft,
  defineGame,
  type Game,
  type Opened,
  type RedactedOpened,
  type Seat,
  type ViolationOf,
} from 'hencoop';
import { type BotMaker, policyBot } from 'hencoop/bots';
import { type CommonParams, oneOf } from 'hencoop/define';

/**
 * Raffle: each of 2 to 4 players in turn takes 1 to 9 tickets, then one ticket is drawn and wins 1 point. A player who
 * takes `n` tickets against players who take `m` each wins with probability `n / (n + (seats - 1) m)`: the Elo of `n` is
 * `400 log10(n)`, whatever the number of seats.
 */
export interface Table {
  readonly game: 'raffle';
  readonly seats: number;
  readonly options: object;
  readonly step: { readonly type: 'take'; readonly seat: Seat } | { readonly type: 'over'; readonly reason: 'drawn' };
  readonly tickets: readonly number[];
  readonly scores: readonly number[];
}

type State = Table & { readonly seed: string };
type View = Table & { readonly viewer: Seat | null };

interface Move {
  readonly seat: Seat;
  readonly type: 'take';
  readonly tickets: number;
}

type TableEvent =
  | { readonly type: 'took'; readonly seat: Seat; readonly tickets: number }
  | { readonly type: 'drawn'; readonly winner: Seat };

export interface RaffleTypes {
  Options: object;
  Table: Table;
  State: State;
  View: View;
  Move: Move;
  Event: Opened<'raffle', object> | TableEvent;
  RedactedEvent: RedactedOpened<'raffle', object> | TableEvent;
  Violation: ViolationOf<CommonParams>;
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const raffle: Game<RaffleTypes> = defineGame<RaffleTypes>({
  id: 'raffle',
  title: 'Raffle',
  rulesVersion: 1,
  seats: { min: 2, max: 4, default: 2 },
  readOptions: () => ({}),
  moves: {
    take: { steps: ['take'], fields: { tickets: oneOf(NUMBERS) }, tokens: ['T<tickets>'] },
  },
  setup: {
    initial: (seats, options, seed) => ({
      game: 'raffle',
      seats,
      options,
      step: { type: 'take', seat: 0 },
      tickets: [],
      scores: Array.from({ length: seats }, () => 0),
      seed,
    }),
    begin: () => {},
  },
  whyNot: () => null,
  movegen: {
    legal(_, seat, out) {
      for (const tickets of NUMBERS) out.push(Object.freeze({ seat, type: 'take', tickets }));
      return out;
    },
  },
  play(state, { seat, tickets }, emit, chance) {
    emit(state, { type: 'took', seat, tickets });
    if (state.step.type === 'take') return;
    const owners = state.tickets.flatMap((count, owner) => Array<Seat>(count).fill(owner));
    const [winner = 0] = chance.roll('draw', owners, 1);
    emit(state, { type: 'drawn', winner });
  },
  ranking: ({ scores }) => [
    scores.flatMap((score, seat) => (score === 1 ? [seat] : [])),
    scores.flatMap((score, seat) => (score === 1 ? [] : [seat])),
  ],
  evolve(table, event) {
    if (event.type === 'drawn') {
      table.scores[event.winner] = 1;
      return;
    }
    table.tickets.push(event.tickets);
    table.step =
      event.seat + 1 < table.seats ? { type: 'take', seat: event.seat + 1 } : { type: 'over', reason: 'drawn' };
  },
  copy: {
    // The copied lists are not shared.
    state: (state) => ({ ...state, tickets: state.tickets.slice(), scores: state.scores.slice() }) as Draft<State>,
    view: (view) => ({ ...view, tickets: view.tickets.slice(), scores: view.scores.slice() }) as Draft<View>,
  },
  view: ({ game, seats, options, step, tickets, scores }, viewer) => ({
    game,
    seats,
    options,
    step: { ...step },
    tickets: tickets.slice(),
    scores: scores.slice(),
    viewer,
  }),
  redact: (event) => event,
  determinize: ({ viewer: _, ...table }, seed) => ({ ...table, seed }),
});

/** The bot that takes this number of tickets. */
export const taking =
  (tickets: number): BotMaker<RaffleTypes> =>
  ({ seed }) =>
    policyBot(raffle, () => (moves) => moves.find((move) => move.tickets === tickets) as Move, { seed });

/** The Elo of that bot. */
export const heightOf = (tickets: number) => 400 * Math.log10(tickets);
