// Finds words and phrases that this project does not use, and says what to write instead: npm run check -- words
// Uses that are right anyway are listed in allowedWords.ts, each with its reason.
import { readFileSync } from 'node:fs';
import { trackedFiles } from '../lib/files.js';
import { type Prose, proseOfModule, proseOfPage, titlesOfTests } from '../lib/prose.js';
import { ALLOWED, type Allowed } from './allowedWords.js';
import { PHRASES } from './phrases.js';

/** Pages that are generated from files that are checked, and texts in German and French. */
const LEFT_OUT = [
  /^docs\/(?:sheets|scenarios)\/|^docs\/(?:clauses|counts|mutation|planted-bugs|proof|strength)\.md$/,
  /(?:^|\/)(?:de|deRules|deSetup)\.ts$|^apps\/(?:terminal\/src\/locales|web\/src\/texts)\/fr\.ts$/,
  /^tools\/check\/(?:allowedWords|phrases)\.ts$/,
  // It names what an old commit spells in British English.
  /^lab\/pool\/spelling\.ts$|^lab\/test\/pool\.test\.ts$/,
];

const CODE = /^(?:src|packages|apps|examples|tools|lab)\/.*\.tsx?$/;
const TEST = /(?:^|\/)test\/.*\.test\.ts$|\.spec\.ts$/;
const PAGE = /^(?:[A-Z_]+|docs\/.*|(?:packages|apps|examples|tools|lab)\/.*)\.md$/;

/** The top section of the changelog; older ones stay as they were published. */
function newestChanges(): string {
  const [head = '', section = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^(?=## )/m);
  return head + section;
}

function proseOf(file: string): Prose[] {
  if (file === 'CHANGELOG.md') return proseOfPage(file, newestChanges());
  if (PAGE.test(file)) return proseOfPage(file);
  return TEST.test(file) ? titlesOfTests(file) : CODE.test(file) ? proseOfModule(file) : [];
}

interface Hit {
  readonly file: string;
  readonly row: number;
  readonly phrase: string;
  readonly better: string;
  readonly context: string;
}

/** Every use of a phrase in a file. */
function* hitsIn(file: string): Generator<Hit> {
  const whole = readFileSync(file, 'utf8');
  const lines = whole.split('\n');
  const all: readonly Prose[] = [{ file, line: 1, text: whole }];
  const prose = proseOf(file);
  for (const { pattern, better, inCode, except } of PHRASES) {
    if (except?.test(file)) continue;
    for (const { line, text } of inCode ? all : prose) {
      for (const { 0: phrase, index } of text.matchAll(pattern)) {
        const row = line + text.slice(0, index).split('\n').length - 1;
        yield { file, row, phrase: phrase.trim(), better, context: lines[row - 1]?.trim() ?? '' };
      }
    }
  }
}

const used = new Set<Allowed>();
const left = trackedFiles()
  .filter((file) => (CODE.test(file) || TEST.test(file) || PAGE.test(file)) && !LEFT_OUT.some((one) => one.test(file)))
  .flatMap((file) => [...hitsIn(file)])
  .filter(({ file, context }) => {
    const exception = ALLOWED.find((allowed) => allowed.file === file && context.includes(allowed.text));
    if (exception !== undefined) used.add(exception);
    return exception === undefined;
  });
for (const { file, row, phrase, better, context } of left) {
  console.error(`${file}:${row}: '${phrase}', write: ${better}\n    ${context.slice(0, 140)}`);
}
const unused = ALLOWED.filter((allowed) => !used.has(allowed));
for (const { file, text } of unused) {
  console.error(`tools/check/allowedWords.ts: nothing in ${file} needs the exception '${text}'`);
}
const count = left.length + unused.length;
console.log(count === 0 ? 'no words to replace' : `${count} to replace`);
if (count > 0) process.exitCode = 1;
