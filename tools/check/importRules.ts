// The import rules for the whole tree, including types. npm run check -- structure
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { GAMES } from '../lib/games.js';

const games = GAMES.join('|');

/** The folders that work for any game, with the other such folders that each may import besides `engine`. */
const SHARED: { readonly [folder: string]: readonly string[] } = {
  engine: [],
  svg: [],
  element: ['svg'],
  inspector: ['element', 'record', 'svg'],
  bots: [],
  analysis: ['bots'],
  testkit: [],
  referee: [],
  record: [],
  fair: [],
  lesson: [],
  deal: [],
  define: [],
};

/** The element's folders, lowest first, below the files that use them all. */
const ROOMS = ['picking', 'layout', 'drawing', 'motion', 'events', 'input', 'hands', '(?:element|index|render)\\.ts$'];

/** The element's files that a page loads after it has drawn the table. */
const LAZY = '^src/element/hands/(?!(?:load|given|once)\\.ts$)|^src/element/picking/tap\\.ts$';

/** The layers of a game's folder, lowest first. A layer is a file, or a folder of files with one name. */
const LAYERS = ['clauses', 'table', 'cards', 'options', 'rules', 'movegen', 'moves', 'index'];

/** The separately loaded parts of a game, with the folders that each may import besides `engine`. */
const PARTS: { readonly [part: string]: readonly string[] } = {
  notation: [],
  schema: [],
  sheet: [],
  locales: [],
  text: [],
  bots: ['bots'],
  record: ['record'],
  svg: ['svg'],
  element: ['element', 'svg'],
  lesson: ['lesson'],
  testkit: ['testkit'],
};

const parts = Object.keys(PARTS);

/**
 * The layers below `index` import none of these: rules never write a table, and judging a move loads no prose and no
 * zod.
 */
const OUTSIDE = ['evolve', 'view', 'doors', ...parts];

const inGame = (names: readonly string[]) => `^src/(${games})/(?:${names.join('|')})(?:\\.ts$|/)`;
const inSameGame = (names: readonly string[]) => `^src/$1/(?:${names.join('|')})(?:\\.ts$|/)`;

/** Published or deployed code, without tests. */
const SHIPPED = '^(?:src|(?:packages|apps|examples)/[^/]+/src)/';

type Rule = IRegularForbiddenRuleType;

const inLibrary: readonly Rule[] = [
  ...Object.entries(SHARED).map(([folder, others]) => ({
    name: `folder-${folder}`,
    comment: 'A folder for any game imports the engine, never a game.',
    from: { path: `^src/${folder}/` },
    to: { path: '^src/', pathNot: `^src/(?:${['engine', folder, ...others].join('|')})/` },
  })),
  {
    name: 'every-folder-has-a-rule',
    comment: 'A folder of src is a game in the list, or is in SHARED in tools/check/importRules.ts.',
    from: { path: '^src/', pathNot: `^src/(?:(?:games|index)\\.ts$|(?:${Object.keys(SHARED).join('|')}|${games})/)` },
    to: {},
  },
  {
    name: 'list-stands-above',
    comment: 'The list of games is above everything: a page that imports it may load all games.',
    from: { path: '^src/' },
    to: { path: '^src/games\\.ts$' },
  },
  {
    name: 'index-stands-above',
    comment: 'src/index.ts is for users: within the library, import the file that declares the name.',
    from: { path: '^src/' },
    to: { path: '^src/index\\.ts$' },
  },
  {
    name: 'list-has-doors',
    comment: "The list of games imports only each game's doors, so that every part loads on request.",
    from: { path: '^src/games\\.ts$' },
    to: { path: `^src/(?:${games})/`, pathNot: '/doors\\.ts$' },
  },
  {
    name: 'doors-for-the-list',
    comment: 'Only the list of games imports doors.',
    from: { path: '^src/', pathNot: '^src/games\\.ts$' },
    to: { path: '/doors\\.ts$' },
  },
  {
    name: 'doors-are-lazy',
    comment: 'Doors import only lazily: a page that imports the list of games loads no game.',
    from: { path: '^src/.*/doors\\.ts$' },
    to: { dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'zod-for-schemas',
    comment: 'Only schemas and records load zod: a page that only plays a game downloads no schema library.',
    from: { path: '^src/', pathNot: '/schema\\.ts$|^src/record/' },
    to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'fast-check-for-the-testkit',
    comment: 'One file loads fast-check, and explains what to install if it is missing; others import only its types.',
    from: { path: '^src/', pathNot: '^src/testkit/fastCheck' },
    to: { path: 'node_modules/fast-check/', dependencyTypesNot: ['type-only'] },
  },
];

const inElement: readonly Rule[] = [
  ...ROOMS.slice(0, -1).map((room, level) => ({
    name: `element-${room}`,
    comment: `The element's folders, lowest first: ${ROOMS.slice(0, -1).join(', ')}. ${room} imports only the folders below it.`,
    from: { path: `^src/element/${room}/` },
    to: { path: `^src/element/(?:${ROOMS.slice(level + 1).join('|')})` },
  })),
  {
    name: 'element-hands-are-lazy',
    comment: 'A page can draw the table without the code that answers touches: only two files import that.',
    from: { path: '^src/element/', pathNot: [LAZY, '^src/element/hands/(?:load|given)\\.ts$'] },
    to: { path: LAZY, dependencyTypesNot: ['type-only'] },
  },
];

const inFolderOfGame: readonly Rule[] = [
  {
    name: 'games-stand-alone',
    comment:
      'A file of a game imports the engine and its own folder; only the file with the name of a shared folder imports that folder.',
    from: { path: `^src/(${games})/`, pathNot: inGame(parts) },
    to: { path: '^src/', pathNot: '^src/(?:engine|$1)/' },
  },
  ...Object.entries(PARTS).map(([part, others]) => ({
    name: `game-${part}`,
    comment: 'A part of a game imports the engine, its own folder, and the shared folder with its name.',
    from: { path: inGame([part]) },
    to: { path: '^src/', pathNot: `^src/(?:${['engine', '$1', ...others].join('|')})/` },
  })),
  ...LAYERS.slice(0, -1).map((layer, level) => ({
    name: `nothing-above-${layer}`,
    comment: `Layers of a game, lowest first: ${LAYERS.join(', ')}. ${layer} imports only the layers below it.`,
    from: { path: inGame([layer]) },
    to: { path: inSameGame([...LAYERS.slice(level + 1), ...OUTSIDE]) },
  })),
  {
    name: 'rules-load-alone',
    comment: 'A page that imports a game loads only its rules: no schemas, no sentences, no notation.',
    from: { path: inGame(['index', 'evolve', 'view']) },
    to: { path: inSameGame(parts) },
  },
  {
    name: 'index-is-the-top',
    comment:
      'index.ts defines the game from the other files of its folder; only the parts that use the game import it.',
    from: { path: `^src/(${games})/`, pathNot: inGame(['bots', 'record', 'element', 'lesson', 'testkit', 'doors']) },
    to: { path: inSameGame(['index']) },
  },
];

const outside: readonly Rule[] = [
  {
    name: 'library-by-name',
    comment: 'Packages, apps and examples import the library and each other by name, like any user.',
    from: { path: '^((?:packages|apps|examples)/[^/]+)/src/' },
    to: {
      path: '^(?:src|packages|apps|examples|test|tools)/',
      pathNot: '^$1/',
      dependencyTypesNot: ['aliased'],
    },
  },
  {
    name: 'nothing-runs-up',
    comment: 'Tools and library tests are above everything else. Code that both need belongs in support.',
    from: { path: '^(?:src|support|packages|apps|examples)/' },
    to: { path: '^(?:tools|test)/' },
  },
  {
    name: 'support-stands-below',
    comment: 'The code in support imports only the library.',
    from: { path: '^support/' },
    to: { path: '^(?:packages|apps|examples)/' },
  },
  {
    name: 'nothing-ships-tests',
    comment: 'Shipped code imports nothing from tests, tools or support.',
    from: { path: SHIPPED },
    to: { path: '(?:^support|^test|^tools|/test)/' },
  },
  {
    name: 'lab-stands-above',
    comment: 'Nothing imports the lab.',
    from: { pathNot: '^lab/' },
    to: { path: '^lab/' },
  },
  {
    name: 'lab-by-name',
    comment: 'The lab imports the packages by name, like any user; only lab/inside.ts imports anything else.',
    from: { path: '^lab/', pathNot: '^lab/inside\\.ts$' },
    to: { path: '^(?:src|packages|apps|examples|tools)/', pathNot: '^tools/lib/', dependencyTypesNot: ['aliased'] },
  },
  {
    name: 'lab-without-tests',
    comment: "Only the lab's tests import the library's tests.",
    from: { path: '^lab/', pathNot: '^lab/(?:inside\\.ts$|test/)' },
    to: { path: '^test/' },
  },
];

/** Every rule, with its reason. */
export const IMPORT_RULES: IRegularForbiddenRuleType[] = [
  {
    name: 'no-circles',
    comment:
      'Files that import each other cannot be understood one at a time. Move the code that both need below them.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'The other rules cannot see an import of a file that does not exist.',
    from: {},
    to: { couldNotResolve: true },
  },
  ...inLibrary,
  ...inElement,
  ...inFolderOfGame,
  ...outside,
].map((rule): Rule => ({ severity: 'error', ...rule }));
