import { hexOf, seeded } from '../engine/chance.js';
import { isSeat, isWhole } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { requireSeed } from '../engine/seed.js';

const MAX_SEATS = 100;
const MAX_GAME = 999_999;

/**
 * A seed for the bot at `seat` of a game that is dealt from `seed`: 128 bits as 32 hexadecimal digits. The strong
 * generator draws it, so it tells the bot nothing about the deal, and the same arguments give the same seed.
 *
 * @param game - Numbers the games, 0 to 999,999, if the same deal is played several times: a bot that gets the same seed
 * again can tell that the deal is the same.
 *
 * @example
 * ```ts
 * import { botSeed, playMatch } from 'hencoop/bots';
 * import { chicken } from 'hencoop/chicken';
 * import { chickenBots } from 'hencoop/chicken/bots';
 *
 * const bots = [0, 1].map((seat) => chickenBots.level('easy', { seed: botSeed('hen', seat) }));
 * playMatch(chicken, bots, { seed: 'hen' }).scores.length; // 2
 * ```
 *
 * @throws RangeError if `seed` is longer than 240 bytes in UTF-8, or `seat` or `game` is invalid.
 */
export function botSeed(seed: string, seat: Seat, game = 0): string {
  requireSeed('seed', seed);
  if (!isSeat(seat, MAX_SEATS)) refuseOption('seat', `a seat from 0 to ${MAX_SEATS - 1}`, seat);
  if (!isWhole(game) || game < 0 || game > MAX_GAME) refuseOption('game', `a whole number from 0 to ${MAX_GAME}`, game);
  return hexOf(seeded(seed), `bot/${game}/${seat}`);
}
