import type { Output } from '../lib/files.js';
import { GAMES } from '../lib/games.js';
import { EQUIVALENT, type Figures, measured, stale } from '../mutation/figures.js';

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

/** Writes docs/mutation.md: how many mutants the tests detect, as last measured, and why each survivor is equivalent. */
export function mutation(output: Output): void {
  const parts = Object.entries(measured());
  const unmeasured = ['engine', ...GAMES].filter((part) => !parts.some(([name]) => name === part));
  const page = [
    '# Mutants',
    '',
    'StrykerJS makes every small change to the code that it can, one at a time, and runs the tests. A change that no test',
    'detects is code that no test checks. `npm run mutation -- chicken` (or another game, or `engine`) measures again, with',
    'short random walks, so that the examples do nearly all the work. Then `-- chicken --survivors` tries those that survived',
    'or were too slow again, with more time. The figures below are from the last such run of each part. A mutant that timed',
    'out loops without end, or rebuilds a cached table for every question. Every survivor has been read: below the figures is',
    'the reason why each changes nothing that a table, a move or an event could show.',
    '',
    ...(unmeasured.length === 0
      ? []
      : [`Not measured since their files were last reorganized: ${unmeasured.join(', ')}.`, '']),
    '| part | mutants | killed | timed out | survived | not reached | score |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...parts.map(([part, files]) => row(part, Object.values(files))),
    row(
      'all',
      parts.flatMap(([, files]) => Object.values(files)),
    ),
    '',
  ];
  for (const [part, files] of parts) {
    page.push(`## ${part}`, '');
    page.push('| file | mutants | killed | timed out | survived | not reached | score |');
    page.push('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
    for (const [file, figures] of Object.entries(files)) page.push(row(file.replace(`src/${part}/`, ''), [figures]));
    page.push('');
  }
  page.push('## Survivors', '');
  for (const { why, mutants } of EQUIVALENT) {
    page.push(why, '', '| file | instead of | |', '| --- | --- | --- |');
    for (const [file, , from, to] of mutants)
      page.push(`| ${file.replace('src/', '')} | ${code(from)} | ${to === '' ? '' : code(to)} |`);
    page.push('');
  }
  output.file('docs/mutation.md', page.join('\n'));

  for (const line of stale()) {
    output.problem(`test/mutation/equivalent.json names a line that no longer exists: ${line}`);
  }
}
