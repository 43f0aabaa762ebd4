import fc from 'fast-check';
import { fastChance, remember } from 'hencoop';
import {
  arrangeMoves,
  type Card,
  type Event,
  blindChickenExtreme as game,
  type Move,
  type RedactedEvent,
  type State,
} from 'hencoop/blind-chicken-extreme';
import { describe, expect, it } from 'vitest';

/** The cards that each seat will place, in order. */
function plans(state: State, seed: string): Move[][] {
  const chance = fastChance(seed);
  return state.hands.map((hand, seat) => {
    const arrangement = arrangeMoves(state, seat, chance.shuffle('order', hand) as Card[]);
    if (!arrangement.ok) throw new Error(arrangement.violation.clause);
    return [...arrangement.moves];
  });
}

/** All placings in one random interleaving that keeps every seat's own order. */
function interleaved(plan: readonly (readonly Move[])[], seed: string): Move[] {
  const turns = fastChance(seed).shuffle(
    'turns',
    plan.flatMap((moves, seat) => moves.map(() => seat)),
  );
  const queues = plan.map((moves) => [...moves]);
  return turns.map((seat) => queues[seat]?.shift() as Move);
}

/** The state after all moves, with the events. */
function playOut(state: State, moves: readonly Move[]): { state: State; events: Event[] } {
  const events: Event[] = [];
  let now = state;
  for (const move of moves) {
    const attempt = game.tryApply(now, move);
    if (!attempt.ok) throw new Error(attempt.violation.clause);
    events.push(...attempt.events);
    now = attempt.state;
  }
  return { state: now, events };
}

const learned = (events: readonly Event[], viewer: number | null) =>
  events.map((event) => game.redact(event, viewer)).filter((event): event is RedactedEvent => event !== null);

describe('simultaneous arranging', () => {
  it('BC-2.3 scenario 18, law 9: neither the order of the players nor the interleaving of their placings matters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.nat(), fc.nat(), (seats, deal, order) => {
        const start = game.setup({ seats, seed: `deal-${deal}` });
        const plan = plans(start, `plan-${order}`);
        const oneByOne = playOut(start, plan.flat());
        const backward = playOut(start, [...plan].reverse().flat());
        expect(backward.state).toEqual(oneByOne.state);
        for (const mix of ['a', 'b', 'c']) {
          const mixed = playOut(start, interleaved(plan, `${order}-${mix}`));
          expect(mixed.state).toEqual(oneByOne.state);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('BC-2.3, law 9: any two placings of different seats commute, at any point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.nat(), fc.nat(60), (seats, deal, skip) => {
        const start = game.setup({ seats, seed: `deal-${deal}` });
        const moves = interleaved(plans(start, `plan-${deal}`), `mix-${deal}`);
        const { state } = playOut(start, moves.slice(0, Math.min(skip, moves.length - 1)));
        const legal = game.legalMoves(state);
        for (const one of legal) {
          for (const two of legal) {
            if (one.seat === two.seat) continue;
            expect(playOut(state, [one, two]).state).toEqual(playOut(state, [two, one]).state);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it("BC-2.4 scenario 18: of the others' placings, a seat learns only who is ready, and in which order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.nat(), fc.nat(), (seats, deal, mix) => {
        const opened = game.setupWithEvents({ seats, seed: `deal-${deal}` });
        const moves = interleaved(plans(opened.state, `plan-${deal}`), `mix-${mix}`);
        const { state, events } = playOut(opened.state, moves);
        const readies = events.filter(({ type }) => type === 'ready');
        for (const viewer of [0, null]) {
          const others = learned(events, viewer).filter((event) => event.type !== 'placed' || event.seat !== viewer);
          expect(others).toEqual([...readies, { type: 'turnPassed', to: 0, advantage: null }]);
          expect(remember(game, [...opened.events, ...events], viewer)).toEqual(game.view(state, viewer));
        }
        expect(readies).toHaveLength(seats);
      }),
      { numRuns: 40 },
    );
  });
});
