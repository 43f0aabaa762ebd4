import type { z } from 'zod';
import { afterQuery } from './contract.js';
import { refuse } from './refusal.js';

/** Validates a body or a query. @throws Refusal if a field is wrong; the message names it. */
export function readBy<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = issue?.path.join('.') || 'the request';
  return refuse('invalid', `${path}: ${issue?.message ?? 'expected another value'}`);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The match id in a path. @throws Refusal if the text is not an id. */
export function readMatchId(text: string): string {
  if (!UUID.test(text)) refuse('notFound', 'There is no such match.');
  return text;
}

/** The revision after which a viewer wants deliveries. @throws Refusal if the text is not a revision. */
export function readAfter(text: string | undefined): number {
  return readBy(afterQuery, { after: text }).after;
}
