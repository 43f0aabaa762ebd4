/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// A game of somebody else on <hencoop-table>: its statement of moves alone names the fields, a list and a count.
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { HencoopTable } from 'hencoop/element';
import type { Move, State } from '../../../test/sixth-game/src/peck/index.js';
import { bundled } from './bundled.js';

const PAGE = `
  import { defineElement } from 'hencoop/element';
  import { deElement } from 'hencoop/element/de';
  import { enElement } from 'hencoop/element/en';
  import { frElement } from 'hencoop/element/fr';
  import { peckBots } from './test/sixth-game/src/peck/bots/index.js';
  import { peckElement } from './test/sixth-game/src/peck/element.js';
  import { peck } from './test/sixth-game/src/peck/index.js';
  import { dePeck, dePeckLabels } from './test/sixth-game/src/peck/locales/de.js';
  import { enPeck, enPeckLabels } from './test/sixth-game/src/peck/locales/en.js';
  import { frPeck, frPeckLabels } from './test/sixth-game/src/peck/locales/fr.js';

  const locales = {
    de: { game: dePeck, labels: dePeckLabels, words: deElement },
    en: { game: enPeck, labels: enPeckLabels, words: enElement },
    fr: { game: frPeck, labels: frPeckLabels, words: frElement },
  };
  defineElement(peckElement, locales.de);
  const table = document.createElement('hencoop-table');
  table.speed = 0;
  document.body.append(table);
  const moves = [];
  let state;
  table.addEventListener('move', ({ detail }) => {
    moves.push(detail);
    const attempt = peck.tryApply(state, detail);
    state = attempt.state;
    table.events = attempt.events.map((event) => peck.redact(event, 0));
  });
  const show = (fields) => {
    state = { ...peck.setup({ seed: 'peck' }), ...fields };
    table.view = peck.view(state, 0);
  };
  const hint = async () => {
    const { move } = await peckBots.heuristic({ seed: 'hen' }).choose(table.view);
    table.hint = move;
    return move;
  };
  globalThis.peckPage = { table, locales, moves, show, hint };
`;

interface PeckPage {
  readonly table: HencoopTable;
  readonly locales: { readonly [language: string]: HencoopTable['locale'] };
  readonly moves: readonly Move[];
  show(fields: Partial<State>): void;
  /** Shows the move that the bot would make. */
  hint(): Promise<Move>;
}

/** The page of {@link PAGE}, inside the browser. */
const onPage = () => (globalThis as unknown as { readonly peckPage: PeckPage }).peckPage;

const code = bundled(PAGE);

test.beforeEach(async ({ page }) => {
  await page.addScriptTag({ content: `const onPage = ${onPage};\n${await code}` });
});

const CHOOSING: Partial<State> = {
  hands: [
    [1, 2, 2],
    [3, 4, 4],
  ],
};
const DRAWING: Partial<State> = { ...CHOOSING, step: { type: 'draw', seat: 0 }, round: 3, shown: [1, 3, 3, 4] };

const show = (page: Page, fields: Partial<State>) => page.evaluate((given) => onPage().show(given), fields);
const movesOf = (page: Page) => page.evaluate(() => onPage().moves);
const things = (page: Page, selector: string) => page.locator(`hencoop-table ${selector}`);
const grain = (page: Page, value: number, copy = 0) => things(page, `.own [data-grain="${value}"]`).nth(copy);
const row = (page: Page, value: string) => things(page, `.middle [data-row="${value}"]`);
const button = (page: Page, name: string) => things(page, '.buttons').getByRole('button', { name, exact: true });

/** The things in a state, as `grain 2`. */
const inState = (page: Page, state: string) =>
  things(page, `svg [data-state~="${state}"]`).evaluateAll((found) =>
    found.flatMap((thing) =>
      ['grain', 'row', 'played'].flatMap((hook) =>
        thing.hasAttribute(`data-${hook}`) ? [`${hook} ${thing.getAttribute(`data-${hook}`)}`] : [],
      ),
    ),
  );

async function drag(page: Page, thing: Locator, onto: Locator): Promise<void> {
  const [from, to] = await Promise.all([thing.boundingBox(), onto.boundingBox()]);
  if (from === null || to === null) throw new Error('expected things on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('a touch on a card chooses it', async ({ page }) => {
  await show(page, CHOOSING);
  expect(await inState(page, 'open')).toEqual(['grain 1', 'grain 2', 'grain 2']);
  await grain(page, 2).click();
  expect(await movesOf(page)).toEqual([{ seat: 0, type: 'choose', grain: 2 }]);
});

test('a touch on an end of the pile, then a button for the count, draws', async ({ page }) => {
  await show(page, { ...DRAWING, hands: [[1], [4]] });
  expect(await inState(page, 'open')).toEqual(['row front', 'row back', 'grain 1']);
  await row(page, 'back').click();
  expect(await inState(page, 'picked')).toEqual(['row back']);
  await expect(things(page, '.ask')).toContainText('Wie viele Karten?');
  await expect(things(page, '.buttons button')).toHaveText(['1 Karte von hinten ziehen', '2 Karten von hinten ziehen']);
  await button(page, '2 Karten von hinten ziehen').click();
  expect(await movesOf(page)).toEqual([{ seat: 0, type: 'draw', row: 'back', count: 2 }]);
  await expect.poll(() => inState(page, 'last')).toEqual(['row back']);
});

test('touches on cards fill a list, equal ones too, and a button confirms it', async ({ page }) => {
  await page.evaluate(() => {
    onPage().table.confirm = true;
  });
  await show(page, DRAWING);
  await grain(page, 2).click();
  expect(await inState(page, 'picked')).toEqual(['grain 2']);
  expect(await inState(page, 'open')).toEqual(['grain 1', 'grain 2']);
  await expect(button(page, 'Die 2 abwerfen')).toBeVisible();
  await grain(page, 2, 1).click();
  expect(await inState(page, 'picked')).toEqual(['grain 2', 'grain 2']);
  await grain(page, 2).click();
  expect(await inState(page, 'picked')).toEqual(['grain 2']);
  await grain(page, 1).click();
  expect(await inState(page, 'picked')).toEqual(['grain 1', 'grain 2']);
  await button(page, 'Bestätigen: Die 1 und die 2 abwerfen').click();
  expect(await movesOf(page)).toEqual([{ seat: 0, type: 'shed', grains: [1, 2] }]);
  await expect.poll(() => inState(page, 'last')).toEqual(['played 1', 'played 2']);
});

test('a card is dragged to the middle, and an end of the pile to the hand', async ({ page }) => {
  await show(page, CHOOSING);
  await drag(page, grain(page, 1), things(page, '.middle'));
  await expect.poll(() => movesOf(page)).toEqual([{ seat: 0, type: 'choose', grain: 1 }]);
  await show(page, { ...DRAWING, hands: [[1, 2], [4]], round: 1 });
  await drag(page, row(page, 'front'), things(page, '.own'));
  await expect.poll(() => movesOf(page)).toContainEqual({ seat: 0, type: 'draw', row: 'front', count: 1 });
});

test('a blocked card says why', async ({ page }) => {
  await show(page, { ...DRAWING, hands: [[1, 2], [4]], round: 1 });
  // Playwright waits for blocked things to be enabled.
  await grain(page, 1).click({ force: true });
  await expect(things(page, '.reason')).toContainText('Behalte 2 Karten: eine für jede weitere Runde.');
});

test('the hint of a bot rings the things of each type of move', async ({ page }) => {
  const hints: readonly (readonly [Partial<State>, Move, readonly string[]])[] = [
    [CHOOSING, { seat: 0, type: 'choose', grain: 2 }, ['grain 2']],
    [{ ...DRAWING, hands: [[1, 1], [4]] }, { seat: 0, type: 'shed', grains: [1, 1] }, ['grain 1', 'grain 1']],
    [{ ...DRAWING, hands: [[2], [4]] }, { seat: 0, type: 'draw', row: 'front', count: 2 }, ['row front']],
    [{ ...DRAWING, hands: [[2], [4]], drawPile: [] }, { seat: 0, type: 'pass' }, []],
  ];
  for (const [fields, move, ringed] of hints) {
    await show(page, fields);
    expect(await page.evaluate(() => onPage().hint())).toEqual(move);
    expect(await inState(page, 'picked')).toEqual(ringed);
    if (move.type === 'draw') {
      await row(page, move.row).click();
      await expect(things(page, '.buttons .hinted')).toHaveText('2 Karten von vorn ziehen');
    }
    if (move.type === 'pass') await expect(things(page, '.buttons .hinted')).toHaveText('Passen');
  }
});

for (const [language, names] of [
  ['de', ['Die 1 wählen', 'Der Stapel hinten', 'Karte 2', 'Die 1 und die 2 abwerfen', 'Passen']],
  ['fr', ['Choisir le 1', 'La pioche, derrière', 'Carte 2', 'Écarter le 1 et le 2', 'Passer']],
] as const) {
  test(`every thing and button has a name in words: ${language}`, async ({ page }) => {
    await page.evaluate((each) => {
      onPage().table.locale = onPage().locales[each];
    }, language);
    const spoken: string[] = [];
    const listen = async () => {
      for (const thing of await things(page, '').getByRole('button').all()) {
        spoken.push(((await thing.getAttribute('aria-label')) ?? (await thing.textContent()) ?? '').trim());
      }
    };
    await show(page, CHOOSING);
    await listen();
    await show(page, DRAWING);
    await listen();
    await grain(page, 1).click();
    await listen();
    await show(page, { ...DRAWING, hands: [[1], [4]] });
    await row(page, 'back').click();
    await listen();
    expect(spoken).toEqual(expect.arrayContaining([...names]));
    for (const name of spoken)
      expect(name).not.toMatch(/^\W*\w?\d*\W*$|choose|draw|shed|pass\b|grain|row|count|front|back/);
  });
}
