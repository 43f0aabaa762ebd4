import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { lobby, type RemoteMatch } from '@hencoop/client';
import type { GameTypes } from 'hencoop';
import { type AnyGame, type GameId, GAMES as LIBRARY } from 'hencoop/games';
import { connectTo } from '../test/remotePlayers.js';
import { gameOf } from '../test/testServer.js';

/** A move that a server has accepted. */
export interface Accepted {
  readonly seat: number;
  readonly id: string;
}

/** A match that was opened before, with the tokens of its players. */
export interface OpenedMatch {
  readonly game: GameId;
  readonly id: string;
  readonly tokens: readonly (string | null)[];
}

/** A live viewer of a match, and the revisions of its deliveries as they arrived. */
export interface Viewer {
  readonly seat: number | null;
  readonly token: string | null;
  readonly match: RemoteMatch<GameTypes>;
  readonly revisions: number[];
}

export const GAMES: readonly GameId[] = LIBRARY.map(({ id }) => id);
/** Three seats if the game has that many: one plays over a socket, one over a stream, one with plain requests. */
const seatsOf = (game: GameId) => Math.min(3, gameOf(game).seats.max);

/** A match with random players. They use sockets and streams; the last seat uses plain requests. */
export class PlayedMatch {
  readonly game: GameId;
  readonly id: string;
  readonly tokens: readonly (string | null)[];
  readonly accepted: Accepted[];
  readonly viewers: readonly Viewer[];
  readonly #url: string;
  readonly #rules: AnyGame;
  readonly #pause: number;
  readonly #done: Promise<unknown>;
  #stopped = false;
  #rawOver = false;
  /** The number of refused moves, by reason. */
  readonly refused = new Map<string, number>();

  /** Plays a match at `url`; `accepted` lists the moves made so far. */
  constructor(url: string, { game, id, tokens }: OpenedMatch, pause: number, accepted: readonly Accepted[] = []) {
    this.game = game;
    this.id = id;
    this.tokens = tokens;
    this.accepted = [...accepted];
    this.#url = url;
    this.#rules = gameOf(game);
    this.#pause = pause;
    const raw = tokens.length - 1;
    this.viewers = [...tokens.entries(), [null, null] as const]
      .filter(([seat]) => seat !== raw)
      .map(([seat, token], index) => {
        const match = connectTo(game, { url, match: id, token, byStream: index % 2 === 1 });
        const revisions: number[] = [];
        match.on('delivery', ({ revision }) => revisions.push(revision));
        return { seat, token, match, revisions };
      });
    this.#done = Promise.all([
      ...this.viewers.filter(({ seat }) => seat !== null).map((viewer) => this.#play(viewer)),
      this.#playRaw(tokens[raw] ?? '', raw),
    ]);
  }

  static async open(url: string, game: GameId, pause: number): Promise<PlayedMatch> {
    const players = Array.from({ length: seatsOf(game) }, () => 'person');
    // Repeating the request returns the same match.
    const secret = `${randomUUID()}${randomUUID()}`.replace(/-/g, '');
    for (;;) {
      const opened = await lobby(url)
        .open({ game, players, secret })
        .catch(() => null);
      if (opened !== null) return new PlayedMatch(url, { game, ...opened }, pause);
    }
  }

  get isOver(): boolean {
    return (
      this.viewers.every(({ match }) => match.seen !== null && this.#rules.isOver(match.seen.view)) && this.#rawOver
    );
  }

  /** Stops playing; resolves once every move sent has its answer. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#done;
  }

  close(): void {
    for (const { match } of this.viewers) match.close();
  }

  #count(reason: string): void {
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
  }

  async #play({ match, seat }: Viewer): Promise<void> {
    await match.ready();
    while (!this.#stopped) {
      await sleep(this.#pause * (0.5 + Math.random()));
      const { seen } = match;
      if (seen === null || seat === null) continue;
      if (this.#rules.isOver(seen.view)) return;
      const moves = this.#rules.legalMoves(seen.view);
      const move = moves[Math.floor(Math.random() * moves.length)];
      if (move === undefined) continue;
      const answer = await match.submit(move);
      if (answer.ok) this.accepted.push({ seat, id: answer.id });
      else this.#count(answer.reason);
    }
  }

  /** Sends each move until an answer arrives, and some moves twice at the same time. */
  async #playRaw(token: string, seat: number): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    const address = `${this.#url}/matches/${this.id}`;
    while (!this.#stopped) {
      await sleep(this.#pause * (1 + Math.random()));
      const seen = await fetch(address, { headers })
        .then((response) => (response.ok ? response.json() : null))
        .catch(() => null);
      if (seen === null) continue;
      const { revision, view } = seen as { revision: number; view: GameTypes['View'] };
      if (this.#rules.isOver(view)) {
        this.#rawOver = true;
        return;
      }
      const moves = this.#rules.legalMoves(view);
      const move = moves[Math.floor(Math.random() * moves.length)];
      if (move === undefined) continue;
      const id = randomUUID();
      const body = JSON.stringify({ id, revision, move });
      const send = async () => {
        for (;;) {
          const response = await fetch(`${address}/moves`, { method: 'POST', headers, body }).catch(() => null);
          const answer = (await response?.json().catch(() => null)) as { ok?: boolean; reason?: string } | null;
          if (typeof answer?.ok === 'boolean') return answer;
          await sleep(100);
        }
      };
      const answers = await Promise.all(Math.random() < 0.2 ? [send(), send()] : [send()]);
      const oks = new Set(answers.map(({ ok }) => ok));
      if (oks.size > 1) throw new Error(`expected the same answer to both, got ${JSON.stringify(answers)}`);
      if (answers[0]?.ok) this.accepted.push({ seat, id });
      else this.#count(answers[0]?.reason ?? 'unknown');
    }
  }
}
