import type { z } from 'zod/mini';

/** The issues of a schema with a value, one per line; `''` if it is valid. */
export function faults(schema: z.ZodMiniType, value: unknown): string {
  const result = schema.safeParse(value);
  return result.success
    ? ''
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
}
