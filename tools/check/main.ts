// npm run check: see HELP.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { isTouched, readCosts, withNeeds } from './choose.js';
import type { Part, Tier } from './part.js';
import { PARTS } from './parts.js';
import { runParts } from './runParts.js';

const HELP = `npm run check                      the gate: what .ci/run runs
npm run check -- NAME …            these parts, and the parts they need; a name can be a tier: gate, jobs or night
npm run check -- --alone NAME …    without the parts they need
npm run check -- NAME -- WORDS     one part, with arguments for its command
npm run check -- --changed         the gate's parts and the jobs whose files changed since the last merge or tag
npm run check -- --changed --since COMMIT
npm run check -- --list            all parts, with their tiers and costs
`;

const TIERS: { readonly [name: string]: Tier } = { gate: 'gate', jobs: 'job', night: 'night' };

const git = (...words: readonly string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** The last merge or tag before this commit, whichever is nearer; the first commit if there is neither. */
function lastMark(): string {
  const marks = git('log', '--format=%H %D', '--simplify-by-decoration', '--decorate-refs=refs/tags')
    .split('\n')
    .filter((line) => line.includes('tag: '))
    .map((line) => line.slice(0, 40));
  const merges = git('log', '--merges', '-n', '1', '--format=%H', 'HEAD~1');
  const known = [...marks.slice(0, 1), ...(merges === '' ? [] : [merges])];
  const distance = (commit: string) => Number(git('rev-list', '--count', `${commit}..HEAD`));
  return known.toSorted((a, b) => distance(a) - distance(b))[0] ?? git('rev-list', '--max-parents=0', 'HEAD');
}

/** The parts of the gate and the jobs affected by changes since this commit, including uncommitted ones. */
function changed(since: string): readonly Part[] {
  const files = [
    ...git('diff', '--name-only', '--no-renames', since).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file !== '');
  const names = PARTS.filter((part) => part.tier !== 'night' && isTouched(part, files)).map(({ name }) => name);
  console.log(`${files.length} files changed since ${since.slice(0, 8)}: ${names.join(', ') || 'no part to run'}\n`);
  return withNeeds(names);
}

function chosen(names: readonly string[], alone: boolean): readonly Part[] {
  const wanted = names.flatMap((name) => {
    const tier = TIERS[name];
    return tier === undefined ? [name] : PARTS.filter((part) => part.tier === tier).map((part) => part.name);
  });
  const parts = withNeeds(wanted);
  return alone ? parts.filter(({ name }) => wanted.includes(name)) : parts;
}

const dashes = process.argv.indexOf('--');
const words = dashes < 0 ? [] : process.argv.slice(dashes + 1);
const { values, positionals } = parseArgs({
  args: process.argv.slice(2, dashes < 0 ? undefined : dashes),
  options: {
    alone: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
    list: { type: 'boolean', default: false },
    /** Prints the names of a tier's parts as JSON, for a workflow's matrix. */
    matrix: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowPositionals: true,
});

if (values.help) console.log(HELP);
else if (values.matrix !== undefined)
  console.log(
    JSON.stringify(
      chosen([values.matrix], false)
        .filter(({ tier }) => tier !== 'gate')
        .map(({ name }) => name),
    ),
  );
else if (values.list)
  for (const { name, tier, checks } of PARTS)
    console.log(`${name.padEnd(18)} ${tier.padEnd(6)} ${String(readCosts()[name] ?? '').padStart(5)}  ${checks}`);
else {
  const parts = values.changed
    ? changed(values.since ?? lastMark())
    : chosen(positionals.length === 0 ? ['gate'] : positionals, values.alone || words.length > 0);
  if (words.length > 0 && parts.length !== 1) throw new RangeError(`expected one part to pass ${words.join(' ')} to`);
  // The arguments, quoted for the shell.
  const quoted = words.map((word) => ` '${word.replaceAll("'", "'\\''")}'`).join('');
  process.exitCode = (await runParts(parts.map((part) => ({ ...part, command: part.command + quoted })))) ? 0 : 1;
}
