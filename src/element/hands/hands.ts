// Handles taps, drags and keys, and moves things.

import type { AnyMove } from '../../engine/base.js';
import { kindsOf } from '../../engine/moveStatement.js';
import type { DrawnThing } from '../../svg/markup.js';
import type { Controller, ElementDom, Hands } from '../controller.js';
import { nearest, pictureOf, shelfCardOf, zoneOf } from '../drawing/dom.js';
import { nodeOf } from '../drawing/patch.js';
import { partIn } from '../drawing/skeleton.js';
import { meantBy, thingsAt } from '../drawing/touchables.js';
import { choose } from '../input/choosing.js';
import { focusOn, THINGS } from '../input/focus.js';
import { type Refusal, takeBack } from '../picking/picking.js';
import { type Choice, canTakeBack, drop, lift, type Touched, tap } from '../picking/tap.js';
import { type ElementState, openMoves } from '../state.js';
import { ARROWS, neighbor } from './arrows.js';
import { Dragging, type DragHandlers } from './drag.js';
import { Motion } from './motion.js';
import { later, whenPainted } from './once.js';
import { preview, previewTouch } from './preview.js';

/** The code that lets things fly, needed from the first event on. */
const motionCode = later(() => import('./animate.js'));

/** The hands of a table. */
export function handsOn(controller: Controller, { root, table }: ElementDom): Hands {
  const { state } = controller;
  const air = partIn(table, 'air');
  const motion = new Motion(table, air, partIn(table, 'moment'));
  const dragging = new Dragging(root, table, air, dragHandlers(controller));
  previewTouch(state, motion, null);
  if (motionCode.now === null) whenPainted(() => void motionCode.load());
  return {
    get isPressed() {
      return dragging.isPressed;
    },
    heed(event, target) {
      switch (event.type) {
        case 'pointerover':
        case 'focusin':
          previewTouch(state, motion, nearest(target, '[role=button], .buttons'));
          return false;
        case 'pointerleave':
          previewTouch(state, motion, null);
          return false;
        case 'click':
          click(controller, dragging.endedByClick(), target);
          return false;
        case 'keydown':
          // Only keyboards fire it.
          return pressKey(controller, event as KeyboardEvent, target);
        default:
          // All others are events of pointers.
          dragging.heed(event as PointerEvent, target);
          return false;
      }
    },
    cancel: () => dragging.cancel(),
    preview: (move) => (move === null ? previewTouch(state, motion, null) : preview(state, motion, move)),
    async animate(shown, event, step) {
      // The player can choose nothing in the meantime.
      if (motionCode.now === null) shown.catchUp();
      const code = motionCode.now ?? (await motionCode.load());
      // If it fails to load, nothing moves.
      if (code === null) step();
      else await code.animate(shown, motion, event, step);
    },
    skip: () => motion.skip(),
  };
}

function click(controller: Controller, endsDrag: boolean, target: EventTarget | null): void {
  const thing = nearest(target, '[role=button]');
  if (endsDrag) return;
  if (controller.playback.isShowing) controller.skip();
  else if (thing !== null) tapThing(controller, thing);
}

/** The viewer's current choice. */
function choiceOf(state: ElementState): Choice {
  const { game, confirm, isFinger } = state;
  return {
    kinds: kindsOf(game?.game.moves ?? {}),
    moves: openMoves(state),
    confirm,
    // Fingers cannot hover, so they get the preview before the last touch.
    waits: (move, isFirst) => (isFinger && game?.preview !== undefined) || (isFirst && game?.waits?.(move) === true),
  };
}

/** Applies the result of a touch. */
function follow(controller: Controller, { picking, move }: Touched): void {
  if (move !== null) {
    choose(controller, move);
    return;
  }
  controller.state.picking = picking;
  controller.render();
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
function pressKey(controller: Controller, { key, shiftKey }: KeyboardEvent, target: EventTarget | null): boolean {
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
