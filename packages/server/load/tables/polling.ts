import { randomUUID } from 'node:crypto';
import type { Game, GameTypes } from 'hencoop';
import type { DrivenSeat, OpenTable } from './table.js';

/** The example server before @hencoop/server, which had no live channel: its clients ask for what they were sent. */
class Seat implements DrivenSeat {
  view: GameTypes['View'] | null = null;
  revision = 0;
  onChange: (() => void) | null = null;
  /** The other seats, which ask after each move. */
  others: readonly Seat[] = [];
  readonly #game: Game<GameTypes>;
  readonly #url: string;
  readonly #headers: { readonly authorization: string };

  constructor(game: Game<GameTypes>, url: string, token: string) {
    this.#game = game;
    this.#url = url;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  async ask(): Promise<void> {
    const response = await fetch(`${this.#url}/deliveries?after=${this.revision}`, { headers: this.#headers });
    const { deliveries } = (await response.json()) as { deliveries: { revision: number; events: never[] }[] };
    for (const { revision, events } of deliveries) {
      for (const event of events) this.view = this.#game.evolve(this.view, event);
      this.revision = revision;
    }
    if (deliveries.length > 0) this.onChange?.();
  }

  async submit(move: GameTypes['Move']): Promise<boolean> {
    const body = JSON.stringify({ id: randomUUID(), revision: this.revision, move });
    const response = await fetch(`${this.#url}/moves`, { method: 'POST', headers: this.#headers, body });
    const { ok } = (await response.json()) as { ok: boolean };
    await Promise.all([this.ask(), ...this.others.map((other) => other.ask())]);
    return ok;
  }

  close(): void {}
}

export const open: OpenTable = async ({ game, seats, options, urls }) => {
  const body = JSON.stringify({ game: game.id, seats, options });
  const response = await fetch(`${urls[0]}/matches`, { method: 'POST', body });
  const { id, tokens } = (await response.json()) as { id: string; tokens: string[] };
  const table = tokens.map((token, seat) => new Seat(game, `${urls[seat]}/matches/${id}`, token));
  for (const seat of table) seat.others = table.filter((other) => other !== seat);
  await Promise.all(table.map((seat) => seat.ask()));
  return table;
};
