import { randomUUID } from 'node:crypto';
import { Client, type Room } from '@colyseus/sdk';
import type { Seated } from '@hencoop/colyseus';
import type { GameTypes } from 'hencoop';
import type { AnyGame } from 'hencoop/games';
import type { Delivery, Snapshot } from 'hencoop/referee';
import type { DrivenSeat, OpenMatch } from './drivenSeat.js';

/** A room of @hencoop/colyseus, through the official SDK. */
class Seat implements DrivenSeat {
  view: GameTypes['View'] | null = null;
  revision = 0;
  onChange: (() => void) | null = null;
  seated: Seated | null = null;
  readonly ready: Promise<void>;
  readonly #room: Room;
  readonly #answers = new Map<string, (ok: boolean) => void>();

  constructor(game: AnyGame, room: Room) {
    this.#room = room;
    room.onMessage('seated', (seated: Seated) => {
      this.seated = seated;
    });
    this.ready = new Promise((resolve) => {
      room.onMessage('snapshot', ({ view, revision }: Snapshot<GameTypes>) => {
        this.view = view;
        this.revision = revision;
        resolve();
      });
    });
    room.onMessage('delivery', ({ revision, events }: Delivery<GameTypes>) => {
      for (const event of events) this.view = game.evolve(this.view, event);
      this.revision = revision;
      this.onChange?.();
    });
    room.onMessage('answer', ({ id, ok }: { id: string; ok: boolean }) => this.#answers.get(id)?.(ok));
    room.send('ready');
  }

  submit(move: GameTypes['Move']): Promise<boolean> {
    const id = randomUUID();
    return new Promise((resolve) => {
      this.#answers.set(id, (ok) => {
        this.#answers.delete(id);
        resolve(ok);
      });
      this.#room.send('submit', { id, revision: this.revision, move });
    });
  }

  close(): void {
    void this.#room.leave();
  }
}

export const open: OpenMatch = async ({ game, seats, options, urls }) => {
  const first = new Seat(game, await new Client(urls[0] ?? '').create(game.id, { seats, options }));
  await first.ready;
  const match = [first];
  for (let seat = 1; seat < seats; seat++) {
    const room = await new Client(urls[seat] ?? '').joinOrCreate(game.id, { match: first.seated?.match });
    match.push(new Seat(game, room));
  }
  await Promise.all(match.map(({ ready }) => ready));
  return match;
};
