// The page of the load test.

/** Milliseconds: half of all took no longer than `half`, 99 of 100 no longer than `most`. */
export interface Spread {
  readonly half: number;
  readonly most: number;
}

/** Everybody moves as soon as they may. */
export interface Pace {
  readonly name: string;
  readonly processes: number;
  /** Moves a second. */
  readonly rate: number;
  readonly answers: Spread;
  readonly deliveries: Spread;
}

/** Many tables, few moves. */
export interface Calm {
  readonly tables: number;
  readonly pace: number;
  readonly rate: number;
  readonly answers: Spread;
  readonly deliveries: Spread;
  /** Bytes. */
  readonly heapATable: number;
}

export interface Figures {
  readonly machine: string;
  readonly date: string;
  readonly seconds: number;
  readonly paces: readonly Pace[];
  readonly calm: Calm;
  readonly comeback: { readonly clients: number; readonly half: number; readonly ninetyNinth: number };
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const GOALS = { rate: 1_500, most: 25, heap: 25_000, back: 2_000 };
const met = (isMet: boolean) => (isMet ? 'met' : '**missed**');
const ms = (milliseconds: number) => (milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0));
const whole = (value: number) => Math.round(value).toLocaleString('en');

/** A million tables at the pace of the calm run, from these figures. */
function million({ paces, calm }: Figures): string {
  const best = Math.max(...paces.filter(({ name }) => name === '@hencoop/server').map(({ rate }) => rate));
  const moves = (1_000_000 * calm.pace) / calm.tables;
  const cores = (moves / best) * 2;
  const heap = (1_000_000 * calm.heapATable) / 1e9;
  const rows = moves * 4;
  return `A million open tables at the same pace, one move every ${calm.tables / calm.pace} seconds at each, are ${whole(moves)} moves a second.

- **Processor**: a core of this kind carries about ${whole(best / 2)} moves a second of everything, server, PostgreSQL, Redis and the
  measuring players together. That is ${whole(cores)} cores, a half to two thirds of them for servers, which share nothing: add machines.
- **Memory**: ${heap.toFixed(0)} GB of heap over all server processes, for tables that somebody watches; a process needs none for the others.
- **Sockets**: two million; a process of Node holds some ten thousand, so some two hundred processes.
- **Redis**: ${whole(moves)} hints a second of 50 bytes, each to the processes that watch the match. One Redis server carries about a hundred
  thousand: two or three of them, by the first digits of the match.
- **PostgreSQL breaks first.** One primary commits perhaps 20,000 small transactions a second on fast disks; each move is one at
  worst (those that wait for each other share one), with about four rows. At about ${whole(20_000 / (calm.pace / calm.tables))} tables of this pace, that is ${whole(rows / 10)} rows a second, one primary is full. A match never touches
  another, so matches spread over databases by their id: ${Math.ceil(moves / 20_000)} primaries for a million tables. The server does not do that by itself yet: run
  one group of processes for each database, and let the balancer choose by the id in the path.
- **Disk**: a move leaves about 1.5 kB in log and deliveries. A million such tables write ${((moves * 1500 * 86_400) / 1e12).toFixed(0)} TB a day: shorten \`keep\`.`;
}

/** A bar of each pace, as text that every renderer shows. */
function chart(paces: readonly Pace[]): string {
  const most = Math.max(...paces.map(({ rate }) => rate));
  const names = paces.map(({ name, processes }) => `${name}${processes > 1 ? `, ${processes} processes` : ''}`);
  const width = Math.max(...names.map((name) => name.length));
  const lines = paces.map(({ rate }, at) => {
    return `${(names[at] ?? '').padEnd(width)}  ${'█'.repeat(Math.max(1, Math.round((rate / most) * 40)))} ${whole(rate)}`;
  });
  return `\`\`\`text\nmoves a second\n${lines.join('\n')}\n\`\`\``;
}

export function page(figures: Figures): string {
  const { machine, date, seconds, paces, calm, comeback } = figures;
  const rows = paces.map(({ name, processes, rate, answers, deliveries }) => {
    const times = [answers.half, answers.most, deliveries.half, deliveries.most].map(ms).join(' | ');
    return `| ${name} | ${processes} | ${whole(rate)} | ${times} |`;
  });
  const best = Math.max(...paces.filter(({ name }) => name === '@hencoop/server').map(({ rate }) => rate));
  return `# How far does it scale

${machine}, ${date}. Written by \`npm run load\`: servers, PostgreSQL, Redis and
the players who measure them share this machine. Every part ran for ${seconds} seconds, in one go. The game is Chicken for two. PostgreSQL has
its default settings, so each move is on the disk before it is answered.

## As fast as possible

100 tables where everybody moves as soon as they may. An answer is timed from the submission; a delivery, until the other player has it.

${chart(paces)}

| server | processes | moves/s | answer, ms: half | 99 % | delivery, ms: half | 99 % |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

- The goal of ${whole(GOALS.rate)} moves a second is ${met(best >= GOALS.rate)}.
- The example server before it has no live channel: its players ask after every move, which is counted here as one move. Its answer includes
  their asking.
- Colyseus keeps a table in one process and writes every move to PostgreSQL before it is answered. boardgame.io writes nothing to a disk here.

## Calm

${whole(calm.tables)} open tables, ${calm.pace} moves a second (${calm.rate.toFixed(0)} were played), two server processes, players of a table at different ones.

| | half | 99 % | goal | |
| --- | --- | --- | --- | --- |
| answer | ${ms(calm.answers.half)} ms | ${ms(calm.answers.most)} ms | ${GOALS.most} ms | ${met(calm.answers.most <= GOALS.most)} |
| delivery to the other player | ${ms(calm.deliveries.half)} ms | ${ms(calm.deliveries.most)} ms | | |
| heap a table, both processes | ${(calm.heapATable / 1000).toFixed(1)} kB | | ${GOALS.heap / 1000} kB | ${met(calm.heapATable <= GOALS.heap)} |

## Back after a cut

The lines of ${comeback.clients} clients are cut at the same moment. Half of them are live again after ${ms(comeback.half)} ms, the 99th after ${ms(comeback.ninetyNinth)} ms; the goal of
${whole(GOALS.back)} ms is ${met(comeback.ninetyNinth <= GOALS.back)}.

## A million tables

${million(figures)}
`;
}
