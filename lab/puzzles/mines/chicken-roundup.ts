import type { ChickenRoundupTypes } from 'hencoop/chicken-roundup';
import { chickenRoundupBots } from 'hencoop/chicken-roundup/bots';
import { chickenRoundupEntry } from 'hencoop/chicken-roundup/record';
import { anyMine } from '../anyMine.js';

const ROUNDUP_THEMES = {
  farmer: 'farmer',
  dog: 'dog',
  foxTrot: 'foxTrot',
  parade: 'parade',
  diagram: 'rearrange',
  catch: 'catch',
  endPlays: 'endTurn',
  closeGap: 'gap',
} as const;

export const mine = anyMine<ChickenRoundupTypes>({
  bots: chickenRoundupBots,
  entry: chickenRoundupEntry,
  options: [{}],
  theme: (_, { type }) => ROUNDUP_THEMES[type],
  endings: null,
});
