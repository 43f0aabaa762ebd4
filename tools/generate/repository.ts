import { readFileSync } from 'node:fs';
import type { Output } from '../lib/files.js';
import { addresses, repositoryPage } from '../lib/repository.js';

const REPORT = /(?<=\]\()https:[^()\s]+(?=\/security\/advisories\/new\))/g;

/** Writes the repository's address wherever it is repeated: in package.json, which sets it once, and in SECURITY.md. */
export function repository(output: Output): void {
  const page = repositoryPage();
  const manifest = { ...addresses(), homepage: `${page}#readme`, bugs: { url: `${page}/issues` } };
  output.file('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  output.file('SECURITY.md', readFileSync('SECURITY.md', 'utf8').replaceAll(REPORT, page));
}
