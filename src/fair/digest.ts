import { canonical, type Json } from '../engine/json.js';

const HEX = /^[0-9a-f]{64}$/;

/** Whether `value` is 32 bytes in lowercase hexadecimal. */
export function isHex(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

/** SHA-256 of the UTF-8 of `value` in canonical JSON. */
export async function digest(value: Json): Promise<string> {
  const hash = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonical(value)));
  return hex(new Uint8Array(hash));
}

/** 256 bits from the platform's cryptographic generator. */
export function fresh(): string {
  return hex(globalThis.crypto.getRandomValues(new Uint8Array(32)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
