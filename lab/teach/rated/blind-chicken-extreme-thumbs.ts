import { type BlindChickenExtremeTypes, blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import { type BotMaker, search } from 'hencoop/bots';
import { byThumbs, blindChickenMethod as method } from '../../inside.js';

/** `strong` for two without the trained policy, like the search that it was trained on. */
const makeBot: BotMaker<BlindChickenExtremeTypes> = ({ seed }) => {
  const { iterations } = blindChickenExtremeBots.levels.strong;
  return search(blindChickenExtreme, { ...method(2), ...byThumbs, iterations, seed });
};
export default makeBot;
