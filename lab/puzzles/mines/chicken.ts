import type { ChickenTypes } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { chickenEntry } from 'hencoop/chicken/record';
import { anyMine } from '../anyMine.js';

export const mine = anyMine<ChickenTypes>({
  bots: chickenBots,
  entry: chickenEntry,
  options: [{ maxRounds: 1 }, {}, { target: 20 }, { maxRounds: 3 }],
  theme(_, solution) {
    if (solution.type === 'play') return solution.card === 'egg' ? 'egg' : 'card';
    return solution.type === 'draw' ? 'drawOn' : 'withdraw';
  },
  endings: null,
});
