import { codePath } from './codePath.js';

/** A text as a QR code to point a camera at. Its ground is white in the dark as well: many cameras read nothing else. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = codePath(text);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
