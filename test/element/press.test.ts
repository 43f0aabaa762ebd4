import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Press } from '../../src/element/input/press.js';

const TYPES = ['pointerup', 'pointercancel', 'contextmenu', 'blur'];

/** The number of listeners. */
const listenersOf = (window: EventTarget) => TYPES.flatMap((type) => getEventListeners(window, type)).length;

const FINGER = { pointerId: 7, isPrimary: true, button: 0 };

/** A pointer event, which Node does not have. */
const pointerEvent = (type: string, pointerId: number) => Object.assign(new Event(type), { pointerId });

/** Whether nothing is pressed, after pending clicks. */
async function isReleased(press: Press): Promise<boolean> {
  const now = new Promise((resolve) => setTimeout(() => setTimeout(() => resolve(false))));
  return (await Promise.race([press.released.then(() => true), now])) === true;
}

describe('a press', () => {
  it('lasts until the same pointer is released and the click has arrived', async () => {
    const window = new EventTarget();
    const press = new Press(() => window);
    expect(await isReleased(press)).toBe(true);
    press.begin(FINGER);
    expect(await isReleased(press)).toBe(false);
    window.dispatchEvent(pointerEvent('pointerup', 8));
    expect(await isReleased(press)).toBe(false);
    window.dispatchEvent(pointerEvent('pointerup', 7));
    let isOver = false;
    const released = press.released.then(() => {
      isOver = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    // A browser would send the click only now.
    expect(isOver).toBe(false);
    await released;
  });

  it('never leaves a listener behind', async () => {
    const window = new EventTarget();
    const press = new Press(() => window);
    for (let time = 0; time < 50; time++) {
      press.begin(FINGER);
      expect(listenersOf(window)).toBe(4);
      if (time % 5 === 0) press.begin(FINGER);
      else if (time % 5 === 4) press.release();
      else window.dispatchEvent(pointerEvent(['', 'pointerup', 'pointercancel', 'contextmenu'][time % 5] ?? '', 7));
    }
    press.release();
    expect(listenersOf(window)).toBe(0);
    expect(await isReleased(press)).toBe(true);
  });

  it.each(['pointercancel', 'contextmenu', 'blur'])('ends with %s if no release follows', async (type) => {
    const window = new EventTarget();
    const press = new Press(() => window);
    press.begin(FINGER);
    window.dispatchEvent(pointerEvent(type, 7));
    expect(await isReleased(press)).toBe(true);
    expect(listenersOf(window)).toBe(0);
  });

  it('ends with `release`, as when the table leaves the page', async () => {
    const press = new Press(() => new EventTarget());
    press.begin(FINGER);
    const { released } = press;
    press.release();
    await released;
  });

  it('does not stop the table if a second one replaces it', async () => {
    const window = new EventTarget();
    const press = new Press(() => window);
    press.begin(FINGER);
    const { released } = press;
    press.begin({ ...FINGER, pointerId: 9 });
    await released;
    expect(await isReleased(press)).toBe(false);
    window.dispatchEvent(pointerEvent('pointerup', 9));
    expect(await isReleased(press)).toBe(true);
  });

  it('counts only with the primary button or the first finger', async () => {
    const window = new EventTarget();
    const press = new Press(() => window);
    press.begin({ ...FINGER, button: 2 });
    press.begin({ ...FINGER, isPrimary: false });
    expect(await isReleased(press)).toBe(true);
    expect(listenersOf(window)).toBe(0);
  });
});
