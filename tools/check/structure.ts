// npm run check -- structure: imports run one way, without circles, as in importRules.ts; no file besides the list of
// games lists them; none casts to or from the types of a game; and the compiler checks every file.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { trackedFiles } from '../lib/files.js';
import { ENTRIES, GAMES } from '../lib/games.js';
import { IMPORT_RULES } from './importRules.js';

const ROOTS = ['src', 'support', 'packages', 'apps', 'examples', 'tools', 'lab', 'docs/.vitepress'];

/**
 * The importable names, with their sources. The longest come first, since each also matches longer names after a slash.
 */
const alias = Object.fromEntries(
  [
    ...ENTRIES.map(({ name, source }) => [name, resolve(source)] as const),
    ...readdirSync('packages').map((name) => [`@hencoop/${name}`, resolve('packages', name, 'src/index.ts')] as const),
    ['@hencoop/server/match', resolve('packages/server/src/match.ts')] as const,
  ].sort(([a], [b]) => b.length - a.length),
);

/** Prints every forbidden import; returns whether there is none. */
async function importsAreRight(): Promise<boolean> {
  const { output, exitCode } = await cruise(
    ROOTS,
    {
      ruleSet: { forbidden: IMPORT_RULES },
      validate: true,
      outputType: 'err-long',
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(?:^|/)(?:dist(?:-previous)?|node_modules(?!/(?:zod|fast-check)/))/' },
      tsPreCompilationDeps: true,
      moduleSystems: ['es6', 'tsd'],
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'types', 'default'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
      },
    },
    { alias },
  );
  console.log(String(output).trim());
  return exitCode === 0;
}

/** Files that may list the ids of all games. */
const LISTS: readonly { readonly file: RegExp; readonly reason: string }[] = [
  { file: /^src\/games\.ts$/, reason: 'The list.' },
  { file: /^src\/index\.ts$/, reason: 'The named exports.' },
  { file: /^tools\/bench\/(?:budgets|rounds)\.json$/, reason: 'The limits of each game, and how it is measured.' },
  { file: /^(?:docs\/|etc\/api\/|README\.md$|CHANGELOG\.md$)/, reason: 'Prose, and generated pages.' },
  {
    file: /^packages\/server\/openapi\.json$|^packages\/puzzles\/src\/data\/index\.ts$|^tools\/bench\/(?:RESULTS|TOUCHES)\.md$|^tools\/prove\/results\.json$|^lab\/(?:\w+\/RESULTS\.md|count\/results\.json)$/,
    reason: 'Generated.',
  },
  { file: /^tools\/check\/browser\/web\/screens\.ts$/, reason: 'Screens of these games, beside their drafts.' },
  { file: /^test\//, reason: 'Examples of these games; a new one has its own tests in its folder.' },
];

/** Files that name every game: a new game would have to be added to each. */
function listsOfGames(): string[] {
  const names = GAMES.map((game) => new RegExp(`(?<![\\w-])${game}(?![\\w-])`));
  return trackedFiles()
    .filter((file) => /\.(?:[cm]?tsx?|[cm]?js|json|md|ya?ml|html|css)$/.test(file))
    .filter((file) => LISTS.every((list) => !list.file.test(file)))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return names.every((name) => name.test(text));
    });
}

/** Files that cast to the types of one game, although functions for any game take AnyGame, AnyBots or AnyEntry. */
function castGames(): string[] {
  return trackedFiles()
    .filter((file) => /^(?:packages|apps|examples|tools|lab|docs\/\.vitepress)\/.*\.[cm]?tsx?$/.test(file))
    .filter((file) => /\bas\s+unknown\s+as\s+Game(?:Bots|Entry)?\b/.test(readFileSync(file, 'utf8')));
}

/** Files that the compiler skips. Biome judges the other comments that silence a check. */
function uncheckedFiles(): string[] {
  return trackedFiles()
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .filter((file) => /^\s*\/\/\/?\s*@ts-nocheck/m.test(readFileSync(file, 'utf8')));
}

const problems = [
  ...uncheckedFiles().map((file) => `${file} has @ts-nocheck: fix its types, or use @ts-expect-error with a reason`),
  ...listsOfGames().map((file) => `${file} names every game: read src/games.ts instead`),
  ...castGames().map((file) => `${file} casts to Game, GameBots or GameEntry: take AnyGame, AnyBots or AnyEntry`),
];
for (const problem of problems) console.error(problem);
if (!(await importsAreRight()) || problems.length > 0) process.exitCode = 1;
