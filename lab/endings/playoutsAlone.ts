// `strong` of Blind Chicken Extreme without exact endings: npm run lab -- arena blind-chicken-extreme --candidates strong --rival lab/endings/playoutsAlone.ts --seats 2 --deals 200

import { type BlindChickenExtremeTypes, blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import { type BotMaker, search } from 'hencoop/bots';

const { iterations } = blindChickenExtremeBots.levels.strong;

const makeBot: BotMaker<BlindChickenExtremeTypes> = ({ seed }) =>
  search(blindChickenExtreme, { ...blindChickenExtremeBots.method(2), isEnding: () => false, iterations, seed });
export default makeBot;
