import { type GameTypes, remember, type Seat, uniform } from 'hencoop';
import { knownTo } from 'hencoop/bots';
import { describe, expect, it } from 'vitest';
import { IDS, loadGame } from '../../support/games.js';

/** Memory of a hand has no order: sorts its lists of cards, hidden ones last. */
function sorted(view: object): unknown {
  const text = (card: unknown) => (card === null ? '~' : JSON.stringify(card));
  const hands = 'hands' in view ? (view.hands as readonly (readonly unknown[])[]) : [];
  return { ...view, hands: hands.map((hand) => hand.toSorted((a, b) => (text(a) < text(b) ? -1 : 1))) };
}

describe.each(IDS)('the memory of a seat of %s', (id) => {
  it('contains everything it sees, and everything that all players have seen', async () => {
    const { game, kit } = await loadGame(id);
    let [more, hidden] = [0, 0];
    for (const [index, { seats, options }] of kit.setups.entries()) {
      const opened = game.setupWithEvents({ seats, options, seed: `known ${index}` });
      let { state } = opened;
      const viewers: (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
      let minds = viewers.map((viewer) => remember(game, opened.events, viewer));
      const choose = uniform<GameTypes>(`known ${index}`);
      for (let played = 0; played < 150 && !game.isOver(state); played++) {
        const seat = game.actors(state)[0] ?? 0;
        const attempt = game.tryApply(state, choose(game.legalMoves(state, seat), state, seat));
        if (!attempt.ok) throw new Error('expected a legal move');
        ({ state } = attempt);
        minds = minds.map((mind, which) =>
          attempt.events.reduce((now, event) => {
            const seen = game.redact(event, viewers[which] ?? null);
            return seen === null ? now : game.evolve(now, seen);
          }, mind),
        );
        const [common, ...own] = minds;
        own.forEach((mind, viewer) => {
          const known = knownTo(game, common ?? mind, state, viewer);
          expect(sorted(known)).toEqual(sorted(mind));
          if (JSON.stringify(known) !== JSON.stringify(game.view(state, viewer))) more++;
          // In an imagined world, a player remembers no other cards of the table.
          if (played % 40 !== 0) return;
          const rival = (viewer + 1) % seats;
          const world = game.determinize(mind, `known ${played}`);
          const there = knownTo(game, common ?? mind, world, rival);
          expect(game.view(there, rival)).toEqual(game.view(world, rival));
          expect(game.view(game.determinize(there, 'again'), rival)).toEqual(game.view(world, rival));
          hidden++;
        });
      }
    }
    expect(hidden).toBeGreaterThan(10);
    // In Chicken, only an egg that began the discard pile is hidden again.
    if (id !== 'chicken') expect(more).toBeGreaterThan(0);
  });

  it('includes public knowledge: what all learn from an event is part of what each seat learns', async () => {
    const { game, kit } = await loadGame(id);
    for (const [index, { seats, options }] of kit.setups.entries()) {
      const opened = game.setupWithEvents({ seats, options, seed: `public ${index}` });
      let { state, events } = opened;
      const choose = uniform<GameTypes>(`public ${index}`);
      for (let played = 0; played < 60 && !game.isOver(state); played++) {
        for (const event of events) {
          if (event.type === 'opened') continue;
          for (let viewer = 0; viewer < seats; viewer++) {
            const seen = game.redact(event, viewer);
            // Redacting only hides: hidden parts stay hidden.
            const common = seen === null ? null : game.redact(seen as typeof event, null);
            expect(common).toEqual(game.redact(event, null));
          }
        }
        const seat = game.actors(state)[0] ?? 0;
        const attempt = game.tryApply(state, choose(game.legalMoves(state, seat), state, seat));
        if (!attempt.ok) throw new Error('expected a legal move');
        ({ state, events } = attempt);
      }
    }
  });
});
