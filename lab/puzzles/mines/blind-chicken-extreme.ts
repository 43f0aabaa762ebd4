import type { BlindChickenExtremeTypes } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import { blindChickenExtremeEntry } from 'hencoop/blind-chicken-extreme/record';
import { anyMine } from '../anyMine.js';

const BLIND_THEMES = {
  place: 'arrange',
  takeReward: 'reward',
  chooseLeader: 'reward',
  chooseBenefit: 'benefit',
} as const;

export const mine = anyMine<BlindChickenExtremeTypes>({
  bots: blindChickenExtremeBots,
  entry: blindChickenExtremeEntry,
  options: [{ games: 1 }, {}],
  theme({ trick }, { type }) {
    if (type === 'play') return trick.length === 0 ? 'lead' : 'follow';
    return BLIND_THEMES[type];
  },
  endings: null,
});
