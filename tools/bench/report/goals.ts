// The goals that the project sets itself.
import { CHESS, isRules } from '../bundlers.js';
import { median } from '../jobs/measure.js';
import { type Measured, nativePaceOf, paceOf, type Results, serverRates } from '../results.js';
import { kilo, part, rate } from './format.js';

/** The goal for the server, in moves per second. */
export const SERVER_GOAL = 100_000;
/** The goal for `apply`, as a multiple of the pace of boardgame.io's client. */
const CLIENT_GOAL = 400;

/** A figure that has a goal, as text. */
export interface Goal {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly isMet: boolean;
}

export function pacingGoals(game: Measured): Goal[] {
  const { entrant } = game;
  const native = nativePaceOf(game);
  const inPlace = paceOf(game, 'inPlace') ?? Number.NaN;
  const applied = paceOf(game, 'applied') ?? Number.NaN;
  const client = paceOf(game, 'throughClient');
  const share = (what: string, value: number, goal: number): Goal => ({
    what,
    measured: part(value, 1),
    goal: part(goal),
    isMet: value >= goal,
  });
  const goals = [share('`apply` against in place', applied / inPlace, entrant.ofInPlace)];
  if (native !== undefined) goals.unshift(share('in place against C', inPlace / native, entrant.ofNative));
  if (client !== undefined) {
    goals.push({
      what: "`apply` against boardgame.io's client",
      measured: `${(applied / client).toFixed(0)} times`,
      goal: `${CLIENT_GOAL}`,
      isMet: applied / client >= CLIENT_GOAL,
    });
  }
  return goals;
}

export function serverGoal(game: Measured): Goal {
  const pace = median(serverRates(game));
  return { what: 'the server, moves/s', measured: rate(pace), goal: rate(SERVER_GOAL), isMet: pace >= SERVER_GOAL };
}

function sizeGoals({ sizes, bundled }: Results): Goal[] {
  const chess = bundled.find(({ name }) => name === CHESS)?.bytes[0] ?? 0;
  const games = bundled.filter(({ name }) => isRules(name) && name !== CHESS);
  return [
    ...sizes.flatMap(({ entry, bytes, budget }): Goal[] =>
      budget === undefined
        ? []
        : [{ what: `\`${entry}\`, kB`, measured: kilo(bytes), goal: `${budget / 1000}`, isMet: bytes <= budget }],
    ),
    ...games.map(
      ({ name, bytes: [bytes = 0] }): Goal => ({
        what: `\`${name}\` against ${CHESS}, kB`,
        measured: kilo(bytes),
        goal: kilo(chess),
        isMet: bytes < chess,
      }),
    ),
  ];
}

/** Every goal that this run misses. */
export function missed(results: Results): string {
  const inGames = results.games.flatMap((game) =>
    [...pacingGoals(game), serverGoal(game)].map((goal) => ({ ...goal, what: `${game.entrant.id}: ${goal.what}` })),
  );
  const all = [...inGames, ...sizeGoals(results)];
  const lines = all
    .filter(({ isMet }) => !isMet)
    .map(({ what, measured, goal }) => `- ${what}: ${measured}; the goal is ${goal}.`);
  return `Of ${all.length} goals, ${all.length - lines.length} are met. These are missed:\n\n${lines.join('\n')}`;
}
