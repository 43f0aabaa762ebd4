// The page of the load test.

/** Milliseconds: half of all took at most `half`, 99 of 100 at most `most`. */
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

export interface Figures {
  readonly machine: string;
  readonly date: string;
  readonly seconds: number;
  readonly paces: readonly Pace[];
  readonly calm: Calm;
  readonly comeback: Comeback;
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const GOALS = { rate: 1_500, most: 25, heap: 25_000, back: 2_000 };
const met = (isMet: boolean) => (isMet ? 'met' : '**missed**');
const ms = (milliseconds: number) => (milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0));
const whole = (value: number) => Math.round(value).toLocaleString('en');

function bestRate(paces: readonly Pace[]): number {
  return Math.max(...paces.filter(({ name }) => name === '@hencoop/server').map(({ rate }) => rate));
}

/** A million matches at the pace of the calm run, from these figures. */
function million({ paces, calm }: Figures): string {
  const best = bestRate(paces);
  const moves = (1_000_000 * calm.pace) / calm.matches;
  const cores = (moves / best) * 2;
  const heap = (1_000_000 * calm.heapAMatch) / 1e9;
  const perPrimary = whole(20_000 / (calm.pace / calm.matches));
  return `A million open matches at the same pace, one move every ${calm.matches / calm.pace} seconds in each, make ${whole(moves)} moves a second.

- **Processor**: a core of this kind carries about ${whole(best / 2)} moves a second of everything: server, PostgreSQL, Redis and the
  measuring players. That makes ${whole(cores)} cores, half to two thirds of them for servers, which share nothing: add machines.
- **Memory**: ${heap.toFixed(0)} GB of heap over all server processes, for matches with live viewers; all others need none.
- **Sockets**: two million. A Node process holds some ten thousand, so this takes some two hundred processes.
- **Redis**: ${whole(moves)} hints a second of 50 bytes, each to the processes with viewers of the match. One Redis server carries about a
  hundred thousand: use two or three, chosen by the first digits of the match's id.
- **PostgreSQL reaches its limit first.** One primary commits perhaps 20,000 small transactions a second on fast disks. Each move is
  at worst one of them (moves that wait for each other share one), with about four rows. About ${perPrimary} matches at this pace, or
  ${whole((moves * 4) / 10)} rows a second, fill one primary. Matches never touch each other, so they can be spread over databases by id:
  ${Math.ceil(moves / 20_000)} primaries for a million matches. The server does not do that itself: run one group of processes for each database, and
  let the load balancer choose by the id in the path.
- **Disk**: a move leaves about 1.5 kB in log and deliveries. A million such matches write ${((moves * 1500 * 86_400) / 1e12).toFixed(0)} TB a day: shorten \`keep\`.`;
}

/** A bar for each pace, as text that every renderer shows. */
function chart(paces: readonly Pace[]): string {
  const most = Math.max(...paces.map(({ rate }) => rate));
  const names = paces.map(({ name, processes }) => `${name}${processes > 1 ? `, ${processes} processes` : ''}`);
  const width = Math.max(...names.map((name) => name.length));
  const lines = paces.map(({ rate }, at) => {
    return `${(names[at] ?? '').padEnd(width)}  ${'█'.repeat(Math.max(1, Math.round((rate / most) * 40)))} ${whole(rate)}`;
  });
  return `\`\`\`text\nmoves a second\n${lines.join('\n')}\n\`\`\``;
}

function fast(paces: readonly Pace[]): string {
  const rows = paces.map(({ name, processes, rate, answers, deliveries }) => {
    const times = [answers.half, answers.most, deliveries.half, deliveries.most].map(ms).join(' | ');
    return `| ${name} | ${processes} | ${whole(rate)} | ${times} |`;
  });
  return `100 matches in which everybody moves as soon as they may. The time of an answer counts from the submission; that of a delivery, until
the other player has it.

${chart(paces)}

| server | processes | moves/s | answer, ms: half | 99 % | delivery, ms: half | 99 % |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

- The goal of ${whole(GOALS.rate)} moves a second is ${met(bestRate(paces) >= GOALS.rate)}.
- Colyseus keeps a match in one process, and here writes every move to PostgreSQL before it answers. boardgame.io writes nothing to a disk
  here.`;
}

function calmly(calm: Calm): string {
  return `${whole(calm.matches)} open matches, ${calm.pace} moves a second (${calm.rate.toFixed(0)} were played), two server processes, the players of a match on different
ones.

| | half | 99 % | goal | |
| --- | --- | --- | --- | --- |
| answer | ${ms(calm.answers.half)} ms | ${ms(calm.answers.most)} ms | ${GOALS.most} ms | ${met(calm.answers.most <= GOALS.most)} |
| delivery to the other player | ${ms(calm.deliveries.half)} ms | ${ms(calm.deliveries.most)} ms | | |
| heap of a match, both processes | ${(calm.heapAMatch / 1000).toFixed(1)} kB | | ${GOALS.heap / 1000} kB | ${met(calm.heapAMatch <= GOALS.heap)} |`;
}

export function page(figures: Figures): string {
  const { machine, date, seconds, paces, calm, comeback } = figures;
  const { clients, half, ninetyNinth } = comeback;
  return `# How far it scales

${machine}, ${date}. Written by \`npm run load\`: servers, PostgreSQL, Redis and
the players who measure them share this machine. Every part ran for ${seconds} seconds, in one go. The game is Chicken for two. PostgreSQL has
its default settings, so each move is on the disk before it is answered.

## As fast as possible

${fast(paces)}

## Calm

${calmly(calm)}

## Back after a cut

The connections of ${clients} clients are cut at the same moment. Half of the clients are live again after ${ms(half)} ms, the 99th after ${ms(ninetyNinth)} ms; the
goal of ${whole(GOALS.back)} ms is ${met(ninetyNinth <= GOALS.back)}.

## A million matches

${million(figures)}
`;
}
