// The arena's bots with trained policies: npm run lab -- arena chicken-out --candidates lab/teach/alone/chicken-out.ts --deals 500
import { readFileSync } from 'node:fs';
import type { GameTypes } from 'hencoop';
import { type AnyBots, type Bot, type PolicyOf, policyBot, search } from 'hencoop/bots';
import { gameById } from 'hencoop/games';
import { questionsOf } from './questionsOf.js';
import { type Rater, ratedPolicy } from './rater.js';
import { type Numbers, type TaughtGame, thumbsOf } from './taughtGames.js';

type MakeBot = (config: { readonly seed: string; readonly seats?: number }) => Bot<GameTypes>;

/** A bot with tuned numbers in its rules of thumb. */
export async function taughtBot(id: TaughtGame, how: 'alone' | 'inPlayouts'): Promise<MakeBot> {
  // `thumbs.ts` writes it.
  const numbers = JSON.parse(readFileSync(new URL(`./thumbs/${id}.json`, import.meta.url), 'utf8')) as Numbers;
  return botBy(id, (await thumbsOf(id)).policy(numbers), how);
}

/** A bot that plays the moves that a trained network rates highest, for games whose own bots do not. */
export async function ratedBot(
  id: Exclude<TaughtGame, 'blind-chicken-extreme'>,
  how: 'alone' | 'inPlayouts',
): Promise<MakeBot> {
  // `raters.ts` writes it.
  const lists = JSON.parse(readFileSync(new URL(`./raters/${id}.json`, import.meta.url), 'utf8')) as {
    readonly [Layer in keyof Rater]: readonly number[];
  };
  const rater: Rater = {
    toHidden: Float64Array.from(lists.toHidden),
    hiddenBias: Float64Array.from(lists.hiddenBias),
    toRating: Float64Array.from(lists.toRating),
    straight: Float64Array.from(lists.straight),
  };
  return botBy(id, ratedPolicy(await questionsOf(id), rater), how);
}

/** A bot that plays the policy `alone`, or `strong` with the policy `inPlayouts` and as its favorite. */
async function botBy(id: TaughtGame, policy: PolicyOf<GameTypes>, how: 'alone' | 'inPlayouts'): Promise<MakeBot> {
  const bots: AnyBots = await gameById(id).bots();
  const { game } = bots;
  const { iterations } = bots.levels.strong;
  return ({ seed }) => {
    if (how === 'alone') return policyBot(game, policy, { seed });
    const bySeats = new Map<number, Bot<GameTypes>>();
    const botFor = ({ seats }: GameTypes['View']) => {
      const bot =
        bySeats.get(seats) ?? search(game, { ...bots.method(seats), policy, favorite: policy, iterations, seed });
      bySeats.set(seats, bot);
      return bot;
    };
    return {
      choose: (view, config) => botFor(view).choose(view, config),
      chooseNow: (view) => botFor(view).chooseNow(view),
    };
  };
}
