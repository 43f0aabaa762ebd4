import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../tools/lib/files.js';

interface Snippet {
  readonly where: string;
  readonly code: string;
}

/** The ```ts blocks of a text, with the number of their first line. */
function blocks(file: string, text: string): Snippet[] {
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map((found) => ({
    where: `${file}:${text.slice(0, found.index).split('\n').length}`,
    code: found[1] ?? '',
  }));
}

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'packages/server/README.md',
  'packages/client/README.md',
  'packages/puzzles/README.md',
  ...filesBelow('docs', '.md'),
].flatMap((file) => blocks(file, readFileSync(file, 'utf8')));
const sources = [
  ...filesBelow('src', '.ts'),
  ...filesBelow('packages/server/src', '.ts'),
  ...filesBelow('packages/client/src', '.ts'),
  ...filesBelow('packages/puzzles/src', '.ts'),
];
const comments = sources.flatMap((file) => blocks(file, readFileSync(file, 'utf8').replaceAll(/^ *\*( |$)/gm, '')));
const snippets = [...pages, ...comments];

/** Whether a text is one expression, such as the value in a comment after a statement: `score(state); // [0, 0]`. */
function isExpression(text: string): boolean {
  try {
    new Function(`return (${text}\n)`);
    return true;
  } catch {
    return false;
  }
}

/** Whether a comment is a value: an expression that can be evaluated alone. */
function isValue(comment: string): boolean {
  try {
    new Function(`return (${comment}\n)`)();
    return true;
  } catch {
    return false;
  }
}

/** A statement that is an expression, perhaps after an `if` on its line, and the comment after it. */
const SAID = /^(\s*(?:(?:if|for) \(.*?\) )?)((?!(?:if|for)\b)\S.*); \/\/ (.+)$/;

/** A snippet as a module: a value in a comment after an expression becomes an expectation. */
function moduleOf({ code }: Snippet): string {
  const lines = code.split('\n').map((line) => {
    const [, before, expression, comment] = SAID.exec(line) ?? [];
    return expression !== undefined && comment !== undefined && isExpression(expression) && isValue(comment)
      ? `${before}hencoopExpect(${expression}).toEqual(${comment});`
      : line;
  });
  return ["import { expect as hencoopExpect } from 'vitest';", ...lines, 'void hencoopExpect;', 'export {};'].join(
    '\n',
  );
}

/** A folder for each process, so that two runs at once do not remove each other's files. */
const FOLDER = resolve('.snippets', String(process.pid));
/** The files that readers paste a snippet into. */
const KINDS = ['ts', 'tsx', 'mts', 'cts'] as const;

const pathOf = (index: number, kind: (typeof KINDS)[number] = 'ts') => join(FOLDER, `snippet-${index}.${kind}`);

/**
 * What CommonJS cannot have: a top-level `await`, `import.meta`, and `import` under `verbatimModuleSyntax`.
 */
const NOT_IN_COMMON_JS = /^.*\.cts\(.*error TS(?:1286|1287|1295|1309|1343|1432|1470|1378):.*\n/gm;

describe('every snippet of the docs and the docstrings', () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [index, snippet] of snippets.entries())
    for (const kind of KINDS) writeFileSync(pathOf(index, kind), moduleOf(snippet));
  const { compilerOptions }: { compilerOptions: { paths: { [name: string]: string[] } } } = JSON.parse(
    readFileSync('tsconfig.json', 'utf8'),
  );
  // In the sources, unlike in the package, CommonJS gets the types of ESM.
  const paths = { ...compilerOptions.paths, 'fast-check': ['./node_modules/fast-check/lib/fast-check.d.ts'] };
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { noUnusedLocals: false, lib: ['ES2023', 'DOM'], jsx: 'preserve', baseUrl: resolve('.'), paths },
      include: [...KINDS.map((kind) => `*.${kind}`), '../../src/engine/*.d.ts'],
    }),
  );
  afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

  it('type-checks in every kind of file, under the compiler flags of the project', () => {
    let report = '';
    try {
      execFileSync('npx', ['tsc', '-p', FOLDER], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    } catch (error) {
      report = String((error as { stdout?: unknown }).stdout);
    }
    const where = (text: string) =>
      text.replaceAll(
        /snippet-(\d+)(\.[mc]?tsx?)/g,
        (_, index, kind) => `${snippets[Number(index)]?.where} as ${kind}`,
      );
    expect(where(report.replaceAll(NOT_IN_COMMON_JS, ''))).toBe('');
    // The compiler takes minutes on a busy machine.
  }, 600_000);

  it.each(snippets.map((snippet, index) => [snippet.where, index] as const))('%s runs', async (_, index) => {
    await import(pathOf(index));
  });
});
