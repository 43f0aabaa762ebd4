// Two games that look the same to one seat and differ in everything hidden: cards, seed, others' progress. The worker
// must send the same bytes for every request of the page in both, until the rules reveal a difference.

import { fastChance, type GameTypes, type Seat } from 'hencoop';
import type { Bot } from 'hencoop/bots';
import type { Kit } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../support/effort.js';
import { loadGame as loadKit } from '../../../support/games.js';
import type { GameId } from '../src/protocol.js';
import type { HostConfig } from '../src/worker/hostState.js';
import { type LoadedGame, loadGame } from '../src/worker/loadedGame.js';
import { makeBot } from '../src/worker/makeBot.js';
import { folded, IDS, Page, picks } from './page.js';

type State = GameTypes['State'];
type Event = GameTypes['Event'];

/** A planted leak, which the comparison must find. */
interface Plant {
  /** Between the game and the host. */
  readonly load?: (loaded: LoadedGame, world: World) => LoadedGame;
  /** Between the host and the page. */
  readonly post?: (message: object, world: World) => object;
}

/** One of the two worlds: a page and its worker, and the state behind them. */
class World {
  readonly page: Page;
  /** The messages to the page. */
  readonly bytes: string[] = [];
  state: State;
  /** The events of the last move. */
  events: readonly Event[] = [];
  /** The bots to move, which wait here for the test's choice. */
  readonly waiting = new Map<Seat, (move: GameTypes['Move']) => void>();
  readonly #game: LoadedGame['game'];
  readonly #viewer: Seat | null;

  constructor(
    loaded: LoadedGame,
    { state, past, viewer }: { readonly state: State; readonly past: readonly Event[]; readonly viewer: Seat | null },
    plant: Plant,
  ) {
    this.state = state;
    this.#viewer = viewer;
    const { game } = loaded;
    this.#game = game;
    const watched: LoadedGame = {
      ...loaded,
      game: {
        ...game,
        setupWithEvents: () => {
          this.state = state;
          return { state, events: past };
        },
        tryApply: (before, move) => {
          const attempt = game.tryApply(before, move);
          if (attempt.ok) {
            this.state = attempt.state;
            this.events = attempt.events;
          }
          return attempt;
        },
      },
      async bots() {
        const bots = await loaded.bots();
        // The past belongs to one world, so the others' memories do not fit the other one. Their bots follow a script.
        return { ...bots, game: { ...bots.game, evolve } };
        function evolve(table: State | null, event: Event): State;
        function evolve(table: GameTypes['View'] | null, event: GameTypes['RedactedEvent']): GameTypes['View'];
        function evolve(table: State | GameTypes['View'] | null, event: Event): State | GameTypes['View'] {
          if (table !== null && 'viewer' in table && table.viewer !== viewer) return table;
          // A view comes with redacted events.
          return bots.game.evolve(table as GameTypes['View'] | null, event);
        }
      },
    };
    const scripted: HostConfig['makeBot'] = (given, player, seed, thinking) => {
      if (seed.endsWith('/hint')) return makeBot(given, player, seed, thinking);
      const choose: Bot<GameTypes>['choose'] = (view, { signal } = {}) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          const seat = view.viewer ?? -1;
          this.waiting.set(seat, (move) => {
            this.waiting.delete(seat);
            resolve({ move, analysis: [], worlds: 0, milliseconds: 0 });
          });
        });
      return { choose, chooseNow: () => expect.unreachable('the worker does not block') };
    };
    this.page = new Page({
      load: async () => plant.load?.(watched, this) ?? watched,
      makeBot: scripted,
      draw: (what) => (what === 'game' ? state.seed : what),
      post: (message) => this.bytes.push(JSON.stringify(plant.post?.(message, this) ?? message)),
    });
  }

  /** Resolves once the worker needs a move from outside. It loads the bots when the first of them is to move. */
  async rest(): Promise<void> {
    for (let turn = 0; turn < 4 || (turn < 10_000 && !this.#isAtRest()); turn++) {
      await new Promise((resume) => setTimeout(resume));
    }
  }

  #isAtRest(): boolean {
    const bots = this.#game.actors(this.state).filter((seat) => seat !== this.#viewer);
    return bots.length === 0 || bots.some((seat) => this.waiting.has(seat));
  }
}

/** The number of comparisons, by kind. */
interface Compared {
  worlds: number;
  own: number;
  others: number;
  refused: number;
  hints: number;
  judged: number;
  undone: number;
  /** Moves made in only one of the worlds. */
  unseen: number;
}

const ASKED = [
  { type: 'about', game: 'chicken' },
  { type: 'share', what: 'game' },
  { type: 'review', after: 0 },
  { type: 'shown', revision: 3 },
  { type: 'list' },
  { type: 'export' },
  { type: 'share', what: 'position' },
] as const;

/** Plays at most `moves` moves in two worlds, and compares all messages. */
async function compare(
  loaded: LoadedGame,
  kit: Kit<GameTypes>,
  position: { readonly state: State; readonly past: readonly Event[]; readonly viewer: Seat | null },
  { moves, seed, plant }: { readonly moves: number; readonly seed: number; readonly plant: Plant },
  compared: Compared,
): Promise<void> {
  const { state, viewer } = position;
  const { game } = loaded;
  const pick = picks(seed);
  const world = kit.scramble(state, viewer, fastChance(`${seed}`));
  // The game's seed is hidden too. The bots' seed is drawn separately and is the same.
  const worlds = [new World(loaded, position, plant), new World(loaded, { ...position, state: world }, plant)] as const;
  const [here, there] = worlds;
  const both = async (request: object, changes = true) => {
    const [answer] = await Promise.all(worlds.map((world) => world.page.answer(request)));
    if (changes) await Promise.all(worlds.map((world) => world.rest()));
    return answer;
  };
  const same = () => {
    const first = here.bytes.findIndex((bytes, index) => bytes !== there.bytes[index]);
    // Only the first difference, because messages are long.
    expect(there.bytes[first]).toBe(here.bytes[first]);
    expect(there.bytes.length).toBe(here.bytes.length);
  };

  const players = Array.from({ length: state.seats }, (_, seat) => (seat === viewer ? 'person' : 'random'));
  await both({ type: 'pace', thinking: 8, ahead: null }, false);
  await both({ type: 'create', game: game.id, players, names: players });
  same();
  compared.worlds += 1;
  for (let played = 0; played < moves && !game.isOver(here.state); played++) {
    const looked = await both({ type: 'viewAs', seat: viewer });
    for (const request of ASKED.slice(played === 0 ? 0 : 4)) await both(request, false);
    same();
    if (looked?.ok !== true || looked.value === null || !('revision' in looked.value)) throw new Error('no table');
    const { revision } = looked.value;
    // Some illegal moves.
    const illegal = [...kit.allMoves(here.state)].filter(
      (move) => move.seat !== viewer || game.whyNot(here.state, move) !== null,
    );
    for (let tried = 0; tried < 10 && illegal.length > 0; tried++) {
      await both({ type: 'move', revision, move: illegal[pick(illegal.length)] }, false);
      compared.refused += 1;
    }
    same();
    const before = here.state;
    const actors = game.actors(before);
    const bots = [...here.waiting.keys()];
    expect([...there.waiting.keys()]).toEqual(bots);
    const isOwn = viewer !== null && actors.includes(viewer) && (bots.length === 0 || pick(2) === 0);
    if (isOwn) {
      if (played < 2) {
        await both({ type: 'hint', revision });
        compared.hints += 1;
        same();
      }
      const legal = game.legalMoves(before, viewer);
      if (played === 0) {
        await both({ type: 'judge', revision, move: legal[pick(legal.length)] });
        compared.judged += 1;
        same();
      }
      await both({ type: 'move', revision, move: legal[pick(legal.length)] });
      compared.own += 1;
    } else {
      const seat = bots[pick(bots.length)] ?? -1;
      const legal = game.legalMoves(before, seat);
      // A move that the viewer learns nothing about is made in only one world: the number of such moves is hidden too.
      const unseen = legal.find((move) => {
        const attempt = game.tryApply(before, move);
        return attempt.ok && attempt.events.every((event) => game.redact(event, viewer) === null);
      });
      if (unseen !== undefined && pick(2) === 0) {
        here.waiting.get(seat)?.(unseen);
        await here.rest();
        compared.unseen += 1;
        same();
        continue;
      }
      if (legal.length === 0) throw new Error(`expected a waiting bot at seat ${seat}`);
      const first = pick(legal.length);
      const pairs = [...legal.slice(first), ...legal.slice(0, first)].flatMap((move) => {
        const others = [...(kit.counterparts?.(move, there.state, viewer, before) ?? [move])];
        const other = others.find((each) => game.whyNot(there.state, each) === null);
        return other === undefined ? [] : [{ move, other }];
      });
      const [pair] = pairs;
      // No move of the other world looks the same: the worlds diverge here.
      if (pair === undefined) return;
      const { move, other } = pair;
      here.waiting.get(seat)?.(move);
      there.waiting.get(seat)?.(other);
      await Promise.all(worlds.map((world) => world.rest()));
      compared.others += 1;
    }
    // From here on, the rules may reveal differences.
    if (here.events.some((event) => kit.reveals(event, viewer, before) !== null)) break;
    same();
  }
  // Undo also removes what was revealed after the viewer's last decision.
  const [undone, undoneThere] = await Promise.all(worlds.map(({ page }) => page.answer({ type: 'undo' })));
  expect(JSON.stringify(undoneThere)).toBe(JSON.stringify(undone));
  if (undone?.ok) compared.undone += 1;
}

/** The number of games to compare of each; the minimum numbers of comparisons grow with it. */
const GAMES_COMPARED = tries(6, 1 / 3);

/** Compares `stops` positions of some random games, from the first move to the last. */
async function compareGames(id: GameId, games: number, stops: number, plant: Plant = {}): Promise<Compared> {
  const loaded = await loadGame(id);
  const { kit } = await loadKit(id);
  const { game } = loaded;
  const compared: Compared = { worlds: 0, own: 0, others: 0, refused: 0, hints: 0, judged: 0, undone: 0, unseen: 0 };
  for (let number = 0; number < games; number++) {
    const setup = kit.setups[(number * 7) % kit.setups.length] ?? { seats: 2, options: {} };
    const pick = picks(number);
    let { state, events: past } = game.setupWithEvents({ ...setup, seed: `two worlds ${number}` });
    const positions: { readonly state: State; readonly past: readonly Event[] }[] = [];
    while (!game.isOver(state) && positions.length < 4 * kit.typicalMoves) {
      positions.push({ state, past });
      const legal = game.legalMoves(state);
      const attempt = game.tryApply(state, legal[pick(legal.length)]);
      if (!attempt.ok) throw new Error('expected a legal move');
      state = attempt.state;
      past = [...past, ...attempt.events];
    }
    const viewers = [...Array(setup.seats).keys(), null];
    for (let stop = 0; stop < stops; stop++) {
      const position = positions[Math.floor((stop * positions.length) / stops)];
      if (position === undefined) throw new Error('expected a game with a move in it');
      const viewer = viewers[(stop + number) % viewers.length] ?? null;
      await compare(loaded, kit, { ...position, viewer }, { moves: 4, seed: stop, plant }, compared);
    }
  }
  return compared;
}

describe.each(IDS)('the page in a game of %s', (id) => {
  it('sends the same bytes in two worlds that look the same', async () => {
    const compared = await compareGames(id, GAMES_COMPARED, 8);
    const { unseen, ...others } = compared;
    for (const [what, count] of Object.entries(others))
      expect(count, what).toBeGreaterThan(Math.floor((4 / 3) * GAMES_COMPARED));
    // Only in the game in which all arrange at once.
    expect(unseen > Math.floor(GAMES_COMPARED / 3)).toBe(id === 'blind-chicken-extreme');
  });
});

describe('comparing two worlds of the page', () => {
  const leaks: { readonly [where: string]: Plant } = {
    'in an event': {
      load: (loaded) => {
        const redact: LoadedGame['game']['redact'] = (event, seat) =>
          event.type === 'drew' ? event : loaded.game.redact(event, seat);
        return { ...loaded, game: { ...loaded.game, redact } };
      },
    },
    'in a refusal': {
      load: (loaded, world) => {
        const tryApply: LoadedGame['game']['tryApply'] = (state, move) => {
          const attempt = loaded.game.tryApply(state, move);
          if (attempt.ok) return attempt;
          return { ok: false, violation: { ...attempt.violation, params: { secret: digest(world) } } };
        };
        return { ...loaded, game: { ...loaded.game, tryApply } };
      },
    },
    'in the scores of the list': {
      load: (loaded, world) => ({
        ...loaded,
        game: { ...loaded.game, score: (table) => ('seed' in table ? [digest(world)] : []) },
      }),
    },
    'in a hint': {
      load: (loaded, world) => ({
        ...loaded,
        async bots() {
          const bots = await loaded.bots();
          return { ...bots, level: () => cheat(loaded, world), search: () => cheat(loaded, world) };
        },
      }),
    },
    'in a delivery': {
      post: (message, world) => ('type' in message && message.type === 'happened' ? [message, digest(world)] : message),
    },
    'in the number of messages': {
      post(message, world) {
        if (digest(world) % 2 === 0) world.bytes.push('');
        return message;
      },
    },
  };

  /** A number that depends on everything in a state. */
  function digest({ state }: World): number {
    return [...JSON.stringify(state)].reduce((sum, character, index) => sum + index * character.charCodeAt(0), 0);
  }

  function cheat({ game }: LoadedGame, world: World): Bot<GameTypes> {
    const bot: Bot<GameTypes> = {
      choose: async (view) => bot.chooseNow(view),
      chooseNow: (view) => {
        const moves = game.legalMoves(view);
        const move = moves[digest(world) % moves.length];
        if (move === undefined) throw new Error('expected a legal move');
        return { move, analysis: [], worlds: 1, milliseconds: 0 };
      },
    };
    return bot;
  }

  it.each(Object.entries(leaks))('finds a planted leak: %s', async (_, plant) => {
    await expect(compareGames('chicken', 2, 8, plant)).rejects.toThrow(/Object.is equality/);
  });

  it('finds no leak where none is planted', async () => {
    const { worlds } = await compareGames('chicken', 1, 6);
    expect(worlds).toBe(6);
  });
});

it('the deliveries to a seat fold to its view, in any world', async () => {
  const loaded = await loadGame('blind-chicken-extreme');
  const page = new Page();
  await page.ask({ type: 'pace', thinking: 0, ahead: null });
  const players = ['person', 'easy', 'easy'];
  await page.ask({ type: 'create', game: 'blind-chicken-extreme', players, names: players });
  const { view, from, events } = await page.table();
  expect(folded(loaded, from, events)).toEqual(view);
});
