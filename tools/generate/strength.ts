import { readFileSync } from 'node:fs';
import { type AnyBots, LEVELS, type LevelName } from 'hencoop/bots';
import { GAMES, gameById } from 'hencoop/games';
import { filesBelow, type Output } from '../lib/files.js';

interface Interval {
  readonly low: number;
  readonly mean: number;
  readonly high: number;
}

/** How often one bot won against others of one kind. */
interface Duel {
  readonly seats: number;
  readonly candidate: string;
  readonly rival: string;
  readonly games: number;
  readonly wins: Interval;
}

/** The fields of a published tournament that this page uses. */
interface Tournament {
  readonly game: string;
  readonly duels: readonly Duel[];
}

/** The lab calls `medium` `heuristic`. */
const levelOf = (bot: string) => (bot === 'heuristic' ? 'medium' : bot);

/** With two seats, a duel also counts with the roles swapped. */
const turned = ({ candidate, rival, wins, ...duel }: Duel): Duel => ({
  ...duel,
  candidate: rival,
  rival: candidate,
  wins: { low: 1 - wins.high, mean: 1 - wins.mean, high: 1 - wins.low },
});

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Of 100 games: "65 (59 to 71)". */
function cellOf(wins: Interval | undefined): string {
  if (wins === undefined) return '';
  const [low, mean, high] = [wins.low, wins.mean, wins.high].map((share) => Math.round(100 * share));
  return `${mean} (${low} to ${high})`;
}

function tableOf(duels: readonly Duel[], { game, levelNamesAt }: AnyBots): string[] {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const winsOf = (candidate: LevelName, rival: LevelName, seats: number) => {
    if (![candidate, rival].every((level) => levelNamesAt(seats).includes(level))) return undefined;
    const found = duels.filter((one) => one.seats === seats && one.candidate === candidate && one.rival === rival);
    return found.toSorted((a, b) => b.games - a.games)[0]?.wins;
  };
  const pairs = LEVELS.flatMap((candidate) => LEVELS.map((rival) => ({ candidate, rival })));
  const rows = pairs.flatMap(({ candidate, rival }) => {
    const isWeaker = LEVELS.indexOf(candidate) < LEVELS.indexOf(rival);
    // With two seats, only the stronger bot's row has the figure.
    const cells = counts.map((seats) => (isWeaker && seats === 2 ? '' : cellOf(winsOf(candidate, rival, seats))));
    return cells.every((cell) => cell === '') ? [] : [row(`\`${candidate}\` against \`${rival}\``, ...cells)];
  });
  return [row('', ...counts.map((seats) => `${seats} seats`)), row('---', ...counts.map(() => '---:')), ...rows];
}

const INTRODUCTION = `# Strength

How often each level wins, to help you choose an opponent. No level sees a hidden card: [law 12](laws.md#12-honesty-for-bots).

## The levels

- \`easy\` makes the mistakes of a beginner.
- \`medium\` plays by rules of thumb.
- \`strong\` looks ahead in imagined deals, for a few milliseconds per move.
- \`expert\` looks further ahead, for less than a tenth of a second per move. A game offers it only where tournaments show that it beats \`strong\`.

The tables show how many of 100 games a bot wins against bots of one other level, with 95 % confidence intervals. An equal bot wins 50 with
two seats, and 20 with five. For two seats, the figure is in the row of the stronger level. Cells without games are empty.
`;

const METHOD = `## How this was measured

Each deal is played once from every seat, with the same cards and dice. A shared first place counts as a fraction of a win, and the games of
one deal as one observation. Levels search a fixed number of playouts, so a game with the same seed is the same on every machine.
\`npx hencoop arena\` plays such tournaments, with your own bots as well; [the lab](../lab/arena/RESULTS.md) has every duel, with Elo,
times and the command to repeat it.
`;

/** Writes docs/strength.md from the tournaments of the lab. */
export async function strength(output: Output): Promise<void> {
  const tournaments = filesBelow('lab/arena/results', '.json').map(
    // The arena wrote them.
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Tournament,
  );
  const sections = GAMES.map(async ({ id, title }) => {
    const bots: AnyBots = await gameById(id).bots();
    const duels = tournaments
      .filter(({ game }) => game === id)
      .flatMap((tournament) => tournament.duels)
      .map((duel) => ({ ...duel, candidate: levelOf(duel.candidate), rival: levelOf(duel.rival) }))
      .flatMap((duel) => (duel.seats === 2 ? [duel, turned(duel)] : [duel]));
    return [`## ${title}`, '', ...tableOf(duels, bots), ''].join('\n');
  });
  output.file('docs/strength.md', [INTRODUCTION, ...(await Promise.all(sections)), METHOD].join('\n'));
}
