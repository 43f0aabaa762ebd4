import { readFileSync } from 'node:fs';
import { readCosts } from '../check/choose.js';
import type { Tier } from '../check/part.js';
import { PARTS } from '../check/parts.js';
import type { Output } from '../lib/files.js';

const PAGE = 'CONTRIBUTING.md';
const [BEGIN, END] = ['<!-- The table of checks, by npm run fix -->', '<!-- The end of the table -->'];

const TIERS: { readonly [tier in Tier]: string } = {
  gate: 'The gate: `.ci/run`, and `npm run check`',
  job: 'Jobs, on every push: `npm run check -- jobs`',
  night: 'The nightly run: `npm run check -- night`',
};

function tableOf(tier: Tier): string[] {
  const costs = readCosts();
  const parts = PARTS.filter((part) => part.tier === tier);
  return [
    `### ${TIERS[tier]}`,
    '',
    '| part | what it checks | processor seconds |',
    '| --- | --- | ---: |',
    ...parts.map(({ name, checks }) => `| \`${name}\` | ${checks} | ${costs[name] ?? ''} |`),
    '',
  ];
}

/** Writes the table of checks in CONTRIBUTING.md. */
export function checks(output: Output): void {
  const text = readFileSync(PAGE, 'utf8');
  const [before, after] = [text.split(BEGIN)[0], text.split(END)[1]];
  if (before === undefined || after === undefined) {
    output.problem(`${PAGE} lacks ${BEGIN} or ${END}`);
    return;
  }
  const tables = (['gate', 'job', 'night'] as const).flatMap(tableOf);
  output.file(PAGE, `${before}${BEGIN}\n\n${tables.join('\n')}${END}${after}`);
}
