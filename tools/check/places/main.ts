// npm run check -- places: uses the packed packages in the places where people work. `places -- --packages FOLDER` tries
// the tarballs in a folder instead, and `places -- NAME …` these places alone.
import { parseArgs } from 'node:util';
import { browsers } from './browsers.js';
import { installs } from './installs.js';
import { type Place, withPackages } from './place.js';
import { reactNative } from './reactNative.js';
import { schemas } from './schemas.js';
import { testRunners } from './testRunners.js';
import { types } from './types.js';
import { values as fromElsewhere } from './values.js';
import { withoutExports } from './withoutExports.js';

const PLACES: readonly Place[] = [
  ...installs,
  ...schemas,
  ...types,
  ...fromElsewhere,
  ...browsers,
  ...reactNative,
  ...testRunners,
  ...withoutExports,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { packages: { type: 'string' }, rest: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => PLACES.every((place) => place.name !== name));
if (unknown.length > 0)
  throw new Error(`expected names of ${PLACES.map(({ name }) => name).join(', ')}, got ${unknown}`);
const chosen = PLACES.filter(({ name, quick }) =>
  positionals.length > 0 ? positionals.includes(name) : quick !== values.rest,
);

await withPackages(values.packages, async (packages) => {
  for (const { name, visit } of chosen) {
    const start = performance.now();
    try {
      await visit(packages);
      console.log(`${name}: ok [${((performance.now() - start) / 1000).toFixed(0)} s]`);
    } catch (error) {
      console.error(`${name}: FAILS\n${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
});
