import { deepFreeze } from '../../engine/freeze.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { ChickenScoringTexts } from './locale.js';

/** The set-up texts of Chicken, in English. */
export const enChickenSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Get rid of your cards one by one, or withdraw in time.',
  minutes: 15,
  offered: OFFERED,
  options: {
    target: {
      label: 'Points that end the game',
      line: 'Once a player has that many, the game is over. A lower number makes it shorter.',
      sentence: 'The game ends at {} points.',
    },
    drawOnlyIfStuck: {
      label: 'Draw only when you cannot play',
      line: 'Otherwise you may draw even with a card that fits.',
      sentence: 'You may draw {}.',
      values: { off: 'even if a card fits', on: 'only if no card fits' },
    },
  },
});

/** The texts of a round's score calculation, in English. */
export const enChickenScoring: ChickenScoringTexts = {
  wentOut: 'out of cards',
  withdrew: 'withdrew',
  once: 'equal cards count once',
  egg: (top) => `the egg counts the ${top} on top`,
  dice: (faces) => `rolled ${faces.join(' and ')}`,
  notBelow: 'never below 0',
  toTarget: (below, target) => (below > 0 ? `${below} below ${target}` : `has reached ${target}, which ends the game`),
};
