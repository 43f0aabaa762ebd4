// The clock of a match.

import { z } from 'zod';
import { bot, type Immutable, named } from './contractShapes.js';

const DAY = 86_400;

/** The schema of {@link ClockSettings}. */
export const clockSettings = named(
  'ClockSettings',
  'The time limits.',
  z.strictObject({
    move: z
      .number()
      .min(1)
      .max(30 * DAY)
      .describe('Seconds for a step: from one public event to the next.'),
    game: z
      .number()
      .min(1)
      .max(365 * DAY)
      .nullable()
      .default(null)
      .describe('Seconds for all moves that a seat makes alone; `null`: no limit.'),
    bot: bot.default('medium').describe('The bot that plays when time is up.'),
  }),
);

/** The schema of {@link ClockInfo}. */
export const clockInfo = named(
  'ClockInfo',
  'The public state of a clock.',
  z.strictObject({
    move: z.number().describe('Seconds for a step.'),
    game: z.number().nullable().describe('Seconds for the game; `null`: no limit.'),
    due: z.iso.datetime().nullable().describe('When the step ends; `null` while the clock is stopped.'),
    left: z
      .array(z.number().min(0))
      .nullable()
      .describe('By seat, the milliseconds left for the game when the step began; `null`: no limit.'),
  }),
);

/** The time limits, in seconds. */
export type ClockSettings = Immutable<z.infer<typeof clockSettings>>;
/** The public state of a clock. */
export type ClockInfo = Immutable<z.infer<typeof clockInfo>>;
