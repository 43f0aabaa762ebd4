/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// The part of the comparison of touches that runs in the page: a table, the game behind it, and the other players.
import type { AnyBots } from '../../../src/bots/index.js';
import { defineElement } from '../../../src/element/index.js';
import { enElement } from '../../../src/element/locales/en.js';
import type { AnyGame, GameTypes } from '../../../src/engine/game.js';
import { GAMES } from '../../../src/games.js';

/** The middle of something to touch. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is on the table. */
export interface Offer {
  readonly spots: readonly Spot[];
  readonly isOver: boolean;
}

let game: AnyGame;
let state: GameTypes['State'];
let chosen: GameTypes['Move'] | null = null;
let others: AnyBots;
let random: () => number;

function table() {
  const found = document.querySelector('hencoop-table');
  if (found === null) throw new Error('no table');
  return found;
}

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return at / 2 ** 32;
  };
}

/** Applies a move, and shows its events. */
function play(move: GameTypes['Move']): void {
  const attempt = game.tryApply(state, move);
  if (!attempt.ok) throw new Error(`illegal: ${JSON.stringify(move)}`);
  state = attempt.state;
  table().events = attempt.events.flatMap((event) => game.redact(event, 0) ?? []);
}

async function begin(id: string, seed: number): Promise<void> {
  const doors = GAMES.find((each) => each.id === id);
  if (doors === undefined) throw new Error(`no game ${id}`);
  const [shown, locale] = await Promise.all([doors.element(), doors.locales.en()]);
  game = await doors.game();
  others = await doors.bots();
  defineElement(shown, { ...locale, words: enElement });
  chosen = null;
  random = randomFrom(seed);
  state = game.setup({ seats: doors.seats.default, seed: `touch ${seed}` });
  document.querySelector('hencoop-table')?.remove();
  const made = document.createElement('hencoop-table');
  made.speed = 0;
  made.addEventListener('move', (event) => {
    // The element sends moves of its game.
    chosen = (event as CustomEvent<GameTypes['Move']>).detail;
    made.pending = chosen;
  });
  made.view = game.view(state, 0);
  document.body.append(made);
}

/** Plays the chosen move and the others' replies, and returns what the viewer can touch. */
async function offer(): Promise<Offer> {
  if (chosen !== null) {
    const move = chosen;
    chosen = null;
    play(move);
    table().pending = null;
  }
  for (;;) {
    if (game.isOver(state)) return { spots: [], isOver: true };
    const other = game.actors(state).find((seat) => seat !== 0);
    if (other === undefined) break;
    play((await others.level('easy').choose(game.view(state, other))).move);
  }
  await table().settled;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const found = table().shadowRoot?.querySelectorAll(
    '[role=button][data-state~=open], .buttons button, .shelf + * button',
  );
  const spots = [...(found ?? [])].map((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      x: left + Math.min(width / 2, 12),
      y: top + Math.min(height / 2, 12),
      isButton: element instanceof HTMLButtonElement,
    };
  });
  const isIn = ({ x, y }: Spot) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  // Cards before buttons, mostly, since some buttons end the round.
  const shuffled = spots.filter(isIn).map((spot) => ({ spot, key: random() + (spot.isButton ? 0.8 : 0) }));
  return { spots: shuffled.sort((a, b) => a.key - b.key).map(({ spot }) => spot), isOver: false };
}

/** Resolves after the frame that answers a touch. */
const answered = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

Object.assign(globalThis, { touches: { begin, offer, answered } });
