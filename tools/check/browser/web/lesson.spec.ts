/// <reference lib="dom" />
// Plays lessons on the built page to their end, with mistakes, and checks the offer before the first game.
import type { Page } from '@playwright/test';
import { type AnyDoors, GAMES, type GameId, gameById } from '../../../../src/games.js';
import { answerTo, continueLesson, type LessonPosition, startLesson } from '../../../../src/lesson/index.js';
import { expect, test } from '../fixtures.js';
import { playToEnd } from '../hands.js';
import { axe, layout } from './looks.js';
import { LANGUAGES, type Language, type Size } from './page.js';
import { SIZES } from './sizes.js';

/** The games that have a lesson. */
const TAUGHT: readonly GameId[] = GAMES.filter(({ lesson }) => lesson !== undefined).map(({ id }) => id);

const SAID = '.teaching h2';

/** The maximum number of legal moves among which random touches soon find an accepted one. */
const MOST_CHOICES = 12;

/** The lesson of a game with its texts. */
async function lessonOf(game: GameId, language: Language) {
  const { lesson }: AnyDoors = gameById(game);
  if (lesson === undefined) throw new Error(`expected a lesson of ${game}`);
  return lesson[language]();
}

/** Lets the element choose a move, as the learner would. */
const choose = (page: Page, move: object) =>
  page.evaluate((detail) => {
    document.querySelector('hencoop-table')?.dispatchEvent(new CustomEvent('move', { detail }));
  }, move);

/** A legal move that the step corrects with a sentence; `null` if there is none. */
function mistakeAt(lesson: Awaited<ReturnType<typeof lessonOf>>['lesson'], position: LessonPosition): object | null {
  const moves = lesson.game.legalMoves(position.view);
  return moves.find((move) => answerTo(lesson, position, move).type === 'instead') ?? null;
}

/** Touches the table with real input, mistakes and all, until the step is done. */
async function playStep(page: Page, size: Size): Promise<void> {
  const title = await page.locator(SAID).textContent();
  const isDone = async () => (await page.locator(SAID).textContent()) !== title;
  await playToEnd(page, 'tap', { isTouch: size === 'phone', isEnough: isDone });
}

for (const [index, game] of TAUGHT.entries()) {
  const runs = LANGUAGES.flatMap((language) => (['phone', 'desk'] as const).map((size) => ({ language, size })));
  for (const [run, { language, size }] of runs.entries()) {
    const tag = index === 0 && run === 0 ? [] : ['@nightly'];
    test(`the lesson of ${game}, ${language}, ${size}`, { tag }, async ({ open }) => {
      await playLesson(await openLesson(open, game, language, size), { game, language, size });
    });
  }
}

type Open = Parameters<Parameters<typeof test>[2]>[0]['open'];

async function openLesson(open: Open, game: GameId, language: Language, size: Size): Promise<Page> {
  const { page } = await open({ size, lang: language, speed: 0, hash: `#/learn/${game}` });
  await page.waitForSelector(SAID);
  return page;
}

/** Plays the lesson to its end, with a mistake wherever there is one. */
async function playLesson(
  page: Page,
  { game, language, size }: { readonly game: GameId; readonly language: Language; readonly size: Size },
): Promise<void> {
  const { lesson, texts } = await lessonOf(game, language);
  const wrong = new Set<string>();
  let position = startLesson(lesson);
  for (; position.step !== null; ) {
    const { say, accepts } = position.step;
    await expect(page.locator(SAID)).toHaveText(texts.steps[say]?.title ?? '');
    await expect(page.locator('.teaching .dots .past')).toHaveCount(position.done);
    const [move] = accepts;
    for (const each of await axe(page)) wrong.add(`${say}: ${each}`);
    if (position.done === lesson.steps.length - 1) break;
    if (move === undefined) await page.locator('.teaching .main').click();
    else {
      const mistake = mistakeAt(lesson, position);
      if (mistake !== null) {
        await choose(page, mistake);
        const answer = answerTo(lesson, position, mistake);
        await expect(page.locator('.teaching .answered')).toHaveText(
          answer.type === 'instead' ? (texts.instead[answer.say] ?? '') : '',
        );
      }
      const next = lesson.steps[position.done + 1];
      // The browser player needs a table that asks for a move or is over, and finds one move among many only by luck.
      const isSoonFound = lesson.game.legalMoves(position.view).length <= MOST_CHOICES;
      if (next?.accepts.length === 0 || !isSoonFound) await choose(page, move);
      else await playStep(page, size);
    }
    position = continueLesson(lesson, position, move);
  }
  expect([...wrong]).toEqual([]);
  await page.locator('.teaching .main').click();
  await page.waitForURL(/#\/play\//);
}

/** What the host's card covers of the question, the keys, the hand and the lit things, or leaves the screen. Runs in the page. */
function covered(): string[] {
  const root = document.querySelector('hencoop-table')?.shadowRoot;
  const host = document.querySelector('.host')?.getBoundingClientRect();
  if (root == null || host === undefined) return ['no host'];
  const named = (what: string, elements: Iterable<Element>) =>
    Array.from(elements, (each) => [what, each.getBoundingClientRect()] as const);
  const things = [
    ...named('the question', root.querySelectorAll('.ask')),
    ...named('a key', root.querySelectorAll('.buttons button')),
    ...named('the hand', root.querySelectorAll('.own [data-card]')),
    ...named('a lit thing', document.querySelectorAll('.spotlight .rim')),
  ];
  const faults = things.flatMap(([what, box]) => {
    const across = Math.min(box.right, host.right) - Math.max(box.left, host.left);
    const down = Math.min(box.bottom, host.bottom) - Math.max(box.top, host.top);
    return across > 1 && down > 1 && box.width > 0 ? [`covers ${what}`] : [];
  });
  const isInside = host.left >= 0 && host.top >= 0 && host.right <= innerWidth + 1 && host.bottom <= innerHeight + 1;
  const isLit = document.querySelectorAll('.spotlight .rim').length > 0;
  return [...faults, ...(isInside ? [] : ['leaves the screen']), ...(isLit ? [] : ['lights nothing'])];
}

for (const [index, game] of TAUGHT.entries()) {
  for (const [turn, [width, height]] of SIZES.entries()) {
    const language = LANGUAGES[(index + turn) % LANGUAGES.length] ?? 'en';
    const tag = turn % TAUGHT.length === index ? [] : ['@nightly'];
    test(`the host of ${game} covers nothing that counts, ${width}x${height}, ${language}`, { tag }, async ({
      open,
    }) => {
      const { page } = await open({ size: { width, height }, lang: language, speed: 0, hash: `#/learn/${game}` });
      await page.waitForSelector(SAID);
      const { lesson, texts } = await lessonOf(game, language);
      const wrong = new Set<string>();
      for (let at = startLesson(lesson); at.step !== null; at = continueLesson(lesson, at, at.step.accepts[0])) {
        const { say, accepts } = at.step;
        await expect(page.locator(SAID)).toHaveText(texts.steps[say]?.title ?? '');
        await expect
          .poll(() => page.evaluate(covered), { message: say, timeout: 3000 })
          .toEqual([])
          .catch(async () => {
            for (const each of await page.evaluate(covered)) wrong.add(`${say}: ${each}`);
          });
        if (at.done === lesson.steps.length - 1) break;
        if (accepts[0] === undefined) await page.locator('.teaching .main').click();
        else await choose(page, accepts[0]);
      }
      expect([...wrong]).toEqual([]);
    });
  }
}

test('a lesson is offered once, before the first game of a kind', async ({ open }) => {
  const { page } = await open({ size: 'phone', lang: 'en', speed: 0, thinking: 0 });
  await page.getByRole('button', { name: 'Play Chicken', exact: true }).tap();
  await page.locator('dialog[open] .main').tap();
  await expect(page.locator(SAID)).toHaveText('The fewest points win');
  await page.getByRole('link', { name: 'Skip' }).tap();
  await page.getByRole('button', { name: 'Play Chicken', exact: true }).tap();
  await page.waitForURL(/#\/play\//);
});

test('a lesson can be played by the keyboard, from its first step to its first move', async ({ open }) => {
  const page = await openLesson(open, 'chicken', 'en', 'desk');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(SAID)).toHaveText('A 5 follows a 4');
  await page.keyboard.press('Enter');
  const hint = () => page.evaluate(() => Reflect.get(document.querySelector('hencoop-table') ?? {}, 'hint'));
  await expect.poll(hint).toEqual({ seat: 0, type: 'play', card: 5 });
  await page.locator('hencoop-table [data-card="5"]').first().press('Enter');
  await expect(page.locator(SAID)).toHaveText('The same number fits too');
});

for (const [index, game] of TAUGHT.entries()) {
  test(`how to play ${game}, with three pictures`, { tag: index === 0 ? [] : ['@nightly'] }, async ({ open }) => {
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'en';
    const { page } = await open({ size: index % 2 === 0 ? 'phone' : 'desk', lang: language, hash: `#/rules/${game}` });
    const { texts } = await lessonOf(game, language);
    await expect(page.locator('.how-to .picture svg')).toHaveCount(3);
    // Below the tables lie the cards of a player, if the game shows them, and the one that can be played stands out.
    if (game === 'chicken') await expect(page.locator('.how-to .hand.own .open svg')).not.toHaveCount(0);
    await page.waitForSelector('.rules section');
    await expect(page.locator('.how-to article p')).toHaveText(Object.values(texts.howTo));
    expect(await axe(page)).toEqual([]);
    expect(await layout(page)).toEqual([]);
  });
}
