// The search of Chicken with rules of thumb alone: npm run lab -- arena chicken --candidates strong --rival lab/teach/thumbsAlone.ts --deals 500
import { type BotMaker, search } from 'hencoop/bots';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { chickenBots, STEADY, thumbs } from 'hencoop/chicken/bots';

const policy = thumbs(STEADY);
const { iterations } = chickenBots.levels.strong;

const makeBot: BotMaker<ChickenTypes> = ({ seed }) =>
  search(chicken, { ...chickenBots.method(2), policy, favorite: policy, iterations, seed });
export default makeBot;
