// Finds words and phrases that this project does not use, and says what to write instead: npm run check:words
// Uses that are right anyway are listed in allowedWords.ts, each with its reason.
import { readFileSync } from 'node:fs';
import { filesBelow } from '../lib/files.js';
import { type Prose, proseOfModule, proseOfPage, titlesOfTests } from '../lib/prose.js';
import { ALLOWED } from './allowedWords.js';

interface Phrase {
  readonly pattern: RegExp;
  readonly better: string;
}

const PHRASES: readonly Phrase[] = [
  { pattern: /\b(?:is|are) needed\b/gi, better: 'expected X, got Y' },
  { pattern: /\b(?:the|an|no) own\b/gi, better: "your own, their own, its own, the player's" },
  { pattern: /\b(?:told|tells?|telling)\b(?! apart| each other| a friend)/gi, better: 'emit, say, show, report' },
  { pattern: /\banew\b/gi, better: 'again' },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, better: 'fix' },
  { pattern: /\bjust when\b/gi, better: 'exactly when, if and only if' },
  { pattern: /\bfor ever\b/gi, better: 'forever, without end' },
  { pattern: /\bis none\b/gi, better: 'is not one, is not a …, does not exist' },
  { pattern: /\bbeside\b/gi, better: 'next to, besides, in addition to' },
  { pattern: /\bso many\b/gi, better: 'that many, this number of' },
  { pattern: /\bluck\b/gi, better: 'chance' },
  { pattern: /\bmostly\b/gi, better: 'usually' },
  // A clause such as "Who sees what" or "Who started the round" may be a title or describe a field.
  {
    pattern:
      /(?<=^|[.;:]\s)Who (?!sees what)(?![^.]*\?)|\bWho (?:[\w']+ )+?(?:rolls|shuffles|wins|leads|cannot|is out)\b/gm,
    better: 'The player who …',
  },
  { pattern: /\bhouse\b(?! rules?\b)/gi, better: 'this project, this library; an assumed card table is assumed' },
  { pattern: /\brooms?\b/gi, better: 'game, entry, list, folder' },
  { pattern: /\bWhether [^.?!]*, \S* ?(?:tells?|says?|shows?)\b/g, better: 'Use X to check whether …' },
  { pattern: /\bthe (?:least|most) (?:that|it|they|there|one)\b/gi, better: 'the minimum, the maximum' },
  { pattern: /\ba word\b/gi, better: 'a string' },
];

/** Pages that are generated from files that are checked. */
const GENERATED = /^docs\/(?:api|sheets|scenarios)\/|^docs\/(?:clauses|counts|mutation|planted-bugs|strength)\.md$/;

/** The top section of the changelog; older ones stay as they were published. */
function newestChanges(): Prose[] {
  const [head = '', section = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^(?=## )/m);
  return proseOfPage('CHANGELOG.md', head + section);
}

const prose: readonly Prose[] = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].flatMap((file) => proseOfPage(file)),
  ...newestChanges(),
  ...filesBelow('docs', '.md')
    .filter((file) => !GENERATED.test(file))
    .flatMap((file) => proseOfPage(file)),
  ...[
    'src',
    'packages/server/src',
    'packages/client/src',
    'packages/server/load',
    'scripts',
    'bench',
    'arena',
    'arena-queue',
  ]
    .flatMap((folder) => filesBelow(folder, '.ts'))
    .filter(
      (file) =>
        !file.includes('node_modules') && !file.startsWith('scripts/check/words') && !file.endsWith('allowedWords.ts'),
    )
    .flatMap(proseOfModule),
  ...filesBelow('test', '.test.ts')
    .filter((file) => !file.includes('node_modules'))
    .flatMap(titlesOfTests),
];

const lines = new Map<string, readonly string[]>();
function lineAt(file: string, row: number): string {
  const all = lines.get(file) ?? readFileSync(file, 'utf8').split('\n');
  lines.set(file, all);
  return all[row - 1]?.trim() ?? '';
}

const used = new Set<object>();
let hits = 0;
for (const { file, line, text } of prose) {
  for (const { pattern, better } of PHRASES) {
    for (const { 0: phrase, index } of text.matchAll(pattern)) {
      const row = line + text.slice(0, index).split('\n').length - 1;
      const context = lineAt(file, row);
      const exception = ALLOWED.find((allowed) => allowed.file === file && context.includes(allowed.text));
      if (exception !== undefined) {
        used.add(exception);
        continue;
      }
      hits++;
      console.error(`${file}:${row}: '${phrase.trim()}', write: ${better}\n    ${context.slice(0, 140)}`);
    }
  }
}
for (const exception of ALLOWED.filter((allowed) => !used.has(allowed))) {
  hits++;
  console.error(`scripts/check/allowedWords.ts: nothing in ${exception.file} needs the exception '${exception.text}'`);
}
console.log(hits === 0 ? 'no words to replace' : `${hits} to replace`);
if (hits > 0) process.exitCode = 1;
