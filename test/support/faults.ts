import type { z } from 'zod/mini';

/** Where and why a schema refuses a value, a line each; `''` if it takes it. */
export function faults(schema: z.ZodMiniType, value: unknown): string {
  const result = schema.safeParse(value);
  return result.success
    ? ''
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
}
