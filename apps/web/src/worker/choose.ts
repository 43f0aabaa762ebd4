import type { GameTypes } from 'hencoop';
import type { Bot, Choice } from 'hencoop/bots';
import type { GameInPlay } from './gameInPlay.js';

/** Lets a new bot choose, once it has observed what its seat has learned. */
export function choose(
  bot: Bot<GameTypes>,
  { events, view }: ReturnType<GameInPlay['learnedByBot']>,
  signal?: AbortSignal,
): Promise<Choice<GameTypes>> {
  for (const event of events) bot.observe?.(event);
  return bot.choose(view, { signal });
}
