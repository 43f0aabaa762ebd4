// Draws the icons of the page from the drawings of the library:
// npx tsx --tsconfig apps/web/tsconfig.json apps/web/icons.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { enChickenSvg } from 'hencoop/chicken/en';
import { drawChickenCard } from 'hencoop/chicken/svg';
import { chromium } from 'playwright-core';
import { withoutName } from './gamePicture.js';

const folder = fileURLToPath(new URL('public/', import.meta.url));

/** An egg card on a meadow; `size` is the part of the icon that the card is high. */
function icon(size: number, corner: number): string {
  const height = 100 * size;
  const card = withoutName(drawChickenCard('egg', { locale: enChickenSvg, width: 100, theme: 'light' }))
    .replace(
      /width="100" height="140"/,
      `width="${height / 1.4}" height="${height}" x="${50 - height / 2.8}" y="${50 - height / 2}"`,
    )
    // Its colors stand in its attributes too, and no page changes them here.
    .replace(/<style>.*?<\/style>| (?:class|font-family|lang)="[^"]*"/g, '');
  const meadow =
    '<linearGradient id="m" x2="0.5" y2="1"><stop stop-color="#cfe3a2"/><stop offset="0.5" stop-color="#a3c77c"/><stop offset="1" stop-color="#5d8a49"/></linearGradient>';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">',
    `${meadow}<rect width="100" height="100" rx="${corner}" fill="url(#m)"/><g transform="rotate(-8 50 50)">${card}</g></svg>\n`,
  ].join('');
}

writeFileSync(`${folder}icon.svg`, icon(0.86, 20));

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [name, pixels, svg] of [
  ['icon-192', 192, icon(0.86, 20)],
  ['icon-512', 512, icon(0.86, 20)],
  // A system cuts this one to a shape of its choice: what matters lies in the inner circle.
  ['icon-maskable-512', 512, icon(0.62, 0)],
] as const) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block}body>svg{width:${pixels}px;height:${pixels}px}</style>${svg}`,
  );
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
}
await browser.close();
