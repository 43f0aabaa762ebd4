// Bots of the arena whose rules of thumb are taught: npm run arena -- chicken-out --candidates tools/teach/alone/chicken-out.ts --deals 500
import { readFileSync } from 'node:fs';
import type { GameTypes } from 'hencoop';
import { type AnyBots, type Bot, policyBot, search } from 'hencoop/bots';
import { gameById } from 'hencoop/games';
import { type Numbers, type TaughtGame, thumbsOf } from './taughtGames.js';

/** A bot that plays the taught policy `alone`, or `strong` with the policy `inPlayouts` and as its favorite. */
export async function taughtBot(
  id: TaughtGame,
  how: 'alone' | 'inPlayouts',
): Promise<(config: { readonly seed: string; readonly seats?: number }) => Bot<GameTypes>> {
  const bots: AnyBots = await gameById(id).bots();
  // `thumbs.ts` writes it.
  const numbers = JSON.parse(readFileSync(new URL(`./thumbs/${id}.json`, import.meta.url), 'utf8')) as Numbers;
  const policy = (await thumbsOf(id)).policy(numbers);
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
