import type { AnyDoors } from '../../src/games.js';

/** A picture of a game: some of its cards, fanned out. */
export async function gamePicture({ svg, locales }: AnyDoors): Promise<string> {
  const [{ cover, drawCard }, { game: locale }] = await Promise.all([svg(), locales.en()]);
  const middle = (cover.length - 1) / 2;
  const cards = cover.map((card, index) => {
    const turned = `translate(${40 + index * 40} 6) rotate(${(index - middle) * 12} 40 112)`;
    return `<g transform="${turned}">${withoutName(drawCard(card, { locale }))}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="12 2 216 122" width="216" height="122">${cards.join('')}</svg>\n`;
}

/** A card without its name: the page says what a picture shows. */
export function withoutName(card: string): string {
  return card
    .replace(/<title[^>]*>.*?<\/title>|<desc[^>]*>.*?<\/desc>/g, '')
    .replace(/ (?:role|id|aria-\w+)="[^"]*"/g, '');
}
