// Matches played through a balancer, and the processes that served them.

import { isDeepStrictEqual } from 'node:util';
import { type ConnectConfig, connect, lobby, type RemoteMatch } from '@hencoop/client';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { redactedEventSchema } from 'hencoop/chicken/schema';
import pg from 'pg';
import { WebSocket } from 'ws';
import { changed } from './remotePlayers.js';
import { ENDLESS } from './testServer.js';

/** A response to a client: its path, and the process named in its header `X-Served-By`. */
export interface Served {
  readonly path: string;
  /** The match in the path, if any. */
  readonly match: string | null;
  readonly by: string;
}

/** A `fetch` and a socket class that record which process answers, and send everything from one address. */
export class Recorder {
  readonly served: Served[] = [];
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), 'x-from': this.#address };
    const response = await fetch(input, { ...init, headers });
    this.#note(String(input), response.headers.get('x-served-by') ?? undefined, response.status);
    return response;
  };

  /** The class of `ws`, for a client that expects the browser's. */
  get WebSocket(): NonNullable<ConnectConfig<ChickenTypes>['WebSocket']> {
    const note = (url: string, by: string | undefined, status: number) => this.#note(url, by, status);
    const headers = { 'x-from': this.#address };
    class NotedSocket extends WebSocket {
      constructor(url: string) {
        super(url, { headers });
        this.on('upgrade', ({ headers }) => note(url, headers['x-served-by']?.toString(), 101));
      }
    }
    // The class of `ws` has all that a client uses of the browser's.
    return NotedSocket as unknown as NonNullable<ConnectConfig<ChickenTypes>['WebSocket']>;
  }

  #note(url: string, by: string | undefined, status: number): void {
    const path = new URL(url).pathname;
    // Without a name, the balancer answered instead of a process.
    if (by === undefined && status < 500) throw new Error(`expected a name in the answer ${status} to ${path}`);
    if (by !== undefined)
      this.served.push({ path, match: /^(?:\/[ab])?\/matches\/([^/]+)/.exec(path)?.[1] ?? null, by });
  }
}

/** A long match of Chicken: seat 0 plays over a socket, seat 1 over a stream and with requests. */
export class RoutedMatch {
  readonly id: string;
  readonly recorder: Recorder;
  /** The ids of the accepted moves, in order. */
  readonly accepted: string[] = [];
  readonly #url: string;
  readonly #tokens: readonly string[];
  #seats: readonly RemoteMatch<ChickenTypes>[] = [];

  private constructor(url: string, id: string, tokens: readonly string[], recorder: Recorder) {
    this.#url = url;
    this.id = id;
    this.#tokens = tokens;
    this.recorder = recorder;
  }

  static async open(url: string, address: string): Promise<RoutedMatch> {
    const recorder = new Recorder(address);
    const { id, tokens } = await lobby(url, recorder).open({
      game: 'chicken',
      players: ['person', 'person'],
      options: ENDLESS,
    });
    const match = new RoutedMatch(
      url,
      id,
      tokens.map((token) => token ?? ''),
      recorder,
    );
    await match.connect();
    return match;
  }

  /** Connects both seats, or reconnects them. */
  async connect(): Promise<void> {
    this.close();
    const { id, recorder } = this;
    const { fetch } = recorder;
    this.#seats = this.#tokens.map((token, seat) => {
      const socket = seat === 0 ? recorder.WebSocket : null;
      return connect(chicken, {
        url: this.#url,
        match: id,
        token,
        schema: redactedEventSchema,
        fetch,
        WebSocket: socket,
      });
    });
    await Promise.all(this.#seats.map((seat) => seat.ready()));
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }

  /** The processes that have served the match from response number `since` on. */
  servedBy(since = 0): ReadonlySet<string> {
    const { served } = this.recorder;
    return new Set(served.slice(since).flatMap(({ match, by }) => (match === null ? [] : [by])));
  }

  /** Plays this many moves. A stale move does not count: the other player's had not arrived yet. */
  async play(moves: number): Promise<void> {
    const end = this.accepted.length + moves;
    while (this.accepted.length < end) {
      const [found] = this.#seats.flatMap((match) => {
        const legal = match.seen === null ? [] : chicken.legalMoves(match.seen.view);
        const move = legal[Math.floor(Math.random() * legal.length)];
        return move === undefined ? [] : [{ match, move }];
      });
      if (found === undefined) {
        await Promise.race(this.#seats.map(changed));
        continue;
      }
      const answer = await found.match.submit(found.move);
      if (answer.ok) this.accepted.push(answer.id);
      else if (answer.reason !== 'stale') throw new Error(`expected an accepted move, got ${JSON.stringify(answer)}`);
    }
  }

  /** Requests the match once, and records the process that answers. */
  async look(): Promise<void> {
    await lobby(this.#url, this.recorder).info(this.id);
  }

  /**
   * Returns the faults: each accepted move must be in the log once, in order, and each seat must have the server's
   * view.
   */
  async faults(database: string): Promise<readonly string[]> {
    const faults: string[] = [];
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const text = "select submission from log where match = $1 and kind = 'moved' order by number";
    const { rows } = await client.query<{ readonly submission: string }>(text, [this.id]).finally(() => client.end());
    if (rows.map(({ submission }) => submission).join() !== this.accepted.join())
      faults.push(`${this.id}: ${this.accepted.length} moves were accepted, and ${rows.length} others logged`);
    for (const [seat, match] of this.#seats.entries()) {
      const headers = { authorization: `Bearer ${this.#tokens[seat]}` };
      const answer = await this.recorder.fetch(`${this.#url}/matches/${this.id}`, { headers });
      const { revision, view } = (await answer.json()) as { readonly revision: number; readonly view: unknown };
      while ((match.seen?.revision ?? 0) < revision) await changed(match);
      const { seen } = match;
      if (seen === null || !isDeepStrictEqual(JSON.parse(JSON.stringify(chicken.view(seen.view, seat))), view))
        faults.push(`${this.id}: seat ${seat} has a different view from the server`);
    }
    return faults;
  }
}
