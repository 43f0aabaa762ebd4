import type { Output } from '../lib/files.js';
import { type Figures, measured, stale } from '../mutation/figures.js';
import { ROOMS } from '../mutation/rooms.js';

const sum = (all: readonly Figures[], of: (figures: Figures) => number) =>
  all.reduce((total, one) => total + of(one), 0);

function row(name: string, tried: string, all: readonly Figures[]): string {
  const killed = sum(all, (one) => one.killed + one.timedOut);
  const survived = sum(all, (one) => one.survived + one.uncovered);
  const share = ((100 * killed) / (killed + survived)).toFixed(1);
  return `| ${name} | ${tried} | ${killed + survived} | ${killed} | ${survived} | ${share} % |`;
}

/** The row of a room of vectors, without the mutants that a port cannot notice. */
function rowOfVectors(name: string, all: readonly Figures[]): string {
  const killed = sum(all, (one) => one.killed + one.timedOut);
  const unseen = sum(all, (one) => one.unseen ?? 0);
  const seen = killed + sum(all, (one) => one.survived + one.uncovered) - unseen;
  return `| ${name} | ${seen + unseen} | ${unseen} | ${seen} | ${killed} | ${((100 * killed) / seen).toFixed(1)} % |`;
}

/** The part of the page about the vectors. */
function byVectors(
  rooms: readonly { readonly room: string; readonly figures: readonly Figures[] }[],
): readonly string[] {
  return [
    '## By the vectors alone',
    '',
    'A room such as `vectors-chicken` has the rules of a game again, but only [the vectors for ports](port.md) may detect its mutants. It leaves',
    'out `determinize`, which a port need not have. [Another list](../test/mutation/unseenByPorts.json) explains the mutants that no port',
    'could notice: lists that are shared instead of copied, caches, and checks for what the rules never do.',
    '`npm run mutation -- vectors-chicken --shard=2/4` tries the second of four parts, and resumes as well.',
    '',
    '| room | mutants | unseen by a port | seen | detected | score |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rooms.map(({ room, figures }) => rowOfVectors(room, figures)),
    rowOfVectors(
      'all',
      rooms.flatMap(({ figures }) => figures),
    ),
    '',
    'Of Chicken Roundup we tried the first of four parts.',
  ];
}

/** Writes docs/mutation.md: how many mutants the tests detect, as last measured. */
export function mutation(output: Output): void {
  const all = Object.entries(measured()).map(([room, files]) => ({ room, figures: Object.values(files) }));
  const rooms = all.filter(({ room }) => ROOMS[room]?.vectors === undefined);
  const page = [
    '# Mutants',
    '',
    'Can you trust the tests? [StrykerJS](https://stryker-mutator.io) breaks the code on purpose: it turns `<` into `<=`, drops a',
    'statement, empties a string. The tests run against each of these mutants. If a test fails, the mutant is detected; if all pass, the',
    'mutant survives, and either a test is missing or the change makes no difference.',
    '',
    '| room | tried | mutants | detected | survived | score |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...rooms.map(({ room, figures }) => {
      const oneIn = ROOMS[room]?.oneIn ?? 1;
      return row(room, oneIn === 1 ? 'all' : `1 in ${oneIn}`, figures);
    }),
    row(
      'all',
      '',
      rooms.flatMap(({ figures }) => figures),
    ),
    '',
    'We read every survivor. [The list](../test/mutation/equivalent.json) explains the ones that make no difference, or only shift a',
    'drawing; we added tests for the others.',
    '',
    '## Rooms',
    '',
    '- A room named after a game has its rules, its move generator, `evolve` and `view`.',
    '- `engine` binds rules to the verbs that you call.',
    '- `scoring` explains the points of a round in each game.',
    '- `record` reads and writes games, `referee` judges moves on a server.',
    '- `bots` are the generic bots and duels, without their workers and tournaments. `analysis` judges moves after a game.',
    '- `svg` draws tables and cards.',
    '- `element` is the part of `<hencoop-table>` that runs without a page.',
    '',
    'Texts and other constants are left out: separate tests compare them. A mutant that never ends also counts as detected. In a',
    'large room we try a sample, chosen by a hash of each mutant, so it stays the same from run to run. Random games in the tests',
    'are short here, and the slowest tests are left out, so the examples do most of the work.',
    '',
    '`npm run mutation -- record` measures a room again. It tries only mutants that a change to the code or the tests may',
    'affect, and resumes if you stop it.',
    '',
    ...byVectors(all.filter(({ room }) => ROOMS[room]?.vectors !== undefined)),
    '',
  ];
  output.file('docs/mutation.md', page.join('\n'));

  for (const line of stale()) {
    output.problem(`test/mutation names a line that no longer exists: ${line}`);
  }
}
