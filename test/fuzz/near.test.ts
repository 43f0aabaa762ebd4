import { blindChickenExtreme } from 'hencoop';
import { describe, expect, it } from 'vitest';
import { kit } from '../blind-chicken-extreme/kit.js';
import { randomFrom } from './hostile.js';
import { play, playNear } from './near.js';
import { TARGETS } from './targets.js';

describe('every state that the schema accepts can be played to its end', () => {
  it.each(TARGETS.map((target) => [target.id, target] as const))('%s, 600 nearly real states', (_, { on }) => {
    const { accepted } = on((game, kit) => playNear(game, kit, 600, 20_264));
    expect(accepted, 'accepted states').toBeGreaterThan(50);
  });

  it('BC-4.1: with a penalty for every trick taken, and with no more', () => {
    let forged = 0;
    for (let seed = 0; seed < 8; seed++) {
      const random = randomFrom(seed);
      let state = blindChickenExtreme.setup({ seats: 2 + (seed % 4), seed: `${seed}`, options: { games: 1 } });
      while (!blindChickenExtreme.isOver(state)) {
        const moves = blindChickenExtreme.legalMoves(state);
        state = blindChickenExtreme.apply(
          state,
          moves[random(moves.length)] ?? moves[0] ?? { seat: 0, type: 'place', card: 0 },
        );
        const { piles, seats, taker, penalties, step } = state;
        if (step.type !== 'play' || taker !== null) continue;
        const worst = piles.map(({ length }) => Array<-15>(length / seats).fill(-15));
        const most = { ...state, penalties: worst };
        expect(kit.schemas.state['~standard'].validate(most)).not.toHaveProperty('issues');
        play(blindChickenExtreme, kit, most, random);
        const more = { ...state, penalties: penalties.map((_, seat) => [...(worst[seat] ?? []), -15 as const]) };
        expect(kit.schemas.state['~standard'].validate(more)).toHaveProperty('issues.0.path.0', 'penalties');
        forged++;
      }
    }
    expect(forged).toBeGreaterThan(50);
  });
});
