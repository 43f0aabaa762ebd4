import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { IDS } from '../../support/games.js';
import { pascalCase } from '../../tools/lib/games.js';

/** The types that every game has, by their short names in its entry. */
const SHORT = ['Options', 'Step', 'Table', 'State', 'View', 'Move', 'Event', 'RedactedEvent', 'Violation'];

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['x.ts'] }, ts.sys, '.');
const program = ts.createProgram(
  IDS.map((id) => `src/${id}/index.ts`),
  options,
);
const checker = program.getTypeChecker();

describe("a compiler error about a game's type", () => {
  it.each(IDS)('names the game: State is called %sState in its declaration', (id) => {
    const source = program.getSourceFile(`src/${id}/index.ts`);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    const exported = new Map(
      module === undefined ? [] : checker.getExportsOfModule(module).map((one) => [one.name, one]),
    );
    const declared = SHORT.map((name) => {
      const symbol = exported.get(name);
      return symbol === undefined ? null : checker.getAliasedSymbol(symbol).name;
    });
    expect(declared).toEqual(SHORT.map((name) => `${pascalCase(id)}${name}`));
  });
});
