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

/** Whether `value` can be the id of a submission: only letters, digits, `-` and `_`, which any store can hold. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** Whether `value` can be the revision of a viewer. */
export function isRevision(value: unknown): value is number {
  return isWhole(value) && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}

/** The submission in `value`, or the path of the first fault, with the id if it is readable. */
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

/** The id and the revision of a request to take a move back; `null` for a field that is not readable. */
export function readUndo(value: unknown): { readonly id: string | null; readonly revision: number | null } {
  const { id, revision } = readFields(value, ['id', 'revision']);
  return { id: isId(id) ? id : null, revision: isRevision(revision) ? revision : null };
}

/** The id of the request that a seat answers, and its answer; `null` for a field that is not readable. */
export function readConsent(value: unknown): { readonly id: string | null; readonly accept: boolean | null } {
  const { id, accept } = readFields(value, ['id', 'accept']);
  return { id: isId(id) ? id : null, accept: typeof accept === 'boolean' ? accept : null };
}

/** The fields of an object that has only these fields; `{}` for any other value. */
function readFields(value: unknown, names: readonly string[]): { readonly [name: string]: Json | undefined } {
  const json = readJson(value, LIMITS);
  if (!json.ok || !isRecord(json.value)) return {};
  // The fields of a JSON object.
  const fields = json.value as { readonly [name: string]: Json | undefined };
  return Object.keys(fields).every((name) => names.includes(name)) ? fields : {};
}
