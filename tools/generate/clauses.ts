import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type ClauseText, COMMON_CLAUSES } from '../../src/engine/clauses.js';
import { clausesIn } from '../lib/clauses.js';
import { filesBelow, type Output } from '../lib/files.js';
import { GAMES, sheetOf } from '../lib/games.js';
import { isObeying } from './sheets.js';

interface ListedTest {
  readonly name: string;
  readonly file: string;
}

function listTests(): readonly ListedTest[] {
  const printed = execFileSync('npx', ['vitest', 'list', '--json', '--staticParse'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // `vitest list --json` prints a list of objects with these fields.
  return JSON.parse(printed) as readonly ListedTest[];
}

/** The number that tests use for a clause that does not exist. */
const INVENTED = /^[A-Z]{2}-9\.9$/;

/** The head of the page. */
const HEAD = [
  '# Clause coverage',
  '',
  'A refused move names its clause, such as CC-4.2. Click a clause number: the sheet shows a position, a legal move and a refused one, and',
  'opens them in the playground.',
  '',
  'The last two columns count the citations of the clause in the rules of its game (and in its table, cards, options, schema and views),',
  'and the tests with its number in their title. `npm run fix` writes this page, `npm run check` compares it. A derived clause follows from',
  'others and needs only a test.',
  '',
  'The origin of a clause: the printed rules (*sheet*), another published source, which its sheet names (*found*), other clauses',
  '(*derived*), a decision of this project, with the reading that it rejects (*ruling*), or a table or a reading that no source gives',
  '(*assumed*).',
  '',
];

/**
 * Writes docs/clauses.md: how often rules and tests cite each clause. Reports an error if no rule cites a clause
 * (unless it is derived), no test title names it, or a file cites a clause that is not on the game's sheet.
 */
export async function clauses(output: Output): Promise<void> {
  const tests = listTests();
  const problems: string[] = [];
  const page = [...HEAD];

  function section(
    title: string,
    clauses: { readonly [clause: string]: ClauseText },
    sources: readonly string[],
    folder: string,
    game: string,
  ) {
    const cited = sources.flatMap((file) => clausesIn(readFileSync(file, 'utf8')));
    const named = tests
      .filter(({ file }) => file.includes(folder))
      .flatMap(({ name }) => [...new Set(clausesIn(name))]);
    const count = (all: readonly string[], clause: string) => all.filter((other) => other === clause).length;
    page.push(`## ${title}`, '', '| clause | origin | cited in code | named by tests |', '| --- | --- | ---: | ---: |');
    for (const [clause, { origin }] of Object.entries(clauses)) {
      const inCode = count(cited, clause);
      const inTests = count(named, clause);
      page.push(`| [${clause}](sheets/${game}.md#${clause}) | ${origin.join(', ')} | ${inCode} | ${inTests} |`);
      const derived = origin.length === 1 && origin[0] === 'derived';
      if (inCode === 0 && !derived) problems.push(`${clause} is not cited in the rules of ${title}`);
      if (inTests === 0) problems.push(`${clause} is not in the title of any test`);
    }
    page.push('');
  }

  const known = new Set<string>(Object.keys(COMMON_CLAUSES));
  const prefixes = new Set(['G']);
  for (const game of GAMES) {
    const { title, clauses, prefix } = await sheetOf(game);
    prefixes.add(prefix);
    const own = Object.fromEntries(Object.entries(clauses).filter(([clause]) => clause.startsWith(`${prefix}-`)));
    for (const clause of Object.keys(own)) known.add(clause);
    const sources = filesBelow(`src/${game}`, '.ts').filter(isObeying);
    section(title, own, sources, `/test/${game}/`, game);
  }
  const everySource = filesBelow('src', '.ts').filter(isObeying);
  section('Common to all games', COMMON_CLAUSES, everySource, '/test/', GAMES[0] ?? '');

  for (const file of [...filesBelow('src', '.ts'), ...filesBelow('test', '.ts')]) {
    for (const clause of new Set(clausesIn(readFileSync(file, 'utf8')))) {
      const [prefix = ''] = clause.split('-');
      if (prefixes.has(prefix) && !known.has(clause) && !INVENTED.test(clause))
        problems.push(`${file} cites ${clause}, which does not exist`);
    }
  }

  output.file('docs/clauses.md', page.join('\n'));
  for (const problem of problems) output.problem(problem);
  console.log(`${known.size} clauses, ${tests.length} tests, ${problems.length} problems`);
}
