// The figures of clauses: their places in the sheets, and their data.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyDoors, type GameId, gameById, isGameId } from 'hencoop/games';
import { loadFigures } from '../../test/support/loadFigures.js';
import { playFigure } from '../../test/support/playFigure.js';
import { GAMES } from '../lib/games.js';
import { fragmentOf } from './playground/address.js';
import { DATA, FIGURES, type Figures } from './playground/data.js';

/** In pixels. */
const WIDTH = 360;
const CARD = 72;

/** A picture, and the space that a page reserves for it. */
interface Frame {
  readonly label: string;
  /** The text description of the drawing. */
  readonly says: string;
  readonly width: number;
  readonly height: number;
}

/** The figures of one game, with the size of each picture. */
interface GameFigures {
  readonly figures: Figures;
  readonly frames: ReadonlyMap<string, readonly Frame[]>;
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function frameOf(label: string, svg: string): Frame {
  const [, width, height] = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('expected a drawing with a size');
  const said = [...svg.matchAll(/<(title|desc)\b[^>]*>([^<]*)<\/\1>/g)].slice(0, 2).map(([, , text = '']) => text);
  return { label, says: unescaped(said.join('. ')), width: Number(width), height: Number(height) };
}

async function figuresOf(id: GameId): Promise<GameFigures> {
  const loaded = await loadFigures(id);
  const doors: AnyDoors = gameById(id);
  const [{ draw, drawCard }, { game: locale }] = await Promise.all([doors.svg(), doors.locales.en()]);
  const figures: { [clause: string]: Figures[string] } = {};
  const frames = new Map<string, readonly Frame[]>();
  for (const [clause, figure] of Object.entries(loaded.figures)) {
    const { lines: _, ...played } = playFigure(loaded.play, clause, figure);
    figures[clause] = played;
    frames.set(clause, [
      ...played.panels.map(({ label, view, last }) => frameOf(label, draw(view, { locale, last, width: WIDTH }))),
      ...played.cards.map(({ name, count, card }) => {
        return frameOf(`${count} × ${name}`, drawCard(card, { locale, width: CARD }));
      }),
    ]);
  }
  return { figures, frames };
}

const games = new Map<string, GameFigures>();
for (const id of GAMES) {
  games.set(id, await figuresOf(id));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Puts each figure of a page in its place, with a link that opens it in the playground. */
export const withFigures = (text: string): string =>
  text.replaceAll(
    /<div class="figure" data-game="([a-z-]+)" data-clause="([^"]+)"><\/div>/g,
    (_, game: string, clause: string) => {
      const all = games.get(game);
      const frames = all?.frames.get(clause);
      if (all === undefined || frames === undefined || !isGameId(game)) throw new Error(`no figure of ${clause}`);
      if (frames.length === 0) return '';
      const figure = `<ClauseFigure game="${game}" clause="${clause}" frames="${escaped(JSON.stringify(frames))}" />`;
      if (all.figures[clause]?.opens === null) return figure;
      const fragment = fragmentOf({ type: 'figure', game, clause }).replaceAll('&', '&amp;');
      return `${figure}<a class="try" href="/playground.html#${fragment}">Open in the playground</a>`;
    },
  );

/** Writes the files below `out`. */
export function writeFigures(out: string): void {
  for (const [game, { figures }] of games) {
    const folder = join(out, DATA, game);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, FIGURES), JSON.stringify(figures));
  }
}
