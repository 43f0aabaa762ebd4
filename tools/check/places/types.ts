// Projects in TypeScript that build on the packed package: libraries, workers, editors.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { ENTRIES, GAMES } from '../../lib/games.js';
import { run } from '../../lib/packed.js';
import type { Packages, Place } from './place.js';

/** The entries for pages, whose types need the DOM. */
const OF_PAGES: readonly string[] = ['hencoop/element', 'hencoop/inspector'];

const COMPILERS = ['typescript-oldest', 'typescript-latest'];

let folder: string | undefined;

/** A project with the package, the oldest and the latest compiler, and the types of two platforms. */
function typed({ project }: Packages): string {
  const compilers = ['typescript-oldest@npm:typescript@5.4.5', 'typescript-latest@npm:typescript@7.0.2'];
  const others = [...compilers, '@cloudflare/workers-types@4', '@types/node@20', 'fast-check@4', 'zod@4'];
  folder ??= project(['hencoop'], others, { type: 'module' });
  return folder;
}

const SETTINGS = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
} as const;

/** Writes one file an entry, which exports everything again: the values, and what its functions return. */
function writeAgain(home: string, extension: string): readonly string[] {
  mkdirSync(home, { recursive: true });
  const entry = join(home, `entries.${extension}`);
  writeFileSync(entry, ENTRIES.map(({ name }, index) => `export * as entry${index} from '${name}';`).join('\n'));
  const program = ts.createProgram([entry], { ...SETTINGS, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const entries = module === undefined ? [] : checker.getExportsOfModule(module);
  return entries.map((exported, index) => {
    const values = valuesOf(checker, exported).map((symbol) => ({
      name: symbol.name,
      type: checker.getTypeOfSymbol(symbol),
    }));
    const lines = values.flatMap(({ name, type }) => [
      `export const ${name} = entry.${name};`,
      // Some functions are generic in a list of arguments.
      ...(type.getCallSignatures().length === 0
        ? []
        : [
            '// @ts-ignore',
            `export const of_${name} = (...a: Parameters<typeof entry.${name}>) => entry.${name}(...a);`,
          ]),
    ]);
    const file = join(home, `again${index}.${extension}`);
    writeFileSync(file, [`import * as entry from '${ENTRIES[index]?.name}';`, ...lines, ...composed(index)].join('\n'));
    return file;
  });
}

/** The exports of an entry, exported again as one name, that are more than types. */
function valuesOf(checker: ts.TypeChecker, entry: ts.Symbol): readonly ts.Symbol[] {
  return checker.getExportsOfModule(checker.getAliasedSymbol(entry)).filter((symbol) => {
    const { flags } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return flags & ts.SymbolFlags.Value;
  });
}

/** What people make of the exports of an entry. */
function composed(index: number): readonly string[] {
  switch (ENTRIES[index]?.name) {
    case 'hencoop/chicken/schema':
      return [
        "import * as z from 'zod';",
        'export const both = z.object({ move: entry.moveSchema, views: z.array(entry.viewSchema) });',
      ];
    case 'hencoop/chicken/bots':
      return ["export const medium = entry.chickenBots.level('medium');"];
    case 'hencoop/games':
      return ['export const play = async (id: entry.GameId) => (await entry.gameById(id).game()).setup();'];
    default:
      return [];
  }
}

/** Emits the declarations of each file as if it were the only one. Returns the errors. */
function unnamed(files: readonly string[]): string[] {
  const options = { ...SETTINGS, types: [], declaration: true, emitDeclarationOnly: true, skipLibCheck: true };
  const host = ts.createCompilerHost(options);
  const known = new Map<string, ts.SourceFile | undefined>();
  const { getSourceFile } = host;
  host.getSourceFile = (file, settings) => {
    if (!known.has(file)) known.set(file, getSourceFile(file, settings));
    return known.get(file);
  };
  return files.flatMap((file, index) =>
    ts
      .createProgram([file], options, host)
      .getDeclarationDiagnostics()
      .map(({ messageText }) => `${ENTRIES[index]?.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

/** A server's program: every entry that is not for pages, and a game that is known only when the program runs. */
const SERVER = `${ENTRIES.filter(({ name }) => !OF_PAGES.includes(name))
  .map(({ name }, index) => `import * as entry${index} from '${name}';\nvoid entry${index};`)
  .join('\n')}
import { type AnyGame, type GameId, gameById } from 'hencoop/games';
export async function first(id: GameId): Promise<object> {
  const game = await gameById(id).game();
  const same: AnyGame = game;
  const state = game.setup({ seats: 2 });
  const [move] = same.legalMoves(state);
  return move === undefined ? state : game.apply(state, move);
}
// @ts-expect-error: a server has no page
document.title;
`;

const PLATFORMS = ['node', '@cloudflare/workers-types'];

/** Writes a project for each platform. Returns their folders. */
function writeServers(home: string): readonly string[] {
  return PLATFORMS.map((platform, index) => {
    const at = join(home, `server${index}`);
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'server.ts'), SERVER);
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2023'],
      types: [platform],
      strict: true,
      noEmit: true,
      skipLibCheck: false,
    };
    writeFileSync(join(at, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['server.ts'] }));
    return at;
  });
}

/** The import paths that an editor offers after `start`. */
function offered(home: string, start: string): readonly string[] {
  const file = join(home, 'completion.ts');
  const text = `import {} from '${start}';`;
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...SETTINGS, types: [] }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const code = path === file ? text : ts.sys.readFile(path);
      return code === undefined ? undefined : ts.ScriptSnapshot.fromString(code);
    },
    getCurrentDirectory: () => home,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: (path) => (path === file ? text : ts.sys.readFile(path)),
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    ...(ts.sys.realpath === undefined ? {} : { realpath: ts.sys.realpath }),
  });
  const found = service.getCompletionsAtPosition(file, text.indexOf(start) + start.length, {});
  return (found?.entries ?? []).map(({ name }) => name);
}

/** The values that entries of several games call the same, by the reason. */
const SHARED = {
  'come from a path that names the game': ['catalog', 'sheet'],
  'have their type beside them, under the same path': [
    'eventSchema',
    'moveSchema',
    'optionsSchema',
    'redactedEventSchema',
    'stateSchema',
    'viewSchema',
  ],
  'are words of a rule book': ['CHICKENS', 'DECK', 'HAND_SIZE', 'KINDS', 'colorOf'],
  'tune bots, in programs about one game': ['STEADY', 'TASTE', 'plausibleWorlds', 'thumbs'],
  'list cards, in programs about one game': ['catalogOf'],
} as const;

/** The values that the entries of at least two games call the same. */
function ambiguous(home: string): readonly string[] {
  const file = join(home, 'ambiguous.ts');
  const games = GAMES.map((game) => `hencoop/${game}`);
  const entries = ENTRIES.flatMap(({ name }) => {
    const game = games.find((own) => name === own || name.startsWith(`${own}/`));
    return game === undefined ? [] : [{ name, game }];
  });
  writeFileSync(file, entries.map(({ name }, index) => `export * as entry${index} from '${name}';`).join('\n'));
  const program = ts.createProgram([file], { ...SETTINGS, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const owners = new Map<string, Set<string>>();
  for (const [index, exported] of (module === undefined ? [] : checker.getExportsOfModule(module)).entries())
    for (const { name } of valuesOf(checker, exported)) {
      const own = owners.get(name) ?? new Set();
      owners.set(name, own.add(entries[index]?.game ?? ''));
    }
  return [...owners].flatMap(([name, { size }]) => (size > 1 ? [name] : []));
}

/** A library that passes on a game. */
const MINE = "export { type Card, chicken, type Event, type Move, type State, type View } from 'hencoop/chicken';\n";

const VERBS = [
  'setup',
  'actors',
  'legalMoves',
  'whyNot',
  'apply',
  'tryApply',
  'view',
  'redact',
  'evolve',
  'determinize',
];

function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export const types: readonly Place[] = [
  {
    name: 'declarations of a library',
    quick: true,
    visit: (packages) => {
      const home = typed(packages);
      expectNone(['ts', 'cts'].flatMap((extension) => unnamed(writeAgain(join(home, extension), extension))));
    },
  },
  {
    name: 'a server without the DOM',
    quick: true,
    visit: (packages) => {
      for (const at of writeServers(typed(packages)))
        run(at, process.execPath, resolve('node_modules/typescript/bin/tsc'), '-p', '.');
    },
  },
  {
    name: 'an editor that completes imports',
    quick: true,
    visit: (packages) => {
      const home = typed(packages);
      for (const start of ['hencoop/', 'hencoop/chicken/']) {
        const known = ENTRIES.map(({ name }) => name).filter((name) => name.startsWith(start));
        const wanted = new Set(known.map((name) => name.slice(start.length)));
        // Some compilers offer the whole path, others its next part.
        const parts = new Set([...wanted].flatMap((path) => [path, path.split('/')[0] ?? '']));
        const got = offered(home, start);
        expectNone([
          ...got
            .filter((path) => !parts.has(path) && path !== 'package.json')
            .map((path) => `${start}${path} is offered`),
          ...[...wanted]
            .filter((path) => !got.includes(path) && !got.includes(path.split('/')[0] ?? ''))
            .map((path) => `${start}${path} is not offered`),
        ]);
      }
      const known: readonly string[] = Object.values(SHARED).flat();
      const shared = ambiguous(home);
      expectNone([
        ...shared.filter((name) => !known.includes(name)).map((name) => `${name} is offered by several games`),
        ...known.filter((name) => !shared.includes(name)).map((name) => `${name} is offered by one game at most`),
      ]);
    },
  },
  {
    name: 'docs of a library',
    quick: false,
    visit: ({ project }) => {
      const home = project(['hencoop'], [], { type: 'module' });
      writeFileSync(join(home, 'index.ts'), MINE);
      const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, skipLibCheck: true, types: [] };
      writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['index.ts'] }));
      const typedoc = resolve('node_modules/typedoc/bin/typedoc');
      run(home, process.execPath, typedoc, 'index.ts', '--out', 'docs', '--treatWarningsAsErrors');
      const undocumented = VERBS.filter((verb) => {
        const page = join(home, `docs/functions/chicken.${verb}.html`);
        return !existsSync(page) || !readFileSync(page, 'utf8').includes('tsd-comment');
      });
      expectNone(undocumented.map((verb) => `the docs of a library do not explain chicken.${verb}`));
    },
  },
  {
    name: 'the oldest and the latest TypeScript',
    quick: false,
    visit: (packages) => {
      const home = typed(packages);
      const again = join(home, 'ts');
      writeAgain(again, 'ts');
      const compilerOptions = {
        module: 'nodenext',
        target: 'es2022',
        types: [],
        strict: true,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: 'out',
      };
      writeFileSync(join(again, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['again*.ts'] }));
      for (const compiler of COMPILERS)
        for (const at of [again, ...writeServers(home)])
          run(at, process.execPath, join(home, 'node_modules', compiler, 'bin/tsc'), '-p', '.');
    },
  },
];
