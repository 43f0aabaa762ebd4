import type { AnyDoors } from '../../src/games.js';

/** A picture of a game: some of its cards, fanned out. */
export async function gamePicture({ svg, locales }: AnyDoors): Promise<string> {
  const [{ cover, drawCard }, { game: locale }] = await Promise.all([svg(), locales.en()]);
  const middle = (cover.length - 1) / 2;
  // The middle card lies in front, and is larger.
  const byDepth = [...cover.keys()].sort((a, b) => Math.abs(b - middle) - Math.abs(a - middle));
  const cards = byDepth.map((index) => {
    const away = index - middle;
    const scale = 1.3 - 0.3 * Math.abs(away);
    const turned = `translate(${108 + away * 54} 146) rotate(${away * 12}) scale(${scale}) translate(-40 -112)`;
    return `<g transform="${turned}">${withoutName(drawCard(cover[index], { locale }))}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -4 244 172" width="244" height="172">${cards.join('')}</svg>\n`;
}

/** A card without its name: the page says what a picture shows. */
export function withoutName(card: string): string {
  return card
    .replace(/<title[^>]*>.*?<\/title>|<desc[^>]*>.*?<\/desc>/g, '')
    .replace(/ (?:role|id|aria-\w+)="[^"]*"/g, '');
}
