// The import rules of src, types included: no circles, and imports run one way. npm run check:imports
import { readFileSync } from 'node:fs';

const games = JSON.parse(readFileSync(new URL('games.json', import.meta.url), 'utf8')).join('|');

/** The layers of a game's folder, lowest first. A layer is a file, or a folder of files with one name. */
const LAYERS = ['clauses', 'table', 'cards', 'options', 'rules', 'movegen', 'index'];

/** What the layers below `index` know nothing of: rules never write a table, and judging a move loads no prose and no zod. */
const OUTSIDE = ['evolve', 'view', 'notation', 'schema', 'sheet', 'locales', 'wire', 'bots'];

/** What is loaded only when asked for; `index` does not import it either. */
const SEPARATE = ['notation', 'schema', 'sheet', 'locales', 'wire', 'bots'];

const inGame = (names) => `^src/(${games})/(?:${names.join('|')})(?:\\.ts$|/)`;
const inSameGame = (names) => `^src/$1/(?:${names.join('|')})(?:\\.ts$|/)`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that import each other cannot be understood one at a time. Move what both need below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...LAYERS.slice(0, -1).map((layer, level) => ({
      name: `nothing-above-${layer}`,
      comment: `Layers of a game, lowest first: ${LAYERS.join(', ')}. ${layer} imports only what is below it.`,
      severity: 'error',
      from: { path: inGame([layer]) },
      to: { path: inSameGame([...LAYERS.slice(level + 1), ...OUTSIDE]) },
    })),
    {
      name: 'rules-load-alone',
      comment: 'A page that imports a game loads its rules only: no schemas, no sentences, no notation.',
      severity: 'error',
      from: { path: inGame(['index', 'evolve', 'view']) },
      to: { path: inSameGame(SEPARATE) },
    },
    {
      name: 'index-is-the-top',
      comment:
        'index.ts defines the game from the other files of its folder; only what uses the game imports it: bots and wire.',
      severity: 'error',
      from: { path: `^src/(${games})/`, pathNot: inGame(['bots', 'wire']) },
      to: { path: inSameGame(['index']) },
    },
    {
      name: 'games-stand-alone',
      comment: 'A game imports the engine and its own folder, never another game or what is built on the games.',
      severity: 'error',
      from: { path: `^src/(${games})/`, pathNot: `^src/(?:${games})/bots/` },
      to: { path: '^src/', pathNot: '^src/(?:engine|$1)/' },
    },
    {
      name: 'bots-of-one-game',
      comment: 'The bots of a game import the engine, what bots of all games share, and their own game.',
      severity: 'error',
      from: { path: `^src/(${games})/bots/` },
      to: { path: '^src/', pathNot: '^src/(?:engine|bots|$1)/' },
    },
    {
      name: 'engine-knows-no-game',
      comment: 'The engine imports nothing of src outside its own folder.',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { path: '^src/', pathNot: '^src/engine/' },
    },
    {
      name: 'resolvable',
      comment: 'An import of a file that does not exist hides from every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'tsd'],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
