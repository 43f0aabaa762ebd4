/**
 * The words of Chicken in French: sentences for moves, events and refusals, labels for buttons, texts in its drawings,
 * and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { listed } from '../../engine/locale.js';
import { counted, french } from '../../engine/locales/fr.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenMeasure } from '../bots/measures.js';
import type { Card, Face } from '../table.js';
import { knownOf } from './labels.js';
import type { ChickenLabelLocale, ChickenLocale, ChickenSvgLocale } from './locale.js';

export { frChickenRules } from './frRules.js';
export type {
  ChickenCostWords,
  ChickenKnown,
  ChickenLabelLocale,
  ChickenLocale,
  ChickenMeasure,
  ChickenSvgLocale,
  ChickenSvgWords,
} from './locale.js';

const short = (card: Card | Face | null) => (card === 'chick' ? 'poussin' : card === 'egg' ? 'œuf' : String(card));
const named = (card: Card) => (card === 'egg' ? 'l’œuf' : `le ${short(card)}`);
const ofKind = (card: Card) => (card === 'egg' ? 'l’œuf' : `un ${short(card)}`);
const points = (count: number) => counted(count, 'point');

const names: ChickenLocale['names'] = {
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  chick: 'Poussin',
  egg: 'Œuf surprise',
};

const sentences: ChickenLocale['sentences'] = {
  play: ({ seat, card }, subject) => `${subject(seat, 'joues', 'joue')} ${named(card)}.`,
  draw: ({ seat }, subject) => `${subject(seat, 'pioches', 'pioche')} une carte.`,
  withdraw: ({ seat }, subject) => `${subject(seat, 'te retires', 'se retire')} de la manche.`,

  opened: ({ seats }) => `Une partie de Chicken à ${seats} commence.`,
  dealt: ({ round, starter, hands, drawPile }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Ta main : ${own.map(short).join(', ')}.`;
    return `Manche ${round}. ${subject(starter, 'commences', 'commence')} ; ${counted(drawPile.length, 'carte')} dans la pioche.${cards}`;
  },
  turnedUp: ({ card }) => `La première carte retournée : ${named(card)}.`,
  eggTuckedUnder: () => 'L’œuf viendrait en premier : il passe sous la pioche.',
  played: ({ seat, card, value }, subject) =>
    `${subject(seat, 'joues', 'joue')} ${named(card)}${card === 'egg' ? ` comme ${ofKind(value)}` : ''}.`,
  drew: ({ seat, card }, subject) =>
    `${subject(seat, 'pioches', 'pioche')} ${card === null ? 'une carte' : named(card)}.`,
  withdrew: ({ seat }, subject) => `${subject(seat, 'te retires', 'se retire')} de la manche.`,
  turnPassed: ({ to }, _, viewer, player) =>
    to === viewer ? 'C’est à toi de jouer.' : `C’est à ${player(to)} de jouer.`,
  roundEnded: ({ wentOut, hands }, subject) => {
    const end =
      wentOut === null ? 'Tout le monde s’est retiré.' : `${subject(wentOut, 'n’as', 'n’a')} plus de cartes !`;
    const left = hands
      .flatMap((hand, seat) => (hand.length === 0 ? [] : [{ hand, seat }]))
      .map(
        ({ hand, seat }, index) =>
          `${subject(seat, 'as', 'a', index > 0)} encore en main ${hand.map(short).join(', ')}`,
      );
    return left.length === 0 ? end : `${end} ${left.join(' ; ')}.`;
  },
  scored: ({ points: added }, subject) =>
    `${added.map((each, seat) => subject(seat, `prends ${points(each)}`, `prend ${points(each)}`, seat > 0)).join(', ')}.`,
  rolled: ({ seat, dice, deducted }, subject) =>
    `${subject(seat, 'lances', 'lance')} les dés, ${listed(dice.map(short), 'et')} : ${points(deducted)} de moins.`,
  gameEnded: ({ reason }) =>
    reason === 'target'
      ? 'La limite de points est atteinte : la partie est terminée.'
      : 'La dernière manche est jouée : la partie est terminée.',
};

const refusals: ChickenLocale['refusals'] = {
  'G-4': ({ card }) =>
    `Tu n’as pas ${card === 'egg' ? 'l’œuf' : `de ${short(card)}`} en main : joue une carte que tu as.`,
  'CH-3.1': ({ card, top, next }) =>
    `${card === 'egg' ? 'L’œuf' : `Le ${short(card)}`} ne va pas sur ${ofKind(top)} : joue ${listed([ofKind(top), ofKind(next), 'l’œuf'], 'ou')}.`,
  'CH-3.5': ({ playable }) =>
    `Tu ne peux piocher que si tu ne peux pas jouer : joue ${listed(playable.map(ofKind), 'ou')}, ou retire-toi.`,
  'CH-3.6': () => 'La pioche est vide : joue une carte ou retire-toi.',
  'CH-3.7': () => 'Les autres se sont retirés et tu ne peux plus piocher : joue une carte ou retire-toi.',
};

const picture: ChickenLocale['picture'] = {
  title: (round, target) => `Chicken, manche ${round}, fin à ${target}`,
  card: { egg: 'œuf', chick: 'poussin' },
  mayDraw: {
    always: 'jouer une carte, piocher ou se retirer',
    ifStuck: 'jouer une carte, piocher si aucune ne va, ou se retirer',
  },
  mayNotDraw: 'jouer une carte ou se retirer',
  own: (playable, mayDraw) => {
    if (playable.length === 0) return mayDraw ? 'rien ne va, piocher ou se retirer' : 'rien ne va, se retirer';
    return `jouer ${listed(playable.map(ofKind), 'ou')}${mayDraw ? ', piocher ou se retirer' : ' ou se retirer'}`;
  },
  eggAs: (value) => `comme ${value}`,
  withdrawn: 'hors manche',
  fitting: 'Ce qui va',
  fits: (top, next) => `${top}, ${next} ou œuf`,
};

const cost: ChickenLocale['cost'] = {
  hand: (count) => `Ta main\u00a0: ${count}\u00a0${count < 2 ? 'point' : 'points'}`,
  once: (points) => `${points}, quel que soit le nombre`,
  egg: (points) => `${points}, comme la carte du dessus`,
};

const labels: ChickenLabelLocale['labels'] = {
  moves: {
    play: ({ card }, known) => {
      const as = known === null || known.as === null ? '' : ` comme ${ofKind(known.as)}`;
      return `Jouer ${named(card)}${as}${known?.last ? ' (dernière carte)' : ''}`;
    },
    draw: () => 'Piocher une carte',
    withdraw: (_, known) => `Se retirer${known === null ? '' : ` (${points(known.points)})`}`,
  },
  brief: { draw: () => 'Piocher' },
  questions: { type: () => 'Que veux-tu faire ?', card: () => 'Quelle carte ?' },
  values: {
    type: (type) => ({ play: 'Jouer une carte', draw: 'Piocher une carte', withdraw: 'Se retirer' })[type],
    card: (card) => names[card],
  },
};

/** The French labels of Chicken, separate so that a page that only prints sentences does not load them. */
export const frChickenLabels: ChickenLabelLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  known: knownOf,
  labels,
});

/** The French texts in drawings of Chicken, separate so that a page that only draws loads no sentences. */
export const frChickenSvg: ChickenSvgLocale = /* @__PURE__ */ deepFreeze({ common: french, picture });

/** Chicken in French. Written out: bundlers keep an object with a spread even if nothing uses it. */
export const frChicken: ChickenLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  goal: 'le moins de points gagne',
  names,
  sentences,
  refusals,
  picture,
  cost,
});

/** Why one move in Chicken is better than another, in French. */
export const frChickenReasons: ReasonLocale<ChickenMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<ChickenMeasure>>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    handPoints: (doer) => `${doer('gardes', 'garde')} moins de points en main à la fin de la manche`,
    goesOut: (doer) => `${doer('poses', 'pose')} plus souvent la dernière carte`,
    othersGoOut: () => 'Quelqu’un d’autre pose moins souvent la dernière carte',
    othersPoints: () => 'Il reste plus de points dans une autre main à la fin de la manche',
  },
});
