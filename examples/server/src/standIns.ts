import type { Seat } from 'hencoop';
import type { Database, Query } from './database.js';
import type { BotClient, ServedGame } from './games.js';
import { findDeliveries, findMatch, findMatchesOfBots, updateMatch } from './store.js';

/** The bots that play for seats that are away. */
export interface StandIns {
  /** Lets the bots of a match play, if it is their turn. To be called after every change of the match. */
  wake(id: string): void;
  /** Lets the bots of all matches play: after a start of the server. */
  wakeAll(): Promise<void>;
  /** Stops all thinking. */
  close(): Promise<void>;
}

/** A bot that is to move. */
interface Turn {
  readonly served: ServedGame;
  readonly seat: Seat;
  readonly client: BotClient;
}

/**
 * Each bot is a client like any other: it reads what its seat was sent, chooses while no transaction is open, and submits
 * its move with the revision that the move is for. If the table has changed or the seat has come back meanwhile, the move
 * is not played. Several servers on one database may play for the same seat: one move of them is played.
 */
export function createStandIns(db: Database, games: ReadonlyMap<string, ServedGame>): StandIns {
  const stop = new AbortController();
  /** The matches whose bots are at work; `true` if there has been a change since they looked. */
  const working = new Map<string, boolean>();
  const jobs = new Set<Promise<void>>();

  async function work(id: string): Promise<void> {
    const clients = new Map<string, BotClient>();
    try {
      while (working.get(id)) {
        working.set(id, false);
        for (let turn = await find(id, clients); turn !== null; turn = await find(id, clients)) {
          const { served, seat, client } = turn;
          const move = await client.choose(stop.signal);
          const { revision } = client;
          await db.transaction((query) => submit(query, id, served, seat, { id: `bot-${revision}`, revision, move }));
        }
      }
    } finally {
      // Not later: a change from now on starts the work again.
      working.delete(id);
    }
  }

  /** The first bot of a match that is to move; `null` if there is none. */
  function find(id: string, clients: Map<string, BotClient>): Promise<Turn | null> {
    return db.transaction(async (query) => {
      const found = await findMatch(query, id, false);
      const served = found && games.get(found.game);
      if (!found || !served) return null;
      for (const { seat, bot } of served.away(found.match)) {
        const name = `${seat} ${bot}`;
        const client = clients.get(name) ?? served.client(bot);
        clients.set(name, client);
        for (;;) {
          const deliveries = await findDeliveries(query, id, seat, client.revision);
          if (deliveries.length === 0) break;
          for (const delivery of deliveries) client.receive(delivery);
        }
        if (client.isToMove) return { served, seat, client };
      }
      return null;
    });
  }

  async function submit(query: Query, id: string, served: ServedGame, seat: Seat, submission: object): Promise<void> {
    const found = await findMatch(query, id, true);
    const judged = found && served.submitFor(found.match, seat, submission);
    if (!judged) return;
    if (judged.log !== null) await updateMatch(query, id, judged);
    else if (!judged.answer.ok && judged.answer.reason !== 'stale' && judged.answer.reason !== 'reused') {
      throw new Error(`the bot of seat ${seat} was refused: ${judged.answer.reason}`);
    }
  }

  function wake(id: string): void {
    if (stop.signal.aborted) return;
    const isWorking = working.has(id);
    working.set(id, true);
    if (isWorking) return;
    const job = work(id)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.error(error);
      })
      .finally(() => jobs.delete(job));
    jobs.add(job);
  }

  return {
    wake,
    async wakeAll() {
      for (const id of await db.transaction(findMatchesOfBots)) wake(id);
    },
    async close() {
      stop.abort();
      await Promise.all(jobs);
    },
  };
}
