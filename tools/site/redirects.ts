import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Moved } from './api.js';

/** Writes a redirect page for each old address. */
export function writeRedirects(out: string, moved: readonly Moved[]): void {
  for (const { from, to } of moved) {
    const file = join(out, from);
    if (existsSync(file)) throw new Error(`${from} is a page, so it cannot lead to ${to}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=/${to}">
    <title>Moved | Hencoop</title>
  </head>
  <body><a href="/${to}">This page has moved.</a></body>
</html>
`,
    );
  }
}
