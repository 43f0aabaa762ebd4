import { strengthOf } from 'hencoop/bots';
import type { Output } from '../../tools/lib/files.js';
import { type EndingsResults, PLAYERS, type Player, readEndings, type Solved } from './results.js';

/** How the endings of a game came about, and how the bots answered. */
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
      'The last position of a game between `strong` bots that is the first of its round with at most four cards in both hands, after a card',
      'of the seat that is not to move. So that the ending can be solved, all but the two top cards of the draw pile go under the discard',
      'pile, in sight of all. The ending begins with a deal of the hidden cards, each as likely as any other. It ends with the round: its end',
      'is worth the chance to win that the bots of the game state, on average over the dice, which is exact once the match is over. CFR+',
      'finds the best play, and goes on until best replies gain no more than 0.0002; a level answers in every information set that it can',
      'reach. Bots that search answer with two seeds, so that their figures are a little too high.',
      'They infer from the last card, which the deals do not. Trees have at most 3,000 nodes, and 20 information sets or more.',
      '',
      'The size of these endings was chosen for its cost, after larger ones were measured, and it flatters the levels: two endings with five',
      'cards in the hands, of the games `endings/0` and `endings/1`, with 3,016 and 1,779 information sets and four seeds, gave `strong` 0.013',
      'and 0.020, and `expert` 0.015 and 0.017.',
    ],
  },
  {
    id: 'chicken-out',
    title: 'Chicken Out!, few cards',
    text: [
      'The first position of a game between bots with 10 playouts with at most eight cards in play, if at least ten positions can follow. By',
      'then, both seats have seen every card, and nothing is left to chance. Few games come so far: most end while the loser still holds',
      'many cards. Values are by value iteration over the turns that are left, up to 2,000, for up to three million positions. `strong`',
      'finds forced wins with at most seven cards as it plays, `expert` with eight. In the three endings in which `expert` errs, nobody can',
      'force a win: the turn limit decides, and is too far ahead for both.',
    ],
  },
  {
    id: 'chicken-out-turns',
    title: 'Chicken Out!, last turns',
    text: [
      'The first position of a game between bots with 10 playouts and the option `maxTurns: 40` in which at most four turns are left and',
      'every card is known, if at most 100,000 positions can follow, and at least ten. Nothing is left to chance, so that a level with',
      'another seed plays the same.',
    ],
  },
  {
    id: 'blind-chicken-extreme',
    title: 'Blind Chicken Extreme',
    text: [
      'The first position of the last game of a session between `strong` bots in which at most five tricks are left. All cards are laid open,',
      'and the levels see them, too: this measures how they play the last tricks, not what they guess. Bots that search answer with',
      'two seeds. `strong` and `expert` try every line of the last four tricks; the first of five is played by playouts, and there they err.',
    ],
  },
];

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
/** Below this, a difference is rounding. */
const NOTHING = 1e-9;

/** The average, with bounds that hold it in about 95 of 100 cases. The endings of one game count as one observation. */
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
  'Endings for two that came up in games between bots, solved by `npm run lab -- endings`: the value of the best play, and how much less each',
  'level wins against a rival who knows how it plays.',
  '',
  '- **Exploitability**: the chance to win that a player loses against the best reply, compared with the best play, on average over both',
  '  seats. 0 is perfect. The average over all endings has an interval; the endings of one game count as one observation.',
  '- **Errs in** counts the endings in which a player falls short of best play; **most** is its largest loss.',
  '- Chicken and Chicken Out! do not offer `expert`: a search with its playouts stands for it. Endings of Crazy Chicken and of Chicken',
  '  Roundup were not solved.',
  '- The answers of a level are those of its bot. `uniform` makes every legal move equally often.',
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
    `in ${endings.length - undecided} of them, the winner is certain if both play their best.`,
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
