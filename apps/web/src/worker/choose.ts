import type { GameTypes } from 'hencoop';
import type { Bot, Choice } from 'hencoop/bots';
import type { GameInPlay } from './gameInPlay.js';

/** Lets a new bot observe its seat's log, then choose. */
export function choose(
  bot: Bot<GameTypes>,
  { events, view }: ReturnType<GameInPlay['learnedByBot']>,
  signal?: AbortSignal,
): Promise<Choice<GameTypes>> {
  for (const event of events) bot.observe?.(event);
  return bot.choose(view, { signal });
}
