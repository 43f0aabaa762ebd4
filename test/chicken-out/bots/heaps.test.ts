import { fastChance, remember, uniform } from 'hencoop';
import { type Card, type ChickenOutTypes, chickenOut, type Event, type State, type View } from 'hencoop/chicken-out';
import { chances, chickenOutBots, chickenOutWithHeaps, type HeapView } from 'hencoop/chicken-out/bots';
import { stateSchema } from 'hencoop/chicken-out/schema';
import { chickenOutKit as kit } from 'hencoop/chicken-out/testkit';
import { evenlyDeterminized, everyLayout } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { cards, type Given, position } from '../../../src/chicken-out/testkit/position.js';

/** Every possible world, by its JSON, with its probability. */
type Belief = Map<string, { state: State; weight: number }>;

/** A table, a seat's view of it, and the worlds still possible. */
interface Watched {
  readonly state: State;
  readonly view: HeapView;
  readonly belief: Belief;
}

/** A handmade position; `seen` shows the known cards of the piles. */
function watched(given: Given, seen: readonly string[]): Watched {
  const state = position(given);
  const piles = seen.map((pile) => pile.split(' ').map((short) => (short === '?' ? null : (cards(short)[0] ?? null))));
  const hidden = state.piles.flatMap((pile, seat) => pile.filter((_, index) => piles[seat]?.[index] === null));
  const belief: Belief = new Map();
  for (const { layout, weight } of everyLayout<Card>(hidden)) {
    const left = [...layout];
    const world: State = { ...state, piles: piles.map((pile) => pile.map((card) => card ?? (left.pop() as Card))) };
    belief.set(JSON.stringify(world.piles), { state: world, weight });
  }
  return { state, view: { ...chickenOut.view(state, 0), piles }, belief };
}

/** The orders of a pile, cached by its cards. */
const layoutsOf = (() => {
  const known = new Map<string, ReturnType<typeof everyLayout<Card>>>();
  return (pile: readonly Card[]) => {
    const sorted = pile.toSorted();
    const key = sorted.join();
    const layouts = known.get(key) ?? everyLayout(sorted);
    known.set(key, layouts);
    return layouts;
  };
})();

/** Every possible result of a move, with every order of every shuffled pile, and its probability. */
function branches(state: State, move: ChickenOutTypes['Move']) {
  const found: { events: readonly Event[]; state: State; weight: number }[] = [];
  const go = (orders: readonly (readonly Card[])[], weight: number) => {
    let asked = 0;
    let unknown: readonly Card[] | null = null;
    const chance = {
      shuffle: <T>(_: string, pile: readonly T[]): T[] => {
        const order = orders[asked++];
        if (order === undefined) unknown ??= pile as readonly unknown[] as readonly Card[];
        return [...((order ?? pile) as readonly unknown[] as readonly T[])];
      },
      roll: () => [],
    };
    const attempt = chickenOut.tryApply(state, move, { chance });
    if (!attempt.ok) throw new Error(attempt.violation.clause);
    const pile = unknown as readonly Card[] | null;
    if (pile === null) return void found.push({ events: attempt.events, state: attempt.state, weight });
    const layouts = layoutsOf(pile);
    const all = layouts.reduce((sum, layout) => sum + layout.weight, 0);
    for (const layout of layouts) go([...orders, layout.layout], (weight * layout.weight) / all);
  };
  go([], 1);
  return found;
}

const seenBy = (events: readonly Event[]) => events.flatMap((event) => chickenOut.redact(event, 0) ?? []);

/** Plays on, and keeps only the worlds that would have looked the same. */
function step({ state, view, belief }: Watched, move: ChickenOutTypes['Move'], seed: string): Watched {
  const attempt = chickenOut.tryApply({ ...state, seed }, move);
  if (!attempt.ok) throw new Error(attempt.violation.clause);
  const seen = seenBy(attempt.events);
  const next: Belief = new Map();
  for (const world of belief.values()) {
    for (const branch of branches(world.state, move)) {
      if (JSON.stringify(seenBy(branch.events)) !== JSON.stringify(seen)) continue;
      const key = JSON.stringify(branch.state.piles);
      const weight = (next.get(key)?.weight ?? 0) + world.weight * branch.weight;
      next.set(key, { state: branch.state, weight });
    }
  }
  const after = seen.reduce<View>((now, event) => chickenOutWithHeaps.evolve(now, event), view);
  return { state: attempt.state, view: after, belief: next };
}

/** The probability of each card on top of a pile. */
function tops(belief: Belief, seat: number): Map<string, number> {
  const all = [...belief.values()].reduce((sum, { weight }) => sum + weight, 0);
  const found = new Map<string, number>();
  for (const { state, weight } of belief.values()) {
    const card = state.piles[seat]?.at(-1);
    if (card !== undefined) found.set(card, (found.get(card) ?? 0) + weight / all);
  }
  return found;
}

/** The probabilities that seat 0 would expect if it played from the pile of `seat`. */
function reckoned(view: HeapView, seat: number): Map<string, number> {
  const asked: HeapView = { ...view, viewer: seat, step: { type: 'turn', seat } };
  const found = new Map<string, number>();
  for (const { probability, events } of chickenOutBots.chanceOutcomes(asked, { seat, type: 'play' }) ?? []) {
    const [played] = events;
    if (played?.type === 'played') found.set(played.card, probability);
  }
  return found;
}

function expectSame(found: Map<string, number>, wanted: Map<string, number>): void {
  expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
  for (const [name, probability] of wanted) expect(found.get(name)).toBeCloseTo(probability, 10);
}

const layAnEgg = { layAnEgg: true };
const POSITIONS: readonly (readonly [Given, readonly string[]])[] = [
  // The shuffled pile has a known and perhaps an unknown black 7.
  [{ piles: ['b7 r2 b7 b0', 'b7 r2 b1'], options: layAnEgg }, ['b7 r2 ? b0', '? ? b1']],
  [{ piles: ['b7 b7 r7 b0', 'b7 r2'], options: layAnEgg }, ['b7 ? ? b0', '? ?']],
  // Two shuffled piles share the unknown cards.
  [{ piles: ['b7 r7 b0', 'r7 b7 b0', 'r7 b1'], options: layAnEgg }, ['b7 ? b0', 'r7 ? b0', '? b1']],
  [{ piles: ['b1 b7 b7 b0', 'b7 b1 b0', 'r2 b7'], options: layAnEgg }, ['b1 b7 ? b0', 'b7 ? b0', 'r2 ?']],
  // A pile shuffled again and again.
  [{ piles: ['r3 b0 b7 b7 b0', 'b7 r2'], options: { ...layAnEgg, doubleUp: true } }, ['r3 b0 b7 ? b0', '? ?']],
  [{ piles: ['SAME b0 SAME b0', 'SAME b1'], series: 'b9 b2', options: layAnEgg }, ['SAME b0 ? b0', '? ?']],
  // Nothing is known at first.
  [{ piles: ['b1 r7 b0', 'r7 b1'], series: 'b9 b2', options: layAnEgg }, ['? ? ?', '? ?']],
];

/** Games from the small positions, with all possible worlds after each move. */
function* games(runs: number): Generator<Watched> {
  for (const [index, [given, seen]] of POSITIONS.entries()) {
    for (let run = 0; run < runs; run++) {
      let now = watched(given, seen);
      const choose = uniform<ChickenOutTypes>(`game ${index} ${run}`);
      for (let played = 0; played < 9 && now.state.step.type !== 'over'; played++) {
        const moves = chickenOut.legalMoves(now.state);
        const { seat } = now.state.step;
        const timid = run % 2 === 0 ? moves.find(({ type }) => type === 'chickenOut') : undefined;
        now = step(now, timid ?? choose(moves, now.state, seat), `${index} ${run} ${played}`);
        if (chickenOut.isOver(now.state)) break;
        yield now;
      }
    }
  }
}

/** Whether a card has come up that may or may not have been known. */
const isUnsure = ({ heaps = [] }: HeapView) =>
  heaps.some((heap) => heap.some(({ weights }) => weights.some((weight) => weight !== weights[0])));

describe('knowledge about a shuffled pile (CO-6.1)', () => {
  it('is exact: every card comes up as often as in all worlds, written out', () => {
    let [heaps, unsure, several] = [0, 0, 0];
    for (const { state, view, belief } of games(6)) {
      if (view.heaps === undefined) continue;
      heaps++;
      if (isUnsure(view)) unsure++;
      if (view.heaps.filter((heap) => heap.length > 0).length > 1) several++;
      state.piles.forEach((pile, seat) => {
        if (pile.length > 0) expectSame(reckoned(view, seat), tops(belief, seat));
      });
    }
    expect(heaps).toBeGreaterThan(100);
    expect(unsure).toBeGreaterThan(30);
    expect(several).toBeGreaterThan(10);
  });

  it('shapes the worlds, which have their true probabilities', () => {
    let judged = 0;
    for (const { view, belief } of games(2)) {
      if (!isUnsure(view) || belief.size < 2 || belief.size > 60 || judged === 12) continue;
      const worlds = [...belief.values()];
      if (judged < 2) evenlyDeterminized(chickenOutWithHeaps, view, worlds, { samples: 2000 });
      const imagined = chickenOutBots.worlds(view, 'even');
      const next = () => imagined.next();
      evenlyDeterminized({ ...chickenOut, determinize: next }, view, worlds, { samples: 6000 });
      judged++;
    }
    expect(judged).toBe(12);
  });

  it('gives the exact chances of a play, even for an opener whose first card may be an egg', () => {
    let judged = 0;
    for (const { state, view, belief } of games(6)) {
      if (view.heaps === undefined || state.step.type === 'over') continue;
      const { seat } = state.step;
      const wanted = { bust: 0, twentyOne: 0, goesOn: 0 };
      const all = [...belief.values()].reduce((sum, { weight }) => sum + weight, 0);
      for (const world of belief.values()) {
        for (const { events, weight } of branches(world.state, { seat, type: 'play' })) {
          const ends = (type: Event['type']) => events.some((event) => event.type === type);
          const ending = ends('busted') ? 'bust' : ends('made21') ? 'twentyOne' : 'goesOn';
          wanted[ending] += (world.weight * weight) / all;
        }
      }
      const found = chances({ ...view, viewer: seat });
      for (const ending of ['bust', 'twentyOne', 'goesOn'] as const) {
        expect(found[ending]).toBeCloseTo(wanted[ending], 10);
      }
      judged++;
    }
    expect(judged).toBeGreaterThan(60);
    const view = chickenOut.view(position({ piles: ['b7 r2', 'SAME DOUBLE b6'], series: 'b9 b6' }), 1);
    expect(() => chances(view)).toThrow('view: expected the view of the seat that is to act');
  });

  it.each(kit.setups.filter(({ options }) => options.layAnEgg).map((setup) => [JSON.stringify(setup), setup] as const))(
    'never contradicts the cards in the pile: %s',
    (name, { seats, options }) => {
      const opened = chickenOut.setupWithEvents({ seats, options, seed: name });
      let { state } = opened;
      let view: HeapView = remember(chickenOutWithHeaps, opened.events, 0);
      let other: HeapView = view;
      const choose = uniform<ChickenOutTypes>(name);
      let heaps = 0;
      for (let played = 0; played < 600 && !chickenOut.isOver(state); played++) {
        const moves = chickenOut.legalMoves(state);
        const timid = played % 5 < 4 ? moves.find(({ type }) => type === 'chickenOut') : undefined;
        const attempt = chickenOut.tryApply(state, timid ?? choose(moves, state, moves[0]?.seat ?? 0));
        if (!attempt.ok) throw new Error(attempt.violation.clause);
        ({ state } = attempt);
        for (const event of attempt.events) {
          const seen = chickenOutWithHeaps.redact(event, 0);
          if (seen !== null) view = chickenOutWithHeaps.evolve(view, seen);
          // Law 6 for the folded view: hidden cards make no difference.
          const scrambled = chickenOut.redact(kit.scrambleEvent?.(event, 0, fastChance(`${played}`)) ?? event, 0);
          if (scrambled !== null) other = chickenOutWithHeaps.evolve(other, scrambled);
        }
        expect(other).toEqual(view);
        expect(chickenOutWithHeaps.view(view, 0)).toEqual(chickenOut.view(state, 0));
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        for (const [seat, heap] of (view.heaps ?? []).entries()) {
          for (const { card, known, weights } of heap) {
            heaps++;
            const hidden = (_: unknown, index: number) => view.piles[seat]?.[index] === null;
            const lies = (state.piles[seat] ?? []).filter(hidden).filter((each) => each === card).length;
            expect(weights[lies - known]).toBeGreaterThan(0);
          }
        }
        if (played % 20 === 0 && view.heaps !== undefined) {
          const world = chickenOutWithHeaps.determinize(view, `${played}`);
          expect(chickenOut.view(world, 0)).toEqual(chickenOut.view(state, 0));
          expect(stateSchema.safeParse(world).success).toBe(true);
        }
      }
      expect(heaps).toBeGreaterThan(100);
    },
  );

  it('ends with the pile, the game and the session, and is not part of the table', () => {
    const given: Given = { piles: ['b7 r2 b0', 'b9 b4'], series: 'b2', options: { ...layAnEgg, games: 2 } };
    let now = watched(given, ['b7 r2 b0', '? ?']);
    expect(now.view).not.toHaveProperty('heaps');
    now = step(now, { seat: 0, type: 'play' }, 'egg');
    expect(now.view.heaps?.map((heap) => heap.map(({ card }) => card))).toEqual([['black 7', 'red 2'], []]);
    expect(chickenOutWithHeaps.view(now.view, 0)).toEqual(chickenOut.view(now.state, 0));
    // The game itself does not know them, and drops them.
    expect(chickenOut.evolve(now.view, { type: 'stopped', seat: 0 })).not.toHaveProperty('heaps');
    const dealt = chickenOut
      .setupWithEvents({ seats: 2, seed: 'next' })
      .events.flatMap((event) => (event.type === 'dealt' ? (chickenOut.redact(event, 0) ?? []) : []));
    for (const event of [...dealt, { type: 'sessionEnded', reason: 'maxTurns', foxes: null } as const]) {
      expect(chickenOutWithHeaps.evolve(now.view, event)).not.toHaveProperty('heaps');
    }
    for (const card of cards('r2 b7')) {
      const played = { type: 'played', seat: 0, card, sameAs: null, count: 9 } as const;
      now = { ...now, view: chickenOutWithHeaps.evolve(now.view, played) };
    }
    expect(now.view).not.toHaveProperty('heaps');
  });

  it('must fit the visible cards', () => {
    const { view } = watched({ piles: ['b7 r2', 'b9 b4'], options: layAnEgg }, ['? ?', '? ?']);
    const card = cards('r2')[0] ?? 'SAME';
    const unfit = [
      [[{ card: cards('r11')[0] ?? card, known: 1, weights: [1] }], []],
      [[{ card, known: 3, weights: [1] }], []],
      [[{ card, known: 0, weights: [0, 0] }], []],
    ];
    for (const heaps of unfit) {
      const knowing: HeapView = { ...view, heaps };
      for (const act of [() => chickenOutBots.worlds(knowing, 'x').next(), () => chances(knowing)]) {
        expect(act).toThrow('view.heaps: expected heaps that the cards in sight allow');
      }
    }
  });
});
