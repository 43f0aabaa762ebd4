import { randomUUID } from 'node:crypto';
import { lobby } from '@hencoop/client';
import type { GameTypes } from 'hencoop';
import type { AnyGame } from 'hencoop/games';
import { WebSocket } from 'ws';
import type { DrivenSeat, OpenMatch } from './drivenSeat.js';

/** The protocol of @hencoop/server, over a WebSocket. */
class Seat implements DrivenSeat {
  view: GameTypes['View'] | null = null;
  revision = 0;
  servedBy: string | null = null;
  onChange: (() => void) | null = null;
  readonly ready: Promise<void>;
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, (ok: boolean) => void>();

  constructor(game: AnyGame, url: string, match: string, token: string) {
    const live = `${url.replace(/^http/, 'ws')}/matches/${match}/live?after=0`;
    this.#socket = new WebSocket(live, { perMessageDeflate: false });
    this.#socket.on('upgrade', ({ headers }) => {
      this.servedBy = headers['x-served-by']?.toString() ?? null;
    });
    this.#socket.on('open', () => this.#socket.send(JSON.stringify({ type: 'enter', protocol: 1, token })));
    this.ready = new Promise((resolve, reject) => {
      this.#socket.on('error', reject);
      this.#socket.on('close', (code) => reject(new Error(`closed: ${code}`)));
      this.#socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.type === 'answer') this.#answers.get(message.answer.id)?.(message.answer.ok);
        if (message.type !== 'delivery') return;
        for (const event of message.events) this.view = game.evolve(this.view, event);
        this.revision = message.revision;
        resolve();
        this.onChange?.();
      });
    });
  }

  submit(move: GameTypes['Move']): Promise<boolean> {
    const id = randomUUID();
    return new Promise((resolve) => {
      this.#answers.set(id, (ok) => {
        this.#answers.delete(id);
        resolve(ok);
      });
      this.#socket.send(JSON.stringify({ type: 'submit', submission: { id, revision: this.revision, move } }));
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}

export const open: OpenMatch = async ({ game, seats, options, urls }) => {
  const players = Array.from({ length: seats }, () => 'person');
  const { id, tokens } = await lobby(urls[0] ?? '').open({ game: game.id, players, options });
  const match = tokens.map((token, seat) => new Seat(game, urls[seat] ?? '', id, token ?? ''));
  await Promise.all(match.map(({ ready }) => ready));
  return match;
};
