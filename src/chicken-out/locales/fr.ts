/**
 * The words of Chicken Out! in French: sentences for moves, events and refusals, labels for buttons, texts in its
 * drawings, and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted, french } from '../../engine/locales/fr.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenOutMeasure } from '../bots/measures.js';
import { colorOf, isFox, numberOf } from '../cards.js';
import type { Card, Copied, Fox } from '../table.js';
import { type Known, knownOf } from './labels.js';
import type { ChickenOutLabelLocale, ChickenOutLocale, ChickenOutSvgLocale } from './locale.js';

export { frChickenOutRules } from './frRules.js';
export type {
  ChickenOutKnown,
  ChickenOutLabelLocale,
  ChickenOutLocale,
  ChickenOutMeasure,
  ChickenOutSvgLocale,
  ChickenOutSvgWords,
} from './locale.js';

/** "7 noir", "SAME". */
function named(card: Card): string {
  return isFox(card) ? card : `${numberOf(card)} ${colorOf(card) === 'black' ? 'noir' : 'rouge'}`;
}

/** "le 7 noir", "le renard SAME comme 9 rouge". */
function played(card: Card, sameAs: Copied | null): string {
  if (card === 'SAME') return `le renard SAME ${sameAs === null ? 'sans modèle' : `comme ${named(sameAs)}`}`;
  return isFox(card) ? `le renard ${card}` : `le ${named(card)}`;
}

const points = (count: number) => counted(count, 'point');
const ordinal = (number: number) => (number === 1 ? '1re' : `${number}e`);

const FOX_EFFECTS: { readonly [Kind in Fox]: string } = {
  SAME: 'Agit comme la carte précédente.',
  ZERO: 'Met le compte à 0.',
  DOUBLE: 'Double le compte.',
  TWENTY: 'Met le compte à 20.',
};

const names: ChickenOutLocale['names'] = {
  card: named,
  effect(card) {
    if (isFox(card)) return FOX_EFFECTS[card];
    const number = numberOf(card);
    return colorOf(card) === 'black'
      ? `Ajoute ${number}.`
      : `Ajoute ${number}, ou retire ${number} si la somme dépassait 21.`;
  },
};

const sentences: ChickenOutLocale['sentences'] = {
  play: ({ seat }, subject) => `${subject(seat, 'retournes', 'retourne')} la carte du dessus.`,
  chickenOut: ({ seat }, subject) => `${subject(seat, 'te dégonfles', 'se dégonfle')}.`,
  stop: ({ seat }, subject) => `${subject(seat, 't’arrêtes', 's’arrête')}.`,

  opened: ({ seats }) => `Une partie de Chicken Out! à ${seats} commence.`,
  dealt: ({ gameNumber, starter, piles }, subject) =>
    `Partie ${gameNumber}. ${subject(starter, 'ouvres', 'ouvre')} le premier compte ; ${counted(piles[0]?.length ?? 0, 'carte')} dans chaque pile.`,
  played: ({ seat, card, sameAs, count }, subject) =>
    `${subject(seat, 'joues', 'joue')} ${played(card, sameAs)} : ${count}.`,
  // A pile that is shuffled has at least two cards (CO-6.1).
  eggLaid: ({ seat, pile: { length } }, subject) =>
    `${subject(seat, `ponds un œuf et mélanges les ${length} cartes de ta pile`, `pond un œuf et mélange les ${length} cartes de sa pile`)}.`,
  busted: ({ seat }, subject) =>
    `Plus de 21 ! ${subject(seat, 'glisses la série sous ta pile', 'glisse la série sous sa pile')}.`,
  chickenedOut: ({ seat }, subject) =>
    `${subject(seat, 'te dégonfles et glisses la série sous ta pile', 'se dégonfle et glisse la série sous sa pile')}.`,
  made21: ({ to }, subject) =>
    to === null
      ? '21 tout juste : la série quitte la partie.'
      : `21 tout juste : ${subject(to, 'reçois la série sous ta pile', 'reçoit la série sous sa pile', true)}.`,
  wentOut: ({ seat }, subject) => `${subject(seat, 'n’as', 'n’a')} plus de cartes !`,
  ownCountBegan: ({ seat }, subject) =>
    `${subject(seat, 'commences ton propre compte', 'commence son propre compte')}.`,
  doubledUp: ({ seat }, subject) =>
    `Encore le même nombre : ${subject(seat, 'peux', 'peut', true)} jouer une carte de plus.`,
  stopped: ({ seat }, subject) => `${subject(seat, 't’arrêtes', 's’arrête')}.`,
  turnPassed: ({ to, step }, subject, viewer, player) => {
    if (step === 'open') return `${subject(to, 'ouvres', 'ouvre')} un nouveau compte.`;
    return to === viewer ? 'C’est à toi de jouer.' : `C’est à ${player(to)} de jouer.`;
  },
  gameEnded: ({ reason, foxes, points: added }, subject) => {
    const end = {
      wentOut: 'La dernière série a disparu : la partie est terminée.',
      allOut: 'Plus personne n’a de cartes : la partie est terminée.',
      maxTurns: 'Le dernier tour est joué : la partie est terminée.',
    }[reason];
    const left = foxes === null ? '' : ` Renards restants, par joueur : ${foxes.join(', ')}.`;
    // CO-5.4: without foxes a game scores its places.
    const said = added.map((each, seat) =>
      foxes === null
        ? subject(seat, `prends la ${ordinal(each)} place`, `prend la ${ordinal(each)} place`, seat > 0)
        : subject(seat, `prends ${points(each)}`, `prend ${points(each)}`, seat > 0),
    );
    return `${end}${left} ${said.join(', ')}.`;
  },
  sessionEnded: () => 'C’était la dernière partie.',
};

const refusals: ChickenOutLocale['refusals'] = {
  'CO-4.3': ({ need, have }) =>
    `Tu ne peux te dégonfler qu’à partir de ${need}, et le compte est à ${have} : joue une carte.`,
  'CO-4.4': (params) =>
    params.move === 'chickenOut'
      ? 'Tu ne peux pas te dégonfler pendant ton propre compte : joue une carte, ou arrête-toi dès que tu le peux.'
      : `Dans ton propre compte, tu ne peux t’arrêter qu’après ${counted(params.need, 'carte')}, et tu en as joué ${params.have} : joue une carte.`,
  'CO-6.2': () => 'Tu ne peux pas te dégonfler au lieu de jouer la carte de plus : joue-la ou arrête-toi.',
};

const picture: ChickenOutLocale['picture'] = {
  title: (game, games) => `Chicken Out!${games > 1 ? ` Partie ${game} sur ${games}` : ''}`,
  card: named,
  open: 'ouvrir un nouveau compte avec deux cartes',
  play: 'jouer une carte',
  playOrChickenOut: 'jouer une carte ou se dégonfler',
  playOrStop: 'jouer une carte ou s’arrêter',
  extraCard: 'jouer encore une carte ou s’arrêter',
  count: 'Compte',
  of21: 'sur 21',
  series: 'Série',
  same: (card) => `Un SAME compterait comme ${card}`,
  sameWaits: (times) =>
    times === 1 ? 'Un SAME compterait comme la carte suivante' : `La prochaine carte compte ${times} fois`,
  leftGame: (cards) => `${cards} sorties à 21`,
  pile: 'Pile',
  wentOut: (number) => `sans cartes, numéro ${number}`,
  foxes: (count) => `reste : ${counted(count, 'renard')}`,
};

const odds: ChickenOutLocale['odds'] = {
  title: 'Ce qui peut venir ensuite',
  bust: 'trop',
  twentyOne: '21',
  goesOn: 'sans risque',
  percent: (share) => `${String(share).replace('.', ',')} %`,
};

const play = (_: object, known: Known['play'] | null) =>
  known === null ? 'Jouer une carte' : known.step === 'open' ? 'Ouvrir un nouveau compte' : `Jouer sur ${known.count}`;

const labels: ChickenOutLabelLocale['labels'] = {
  moves: {
    play,
    chickenOut: (_, known) => `Se dégonfler${known === null ? '' : ` (prendre ${counted(known.cards, 'carte')})`}`,
    stop: (_, known) => (known === null ? 'S’arrêter' : `S’arrêter à ${known.count}`),
  },
  brief: { play },
  questions: { type: () => 'Que veux-tu faire ?' },
  values: { type: (type) => ({ play: 'Jouer une carte', chickenOut: 'Se dégonfler', stop: 'S’arrêter' })[type] },
};

/** The French labels of Chicken Out!, separate so that a page that only prints sentences does not load them. */
export const frChickenOutLabels: ChickenOutLabelLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  known: knownOf,
  labels,
});

/** The French texts in drawings of Chicken Out!, separate so that a page that only draws loads no sentences. */
export const frChickenOutSvg: ChickenOutSvgLocale = /* @__PURE__ */ deepFreeze({ common: french, picture });

/** Chicken Out! in French. */
export const frChickenOut: ChickenOutLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  goal: 'vide ta pile avant les autres',
  names,
  sentences,
  refusals,
  picture,
  odds,
});

/** Why one move in Chicken Out! is better than another, in French. */
export const frChickenOutReasons: ReasonLocale<ChickenOutMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<ChickenOutMeasure>
>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    busts: (doer) => `${doer('dépasses', 'dépasse')} moins souvent 21`,
    makes21: (doer) => `${doer('tombes', 'tombe')} plus souvent juste sur 21`,
    othersTake: () => 'La prochaine série va plus souvent à quelqu’un d’autre',
    pile: (doer) => `${doer('as', 'a')} moins de cartes quelques tours plus tard`,
    othersPiles: () => 'Un autre joueur a en moyenne plus de cartes quelques tours plus tard',
  },
});
