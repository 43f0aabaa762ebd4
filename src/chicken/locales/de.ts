/**
 * The words of Chicken in German: sentences for moves, events and refusals, labels for buttons, texts in its drawings,
 * and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted, listed } from '../../engine/locale.js';
import { german } from '../../engine/locales/de.js';
import { capital } from '../../engine/locales/labels.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenMeasure } from '../bots/measures.js';
import type { Card, Face } from '../table.js';
import { knownOf } from './labels.js';
import type { ChickenLabelLocale, ChickenLocale, ChickenSvgLocale } from './locale.js';

export { deChickenRules } from './deRules.js';
export type {
  ChickenCostWords,
  ChickenKnown,
  ChickenLabelLocale,
  ChickenLocale,
  ChickenMeasure,
  ChickenSvgLocale,
  ChickenSvgWords,
} from './locale.js';

const NAMED: { readonly [Kind in Card]: string } = {
  1: 'die 1',
  2: 'die 2',
  3: 'die 3',
  4: 'die 4',
  5: 'die 5',
  6: 'die 6',
  chick: 'das Küken',
  egg: 'das Ei',
};

const short = (card: Card | Face | null) => (card === 'chick' ? 'Küken' : card === 'egg' ? 'Ei' : String(card));
const points = (count: number) => counted(count, 'Punkt', 'Punkte');

/** With the article that the nominative and accusative share. */
const ofKind = (card: Card) => (card === 'chick' ? 'ein Küken' : card === 'egg' ? 'das Ei' : `eine ${card}`);

const names: ChickenLocale['names'] = {
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  chick: 'Küken',
  egg: 'Überraschungsei',
};

const sentences: ChickenLocale['sentences'] = {
  play: ({ seat, card }, subject) => `${subject(seat, 'spielst', 'spielt')} ${NAMED[card]}.`,
  draw: ({ seat }, subject) => `${subject(seat, 'ziehst', 'zieht')} eine Karte.`,
  withdraw: ({ seat }, subject) => `${subject(seat, 'steigst', 'steigt')} aus der Runde aus.`,

  opened: ({ seats }) => `Eine Partie Chicken für ${seats} beginnt.`,
  dealt: ({ round, starter, hands, drawPile }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Deine Hand: ${own.map(short).join(', ')}.`;
    return `Runde ${round}. ${subject(starter, 'fängst', 'fängt')} an; im Stapel liegen ${counted(drawPile.length, 'Karte', 'Karten')}.${cards}`;
  },
  turnedUp: ({ card }) => `Aufgedeckt wird ${NAMED[card]}.`,
  eggTuckedUnder: () => 'Das Ei läge als erstes: Es kommt unter den Stapel.',
  played: ({ seat, card, value }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${NAMED[card]}${card === 'egg' ? ` als ${short(value)}` : ''}.`,
  drew: ({ seat, card }, subject) =>
    `${subject(seat, 'ziehst', 'zieht')} ${card === null ? 'eine Karte' : NAMED[card]}.`,
  withdrew: ({ seat }, subject) => `${subject(seat, 'steigst', 'steigt')} aus der Runde aus.`,
  turnPassed: ({ to }, subject) => `${subject(to, 'bist', 'ist')} an der Reihe.`,
  roundEnded: ({ wentOut, hands }, subject) => {
    const end = wentOut === null ? 'Alle sind ausgestiegen.' : `${subject(wentOut, 'hast', 'hat')} keine Karten mehr!`;
    const left = hands
      .flatMap((hand, seat) => (hand.length === 0 ? [] : [{ hand, seat }]))
      .map(
        ({ hand, seat }, index) => `${subject(seat, 'hältst', 'hält', index > 0)} noch ${hand.map(short).join(', ')}`,
      );
    return left.length === 0 ? end : `${end} ${left.join('; ')}.`;
  },
  scored: ({ points: added }, subject) =>
    `${added.map((each, seat) => subject(seat, `bekommst ${points(each)}`, `bekommt ${points(each)}`, seat > 0)).join(', ')}.`,
  rolled: ({ seat, dice, deducted }, subject) =>
    `${subject(seat, 'würfelst', 'würfelt')} ${listed(dice.map(short), 'und')}: ${points(deducted)} weniger.`,
  gameEnded: ({ reason }) =>
    reason === 'target'
      ? 'Die Punktgrenze ist erreicht: Das Spiel ist aus.'
      : 'Die letzte Runde ist gespielt: Das Spiel ist aus.',
};

const refusals: ChickenLocale['refusals'] = {
  'G-4': ({ card }) =>
    `Du hast ${card === 'egg' ? 'das Ei nicht' : card === 'chick' ? 'kein Küken' : `keine ${card}`} auf der Hand: Spiele eine Karte, die du hast.`,
  'CH-3.1': ({ card, top, next }) =>
    `${short(card)} passt nicht auf ${short(top)}: Spiele ${listed([ofKind(top), ofKind(next), 'das Ei'], 'oder')}.`,
  'CH-3.5': ({ playable }) =>
    `Du darfst nur ziehen, wenn du nicht spielen kannst: Spiele ${listed(playable.map(ofKind), 'oder')}, oder steige aus.`,
  'CH-3.6': () => 'Der Zugstapel ist leer: Spiele eine Karte oder steige aus.',
  'CH-3.7': () => 'Du bist allein in der Runde und darfst nicht ziehen: Spiele eine Karte oder steige aus.',
};

const picture: ChickenLocale['picture'] = {
  title: (round, target) => `Chicken, Runde ${round}, Ende bei ${target}`,
  card: { egg: 'Ei', chick: 'Küken' },
  mayDraw: {
    always: 'eine Karte spielen, ziehen oder aussteigen',
    ifStuck: 'eine Karte spielen, ziehen, wenn keine passt, oder aussteigen',
  },
  mayNotDraw: 'eine Karte spielen oder aussteigen',
  own: (playable, mayDraw) => {
    if (playable.length === 0) return mayDraw ? 'nichts passt, ziehen oder aussteigen' : 'nichts passt, aussteigen';
    return `${listed(playable.map(ofKind), 'oder')} spielen${mayDraw ? ', ziehen oder aussteigen' : ' oder aussteigen'}`;
  },
  eggAs: (value) => `als ${value}`,
  withdrawn: 'ausgestiegen',
  fitting: 'Was passt',
  fits: (top, next) => `${top}, ${next} oder Ei`,
};

const cost: ChickenLocale['cost'] = {
  hand: (count) => `Deine Hand: ${count}\u00a0${count === 1 ? 'Punkt' : 'Punkte'}`,
  once: (points) => `${points}, egal wie viele`,
  egg: (points) => `${points}, wie die oberste Karte`,
};

const labels: ChickenLabelLocale['labels'] = {
  moves: {
    play: ({ card }, known) => {
      const as = known === null || known.as === null ? '' : ` als ${short(known.as)}`;
      return `${capital(NAMED[card])}${as} spielen${known?.last ? ' (letzte Karte)' : ''}`;
    },
    draw: () => 'Karte ziehen',
    withdraw: (_, known) => `Aussteigen${known === null ? '' : ` (${points(known.points)})`}`,
  },
  brief: { draw: () => 'Ziehen' },
  questions: { type: () => 'Was möchtest du tun?', card: () => 'Welche Karte?' },
  values: {
    type: (type) => ({ play: 'Karte spielen', draw: 'Karte ziehen', withdraw: 'Aussteigen' })[type],
    card: (card) => names[card],
  },
};

/** The German labels of Chicken, separate so that a page that only prints sentences does not load them. */
export const deChickenLabels: ChickenLabelLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  known: knownOf,
  labels,
});

/** The German texts in drawings of Chicken, separate so that a page that only draws loads no sentences. */
export const deChickenSvg: ChickenSvgLocale = /* @__PURE__ */ deepFreeze({ common: german, picture });

/** Chicken in German. Written out: bundlers keep an object with a spread even if nothing uses it. */
export const deChicken: ChickenLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  goal: 'wenig Punkte gewinnen',
  names,
  sentences,
  refusals,
  picture,
  cost,
});

/** Why one move in Chicken is better than another, in German. */
export const deChickenReasons: ReasonLocale<ChickenMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<ChickenMeasure>>({
  common: german,
  insteadOf: 'statt',
  claims: {
    handPoints: (doer) => `${doer('behältst', 'behält')} am Ende der Runde weniger Punkte auf der Hand`,
    goesOut: (doer) => `${doer('wirst', 'wird')} öfter alle Karten los`,
    othersGoOut: () => 'Seltener wird jemand anderes alle Karten los',
    othersPoints: () => 'Am Ende der Runde bleiben mehr Punkte auf einer anderen Hand',
  },
});
