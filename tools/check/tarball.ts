// Checks the packed package: only files that users need, source maps that lead to the shipped sources, sizes within
// budget.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { LANGUAGES } from '../../src/engine/languages.js';
import budgets from '../bench/budgets.json' with { type: 'json' };
import { GAMES } from '../lib/games.js';
import { ARENA, BIN, inEmptyProject, PUZZLES, run, type Tarball, terminalWords } from '../lib/packed.js';
import { reachOf } from '../lib/reach.js';
import { addresses, repositoryPage } from '../lib/repository.js';

/** The package's program, which imports the library by name. */
const WORDS = LANGUAGES.map(terminalWords);
const PROGRAM: readonly string[] = [BIN, ARENA, ...WORDS];
const isOfProgram = (path: string) => PROGRAM.includes(path) || dirname(path) === dirname(PUZZLES);

/** Files that the package may contain. */
const WANTED = [
  /^(?:package\.json|README\.md|CHANGELOG\.md|SECURITY\.md|LICENSE)$/,
  /^docs\/pictures\/chicken-roundup\.svg$/,
  /^dist\/.+\.(?:js|cjs|js\.map|d\.ts|d\.cts)$/,
  /^dist\/licenses\.txt$/,
  /^src\/element\/custom-elements\.json$/,
  /^src\/.+\.ts$/,
];
const DEPENDENCIES = 'zod';

/** A game in one file for CDNs. No program imports it, and the budgets do not count it. */
const FOR_CDN = /^dist\/cdn\/[a-z-]+\.js$/;

/** The packages that `dist` may import by name; a page without a bundler maps these names. */
const IMPORTED = /^(?:zod\/mini|zod\/v4\/core|fast-check)$/;

const problems: string[] = [];

interface Manifest {
  readonly dependencies: { readonly [name: string]: string };
  readonly devDependencies: { readonly [name: string]: string };
}

function checkFiles(folder: string, { files }: Tarball): void {
  for (const { path } of files)
    if (!WANTED.some((wanted) => wanted.test(path))) problems.push(`${path}: does not belong in the package`);
  // The package's own manifest.
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const dependencies = Object.keys(manifest.dependencies).join();
  if (dependencies !== DEPENDENCIES) problems.push(`package.json: depends on ${dependencies}`);
  const { reached, missing } = reachOf(folder);
  for (const { path, by } of missing) problems.push(`${path}: missing, but ${by} names it`);
  for (const { path } of files) {
    const code = /^dist\/.+\.(?:c?js|d\.c?ts)$/.test(path);
    if (code && !reached.has(path) && !FOR_CDN.test(path)) problems.push(`${path}: no entry point reaches it`);
  }
}

/** The package contains the code of seedrandom, with its license, and loads nothing for it. */
function checkBundled(folder: string, { files }: Tarball): void {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const { seedrandom = '' } = devDependencies;
  if (!/^\d+\.\d+\.\d+$/.test(seedrandom)) {
    problems.push(
      `package.json: expected an exact version of seedrandom, which every deal depends on, got ${seedrandom}`,
    );
  }
  const license = readFileSync(join(folder, 'dist/licenses.txt'), 'utf8');
  if (!license.includes(`seedrandom ${seedrandom}:\n\nCopyright 2019 David Bau.`))
    problems.push('dist/licenses.txt: expected the license of seedrandom');
  for (const { path } of files) {
    if (!/^dist\/.+\.c?js$/.test(path) || isOfProgram(path)) continue;
    const code = readFileSync(join(folder, path), 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:\bfrom |\bimport |\bimport\(|\brequire\()['"]([^.'"][^'"]*)['"]/g))
      if (!IMPORTED.test(name)) problems.push(`${path}: imports ${name}`);
  }
}

/** The package's pages for readers without a clone. */
const PAGES = ['README.md', 'SECURITY.md', 'CHANGELOG.md'];

/**
 * The registry shows these pages without a clone: the package must ship the pictures, and the registry resolves other
 * relative links in the repository named in package.json, so the files must exist there.
 */
function checkPages(folder: string): void {
  const manifest = addresses(folder);
  const home = repositoryPage(manifest);
  if (!/^https:\/\/[^/]+\/[^/]+\/[^/]+$/.test(home)) problems.push(`package.json: repository.url is ${home}`);
  if (manifest.homepage !== `${home}#readme`) problems.push('package.json: homepage is not the page of the repository');
  if (manifest.bugs.url !== `${home}/issues`) problems.push('package.json: bugs.url is not in the repository');
  const tracked = new Set(run('.', 'git', 'ls-files').split('\n'));
  for (const page of PAGES) {
    const text = readFileSync(join(folder, page), 'utf8');
    for (const [, picture, target = ''] of text.matchAll(/(!?)\[[^\]]*\]\(([^()\s#]+)[^()\s]*\)/g)) {
      const known = [...tracked].some((file) => file === target || file.startsWith(`${target}/`));
      if (target.startsWith('https:')) {
        if (!target.startsWith(`${home}/`)) problems.push(`${page}: ${target} is not in the repository ${home}`);
      } else if (!known) problems.push(`${page}: ${target} is not in the repository`);
      else if (picture === '!' && !existsSync(join(folder, target)))
        problems.push(`${page}: ${target} is not packaged`);
    }
  }
}

interface SourceMapFile {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

function checkMaps(folder: string, { files }: Tarball): void {
  const shipped = new Set(files.map(({ path }) => path));
  const linked = new Set<string>();
  for (const { path } of files) {
    if (!/^dist\/.+\.c?js$/.test(path)) continue;
    const links = [...readFileSync(join(folder, path), 'utf8').matchAll(/^\/\/# sourceMappingURL=(.+)$/gm)];
    if (links.length > 1) problems.push(`${path}: expected one link to its map, got ${links.length}`);
    for (const [, link] of links) {
      const map = join(dirname(path), link ?? '');
      linked.add(map);
      if (!shipped.has(map)) problems.push(`${path}: its map ${map} is missing`);
    }
  }
  for (const { path } of files) {
    if (!path.endsWith('.map')) continue;
    if (!linked.has(path)) problems.push(`${path}: no file names this map`);
    // Written by the bundler, so it has this shape.
    const { sources, sourcesContent } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as SourceMapFile;
    if (sources.length === 0) problems.push(`${path}: maps nothing`);
    for (const [index, source] of sources.entries()) {
      if (typeof sourcesContent?.[index] === 'string') continue;
      const target = join(dirname(path), source);
      if (!shipped.has(target)) problems.push(`${path}: its source ${target} is not shipped`);
    }
  }
}

/** The stack trace of a rejected move must point to the line that throws: in ESM that of the source, in CommonJS that of the code. */
function checkTraces(project: string, folder: string): void {
  const illegal = "chicken.apply(chicken.setup({ seats: 2, seed: 'hen' }), { seat: 1, type: 'draw' });";
  const caught = `try { ${illegal} } catch (error) { console.log(error.stack); }`;
  writeFileSync(join(project, 'trace.mjs'), `import { chicken } from 'hencoop/chicken';\n${caught}`);
  writeFileSync(join(project, 'trace.cjs'), `const { chicken } = require('hencoop/chicken');\n${caught}`);
  for (const file of ['trace.mjs', 'trace.cjs']) {
    const stack = run(project, process.execPath, '--enable-source-maps', file);
    const kind = file === 'trace.mjs' ? 'ts' : 'cjs';
    const place = new RegExp(`\\((?:file://)?(/.+\\.${kind}):(\\d+):\\d+\\)`);
    const [, source = '', line = 0] = place.exec(stack) ?? [];
    const code = existsSync(source) ? readFileSync(source, 'utf8').split('\n')[Number(line) - 1] : undefined;
    const inside = !relative(folder, source).startsWith('..');
    const isMapped = kind === 'cjs' || !stack.includes('hencoop/dist/');
    if (!inside || !code?.includes('throw new') || !code.includes('IllegalMoveError') || !isMapped) {
      problems.push(`${file}: a trace does not lead to the sources:\n${stack}`);
    }
  }
}

/** A user interface takes the undo history without the schemas, which are a hundred times as large. */
async function checkHistory(project: string, max: number): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: "export { advance, redo, startHistory, undo } from 'hencoop/record';", resolveDir: project },
    absWorkingDir: project,
    tsconfigRaw: '{}',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  const bytes = outputFiles[0]?.contents.length ?? 0;
  console.log(`the undo history: ${bytes} bytes of ${max}`);
  if (bytes > max) problems.push('the undo history includes other parts of the library');
}

await inEmptyProject([], async (project, tarball) => {
  const folder = join(project, 'node_modules/hencoop');
  checkFiles(folder, tarball);
  checkBundled(folder, tarball);
  checkMaps(folder, tarball);
  checkPages(folder);
  checkTraces(project, folder);
  const { packed, unpacked, history, bin, arena, words } = budgets.package;
  await checkHistory(project, history);
  for (const [file, budget] of [[BIN, bin], [ARENA, arena], ...WORDS.map((file) => [file, words] as const)] as const) {
    const bytes = tarball.files.find(({ path }) => path === file)?.size ?? 0;
    console.log(`${file}: ${bytes} bytes of ${budget}`);
    if (bytes === 0 || bytes > budget)
      problems.push(`${file}: missing, or over the budget in tools/bench/budgets.json`);
  }
  const { filename, files } = tarball;
  const forCdn = files.filter(({ path }) => FOR_CDN.test(path)).map(({ path }) => readFileSync(join(folder, path)));
  if (forCdn.length !== GAMES.length) problems.push(`dist/cdn: expected a file for each game, got ${forCdn.length}`);
  const size = forCdn.reduce((rest, file) => rest - gzipSync(file).length, tarball.size);
  const unpackedSize = forCdn.reduce((rest, file) => rest - file.length, tarball.unpackedSize);
  console.log(
    `${filename}: ${files.length} files, ${size} bytes of ${packed}; unpacked ${unpackedSize} of ${unpacked}`,
  );
  if (size > packed || unpackedSize > unpacked)
    problems.push(`${filename}: over the budget in tools/bench/budgets.json`);
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
