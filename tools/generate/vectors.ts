import { readFileSync } from 'node:fs';
import type { GameId } from '../../src/games.js';
import { TARGETS } from '../../test/fuzz/targets.js';
import {
  type Coverage,
  coverageOf,
  EXCEPTIONS,
  KINDS,
  type Kind,
  missingIn,
  requiredOf,
} from '../../test/vectors/coverage.js';
import { drawnOf } from '../../test/vectors/drawn.js';
import { sampleOf, textOf, type Vectors } from '../../test/vectors/format.js';
import { vectorsOf } from '../../test/vectors/vectors.js';
import type { Output } from '../lib/files.js';

const PAGE = 'docs/port.md';

/** The vectors of every game, or of one. */
export async function buildAll(only?: string): Promise<readonly Vectors[]> {
  const targets = TARGETS.filter(({ id }) => only === undefined || id === only);
  return Promise.all(
    targets.map(async ({ id, on }) => {
      const drawn = await drawnOf(id);
      return on((game, kit) => vectorsOf(game, kit, drawn));
    }),
  );
}

/** Builds the vectors, and writes what the repository has of them. */
export async function vectors(output: Output): Promise<void> {
  await writeVectors(output, await buildAll());
}

/**
 * Writes test/vectors/<game>.json, a small sample, and into docs/port.md what each file exercises. Reports an error for
 * each clause, event, refusal, option, step and end that no vector exercises.
 */
export async function writeVectors(output: Output, all: readonly Vectors[]): Promise<void> {
  const parts: string[] = [];
  for (const vectors of all) {
    // The vectors of a game have its id.
    const id = vectors.game as GameId;
    output.file(`test/vectors/${id}.json`, textOf(sampleOf(vectors)));
    const required = await requiredOf(id);
    const coverage = coverageOf(vectors, required);
    for (const name of missingIn(id, coverage, required)) output.problem(`no vector exercises ${name}`);
    parts.push(...tableOf(id, coverage, required));
  }
  const reasons = Object.entries(EXCEPTIONS).map(([name, reason]) => {
    const [game, kind, ...rest] = name.split(' ');
    return `- ${rest.join(' ')} (${kind} of ${game}): ${reason}.`;
  });
  const text = ['', ...parts, 'Not exercised:', '', ...reasons, ''].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  const [start, end] = ['<!-- what the vectors exercise -->\n', '<!-- end -->'];
  output.file(
    PAGE,
    page.replace(new RegExp(`${start}[\\s\\S]*?${end}`), () => `${start}${text}\n${end}`),
  );
}

/** The table of a game: everything that its vectors must exercise, with the number of vectors. */
function tableOf(id: GameId, coverage: Coverage, required: { readonly [K in Kind]: readonly string[] }): string[] {
  const rows = KINDS.map((kind) => {
    const items = required[kind]
      .filter((name) => coverage[kind].has(name))
      .map(
        (name) =>
          `${kind === 'clauses' ? `[${name}](sheets/${id}.md#${name})` : `\`${name}\``} ${coverage[kind].get(name)}`,
      );
    return `| ${kind} | ${items.join(', ')} |`;
  });
  return [`### ${id}.json`, '', '| | vectors that exercise it |', '| --- | --- |', ...rows, ''];
}
