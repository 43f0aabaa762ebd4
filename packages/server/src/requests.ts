import { z } from 'zod';
import { OPEN, PERSON } from './match.js';
import { refuse } from './refusal.js';

/** The longest name of a player, in characters. */
export const LONGEST_NAME = 60;
/** More seats than any game has. */
const MOST_SEATS = 8;
const LONGEST_DAY = 86_400;

// Names are shown to others: no control characters, no second line, none that turn the direction of the text around
// them, and no half of a character, which a database does not take.
const name = z
  .string()
  .max(LONGEST_NAME)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'expected no invisible characters');
const token = z.string().regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits, lower case');
const bot = z.string().max(100);

const clock = z.strictObject({
  move: z
    .number()
    .min(1)
    .max(LONGEST_DAY * 30),
  game: z
    .number()
    .min(1)
    .max(LONGEST_DAY * 365)
    .nullable()
    .default(null),
  bot: bot.default('medium'),
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const opening = z.strictObject({
  game: z.string().max(100),
  /** How many seats, all of persons; or who takes each seat. */
  seats: z.int().min(1).max(MOST_SEATS).optional(),
  players: z
    .array(z.union([z.literal([PERSON, OPEN]), bot]))
    .min(1)
    .max(MOST_SEATS)
    .optional(),
  names: z.array(name).max(MOST_SEATS).optional(),
  options: z.record(z.string().max(100), z.unknown()).optional(),
  listed: z.boolean().default(false),
  clock: clock.nullable().default(null),
  secret: token.optional(),
});

const joining = z.strictObject({ name: name.default(''), token });
const leaving = z.strictObject({ bot: bot.default('medium') });
const renewing = z.strictObject({ token });

const listing = z.strictObject({
  game: z.string().max(100).optional(),
  status: z.enum(['waiting', 'playing', 'over']).optional(),
  before: z.uuid().optional(),
  count: z.coerce.number().int().min(1).max(100).default(20),
});

const after = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .default(0);

export type Opening = z.infer<typeof opening>;
export type Joining = z.infer<typeof joining>;

/** A body or a query by its schema. @throws Refusal naming the field that is wrong. */
function reader<T>(schema: z.ZodType<T>): (value: unknown) => T {
  return (value) => {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    const path = issue?.path.join('.') ?? '';
    return refuse('invalid', `${path === '' ? 'the request' : path}: ${issue?.message ?? 'expected another value'}`);
  };
}

export const openingIn = reader(opening);
export const joiningIn = reader(joining);
export const leavingIn = reader(leaving);
export const renewingIn = reader(renewing);
export const listingIn = reader(listing);
export const afterIn = reader(after);

/** The id in an address. @throws Refusal for what is no id. */
export function idIn(text: string): string {
  if (!UUID.test(text)) refuse('notFound', 'expected the id of a match, got something else');
  return text;
}
