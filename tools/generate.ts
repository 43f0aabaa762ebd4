// Writes every generated page: npm run fix. With --check, fails if one is out of date.
// With names, writes only those: tsx tools/generate.ts sheets counts. The API reports need a build and the
// vectors take long, so they run only by name.
import { analysisPage } from './generate/analysisPage.js';
import { api } from './generate/api.js';
import { checks } from './generate/checks.js';
import { clauses } from './generate/clauses.js';
import { clientTypes } from './generate/clientTypes.js';
import { counts } from './generate/counts.js';
import { doors } from './generate/doors.js';
import { elementManifest } from './generate/elementManifest.js';
import { lawEvidence } from './generate/laws.js';
import { moveTables } from './generate/moveTables.js';
import { mutation } from './generate/mutation.js';
import { openapi } from './generate/openapi.js';
import { pictures } from './generate/pictures.js';
import { plantedBugs } from './generate/plantedBugs.js';
import { proof } from './generate/proof.js';
import { puzzles } from './generate/puzzles.js';
import { repository } from './generate/repository.js';
import { scenarios } from './generate/scenarios.js';
import { sheets } from './generate/sheets.js';
import { strength } from './generate/strength.js';
import { takeBacks } from './generate/takeBacks.js';
import { vectors } from './generate/vectors.js';
import { type Output, output } from './lib/files.js';

type Generator = (output: Output) => void | Promise<void>;

const PAGES = {
  doors,
  sheets,
  clauses,
  moveTables,
  counts,
  proof,
  plantedBugs,
  lawEvidence,
  mutation,
  scenarios,
  pictures,
  strength,
  openapi,
  clientTypes,
  elementManifest,
  repository,
  puzzles,
  takeBacks,
  analysisPage,
  checks,
};
const GENERATORS: { readonly [name: string]: Generator } = { ...PAGES, api, vectors };

const names = process.argv.slice(2).filter((word) => word !== '--check');
const to = output(process.argv.includes('--check'));
for (const name of names.length > 0 ? names : Object.keys(PAGES)) {
  const generate = GENERATORS[name];
  if (generate === undefined) {
    throw new Error(`expected names from ${Object.keys(GENERATORS).join(', ')}, got ${name}`);
  }
  await generate(to);
}
