import { isRecord, isWhole } from '../engine/guards.js';
import type { Json } from '../engine/json.js';
import { type JsonLimits, plainJson } from '../engine/json.js';

/** A submission as it comes: its move may still be anything. */
export interface Envelope {
  readonly id: string;
  readonly revision: number;
  readonly move: Json;
}

/** Far more than any move of any game needs. */
const LIMITS: JsonLimits = { depth: 6, values: 256, text: 64 };
const ID = /^[\w-]{1,64}$/;

/** Whether `value` can be the id of a submission. Letters, digits, `-` and `_` alone: any store can hold them. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** The submission in `value`, or the path of what is wrong in it, with its id where that can be read. */
export function readEnvelope(value: unknown): Envelope | { readonly path: string; readonly id: string | null } {
  const given = plainJson(value, LIMITS);
  if (!isRecord(given)) return { path: '', id: null };
  const fields: { readonly [name: string]: Json | undefined } = given;
  const { id, revision, move } = fields;
  if (!isId(id)) return { path: 'id', id: null };
  if (!isWhole(revision) || revision < 0) return { path: 'revision', id };
  if (move === undefined) return { path: 'move', id };
  for (const name of Object.keys(fields)) {
    if (name !== 'id' && name !== 'revision' && name !== 'move') return { path: name, id };
  }
  return { id, revision, move };
}
