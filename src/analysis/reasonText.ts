import { isRecord, isWhole } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import type { Doer, ReasonLocale } from '../engine/reasons.js';
import { saying } from '../engine/saying.js';
import type { Seat } from '../engine/seats.js';
import type { Reason } from './reasons.js';

/** From this difference on, whole numbers are precise enough. */
const WHOLE = 3;

/**
 * A reason in a sentence: "You keep fewer points in hand at the end of the round: 5 instead of 12."
 *
 * @param words - The game's reasons in a language, such as `enChickenReasons` of `hencoop/chicken/en`.
 * @param seat - The subject of the sentence, named as set by `withNames`; by default "You".
 *
 * @example
 * ```ts
 * import { reasonText } from 'hencoop/analysis';
 * import { enChickenReasons } from 'hencoop/chicken/en';
 *
 * const reason = { measure: 'goesOut', unit: 'chance', best: 0.4, played: 0.12, error: 0.03 } as const;
 * reasonText(enChickenReasons, reason); // 'You go out more often: 40% instead of 12%.'
 * reasonText(enChickenReasons, reason, 1); // 'Seat 2 goes out more often: 40% instead of 12%.'
 * ```
 *
 * @throws RangeError if `words` is not a reason locale, `words` lack the measure of `reason`, or `seat` is not a seat.
 */
export function reasonText(words: ReasonLocale, reason: Reason, seat: Seat | null = null): string {
  if (!isRecord(words?.claims)) refuseOption('words', 'the reasons of a game in a language', words);
  if (!isRecord(reason)) refuseOption('reason', 'a reason of this game', reason);
  if (seat !== null && !isWhole(seat)) refuseOption('seat', 'a seat, or null', seat);
  return saying('reason', 'a reason of this game, with its fields', () => {
    const { common, insteadOf, claims } = words;
    const { measure, unit, best, played } = reason;
    const claim = Object.hasOwn(claims, measure) ? claims[measure] : undefined;
    if (claim === undefined) refuseOption('reason.measure', `one of ${Object.keys(claims).join(', ')}`, measure);
    for (const figure of [best, played]) if (typeof figure !== 'number') refuseOption('reason', 'two figures', figure);
    const doer: Doer = (toYou, toOthers) =>
      seat === null ? `${common.you} ${toYou}` : `${common.seat(seat)} ${toOthers}`;
    const decimals = Math.abs(best - played) >= WHOLE ? 0 : 1;
    const format = new Intl.NumberFormat(
      common.language,
      unit === 'chance' ? { style: 'percent' } : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    );
    return `${claim(doer)}${common.colon}${format.format(best)} ${insteadOf} ${format.format(played)}.`;
  });
}
