// Shows one event: the table changes, things fly, and a sentence says it.
import type { AnyEvent } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import { prefersCalm } from './calm.js';
import { html, parsed, pictureOf } from './dom.js';
import { type ElementGame, type Flight, voiceOf } from './elementGame.js';
import type { ElementDom, Host } from './host.js';
import { partIn, skeleton } from './skeleton.js';
import { type ElementState, wordsOf } from './state.js';

/** How many sentences a screen reader can go back to. */
const MAX_SAID = 20;

/** Changes the table by an event, and says it; `table` is `null` before the element is in the page. */
export function stepTo(state: ElementState, table: HTMLElement | null, event: AnyEvent): void {
  const { game, view: before } = state;
  if (game === null) return;
  const view = game.game.evolve(before, event);
  if (before !== null) state.news.trail = trailAfter(state, game, before, event);
  state.view = view;
  state.last.push(event);
  if (table === null) return;
  const { viewer } = view;
  const sentence = voiceOf(wordsOf(state, game)).describe(event, viewer);
  const isOwn = 'seat' in event && event.seat === viewer;
  state.news.note(event, sentence, isOwn);
  const log = partIn(table, 'said');
  log.append(html('p', '', {}, sentence));
  while (log.childElementCount > MAX_SAID) log.firstElementChild?.remove();
}

/** The ways of what others moved, after an event; the viewer knows what they moved themselves. */
function trailAfter(
  state: ElementState,
  game: ElementGame,
  before: GameTypes['View'],
  event: AnyEvent,
): readonly Flight[] {
  const { viewer } = before;
  const isOwn = viewer === null || game.game.actors(before).includes(viewer);
  return isOwn ? [] : (game.trail?.(state.news.trail, event, before) ?? []);
}

/** The width of a die, in pixels. */
const DIE = 84;

/** The table on the page, which an event changes. */
export interface ShownTable extends Host {
  readonly dom: ElementDom;
  /** Draws a state as it would be shown into another table. */
  drawInto(table: HTMLElement, state: ElementState): void;
}

/**
 * Moves the things that an event moves; `step` changes the view when they land, and answers whether the table is to say
 * what happened: at the moments of a game it stops for that.
 */
export async function animate(shown: ShownTable, event: AnyEvent, step: () => boolean): Promise<void> {
  let says: boolean | null = null;
  const change = () => {
    says = step();
    shown.render();
  };
  try {
    await move(shown, event, change);
  } finally {
    // Something that cannot be drawn keeps no other event waiting.
    if (says === null) change();
  }
  const { game, view, speed } = shown.state;
  const { motion } = shown.dom;
  if (says === true && !shown.playback.isHurried && game?.moments.includes(event.type) === true) {
    await motion.pause(voiceOf(wordsOf(shown.state, game)).describe(event, view?.viewer ?? null), speed);
  } else motion.clear();
}

/** Lets dice tumble and things fly; `change` changes the table when they land. */
async function move(shown: ShownTable, event: AnyEvent, change: () => void): Promise<void> {
  const { game, view, speed, theme, drawnTheme, queue } = shown.state;
  const { table, motion } = shown.dom;
  if (game === null || view === null) return;
  const flights = game.flights(event, view);
  const words = wordsOf(shown.state, game);
  const looks = { theme: drawnTheme ?? theme, locale: words.game };
  const rolled = game.dice?.(event, { ...looks, width: DIE }) ?? null;
  if (flights.length === 0 && rolled === null) return;
  // From here on nothing can be chosen, until everything is shown.
  if (shown.state.last.length === 0) shown.render();
  // A table can be seen before the code that moves things has been loaded. Where it cannot be, nothing moves.
  const [flying, dice] = await Promise.all([import('./flying/index.js'), rolled ?? []]).catch(
    () => [null, []] as const,
  );
  if (flying === null || shown.playback.isHurried) return;
  const isCalm = prefersCalm();
  if (dice.length > 0) {
    const drawings = dice.map(parsed);
    const showWords = motion.showDice(drawings, voiceOf(words).describe(event, view.viewer));
    await motion.until(flying.tumble(drawings, speed, isCalm));
    showWords();
  }
  // A new round is dealt onto a table that has been cleared.
  const isDeal = event.type === 'dealt';
  if (isDeal || isCalm) change();
  if (isCalm) return motion.until(flying.fadeIn(table, flights, speed));
  const { animations, end } = flying.startFlights(table, flights, {
    draw: (card, width) => parsed(game.drawCard(view, card, { ...looks, width })),
    copy: pictureOf,
    air: partIn(table, 'air'),
    foresee: (measure) => drawnAfter(shown, game.game.evolve(view, event), measure),
    pace: speed * Math.min(4, 1 + queue.size / 8),
    isDeal,
  });
  await motion.until(animations);
  if (!isDeal) change();
  end();
}

/** Draws the table of a later view where nobody sees it, for as long as it is measured. */
function drawnAfter(
  { state, dom, drawInto }: ShownTable,
  view: ElementState['view'],
  measure: (table: ParentNode) => void,
): void {
  const table = skeleton();
  table.style.cssText = 'position:absolute;inset:0;visibility:hidden';
  dom.root.append(table);
  try {
    drawInto(table, { ...state, view });
    measure(table);
  } finally {
    table.remove();
  }
}
