import { chicken } from 'hencoop';
import { type Bot, moveKey, search } from 'hencoop/bots';
import { type ChickenOutTypes, chickenOut } from 'hencoop/chicken-out';
import { chickenOutBots } from 'hencoop/chicken-out/bots';
import { describe, expect, it } from 'vitest';
import { at } from '../../src/engine/errors.js';

const { game } = chickenOutBots;
type View = ChickenOutTypes['View'];

/** The remembered views of the seats with a choice to make, in a match between rules of thumb. */
function* decisions(seed: string): Generator<View> {
  let { state, events } = game.setupWithEvents({ seats: 2, seed });
  const views: (View | null)[] = [null, null];
  for (;;) {
    for (const event of events) {
      views.forEach((seen, viewer) => {
        const redacted = game.redact(event, viewer);
        if (redacted !== null) views[viewer] = game.evolve(seen, redacted);
      });
    }
    if (game.isOver(state)) return;
    const view = views[game.actors(state)[0] ?? 0];
    if (view == null) throw new Error('expected a view');
    if (game.legalMoves(view).length > 1) yield view;
    const attempt = game.tryApply(state, chickenOutBots.heuristic().chooseNow(view).move);
    if (!attempt.ok) throw new Error('expected a legal move');
    ({ state, events } = attempt);
  }
}

const isKnown = ({ piles }: View) => piles.flat().every((card) => card !== null);

/** A bot that searches with or without skipping, and counts its playouts. */
function counting(
  isSteady: boolean,
  iterations: number,
): { readonly bot: Bot<ChickenOutTypes>; readonly playouts: () => number } {
  let playouts = 0;
  const policy: typeof chickenOutBots.policy = (seed, seen) => {
    playouts += 1;
    return chickenOutBots.policy(seed, seen);
  };
  const bot = search(game, { ...chickenOutBots.method(2), policy, isSteady, iterations, seed: 'fox' });
  return { bot, playouts: () => playouts };
}

describe('tries that cannot differ', () => {
  it('are played only once, without a change of the choice', () => {
    const [all, once] = [counting(false, 60), counting(true, 60)];
    let known = 0;
    for (const seed of ['known', 'other']) {
      for (const view of decisions(seed)) {
        if (!isKnown(view)) continue;
        const [slow, quick] = [all, once].map(({ bot }) => bot.chooseNow(view));
        if (slow === undefined || quick === undefined) throw new Error('expected two choices');
        const values = ({ analysis }: typeof slow) =>
          new Map(analysis.map(({ move, value }) => [moveKey(move), value.toFixed(9)]));
        expect(quick.move).toEqual(slow.move);
        expect(values(quick)).toEqual(values(slow));
        known += 1;
      }
    }
    expect(known).toBeGreaterThan(20);
    expect(once.playouts()).toBeLessThanOrEqual(all.playouts() / 2 + 1);
  });

  it('count as playouts, but tries that deal cards are repeated', () => {
    // The player is alone in the round: withdrawing ends it, and the next one is dealt.
    const alone = chicken.apply(chicken.setup({ seats: 2, seed: 'pip' }), { seat: 0, type: 'withdraw' });
    const view = chicken.view(alone, 1);
    const searched = (isSteady: boolean) => {
      let playouts = 0;
      const bot = search(chicken, {
        isSteady,
        iterations: 300,
        // Each try ends after its first move.
        until: () => {
          playouts += 1;
          return true;
        },
        value: ({ hands, scores }, seat) => at(scores, seat) + (JSON.stringify(hands).length % 7),
        worlds: () => ({ isOnly: true, next: () => alone }),
      });
      return { ...bot.chooseNow(view), milliseconds: 0, playouts: () => playouts };
    };
    const [all, once] = [searched(false), searched(true)];
    expect({ ...once, playouts: null }).toEqual({ ...all, playouts: null });
    expect(once.playouts()).toBeLessThanOrEqual(all.playouts() / 2 + 1);
    expect(once.analysis.find(({ move }) => move.type === 'withdraw')?.plusMinus).toBeGreaterThan(0);
  });

  it('end the search before its time is up', () => {
    for (const view of decisions('known')) {
      if (!isKnown(view)) continue;
      const { bot, playouts } = counting(true, 10_000_000);
      const { analysis, worlds } = bot.chooseNow(view);
      expect(worlds).toBe(1);
      expect(analysis.every(({ visits, plusMinus }) => visits <= 1 && plusMinus === 0)).toBe(true);
      expect(playouts()).toBeLessThanOrEqual(40);
      return;
    }
    throw new Error('expected a decision with all cards known');
  });

  it('do not count as equal while two cards are hidden', () => {
    const start = game.setup({ seats: 2, seed: 'hidden' });
    const view = game.view(start, game.actors(start)[0] ?? 0);
    expect(chickenOutBots.worlds(view, 'dream').isOnly).toBe(false);
    for (const seen of decisions('known')) {
      const hidden = seen.piles.flat().filter((card) => card === null).length;
      expect(chickenOutBots.worlds(seen, 'dream').isOnly).toBe(hidden <= 1);
      // Without its memory, a seat sees only backs.
      const bare = chickenOut.view(seen, seen.viewer);
      expect(chickenOutBots.worlds(bare, 'dream').isOnly).toBe(
        bare.piles.flat().filter((card) => card === null).length <= 1,
      );
    }
  });
});
