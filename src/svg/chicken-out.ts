import type { Card, State, View } from '../chicken-out/table.js';
import { fox, hen } from './animals.js';
import { type DrawnCard, drawOne, type Face, heightOf } from './card.js';
import { element, moved } from './markup.js';
import {
  type CardOptions,
  type DrawContext,
  type DrawOptions,
  type FaceUp,
  readCardOptions,
  readOptions,
} from './options.js';
import {
  drawCard,
  drawnCards,
  drawScene,
  fan,
  knownPart,
  labelled,
  listOf,
  type Part,
  paragraph,
  statusOf,
} from './scene.js';
import { text } from './text.js';
import type { Language } from './words.js';

/** The least count at which a player may chicken out (CO-4.3). */
const CHICKEN_OUT_FROM = 11;

const WORDS = {
  en: {
    title: (game: number, games: number) => `Chicken Out!${games > 1 ? ` game ${game} of ${games}` : ''}`,
    open: 'open a new count with two cards',
    play: 'play a card',
    playOrOut: 'play a card or chicken out',
    playOrStop: 'play a card or stop',
    extra: 'play another card or stop',
    black: (number: number) => `black ${number}`,
    red: (number: number) => `red ${number}`,
    count: 'Count',
    series: 'Series',
    same: (what: string) => `A SAME would be a ${what}`,
    sameNothing: 'A SAME would change nothing',
    left: (cards: string) => `Out of the game: ${cards}`,
    pile: 'Pile',
    out: (place: number) => `out, number ${place}`,
    foxes: (count: number) => `${count} ${count === 1 ? 'fox' : 'foxes'} left`,
  },
  de: {
    title: (game: number, games: number) => `Chicken Out!${games > 1 ? ` Spiel ${game} von ${games}` : ''}`,
    open: 'mit zwei Karten eine neue Zählung eröffnen',
    play: 'eine Karte spielen',
    playOrOut: 'eine Karte spielen oder kneifen',
    playOrStop: 'eine Karte spielen oder aufhören',
    extra: 'noch eine Karte spielen oder aufhören',
    black: (number: number) => `schwarze ${number}`,
    red: (number: number) => `rote ${number}`,
    count: 'Zählung',
    series: 'Reihe',
    same: (what: string) => `Ein SAME stünde für: ${what}`,
    sameNothing: 'Ein SAME stünde für nichts',
    left: (cards: string) => `Aus dem Spiel: ${cards}`,
    pile: 'Stapel',
    out: (place: number) => `ohne Karten, Nummer ${place}`,
    foxes: (count: number) => `übrig: ${count} ${count === 1 ? 'Fuchs' : 'Füchse'}`,
  },
} as const;

const SIGNS = { SAME: '=', ZERO: '→0', DOUBLE: '×2', TWENTY: '→20' } as const;

function nameOf(card: Card, language: Language): string {
  return typeof card === 'string' ? card : WORDS[language][card.colour](card.number);
}

/** Black is added; red is added or taken away: the sign tells the colours apart, too. */
function faceOf(card: Card, language: Language): Face {
  const name = nameOf(card, language);
  if (typeof card === 'string') return { name, label: SIGNS[card], ink: 'print', art: fox(), foot: card };
  const red = card.colour === 'red';
  return {
    name,
    label: `${red ? '±' : '+'}${card.number}`,
    ink: red ? 'redPrint' : 'print',
    art: hen(red ? 'red' : 'black'),
  };
}

/**
 * Draws a card of Chicken Out! as SVG; `null` is the back.
 *
 * @example
 * ```ts
 * import { drawChickenOutCard } from 'hencoop/svg';
 *
 * drawChickenOutCard({ colour: 'red', number: 7 });
 * drawChickenOutCard('DOUBLE');
 * ```
 */
export function drawChickenOutCard(card: Card | null, options: CardOptions = {}): string {
  return drawCard(card === null ? null : faceOf(card, readCardOptions(options).language), options);
}

/**
 * Draws the table of Chicken Out! as SVG: what the view shows, remembered cards included, and nothing else. A state is
 * refused, unless all cards are to be drawn face up.
 *
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 * import { drawChickenOut } from 'hencoop/svg';
 *
 * const state = chickenOut.setup({ seats: 4, seed: 'hen' });
 * drawChickenOut(chickenOut.view(state, null), { width: 640 }); // as a spectator sees it
 * ```
 */
export function drawChickenOut(view: View, options?: DrawOptions): string;
/** Draws a state with every card face up. */
export function drawChickenOut(state: State, options: DrawOptions & FaceUp): string;
export function drawChickenOut(table: View | State, options: DrawOptions & Partial<FaceUp> = {}): string {
  const context = readOptions(table, options);
  const { step } = table;
  const words = WORDS[context.language];
  const face = (card: Card) => faceOf(card, context.language);
  return drawScene(
    {
      title: words.title(table.game, table.options.games),
      status:
        step.type === 'over' ? context.words.over : statusOf([step.seat], offered(table, context.language), context),
      middle: [series(table, context), count(table, context)],
      panels: table.piles.map((pile, seat) => ({
        seat,
        acts: step.type !== 'over' && step.seat === seat,
        score: table.scores[seat] ?? 0,
        notes: notesOf(table, seat, context),
        parts: [pilePart(pile.length, context), ...knownPart(words.pile, pile, face, context)],
      })),
    },
    context,
  );
}

/** What the player to act may do. */
function offered({ step, count, series, options }: View | State, language: Language): string {
  const words = WORDS[language];
  switch (step.type) {
    case 'open':
      return words.open;
    case 'turn':
      return count >= CHICKEN_OUT_FROM ? words.playOrOut : words.play;
    case 'ownCount':
      return series.length >= options.ownCountMin ? words.playOrStop : words.play;
    default:
      return words.extra;
  }
}

function notesOf({ wentOut, step }: View | State, seat: number, { language }: DrawContext): string[] {
  const words = WORDS[language];
  const place = wentOut.indexOf(seat);
  const foxes = step.type === 'over' ? step.foxes?.[seat] : undefined;
  return [...(place < 0 ? [] : [words.out(place + 1)]), ...(foxes === undefined ? [] : [words.foxes(foxes)])];
}

/** The series, and beside it the count in large figures. */
function series({ series: cards, count: sum }: View | State, context: DrawContext): Part {
  const words = WORDS[context.language];
  const shown = drawnCards(cards, (card) => faceOf(card, context.language));
  return {
    text: `${words.count}: ${sum}. ${words.series}: ${listOf(shown, context)}`,
    draw(maxWidth) {
      const radius = 38;
      const beside = 2 * radius + 14;
      const lying = labelled(
        cards.length === 0 ? `${words.series}: ${context.words.empty}` : words.series,
        fan(shown, 52, maxWidth - beside),
        maxWidth - beside,
      );
      const circle = [
        text(radius, 11, words.count, { size: 13, fill: 'muted', anchor: 'middle', maxWidth: 2 * radius }),
        element('circle', {
          cx: radius,
          cy: radius + 18,
          r: radius - 1,
          fill: 'panel',
          stroke: 'line',
          'stroke-width': 2,
        }),
        text(radius, radius + 31, String(sum), { size: 36, fill: 'ink', bold: true, anchor: 'middle' }),
      ].join('');
      return { height: Math.max(lying.height, 2 * radius + 18), markup: `${circle}${moved(beside, 0, lying.markup)}` };
    },
  };
}

/** What a SAME would be, and how many cards have left the game. */
function count({ sameAs, leftGame }: View | State, context: DrawContext): Part {
  const words = WORDS[context.language];
  const same = sameAs === null ? words.sameNothing : words.same(nameOf(sameAs, context.language));
  const left = words.left(context.words.cards(leftGame.length));
  return {
    text: `${same}. ${left}`,
    draw: (maxWidth) => paragraph(`${same} · ${left}`, maxWidth, 13),
  };
}

/** A pile as its back, one card deep for each five. */
function pilePart(size: number, context: DrawContext): Part {
  const label = `${WORDS[context.language].pile}: ${size === 0 ? context.words.empty : context.words.cards(size)}`;
  const back: DrawnCard = { face: null };
  return {
    text: label,
    draw(maxWidth) {
      const deep = Math.ceil(size / 5);
      const width = 28;
      const cards = Array.from({ length: deep }, (_, index) => moved(index * 3, 0, drawOne(back, width)));
      return labelled(label, { height: size === 0 ? 0 : heightOf(width), markup: cards.join('') }, maxWidth);
    },
  };
}
