import type { GameTypes, Seat } from 'hencoop';
import { GAMES } from 'hencoop/games';
import type {
  Answer,
  Answers,
  FromWorker,
  GameId,
  GameSnapshot,
  Refusal,
  Request,
  RequestType,
  View,
} from '../src/protocol.js';
import { Host } from '../src/worker/host.js';
import type { HostConfig } from '../src/worker/hostState.js';
import { type LoadedGame, loadGame } from '../src/worker/loadedGame.js';
import { makeBot } from '../src/worker/makeBot.js';
import type { Stamped, Storage } from '../src/worker/storage.js';

export const IDS: readonly GameId[] = GAMES.map(({ id }) => id);

/** Options that keep a game short. */
export function shortOptions(game: GameId): object {
  const options: { readonly [Id in GameId]?: object } = {
    chicken: { maxRounds: 2 },
    'crazy-chicken': { rounds: 1 },
    'blind-chicken-extreme': { games: 1 },
  };
  return options[game] ?? {};
}

/** Storage in memory that keeps copies, like a database. */
export function memoryStorage(kept = new Map<string, Stamped>()): Storage & { readonly kept: Map<string, Stamped> } {
  return {
    kept,
    list: async () => structuredClone([...kept.values()]),
    get: async (saved) => structuredClone(kept.get(saved)),
    put: async (value, after) => {
      if ((kept.get(value.saved)?.change ?? null) !== after) return false;
      kept.set(value.saved, structuredClone(value));
      return true;
    },
    remove: async (saved) => void kept.delete(saved),
  };
}

/** A page without a screen: it sends requests, and folds the deliveries. */
export class Page {
  readonly host: Host;
  /** Every message from the worker, as the bytes that reach the page. */
  readonly sent: string[] = [];
  /** The messages that are not answers. */
  readonly pushed: Exclude<FromWorker, Answer>[] = [];
  readonly #answers = new Map<number, Answer>();
  #next = 0;

  constructor(config: Partial<HostConfig> = {}) {
    let drawn = 0;
    this.host = new Host({
      storage: memoryStorage(),
      load: loadGame,
      makeBot,
      draw: (what) => `${what} ${drawn++}`,
      now: () => 0,
      ...config,
      post: (message) => {
        const bytes = JSON.stringify(message);
        this.sent.push(bytes);
        const received = JSON.parse(bytes) as FromWorker;
        if (received.type === 'answer') this.#answers.set(received.id, received);
        else this.pushed.push(received);
        config.post?.(received);
      },
    });
  }

  /** Sends any message; returns the answer. */
  async answer(request: object): Promise<Answer> {
    const id = this.#next++;
    await this.host.receive({ ...request, id });
    for (;;) {
      const answer = this.#answers.get(id);
      if (answer !== undefined) return answer;
      // Only hints come later.
      await new Promise((resume) => setTimeout(resume));
    }
  }

  async ask<const Asked extends Request>(request: Asked): Promise<Answers[Asked['type'] & RequestType]> {
    const answer = await this.answer(request);
    if (!answer.ok) throw new Error(`${request.type} is refused: ${answer.refusal.type}: ${answer.refusal.message}`);
    // This type of request has this answer.
    return answer.value as Answers[Asked['type'] & RequestType];
  }

  async refusal(request: object): Promise<Refusal> {
    const answer = await this.answer(request);
    if (answer.ok) throw new Error(`${JSON.stringify(request).slice(0, 200)} is not refused`);
    return answer.refusal;
  }

  /** The viewer's table, once no bot can move. */
  async table(seat?: Seat | null): Promise<GameSnapshot> {
    await this.host.settled();
    return this.ask({ type: 'viewAs', seat: seat === undefined ? this.viewer() : seat });
  }

  /** The viewer of the last table. */
  viewer(): Seat | null {
    const tables = [...this.#answers.values()].flatMap((answer) =>
      answer.ok && answer.value !== null && 'viewer' in answer.value ? [answer.value.viewer] : [],
    );
    return tables.at(-1) ?? null;
  }
}

/** The viewer's legal moves. */
export function movesOf({ game }: LoadedGame, { viewer, view }: GameSnapshot): readonly GameTypes['Move'][] {
  return viewer === null ? [] : game.legalMoves(view, viewer);
}

/** Folds events like the page; returns the view after them. */
export function folded({ game }: LoadedGame, from: View | null, events: readonly GameTypes['RedactedEvent'][]): View {
  const view = events.reduce<View | null>((before, event) => game.evolve(before, event), from);
  if (view === null) throw new Error('expected events that open a table');
  return view;
}

/** Reproducible whole numbers below a limit, good enough to pick moves. */
export function picks(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
