// Teaches the policy of Chicken from searched decisions, and writes its weights: npm run lab -- teach
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { QUESTIONS } from '../inside.js';
import type { Decision } from './decisions.js';
import { lettersOf, scaleOf } from './letters.js';
import { HIDDEN, type Network, networkFor, regretOf } from './network.js';

/** How many matches are played: about 44,000 decisions. */
const MATCHES = 450;
/** One decision of this many is kept to try the network on. */
const KEPT = 10;
/** The largest weight that is stored, in whole numbers. */
const LARGEST = 25;
const FILE = 'src/chicken/bots/weights.ts';

/** The decisions of all matches, in their order: the same for every number of processes. */
async function playMatches(): Promise<Decision[]> {
  const processes = availableParallelism();
  const found: Decision[][] = [];
  await Promise.all(
    Array.from({ length: processes }, async (_, first) => {
      const words = ['--import', 'tsx', 'lab/teach/part.ts', first, processes, MATCHES].map(String);
      const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
      for await (const line of createInterface({ input: child.stdout })) {
        // `part.ts` prints it.
        const { match, decisions } = JSON.parse(line) as { readonly match: number; readonly decisions: Decision[] };
        found[match] = decisions;
      }
    }),
  );
  if (found.flat().length === 0 || found.length < MATCHES) throw new Error('a process ended early, see above');
  return found.flat();
}

/** The network in whole numbers, each weight as a letter: `A` is 0. The bias of a cell is shared out among the questions. */
function textOf({ toHidden, hiddenBias, toRatings, ratingBias }: Network): string {
  const weights = toHidden.map((weight, index) => weight + (hiddenBias[index % HIDDEN] ?? 0) / QUESTIONS);
  const [first, second] = [scaleOf(weights, LARGEST), scaleOf(toRatings, LARGEST)];
  const letters = lettersOf(weights, first) + lettersOf(toRatings, second);
  const biases = Array.from(ratingBias, (bias) => Math.round(bias * first * second));
  return [
    '// Written by `npm run lab -- teach`.',
    '',
    '/** How many cells the hidden layer has. */',
    `export const HIDDEN = ${HIDDEN};`,
    '',
    '/** The bias of the rating of each kind of move. */',
    `export const BIASES: readonly number[] = /* @__PURE__ */ Object.freeze([${biases.join(', ')}]);`,
    '',
    '/** The weights of each answer in each hidden cell, then those of each cell in each rating: a letter each, `A` for 0. */',
    'export const WEIGHTS =',
    `  '${letters}';`,
    '',
  ].join('\n');
}

const decisions = await playMatches();
const kept = decisions.filter((_, index) => index % KEPT === 0);
const learned = decisions.filter((_, index) => index % KEPT !== 0);
const network = networkFor(learned);
writeFileSync(FILE, textOf(network));
const share = (regret: number) => `${(100 * regret).toFixed(2)} %`;
console.log(
  `${decisions.length} decisions; the network gives away ${share(regretOf(network, learned))} of the chance to win, and ` +
    `${share(regretOf(network, kept))} in decisions that it has not seen`,
);
