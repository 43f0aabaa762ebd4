import { playout } from 'hencoop';
import { blindChickenExtreme as game, type State, type View } from 'hencoop/blind-chicken-extreme';
import { stateSchema, viewSchema } from 'hencoop/blind-chicken-extreme/schema';
import { evenlyDeterminized } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { HIDDEN_TRICK, hiddenTrick } from './kit.js';

/** How often each answer comes in this number of imagined worlds. */
function counted(view: View, samples: number, ask: (world: State) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let sample = 0; sample < samples; sample++) {
    const answer = ask(game.determinize(view, `sample-${sample}`));
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return counts;
}

describe('imagined worlds', () => {
  it('BC-3.2, BC-4.4a: are exactly those in which the signs are borne, each equally likely', () => {
    const { view, worlds } = hiddenTrick();
    expect(stateSchema.safeParse(HIDDEN_TRICK).error).toBeUndefined();
    expect(viewSchema.safeParse(view).error).toBeUndefined();
    expect(worlds).toHaveLength(3 * 2 * 24);
    evenlyDeterminized(game, view, worlds);
    const truthful = { ...game, determinize: () => HIDDEN_TRICK };
    expect(() => evenlyDeterminized(truthful, view, worlds)).toThrow('not imagined evenly');
  });

  it('BC-4.4a: a lead hidden under the advantage may or may not bear the sign', () => {
    const { view } = hiddenTrick();
    const leads = counted(view, 2400, (world) => world.trick[0]?.card ?? -1);
    // Two of the three bearers lie for their sign; the third leads in a quarter of the worlds.
    const bearing = [18, 24, 28].reduce((sum, card) => sum + (leads.get(card) ?? 0), 0);
    expect([...leads.keys()].sort()).toEqual([16, 18, 20, 22, 24, 28]);
    expect(Math.abs(bearing - 600)).toBeLessThan(100);
  });

  it('BC-3.2: from a table view, every unseen bearer lies for its sign equally often', () => {
    const bearers = HIDDEN_TRICK.options.cards.faceDown;
    const counts = counted(game.view(HIDDEN_TRICK, 3), 3500, (world) => world.trick[1]?.card ?? -1);
    expect([...counts.keys()].sort()).toEqual([...bearers]);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  it('BC-2.4: the progress of others counts as not begun, that of the viewer is kept', () => {
    let now = game.setup({ seats: 3, seed: 'progress' });
    for (const seat of [0, 0, 1, 1, 1]) now = game.apply(now, game.legalMoves(now, seat)[0] as never);
    const world = game.determinize(game.view(now, 0), 'dream');
    expect(world.hands.map((hand) => hand.length)).toEqual([10, 12, 12]);
    expect(world.rows).toEqual([now.rows[0], [], []]);
    expect(world.hands[0]).toEqual(now.hands[0]);
  });

  it('BC-4.2: can always be played to the end, even if they hold more pigs and chickens than there can be', () => {
    for (let seed = 0; seed < 40; seed++) {
      let now = game.setup({ seats: 2 + (seed % 4), seed: `on-${seed}` });
      for (let move = 0; move < 60 + seed && !game.isOver(now); move++) {
        const legal = game.legalMoves(now);
        now = game.apply(now, legal[(move * 7 + seed) % legal.length] as never);
      }
      for (const viewer of [0, 1, null]) {
        const end = playout(game, game.determinize(game.view(now, viewer), `world-${seed}`), { seed: `play-${seed}` });
        expect(game.isOver(end)).toBe(true);
        expect(stateSchema.safeParse(end).error).toBeUndefined();
      }
    }
  });
});
