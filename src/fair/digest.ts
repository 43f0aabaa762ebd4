import { canonical, type Json } from '../engine/json.js';
import { hex, randomBytes } from '../engine/seed.js';

const HEX = /^[0-9a-f]{64}$/;

/** Whether `value` is 32 bytes in lowercase hexadecimal. */
export function isHex(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

/** SHA-256 of the UTF-8 of `value` in canonical JSON. */
export async function digest(value: Json): Promise<string> {
  const bytes = new TextEncoder().encode(canonical(value));
  // Missing on pages without https, whatever its type.
  const subtle: typeof globalThis.crypto.subtle | undefined = globalThis.crypto.subtle;
  if (subtle !== undefined) return hex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
  return hex((await import('./sha256.js')).sha256(bytes));
}

/** 256 bits from the platform's cryptographic generator. */
export function fresh(): string {
  return hex(randomBytes(32));
}
