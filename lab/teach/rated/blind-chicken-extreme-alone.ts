import { type BlindChickenExtremeTypes, blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { taught } from 'hencoop/blind-chicken-extreme/bots';
import { type BotMaker, policyBot } from 'hencoop/bots';

/** The taught policy as a bot of the arena. */
const makeBot: BotMaker<BlindChickenExtremeTypes> = (config) => policyBot(blindChickenExtreme, taught, config);
export default makeBot;
