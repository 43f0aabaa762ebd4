/// <reference lib="dom" />
// The element's handling of pointers, motion and size: these need a browser.
import { readFileSync } from 'node:fs';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import type { HencoopTable } from 'hencoop/element';
import { bundled } from './bundled.js';

/** The globals of {@link PAGE}. */
interface TestPage {
  readonly table: HencoopTable;
  /** Makes a move, and gives the table its events. */
  play(): void;
}

const PAGE = `
  import { chicken } from 'hencoop/chicken';
  import { chickenElement } from 'hencoop/chicken/element';
  import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';

  defineElement(chickenElement, { game: enChicken, labels: enChickenLabels, words: enElement });
  const table = document.createElement('hencoop-table');
  table.speed = 20;
  let state = chicken.setup({ seats: 3, seed: 'press' });
  table.view = chicken.view(state, 0);
  document.body.append(table);
  const play = () => {
    const attempt = chicken.tryApply(state, chicken.legalMoves(state)[0]);
    state = attempt.state;
    table.events = attempt.events.map((event) => chicken.redact(event, 0));
  };
  globalThis.testPage = { table, play };
`;

const code = bundled(PAGE);

/** The page of {@link PAGE}, inside the browser. */
const onPage = () => (globalThis as unknown as { readonly testPage: TestPage }).testPage;

test.beforeEach(async ({ page }) => {
  // If a lost press stops the table, a test hangs.
  test.setTimeout(60_000);
  await page.addScriptTag({ content: `const onPage = ${onPage};\n${await code}` });
});

/** A point of the table without anything to pick. */
async function heading(page: Page): Promise<readonly [x: number, y: number]> {
  const box = await page.locator('hencoop-table h2').boundingBox();
  if (box === null) throw new Error('the table is not shown');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** How many listeners the window has. */
async function listenersOf(session: CDPSession): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  return listeners.length;
}

test('presses leave no listeners on the window', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const [x, y] = await heading(page);
  const before = await listenersOf(session);
  for (const button of ['left', 'right', 'left', 'middle', 'left'] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down({ button });
    await page.mouse.move(x, 1);
    await page.mouse.up({ button });
  }
  expect(await listenersOf(session)).toBe(before);
  await page.mouse.move(x, y);
  await page.mouse.down();
  expect(await listenersOf(session)).toBeGreaterThan(before);
  await page.evaluate(() => onPage().table.remove());
  expect(await listenersOf(session)).toBe(before);
});

test('events wait during a press, and are shown after its release', async ({ page }) => {
  await page.mouse.move(...(await heading(page)));
  await page.mouse.down();
  const waiting = await page.evaluate(async () => {
    onPage().play();
    await new Promise((resolve) => setTimeout(resolve));
    return onPage().table.events.length;
  });
  expect(waiting).toBeGreaterThan(0);
  await page.mouse.up();
  await page.evaluate(() => onPage().table.settled);
  expect(await page.evaluate(() => onPage().table.events)).toEqual([]);
});

for (const button of ['right', 'middle'] as const) {
  test(`a press with the ${button} button does not delay events`, async ({ page }) => {
    await page.mouse.move(...(await heading(page)));
    await page.mouse.down({ button });
    await page.evaluate(() => onPage().play());
    await page.evaluate(() => onPage().table.settled);
    expect(await page.evaluate(() => onPage().table.events)).toEqual([]);
  });
}

/** The ends of a press whose release the table never notices. */
const ENDS: { readonly [name: string]: () => void } = {
  'a menu opens': () => {
    onPage().table.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, composed: true }));
  },
  'another window gets the focus': () => {
    dispatchEvent(new Event('blur'));
  },
  'the page skips all motion': () => onPage().table.skip(),
  'the page sets a new view': () => {
    const { view } = onPage().table;
    onPage().table.view = view;
  },
  'the table leaves the page': () => {
    const { table } = onPage();
    table.remove();
    document.body.append(table);
  },
};

for (const [name, end] of Object.entries(ENDS)) {
  test(`a press whose release is lost ends when ${name}`, async ({ page }) => {
    await page.mouse.move(...(await heading(page)));
    await page.mouse.down();
    await page.evaluate(() => onPage().play());
    await page.evaluate(end);
    await page.evaluate(() => onPage().table.settled);
    expect(await page.evaluate(() => onPage().table.events)).toEqual([]);
  });
}

test('a resized table is redrawn, and resizes itself at most once', async ({ page }) => {
  const drawn = await page.evaluate(async () => {
    const { table } = onPage();
    const errors: string[] = [];
    addEventListener('error', ({ message }) => errors.push(message));
    const widths: (string | null)[] = [];
    for (const width of [340, 900, 500]) {
      table.style.width = `${width}px`;
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      widths.push(table.shadowRoot?.querySelector('.own svg')?.getAttribute('width') ?? null);
    }
    return { errors, widths };
  });
  expect(drawn.errors).toEqual([]);
  expect(new Set(drawn.widths).size).toBe(3);
});

/** Plays until a card flies, and stops it in the air; returns the table before that. */
const holdInAir = () => async () => {
  const { table, play } = onPage();
  table.speed = 0.2;
  const root = table.shadowRoot;
  for (let moves = 0; moves < 20; moves++) {
    const before = { middle: root?.querySelector('.middle')?.textContent, view: JSON.stringify(table.view) };
    let shown = 0;
    const count = () => shown++;
    table.addEventListener('shown', count);
    play();
    await new Promise((resolve) => setTimeout(resolve));
    table.removeEventListener('shown', count);
    if (root?.querySelector('.air svg') != null) return { ...before, shown };
    await table.settled;
  }
  throw new Error('expected a card that flies');
};

test('the table changes when a card lands, not before', async ({ page }) => {
  const before = await page.evaluate(holdInAir());
  const inAir = await page.evaluate(() => onPage().table.shadowRoot?.querySelector('.middle')?.textContent);
  expect([inAir, before.shown]).toEqual([before.middle, 0]);
  const landed = await page.evaluate(async () => {
    const { table } = onPage();
    table.skip();
    await table.settled;
    const root = table.shadowRoot;
    return { middle: root?.querySelector('.middle')?.textContent, flying: root?.querySelectorAll('.air *').length };
  });
  expect(landed.flying).toBe(0);
  expect(landed.middle).not.toBe(before.middle);
});

test('a view set while a card flies is kept', async ({ page }) => {
  await page.evaluate(holdInAir());
  const after = await page.evaluate(async () => {
    const { table } = onPage();
    const { view } = table;
    let shown = 0;
    table.addEventListener('shown', () => shown++);
    table.view = view;
    await table.settled;
    return { same: JSON.stringify(table.view) === JSON.stringify(view), shown, waiting: table.events.length };
  });
  expect(after).toEqual({ same: true, shown: 0, waiting: 0 });
});

test('a card flies to its new place and size', async ({ page }) => {
  await page.evaluate(holdInAir());
  const boxes = await page.evaluate(() => {
    const root = onPage().table.shadowRoot;
    const box = (element: Element | null | undefined) => {
      const { left = 0, top = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      return [left, top, width].map(Math.round);
    };
    const flights = [...(root?.querySelectorAll('.air svg') ?? [])].flatMap((each) => each.getAnimations());
    const at = (share: number) => {
      for (const each of flights) {
        each.pause();
        each.currentTime = Number(each.effect?.getComputedTiming().endTime) * share;
      }
      return box(root?.querySelector('.air svg:last-child'));
    };
    const sheets = [...(root?.querySelectorAll('rect.hc-s-edge') ?? [])].map((each) => box(each));
    return { start: at(0), end: at(0.999_99), sheets };
  });
  expect(boxes.start).not.toEqual(boxes.end);
  // A card that turns over starts or ends as narrow as a line.
  const isNear = (one: readonly number[], other: readonly number[]) =>
    one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 2);
  expect(boxes.sheets.some((sheet) => isNear(sheet, boxes.end))).toBe(true);
});

test('with reduced motion, things fade in and nothing flies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = await page.evaluate(async () => {
    const { table, play } = onPage();
    table.speed = 1;
    const faded: string[] = [];
    for (let moves = 0; moves < 6; moves++) {
      play();
      await new Promise((resolve) => setTimeout(resolve));
      const root = table.shadowRoot;
      if (root?.querySelector('.air svg') != null) return 'something flies';
      for (const each of root?.getAnimations() ?? []) {
        // All motion of a table consists of keyframes.
        const frames = (each.effect as KeyframeEffect).getKeyframes();
        faded.push(frames.map(({ opacity, transform }) => (transform === undefined ? opacity : 'moves')).join(' to '));
      }
      await table.settled;
    }
    return [...new Set(faded)];
  });
  expect(seen).toEqual(['0 to 1']);
});

test('a table set up by two scripts, as in React, causes no ResizeObserver notice', async ({ page }) => {
  const errors = await page.evaluate(async () => {
    const { table } = onPage();
    const errors: string[] = [];
    addEventListener('error', ({ message }) => errors.push(message));
    const { view, locale } = table;
    const mount = document.createElement('div');
    for (let round = 0; round < 3; round++) {
      table.remove();
      mount.remove();
      await new Promise(requestAnimationFrame);
      // The view comes after the element is in the page, and makes it taller; then the words change.
      Reflect.set(table, 'view', null);
      document.body.append(mount);
      mount.append(table);
      await new Promise((resolve) => setTimeout(resolve));
      table.view = view;
      await new Promise(requestAnimationFrame);
      table.locale = locale;
      table.names = ['Ada', 'Ben', 'Chloé'];
      onPage().play();
      await table.settled;
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    }
    return errors;
  });
  expect(errors).toEqual([]);
});

/** The contrast of the heading with the table below it. */
async function contrastOf(page: Page, theme: string, table: string, ink = ''): Promise<number> {
  return page.locator('hencoop-table').evaluate(
    (element, { theme, table, ink }) => {
      element.setAttribute('theme', theme);
      element.style.setProperty('--hencoop-table', table);
      element.style.setProperty('--hencoop-ink', ink);
      onPage().table.names = ['Ada', 'Ben', 'Chloé'];
      const root = element.shadowRoot;
      const words = root?.querySelector('.middle text.hc-f-ink');
      const ground = root?.querySelector('.table');
      if (words == null || ground == null) throw new Error('expected words on a table');
      const luminance = (color: string) => {
        const canvas = document.createElement('canvas').getContext('2d');
        if (canvas === null) throw new Error('expected a canvas');
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      };
      const [one, other] = [
        luminance(getComputedStyle(words).fill),
        luminance(getComputedStyle(ground).backgroundColor),
      ];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    },
    { theme, table, ink },
  );
}

test('text stays readable if a page sets only the color of the table', async ({ page }) => {
  for (const theme of ['auto', 'light', 'dark'] as const) {
    for (const table of ['#123', 'black', 'oklch(0.3 0.1 150)', '#fff', 'lightyellow', '#a3c77c', '#0a5c2f']) {
      expect(await contrastOf(page, theme, table), `${table}, ${theme}`).toBeGreaterThan(4.5);
    }
  }
  // If the page also sets the text color, it is used.
  expect(await contrastOf(page, 'light', '#123', '#123')).toBeCloseTo(1, 1);
});

test('the manifest names every property, attribute and part of the table, and no other', async ({ page }) => {
  const [declared] = JSON.parse(readFileSync('src/element/custom-elements.json', 'utf8')).modules[0].declarations;
  const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).sort();
  const found = await page.evaluate(() => {
    const { table } = onPage();
    const type: typeof HencoopTable = Object(table.constructor);
    const members = Object.getOwnPropertyNames(type.prototype);
    const named = [...(table.shadowRoot?.querySelectorAll('[part]') ?? [])];
    return {
      members: members.filter((name) => name !== 'constructor' && !name.endsWith('Callback')).sort(),
      attributes: [...type.observedAttributes].sort(),
      parts: [...new Set(named.flatMap((element) => [...element.part]))],
    };
  });
  expect(namesOf(declared.members)).toEqual(found.members);
  expect(namesOf(declared.attributes)).toEqual(found.attributes);
  // Buttons come and go.
  const buttons = ['button', 'main', 'move', 'number', 'step', 'why', 'sort', 'back', 'card'];
  const still = (names: readonly string[]) => names.filter((name) => !buttons.includes(name)).sort();
  expect(still(found.parts)).toEqual(still(namesOf(declared.cssParts)));
  expect(namesOf(declared.cssParts)).toEqual(expect.arrayContaining([...found.parts, ...buttons]));
});

test('the zones of a table lie inside the padding of its element, and the ground below it, from right to left too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  for (const direction of ['ltr', 'rtl']) {
    const found = await page.evaluate(async (dir) => {
      const { table } = onPage();
      document.documentElement.dir = dir;
      document.body.style.margin = '0';
      table.style.cssText = 'box-sizing:border-box;width:800px;height:600px;padding:50px 30px 20px 10px';
      await table.settled;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const boxOf = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      };
      const host = table.getBoundingClientRect();
      const shadow = table.shadowRoot;
      const zones = ['title', 'middle', 'ask', 'buttons', 'own'].map((name) => {
        const [left = 0, top = 0, width = 0, height = 0] = boxOf(shadow?.querySelector(`.${name}`) ?? table);
        return { name, left: left - host.left, top: top - host.top, width, height };
      });
      const [left = 0, top = 0, ...size] = boxOf(shadow?.querySelector('.fit') ?? document.body);
      return { zones, fit: [left - host.left, top - host.top, ...size] };
    }, direction);
    expect(found.fit, direction).toEqual([0, 0, 800, 600]);
    for (const { name, left, top, width, height } of found.zones) {
      expect(left, `${name}, ${direction}`).toBeGreaterThanOrEqual(10);
      expect(top, name).toBeGreaterThanOrEqual(50);
      expect(left + width, name).toBeLessThanOrEqual(770);
      expect(top + height, name).toBeLessThanOrEqual(580);
    }
  }
});

/** Values that the table refuses, by message. */
const REFUSED: { readonly [message: string]: () => void } = {
  'view.game: expected a game given to defineElement (chicken), got an object': () => {
    Reflect.set(onPage().table, 'view', { game: Object.create(null) });
  },
  'view: expected a view, got a state, which shows every card': () => {
    Reflect.set(onPage().table, 'view', { ...onPage().table.view, seed: 'hen' });
  },
  'table.seats: expected a whole number from 1 to 99, got 2147483648': () => {
    Reflect.set(onPage().table, 'view', { ...onPage().table.view, seats: 2 ** 31 });
  },
  'events: expected redacted events that follow from the table': () => {
    Reflect.set(onPage().table, 'events', [{ type: 'drew', seat: 9 }, null]);
  },
  "names: expected a list of the players' names, or a function of a seat, got null": () => {
    Reflect.set(onPage().table, 'names', null);
  },
  'hint: expected a move or null, got "draw"': () => {
    Reflect.set(onPage().table, 'hint', 'draw');
  },
  'clause: expected a clause that refuses moves, got "__proto__"': () => {
    onPage().table.refuse({ clause: '__proto__', params: {} });
  },
};

for (const [message, act] of Object.entries(REFUSED)) {
  test(`the table still works after it has refused: ${message}`, async ({ page }) => {
    const shown = () => page.locator('hencoop-table').evaluate((table) => table.shadowRoot?.innerHTML);
    const before = await shown();
    await expect(page.evaluate(act)).rejects.toThrow(message);
    expect(await shown()).toBe(before);
    await page.evaluate(() => onPage().play());
    await page.evaluate(() => onPage().table.settled);
    expect(await page.evaluate(() => onPage().table.events)).toEqual([]);
  });
}
