// A session with an element without a screen, and a worker in the same thread.
import type { HencoopTable } from 'hencoop/element';
import { type Client, clientOf, type Port } from '../src/page/client.js';
import { loadGame as loadPageGame, type PageGame } from '../src/page/pageGame.js';
import { openSession } from '../src/page/session/open.js';
import { showOn } from '../src/page/session/showOn.js';
import { settingsFrom } from '../src/page/settings.js';
import type { FromWorker, GameId, Move, Player, RedactedEvent, View } from '../src/protocol.js';
import { Host } from '../src/worker/host.js';
import { loadGame } from '../src/worker/loadedGame.js';
import { makeBot } from '../src/worker/makeBot.js';
import { memoryStorage, shortOptions } from './page.js';

/** The part of the element that a session uses: it folds deliveries, and records everything it shows. */
export class ShownTable extends EventTarget {
  view: View | null = null;
  pending: Move | null = null;
  hint: Move | null = null;
  readonly = false;
  settled: Promise<void> = Promise.resolve();
  readonly showed: RedactedEvent[] = [];
  readonly refused: unknown[] = [];
  readonly #game: PageGame;

  constructor(game: PageGame) {
    super();
    this.#game = game;
  }

  set events(events: readonly RedactedEvent[]) {
    this.settled = Promise.resolve().then(() => {
      for (const event of events) {
        this.view = this.#game.rules.evolve(this.view, event);
        this.showed.push(event);
        this.dispatchEvent(new CustomEvent('shown', { detail: event }));
      }
    });
  }

  skip(): void {}

  refuse(violation: unknown): void {
    this.refused.push(violation);
  }

  choose(move: Move): void {
    this.dispatchEvent(new CustomEvent('move', { detail: move }));
  }
}

/** A worker in the same thread. */
function portOf(): Port {
  const listeners: ((event: { readonly data: FromWorker }) => void)[] = [];
  let drawn = 0;
  const host = new Host({
    storage: memoryStorage(),
    load: loadGame,
    makeBot,
    draw: (what) => `${what} ${drawn++}`,
    now: () => 0,
    post: (message) => {
      const data: FromWorker = structuredClone(message);
      queueMicrotask(() => {
        for (const listener of listeners) listener({ data });
      });
    },
  });
  return {
    terminate() {},
    postMessage: (message) => void host.receive(structuredClone(message)),
    addEventListener(type: string, listener: (event: never) => void) {
      // A port has two kinds of listeners; this one only sends messages.
      if (type === 'message') listeners.push(listener as (typeof listeners)[number]);
    },
  };
}

export async function opened(
  id: GameId,
  players: readonly Player[],
  memory = true,
  between = (client: Client) => client,
  pauses = false,
  coach = false,
) {
  const client = between(clientOf(portOf()));
  await client.ask({ type: 'pace', thinking: 0, ahead: 1 });
  const names = players.map((_, seat) => `P${seat}`);
  const snapshot = await client.ask({ type: 'create', game: id, players, names, options: shortOptions(id) });
  const game = await loadPageGame(id);
  const settings = { ...settingsFrom(null, []), memory, coach };
  const session = openSession({ client, game, match: null, pauses, settings: () => settings }, snapshot);
  const element = new ShownTable(game);
  // The session uses only this part of the element.
  const show = () => showOn(session, element as unknown as HencoopTable);
  const { game: rules } = await loadGame(id);
  const moves = () => {
    const { view } = element;
    return view === null || view.viewer === null ? [] : rules.legalMoves(view);
  };
  return { session, element, show, moves, start: snapshot.events.length };
}

/** Lets pending work run. */
export const turn = () => new Promise((resume) => setTimeout(resume));

export async function until(ready: () => boolean): Promise<void> {
  for (let waited = 0; !ready(); waited++) {
    if (waited > 2000) throw new Error('timed out');
    await turn();
  }
}
