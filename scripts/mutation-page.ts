// Writes docs/mutation.md: how many mutants the tests notice, as measured last, and why each other one is equivalent.
import { generated } from './house.js';
import { EQUIVALENT, type Figures, measured, stale } from './mutants.js';

const sum = (all: readonly Figures[], of: (figures: Figures) => number) =>
  all.reduce((total, one) => total + of(one), 0);

function row(name: string, all: readonly Figures[]): string {
  const [killed, timedOut] = [sum(all, (one) => one.killed), sum(all, (one) => one.timedOut)];
  const [survived, uncovered] = [sum(all, (one) => one.survived), sum(all, (one) => one.uncovered)];
  const mutants = killed + timedOut + survived + uncovered;
  const score = ((100 * (killed + timedOut)) / mutants).toFixed(1);
  return `| ${name} | ${mutants} | ${killed} | ${timedOut} | ${survived} | ${uncovered} | ${score} % |`;
}

/** Code in a cell of a table. */
const code = (text: string) => `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;

const rooms = Object.entries(measured());
const page = [
  '# Mutants',
  '',
  'StrykerJS changes the code in every small way it can think of, one at a time, and runs the tests. A change that no test',
  'notices is a sentence that nobody checks. `npm run mutation -- chicken` (or another game, or `engine`) does it again; with',
  'random walks cut short, so that nearly all the work is done by the examples. Then `-- chicken --survivors` asks anew, with',
  'more time, of what survived or was too slow. The figures below are as measured by the last such run of each room. What',
  'timed out is a loop without an end, or what is kept made anew at every question. Every survivor has been read: what',
  'follows the figures says why each changes nothing that a table, a move or an event could show.',
  '',
  '| room | mutants | killed | timed out | survived | not reached | score |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rooms.map(([room, files]) => row(room, Object.values(files))),
  row(
    'all',
    rooms.flatMap(([, files]) => Object.values(files)),
  ),
  '',
];
for (const [room, files] of rooms) {
  page.push(`## ${room}`, '');
  page.push('| file | mutants | killed | timed out | survived | not reached | score |');
  page.push('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const [file, figures] of Object.entries(files)) page.push(row(file.replace(`src/${room}/`, ''), [figures]));
  page.push('');
}
page.push('## Survivors', '');
for (const { why, mutants } of EQUIVALENT) {
  page.push(why, '', '| file | instead of | |', '| --- | --- | --- |');
  for (const [file, , from, to] of mutants)
    page.push(`| ${file.replace('src/', '')} | ${code(from)} | ${to === '' ? '' : code(to)} |`);
  page.push('');
}
generated('docs/mutation.md', page.join('\n'));

for (const gone of stale()) {
  console.error(`test/mutation/equivalent.json names a line that is no longer there: ${gone}`);
  process.exitCode = 1;
}
