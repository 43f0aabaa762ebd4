import encodeQR from 'qr';

/** The width of the quiet zone around a code, in modules. */
const QUIET = 4;

/** A text as a QR code: the outline of its dark modules in a square of this size, quiet zone included. */
export function codePath(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size: rows.length, path };
}
