// The taught policy as a bot of the arena: npm run lab -- arena chicken --candidates lab/teach/bot.ts --rival heuristic --seats 2,4 --deals 500
import { type BotMaker, policyBot } from 'hencoop/bots';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { taught } from 'hencoop/chicken/bots';

const makeBot: BotMaker<ChickenTypes> = (config) => policyBot(chicken, taught, config);
export default makeBot;
