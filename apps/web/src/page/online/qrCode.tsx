import { codePath } from './codePath.js';

/** A text as a QR code. Its background is white in the dark theme, too: many cameras read no other. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = codePath(text);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
