/** 256 bits in hexadecimal, from the platform's cryptographic generator: `randomUUID` needs a page on https. */
export function freshToken(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
