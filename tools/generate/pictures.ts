import { type AnyDoors, GAMES } from 'hencoop/games';
import { pictures as tables } from '../../test/svg/positions.js';
import type { Output } from '../lib/files.js';

/** A card of a game for the first page: the middle card of its cover. */
async function cardOf({ svg, locales }: AnyDoors): Promise<string> {
  const [{ drawCard, cover }, { game: locale }] = await Promise.all([svg(), locales.en()]);
  return drawCard(cover[Math.floor(cover.length / 2)], { locale, width: 96 });
}

/** Writes docs/pictures/<game>.svg, the middle of a game as one seat sees it, and card-<game>.svg, one of its cards. */
export async function pictures(output: Output): Promise<void> {
  for (const { name, svg } of await tables()) output.file(`docs/pictures/${name}.svg`, `${svg}\n`);
  for (const doors of GAMES) output.file(`docs/pictures/card-${doors.id}.svg`, `${await cardOf(doors)}\n`);
}
