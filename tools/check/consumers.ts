// Type-checks a strict project that uses every entry point of the packed package, under every module resolution, with
// this project's compiler, the oldest supported one, and the latest. Loads every entry point as CommonJS, in Node and
// in Jest without a flag, and every game through its doors. Bundles everything with each bundler, without warnings.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundled } from '../bench/warnings.js';
import { ENTRIES } from '../lib/games.js';
import { inEmptyProject, installRuntimes, PACKED, requireEveryEntry, run } from '../lib/packed.js';
import { consumerOfGames } from '../lib/packedGames.js';

/** The module resolution of a project; the name of its file determines whether it is ESM or CJS. */
interface Project {
  readonly resolution: 'bundler' | 'node16' | 'nodenext';
  readonly file: string;
}

const BUNDLER: Project = { resolution: 'bundler', file: 'consumer.ts' };
const NODE16: readonly Project[] = [
  { resolution: 'node16', file: 'consumer.mts' },
  { resolution: 'node16', file: 'consumer.cts' },
];
const NODENEXT: readonly Project[] = [
  { resolution: 'nodenext', file: 'consumer.mts' },
  { resolution: 'nodenext', file: 'consumer.cts' },
];

const COMPILERS = [
  { compiler: 'node_modules/typescript', projects: [BUNDLER, ...NODE16, ...NODENEXT] },
  { compiler: join(PACKED, 'node_modules/typescript-oldest'), projects: [BUNDLER, ...NODE16] },
  { compiler: join(PACKED, 'node_modules/typescript-latest'), projects: [BUNDLER, ...NODENEXT] },
];

const STRICTEST = {
  target: 'es2022',
  // zod's declarations use URL, a DOM and Node type.
  lib: ['es2022', 'dom'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  isolatedModules: true,
  skipLibCheck: false,
  forceConsistentCasingInFileNames: true,
  noEmit: true,
};

/** Runs test/packed/doors.cjs in the project by itself, and as a test of Jest. */
function checkCommonJs(project: string): void {
  copyFileSync(join(PACKED, 'doors.cjs'), join(project, 'doors.cjs'));
  const names = JSON.stringify(ENTRIES.map(({ name }) => name));
  writeFileSync(join(project, 'open.cjs'), `require('./doors.cjs').openAll(${names}).then(console.log);`);
  const doors = Number(run(project, process.execPath, 'open.cjs'));
  console.log(`CommonJS in Node: ok, ${doors} doors`);
  const test = `test('doors', async () => expect(await require('./doors.cjs').openAll(${names})).toBe(${doors}));`;
  writeFileSync(join(project, 'doors.test.cjs'), test);
  const config = { rootDir: project, testMatch: ['**/doors.test.cjs'], testTimeout: 60_000 };
  run(project, process.execPath, resolve(PACKED, 'node_modules/jest/bin/jest.js'), '--config', JSON.stringify(config));
  console.log('CommonJS in Jest: ok');
}

async function checkBundlers(project: string): Promise<void> {
  for (const { bundler, warnings } of await bundled(
    project,
    ENTRIES.map(({ name }) => name),
  )) {
    console.log(`${bundler}: ${warnings.length === 0 ? 'ok' : `WARNS ${warnings.join('\n')}`}`);
    if (warnings.length > 0) process.exitCode = 1;
  }
}

const consumer = `${readFileSync(join(PACKED, 'consumer.ts'), 'utf8')}\n${consumerOfGames()}\n`;
requireEveryEntry('consumer.ts', consumer);
installRuntimes();
await inEmptyProject(['fast-check@4'], async (project) => {
  checkCommonJs(project);
  await checkBundlers(project);
  for (const { compiler, projects } of COMPILERS) {
    const tsc = resolve(compiler, 'bin/tsc');
    const version = run(project, process.execPath, tsc, '--version').trim();
    for (const { resolution, file } of projects) {
      const folder = join(project, `${resolution}-${file}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, file), consumer);
      const module = resolution === 'bundler' ? 'esnext' : resolution;
      const compilerOptions = { ...STRICTEST, module, moduleResolution: resolution };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
      try {
        run(folder, process.execPath, tsc, '-p', '.');
        console.log(`${version}, ${resolution}, ${file}: ok`);
      } catch (error) {
        console.error(`${version}, ${resolution}, ${file}:\n${String(error)}`);
        process.exitCode = 1;
      }
    }
  }
});
