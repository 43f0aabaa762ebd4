import { isRecord, isWhole } from '../engine/guards.js';
import { type Json, type JsonLimits, readJson } from '../engine/json.js';

/** A submission whose move has not been checked yet. */
export interface Envelope {
  readonly id: string;
  readonly revision: number;
  readonly move: Json;
}

/** Far more than any move of any game needs. */
const LIMITS: JsonLimits = { depth: 6, values: 256, width: 256, text: 64 };
const ID = /^[\w-]{1,64}$/;

/** Whether `value` can be the id of a submission. Letters, digits, `-` and `_` alone: any store can hold them. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** Whether `value` can be the revision of a viewer. */
export function isRevision(value: unknown): value is number {
  return isWhole(value) && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}

/** The submission in `value`, or the path of the first fault in it, with its id if that is readable. */
export function readEnvelope(value: unknown): Envelope | { readonly path: string; readonly id: string | null } {
  const json = readJson(value, LIMITS);
  if (!json.ok) return { path: json.path, id: null };
  if (!isRecord(json.value)) return { path: '', id: null };
  // The fields of a JSON object.
  const fields = json.value as { readonly [name: string]: Json | undefined };
  const { id, revision, move } = fields;
  if (!isId(id)) return { path: 'id', id: null };
  if (!isRevision(revision)) return { path: 'revision', id };
  if (move === undefined) return { path: 'move', id };
  for (const name of Object.keys(fields)) {
    if (name !== 'id' && name !== 'revision' && name !== 'move') return { path: name, id };
  }
  return { id, revision, move };
}
