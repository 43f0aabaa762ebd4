import type { Card, State, View } from '../chicken/table.js';
import { chick, egg, hen } from './animals.js';
import type { Face } from './card.js';
import { type CardOptions, type DrawOptions, type FaceUp, type Pen, readCardOptions, readOptions } from './options.js';
import type { Colour } from './palette.js';
import { cardsPart, drawCard, drawScene, knownPart, pilesPart, shownOf, statusOf } from './scene.js';
import type { Language } from './words.js';

const WORDS = {
  en: {
    title: (round: number) => `Chicken, round ${round}`,
    draw: { free: 'play a card, draw one or withdraw', stuck: 'play a card, draw one if none fits, or withdraw' },
    noDraw: 'play a card or withdraw',
    as: (value: string) => `as a ${value}`,
    egg: 'egg',
    chick: 'chick',
    withdrawn: 'withdrawn',
  },
  de: {
    title: (round: number) => `Chicken, Runde ${round}`,
    draw: {
      free: 'eine Karte spielen, ziehen oder aussteigen',
      stuck: 'eine Karte spielen, ziehen, wenn keine passt, oder aussteigen',
    },
    noDraw: 'eine Karte spielen oder aussteigen',
    as: (value: string) => `als ${value}`,
    egg: 'Ei',
    chick: 'Küken',
    withdrawn: 'ausgestiegen',
  },
} as const;

const FEATHERS: { readonly [card in Card]: Colour } = {
  1: 'white',
  2: 'cream',
  3: 'silver',
  4: 'red',
  5: 'leaf',
  6: 'sky',
  chick: 'straw',
  egg: 'cream',
};
const ORDER: readonly Card[] = [1, 2, 3, 4, 5, 6, 'chick', 'egg'];

function nameOf(card: Card, language: Language): string {
  return typeof card === 'number' ? String(card) : WORDS[language][card];
}

function faceOf(card: Card, language: Language): Face {
  const name = nameOf(card, language);
  if (card === 'egg') return { name, label: '', ink: 'print', art: egg(), mark: egg() };
  if (card === 'chick') return { name, label: '', ink: 'print', art: chick(), mark: chick() };
  return { name, label: name, ink: 'print', art: hen(FEATHERS[card]) };
}

/**
 * Draws a card of Chicken as SVG; `null` is the back.
 *
 * @example
 * ```ts
 * import { drawChickenCard } from 'hencoop/svg';
 *
 * drawChickenCard('egg', { width: 80 });
 * ```
 */
export function drawChickenCard(card: Card | null, options: CardOptions = {}): string {
  return drawCard(card === null ? null : faceOf(card, readCardOptions(options).language), options);
}

/**
 * Draws the table of Chicken as SVG: what the view shows, remembered cards included, and nothing else. A state is
 * refused, unless all cards are to be drawn face up.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { drawChicken } from 'hencoop/svg';
 *
 * const state = chicken.setup({ seats: 3, seed: 'hen' });
 * drawChicken(chicken.view(state, 0)); // what seat 0 sees
 * drawChicken(state, { faceUp: true }); // every card
 * ```
 */
export function drawChicken(view: View, options?: DrawOptions): string;
/** Draws a state with every card face up. */
export function drawChicken(state: State, options: DrawOptions & FaceUp): string;
export function drawChicken(table: View | State, options: DrawOptions & Partial<FaceUp> = {}): string {
  const pen = readOptions(table, options);
  const { step } = table;
  const words = WORDS[pen.language];
  const face = (card: Card) => faceOf(card, pen.language);
  return drawScene(
    {
      title: words.title(table.round),
      status: step.type === 'over' ? pen.words.over : statusOf([step.seat], offered(table, pen.language), pen),
      middle: [piles(table, pen), ...knownPart(pen.words.drawPile, table.drawPile, face, pen)],
      places: table.hands.map((hand, seat) => ({
        seat,
        acts: step.type !== 'over' && step.seat === seat,
        score: table.scores[seat] ?? 0,
        notes: table.withdrawn[seat] ? [words.withdrawn] : [],
        parts: [
          cardsPart(
            pen.words.hand,
            shownOf(
              hand.toSorted((a, b) => placeOf(a) - placeOf(b)),
              face,
            ),
            seat === pen.viewer ? 56 : 28,
            pen,
          ),
        ],
      })),
    },
    pen,
  );
}

/** What the player to act may do: CH-3.5 to CH-3.7 say whether a card may be drawn. */
function offered({ drawPile, withdrawn, options }: View | State, language: Language): string {
  const words = WORDS[language];
  if (drawPile.length === 0 || withdrawn.filter((out) => !out).length === 1) return words.noDraw;
  return options.drawOnlyIfStuck ? words.draw.stuck : words.draw.free;
}

/** Where a card lies in a sorted hand; hidden ones last. */
function placeOf(card: Card | null): number {
  return card === null ? ORDER.length : ORDER.indexOf(card);
}

function piles({ drawPile, discardPile, topValue }: View | State, pen: Pen) {
  const top = discardPile.at(-1);
  const words = WORDS[pen.language];
  const note = top === 'egg' ? { note: words.as(nameOf(topValue, pen.language)) } : {};
  return pilesPart(
    [
      { label: pen.words.drawPile, count: drawPile.length, top: drawPile.length === 0 ? null : { face: null } },
      {
        label: pen.words.discardPile,
        count: discardPile.length,
        top: top === undefined ? null : { face: faceOf(top, pen.language) },
        ...note,
      },
    ],
    72,
    pen,
  );
}
