import { type ChickenOutTypes, chickenOut, DECK } from 'hencoop/chicken-out';
import { chickenOutBots } from 'hencoop/chicken-out/bots';
import { describe, expect, it } from 'vitest';
import { CodeIndex } from '../../../src/chicken-out/bots/codeIndex.js';
import { solve as solving } from '../../../src/chicken-out/bots/ending.js';
import { quick } from '../../../src/engine/chance.js';
import { at } from '../../../src/engine/errors.js';
import { tries } from '../../../support/effort.js';
import { chickenOutPositions } from '../../../tools/endings/chickenOut.js';
import { type Graph, graphOf, walk } from '../../../tools/endings/graph.js';
import { solve as valuesOf } from '../../../tools/endings/solve.js';

type View = ChickenOutTypes['View'];
type Options = Partial<ChickenOutTypes['Options']>;

/** What a bot solves that has the time for all steps. */
function solve(...given: Parameters<typeof solving>): ChickenOutTypes['Move'] | null {
  for (const steps = solving(...given); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** An ending with this many cards, all known, two of them foxes: then more series go on without an end. */
function ending(seed: string, cards: number, options: Options = {}): View {
  const chance = quick(seed);
  const shuffled = chance.shuffle('cards', DECK);
  const foxes = shuffled.filter((card) => !card.includes(' ')).slice(0, 2);
  const played = chance.shuffle('played', [...foxes, ...shuffled.filter((card) => card.includes(' ')).slice(2, cards)]);
  const deck = [...played, ...shuffled.filter((card) => !played.includes(card))];
  const [size = 1] = chance.roll('size', [2, 3], 1);
  const [seat = 0] = chance.roll('seat', [0, 1], 1);
  const state: ChickenOutTypes['State'] = {
    ...chickenOut.setup({ seats: 2, seed, options }),
    step: { type: 'open', seat },
    piles: [deck.slice(0, size), deck.slice(size, cards)],
    leftGame: deck.slice(cards),
  };
  return { ...chickenOut.view(state, seat), piles: state.piles };
}

function graphBelow(view: View): Graph<ChickenOutTypes> {
  const graph = graphOf(chickenOutPositions(view.turn), view, 100_000);
  if (graph === null) throw new Error('expected a small ending');
  return graph;
}

/** An ending at a choice of seat 0, after two cards of the other player. */
function choiceOf(seed: string, cards: number): View {
  const view = ending(seed, cards);
  const [own, other] = [at(view.piles, 0), at(view.piles, 1)];
  const seen = { step: { type: 'turn', seat: 0 }, viewer: 0, count: 15, series: other.slice(0, 2) };
  // A view of the game, for all that a bot reads.
  return { ...view, ...seen, piles: [own, other.slice(2)] } as View;
}

/** The choices of an ending: for each move, its value to the player who moves if a game that nobody can win is worth half a win. */
function choicesIn(graph: Graph<ChickenOutTypes>, turns: number) {
  const { values } = valuesOf({ ...graph, outOfTurns: graph.outOfTurns.map(() => 1 / 2) }, turns);
  const choices: { readonly view: View; readonly moves: ChickenOutTypes['Move'][]; readonly worths: number[] }[] = [];
  walk(graph, ({ view, actor, over, moves }, index) => {
    if (over === null && moves.length === 2) {
      const worths = moves.map((_, order) => {
        const result = graph.firstResult[(graph.firstMove[index] ?? 0) + order] ?? 0;
        const first = values[graph.to[result] ?? 0] ?? 0;
        return actor === 0 ? first : 1 - first;
      });
      choices.push({ view, moves: [...moves], worths });
    }
    return null;
  });
  return choices;
}

describe('the endings that the bots of Chicken Out! solve', () => {
  it.each<Options>([{}, { sameCopies: 'lastChicken' }, { ownCountMin: 2 }])(
    'go as value iteration says, wherever one move is better than the other, with %o',
    (options) => {
      const found = { wins: 0, others: 0, none: 0 };
      for (let deal = 0; deal < tries(24); deal++) {
        const view = ending(`solved/${deal + 6}`, 6, { maxTurns: 2000, ...options });
        for (const { view: seen, moves, worths } of choicesIn(graphBelow(view), 1500)) {
          const move = solve(seen, moves, 100);
          const most = Math.max(...worths);
          if (move !== null) expect(worths[moves.indexOf(move)]).toBe(most);
          else expect(Math.min(...worths)).toBe(most);
          found[move === null ? 'none' : most === 1 ? 'wins' : 'others'] += 1;
        }
      }
      expect(found.wins).toBeGreaterThan(10);
      expect(found.none).toBeGreaterThan(10);
      // In these deals, an own count of one card can be the only way not to lose.
      if (options.ownCountMin === undefined) expect(found.others).toBeGreaterThan(0);
    },
  );

  it('are the same from wherever they are solved', () => {
    const start = ending('solved/6', 6);
    const solved = choicesIn(graphBelow(start), 1500).map(({ view, moves }) => ({
      view,
      moves,
      move: solve(view, moves, 100),
    }));
    const other = at(choicesIn(graphBelow(ending('other', 5)), 1500), 0);
    for (const { view, moves, move } of solved.slice(0, 200)) {
      // Another ending in between: nothing is known when this one comes up.
      solve(other.view, other.moves, 100);
      expect(solve(view, moves, 100)).toEqual(move);
    }
  });

  it('are won, move by move', () => {
    let won = 0;
    for (let deal = 0; deal < tries(28); deal++) {
      const start = ending(`won/${deal}`, 6);
      for (const choice of choicesIn(graphBelow(start), 1500).slice(0, 3)) {
        if (Math.max(...choice.worths) < 1) continue;
        const { viewer: winner, ...table } = choice.view;
        let state: ChickenOutTypes['State'] = { ...table, piles: fullyKnown(choice.view), seed: 'won' };
        for (let moves = 0; moves < 500 && !chickenOut.isOver(state); moves++) {
          const seat = at(chickenOut.actors(state), 0);
          const legal = chickenOut.legalMoves(state);
          const view: View = { ...chickenOut.view(state, seat), piles: state.piles };
          const best = seat === winner && legal.length === 2 ? solve(view, legal, 100) : null;
          state = chickenOut.apply(state, best ?? at(legal, moves % legal.length));
        }
        expect(chickenOut.outcome(state)?.ranking[0]).toEqual([winner]);
        won += 1;
      }
    }
    expect(won).toBeGreaterThan(10);
  });

  const few = Array.from({ length: 30 }, (_, deal) => ending(`few/${deal}`, 5));
  /** How many choices of these endings are solved. */
  const solvedIn = (views: readonly View[], playouts: number, change: (view: View) => View = (view) => view) =>
    views
      .flatMap((view) => choicesIn(graphBelow(view), 1500).slice(0, 20))
      .filter(({ view, moves }) => solve(change(view), moves, playouts) !== null).length;

  it('are those that the options allow', () => {
    expect(solvedIn(few, 100)).toBeGreaterThan(50);
    for (const options of [{ doubleUp: true }, { layAnEgg: true }, { scoring: 'cards' }, { games: 2 }] as const) {
      const changed = (view: View): View => ({ ...view, options: { ...view.options, ...options } });
      expect(solvedIn(few, 100, changed)).toBe(0);
    }
  });

  it('are over before the last turn, and have no hidden card', () => {
    const hidden = (view: View): View => ({ ...view, piles: view.piles.map((pile) => pile.with(-1, null as never)) });
    expect(solvedIn(few, 100, hidden)).toBe(0);
    const late = (turnsLeft: number) => (view: View) => ({ ...view, turn: view.options.maxTurns - turnsLeft });
    const counts = [0, 2, 5, 100].map((turnsLeft) => solvedIn(few, 100, late(turnsLeft)));
    expect(counts[0]).toBe(0);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBe(counts.length);
  });

  it('have the more cards, the more playouts there are', () => {
    const moves: ChickenOutTypes['Move'][] = [
      { seat: 0, type: 'play' },
      { seat: 0, type: 'chickenOut' },
    ];
    const solves = (cards: number, playouts: number) =>
      Array.from({ length: 40 }, (_, deal) => choiceOf(`many/${deal}`, cards)).some(
        (view) => solve(view, moves, playouts) !== null,
      );
    expect([4, 5, 6, 7].map((cards) => solves(cards, 1))).toEqual([true, true, false, false]);
    expect([6, 7].map((cards) => solves(cards, 20))).toEqual([true, false]);
    expect([7, 8].map((cards) => solves(cards, 100))).toEqual([true, false]);
  });
});

describe('an ending that takes long', () => {
  const MOVES: ChickenOutTypes['Move'][] = [
    { seat: 0, type: 'play' },
    { seat: 0, type: 'chickenOut' },
  ];
  const isKnown = (view: View) => solve(view, MOVES, 1000) !== null;
  const view = at(Array.from({ length: 40 }, (_, deal) => choiceOf(`many/${deal}`, 8)).filter(isKnown), 0);
  /** Only the ending that was solved last is remembered. */
  const forget = () => solve(choiceOf('few/0', 5), MOVES, 1);

  it('is solved in short steps, between which a bot can be stopped', async () => {
    forget();
    let steps = 0;
    for (const solved = solving(view, MOVES, 1000); !solved.next().done; ) steps += 1;
    expect(steps).toBeGreaterThan(50);
    forget();
    // The clock stands for an hour between two steps, so that the bot pauses at each.
    let hours = 0;
    const bot = chickenOutBots.search({ iterations: 1000, now: () => 3_600_000 * hours++ });
    const stopping = new AbortController();
    const choice = bot.choose(view, { signal: stopping.signal });
    setTimeout(() => stopping.abort(new Error('enough')));
    await expect(choice).rejects.toThrow('enough');
  });

  it('is left for a search after half of the time', () => {
    forget();
    let time = 0;
    const inHaste = chickenOutBots.search({ milliseconds: 1000, now: () => (time += 10) }).chooseNow(view);
    expect(inHaste.analysis[0]?.visits).toBeGreaterThan(0);
    expect(chickenOutBots.search({ iterations: 1000 }).chooseNow(view).analysis[0]?.visits).toBe(0);
  });
});

/** The piles of a view in which every card is known. */
const fullyKnown = ({ piles }: View) => piles.map((pile) => pile.flatMap((card) => (card === null ? [] : [card])));

describe('CodeIndex', () => {
  it('numbers codes in the order in which they come, as a map does', () => {
    const codes = new CodeIndex();
    const known = new Map<number, number>();
    const chance = quick('codes');
    const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (let code = 0; code < 5000; code++) {
      const number = Number(chance.roll(`code/${code}`, digits, 4 + (code % 9)).join(''));
      if (!known.has(number)) known.set(number, known.size);
      expect(codes.add(number)).toBe(known.get(number));
    }
    expect(codes.size).toBe(known.size);
    for (const [code, index] of known) {
      expect(codes.get(code)).toBe(index);
      expect(codes.codeAt(index)).toBe(code);
    }
    expect(codes.get(2 ** 52)).toBe(-1);
  });
});
