import { fastChance, playout, remember } from 'hencoop';
import { blindChickenExtreme as game, type State, type View } from 'hencoop/blind-chicken-extreme';
import { stateSchema, viewSchema } from 'hencoop/blind-chicken-extreme/schema';
import { evenlyDeterminized } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { isExplained, OTHER_CARDS } from '../../src/blind-chicken-extreme/testkit/position.js';
import { HIDDEN_TRICK, hiddenTrick } from '../../src/blind-chicken-extreme/testkit/small.js';
import { tries } from '../../support/effort.js';

/** How often each answer occurs in this number of sampled worlds. */
function counted(view: View, samples: number, ask: (world: State) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let sample = 0; sample < samples; sample++) {
    const answer = ask(game.determinize(view, `sample-${sample}`));
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return counts;
}

describe('sampled worlds', () => {
  it('BC-3.2, BC-4.4a: are exactly the worlds in which every card hidden for its sign bears it, each equally likely', () => {
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
    // Two of the three bearers are hidden for their sign; the third leads in a quarter of the worlds.
    const bearing = [18, 24, 28].reduce((sum, card) => sum + (leads.get(card) ?? 0), 0);
    expect([...leads.keys()].sort()).toEqual([16, 18, 20, 22, 24, 28]);
    expect(Math.abs(bearing - 600)).toBeLessThan(100);
  });

  it('BC-3.2: from a table view, a card hidden for its sign may be any unseen bearer', () => {
    const counts = counted(game.view(HIDDEN_TRICK, 3), 1000, (world) => world.trick[1]?.card ?? -1);
    expect([...counts.keys()].sort()).toEqual([...HIDDEN_TRICK.options.cards.faceDown]);
  });

  it("BC-2.4: other players count as not having begun, but the viewer's progress is kept", () => {
    let now = game.setup({ seats: 3, seed: 'progress' });
    for (const seat of [0, 0, 1, 1, 1]) now = game.apply(now, game.legalMoves(now, seat)[0] as never);
    const world = game.determinize(game.view(now, 0), 'dream');
    expect(world.hands.map((hand) => hand.length)).toEqual([10, 12, 12]);
    expect(world.rows).toEqual([now.rows[0], [], []]);
    expect(world.hands[0]).toEqual(now.hands[0]);
  });

  it('BC-4.1, BC-4.2, BC-5.3: explain the visible penalties, rewards and benefits', () => {
    const seen = { positions: 0, tricks: 0, penalties: 0, rewards: 0, benefits: 0 };
    for (let seed = 0; seen.positions < tries(2000); seed++) {
      for (const { state, views } of walk(seed)) {
        seen.positions++;
        seen.tricks += state.piles.flat().length > 0 ? 1 : 0;
        seen.penalties += state.penalties.flat().length > 0 ? 1 : 0;
        seen.rewards += state.rewards.flat().length > 0 ? 1 : 0;
        seen.benefits += state.step.type === 'chooseBenefit' ? 1 : 0;
        for (const view of views) expect(isExplained(game.determinize(view, `world-${seed}`))).toBe(true);
      }
    }
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(tries(30));
  });

  it('BC-4.2: can always be played to the end', () => {
    for (let seed = 0; seed < tries(40); seed++) {
      for (const { views } of walk(seed, 29)) {
        for (const view of views) {
          const end = playout(game, game.determinize(view, `world-${seed}`), { seed: `play-${seed}` });
          expect(game.isOver(end)).toBe(true);
          expect(stateSchema.safeParse(end).error).toBeUndefined();
        }
      }
    }
  });

  it('BC-4.1: throw for a view that no deal explains', () => {
    const late = { ...HIDDEN_TRICK, penalties: [[-15], [], [], [], []] } as const;
    expect(() => game.determinize(game.view(late, 3), 'dream')).toThrow(
      new RangeError(
        'view: expected penalties, rewards and benefits that some deal of the unseen cards explains, got none',
      ),
    );
    // Remembered cards are not checked.
    const remembered = { ...game.view(late, 3), piles: late.piles };
    expect(game.determinize(remembered, 'dream').piles).toEqual(late.piles);
  });
});

/**
 * Every few moves of a random game: its state, with views of a seat and a spectator: the table view, one that remembers
 * all plays, and one that remembers plays since the middle of the walk.
 */
function* walk(seed: number, every = 7): Generator<{ readonly state: State; readonly views: readonly View[] }> {
  const seats = 2 + (seed % 4);
  const chance = fastChance(`walk-${seed}`);
  const options = { games: 2, ...(seed % 3 === 0 ? { cards: OTHER_CARDS } : {}) };
  const opened = game.setupWithEvents({ seats, seed: `walk-${seed}`, options });
  let { state } = opened;
  const viewers = [seed % seats, null];
  let known = viewers.map((viewer) => remember(game, opened.events, viewer));
  let late: View[] = [];
  for (let moves = 1; !game.isOver(state); moves++) {
    const attempt = game.tryApply(state, chance.roll('move', game.legalMoves(state), 1)[0]);
    if (!attempt.ok) throw new Error(attempt.violation.clause);
    const follow = (view: View) =>
      attempt.events.reduce((seen, event) => {
        const redacted = game.redact(event, view.viewer);
        return redacted === null ? seen : game.evolve(seen, redacted);
      }, view);
    known = known.map(follow);
    late = late.map(follow);
    state = attempt.state;
    const tables = viewers.map((viewer) => game.view(state, viewer));
    if (state.step.type === 'play' && state.piles.flat().length === 4 * seats && state.trick.length === 0)
      late = tables;
    if (moves % every === 0 || state.step.type === 'chooseBenefit')
      yield { state, views: [...tables, ...known, ...late] };
  }
}
