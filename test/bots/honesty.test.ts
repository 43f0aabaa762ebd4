import { search } from 'hencoop/bots';
import { botLaw, LawBroken, policyLaw, type SeatBot } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { IDS, loadGame } from '../../support/games.js';
import { type Move, type PeckTypes, peck, type State, type Table, type View } from '../sixth-game/src/peck/index.js';
import { peckKit as kit } from '../sixth-game/src/peck/testkit/index.js';
import { EFFORT } from '../support/lawEffort.js';

// One walk in five ends with the game and asks no bot: with only three, one run in a hundred would compare nothing.
const FEW = { ...EFFORT, runs: Math.max(8, Math.ceil(EFFORT.runs / 10)) };

describe.each(IDS)('the bots of %s', (id) => {
  it('law 12: the search depends only on what its seat may know', async () => {
    const loaded = await loadGame(id);
    const { game } = loaded;
    const { judged } = await botLaw(
      game,
      loaded.kit,
      () => search(game, { iterations: 12, seed: 'honest' }),
      FEW,
    ).prove();
    expect(judged['choices compared in two worlds']).toBeGreaterThan(0);
  });
});

describe('the honesty of bots (law 12)', () => {
  const broken = async (seatBot: SeatBot<PeckTypes>) => {
    try {
      await botLaw(peck, kit, seatBot, { runs: 50, seed: 7 }).check();
    } catch (error) {
      if (error instanceof LawBroken) return error;
      throw error;
    }
    return null;
  };
  /** A bot that decides synchronously. */
  const deciding =
    (decide: (view: View, truth: State) => Move): SeatBot<PeckTypes> =>
    (truth) => ({ choose: async (view) => ({ move: decide(view, truth()) }) });
  const legal = (view: View, index: number): Move => {
    const moves = peck.legalMoves(view);
    const move = moves[index % moves.length];
    if (move === undefined) throw new Error('expected a legal move');
    return move;
  };

  it('accepts a bot that uses only its view', async () => {
    expect(await broken(deciding((view) => legal(view, view.round)))).toBeNull();
  });

  it("gives a bot its seat's events, which it may use", async () => {
    const seen: View[] = [];
    const folding: SeatBot<PeckTypes> = () => {
      let folded: View | null = null;
      let rounds = 0;
      return {
        observe(event) {
          folded = peck.evolve(folded, event);
          rounds += 1;
        },
        choose: async (view) => {
          expect(peck.view(folded as View, view.viewer)).toEqual(view);
          seen.push(view);
          return { move: legal(view, rounds) };
        },
      };
    };
    expect(await broken(folding)).toBeNull();
    expect(seen.length).toBeGreaterThan(50);
  });

  const cheats: { readonly [how: string]: SeatBot<PeckTypes> } = {
    'reads the state through a closure': deciding((view, truth) => legal(view, truth.drawPile.at(-1) ?? 0)),
    'takes its chance from the seed of the game': deciding((view, { seed }) => legal(view, seed.length)),
    'plays out the real table instead of an imagined one': (truth) =>
      search({ ...peck, determinize: () => structuredClone(truth()) }, { iterations: 12, seed: 'cheat' }),
    'has a policy that peeks': (truth) =>
      search(peck, {
        iterations: 12,
        policy: () => (moves) => moves[(truth().drawPile[0] ?? 0) % moves.length] as Move,
      }),
    'says in its analysis what it cannot know': (truth) => ({
      choose: async (view) => ({ move: legal(view, 0), analysis: truth().drawPile[0] }),
    }),
    'notes, while it observes, what it cannot know': (truth) => {
      let noted = 0;
      return {
        observe: () => {
          noted += truth().drawPile.at(-1) ?? 0;
        },
        choose: async (view) => ({ move: legal(view, noted) }),
      };
    },
    'plays what is not legal': deciding(() => ({ seat: 0, type: 'pass' })),
    'moves for another seat': deciding((view, truth) => legal(peck.view(truth, 1 - (view.viewer ?? 0)), 0)),
  };

  it.each(Object.entries(cheats))('catches a bot that %s', async (_, cheat) => {
    const law = await broken(cheat);
    expect(law?.message).toMatch(/^law 12 \(Honesty: .*\) is broken: choose of seat \d/);
    expect(law?.message).toMatch(/run again with \{ seed: 7 \}.*setup .*\d moves/s);
  });

  it('is not proven by a kit without setups', async () => {
    const idle = botLaw(peck, { ...kit, setups: [] }, () => search(peck, { iterations: 1 }));
    await expect(idle.check()).rejects.toThrow('law 12 (');
    await expect(idle.check()).rejects.toThrow('is not proven');
  });
});

describe('the honesty of policies (law 12)', () => {
  const judge = (pick: (moves: readonly Move[], table: Table, seat: number) => number) =>
    policyLaw(
      peck,
      kit,
      () => (moves, table, seat) => {
        const move = moves[pick(moves, table, seat) % moves.length];
        if (move === undefined) throw new Error('expected a legal move');
        return move;
      },
      { runs: 50, seed: 7 },
    );

  it('accepts a policy that reads its own hand and open cards', async () => {
    const { judged } = await judge((_, { hands, round }, seat) => (hands[seat]?.[0] ?? 0) + round).prove();
    expect(judged['choices compared in two worlds']).toBeGreaterThan(0);
  });

  it("catches a policy that reads another seat's hand, or the draw pile", async () => {
    await expect(judge((_, { hands }, seat) => hands[1 - seat]?.[0] ?? 0).check()).rejects.toThrow(
      /^law 12 \(Honesty: .*\) is broken: policy of seat \d/,
    );
    await expect(judge((_, { drawPile }) => drawPile.at(-1) ?? 0).check()).rejects.toThrow(LawBroken);
  });

  it('catches a policy that does not return a legal move', async () => {
    const law = policyLaw(peck, kit, () => (): Move => ({ seat: 0, type: 'pass' }), { runs: 50, seed: 7 });
    await expect(law.check()).rejects.toThrow('expected one of its moves, the same object');
  });
});
