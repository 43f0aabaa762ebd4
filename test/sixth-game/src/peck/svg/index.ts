import { deepFreeze } from '../../../../../src/engine/freeze.js';
import { readTable } from '../../../../../src/engine/readTable.js';
import { hen } from '../../../../../src/svg/animals.js';
import { type DrawnCard, type Face, requireCard } from '../../../../../src/svg/card.js';
import { keyOf } from '../../../../../src/svg/hooks.js';
import type { Scene } from '../../../../../src/svg/markup.js';
import {
  type CardOptions,
  type DrawnGame,
  type DrawOptions,
  type FaceUp,
  readCardOptions,
  readDrawOptions,
  type TablePart,
} from '../../../../../src/svg/options.js';
import { cardsPart, drawnCards, knownPart, pilesPart } from '../../../../../src/svg/parts.js';
import { cardScene, sceneText, statusOf, tableScene } from '../../../../../src/svg/scene.js';
import { KINDS, ROWS } from '../cards.js';
import type { PeckSvgLocale } from '../locales/locale.js';
import { MOVES } from '../moves.js';
import type { Card, Event, Move, RedactedEvent, State, View } from '../table.js';

const FEATHERS = { 1: 'white', 2: 'cream', 3: 'silver', 4: 'red' } as const;

function faceOf(card: Card): Face {
  requireCard(KINDS.includes(card), card, 'a number from 1 to 4');
  return { name: String(card), label: String(card), ink: 'print', art: hen(FEATHERS[card]) };
}

const shedCard = (card: Card): DrawnCard => ({ face: faceOf(card), hooks: { played: card } });

/** Draws a card of Peck as SVG; `null` is the back. */
export function drawPeckCard(card: Card | null, options: CardOptions<PeckSvgLocale>): string {
  return sceneText(peckCardScene(card, options));
}

/** A card of {@link drawPeckCard} as data. */
export function peckCardScene(card: Card | null, options: CardOptions<PeckSvgLocale>): Scene {
  return cardScene(card === null ? null : faceOf(card), readCardOptions(options));
}

/** The cards for a cover picture of Peck, as in a list of games, from left to right. */
export const peckCover: readonly Card[] = /* @__PURE__ */ deepFreeze([1, 4, 2]);

/** The parts of the table of Peck. */
export type PeckPart = TablePart | 'piles' | 'shed' | 'hand';

/** How the table of Peck is drawn. */
export type PeckDrawOptions = DrawOptions<PeckSvgLocale, Move, Done, PeckPart>;

type Done = Move | Event | RedactedEvent;

const DRAWN: DrawnGame<Done, PeckPart> = {
  parts: { piles: 'middle', shed: 'middle', hand: 'seat' },
  moves: MOVES,
  touchedBy: (done) =>
    done.type === 'draw' || done.type === 'drew'
      ? [keyOf('row', done.row)]
      : done.type === 'laidOut'
        ? done.cards.map((card) => keyOf('played', card))
        : [],
};

/** Draws the table of Peck as SVG. */
export function drawPeck(view: View, options: PeckDrawOptions): string;
/** Draws a state with every card face up. */
export function drawPeck(state: State, options: PeckDrawOptions & FaceUp): string;
export function drawPeck(table: View | State, options: PeckDrawOptions & Partial<FaceUp>): string {
  // The scene refuses a state without consent.
  return sceneText(peckScene(table as View, options));
}

/** A drawing of {@link drawPeck} as data. */
export function peckScene(view: View, options: PeckDrawOptions): Scene;
/** Draws a state with every card face up. */
export function peckScene(state: State, options: PeckDrawOptions & FaceUp): Scene;
export function peckScene(table: View | State, options: PeckDrawOptions & Partial<FaceUp>): Scene {
  return readTable('peck', table, () => {
    const { context, words } = readDrawOptions(table, options, DRAWN);
    const { step, drawPile, shed, chosen } = table;
    const acts = (seat: number) =>
      step.type === 'choose' ? chosen[seat]?.length === 0 : step.type === 'draw' && step.seat === seat;
    const actors = [...chosen.keys()].filter(acts);
    const top = drawPile.length === 0 ? null : { face: null };
    return tableScene(
      {
        title: words.title(table.round),
        status: step.type === 'over' ? context.words.over : statusOf(actors, words.steps[step.type], context),
        middle: [
          pilesPart(
            'piles',
            ROWS.map((row) => ({ hooks: { row }, label: words.rows[row], count: drawPile.length, top })),
            72,
            context,
          ),
          ...knownPart('piles', context.words.drawPile, drawPile, faceOf, context),
          cardsPart('shed', words.shed, shed.map(shedCard), 40, context),
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
              drawnCards([...hand, ...(chosen[seat] ?? [])], faceOf, undefined, 'grain'),
              56,
              context,
              seat,
            ),
          ],
        })),
      },
      context,
    );
  });
}
