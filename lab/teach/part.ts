// Plays every STEP-th match from FIRST on, and prints the searched decisions of each in a line: tsx lab/teach/part.ts FIRST STEP MATCHES
import { decisionsOf } from './decisions.js';

const [first = 0, step = 1, matches = 0] = process.argv.slice(2).map(Number);
for (let match = first; match < matches; match += step) {
  process.stdout.write(`${JSON.stringify({ match, decisions: decisionsOf(match) })}\n`);
}
