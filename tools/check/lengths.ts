import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { trackedFiles } from '../lib/files.js';
import { LONG_FILES, LONG_FUNCTIONS } from './longCode.js';

const MAX_FUNCTION = 60;
const MAX_FILE = 400;

/** Code of these folders, but not their tests: a `describe` holds all of its tests. */
const FILES = /^(?:src|packages|apps|examples|tools|lab|docs\/\.vitepress)\/.*\.(?:[cm]?ts|tsx|[cm]?js)$/;
const TESTS = /(?:^|\/)test\/|\.spec\.ts$/;
/** Bundles of old code, which nobody edits. */
const FROZEN = /^lab\/pool\/frozen\//;

interface Found {
  readonly name: string;
  readonly lines: number;
  readonly row: number;
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length;

/** What a function is called: its own name, or that of the variable, field or call that holds it. */
function nameOf(node: ts.Node): string {
  if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name !== undefined) {
    return node.name.getText();
  }
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  for (let { parent } = node; parent !== undefined; parent = parent.parent) {
    if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) {
      return parent.name.getText();
    }
    if (ts.isCallExpression(parent)) return `${parent.expression.getText().split('\n')[0]}(…)`;
  }
  return 'unnamed';
}

/** Every function of a file with its length: a class counts each of its methods, a function all that it contains. */
function functionsOf(file: string, text: string): Found[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const found: Found[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const row = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const last = source.getLineAndCharacterOfPosition(node.end).line + 1;
      found.push({ name: nameOf(node), lines: last - row + 1, row });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The problems with the length of one file and its functions; `used` gets the exceptions that it needs. */
function* problemsOf(file: string, used: Set<object>): Generator<string> {
  const text = readFileSync(file, 'utf8');
  const lines = linesOf(text);
  if (lines > MAX_FILE) {
    const exception = LONG_FILES.find((one) => one.file === file);
    if (exception === undefined) yield `${file}: ${lines} lines; a file has at most ${MAX_FILE}`;
    else used.add(exception);
  }
  for (const { name, lines, row } of functionsOf(file, text)) {
    if (lines <= MAX_FUNCTION) continue;
    const exception = LONG_FUNCTIONS.find((one) => one.file === file && one.name === name);
    if (exception === undefined)
      yield `${file}:${row}: ${name} has ${lines} lines; a function has at most ${MAX_FUNCTION}`;
    else used.add(exception);
  }
}

/** Every function of more than 60 lines, and every file of more than 400, unless longCode.ts names it. */
export function tooLong(): string[] {
  const used = new Set<object>();
  const problems = trackedFiles()
    .filter((file) => FILES.test(file) && !TESTS.test(file) && !FROZEN.test(file))
    .flatMap((file) => [...problemsOf(file, used)]);
  const unused = [...LONG_FILES, ...LONG_FUNCTIONS].filter((one) => !used.has(one));
  return [...problems, ...unused.map(({ file }) => `tools/check/longCode.ts: ${file} does not need its exception`)];
}
