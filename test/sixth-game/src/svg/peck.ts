import type { Card, State, View } from '../peck/table.js';
import { hen } from './animals.js';
import type { Face } from './card.js';
import { type CardOptions, type DrawOptions, type FaceUp, readOptions } from './options.js';
import { cardsPart, drawCard, drawScene, pilesPart, shownOf, statusOf } from './scene.js';

const FEATHERS = { 1: 'white', 2: 'cream', 3: 'silver', 4: 'red' } as const;

const faceOf = (card: Card): Face => ({
  name: String(card),
  label: String(card),
  ink: 'print',
  art: hen(FEATHERS[card]),
});

/** Draws a card of Peck as SVG; `null` is the back. */
export function drawPeckCard(card: Card | null, options: CardOptions = {}): string {
  return drawCard(card === null ? null : faceOf(card), options);
}

/** Draws the table of Peck as SVG. */
export function drawPeck(view: View, options?: DrawOptions): string;
/** Draws a state with every card face up. */
export function drawPeck(state: State, options: DrawOptions & FaceUp): string;
export function drawPeck(table: View | State, options: DrawOptions & Partial<FaceUp> = {}): string {
  const pen = readOptions(table, options);
  const { step, drawPile } = table;
  const actors = step.type === 'draw' ? [step.seat] : [];
  const top = drawPile.length === 0 ? null : { face: null };
  return drawScene(
    {
      title: `Peck ${table.round}`,
      status: step.type === 'over' ? pen.words.over : statusOf(actors, step.type, pen),
      middle: [pilesPart([{ label: pen.words.drawPile, count: drawPile.length, top }], 72, pen)],
      places: table.hands.map((hand, seat) => ({
        seat,
        acts: actors.includes(seat),
        score: table.scores[seat] ?? 0,
        notes: [],
        parts: [cardsPart(pen.words.hand, shownOf([...hand, ...(table.chosen[seat] ?? [])], faceOf), 56, pen)],
      })),
    },
    pen,
  );
}
