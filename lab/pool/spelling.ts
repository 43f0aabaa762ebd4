// Translates between today's tables and the spelling of the frozen bots.

/** A chicken card of Chicken Out!, which was an object then. */
const CHICKEN = /^(black|red) (\d+)$/;
/** A field of Blind Chicken Extreme, in American and in British spelling. */
const CANCELED = ['canceled', 'cancelled'] as const;

/** Translates a table for a frozen bot. */
export function toOld<T>(table: T): T {
  const [now, then] = CANCELED;
  return mapped(
    table,
    (key) => (key === now ? then : key),
    (value) => {
      const [, colour, number] = typeof value === 'string' ? (CHICKEN.exec(value) ?? []) : [];
      return colour === undefined ? undefined : { colour, number: Number(number) };
    },
  );
}

/** Translates a frozen bot's choice for today's rules. */
export function toNew<T>(answer: T): T {
  const [now, then] = CANCELED;
  return mapped(
    answer,
    (key) => (key === then ? now : key),
    (value) => (isChicken(value) ? `${value.colour} ${value.number}` : undefined),
  );
}

function isChicken(value: unknown): value is { readonly colour: string; readonly number: number } {
  return typeof value === 'object' && value !== null && 'colour' in value && 'number' in value;
}

/** A copy of JSON with keys renamed by `keyOf`, and values replaced where `replace` returns one. */
function mapped<T>(value: T, keyOf: (key: string) => string, replace: (value: unknown) => unknown): T {
  const map = (one: unknown): unknown => {
    const other = replace(one);
    if (other !== undefined) return other;
    if (Array.isArray(one)) return one.map(map);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, each]) => [keyOf(key), map(each)]));
  };
  // The same JSON, in the other spelling.
  return map(value) as T;
}
