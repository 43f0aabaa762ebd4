// The page of the load test.

/** Milliseconds: half of all took at most `half`, 99 of 100 at most `most`. */
export interface Spread {
  readonly half: number;
  readonly most: number;
}

/** Everybody moves as soon as they may. */
export interface Pace {
  readonly name: string;
  /** Moves a second. */
  readonly rate: number;
  readonly answers: Spread;
  readonly deliveries: Spread;
}

/** One process; two with each match on one of them, by its id; two in turn, so that players of a match are split. */
export type Way = 'one' | 'byId' | 'inTurn';

/** One run behind nginx. */
export interface Routed {
  readonly way: Way;
  /** Counted from 0. All ways of a round run one after the other, in every second round the other way around. */
  readonly round: number;
  /** Moves a second. */
  readonly rate: number;
  /** Milliseconds of processor time of the server processes, for each move. */
  readonly cost: number;
  /** The part of the matches with all players at one process. */
  readonly together: number;
}

/** Many matches, few moves. */
export interface Calm {
  readonly matches: number;
  readonly pace: number;
  readonly rate: number;
  readonly answers: Spread;
  readonly deliveries: Spread;
  /** Bytes. */
  readonly heapAMatch: number;
}

/** Milliseconds until clients are live again. */
export interface Comeback {
  readonly clients: number;
  readonly half: number;
  readonly ninetyNinth: number;
}

/** Many at once, each time next to a measure for it on the same machine. */
export interface Crowds {
  readonly bots: {
    readonly matches: number;
    readonly turns: number;
    readonly alone: Spread;
    readonly among: Spread;
    readonly longest: number;
  };
  readonly returns: {
    readonly clients: number;
    readonly many: Spread;
    readonly fewClients: number;
    readonly few: Spread;
  };
}

export interface RoutingRuns {
  /** How long a run counts. */
  readonly seconds: number;
  readonly runs: readonly Routed[];
}

export interface Figures {
  readonly machine: string;
  readonly date: string;
  readonly seconds: number;
  readonly paces: readonly Pace[];
  readonly routing: RoutingRuns;
  readonly calm: Calm;
  readonly comeback: Comeback;
  readonly crowds: readonly Crowds[];
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const ms = (milliseconds: number) => (milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0));
const whole = (value: number) => Math.round(value).toLocaleString('en');

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

function valuesOf(runs: readonly Routed[], way: Way, field: 'rate' | 'cost'): readonly number[] {
  return runs.filter((run) => run.way === way).map((run) => run[field]);
}

/** The ratios of a way to one process, round by round. */
function ratiosOf(runs: readonly Routed[], way: Way, field: 'rate' | 'cost'): readonly number[] {
  const one = valuesOf(runs, 'one', field);
  return valuesOf(runs, way, field).map((value, round) => value / (one[round] ?? Number.NaN));
}

const range = (values: readonly number[], digits: number) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

const WAYS: { readonly [way in Way]: string } = {
  one: 'one process',
  byId: 'two, by the id of the match',
  inTurn: 'two in turn',
};

/** What a second process costs, and what of the difference is noise. */
export function twoProcesses({ seconds, runs }: RoutingRuns): string {
  const ways = ['one', 'byId', 'inTurn'] as const;
  const rows = ways.map((way) => {
    const figures = [
      range(valuesOf(runs, way, 'rate'), 0),
      range(ratiosOf(runs, way, 'rate'), 2),
      range(valuesOf(runs, way, 'cost'), 3),
      range(ratiosOf(runs, way, 'cost'), 2),
    ];
    return `| ${WAYS[way]} | ${figures.join(' | ')} |`;
  });
  const together = runs.filter(({ way }) => way === 'inTurn').map((run) => run.together * 100);
  const one = valuesOf(runs, 'one', 'cost');
  const noise = ((Math.max(...one) - Math.min(...one)) / median(one)) * 100;
  return `The same 100 matches through nginx, with [\`nginx.conf\`](../examples/server/nginx.conf) as it ships, and without its \`hash\`, which then
takes the processes in turn. ${one.length} rounds, in each of which every way ran for ${seconds} seconds; the median of the rounds, and in parentheses
the lowest and the highest. Ratios are to one process in the same round. The processor time is that of the server processes alone, as they
count it themselves.

| | moves/s | ratio | processor time a move, ms | ratio |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

- Moves that wait for each other share one statement. At each of two processes half as many wait, so a move shares its statement with
  fewer, and takes more processor time.
- By the header \`X-Served-By\`, the players of every match were at one process; in turn, those of ${median(together).toFixed(0)} % of the matches.
- One process differs from itself by ${noise.toFixed(0)} % of processor time a move from round to round: smaller differences are noise. Moves a
  second depend on what else the two cores do, nginx, PostgreSQL and the players included, so they say less than processor time.`;
}

/** A million matches at the pace of the calm run, from these figures. */
function million({ routing, calm }: Figures): string {
  const rate = median(valuesOf(routing.runs, 'byId', 'rate'));
  const cost = median(valuesOf(routing.runs, 'byId', 'cost'));
  const moves = (1_000_000 * calm.pace) / calm.matches;
  const cores = (moves / rate) * 2;
  const heap = (1_000_000 * calm.heapAMatch) / 1e9;
  const perPrimary = whole(20_000 / (calm.pace / calm.matches));
  return `A million open matches at the same pace, one move every ${calm.matches / calm.pace} seconds in each, make ${whole(moves)} moves a second.

These figures are extrapolated from two processes, with each match on one of them by its id; we have not
measured more.

- **Processor**: such a core carries about ${whole(rate / 2)} moves a second in total: server, nginx, PostgreSQL, Redis and the
  load generator. That makes ${whole(cores)} cores. ${whole((moves * cost) / 1000)} of them are for servers, which take ${cost.toFixed(2)} ms a move and share nothing: add
  machines.
- **Memory**: ${heap.toFixed(0)} GB of heap over all server processes, for matches with live viewers; all others need none.
- **Sockets**: two million. A Node process holds some ten thousand, so this takes some two hundred processes.
- **Redis**: ${whole(moves)} hints a second of 50 bytes, each to the processes with viewers of the match. One Redis server carries about a
  hundred thousand: use two or three, chosen by the first digits of the match's id.
- **PostgreSQL reaches its limit first.** One primary commits perhaps 20,000 small transactions a second on fast disks. Each move is
  at worst one of them (moves that wait for each other share one), with about four rows. About ${perPrimary} matches at this pace, or
  ${whole((moves * 4) / 10)} rows a second, fill one primary. Matches never touch each other, so they can be spread over databases:
  ${Math.ceil(moves / 20_000)} primaries for a million matches. The server does not do that itself: run
  [one group of processes for each database](server.md#several-databases), or
  [an object for each match](../examples/durable-object/README.md#what-it-costs), which has no database to share.
- **Disk**: a move leaves about 1.5 kB in log and deliveries. A million such matches write ${((moves * 1500 * 86_400) / 1e12).toFixed(0)} TB a day: shorten \`keep\`.`;
}

/** A bar for each pace, as text that every renderer shows. */
function chart(paces: readonly Pace[]): string {
  const most = Math.max(...paces.map(({ rate }) => rate));
  const names = paces.map(({ name }) => name);
  const width = Math.max(...names.map((name) => name.length));
  const lines = paces.map(({ rate }, at) => {
    return `${(names[at] ?? '').padEnd(width)}  ${'█'.repeat(Math.max(1, Math.round((rate / most) * 40)))} ${whole(rate)}`;
  });
  return `\`\`\`text\nmoves a second\n${lines.join('\n')}\n\`\`\``;
}

function fast(paces: readonly Pace[]): string {
  const rows = paces.map(({ name, rate, answers, deliveries }) => {
    const times = [answers.half, answers.most, deliveries.half, deliveries.most].map(ms).join(' | ');
    return `| ${name} | ${whole(rate)} | ${times} |`;
  });
  return `100 matches in which all players move as soon as they can. Both times count from the submission: to its answer, and to
the arrival of the other player's delivery.

${chart(paces)}

| server, in one process | moves/s | answer, ms: half | 99 % | delivery, ms: half | 99 % |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Colyseus keeps a match in one process, and here writes every move to PostgreSQL before it answers. boardgame.io writes nothing to a disk
here.`;
}

function calmly(calm: Calm): string {
  return `${whole(calm.matches)} open matches, ${calm.pace} moves a second (${calm.rate.toFixed(0)} were played), two server processes, the players of a match on different
ones.

| | half | 99 % |
| --- | --- | --- |
| answer | ${ms(calm.answers.half)} ms | ${ms(calm.answers.most)} ms |
| delivery to the other player | ${ms(calm.deliveries.half)} ms | ${ms(calm.deliveries.most)} ms |
| heap of a match, both processes | ${(calm.heapAMatch / 1000).toFixed(1)} kB | |`;
}

/** What a crowd costs those who are not part of it. */
export function crowdsText(rounds: readonly Crowds[]): string {
  const [first] = rounds;
  if (first === undefined) return 'Nothing was measured.';
  const { matches, turns } = first.bots;
  const { clients, fewClients } = first.returns;
  const longest = Math.max(...rounds.map(({ bots }) => bots.longest));
  const row = (name: string, of: (round: Crowds) => Spread, to: (round: Crowds) => Spread) => {
    const cell = (part: keyof Spread) =>
      range(
        rounds.map((round) => of(round)[part]),
        0,
      );
    const ratio = range(
      rounds.map((round) => of(round).half / to(round).half),
      1,
    );
    return `| ${name} | ${cell('half')} | ${cell('most')} | ${of === to ? '1' : ratio} |`;
  };
  const alone = ({ bots }: Crowds) => bots.alone;
  const few = ({ returns }: Crowds) => returns.few;
  return `One process on PostgreSQL, its bots on its own thread, each time next to the same without a crowd. The median of ${rounds.length} rounds, and
in parentheses the lowest and the highest. Players, database and server share two cores, so the ratios say more than the times.

| | half, ms | 99 %, ms | ratio of the halves |
| --- | --- | --- | --- |
${row("a person's bot has moved, alone on the server", alone, alone)}
${row(`the same, while ${whole(matches)} matches of bots alone go on`, ({ bots }) => bots.among, alone)}
${row(`live again at a fresh process, of ${whole(fewClients)} clients`, few, few)}
${row(`the same, of ${whole(clients)} clients`, ({ returns }) => returns.many, few)}

- A person's bot, at the level \`easy\`, made ${turns} moves each time. The longest among the others took ${ms(longest)} ms.
- ${whole(clients)} clients whose connections are cut at once return to a process that has just started and knows none of their matches. A
  client waits up to 250 ms before it tries, and one process plays all of them. The returning clients, the balancer,
  PostgreSQL and the process share two cores.`;
}

export function page(figures: Figures): string {
  const { machine, date, seconds, paces, calm, comeback } = figures;
  const { clients, half, ninetyNinth } = comeback;
  return `# How far it scales

${machine}, ${date}. Written by \`npm run check -- load\`: servers, PostgreSQL, Redis and
the load generator share this machine. Every part ran for ${seconds} seconds, in one go, unless it says otherwise. The game is Chicken for two. PostgreSQL has
its default settings, so each move is on disk before its answer.

## As fast as possible

${fast(paces)}

## A second process

${twoProcesses(figures.routing)}

## Calm

${calmly(calm)}

## Back after a cut

The connections of ${clients} clients are cut at the same moment. Half of the clients are live again after ${ms(half)} ms, the 99th after ${ms(ninetyNinth)} ms.

## Crowds

${crowdsText(figures.crowds)}

## A million matches

${million(figures)}
`;
}
