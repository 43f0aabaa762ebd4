// Draws the icons and the pictures of the start page, from the drawings of the library:
// npx tsx --tsconfig examples/web/tsconfig.json examples/web/pictures.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  drawBlindChickenExtremeCard,
  drawChickenCard,
  drawChickenOutCard,
  drawChickenRoundupCard,
  drawCrazyChickenCard,
} from 'hencoop/svg';
import { chromium } from 'playwright-core';

const folder = fileURLToPath(new URL('public/', import.meta.url));

/** The cards of each picture, from left to right. */
const FANS: { readonly [game: string]: readonly string[] } = {
  chicken: [drawChickenCard(3), drawChickenCard('egg'), drawChickenCard('chick')],
  'crazy-chicken': [drawCrazyChickenCard(6), drawCrazyChickenCard(12), drawCrazyChickenCard(20)],
  'chicken-out': [
    drawChickenOutCard({ colour: 'black', number: 7 }),
    drawChickenOutCard('DOUBLE'),
    drawChickenOutCard({ colour: 'red', number: 4 }),
  ],
  'blind-chicken-extreme': [
    drawBlindChickenExtremeCard(0),
    drawBlindChickenExtremeCard(37),
    drawBlindChickenExtremeCard(45),
  ],
  'chicken-roundup': [
    drawChickenRoundupCard('gold parade'),
    drawChickenRoundupCard('red foxTrot'),
    drawChickenRoundupCard('white leapFrog'),
  ],
};

/** A card without its name: the page says what a picture is. */
function inner(card: string): string {
  return card
    .replace(/<title[^>]*>.*?<\/title>|<desc[^>]*>.*?<\/desc>/g, '')
    .replace(/ (?:role|id|aria-\w+)="[^"]*"/g, '');
}

/** A card at a place, turned by some degrees. */
function placed(card: string, x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn} 40 112)">${inner(card)}</g>`;
}

function fan(cards: readonly string[]): string {
  const parts = cards.map((card, index) => placed(card, 40 + index * 40, 6, (index - 1) * 12));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="12 2 216 122" width="216" height="122">${parts.join('')}</svg>\n`;
}

/** An egg card on green; `size` is the part of the icon that the card is high. */
function icon(size: number, corner: number): string {
  const height = 100 * size;
  const card = inner(drawChickenCard('egg', { width: 100, theme: 'light' }))
    .replace(
      /width="100" height="140"/,
      `width="${height / 1.4}" height="${height}" x="${50 - height / 2.8}" y="${50 - height / 2}"`,
    )
    // Its colors stand in its attributes too, and no page changes them here.
    .replace(/<style>.*?<\/style>| (?:class|font-family|lang)="[^"]*"/g, '');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">',
    `<rect width="100" height="100" rx="${corner}" fill="#1d6637"/><g transform="rotate(-8 50 50)">${card}</g></svg>\n`,
  ].join('');
}

mkdirSync(`${folder}games`, { recursive: true });
for (const [game, cards] of Object.entries(FANS)) writeFileSync(`${folder}games/${game}.svg`, fan(cards));
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
