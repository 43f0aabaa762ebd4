// Animates dice and flights.
import type { AnyEvent } from '../../engine/base.js';
import type { GameTypes } from '../../engine/game.js';
import type { SvgNode } from '../../svg/markup.js';
import type { ElementGame } from '../elementGame.js';
import type { ElementState } from '../state.js';
import { tumble } from './dice.js';
import { fadeIn, startFlights } from './flights.js';
import { landingOn } from './landing.js';
import type { Motion } from './motion.js';
import type { NextZone } from './nextZones.js';

/** The width of a die, in pixels. */
const DIE = 84;

/** The parts of the table that motion needs. */
interface Stage {
  readonly state: ElementState;
  readonly playback: { readonly isHurried: boolean };
  readonly dom: { readonly table: HTMLElement };
  readonly motion: Motion;
  catchUp(): void;
}

/** The context of an event that is about to be shown. */
interface Moved {
  readonly game: ElementGame;
  readonly view: GameTypes['View'];
  readonly locale: Parameters<ElementGame['cardScene']>[2]['locale'];
  readonly air: HTMLElement;
  readonly isCalm: boolean;
  /** Returns the sentence about the event. */
  say(): string;
  toDom(node: SvgNode): SVGElement;
  copy(thing: Element): SVGElement | null;
  /** The zones of the table of a later view. */
  next(view: GameTypes['View']): readonly NextZone[];
  outlineOf(thing: Element): { readonly width: number; readonly height: number } | null;
  /** Changes the table. */
  change(): void;
}

/** Animates an event, and changes the table when things land. */
export async function move(shown: Stage, event: AnyEvent, moved: Moved): Promise<void> {
  const { speed, theme, drawnTheme, queue } = shown.state;
  const { motion } = shown;
  const { table } = shown.dom;
  const { game, view, air, isCalm, toDom, change } = moved;
  const flights = game.flights(event, view);
  const looks = { theme: drawnTheme ?? theme, locale: moved.locale };
  const rolled = game.dice?.(event, { ...looks, width: DIE }) ?? null;
  if (flights.length === 0 && rolled === null) return;
  // The player can choose nothing until everything is shown.
  shown.catchUp();
  // If the code that draws dice fails to load, nothing moves.
  const dice = await Promise.resolve(rolled ?? []).catch(() => null);
  if (dice === null || shown.playback.isHurried) return;
  if (dice.length > 0) {
    const drawings = dice.map(toDom);
    const showWords = motion.showDice(drawings, moved.say());
    await motion.until(tumble(drawings, speed, isCalm));
    showWords();
  }
  // A new round is dealt onto a cleared table.
  const isDeal = event.type === 'dealt';
  if (isDeal || isCalm) {
    change();
    shown.catchUp();
  }
  if (isCalm) return motion.until(fadeIn(table, flights, speed));
  let zones: readonly NextZone[] | null = null;
  const { animations, end } = startFlights(table, flights, {
    draw: (card, width) => toDom(game.cardScene(view, card, { ...looks, width }).root),
    copy: moved.copy,
    air,
    foresee(selector) {
      zones ??= moved.next(game.game.evolve(view, event));
      return landingOn(zones, moved.outlineOf, selector);
    },
    pace: speed * Math.min(4, 1 + queue.size / 8),
    isDeal,
  });
  await motion.until(animations);
  if (!isDeal) change();
  end();
}
