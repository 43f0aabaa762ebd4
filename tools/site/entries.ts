import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRIES } from '../lib/games.js';
import { PACKAGES } from '../lib/packages.js';

/** What the site documents: an entry point of the library, or of a package around it. */
export interface Documented {
  /** What users import: `hencoop/chicken/sheet`, `@hencoop/server`. */
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

/** The address of the page of an entry point, below the root of the site and without an ending. */
export const apiAddress = (name: string) => `api/${name}`;

/** What the report of an API in `etc/api` is of: `hencoop/chicken/sheet` for `chicken.sheet`. */
export function entryOfReport(report: string): string {
  const known = [...LIBRARY, ...AROUND].find(({ name }) => reportOf(name) === report);
  if (known === undefined) throw new Error(`etc/api/${report}.api.md is the report of no entry point`);
  return known.name;
}

const reportOf = (name: string) =>
  name.startsWith('@hencoop/')
    ? name.replace('@hencoop/', 'hencoop-').replace('/', '.')
    : name.replace(/^hencoop\//, '').replaceAll('/', '.');
