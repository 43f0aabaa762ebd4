// Writes the declarations of each entry point for CommonJS. They take everything from the declarations for ESM, so that
// the package holds one set, and both kinds of code have the same types.
import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import ts from 'typescript';
import { ENTRIES } from '../lib/games.js';

const files = ENTRIES.map(({ output }) => resolve(`dist/${output}.d.ts`));
const program = ts.createProgram(files, {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  types: [],
  strict: true,
});
const checker = program.getTypeChecker();

/** The declarations of a class, which is a value and a type. */
function classOf(name: string, { declarations = [] }: ts.Symbol): string {
  const parameters = declarations.flatMap((node) => (ts.isClassDeclaration(node) ? (node.typeParameters ?? []) : []));
  const declared = parameters.map((node) => node.getText()).join(', ');
  const given = parameters.map(({ name: parameter }) => parameter.text).join(', ');
  const [left, right] = parameters.length === 0 ? ['', ''] : [`<${declared}>`, `<${given}>`];
  return `declare const ${name}: typeof esm.${name};\ntype ${name}${left} = esm.${name}${right};\nexport { ${name} };\n`;
}

for (const file of files) {
  const source = program.getSourceFile(file);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file}: no declarations`);
  const from = `'./${basename(file, '.d.ts')}.js' with { 'resolution-mode': 'import' }`;
  const types: string[] = [];
  let values = '';
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (symbol.flags & ts.SymbolFlags.Class) values += classOf(exported.name, symbol);
    else if ((symbol.flags & ts.SymbolFlags.Value) === 0) types.push(exported.name);
    else if (symbol.flags & ts.SymbolFlags.Type) throw new Error(`${file}: ${exported.name} is a type and a value`);
    else values += `export declare const ${exported.name}: typeof esm.${exported.name};\n`;
  }
  const lines = [
    ...(values === '' ? [] : [`import type * as esm from ${from};\n`]),
    ...(types.length === 0 ? [] : [`export type { ${types.join(', ')} } from ${from};\n`]),
    values,
  ];
  writeFileSync(file.replace(/ts$/, 'cts'), lines.join(''));
}
