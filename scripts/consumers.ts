// Type-checks a strict project that uses every entry point of the packed package, under every way of resolving modules:
// by our compiler, by the oldest that we promise, and by the latest.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inEmptyProject, installPlace, PLACE, requireEveryEntry, run } from './packed.js';

/** How a project resolves modules; the name of its file decides whether it is ESM or CJS. */
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
  { folder: 'node_modules/typescript', projects: [BUNDLER, ...NODE16, ...NODENEXT] },
  { folder: join(PLACE, 'node_modules/typescript-oldest'), projects: [BUNDLER, ...NODE16] },
  { folder: join(PLACE, 'node_modules/typescript-latest'), projects: [BUNDLER, ...NODENEXT] },
];

const STRICTEST = {
  target: 'es2022',
  // The declarations of zod name URL, which the DOM and Node have.
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

requireEveryEntry('consumer.ts');
installPlace();
await inEmptyProject(['fast-check@4'], (project) => {
  for (const { folder, projects } of COMPILERS) {
    const tsc = resolve(folder, 'bin/tsc');
    const version = run(project, process.execPath, tsc, '--version').trim();
    for (const { resolution, file } of projects) {
      const place = join(project, `${resolution}-${file}`);
      mkdirSync(place, { recursive: true });
      copyFileSync(join(PLACE, 'consumer.ts'), join(place, file));
      const module = resolution === 'bundler' ? 'esnext' : resolution;
      const compilerOptions = { ...STRICTEST, module, moduleResolution: resolution };
      writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
      try {
        run(place, process.execPath, tsc, '-p', '.');
        console.log(`${version}, ${resolution}, ${file}: fine`);
      } catch (error) {
        console.error(`${version}, ${resolution}, ${file}:\n${String(error)}`);
        process.exitCode = 1;
      }
    }
  }
});
