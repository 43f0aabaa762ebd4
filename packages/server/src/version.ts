import { readFileSync } from 'node:fs';

/** The version of this package; `unknown` in a bundle without its manifest. */
export const VERSION = versionOf(new URL('../package.json', import.meta.url));

function versionOf(manifest: URL): string {
  try {
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { [field: string]: unknown };
    return name === '@hencoop/server' ? String(version) : 'unknown';
  } catch {
    return 'unknown';
  }
}
