// The messages of the bot protocol, in both directions: docs/bot-protocol.md. Each is one line of JSON.
import type { GameTypes } from 'hencoop';
import * as z from 'zod/mini';

/** The version of the protocol. Bots with another version are refused. */
export const PROTOCOL = 1;

/** The longest line that either side may send, in characters. */
export const LONGEST_LINE = 1_000_000;

const MOST_MOVES = 10_000;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const id = z.int().check(z.minimum(1));
const count = z.int().check(z.minimum(0));
const seat = z.int().check(z.minimum(0), z.maximum(99));

/** A move, an event or a view. The game judges its other fields. */
const move = z.looseObject({ seat, type: text(100) });
const event = z.looseObject({ type: text(100) });
const view = z.looseObject({ game: text(100), viewer: seat, step: z.looseObject({ type: text(100) }) });

/** What a bot may receive. */
export const hostMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: z.literal(PROTOCOL), hencoop: text(100) }),
  z.strictObject({
    type: z.literal('position'),
    view,
    events: z.array(event),
    moves: z.array(move).check(z.minLength(1)),
  }),
  z.strictObject({
    type: z.literal('go'),
    id,
    seed: text(240),
    milliseconds: z.optional(z.number().check(z.positive())),
    iterations: z.optional(z.int().check(z.minimum(1))),
  }),
  z.strictObject({ type: z.literal('stop'), id }),
  z.strictObject({ type: z.literal('quit') }),
]);

/** What a bot thinks of a move, or of its best one. */
const thought = {
  move: z.optional(move),
  line: z.optional(z.array(move).check(z.maxLength(1_000))),
  iterations: z.optional(count),
  value: z.optional(z.number()),
  chanceToWin: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
};

/** What a bot may send. */
export const botMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.int(),
    name: text(100),
    version: z.optional(text(100)),
    author: z.optional(text(200)),
  }),
  z.strictObject({ type: z.literal('info'), id, text: z.optional(text(10_000)), ...thought }),
  z.strictObject({
    type: z.literal('bestmove'),
    id,
    move,
    analysis: z.optional(z.array(z.strictObject({ ...thought, move })).check(z.maxLength(MOST_MOVES))),
  }),
  z.strictObject({ type: z.literal('error'), message: text(10_000) }),
]);

/** A position from the host; its fields follow the game's schema. */
interface PositionMessage {
  readonly type: 'position';
  readonly view: GameTypes['View'];
  readonly events: readonly GameTypes['RedactedEvent'][];
  readonly moves: readonly GameTypes['Move'][];
}

/** What a bot may receive. */
export type HostMessage = Exclude<z.infer<typeof hostMessage>, { type: 'position' }> | PositionMessage;

/** What a bot thinks of a move, or of its best one. */
export type Thought = z.infer<z.ZodMiniObject<typeof thought>>;

/** What a bot may send. */
export type BotMessage = z.infer<typeof botMessage>;

/**
 * Parses a bot's message from a line.
 * @throws RangeError if the line is invalid; the message says why.
 */
export function readBotMessage(line: string): BotMessage {
  const shown = line.length > 200 ? `${line.slice(0, 200)}…` : line;
  let value: unknown;
  try {
    // Some programs begin their output with a byte order mark.
    value = JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    throw new RangeError(
      `expected a line of JSON on the standard output, got ${shown}; print notes to the standard error`,
    );
  }
  const result = botMessage.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new RangeError(`${['message', ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'invalid'}, in ${shown}`);
}
