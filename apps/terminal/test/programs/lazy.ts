import { chicken } from 'hencoop';
import { type BotMaker, policyBot } from 'hencoop/bots';
import type { ChickenTypes } from 'hencoop/chicken';

/** A bot in a separate module: it plays the first legal move. */
const lazy: BotMaker<ChickenTypes> = ({ seed }) =>
  policyBot(chicken, () => (moves) => moves[0] as (typeof moves)[number], { seed });

export default lazy;
