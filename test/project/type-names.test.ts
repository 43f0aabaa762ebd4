import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { IDS } from '../../support/games.js';
import { pascalCase } from '../../tools/lib/games.js';

/** The types that every game has, by their short names in its entry. */
const SHORT = ['Options', 'Step', 'Table', 'State', 'View', 'Move', 'Event', 'RedactedEvent', 'Violation'];

const FILE = 'test/project/mixed.ts';

/** What the compiler says of each statement of a file, in the words that a reader sees. */
function complaints(statements: readonly string[]): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [FILE] }, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  const text = `${statements.join('\n')}\n`;
  host.fileExists = (path) => path.endsWith(FILE) || fileExists.call(host, path);
  host.readFile = (path) => (path.endsWith(FILE) ? text : readFile.call(host, path));
  const program = ts.createProgram([FILE], { ...options, types: [] }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(FILE))
    .map(({ messageText }) => (typeof messageText === 'string' ? messageText : messageText.messageText));
}

describe('the types of a game, as an editor shows them', () => {
  it.each(IDS)('carry the name of %s, and have a short one in its entry', (id) => {
    const text = readFileSync(`src/${id}/table.ts`, 'utf8');
    for (const name of SHORT) expect(text).toContain(`  ${pascalCase(id)}${name} as ${name},\n`);
    const declared = [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name);
    for (const name of SHORT) expect(declared).toContain(`${pascalCase(id)}${name}`);
    expect(declared.filter((name) => SHORT.some((short) => short === name))).toEqual([]);
  });

  it('say which game a state is of where another is expected', () => {
    const pairs = IDS.map((id, index) => [id, IDS.at(index - 1) ?? id] as const);
    const found = complaints(
      pairs.map(
        ([id, other], index) =>
          `export const mixed${index}: import('hencoop/${id}').State = {} as import('hencoop/${other}').State;`,
      ),
    );
    expect(found).toHaveLength(pairs.length);
    for (const [index, [id, other]] of pairs.entries()) {
      expect(found[index]).toMatch(
        new RegExp(`^Type '${pascalCase(other)}State' is .* type '${pascalCase(id)}State'(?:\\.|: )`),
      );
    }
  });
});
