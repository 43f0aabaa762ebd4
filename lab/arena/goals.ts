// The section "Goals" of docs/strength.md: what the levels should reach, and what they were measured to.
import type { Level } from 'hencoop/bots';
import { type Loaded, winsAt } from '../inside.js';
import { seatCounts } from '../lib/seatCounts.js';

/** The share of games that `level` wins against `rival` if two sit at the table, by their labels; `null` without one. */
function shareAgainst(level: Level, rival: Level): number | null {
  const [own, others] = [level.elo[2], rival.elo[2]];
  return own === undefined || others === undefined ? null : winsAt(own - others, 2);
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** "66 to 72 %", or "66 %" if all are equal. */
function between(shares: readonly number[]): string {
  const [low, high] = [Math.min(...shares), Math.max(...shares)].map((share) => Math.round(100 * share));
  return low === high ? `${low} %` : `${low} to ${high} %`;
}

/** What the labels of the levels say about the goals that they had. */
export function goalsSection(games: readonly Loaded[]): string[] {
  const overEasy = games.flatMap(({ bots: { levels } }) => shareAgainst(levels.medium, levels.easy) ?? []);
  const overMedium = games.flatMap(({ game, bots: { levels } }) => {
    const share = shareAgainst(levels.strong, levels.medium);
    return share === null ? [] : [{ title: game.title, share }];
  });
  const above = overMedium.filter(({ share }) => share > 0.75).map(({ title, share }) => `${title} ${percent(share)}`);
  const isMet = overEasy.every((share) => share >= 0.6 && share <= 0.75);
  const offered = games.flatMap(({ game, bots }) => {
    const offering = seatCounts(game.seats).filter((seats) => bots.levelNamesAt(seats).includes('expert'));
    return offering.length === 0 ? [] : [`${game.title} (${offering.join(', ')})`];
  });
  return [
    '## Goals',
    '',
    'What the levels should reach, and what they reach. Shares are for two players, by the labels of the levels.',
    '',
    `- \`medium\` beats \`easy\` in 60 to 75 % of games: ${between(overEasy)} by estimates, ${isMet ? 'met' : 'missed'}.`,
    ...(above.length === 0
      ? []
      : [
          `- Where \`strong\` beats \`medium\` in more than 75 % of games, \`medium\` is raised: ${above.join(', ')}, missed. There,`,
          '  `strong` is so far above `easy` that no `medium` can meet this goal and the one before.',
        ]),
    `- \`expert\` is above \`strong\` where a game offers it, by numbers of seats: ${offered.join('; ')}.`,
    '- `strong` takes at most 5 ms a move: the tables have the milliseconds; missed at every table with a larger figure, on machines that did',
    '  other work at the time.',
    '- `strong` gains 50 Elo over that of commit 712bd6f in three games of five: in one by its estimate, Blind Chicken Extreme for two; missed.',
    '  It is missed in Chicken, too, where `strong` makes the same moves for four as then. [The pools](#the-pool) have their duels, and',
    '  [the design](design.md#bots) has what was tried, and what did not help.',
    '- No entry of bots grows by more than 5 kB, weights included: that of Chicken grew by 5.8 kB and that of Blind Chicken Extreme by 5.3,',
    '  missed; that of Chicken Out! by 4.2, and the others by 2.1 and 2.3.',
    '- [Endings](#exact-endings) have their goals with their tables. [Pools](#the-pool) should play six hours on two cores, which is twelve',
    '  hours of one; below their tables stand the hours that they got, less than half of that.',
    '',
    ...MADE,
  ];
}

/** How the figures of the page are made, and what checks them. */
const MADE = [
  '## Made again, and checked',
  '',
  '| what | command |',
  '| --- | --- |',
  '| the tables of each game, and their ladders | `npm run lab -- arena publish --minutes 120`; below each table, the command of its duels |',
  '| Brier scores and their pictures | `npm run lab -- calibrate` |',
  '| [the pools](#the-pool) | `npm run lab -- pool --minutes 720`, all of it again with `--forget` |',
  '| [exact endings](#exact-endings) | `npm run lab -- endings` |',
  '| the weights of the policy of Chicken | `npm run lab -- teach` |',
  '| the weights of the policy of Blind Chicken Extreme | `npm run lab -- raters blind-chicken-extreme --matches 250` |',
  '| this page | `npm run fix` |',
  '',
  '- `npm test`: law 12 for searches, for bots that observe and for the taught policies; the endings of small positions; the chances that bots state.',
  '- CI (`.ci/run`) adds the first moves of every bot with fixed seeds, programs that speak the protocol, with law 12 and with all their faults,',
  '  the arena with its stops, and whether this page is what its results say, with every label within 35 Elo of its measurement.',
  '- `npm run check -- night` does law 12 and the endings with many times the tries, and lets bots play in random positions.',
  '',
];
