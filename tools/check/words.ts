// Finds wrong spellings, in names too, and prints what to write instead: npm run check -- words
import { readFileSync } from 'node:fs';
import { trackedFiles } from '../lib/files.js';

/** Code, tests and pages; texts in German and French have their own spelling, and an old commit has British names. */
const FILES =
  /^(?:src|support|test|packages|apps|examples|tools|lab)\/.*\.tsx?$|^(?:[A-Z_]+|(?:docs|packages|apps|examples|tools|lab)\/.*)\.md$/;
const LEFT_OUT = /(?:^|\/)(?:de|fr)[A-Z\w]*\.ts$|^tools\/check\/words\.ts$|\/spelling\.ts$|\/pool\.test\.ts$/;

const SPELLINGS: readonly { readonly pattern: RegExp; readonly better: string }[] = [
  {
    pattern: /(?:colou|favou|behaviou|neighbou|honou|labou|humou|harbou|flavou)r/gi,
    better: 'color, favor, behavior, neighbor, …',
  },
  { pattern: /\bgrey|Grey(?=[A-Z]|\b)/g, better: 'gray' },
  { pattern: /\b(?:centre|theatre|metre|fibre)[sd]?\b/gi, better: 'center, theater, meter, fiber' },
  { pattern: /\b(?:anal|paral|catal)ys(?:e|ed|ing)\b/gi, better: 'analyze, paralyze, catalyze' },
  {
    pattern:
      /(?:recogn|organ|real|optim|normal|serial|initial|minim|maxim|summar|custom|synchron|author|general|visual|random|special|standard|character|emphas|categor|apolog|memor|prior|util|final|local|capital|token|sanit|stabil|penal|central|neutral)is(?:e|ed|es|er|ing|ation)\b/gi,
    better: '-ize, -ization',
  },
  // In quotes, two of these are values of the browser.
  {
    pattern: /catalogu|judgement|misspelt|(?<!')\b(?:after|back|for|to|up|down)wards\b/gi,
    better: 'catalog, judgment, misspelled, afterward',
  },
  { pattern: /\b(?:licence|defence|offence|pretence)s?\b/gi, better: 'license, defense, offense, pretense' },
  {
    pattern: /\b(?:cancel|label|model|travel|signal|total|level|marshal|fuel)l(?:ed|ing|er)\b/gi,
    better: 'canceled, labeled, modeled, …',
  },
  {
    pattern: /\b(?:whilst|amongst|learnt|spelt|artefacts?|programmes?|sceptic\w*|practis(?:e|ed|ing))\b/gi,
    better: 'while, among, learned, artifact, program, skeptic, practice',
  },
  { pattern: /\bfor ever\b/gi, better: 'forever' },
  {
    pattern: /\b(?:Github|Gitlab|Javascript|Typescript|PostgresQL|Postgresql|Nodejs)\b/g,
    better: 'GitHub, JavaScript, TypeScript, PostgreSQL, Node.js',
  },
];

let count = 0;
for (const file of trackedFiles().filter((file) => FILES.test(file) && !LEFT_OUT.test(file))) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (const { pattern, better } of SPELLINGS) {
      for (const [found] of line.matchAll(pattern)) {
        console.error(`${file}:${index + 1}: '${found}', write: ${better}\n    ${line.trim().slice(0, 140)}`);
        count += 1;
      }
    }
  }
}
console.log(count === 0 ? 'no words to replace' : `${count} to replace`);
if (count > 0) process.exitCode = 1;
