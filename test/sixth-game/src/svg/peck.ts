import { enPictures } from '../peck/locales/en.js';
import type { PeckPictureLocale } from '../peck/locales/locale.js';
import type { Card, Event, Move, RedactedEvent, State, View } from '../peck/table.js';
import { hen } from './animals.js';
import type { Face } from './card.js';
import {
  type CardOptions,
  type DrawnGame,
  type DrawOptions,
  type FaceUp,
  readCardOptions,
  readDrawOptions,
  type TablePart,
} from './options.js';
import { cardsPart, drawnCards, knownPart, pilesPart } from './parts.js';
import { drawCard, drawScene, statusOf } from './scene.js';

const FEATHERS = { 1: 'white', 2: 'cream', 3: 'silver', 4: 'red' } as const;

const faceOf = (card: Card): Face => ({
  name: String(card),
  label: String(card),
  ink: 'print',
  art: hen(FEATHERS[card]),
});

/** Draws a card of Peck as SVG; `null` is the back. */
export function drawPeckCard(card: Card | null, options: CardOptions<PeckPictureLocale> = {}): string {
  return drawCard(card === null ? null : faceOf(card), readCardOptions(options, enPictures));
}

/** The parts of the table of Peck. */
export type PeckPart = TablePart | 'piles' | 'hand';

/** How the table of Peck is drawn. */
export type PeckDrawOptions = DrawOptions<PeckPictureLocale, Move, Done, PeckPart>;

type Done = Move | Event | RedactedEvent;

const DRAWN: DrawnGame<PeckPictureLocale, Done, PeckPart> = {
  locale: enPictures,
  parts: { piles: 'middle', hand: 'seat' },
  touchedBy: () => [],
};

/** Draws the table of Peck as SVG. */
export function drawPeck(view: View, options?: PeckDrawOptions): string;
/** Draws a state with every card face up. */
export function drawPeck(state: State, options: PeckDrawOptions & FaceUp): string;
export function drawPeck(table: View | State, options: PeckDrawOptions & Partial<FaceUp> = {}): string {
  const { context, words } = readDrawOptions(table, options, DRAWN);
  const { step, drawPile, chosen } = table;
  const acts = (seat: number) =>
    step.type === 'choose' ? chosen[seat]?.length === 0 : step.type === 'draw' && step.seat === seat;
  const actors = [...chosen.keys()].filter(acts);
  const top = drawPile.length === 0 ? null : { face: null };
  return drawScene(
    {
      title: words.title(table.round),
      status: step.type === 'over' ? context.words.over : statusOf(actors, words.steps[step.type], context),
      middle: [
        pilesPart(
          'piles',
          [{ hooks: { pile: 'drawPile', type: 'draw' }, label: context.words.drawPile, count: drawPile.length, top }],
          72,
          context,
        ),
        ...knownPart('piles', context.words.drawPile, drawPile, faceOf, context),
      ],
      panels: table.hands.map((hand, seat) => ({
        seat,
        acts: acts(seat),
        score: table.scores[seat] ?? 0,
        notes: [],
        parts: [
          cardsPart(
            'hand',
            context.words.hand,
            drawnCards([...hand, ...(chosen[seat] ?? [])], faceOf),
            56,
            context,
            seat,
          ),
        ],
      })),
    },
    context,
  );
}
