import { type ChickenOutTypes, chickenOut } from 'hencoop/chicken-out';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../support/effort.js';
import { ending, solve } from '../../../test/chicken-out/bots/endings.js';
import { chickenOutPositions } from '../../endings/chickenOut.js';
import { type Graph, graphOf, walk } from '../../endings/graph.js';
import { solve as valuesOf } from '../../endings/solve.js';
import { at } from '../../inside.js';

type View = ChickenOutTypes['View'];
type Options = Partial<ChickenOutTypes['Options']>;

function graphBelow(view: View): Graph<ChickenOutTypes> {
  const graph = graphOf(chickenOutPositions(view.turn), view, 100_000);
  if (graph === null) throw new Error('expected a small ending');
  return graph;
}

/** The choices in an ending: for each move, its value to its player, where a game that neither seat can win counts 1/2. */
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

describe("the Chicken Out! bots' exact endings", () => {
  it.each<Options>([{}, { sameCopies: 'lastChicken' }, { sameFirst: 'next' }, { ownCountMin: 2 }])(
    'agree with value iteration wherever one move is better, with %o',
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
      // In these deals, an own count of one card can be the only way not to lose, if a SAME counts 0.
      if (options.ownCountMin === undefined && options.sameFirst === undefined) expect(found.others).toBeGreaterThan(0);
    },
  );

  it('do not depend on the position to solve first', () => {
    const start = ending('solved/6', 6);
    const solved = choicesIn(graphBelow(start), 1500).map(({ view, moves }) => ({
      view,
      moves,
      move: solve(view, moves, 100),
    }));
    const other = at(choicesIn(graphBelow(ending('other', 5)), 1500), 0);
    for (const { view, moves, move } of solved.slice(0, 200)) {
      // Solve another ending in between, so that nothing is cached for this one.
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
});

/** The piles of a view with every card known. */
const fullyKnown = ({ piles }: View) => piles.map((pile) => pile.flatMap((card) => (card === null ? [] : [card])));
