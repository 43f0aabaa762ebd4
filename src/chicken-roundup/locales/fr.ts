/**
 * The words of Chicken Roundup in French: sentences for moves, events and refusals, labels for buttons, texts in its
 * drawings, and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { listed } from '../../engine/locale.js';
import { counted, french } from '../../engine/locales/fr.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenRoundupMeasure } from '../bots/measures.js';
import { actionOf, colorOf, rankOf } from '../cards.js';
import type { Action, Card, Cell, Color, End, Move, RedactedEvent, Row, View } from '../table.js';
import type { Way } from '../ways.js';
import { isChicken } from '../yard.js';
import { knownOf, occupantOf } from './labels.js';
import type { ChickenRoundupLabelLocale, ChickenRoundupLocale, ChickenRoundupSvgLocale } from './locale.js';
import { type RecapWords, recapOf, turnOf } from './recap.js';

export { frChickenRoundupRules } from './frRules.js';
export type {
  ChickenRoundupKnown,
  ChickenRoundupLabelLocale,
  ChickenRoundupLocale,
  ChickenRoundupMeasure,
  ChickenRoundupNames,
  ChickenRoundupSvgLocale,
  ChickenRoundupSvgWords,
  ChickenRoundupWay,
} from './locale.js';

const COLOR_NAMES: ChickenRoundupLocale['names']['colors'] = {
  white: 'blanc',
  black: 'noir',
  red: 'rouge',
  silver: 'argent',
  gold: 'or',
};

/** After "poule". */
const COLORED: { readonly [Name in Color]: string } = {
  white: 'blanche',
  black: 'noire',
  red: 'rouge',
  silver: 'argentée',
  gold: 'dorée',
};

/** A map, since a diagram may be named "constructor", a property of every object. */
const ACTION_NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['farmer', 'Fermier'],
  ['dog', 'Chien'],
  ['parade', 'Défilé'],
  ['foxTrot', 'Fox-trot'],
  ['sideStep', 'Pas de côté'],
  ['fenceHop', 'Saut de haie'],
  ['diagonalDash', 'Diagonale'],
  ['leapFrog', 'Saute-mouton'],
  ['cutIn', 'Resquille'],
  ['roundDance', 'Ronde'],
]);

/** The French name, or the name from the option `diagrams`. */
const actionName = (action: Action) => ACTION_NAMES.get(action) ?? action;
/** "Fox-trot (argent)". */
const cardName = (card: Card) => `${actionName(actionOf(card))} (${COLOR_NAMES[colorOf(card)]})`;

const chicken = (card: Card) => `la poule ${COLORED[colorOf(card)]}`;
const all = (cells: readonly Cell[]) => listed(cells, 'et');
const turns = (count: number) => `encore ${counted(count, 'tour')}`;
const ROW_NAMES: { readonly [Name in Row]: string } = { N: 'nord', M: 'du milieu', S: 'sud' };
/** After "vers". */
const TOWARD: { readonly [Name in End]: string } = { west: 'l’ouest', east: 'l’est' };
const SIDES: { readonly [Name in End]: string } = { west: 'Ouest', east: 'Est' };

const names: ChickenRoundupLocale['names'] = {
  colors: COLOR_NAMES,
  action: actionName,
  card: cardName,
  pieces: { coop: 'Poulailler', fox: 'Renard', rooster: 'Coq' },
};

const sentences: ChickenRoundupLocale['sentences'] = {
  farmer: ({ seat, card, target }, subject) =>
    `${subject(seat, 'joues', 'joue')} ${cardName(card)} : la poule en ${target} s’en va.`,
  dog: ({ seat, card, end }, subject) =>
    `${subject(seat, 'joues', 'joue')} ${cardName(card)} : le renard file vers ${TOWARD[end]}.`,
  foxTrot: ({ seat, card, target }, subject) =>
    `${subject(seat, 'joues', 'joue')} ${cardName(card)} : le renard attrape la poule en ${target}.`,
  parade: ({ seat, card, path }, subject) => `${subject(seat, 'joues', 'joue')} ${cardName(card)} par ${all(path)}.`,
  diagram: ({ seat, card, cells }, subject) => `${subject(seat, 'joues', 'joue')} ${cardName(card)} sur ${all(cells)}.`,
  catch: ({ seat, pay, target }, subject) =>
    `${subject(seat, 'paies', 'paie')} ${cardName(pay)} : le renard attrape la poule en ${target}.`,
  endPlays: ({ seat }, subject) => `${subject(seat, 'ne joues', 'ne joue')} plus rien à ce tour.`,
  closeGap: ({ seat, toward }, subject) =>
    `${subject(seat, 'resserres', 'resserre')} la rangée du milieu vers ${TOWARD[toward]}.`,

  opened: () => 'Une partie de Chicken Roundup commence.',
  dealt: ({ hands, deck }, _, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own?.map((card) => (card === null ? '?' : cardName(card))).join(', ');
    return `La cour est en place ; ${counted(deck.length, 'carte')} dans la pioche, avec le coq vers le fond.${cards === undefined ? '' : ` Ta main : ${cards}.`}`;
  },
  played: ({ seat, card }, subject) => `${subject(seat, 'joues', 'joue')} ${cardName(card)}.`,
  paid: ({ seat, card }, subject) => `${subject(seat, 'paies', 'paie')} ${cardName(card)}.`,
  taken: ({ cell, card }) => `Le fermier emporte ${chicken(card)} de ${cell}.`,
  chased: ({ from, to }) =>
    from === to ? `Le renard est déjà au bout de sa rangée, en ${to}.` : `Le renard file de ${from} à ${to}.`,
  caught: ({ seat, from, to, card }, subject) =>
    `Le renard va de ${from} à ${to} : ${subject(seat, 'prends', 'prend', true)} ${cardName(card)} en main.`,
  paraded: ({ seat, path }, subject) =>
    `${subject(seat, 'mènes', 'mène')} ${counted(path.length, 'poule')} au poulailler : ${all(path)}.`,
  rearranged: ({ from, to }) =>
    `Les poules se déplacent : ${from.map((cell, i) => `${cell} vers ${to[i]}`).join(', ')}.`,
  closed: ({ row }) => `La rangée ${ROW_NAMES[row]} se resserre.`,
  gapOpened: ({ seat }, subject) =>
    `La rangée du milieu a un trou : ${subject(seat, 'choisis', 'choisit', true)} de quel côté elle se resserre.`,
  secondPlayBegan: ({ seat }, subject) => `${subject(seat, 'peux', 'peut')} jouer encore une fois.`,
  playsEnded: ({ seat }, subject) => `${subject(seat, 'ne joues', 'ne joue')} plus rien à ce tour.`,
  sentIn: ({ seat, cells }, subject) =>
    `${subject(seat, 'envoies', 'envoie')} ${counted(cells.length, 'poule')} au poulailler : ${all(cells)}.`,
  foxExposed: ({ from, to }) => `Le renard en ${from} est à découvert : il passe en ${to}.`,
  chickenLost: ({ seat, card }, subject) =>
    `Le renard est devant le poulailler : ${subject(seat, 'perds', 'perd', true)} ${chicken(card)}, celle du dessus.`,
  drawn: ({ seat, card, to }, subject) => {
    if (card === 'rooster') return 'Le coq est pioché !';
    const what = card === null ? 'une carte' : cardName(card);
    return to === 'hand' ? `${subject(seat, 'pioches', 'pioche')} ${what}.` : `En ${to} arrive ${what}.`;
  },
  lastTurnsBegan: ({ turnsLeft }) => `Le coq chante : après ce tour, ${turns(turnsLeft)}.`,
  turnPassed: ({ to, turnsLeft }, _, viewer, player) => {
    const last = turnsLeft === null ? '' : turnsLeft === 0 ? ', une dernière fois' : ` ; ensuite, ${turns(turnsLeft)}`;
    return `C’est à ${to === viewer ? 'toi' : player(to)} de jouer${last}.`;
  },
  gameEnded: () => 'Le dernier tour est joué : la partie est terminée.',
};

const refusals: ChickenRoundupLocale['refusals'] = {
  'G-4': ({ card }) => `Tu n’as pas ${cardName(card)} en main : joue ou paie une carte que tu as.`,
  'CR-3.1': ({ card, type }) =>
    `Tu ne peux pas jouer ${cardName(card)} comme '${type}' : joue la carte pour sa propre action, ou paie une prise avec elle.`,
  'CR-5.1': () => 'Il n’y a pas là de poule que le fermier puisse emporter.',
  'CR-5.2': () => 'Dans une rangée extérieure, le chien ne peut chasser le renard que vers le bout sans poulailler.',
  'CR-5.2a': () => 'Le renard est seul dans la rangée du milieu, les deux bouts reviennent au même : choisis l’autre.',
  'CR-5.3': ({ color }) =>
    `Il n’y a pas là de poule ${COLORED[color]} : ce fox-trot n’attrape que les poules de cette couleur.`,
  'CR-5.4': () =>
    'Il n’y a pas là de poule à côté du renard : attrapes-en une juste à côté de lui, dans sa rangée ou sa colonne.',
  'CR-5.5': () =>
    'Le défilé ne peut pas passer par là : il commence par la poule devant ton poulailler et continue par des poules voisines, chacune inférieure à la précédente.',
  'CR-6.0': ({ diagram, cell }) =>
    `${actionName(diagram)} ne va pas là${cell === null ? '' : ' : sur une des cases, il n’y a pas de poule à déplacer'}.`,
  'CR-6.0a': ({ cells }) => `Écris ce déplacement ainsi : ${cells.join(', ')}.`,
};

const picture: ChickenRoundupLocale['picture'] = {
  title: (turn) => `Chicken Roundup, tour ${turn}`,
  plays: (play) => (play === 1 ? 'jouer une carte, attraper ou s’arrêter' : 'jouer une deuxième fois, ou s’arrêter'),
  closeGap: 'choisir de quel côté la rangée se resserre',
  deck: 'Pioche',
  roosterIn: 'avec le coq',
  roosterOut: (left) => (left === 0 ? 'le dernier tour' : turns(left)),
  rows: { N: 'Rangée nord depuis l’ouest', M: 'Rangée du milieu depuis l’ouest', S: 'Rangée sud depuis l’ouest' },
  fox: 'renard',
  rooster: 'coq',
  open: 'libre',
  yard: 'Cour',
  at: (row, column, cell, there) => `Rangée ${row}, colonne ${column} (${cell}) : ${there}`,
  chickens: (count) => counted(count, 'poule'),
  chicken: (card) => `Poule ${COLORED[colorOf(card)]} ${rankOf(colorOf(card))}, ${actionName(actionOf(card))}`,
  coop: (colors) => `Poulailler : ${colors}`,
  colors: COLOR_NAMES,
  card: cardName,
  action: actionName,
};

/** The effect of playing a card. */
const EFFECTS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['farmer', 'une poule quitte la cour'],
  ['dog', 'le renard file à un bout de sa rangée'],
  ['parade', 'des poules rentrent dans ton poulailler'],
  ['foxTrot', 'le renard attrape une poule de cette couleur'],
  ['sideStep', 'échange deux voisines d’une rangée'],
  ['fenceHop', 'échange deux voisines d’une colonne'],
  ['diagonalDash', 'échange deux voisines en diagonale'],
  ['leapFrog', 'en échange deux, séparées par une carte'],
  ['cutIn', 'de trois d’une rangée, une va à l’autre bout'],
  ['roundDance', 'fait tourner un carré de quatre d’une case'],
]);

const effectOf = (action: Action) => EFFECTS.get(action) ?? 'déplace des poules';
const theChicken = (known: { readonly color: Color | null } | null) =>
  known === null || known.color === null ? 'la poule' : `la poule ${COLORED[known.color]}`;

/** A type of move, with its effect. */
function typeNamed(type: Move['type']): string {
  switch (type) {
    case 'farmer':
    case 'dog':
    case 'foxTrot':
    case 'parade':
      return `${actionName(type)} : ${effectOf(type)}`;
    case 'diagram':
      return 'Déplacement : déplace des poules';
    case 'catch':
      return 'Payer une carte : le renard attrape une poule à côté de lui';
    case 'endPlays':
      return 'S’arrêter';
    case 'closeGap':
      return 'Resserrer la rangée';
  }
}

/** "N0, poule dorée". */
function cellWith(cell: Cell, view: View | null): string {
  const there = view === null ? undefined : occupantOf(view, cell);
  if (isChicken(there)) return `${cell}, poule ${COLORED[colorOf(there)]}`;
  return there === 'fox' ? `${cell}, renard` : cell;
}

const FARMER_QUESTION = 'Quelle poule le fermier emporte-t-il ?';
const END_QUESTION = 'Vers quel bout le chien chasse-t-il le renard ?';
const PATH_QUESTION = 'Quelles poules rentrent dans ton poulailler ?';
const CELLS_QUESTION = 'Quelles poules se déplacent ?';

/** The question after picking a card to play. */
function playQuestion(card: Card): string {
  switch (actionOf(card)) {
    case 'farmer':
      return FARMER_QUESTION;
    case 'dog':
      return END_QUESTION;
    case 'foxTrot':
      return `Quelle poule ${COLORED[colorOf(card)]} le renard attrape-t-il ?`;
    case 'parade':
      return PATH_QUESTION;
    default:
      return CELLS_QUESTION;
  }
}

/** The chickens that a diagram moves, and which way. */
function moved(cells: readonly Cell[], way: Way | null): string {
  if (way === null) return `déplacer ${all(cells)}`;
  if (typeof way !== 'string') return `${way.from} va vers ${way.to}`;
  return `tourner ${all(cells)} dans le sens ${way === 'clockwise' ? 'horaire' : 'antihoraire'}`;
}

/** The short name of a played card's action. */
const playNamed = ({ card }: { readonly card: Card }) => actionName(actionOf(card));

const labels: ChickenRoundupLabelLocale['labels'] = {
  moves: {
    farmer: ({ card, target }, known) => `${cardName(card)} : emporter ${theChicken(known)} en ${target}`,
    dog: ({ card, end }) => `${cardName(card)} : chasser le renard vers ${TOWARD[end]}`,
    foxTrot: ({ card, target }) => `${cardName(card)} : attraper la poule ${COLORED[colorOf(card)]} en ${target}`,
    parade: ({ card, path }) => `${cardName(card)} : ${all(path)} au poulailler (+${path.length})`,
    diagram: ({ card, cells }, known) => `${cardName(card)} : ${moved(cells, known?.way ?? null)}`,
    catch: ({ pay, target }, known) => `Payer ${cardName(pay)} : attraper ${theChicken(known)} en ${target}`,
    endPlays: (_, known) => {
      if (known === null) return 'S’arrêter';
      const { chickens } = known;
      if (chickens === 0) return 'S’arrêter (aucune poule au poulailler)';
      return `S’arrêter (${counted(chickens, 'poule')} au poulailler : +${chickens})`;
    },
    closeGap: ({ toward }) => `Resserrer vers ${TOWARD[toward]}`,
  },
  brief: {
    farmer: playNamed,
    dog: playNamed,
    foxTrot: playNamed,
    parade: playNamed,
    diagram: playNamed,
    catch: () => 'Attraper',
    endPlays: () => 'Finir',
  },
  questions: {
    type: ({ card }) => (card === undefined ? 'Que veux-tu faire ?' : `${playQuestion(card)} Ou attraper ?`),
    card: () => 'Quelle carte ?',
    pay: () => 'Payer laquelle ?',
    target: ({ type, card }) => {
      if (type === 'farmer') return FARMER_QUESTION;
      return card === undefined ? 'Quelle poule à côté du renard attrape-t-il ?' : playQuestion(card);
    },
    end: () => END_QUESTION,
    path: ({ path = [] }) => (path.length === 0 ? PATH_QUESTION : 'Laquelle suit encore ?'),
    cells: ({ cells = [] }) => (cells.length === 0 ? CELLS_QUESTION : 'Laquelle se déplace avec elle ?'),
    toward: () => 'De quel côté la rangée se resserre-t-elle ?',
  },
  values: {
    type: typeNamed,
    card: (card) => `${cardName(card)} : ${effectOf(actionOf(card))}`,
    pay: cardName,
    target: cellWith,
    end: (end) => SIDES[end],
    path: cellWith,
    cells: cellWith,
    toward: (end) => SIDES[end],
  },
};

const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq'];
const home = (count: number) => `${NUMBERS[count] ?? count} ${count < 2 ? 'poule' : 'poules'} au poulailler`;
const aChicken = (card: Card) => `une poule ${COLORED[colorOf(card)]}`;

/** An event of a turn, in a few words; `''` if it goes without saying. */
function briefly(event: RedactedEvent, isYou: boolean): string {
  switch (event.type) {
    case 'played':
      return actionOf(event.card) === 'farmer' ? '' : actionName(actionOf(event.card));
    case 'taken':
      return `le fermier emporte ${aChicken(event.card)}`;
    case 'caught':
      return `${isYou ? 'tu attrapes' : 'attrape'} ${aChicken(event.card)}`;
    case 'paraded':
      return home(event.path.length);
    case 'sentIn':
      return home(event.cells.length);
    case 'chickenLost':
      return `le renard ${isYou ? 'te' : 'lui'} prend ${aChicken(event.card)}`;
    case 'drawn':
      return event.card === 'rooster' ? `${isYou ? 'tu pioches' : 'pioche'} le coq` : '';
    default:
      return '';
  }
}

const recapWords: RecapWords = {
  event: briefly,
  noPlay: (isYou) => `${isYou ? 'tu ne joues' : 'ne joue'} rien`,
  colon: french.colon,
};

/** The French labels of Chicken Roundup, separate so that a page that only prints sentences does not load them. */
export const frChickenRoundupLabels: ChickenRoundupLabelLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  known: knownOf,
  recap: (events, viewer, nameOf) => recapOf(events, viewer, nameOf, recapWords),
  turn: (events, seat, reader, nameOf) => turnOf(events, seat, reader, nameOf, recapWords),
  labels,
});

/** The French texts in drawings of Chicken Roundup, separate so that a page that only draws loads no sentences. */
export const frChickenRoundupSvg: ChickenRoundupSvgLocale = /* @__PURE__ */ deepFreeze({ common: french, picture });

/** Chicken Roundup in French. */
export const frChickenRoundup: ChickenRoundupLocale = /* @__PURE__ */ deepFreeze({
  common: french,
  goal: 'le coq met fin\u00a0: le plus de poules gagne',
  names,
  sentences,
  refusals,
  picture,
});

/** Why one move in Chicken Roundup is better than another, in French. */
export const frChickenRoundupReasons: ReasonLocale<ChickenRoundupMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<ChickenRoundupMeasure>
>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    home: (doer) => `${doer('fais rentrer', 'fait rentrer')} plus de poules aux deux prochains tours`,
    theirHome: () => 'L’adversaire fait rentrer moins de poules aux deux prochains tours',
    fox: (doer) => `${doer('perds', 'perd')} moins souvent une poule à cause du renard`,
    theirFox: () => 'L’adversaire perd plus souvent une poule à cause du renard',
    line: (doer) => `${doer('as', 'a')} plus de poules prêtes devant le poulailler deux tours plus tard`,
    parade: (doer) => `${doer('gardes', 'garde')} plus souvent une Parade pour plus tard`,
  },
});
