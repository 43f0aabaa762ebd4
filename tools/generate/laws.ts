import { readFileSync } from 'node:fs';
import { PLANTED } from '../../test/testkit/planted/index.js';
import type { Output } from '../lib/files.js';
import { type DeckResult, readResults } from '../prove/results.js';

const PAGE = 'docs/laws.md';

type Count = 'states' | 'moves' | 'refused' | 'over' | 'alike' | 'pairs';

/** The evidence for each law that the small decks count; they do not check a missing law. */
const COUNTED: { readonly [law: number]: readonly (readonly [Count, string])[] } = {
  1: [
    ['states', 'states'],
    ['refused', 'refused moves'],
  ],
  2: [['states', 'states']],
  3: [['states', 'states']],
  5: [['states', 'states']],
  6: [['alike', 'pairs of views or events that must be equal']],
  7: [['moves', 'moves']],
  9: [['pairs', 'pairs of moves']],
  10: [['states', 'states']],
  11: [['over', 'ends of games']],
};

/** The law for bots, not games: it has no evidence here. */
const OF_BOTS = 12;

const number = (value: number) => value.toLocaleString('en-US');
const sum = (decks: readonly DeckResult[], field: Count) => decks.reduce((total, deck) => total + deck[field], 0);

/** The bugs, the counts, and the button below the text of a law. */
function heldBy(law: number, decks: readonly DeckResult[], day: string): string[] {
  const bugs = PLANTED.filter((one) => one.law === law).length;
  const counts = COUNTED[law]?.map(([field, words]) => `${number(sum(decks, field))} ${words}`);
  return [
    `*Must catch*: [${bugs} planted bugs](planted-bugs.md#law-${law}).`,
    ...(counts === undefined
      ? []
      : [`*Judged in the [small decks](proof.md), last on ${day}*: ${counts.join(' and ')}.`]),
    '',
    `<div class="law" data-law="${law}"></div>`,
  ];
}

/** Writes the evidence for each law into docs/laws.md, between its marks. */
export function lawEvidence(output: Output): void {
  const { games, days } = readResults();
  const decks = Object.values(games).flat();
  // The oldest day: all other results are newer.
  const day = Object.entries(days)
    .flatMap(([name, of]) => (name === 'planted' ? [] : [of]))
    .sort()[0];
  if (day === undefined) {
    output.problem('the results of npm run prove have no dates: run it again');
    return;
  }
  const page = readFileSync(PAGE, 'utf8');
  const wanted = [...page.matchAll(/^## (\d+) /gm)].map(([, law]) => Number(law)).filter((law) => law !== OF_BOTS);
  const laws = [...page.matchAll(/<!-- held by: law (\d+) -->/g)].map(([, law]) => Number(law));
  if (`${wanted}` !== `${laws}`)
    output.problem(`${PAGE}: expected a mark \`<!-- held by: law n -->\` for each law, got ${laws}`);
  const written = page.replaceAll(
    /(<!-- held by: law (\d+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, law: string, end: string) => `${start}\n${heldBy(Number(law), decks, day).join('\n')}\n\n${end}`,
  );
  output.file(PAGE, written);
}
