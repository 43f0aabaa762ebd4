import { strengthOf } from 'hencoop/bots';
import type { Output } from '../../tools/lib/files.js';
import { type EndingsResults, PLAYERS, type Player, readEndings, type Solved } from './results.js';

/** A kind of ending: how the endings were found, and how the bots played them. */
interface Kind {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
}

const KINDS: readonly Kind[] = [
  {
    id: 'chicken',
    title: 'Chicken',
    text: [
      'In games between `strong` bots, the first position of a round with at most four cards in both hands together, after the other seat',
      'played a card; the last such round counts. To make the ending solvable, all but the top two cards of the draw pile go under the discard',
      "pile, face up. The ending begins with a deal of the hidden cards, all equally likely, and ends with the round. Its value is the bots'",
      'estimated chance to win, averaged over the dice; it is exact if the match is over. CFR+ finds the best play, up to an exploitability',
      'of 0.0002. A level chooses in every information set that it can reach; bots that search choose with two seeds, which makes their',
      'figures a little too high. They draw conclusions from the last card, while the deals do not. Trees have at most 3,000 nodes and at',
      'least 20 information sets.',
      '',
      'Endings are this small for their cost, which flatters the levels: in two endings with five cards in the hands, from the games',
      '`endings/0` and `endings/1`, with 3,016 and 1,779 information sets and four seeds, `strong` had 0.013 and 0.020, and `expert` 0.015',
      'and 0.017.',
    ],
  },
  {
    id: 'chicken-out',
    title: 'Chicken Out!, few cards',
    text: [
      'In games between bots with 10 playouts, the first position with at most eight cards in play, if at least ten positions can follow. By',
      'then, both seats have seen every card, and nothing is left to chance. Few games get that far: most end while the loser still holds',
      'many cards. Values come from value iteration over the remaining turns, up to 2,000, for up to three million positions. During play,',
      '`strong` finds forced wins with at most seven cards, `expert` with eight. In the three endings in which `expert` errs, neither seat can',
      'force a win: the turn limit decides, beyond the horizon of both.',
    ],
  },
  {
    id: 'chicken-out-turns',
    title: 'Chicken Out!, last turns',
    text: [
      'In games between bots with 10 playouts and the option `maxTurns: 40`, the first position with at most four turns left and every card',
      'known, if 10 to 100,000 positions can follow. Nothing is left to chance, so a level plays the same with every seed.',
    ],
  },
  {
    id: 'blind-chicken-extreme',
    title: 'Blind Chicken Extreme',
    text: [
      'The first position with at most five tricks left, in the last game of a session between `strong` bots. All cards are face up, for the',
      'levels too: this measures how they play the last tricks, not how they guess. Bots that search choose with two seeds. `strong` and',
      '`expert` try every line of the last four tricks; they play the first of five by playouts, and err there.',
    ],
  },
];

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
/** A smaller difference is a rounding error. */
const NOTHING = 1e-9;

/** The average with a 95 % confidence interval. The endings of one game count as one observation. */
export function averageOf(endings: readonly Solved[], player: Player) {
  const games = new Map<string, number[]>();
  for (const { seed, exploitability } of endings) games.set(seed, [...(games.get(seed) ?? []), exploitability[player]]);
  const averages = [...games.values()].map((each) => each.reduce((sum, one) => sum + one, 0) / each.length);
  return strengthOf(
    averages.map((margin) => ({ wins: 0, margin })),
    2,
  ).margin;
}

/** Writes the page of the solved endings. */
export function endingsPage(output: Output): void {
  const sections = KINDS.flatMap((kind) => {
    const results = readEndings(kind.id);
    return results === null ? [] : gameSection(kind, results);
  });
  output.file('lab/endings/RESULTS.md', [...INTRODUCTION, ...sections].join('\n'));
}

const INTRODUCTION = [
  '# Exact endings',
  '',
  'Endings for two from games between bots, solved by `npm run lab -- endings`: the value of the best play, and how much less each level wins',
  'against a rival who knows its strategy.',
  '',
  '- **Exploitability**: how much less a player wins than with best play, if the rival plays the best reply, on average over both seats. 0 is',
  '  perfect. The intervals are for the average over all endings; the endings of one game count as one observation.',
  '- **Errs in** counts the endings in which a player falls short of best play; **most** is its largest loss.',
  '- Chicken and Chicken Out! do not offer `expert`: it is a search with the same playouts here. Endings of Crazy Chicken and Chicken',
  '  Roundup are not solved.',
  '- `uniform` makes every legal move equally often.',
  '',
];

function gameSection({ title, text, id }: Kind, { endings, games, machine }: EndingsResults): string[] {
  const values = endings.map(({ value }) => value);
  const undecided = values.filter((value) => value > NOTHING && value < 1 - NOTHING).length;
  const most = Math.max(...endings.map(({ positions }) => positions));
  const counted = id === 'chicken' ? 'information sets' : 'positions';
  return [
    `## ${title}`,
    '',
    ...text,
    '',
    `${endings.length} endings of ${games.toLocaleString('en')} games with the seeds \`endings/0\` to \`endings/${games - 1}\`, with up to ${most.toLocaleString('en')} ${counted};`,
    `in ${endings.length - undecided} of them, best play makes the winner certain.`,
    '',
    row('player', 'exploitability', '95 % interval', 'errs in', 'most'),
    row('---', '---:', '---:', '---:', '---:'),
    ...PLAYERS.map((player) => playerRow(endings, player)),
    '',
    `\`npm run lab -- endings ${id}\`, [all values](results/${id}.json); ${machine}.`,
    '',
  ];
}

function playerRow(endings: readonly Solved[], player: Player): string {
  const { low, mean, high } = averageOf(endings, player);
  const losses = endings.map(({ exploitability, gap }) => exploitability[player] - gap);
  return row(
    `\`${player}\``,
    mean.toFixed(4),
    Number.isFinite(high) ? `${Math.max(0, low).toFixed(4)} to ${high.toFixed(4)}` : '',
    `${losses.filter((loss) => loss > NOTHING).length} of ${endings.length}`,
    Math.max(...endings.map(({ exploitability }) => exploitability[player])).toFixed(3),
  );
}
