/// <reference lib="dom" />
// Takes pictures of every screen around the table in each language, beside the drafts of a page that draws them.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { LANGUAGES, openPage } from '../check/browser/web/page.js';
import { DRAFTS, SCREENS, type Screen } from '../check/browser/web/screens.js';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1366, height: 650 },
];

const PREFIX = 'beside=';

/** The pictures of a screen, as data, in the order of the sizes. */
async function shotsOf(page: Page): Promise<readonly string[]> {
  const shots: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // The table follows a new size step by step.
    await page.waitForTimeout(400);
    shots.push((await page.screenshot()).toString('base64'));
  }
  return shots;
}

async function draftsOf(browser: Browser, file: string, screen: Screen): Promise<readonly string[]> {
  const query = DRAFTS[screen.name];
  if (query === undefined) return [];
  const page = await browser.newPage();
  try {
    await page.goto(`${pathToFileURL(resolve(file)).href}?${query}`);
    return await shotsOf(page);
  } finally {
    await page.close();
  }
}

/** Writes a sheet for each screen: a picture in each size, and its drafts below. Arguments select screens, languages and colors. */
export async function takeScreens(
  browser: Browser,
  home: string,
  folder: string,
  asked: readonly string[],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = asked.find((each) => each.startsWith(PREFIX))?.slice(PREFIX.length);
  const named = SCREENS.filter(({ name }) => asked.includes(name));
  const [lang = 'en'] = LANGUAGES.filter((each) => asked.includes(each));
  const colorScheme = asked.includes('dark') ? 'dark' : 'light';
  for (const screen of named.length > 0 ? named : SCREENS) {
    const opened: Awaited<ReturnType<typeof openPage>>[] = [];
    try {
      const page = await screen.go(async (query) => {
        const watched = await openPage(browser, home, { size: 'desk', lang, colorScheme, ...query });
        opened.push(watched);
        return watched.page;
      });
      const drafts = file === undefined ? [] : await draftsOf(browser, file, screen);
      await makeSheet(browser, `${folder}/${screen.name}-${lang}.png`, await shotsOf(page), drafts);
    } finally {
      for (const { context } of opened) await context.close();
    }
  }
}

async function makeSheet(browser: Browser, path: string, ...lines: readonly (readonly string[])[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2060, height: 600 } });
  const line = (shots: readonly string[]) =>
    `<p>${shots.map((data) => `<img src="data:image/png;base64,${data}">`).join('')}</p>`;
  const styles = 'body{margin:8px;background:#888}p{margin:0 0 8px;display:flex;gap:8px}img{height:600px}';
  await page.setContent(`<style>${styles}</style>${lines.map(line).join('')}`, { waitUntil: 'load' });
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
