import { type BlindChickenExtremeTypes, blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { taught } from 'hencoop/blind-chicken-extreme/bots';
import { type BotMaker, policyBot } from 'hencoop/bots';

/** The trained policy as a bot for the arena. */
const makeBot: BotMaker<BlindChickenExtremeTypes> = (config) => policyBot(blindChickenExtreme, taught, config);
export default makeBot;
