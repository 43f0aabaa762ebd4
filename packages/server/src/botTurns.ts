import type { GameTypes, Seat } from 'hencoop';
import type { Choice } from 'hencoop/bots';
import { LRUCache } from 'lru-cache';
import type { BotClient, ServedGame } from './games.js';
import type { LoadedMatch } from './loadedMatch.js';
import type { Matches } from './matches.js';
import { storedDelivery } from './messages.js';
import type { MatchStore } from './store.js';

/** A seat that a bot is to play, as of one version of its match. */
export interface BotTurn {
  readonly id: string;
  readonly served: ServedGame;
  readonly seat: Seat;
  readonly bot: string;
}

export interface BotTurnsConfig {
  readonly store: Pick<MatchStore, 'deliveries'>;
  readonly matches: Matches;
  /** Lets a bot choose. */
  readonly choose: (
    served: ServedGame,
    bot: string,
    view: GameTypes['View'],
    history: BotClient['history'],
  ) => Promise<Choice<GameTypes>>;
}

/** How many bots stay in memory with their history. */
const MAX_CLIENTS = 500;

/**
 * Plays moves for bots and absent players, one at a time. Each bot is a client like any other: it reads its seat's
 * deliveries, chooses without holding up writes, and submits its move with its revision. If the table has changed or
 * the player has come back meanwhile, the move is not played.
 */
export class BotTurns {
  readonly #config: BotTurnsConfig;
  readonly #clients = new LRUCache<string, BotClient>({ max: MAX_CLIENTS });

  constructor(config: BotTurnsConfig) {
    this.#config = config;
  }

  /**
   * Plays one move. Returns `null` if it is not the bot's turn according to its deliveries, `false` if the move was
   * refused.
   */
  async play({ id, served, seat, bot }: BotTurn): Promise<boolean | null> {
    const submission = await this.#choose(id, served, seat, bot);
    return submission === null ? null : this.#config.matches.submitForBot(id, seat, submission);
  }

  /** Plays one move for each seat that ran out of time, for at most `most` seats. */
  async playForLate({ stored, served }: LoadedMatch, most = Number.POSITIVE_INFINITY): Promise<void> {
    const { id, settings } = stored;
    const { clock } = settings;
    if (clock === null || served === null) return;
    for (const seat of (await this.#config.matches.expire(id)).slice(0, most)) {
      const submission = await this.#choose(id, served, seat, clock.bot);
      if (submission !== null) await this.#config.matches.submitForLate(id, seat, submission);
    }
  }

  async #choose(id: string, served: ServedGame, seat: Seat, bot: string): Promise<object | null> {
    const client = this.#clientOf(id, served, seat, bot);
    for (;;) {
      const sent = await this.#config.store.deliveries([{ match: id, to: seat, after: client.revision }]);
      if (sent.length === 0) break;
      for (const { revision, events } of sent) client.receive(storedDelivery(seat, revision, events));
    }
    const { revision, viewToMove, history } = client;
    if (viewToMove === null) return null;
    const { move } = await this.#config.choose(served, bot, viewToMove, history);
    // The id must be unguessable: a player who had used it before could keep the bot from moving.
    return { id: crypto.randomUUID(), revision, move };
  }

  #clientOf(id: string, served: ServedGame, seat: Seat, bot: string): BotClient {
    // A different bot at the seat starts over with the seat's log.
    const key = `${id} ${seat} ${bot}`;
    const client = this.#clients.get(key) ?? served.client(bot);
    this.#clients.set(key, client);
    return client;
  }
}

/** The next seat that a bot is to play; `null`: none. */
export function botTurn({ stored, served, match }: LoadedMatch): BotTurn | null {
  if (served === null || match === null || stored.status !== 'playing') return null;
  for (const seat of served.actors(match)) {
    const bot = match.standIns[seat] ?? null;
    if (bot !== null) return { id: stored.id, served, seat, bot };
  }
  return null;
}

/** Whether bots play for all seats. No one is waiting for such a match, so it has low priority. */
export function isOfBotsAlone({ match }: LoadedMatch): boolean {
  return match?.standIns.every((bot) => bot !== null) === true;
}
