// Handles taps, drags and keys.

import type { AnyMove } from '../../engine/base.js';
import { kindsOf } from '../../engine/moveStatement.js';
import type { DrawnThing } from '../../svg/markup.js';
import type { Controller, ElementDom } from '../controller.js';
import { nearest, pictureOf, shelfCardOf, zoneOf } from '../drawing/dom.js';
import { nodeOf } from '../drawing/patch.js';
import { meantBy, thingsAt } from '../drawing/touchables.js';
import type { DragHandlers } from '../motion/drag.js';
import { canTakeBack, drop, lift, type Refusal, takeBack, tap } from '../picking/picking.js';
import { choiceOf, type ElementState } from '../state.js';
import { follow } from './choosing.js';
import { watchDrags } from './earlyDrag.js';
import { ARROWS, focusOn, neighbor, THINGS } from './focus.js';
import type { Press } from './press.js';
import { previewTouch } from './preview.js';

/** Listens to all input on the table. Returns a function that cancels a drag. */
export function listen(controller: Controller, press: Press, { root, table, motion }: ElementDom): () => void {
  const { state } = controller;
  const drags = watchDrags(root, table, dragHandlers(controller));
  for (const type of ['pointerover', 'focusin']) {
    table.addEventListener(type, ({ target }) =>
      previewTouch(state, motion, nearest(target, '[role=button], .buttons')),
    );
  }
  table.addEventListener('pointerleave', () => previewTouch(state, motion, null));
  table.addEventListener('pointerdown', (event) => {
    state.isFinger = event.pointerType === 'touch';
    press.begin(event);
  });
  table.addEventListener('click', ({ target }) => {
    const thing = nearest(target, '[role=button]');
    if (drags.endedByClick(thing)) return;
    if (controller.playback.isShowing) controller.skip();
    else if (thing !== null) tapThing(controller, thing);
  });
  table.addEventListener('keydown', (event) => {
    if (!pressKey(controller, event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  return () => drags.cancel();
}

/** Handles a tap on a thing. */
function tapThing(controller: Controller, element: Element): void {
  const { state } = controller;
  const choice = choiceOf(state);
  const thing = nodeOf(element)?.thing ?? null;
  if (choice.moves.length === 0 || thing === null) return;
  const refusal = () => refusalOf(state, choice.moves, thing);
  const tapped = { things: thingsAt(element, choice.kinds), isPicked: thing.state === 'picked', refusal };
  follow(controller, tap(state.picking, tapped, choice));
}

/** Why a thing is blocked: the refusal of the first refused move that a touch on it may have meant. */
function refusalOf(
  { game, view, picking }: ElementState,
  moves: readonly AnyMove[],
  thing: DrawnThing,
): Refusal | null {
  if (game === null || view === null) return null;
  const kinds = kindsOf(game.game.moves);
  for (const move of meantBy({ game, kinds, view, moves, picking }, thing)) {
    const refusal = game.game.whyNot(view, move);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Handles a key, and returns whether it did anything. */
function pressKey(controller: Controller, { key, shiftKey, target }: KeyboardEvent): boolean {
  const { state } = controller;
  const thing = nearest(target, THINGS);
  const arrow = ARROWS[key];
  if (key === 'Escape' && canTakeBack(state.picking)) {
    state.picking = takeBack(state.picking);
    controller.render();
  } else if (thing !== null && arrow !== undefined) {
    if (shiftKey && thing.matches('.card')) {
      state.shelf.shift(shelfCardOf(thing), arrow[0]);
      controller.render();
    } else focusOn(neighbor(thing, arrow));
  } else if (thing?.matches('[role=button]') === true && (key === 'Enter' || key === ' ')) {
    tapThing(controller, thing);
  } else {
    return false;
  }
  return true;
}

/** The name of the zone around an element. */
function zoneNameOf(element: Element): string | null {
  return zoneOf(element)?.classList[0] ?? null;
}

/** Dragging picks a thing, which opens its targets, or moves a card of the shelf. */
function dragHandlers(controller: Controller): DragHandlers {
  const { state, playback, render } = controller;
  return {
    thingAt: (target) => (playback.isShowing ? null : nearest(target, '[role=button][data-state], .card')),
    lift(thing) {
      const picture = pictureOf(thing);
      if (thing.matches('.card')) return picture;
      const choice = choiceOf(state);
      const lifted = lift(state.picking, thingsAt(thing, choice.kinds), zoneNameOf(thing), choice);
      if (lifted === null) return null;
      state.picking = lifted;
      render();
      return picture;
    },
    drop(thing, onto) {
      if (thing.matches('.card')) {
        const [card] = onto.flatMap((element) => nearest(element, '.card') ?? []);
        if (card === undefined) return;
        state.shelf.move(shelfCardOf(thing), shelfCardOf(card));
        render();
        return;
      }
      // The table may have changed under the drag.
      if (state.picking.draggedFrom === null) return;
      const choice = choiceOf(state);
      const buttons = onto.flatMap((element) => nearest(element, '[role=button]') ?? []);
      const targets = buttons.map((element) => thingsAt(element, choice.kinds));
      // The redraw replaced the thing itself, but not its zone.
      const [zone = null] = onto.flatMap((element) => zoneNameOf(element) ?? []);
      follow(controller, drop(state.picking, { targets, zone }, choice));
    },
    cancel() {
      state.picking = takeBack(state.picking);
      render();
    },
  };
}
