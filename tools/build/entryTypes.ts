// Finishes the declarations: makes each type one that can be named by an entry point, fits the comments for the docs of
// other packages, and writes the declarations for CommonJS. Those take everything from the ones for ESM, so that the package holds one set,
// and both kinds of code have the same types.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../lib/files.js';
import { ENTRIES } from '../lib/games.js';

const DIST = resolve('dist');
const files = ENTRIES.map(({ output }) => resolve(DIST, `${output}.d.ts`));

/** The entries that need a page. */
const OF_PAGES = ['element', 'inspector'].map((name) => resolve(DIST, `entry/${name}.d.ts`));

/** An import for its side effects, of which declarations have none: the bundler leaves them, and they bring the DOM. */
const BARE_IMPORT = /^import '[^']+';\n/gm;

/** A link in a comment: the docs of another package cannot follow it, and warn. */
const LINK = /\{@link ([^}\s]+)\}/g;

/** A game. As a namespace, the docs of another package list its verbs. */
const GAME = /( \*\/\n(?:export )?declare const \w+: Game<)/g;

for (const file of filesBelow('dist', '.d.ts')) {
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, code.replaceAll(LINK, '`$1`').replaceAll(GAME, ' * @namespace\n$1'));
}

for (const file of files) {
  const dom = OF_PAGES.includes(file) ? '/// <reference lib="dom" />\n' : '';
  writeFileSync(file, `${dom}${readFileSync(file, 'utf8').replaceAll(BARE_IMPORT, '')}`);
}

const program = ts.createProgram(files, {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  types: [],
  strict: true,
});
const checker = program.getTypeChecker();

const resolved = (symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function exportsOf(file: string): readonly (readonly [name: string, symbol: ts.Symbol])[] {
  const source = program.getSourceFile(file);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file}: no declarations`);
  return checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolved(symbol)]);
}

/** `hencoop` itself has all games. */
const depthOf = (file: string) => (file.endsWith('/index.d.ts') ? 1.5 : relative(DIST, file).split('/').length - 1);

/** The entries that export a type, those for any game first: they bring the fewest other files. */
const homes = new Map<ts.Symbol, string[]>();
for (const file of [...files].sort((a, b) => depthOf(a) - depthOf(b)))
  for (const [, symbol] of exportsOf(file)) homes.set(symbol, [...(homes.get(symbol) ?? []), file]);

/** The types that no entry can name. */
const unnamed = new Set<string>();

/** The entries that must be loaded to name all types in the declarations of `file`. */
function namesFor(file: string): ReadonlySet<string> {
  const needed = new Set<string>();
  const seen = new Set<ts.Symbol>();
  const declare = (symbol: ts.Symbol, inAlias: boolean) => {
    seen.add(symbol);
    for (const node of symbol.declarations ?? []) read(node, inAlias || ts.isTypeAliasDeclaration(node));
  };
  const read = (node: ts.Node, inAlias: boolean): void => {
    ts.forEachChild(node, (child) => read(child, inAlias));
    const found = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const symbol = found && resolved(found);
    const [declared] = symbol?.declarations ?? [];
    if (symbol === undefined || declared === undefined || seen.has(symbol)) return;
    if (
      ts.isSourceFile(declared) ||
      !ts.isSourceFile(declared.parent) ||
      !declared.getSourceFile().fileName.startsWith(DIST)
    )
      return;
    const at = homes
      .get(symbol)
      ?.filter((home) => home === file || OF_PAGES.includes(file) || !OF_PAGES.includes(home));
    if (at !== undefined && at.length > 0) {
      const home = at.find((each) => each === file || needed.has(each)) ?? at[0];
      if (home !== undefined && home !== file) needed.add(home);
      seen.add(symbol);
    } else {
      // The compiler writes out an alias inside another one.
      if (!ts.isTypeAliasDeclaration(declared) || !inAlias)
        unnamed.add(`${relative(DIST, file)}: export the type ${symbol.name} from an entry`);
      declare(symbol, inAlias);
    }
  };
  for (const [, symbol] of exportsOf(file)) declare(symbol, false);
  return needed;
}

/** The declarations of a class, which is a value and a type. */
function classOf(name: string, { declarations = [] }: ts.Symbol): string {
  const parameters = declarations.flatMap((node) => (ts.isClassDeclaration(node) ? (node.typeParameters ?? []) : []));
  // The types in their bounds are exports of the same file; outside `export type … from` they need its name.
  const declared = parameters
    .map((node) => node.getText().replace(/(?<=extends |= )\w+/g, (bound) => `esm.${bound}`))
    .join(', ');
  const given = parameters.map(({ name: parameter }) => parameter.text).join(', ');
  const [left, right] = parameters.length === 0 ? ['', ''] : [`<${declared}>`, `<${given}>`];
  return `declare const ${name}: typeof esm.${name};\ntype ${name}${left} = esm.${name}${right};\nexport { ${name} };\n`;
}

/** A package whose classes are declared once for ESM and once for CommonJS, and are no match for each other. */
const TWOFOLD = /from 'fast-check'/;

/** The declarations of an entry that name such classes: they are written for CommonJS too. */
function twofold(source: ts.SourceFile): { readonly imports: readonly string[]; readonly own: Map<string, string> } {
  const imports = source.statements.filter(ts.isImportDeclaration);
  const names = imports.filter((node) => TWOFOLD.test(node.getText())).flatMap((node) => namesIn(node));
  const own = new Map<string, string>();
  for (const node of source.statements) {
    if (!ts.isInterfaceDeclaration(node) && !ts.isFunctionDeclaration(node)) continue;
    const known = [...names, ...own.keys()];
    if (known.some((name) => new RegExp(`\\b${name}\\b`).test(node.getText())))
      own.set(node.name?.text ?? '', `export ${node.getText()}\n`);
  }
  const asTypes = imports.map((node) =>
    TWOFOLD.test(node.getText())
      ? node.getText()
      : node
          .getText()
          .replace(/^import (?!type )/, 'import type ')
          .replace(/;$/, " with { 'resolution-mode': 'import' };"),
  );
  return { imports: own.size === 0 ? [] : asTypes.filter((text) => text.includes('{')), own };
}

function namesIn({ importClause }: ts.ImportDeclaration): readonly string[] {
  const bindings = importClause?.namedBindings;
  return bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
}

/** The declarations for CommonJS of an entry. */
function commonOf(file: string): string {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file}: no declarations`);
  const from = `'./${basename(file, '.d.ts')}.js' with { 'resolution-mode': 'import' }`;
  const { imports, own } = twofold(source);
  const types: string[] = [];
  let values = '';
  for (const [name, symbol] of exportsOf(file)) {
    const { flags } = symbol;
    if (own.has(name)) values += own.get(name);
    else if (flags & ts.SymbolFlags.Class) values += classOf(name, symbol);
    else if ((flags & ts.SymbolFlags.Value) === 0) types.push(name);
    else if (flags & ts.SymbolFlags.Type) throw new Error(`${file}: ${name} is a type and a value`);
    else values += `export declare const ${name}: typeof esm.${name};\n`;
  }
  const esm = values === '' ? '' : `import type * as esm from ${from};\n`;
  const ofTypes = types.length === 0 ? '' : `export type { ${types.join(', ')} } from ${from};\n`;
  return `${imports.map((text) => `${text}\n`).join('')}${esm}${ofTypes}${values}`;
}

const written = files.map((file) => {
  const toHome = (home: string) =>
    relative(dirname(file), home)
      .replace(/^(?!\.)/, './')
      .replace(/\.d\.ts$/, '.js');
  const code = readFileSync(file, 'utf8');
  const imports = [...namesFor(file)].map(toHome).filter((home) => !code.includes(`from '${home}'`));
  const [, dom = '', rest = ''] = /^(\/\/\/.*\n)?([\s\S]*)$/.exec(code) ?? [];
  return { file, esm: `${dom}${imports.map((home) => `import '${home}';\n`).join('')}${rest}`, common: commonOf(file) };
});
if (unnamed.size > 0) throw new Error([...unnamed].join('\n'));
for (const { file, esm, common } of written) {
  writeFileSync(file, esm);
  writeFileSync(file.replace(/ts$/, 'cts'), common);
}
