// The page of the load test.
import { type RoutingRuns, twoProcesses, valuesOf } from './routingReport.js';
import { median, range, type Spread } from './statistics.js';

/** All players move as soon as they can. */
export interface Pace {
  readonly name: string;
  /** Moves a second. */
  readonly rate: number;
  readonly answers: Spread;
  readonly deliveries: Spread;
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

/** Crowds, each compared with a smaller one on the same machine. */
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

const ms = (milliseconds: number) => (milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0));
const whole = (value: number) => Math.round(value).toLocaleString('en');

/** A million matches at the pace of the calm run, from these figures. */
function million({ routing, calm }: Figures): string {
  const rate = median(valuesOf(routing.runs, 'byId', 'rate'));
  const cost = median(valuesOf(routing.runs, 'byId', 'cost'));
  const moves = (1_000_000 * calm.pace) / calm.matches;
  const cores = (moves / rate) * 2;
  const heap = (1_000_000 * calm.heapAMatch) / 1e9;
  const perPrimary = whole(20_000 / (calm.pace / calm.matches));
  return `A million open matches at the calm pace, with one move every ${calm.matches / calm.pace} seconds each, make ${whole(moves)} moves a second.

These figures are extrapolated from two processes with routing by id; nothing larger was measured.

- **Processor**: one core handles about ${whole(rate / 2)} moves a second, including nginx, PostgreSQL, Redis and the load generator. That
  makes ${whole(cores)} cores, ${whole((moves * cost) / 1000)} of them for servers, which take ${cost.toFixed(2)} ms a move and share nothing: add machines.
- **Memory**: ${heap.toFixed(0)} GB of heap across all server processes, for matches with live viewers; other matches need none.
- **Sockets**: two million. A Node process holds about ten thousand, so this takes about two hundred processes.
- **Redis**: ${whole(moves)} hints a second of 50 bytes, each to the processes with viewers of the match. One Redis server handles about a
  hundred thousand: use two or three, chosen by the first digits of the match's id.
- **PostgreSQL reaches its limit first.** One primary commits perhaps 20,000 small transactions a second on fast disks. A move takes
  at most one (moves waiting at the same time share one), with about four rows. About ${perPrimary} matches at this pace, or
  ${whole((moves * 4) / 10)} rows a second, saturate one primary. Matches are independent, so they can be spread over databases:
  ${Math.ceil(moves / 20_000)} primaries for a million matches. The server does not shard by itself: run
  [one group of processes for each database](server.md#several-databases), or
  [an object for each match](../examples/durable-object/README.md#what-it-costs), without a shared database.
- **Disk**: a move adds about 1.5 kB to log and deliveries. A million such matches write ${((moves * 1500 * 86_400) / 1e12).toFixed(0)} TB a day: shorten \`keep\`.`;
}

/** A bar for each pace, as plain text. */
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
  return `100 matches in which all players move as soon as they can. Times run from the submission to its answer, and to the
arrival of the other player's delivery.

${chart(paces)}

| server, in one process | moves/s | answer, ms: half | 99 % | delivery, ms: half | 99 % |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Colyseus keeps a match in one process, and here stores every move in PostgreSQL before it answers. boardgame.io here stores nothing on
disk.`;
}

function calmly(calm: Calm): string {
  return `${whole(calm.matches)} open matches, ${calm.pace} moves a second (${calm.rate.toFixed(0)} measured), two server processes, with the players of each match on different
ones.

| | half | 99 % |
| --- | --- | --- |
| answer | ${ms(calm.answers.half)} ms | ${ms(calm.answers.most)} ms |
| delivery to the other player | ${ms(calm.deliveries.half)} ms | ${ms(calm.deliveries.most)} ms |
| heap of a match, both processes | ${(calm.heapAMatch / 1000).toFixed(1)} kB | |`;
}

/** The cost of crowds to everyone else. */
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
  return `One process on PostgreSQL with its bots on the main thread, with and without a crowd. The table shows the median of ${rounds.length} rounds, with the
lowest and highest in parentheses. Players, database and server share two cores, so the ratios matter more than the times.

| | half, ms | 99 %, ms | ratio of the halves |
| --- | --- | --- | --- |
${row("the bot's move, alone on the server", alone, alone)}
${row(`the same, next to ${whole(matches)} matches between bots`, ({ bots }) => bots.among, alone)}
${row(`reconnecting to a fresh process, ${whole(fewClients)} clients`, few, few)}
${row(`the same, of ${whole(clients)} clients`, ({ returns }) => returns.many, few)}

- The bot plays a person at the level \`easy\`, ${turns} moves each time. Its longest move next to the other matches took ${ms(longest)} ms.
- ${whole(clients)} clients lose their connections at once and reconnect to a process that has just started and has none of their matches
  in memory. A client waits up to 250 ms before it tries. One process runs all clients; it shares two cores with the balancer,
  PostgreSQL and the server.`;
}

export function page(figures: Figures): string {
  const { machine, date, seconds, paces, calm, comeback } = figures;
  const { clients, half, ninetyNinth } = comeback;
  return `# How far it scales

${machine}, ${date}. Written by \`npm run check -- load\`: servers, PostgreSQL, Redis and
the load generator share this machine. Every part is one run of ${seconds} seconds unless it says otherwise. The game is Chicken for two. PostgreSQL has
its default settings, so each move is on disk before its answer.

## As fast as possible

${fast(paces)}

## A second process

${twoProcesses(figures.routing)}

## Calm

${calmly(calm)}

## Back after a cut

${clients} clients lose their connections at the same moment. Half of them are live again after ${ms(half)} ms, the 99th after ${ms(ninetyNinth)} ms.

## Crowds

${crowdsText(figures.crowds)}

## A million matches

${million(figures)}
`;
}
