import type { Card, CardTable, Played, Reward, State, Step, View } from '../blind-chicken-extreme/table.js';
import type { Seat } from '../engine/seats.js';
import { hen, pig } from './animals.js';
import { drawOne, type Face, heightOf } from './card.js';
import { element, type Markup, moved } from './markup.js';
import {
  type CardOptions,
  type DrawContext,
  type DrawOptions,
  type FaceUp,
  readCardOptions,
  readOptions,
} from './options.js';
import {
  cardsPart,
  drawCard,
  drawnCards,
  drawScene,
  knownPart,
  labelled,
  type Part,
  paragraph,
  statusOf,
} from './scene.js';
import { text } from './text.js';
import { joined, type Language } from './words.js';

const WORDS = {
  en: {
    title: (game: number, games: number) => `Blind Chicken Extreme, game ${game} of ${games}`,
    arrange: 'place a card in the own row',
    play: 'play a card from an end of the row',
    lead: 'lead a card from an end of the row',
    leadFaceDown: 'lead a card, which lies face down',
    leadAnyCard: 'lead any card of the row',
    takeReward: 'take a reward',
    chooseLeader: 'name who leads the next trick',
    chooseBenefit: 'choose a benefit or none',
    trick: 'Trick',
    noTrick: 'none',
    faceDown: 'face down',
    takes: (name: string) => `${name} took it`,
    row: 'Row',
    toPlace: 'To place',
    rewards: { leadFaceDown: 'lead face down', leadAnyCard: 'lead any card', chooseLeader: 'choose the leader' },
    rewardsLeft: 'Rewards left',
    none: 'none',
    arranging: 'arranging',
    ready: 'ready',
    tricks: (count: number) => `${count} ${count === 1 ? 'trick' : 'tricks'} taken`,
    penalty: (points: number) => `penalty ${points}`,
    reward: (name: string) => `+3 ${name}`,
    games: 'games',
    cancelled: 'cancelled',
    chicken: 'a chicken',
    pig: 'a pig',
    sow: 'the sow',
    sign: 'played face down',
    pile: 'Taken',
  },
  de: {
    title: (game: number, games: number) => `Blind Chicken Extreme, Spiel ${game} von ${games}`,
    arrange: 'eine Karte an die eigene Reihe anlegen',
    play: 'eine Karte von einem Ende der Reihe spielen',
    lead: 'eine Karte von einem Ende der Reihe anspielen',
    leadFaceDown: 'eine Karte anspielen, die verdeckt liegt',
    leadAnyCard: 'eine beliebige Karte der Reihe anspielen',
    takeReward: 'eine Belohnung nehmen',
    chooseLeader: 'bestimmen, wer den nächsten Stich anspielt',
    chooseBenefit: 'einen Vorteil wählen oder keinen',
    trick: 'Stich',
    noTrick: 'keiner',
    faceDown: 'verdeckt',
    takes: (name: string) => `gemacht von: ${name}`,
    row: 'Reihe',
    toPlace: 'Noch anzulegen',
    rewards: {
      leadFaceDown: 'verdeckt anspielen',
      leadAnyCard: 'beliebig anspielen',
      chooseLeader: 'Anspieler bestimmen',
    },
    rewardsLeft: 'Belohnungen übrig',
    none: 'keine',
    arranging: 'ordnet',
    ready: 'bereit',
    tricks: (count: number) => `${count} ${count === 1 ? 'Stich' : 'Stiche'}`,
    penalty: (points: number) => `Strafe ${points}`,
    reward: (name: string) => `+3 ${name}`,
    games: 'Spiele',
    cancelled: 'gestrichen',
    chicken: 'ein Huhn',
    pig: 'ein Schwein',
    sow: 'die Sau',
    sign: 'wird verdeckt gespielt',
    pile: 'Stiche',
  },
} as const;

/** The sign of a card that is played face down: one card over another. */
function sign(): Markup {
  return [
    element('rect', { x: 4, y: 4, width: 20, height: 28, rx: 3, fill: 'paper', stroke: 'print', 'stroke-width': 2 }),
    element('rect', { x: 16, y: 9, width: 20, height: 28, rx: 3, fill: 'back', stroke: 'print', 'stroke-width': 2 }),
  ].join('');
}

function faceOf(card: Card, carries: CardTable, language: Language): Face {
  const words = WORDS[language];
  const chicken = carries.chickens.includes(card);
  const pigs = carries.pigs.includes(card);
  const hidden = carries.faceDown.includes(card);
  const said = [
    ...(chicken ? [words.chicken] : []),
    ...(pigs ? [words.pig] : []),
    ...(card === 0 ? [words.sow] : []),
    ...(hidden ? [words.sign] : []),
  ];
  return {
    name: said.length === 0 ? String(card) : `${card} (${joined(said, '+')})`,
    label: String(card),
    ink: chicken ? 'redPrint' : 'print',
    art: chicken ? hen('white') : pigs || card === 0 ? pig() : '',
    ...(hidden ? { sign: sign() } : {}),
  };
}

/** The house table (BC-1.4), written out, since the game's own comes with all its constants. */
const HOUSE: CardTable = {
  chickens: [17, 21, 24, 27, 31, 34, 37, 41, 44, 47],
  pigs: [25, 35, 45],
  faceDown: [18, 24, 28, 34, 38, 44, 48],
};

/**
 * Draws a card of Blind Chicken Extreme as SVG; `null` is the back. `cards` says what the numbers carry, and is the
 * house table unless given.
 *
 * @example
 * ```ts
 * import { drawBlindChickenExtremeCard } from 'hencoop/svg';
 *
 * drawBlindChickenExtremeCard(44); // a chicken and the sign of cards played face down
 * ```
 */
export function drawBlindChickenExtremeCard(
  card: Card | null,
  options: CardOptions & { readonly cards?: CardTable | undefined } = {},
): string {
  return drawCard(
    card === null ? null : faceOf(card, options.cards ?? HOUSE, readCardOptions(options).language),
    options,
  );
}

/**
 * Draws the table of Blind Chicken Extreme as SVG: what the view shows, remembered cards included, and nothing else. A
 * state is refused, unless all cards are to be drawn face up.
 *
 * @example
 * ```ts
 * import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
 * import { drawBlindChickenExtreme } from 'hencoop/svg';
 *
 * const state = blindChickenExtreme.setup({ seats: 3, seed: 'hen' });
 * drawBlindChickenExtreme(blindChickenExtreme.view(state, 2), { language: 'de' });
 * ```
 */
export function drawBlindChickenExtreme(view: View, options?: DrawOptions): string;
/** Draws a state with every card face up. */
export function drawBlindChickenExtreme(state: State, options: DrawOptions & FaceUp): string;
export function drawBlindChickenExtreme(table: View | State, options: DrawOptions & Partial<FaceUp> = {}): string {
  const context = readOptions(table, options);
  const { step } = table;
  const words = WORDS[context.language];
  const face = (card: Card) => faceOf(card, table.options.cards, context.language);
  return drawScene(
    {
      title: words.title(table.game, table.options.games),
      status:
        step.type === 'over'
          ? context.words.over
          : statusOf(actorsOf(step), offered(table, step, context.language), context),
      middle: [trick(table, face, context), rewardsLeft(table, context)],
      panels: table.rows.map((row, seat) => {
        const hand = table.hands[seat] ?? [];
        const width = seat === context.viewer ? 50 : 28;
        return {
          seat,
          acts: actorsOf(step).includes(seat),
          score: scoreOf(table, seat),
          notes: notesOf(table, seat, context),
          parts: [
            ...(hand.length > 0
              ? [
                  cardsPart(
                    words.toPlace,
                    drawnCards(
                      hand.toSorted((a, b) => (a ?? 0) - (b ?? 0)),
                      face,
                    ),
                    width,
                    context,
                  ),
                ]
              : []),
            cardsPart(words.row, drawnCards(row, face), width, context),
            ...knownPart(words.pile, table.piles[seat] ?? [], face, context),
          ],
        };
      }),
    },
    context,
  );
}

function actorsOf(step: Step): readonly Seat[] {
  if (step.type === 'over') return [];
  return step.type === 'arrange' ? step.seats : [step.seat];
}

function offered(
  { trick: cards, seats }: View | State,
  step: Exclude<Step, { type: 'over' }>,
  language: Language,
): string {
  const words = WORDS[language];
  if (step.type !== 'play') return words[step.type];
  if (step.advantage !== null) return words[step.advantage];
  return cards.length === 0 || cards.length === seats ? words.lead : words.play;
}

/** What the finished games brought, without the cancelled ones (BC-5.2). */
function scoreOf({ scores, cancelled }: View | State, seat: Seat): number {
  return (scores[seat] ?? []).reduce(
    (sum, points, index) => (cancelled[seat]?.includes(index + 1) ? sum : sum + points),
    0,
  );
}

function notesOf(table: View | State, seat: Seat, { language }: DrawContext): string[] {
  const words = WORDS[language];
  const { step, seats } = table;
  const tricks = (table.piles[seat]?.length ?? 0) / seats;
  const games = (table.scores[seat] ?? []).map((points, index) =>
    table.cancelled[seat]?.includes(index + 1) ? `${points} (${words.cancelled})` : String(points),
  );
  return [
    ...(step.type === 'arrange' ? [step.seats.includes(seat) ? words.arranging : words.ready] : []),
    ...(tricks > 0 ? [words.tricks(tricks)] : []),
    ...(table.penalties[seat] ?? []).map(words.penalty),
    ...(table.rewards[seat] ?? []).map((reward) => words.reward(words.rewards[reward])),
    ...(games.length > 0 ? [`${words.games} ${games.join(', ')}`] : []),
  ];
}

/** The cards of the trick, under each who played it. */
function trick(table: View | State, faceFor: (card: Card) => Face, context: DrawContext): Part {
  const words = WORDS[context.language];
  const taker = table.taker === null ? null : words.takes(context.shortNameOf(table.taker));
  const said = (table.trick as readonly Played[]).map(({ seat, card, faceDown }) => {
    const what = card === null ? context.words.back : faceFor(card).name;
    return `${context.shortNameOf(seat)}: ${what}${faceDown === null ? '' : `, ${words.faceDown}`}`;
  });
  return {
    text: [
      `${words.trick}: ${said.length === 0 ? words.noTrick : said.join('; ')}`,
      ...(taker === null ? [] : [taker]),
    ].join('. '),
    draw(maxWidth) {
      if (table.trick.length === 0)
        return labelled(`${words.trick}: ${words.noTrick}`, { height: 0, markup: '' }, maxWidth);
      const across = maxWidth / table.seats;
      const width = 62;
      const markup = (table.trick as readonly Played[]).map(({ seat, card, faceDown }, index) => {
        const writing = { size: 12.5, anchor: 'middle', room: across - 4 } as const;
        // The own card, played face down: its owner knows it, the others do not see it.
        const shown = { face: card === null ? null : faceFor(card), faint: faceDown !== null && card !== null };
        return moved(
          index * across,
          0,
          [
            moved((across - width) / 2, 0, drawOne(shown, width)),
            text(across / 2, heightOf(width) + 16, context.shortNameOf(seat), {
              ...writing,
              fill: 'ink',
              bold: seat === table.taker,
            }),
            faceDown === null
              ? ''
              : text(across / 2, heightOf(width) + 31, words.faceDown, { ...writing, fill: 'muted' }),
          ].join(''),
        );
      });
      const below = table.trick.some(({ faceDown }) => faceDown !== null) ? 36 : 21;
      return labelled(
        taker === null ? words.trick : `${words.trick}: ${taker}`,
        { height: heightOf(width) + below, markup: markup.join('') },
        maxWidth,
      );
    },
  };
}

function rewardsLeft({ rewardsLeft: left }: View | State, context: DrawContext): Part {
  const words = WORDS[context.language];
  const names = left.map((reward: Reward) => words.rewards[reward]);
  const said = `${words.rewardsLeft}: ${names.length === 0 ? words.none : names.join(', ')}`;
  return { text: said, draw: (maxWidth) => paragraph(said, maxWidth, 13) };
}
