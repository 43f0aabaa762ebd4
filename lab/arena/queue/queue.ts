import { createHash } from 'node:crypto';
import { type ConnectionOptions, Queue, QueueEvents } from 'bullmq';
import { at, keyOf, nameOf, type PlayedDeal, type Task, type Tournament } from '../../inside.js';

/** The data of a job: everything that a worker needs to play it. */
export interface JobData {
  readonly tournament: Tournament;
  readonly task: Task;
}

/** The queue for all tournaments of this code; workers with other code do not see its jobs. */
export const queueName = (code: string) => `hencoop-arena-${code}`;

/** Connection options with which BullMQ waits for a lost Redis, and continues when it is back. */
export const connectionTo = (url: string): ConnectionOptions => ({ url, maxRetriesPerRequest: null });

/** The id of a job: the same for the same task in every process, so no deal is queued twice. */
export function jobIdOf(tournament: Tournament, task: Task): string {
  return `${nameOf(tournament)}-${createHash('sha256').update(keyOf(task)).digest('hex').slice(0, 20)}`;
}

export type ArenaQueue = Queue<JobData, PlayedDeal, 'deal'>;

/** The number of jobs to add in one command. */
const BATCH = 500;
/** How often to poll the queue for missed events, in milliseconds. */
const SWEEP = 5_000;

/** A tournament to play on a queue's workers. */
export interface Collecting {
  readonly url: string;
  readonly code: string;
  readonly tournament: Tournament;
  readonly tasks: readonly Task[];
  /** Called once for each task. */
  readonly done: (played: PlayedDeal) => void;
}

/**
 * Queues the tasks, and waits until workers have played them all. If the process is killed, a restart queues no task
 * twice and collects the finished ones. Rejects if a task fails, for example because a bot throws.
 */
export async function playOnQueue({ url, code, tournament, tasks, done }: Collecting): Promise<void> {
  const connection = connectionTo(url);
  const queue: ArenaQueue = new Queue(queueName(code), { connection });
  const events = new QueueEvents(queueName(code), { connection });
  const pending = new Map(tasks.map((task) => [jobIdOf(tournament, task), task]));

  /** Takes the result of a job, if it has one. */
  const collect = async (id: string) => {
    if (!pending.has(id)) return;
    const job = await queue.getJob(id);
    if (job === undefined) return add([id]);
    if (job.data.tournament.dealKey !== tournament.dealKey)
      throw new Error(`${keyOf(job.data.task)}: expected a deal of ${tournament.dealKey}, got one of another key`);
    if (await job.isFailed()) throw new Error(`${keyOf(job.data.task)}: ${job.failedReason}`);
    // Two reads of the same job may be in flight: only one of them finds it pending.
    if (!(await job.isCompleted()) || !pending.delete(id)) return;
    done(job.returnvalue);
  };
  const add = async (ids: readonly string[]) => {
    for (let first = 0; first < ids.length; first += BATCH) {
      const jobs = ids.slice(first, first + BATCH).flatMap((jobId) => {
        const task = pending.get(jobId);
        return task === undefined ? [] : [{ name: 'deal' as const, data: { tournament, task }, opts: { jobId } }];
      });
      await queue.addBulk(jobs);
    }
  };

  try {
    await events.waitUntilReady();
    await new Promise<void>((resolve, reject) => {
      const check = (ids: readonly string[]) =>
        ids
          .reduce((before, id) => before.then(() => collect(id)), Promise.resolve())
          .then(() => {
            if (pending.size === 0) resolve();
          }, reject);
      events.on('completed', ({ jobId }) => check([jobId]));
      events.on('failed', ({ jobId }) => check([jobId]));
      const sweep = async () => {
        await check([...pending.keys()]);
        if (pending.size > 0) setTimeout(sweep, SWEEP).unref();
      };
      retryFailed(queue, [...pending.keys()])
        .then(() => add([...pending.keys()]))
        .then(sweep, reject);
    });
  } finally {
    await events.close();
    await queue.close();
  }
}

/** Retries the jobs that failed in an earlier run. */
async function retryFailed(queue: ArenaQueue, ids: readonly string[]): Promise<void> {
  const ours = new Set(ids);
  for (const job of await queue.getFailed()) {
    if (job.id !== undefined && ours.has(job.id)) await job.retry('failed');
  }
}

/** Queues the first task, unless it is queued already, and returns the deal key that its job keeps. */
export async function dealKeyInQueue({ url, code, tournament, tasks }: Omit<Collecting, 'done'>): Promise<string> {
  const queue: ArenaQueue = new Queue(queueName(code), { connection: connectionTo(url) });
  try {
    const task = at(tasks, 0);
    const jobId = jobIdOf(tournament, task);
    await queue.add('deal', { tournament, task }, { jobId });
    const job = await queue.getJob(jobId);
    return job?.data.tournament.dealKey ?? tournament.dealKey;
  } finally {
    await queue.close();
  }
}

/** Removes the jobs of a tournament, once its results are saved: the first one last, since it keeps the deal key. */
export async function forget({ url, code, tournament, tasks }: Omit<Collecting, 'done'>): Promise<void> {
  const queue: ArenaQueue = new Queue(queueName(code), { connection: connectionTo(url) });
  for (const task of tasks.toReversed()) await queue.remove(jobIdOf(tournament, task));
  await queue.close();
}
