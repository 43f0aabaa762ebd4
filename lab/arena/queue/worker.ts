import { hostname } from 'node:os';
import { Worker } from 'bullmq';
import { nameOf, openPool, type PlayedDeal, type Pool } from '../../inside.js';
import { connectionTo, type JobData, queueName } from './queue.js';

/** The configuration of a worker. */
export interface WorkConfig {
  readonly url: string;
  readonly code: string;
  /** How many deals to play at once, each on a separate thread. */
  readonly threads: number;
  /** How many milliseconds after the last heartbeat a deal goes to another worker. */
  readonly lock: number;
}

/** How often a deal may go to another worker: a dead worker is not the deal's fault. */
const MAX_STALLED = 100;

/** A running worker. */
export interface Work {
  /** Finishes the current deals, and takes no others. */
  stop(): Promise<void>;
}

/**
 * Takes deals from the queue and plays them. The games run on threads, so the process can send heartbeats meanwhile.
 */
export function work({ url, code, threads, lock }: WorkConfig): Work {
  const pools = new Map<string, Pool>();
  const play = async ({ tournament, task }: JobData): Promise<PlayedDeal> => {
    const name = `${nameOf(tournament)}-${tournament.dealKey}`;
    const pool = pools.get(name) ?? openPool(tournament, threads);
    pools.set(name, pool);
    try {
      return await pool.play(task);
    } catch (error) {
      // Its threads are unusable after an error; the next deal of this tournament opens another pool.
      pools.delete(name);
      await pool.close();
      throw error;
    }
  };
  const worker = new Worker<JobData, PlayedDeal, 'deal'>(queueName(code), ({ data }) => play(data), {
    connection: connectionTo(url),
    // BullMQ stores it with each deal.
    name: `${hostname()}-${process.pid}`,
    concurrency: threads,
    lockDuration: lock,
    stalledInterval: lock,
    maxStalledCount: MAX_STALLED,
  });
  worker.on('error', (error) => console.error(error.message));
  return {
    async stop() {
      await worker.close();
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}
