// What the load test writes about a second process.
import { cpus } from 'node:os';
import { COLLECTOR, PART_NAMES, type Shares, SYSTEM } from './profile.js';
import { median, range } from './statistics.js';

/**
 * One process without nginx; one behind it; two, routed by the match's id; two in round-robin, which splits the players
 * of a match.
 */
export type Way = 'direct' | 'one' | 'byId' | 'inTurn';

/** One run. Times are of the processor, in milliseconds a move. */
export interface Routed {
  readonly way: Way;
  /** From 0. A round runs all ways one after another, every other round in reverse order. */
  readonly round: number;
  /** Moves a second. */
  readonly rate: number;
  /** Of the server processes together. */
  readonly cost: number;
  readonly postgres: number;
  readonly redis: number;
  readonly nginx: number;
  /** Statements a move. */
  readonly statements: number;
  /** The share of matches with all players at one process. */
  readonly together: number;
}

/** A run with profiles. */
export interface Profiled {
  readonly way: Way;
  /** Processor time of the server processes per move, in milliseconds. */
  readonly cost: number;
  readonly shares: Shares;
}

export interface RoutingRuns {
  /** The length of a run. */
  readonly seconds: number;
  readonly runs: readonly Routed[];
  readonly profiles: readonly Profiled[];
}

type Field = 'rate' | 'cost' | 'postgres' | 'redis' | 'nginx' | 'statements';

export function valuesOf(runs: readonly Routed[], way: Way, field: Field): readonly number[] {
  return runs.filter((run) => run.way === way).map((run) => run[field]);
}

/** The ratios of a way to another, by round. */
export function ratiosOf(runs: readonly Routed[], way: Way, to: Way, field: Field): readonly number[] {
  const others = valuesOf(runs, to, field);
  return valuesOf(runs, way, field).map((value, round) => value / (others[round] ?? Number.NaN));
}

const WAYS: { readonly [way in Way]: string } = {
  direct: 'one process, without nginx',
  one: 'one process',
  byId: "two, by the match's id",
  inTurn: 'two, round-robin',
};

/** The cost of a second process, and the noise in it. */
export function twoProcesses({ seconds, runs, profiles }: RoutingRuns): string {
  const ways = Object.keys(WAYS) as readonly Way[];
  const rows = ways.map((way) => {
    const figures = [
      range(valuesOf(runs, way, 'rate'), 0),
      range(ratiosOf(runs, way, 'one', 'rate'), 2),
      range(valuesOf(runs, way, 'cost'), 3),
      range(ratiosOf(runs, way, 'one', 'cost'), 2),
    ];
    return `| ${WAYS[way]} | ${figures.join(' | ')} |`;
  });
  const others = ways.map((way) => {
    const figures = (['postgres', 'redis', 'nginx'] as const).map((field) =>
      median(valuesOf(runs, way, field)).toFixed(3),
    );
    return `| ${WAYS[way]} | ${figures.join(' | ')} | ${median(valuesOf(runs, way, 'statements')).toFixed(2)} |`;
  });
  const together = runs.filter(({ way }) => way === 'inTurn').map((run) => run.together * 100);
  const one = valuesOf(runs, 'one', 'cost');
  const noise = ((Math.max(...one) - Math.min(...one)) / median(one)) * 100;
  return `The same 100 matches through nginx, with the shipped [\`nginx.conf\`](../examples/server/nginx.conf), and without its \`hash\`, so that nginx
round-robins. Each setup ran for ${seconds} seconds in each of ${one.length} rounds; the table shows the median, with the lowest and highest in parentheses.
Ratios compare with one process behind nginx in the same round. Processor time covers only the server processes, which measure it themselves.

| | moves/s | ratio | processor time a move, ms | ratio |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

- The aim is at most 1.15 times the processor time a move with routing by id, and, on four cores, more than 1.6 times the moves. This
  machine has ${cpus().length} cores.
- According to the header \`X-Served-By\`, routing by id kept the players of every match at one process; round-robin did so for ${median(together).toFixed(0)} % of the
  matches.
- The processor time of one process varies by ${noise.toFixed(0)} % between rounds: smaller differences are noise. Moves per second also depend on
  nginx, PostgreSQL and the players, which share the two cores, so processor time is the better measure.

The other programs, and the proxy's share: median of the processor time a move in milliseconds, and statements a move.

| | PostgreSQL | Redis | nginx | statements |
| --- | --- | --- | --- | --- |
${others.join('\n')}

${profilesText(profiles)}`;
}

/** Where the processor time of the servers goes. */
function profilesText(profiles: readonly Profiled[]): string {
  const parts = [...PART_NAMES, COLLECTOR, SYSTEM];
  const rows = parts.map((part) => {
    const times = profiles.map(({ cost, shares }) => ((shares.get(part) ?? 0) * cost).toFixed(3));
    return `| ${part} | ${times.join(' | ')} |`;
  });
  return `Where the processor time of the servers goes, from a run of each setup with V8's profiler, in milliseconds a move:

| | ${profiles.map(({ way }) => WAYS[way]).join(' | ')} |
| --- | ${profiles.map(() => '---').join(' | ')} |
${rows.join('\n')}`;
}
