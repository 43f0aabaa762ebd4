/**
 * The words of Crazy Chicken in French: sentences for moves, events and refusals, labels for buttons, texts in its
 * drawings, and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted, french } from '../../engine/locales/fr.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { CrazyChickenMeasure } from '../bots/measures.js';
import { firstNameOf, NAMES } from '../cards.js';
import type { Chicken, LaidSet, Pile } from '../table.js';
import { knownOf } from './labels.js';
import type { CrazyChickenLabelLocale, CrazyChickenLocale, CrazyChickenSvgLocale } from './locale.js';

export { frCrazyChickenRules } from './frRules.js';
export type {
  CrazyChickenKnown,
  CrazyChickenLabelLocale,
  CrazyChickenLocale,
  CrazyChickenMeasure,
  CrazyChickenShownWords,
  CrazyChickenSvgLocale,
  CrazyChickenSvgWords,
} from './locale.js';

/** Without the article, which is always "la". */
const PILE_NAMES: { readonly [Name in Pile]: string } = {
  drawA: 'pioche A',
  drawB: 'pioche B',
  discardA: 'défausse A',
  discardB: 'défausse B',
};

const PILE_LABELS: { readonly [Name in Pile]: string } = {
  drawA: 'Pioche A',
  drawB: 'Pioche B',
  discardA: 'Défausse A',
  discardB: 'Défausse B',
};

const named = (chicken: Chicken) => `${NAMES[chicken]} (${chicken})`;
const setNamed = ({ chicken, count }: LaidSet) => `${count} × ${named(chicken)}`;
const points = (count: number) => counted(count, 'point');

const sentences: CrazyChickenLocale['sentences'] = {
  draw: ({ seat, from }, subject) => `${subject(seat, 'pioches', 'pioche')} dans la ${PILE_NAMES[from]}.`,
  lay: ({ seat, chicken, count }, subject) => `${subject(seat, 'poses', 'pose')} ${setNamed({ chicken, count })}.`,
  discard: ({ seat, chicken, to }, subject) =>
    `${subject(seat, 'jettes', 'jette')} ${named(chicken)} sur la ${PILE_NAMES[to]}.`,
  discardSet: ({ seat, to }, subject) => `${subject(seat, 'mets', 'met')} le groupe évincé sur la ${PILE_NAMES[to]}.`,

  opened: () => 'Une partie de Crazy Chicken commence.',
  dealt: ({ round, starter, hands, drawA, drawB }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Ta main : ${own.join(', ')}.`;
    return `Manche ${round}. ${subject(starter, 'commences', 'commence')} ; ${counted(drawA.length, 'carte')} dans la pioche A, ${drawB.length} dans la pioche B.${cards}`;
  },
  drew: ({ seat, from, card }, subject) =>
    `${subject(seat, 'pioches', 'pioche')} ${card === null ? 'une carte' : named(card)} dans la ${PILE_NAMES[from]}.`,
  laid: ({ seat, chicken, count }, subject) => `${subject(seat, 'poses', 'pose')} ${setNamed({ chicken, count })}.`,
  displaced: ({ owner, chicken, count, chooser }, subject) => {
    const where = chooser === null ? '' : ` ${subject(chooser, 'choisis', 'choisit')} sa défausse.`;
    return `${subject(owner, 'perds', 'perd')} le groupe plus petit, ${setNamed({ chicken, count })}.${where}`;
  },
  setDiscarded: ({ chicken, count, to }) => `${setNamed({ chicken, count })} : le tout va sur la ${PILE_NAMES[to]}.`,
  discarded: ({ seat, chicken, to }, subject) =>
    `${subject(seat, 'jettes', 'jette')} ${named(chicken)} sur la ${PILE_NAMES[to]}.`,
  turnPassed: ({ to }, _, viewer, player) =>
    to === viewer ? 'C’est à toi de jouer.' : `C’est à ${player(to)} de jouer.`,
  roundEnded: ({ reason }) =>
    ({
      sixTypes: 'Six sortes devant un joueur : la manche est terminée.',
      nineTypes: 'Les neuf sortes sont toutes posées : la manche est terminée.',
      drawPile: 'Une pioche est épuisée : la manche est terminée.',
    })[reason],
  scored: ({ points: added }, subject) =>
    `${added.map((each, seat) => subject(seat, `marques ${points(each)}`, `marque ${points(each)}`, seat > 0)).join(', ')}.`,
  gameEnded: () => 'La dernière manche est jouée : la partie est terminée.',
};

const refusals: CrazyChickenLocale['refusals'] = {
  'G-4': ({ need, have }) =>
    have === 0
      ? 'Tu n’as aucune carte de cette sorte en main : choisis une sorte que tu as.'
      : `Tu n’as que ${counted(have, 'carte')} de cette sorte en main, or il en faut ${need} pour ce coup.`,
  'CC-3.2': ({ pile }) => `Il n’y a pas de carte sur la ${PILE_NAMES[pile]} : pioche ailleurs.`,
  'CC-3.4': ({ pile }) => `Tu as déjà pioché dans la ${PILE_NAMES[pile]} à ce tour : pioche ailleurs.`,
  'CC-4.1': ({ need }) => `Une seule carte ne fait pas un groupe : pose-en au moins ${need}.`,
  'CC-4.2': ({ need, have }) =>
    `L’autre joueur en a posé ${need - 1} de cette sorte : pose-en au moins ${need}, pas ${have}.`,
  'CC-4.3': ({ need, have }) =>
    `Tu en as déjà posé ${need - 1} de cette sorte : pose-en au moins ${need}, pas ${have}.`,
  'CC-5.2': ({ to, instead }) =>
    `La ${PILE_NAMES[instead]} est vide et doit être remplie d’abord : jettes-y ta carte, pas sur la ${PILE_NAMES[to]}.`,
};

const picture: CrazyChickenLocale['picture'] = {
  title: (round, rounds) => `Crazy Chicken, manche ${round} sur ${rounds}`,
  card: named,
  step: {
    draw: 'piocher une carte',
    drawAgain: 'piocher une carte d’une autre pile',
    layOrDiscard: 'poser un groupe ou jeter une carte',
    discardSet: 'choisir la défausse du groupe évincé',
  },
  sets: 'Groupes posés',
  types: (shown, of) => `${counted(shown, 'sorte')} sur ${of}`,
  together: (shown, of) => `Les deux ensemble : ${counted(shown, 'sorte')} sur ${of}`,
  thisRound: (points) => `+${points} cette manche`,
  aside: (owner) => `Groupe évincé (${owner})`,
  closed: 'fermée',
  beats: (count) => `bat ${count}`,
};

const shown: CrazyChickenLocale['shown'] = {
  nothing: 'Rien à poser. Pourquoi ?',
};

const labels: CrazyChickenLabelLocale['labels'] = {
  moves: {
    draw: ({ from }, known) =>
      known === null || known.card === null
        ? `Piocher dans la ${PILE_NAMES[from]}`
        : `Piocher ${named(known.card)} dans la ${PILE_NAMES[from]}`,
    lay: ({ chicken, count }, known) => {
      if (known === null) return `Poser ${count} × ${firstNameOf(chicken)}`;
      const lay = `Poser ${setNamed({ chicken, count })}`;
      if (known.own > 0) return `${lay} à la place de tes ${known.own}`;
      const away = known.displaced === 0 ? '' : `, en évince ${known.displaced}`;
      return `${lay} : +${points(known.points)}${away}`;
    },
    discard: ({ chicken, to }) => `Jeter ${named(chicken)} sur la ${PILE_NAMES[to]}`,
    discardSet: ({ to }, known) =>
      `Mettre ${known === null || known.set === null ? 'le groupe évincé' : setNamed(known.set)} sur la ${PILE_NAMES[to]}`,
  },
  brief: { discard: () => 'Jeter' },
  questions: {
    type: ({ chicken }) => (chicken === undefined ? 'Que veux-tu faire ?' : 'Poser, ou en jeter une ?'),
    from: () => 'De quelle pile ?',
    chicken: () => 'Quelle poule ?',
    count: () => 'Combien ?',
    to: () => 'Sur quelle pile ?',
  },
  values: {
    type: (type) =>
      ({
        draw: 'Piocher une carte',
        lay: 'Poser un groupe',
        discard: 'Jeter une carte',
        discardSet: 'Défausser le groupe évincé',
      })[type],
    from: (pile) => PILE_LABELS[pile],
    chicken: named,
    count: (count) => counted(count, 'carte'),
    to: (pile) => PILE_LABELS[pile],
  },
};

/** The French labels of Crazy Chicken, separate so that a page that only prints sentences does not load them. */
export const frCrazyChickenLabels: CrazyChickenLabelLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  known: knownOf,
  labels,
});

/** The French texts in drawings of Crazy Chicken, separate so that a page that only draws loads no sentences. */
export const frCrazyChickenSvg: CrazyChickenSvgLocale = /* @__PURE__ */ deepFreeze({ common: french, picture });

/** Crazy Chicken in French. Written out: bundlers keep an object with a spread even if nothing uses it. */
export const frCrazyChicken: CrazyChickenLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  goal: 'le plus de points gagne',
  names: NAMES,
  sentences,
  refusals,
  picture,
  shown,
});

/** Why one move in Crazy Chicken is better than another, in French. */
export const frCrazyChickenReasons: ReasonLocale<CrazyChickenMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<CrazyChickenMeasure>
>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    shown: (doer) => `${doer('montres', 'montre')} plus de points après les prochains tours`,
    theirShown: () => 'L’adversaire montre moins de points après le prochain tour',
    losesSet: (doer) => `${doer('perds', 'perd')} moins souvent un groupe`,
    ready: (doer) => `${doer('tiens', 'tient')} en main, prêts à poser, des groupes qui valent plus de points`,
  },
});
