// A search in whose playouts all seats play as taught: npm run arena -- chicken --candidates tools/teach/searching.ts --rival strong --seats 2,4 --deals 100
import { type Bot, type BotMaker, search } from 'hencoop/bots';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { taught } from './taught.js';

/** A taught playout takes about twice as long as one by the rules of thumb, of which `strong` has 500. */
const ITERATIONS = 250;
/** Another move than the taught one must be better by this many standard errors. */
const MARGIN = 1;

const makeBot: BotMaker<ChickenTypes> = ({ seed }) => {
  const bots = new Map<number, Bot<ChickenTypes>>();
  const botFor = (seats: number) => {
    const taughtBy = { policy: taught, favorite: taught, margin: MARGIN, iterations: ITERATIONS, seed };
    const bot = bots.get(seats) ?? search(chicken, { ...chickenBots.method(seats), ...taughtBy });
    bots.set(seats, bot);
    return bot;
  };
  return {
    choose: (view, config) => botFor(view.seats).choose(view, config),
    chooseNow: (view) => botFor(view.seats).chooseNow(view),
  };
};
export default makeBot;
