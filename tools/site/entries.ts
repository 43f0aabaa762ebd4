import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRIES } from '../lib/games.js';
import { PACKAGES } from '../lib/packages.js';

/** An entry point to document, of the library or one of its packages. */
export interface Documented {
  /** Its import: `hencoop/chicken/sheet`, `@hencoop/server`. */
  readonly name: string;
  readonly source: string;
}

interface PackageJson {
  readonly name: string;
  readonly exports: { readonly [path: string]: string | { readonly default: string } };
}

function entriesOf(folder: string): Documented[] {
  // A package of this repository.
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [
          {
            name: join(name, path),
            source: join(folder, target.default.replace('./dist/', 'src/').replace(/js$/, 'ts')),
          },
        ],
  );
}

export const LIBRARY: readonly Documented[] = ENTRIES;

export const AROUND: readonly Documented[] = PACKAGES.flatMap(entriesOf);

/** The address of an entry point's page, relative to the root of the site, without an extension. */
export const apiAddress = (name: string) => `api/${name}`;

/** The entry point of a report in `etc/api`: `hencoop/chicken/sheet` for `chicken.sheet`. */
export function entryOfReport(report: string): string {
  const known = [...LIBRARY, ...AROUND].find(({ name }) => reportOf(name) === report);
  if (known === undefined) throw new Error(`etc/api/${report}.api.md does not belong to an entry point`);
  return known.name;
}

const reportOf = (name: string) =>
  name.startsWith('@hencoop/')
    ? name.replace('@hencoop/', 'hencoop-').replace('/', '.')
    : name.replace(/^hencoop\//, '').replaceAll('/', '.');
