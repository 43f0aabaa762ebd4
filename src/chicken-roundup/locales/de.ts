/**
 * The words of Chicken Roundup in German: sentences for moves, events and refusals, labels for buttons, texts in its
 * drawings, and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted, listed } from '../../engine/locale.js';
import { german } from '../../engine/locales/de.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenRoundupMeasure } from '../bots/measures.js';
import { actionOf, colorOf, rankOf } from '../cards.js';
import type { Action, Card, Cell, Color, End, Move, RedactedEvent, Row, View } from '../table.js';
import type { Way } from '../ways.js';
import { isChicken } from '../yard.js';
import { knownOf, occupantOf } from './labels.js';
import type { ChickenRoundupLabelLocale, ChickenRoundupLocale, ChickenRoundupSvgLocale } from './locale.js';
import { type RecapWords, recapOf, turnOf } from './recap.js';

export { deChickenRoundupRules } from './deRules.js';
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
  white: 'weiß',
  black: 'schwarz',
  red: 'rot',
  silver: 'silber',
  gold: 'gold',
};

/** "das … Huhn", "… Hühner", and with an -s "kein …s Huhn". */
const COLORED: { readonly [Name in Color]: string } = {
  white: 'weiße',
  black: 'schwarze',
  red: 'rote',
  silver: 'silberne',
  gold: 'goldene',
};

/** A map, since a diagram may be named "constructor", a property of every object. */
const ACTION_NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['farmer', 'Bauer'],
  ['dog', 'Hund'],
  ['parade', 'Hühner\u00adparade'],
  ['foxTrot', 'Fox\u00adtrott'],
  ['sideStep', 'Seiten\u00adschritt'],
  ['fenceHop', 'Zaun\u00adsprung'],
  ['diagonalDash', 'Diagonal\u00adsprint'],
  ['leapFrog', 'Bock\u00adsprung'],
  ['cutIn', 'Vor\u00addrängeln'],
  ['roundDance', 'Rund\u00adtanz'],
]);

/** The German name with the places where it may break, or the name from the option `diagrams`. */
const shortName = (action: Action) => ACTION_NAMES.get(action) ?? action;
const actionName = (action: Action) => shortName(action).replace('\u00ad', '');
/** "Foxtrott (silber)". */
const cardName = (card: Card) => `${actionName(actionOf(card))} (${COLOR_NAMES[colorOf(card)]})`;

const chicken = (card: Card) => `das ${COLORED[colorOf(card)]} Huhn`;
const all = (cells: readonly Cell[]) => listed(cells, 'und');
const turns = (count: number) => `${count === 1 ? 'folgt' : 'folgen'} noch ${counted(count, 'Zug', 'Züge')}`;
const ROW_NAMES: { readonly [Name in Row]: string } = { N: 'nördliche', M: 'mittlere', S: 'südliche' };
const DIRECTIONS: { readonly [Name in End]: string } = { west: 'Westen', east: 'Osten' };

const names: ChickenRoundupLocale['names'] = {
  colors: COLOR_NAMES,
  action: actionName,
  card: cardName,
  pieces: { coop: 'Stall', fox: 'Fuchs', rooster: 'Hahn' },
};

const sentences: ChickenRoundupLocale['sentences'] = {
  farmer: ({ seat, card, target }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${cardName(card)}: Das Huhn auf ${target} kommt weg.`,
  dog: ({ seat, card, end }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${cardName(card)}: Der Fuchs läuft nach ${DIRECTIONS[end]}.`,
  foxTrot: ({ seat, card, target }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${cardName(card)}: Der Fuchs fängt das Huhn auf ${target}.`,
  parade: ({ seat, card, path }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${cardName(card)} über ${all(path)}.`,
  diagram: ({ seat, card, cells }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${cardName(card)} auf ${all(cells)}.`,
  catch: ({ seat, pay, target }, subject) =>
    `${subject(seat, 'zahlst', 'zahlt')} ${cardName(pay)}: Der Fuchs fängt das Huhn auf ${target}.`,
  endPlays: ({ seat }, subject) => `${subject(seat, 'spielst', 'spielt')} in diesem Zug nichts mehr.`,
  closeGap: ({ seat, toward }, subject) =>
    `${subject(seat, 'schließt', 'schließt')} die Lücke nach ${DIRECTIONS[toward]}.`,

  opened: () => 'Eine Partie Chicken Roundup beginnt.',
  dealt: ({ hands, deck }, _, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own?.map((card) => (card === null ? '?' : cardName(card))).join(', ');
    return `Der Hof ist ausgelegt; im Stapel liegen ${counted(deck.length, 'Karte', 'Karten')}, weit unten der Hahn.${cards === undefined ? '' : ` Deine Hand: ${cards}.`}`;
  },
  played: ({ seat, card }, subject) => `${subject(seat, 'spielst', 'spielt')} ${cardName(card)}.`,
  paid: ({ seat, card }, subject) => `${subject(seat, 'zahlst', 'zahlt')} ${cardName(card)}.`,
  taken: ({ cell, card }) => `Der Bauer holt ${chicken(card)} von ${cell}.`,
  chased: ({ from, to }) =>
    from === to ? `Der Fuchs steht schon am Ende seiner Reihe, auf ${to}.` : `Der Fuchs läuft von ${from} nach ${to}.`,
  caught: ({ seat, from, to, card }, subject) =>
    `Der Fuchs läuft von ${from} nach ${to}: ${subject(seat, 'nimmst', 'nimmt')} ${cardName(card)} auf die Hand.`,
  paraded: ({ seat, path }, subject) =>
    `${subject(seat, 'führst', 'führt')} ${counted(path.length, 'Huhn', 'Hühner')} in den Stall: ${all(path)}.`,
  rearranged: ({ from, to }) => `Hühner ziehen um: ${from.map((cell, i) => `${cell} nach ${to[i]}`).join(', ')}.`,
  closed: ({ row }) => `Die ${ROW_NAMES[row]} Reihe rückt zusammen.`,
  gapOpened: ({ seat }, subject) =>
    `In der mittleren Reihe ist eine Lücke: ${subject(seat, 'bestimmst', 'bestimmt')}, zu welcher Seite sie sich schließt.`,
  secondPlayBegan: ({ seat }, subject) => `${subject(seat, 'darfst', 'darf')} noch einmal spielen.`,
  playsEnded: ({ seat }, subject) => `${subject(seat, 'spielst', 'spielt')} in diesem Zug nichts mehr.`,
  sentIn: ({ seat, cells }, subject) =>
    `${subject(seat, 'schickst', 'schickt')} ${counted(cells.length, 'Huhn', 'Hühner')} in den Stall: ${all(cells)}.`,
  foxExposed: ({ from, to }) => `Der Fuchs auf ${from} ist ungedeckt: Er kommt nach ${to}.`,
  chickenLost: ({ seat, card }, subject) =>
    `Der Fuchs steht am Stall: ${subject(seat, 'verlierst', 'verliert')} ${chicken(card)}, das obenauf liegt.`,
  drawn: ({ seat, card, to }, subject) => {
    if (card === 'rooster') return 'Der Hahn wird gezogen!';
    const what = card === null ? 'eine Karte' : cardName(card);
    return to === 'hand' ? `${subject(seat, 'ziehst', 'zieht')} ${what}.` : `Auf ${to} kommt ${what}.`;
  },
  lastTurnsBegan: ({ turnsLeft }) => `Der Hahn kräht: Nach diesem Zug ${turns(turnsLeft)}.`,
  turnPassed: ({ to, turnsLeft }, subject) => {
    const last = turnsLeft === null ? '' : turnsLeft === 0 ? ', zum letzten Mal' : `; danach ${turns(turnsLeft)}`;
    return `${subject(to, 'bist', 'ist')} an der Reihe${last}.`;
  },
  gameEnded: () => 'Die letzte Runde ist gespielt: Das Spiel ist aus.',
};

const refusals: ChickenRoundupLocale['refusals'] = {
  'G-4': ({ card }) => `Du hast ${cardName(card)} nicht auf der Hand: Spiele oder zahle eine Karte, die du hast.`,
  'CR-3.1': ({ card, type }) =>
    `${cardName(card)} kannst du nicht als '${type}' spielen: Spiele die Karte für ihre eigene Aktion, oder zahle mit ihr für einen Fang.`,
  'CR-5.1': () => 'Dort steht kein Huhn, das der Bauer holen kann.',
  'CR-5.2': () => 'In einer äußeren Reihe kann der Hund den Fuchs nur an das Ende jagen, an dem kein Stall steht.',
  'CR-5.2a': () => 'Der Fuchs ist allein in der mittleren Reihe, beide Enden sind dasselbe: Nimm das andere.',
  'CR-5.3': ({ color }) =>
    `Dort steht kein ${COLORED[color]}s Huhn: Dieser Foxtrott fängt nur ${COLORED[color]} Hühner.`,
  'CR-5.4': () => 'Dort steht kein Huhn neben dem Fuchs: Fange eines direkt neben ihm, in seiner Reihe oder Spalte.',
  'CR-5.5': () =>
    'Dorthin kann die Parade nicht führen: Sie beginnt mit dem Huhn vor deinem Stall und geht über benachbarte Hühner weiter, jedes niedriger als das davor.',
  'CR-6.0': ({ diagram, cell }) =>
    `${actionName(diagram)} passt dort nicht${cell === null ? '' : ': Auf einem der Felder steht kein Huhn, das ziehen kann'}.`,
  'CR-6.0a': ({ cells }) => `Schreibe diese Umstellung als ${cells.join(', ')}.`,
};

const picture: ChickenRoundupLocale['picture'] = {
  title: (turn) => `Chicken Roundup, Zug ${turn}`,
  plays: (play) => (play === 1 ? 'spielen, fangen oder aufhören' : 'noch einmal spielen oder aufhören'),
  closeGap: 'wählen, wohin sich die Lücke schließt',
  deck: 'Stapel',
  roosterIn: 'mit dem Hahn',
  roosterOut: (left) => (left === 0 ? 'der letzte Zug' : `noch ${counted(left, 'Zug', 'Züge')}`),
  rows: { N: 'Nördliche Reihe von Westen', M: 'Mittlere Reihe von Westen', S: 'Südliche Reihe von Westen' },
  fox: 'Fuchs',
  rooster: 'Hahn',
  open: 'offen',
  yard: 'Hof',
  at: (row, column, cell, there) => `Reihe ${row}, Spalte ${column} (${cell}): ${there}`,
  chickens: (count) => counted(count, 'Huhn', 'Hühner'),
  chicken: (card) => `${COLORED[colorOf(card)]}s Huhn ${rankOf(colorOf(card))}, ${actionName(actionOf(card))}`,
  coop: (colors) => `Stall: ${colors}`,
  colors: COLOR_NAMES,
  card: cardName,
  action: shortName,
};

/** The effect of playing a card. */
const EFFECTS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['farmer', 'ein Huhn kommt vom Hof'],
  ['dog', 'der Fuchs läuft an ein Ende seiner Reihe'],
  ['parade', 'Hühner gehen in deinen Stall'],
  ['foxTrot', 'der Fuchs fängt ein Huhn dieser Farbe'],
  ['sideStep', 'vertauscht Nachbarn in einer Reihe'],
  ['fenceHop', 'vertauscht Nachbarn in einer Spalte'],
  ['diagonalDash', 'vertauscht schräge Nachbarn'],
  ['leapFrog', 'vertauscht zwei, zwischen denen eine Karte liegt'],
  ['cutIn', 'von drei in einer Reihe geht eins ans andere Ende'],
  ['roundDance', 'dreht einen Viererblock um ein Feld'],
]);

const effectOf = (action: Action) => EFFECTS.get(action) ?? 'stellt Hühner um';
const theChicken = (known: { readonly color: Color | null } | null) =>
  known === null || known.color === null ? 'das Huhn' : `das ${COLORED[known.color]} Huhn`;

/** A type of move, with its effect. */
function typeNamed(type: Move['type']): string {
  switch (type) {
    case 'farmer':
    case 'dog':
    case 'foxTrot':
    case 'parade':
      return `${actionName(type)}: ${effectOf(type)}`;
    case 'diagram':
      return 'Umstellung: stellt Hühner um';
    case 'catch':
      return 'Karte zahlen: der Fuchs fängt ein Huhn neben sich';
    case 'endPlays':
      return 'Aufhören';
    case 'closeGap':
      return 'Lücke schließen';
  }
}

/** "N0, goldenes Huhn". */
function cellWith(cell: Cell, view: View | null): string {
  const there = view === null ? undefined : occupantOf(view, cell);
  if (isChicken(there)) return `${cell}, ${COLORED[colorOf(there)]}s Huhn`;
  return there === 'fox' ? `${cell}, Fuchs` : cell;
}

const FARMER_QUESTION = 'Welches Huhn holt der Bauer?';
const END_QUESTION = 'Wohin läuft der Fuchs?';
const PATH_QUESTION = 'Welche Hühner gehen in deinen Stall?';
const CELLS_QUESTION = 'Welche Hühner ziehen um?';

/** The question after picking a card to play. */
function playQuestion(card: Card): string {
  switch (actionOf(card)) {
    case 'farmer':
      return FARMER_QUESTION;
    case 'dog':
      return END_QUESTION;
    case 'foxTrot':
      return `Welches ${COLORED[colorOf(card)]} Huhn fängt der Fuchs?`;
    case 'parade':
      return PATH_QUESTION;
    default:
      return CELLS_QUESTION;
  }
}

/** The chickens that a diagram moves, and which way. */
function moved(cells: readonly Cell[], way: Way | null): string {
  if (way === null) return `${all(cells)} umstellen`;
  if (typeof way !== 'string') return `${way.from} geht nach ${way.to}`;
  return `${all(cells)} ${way === 'clockwise' ? 'im' : 'gegen den'} Uhrzeigersinn drehen`;
}

/** The short name of a played card's action. */
const playNamed = ({ card }: { readonly card: Card }) => shortName(actionOf(card));

const labels: ChickenRoundupLabelLocale['labels'] = {
  moves: {
    farmer: ({ card, target }, known) => `${cardName(card)}: ${theChicken(known)} auf ${target} entfernen`,
    dog: ({ card, end }) => `${cardName(card)}: den Fuchs nach ${DIRECTIONS[end]} jagen`,
    foxTrot: ({ card, target }) => `${cardName(card)}: das ${COLORED[colorOf(card)]} Huhn auf ${target} fangen`,
    parade: ({ card, path }) => `${cardName(card)}: ${all(path)} in den Stall (+${path.length})`,
    diagram: ({ card, cells }, known) => `${cardName(card)}: ${moved(cells, known?.way ?? null)}`,
    catch: ({ pay, target }, known) => `${cardName(pay)} zahlen: ${theChicken(known)} auf ${target} fangen`,
    endPlays: (_, known) => {
      if (known === null) return 'Aufhören';
      const { chickens } = known;
      if (chickens === 0) return 'Aufhören (kein Huhn in den Stall)';
      return `Aufhören (${counted(chickens, 'Huhn', 'Hühner')} in den Stall: +${chickens})`;
    },
    closeGap: ({ toward }) => `Lücke nach ${DIRECTIONS[toward]} schließen`,
  },
  brief: {
    farmer: playNamed,
    dog: playNamed,
    foxTrot: playNamed,
    parade: () => 'Parade',
    diagram: playNamed,
    catch: () => 'Fangen',
    endPlays: () => 'Fertig',
  },
  questions: {
    type: ({ card }) => (card === undefined ? 'Was möchtest du tun?' : `${playQuestion(card)} Oder fangen?`),
    card: () => 'Welche Karte?',
    pay: () => 'Welche zahlen?',
    target: ({ type, card }) => {
      if (type === 'farmer') return FARMER_QUESTION;
      return card === undefined ? 'Welches Huhn neben dem Fuchs fängt er?' : playQuestion(card);
    },
    end: () => END_QUESTION,
    path: ({ path = [] }) => (path.length === 0 ? PATH_QUESTION : 'Welches geht noch mit?'),
    cells: ({ cells = [] }) => (cells.length === 0 ? CELLS_QUESTION : 'Welches zieht mit um?'),
    toward: () => 'Zu welcher Seite schließt sich die Lücke?',
  },
  values: {
    type: typeNamed,
    card: (card) => `${cardName(card)}: ${effectOf(actionOf(card))}`,
    pay: cardName,
    target: cellWith,
    end: (end) => DIRECTIONS[end],
    path: cellWith,
    cells: cellWith,
    toward: (end) => DIRECTIONS[end],
  },
};

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf'];
const home = (count: number) => `${NUMBERS[count] ?? count} ${count === 1 ? 'Huhn' : 'Hühner'} im Stall`;
const aChicken = (card: Card) => `ein ${COLORED[colorOf(card)]}s Huhn`;

/** An event of a turn, in a few words; `''` if it goes without saying. */
function briefly(event: RedactedEvent, isYou: boolean): string {
  switch (event.type) {
    case 'played':
      return actionOf(event.card) === 'farmer' ? '' : actionName(actionOf(event.card));
    case 'taken':
      return `Bauer holt ${aChicken(event.card)}`;
    case 'caught':
      return `${isYou ? 'du fängst' : 'fängt'} ${aChicken(event.card)}`;
    case 'paraded':
      return home(event.path.length);
    case 'sentIn':
      return home(event.cells.length);
    case 'chickenLost':
      return `${isYou ? 'du verlierst' : 'verliert'} ${aChicken(event.card)} an den Fuchs`;
    case 'drawn':
      return event.card === 'rooster' ? `${isYou ? 'du ziehst' : 'zieht'} den Hahn` : '';
    default:
      return '';
  }
}

const recapWords: RecapWords = {
  event: briefly,
  noPlay: (isYou) => `${isYou ? 'du spielst' : 'spielt'} nichts`,
  colon: german.colon,
};

/** The German labels of Chicken Roundup, separate so that a page that only prints sentences does not load them. */
export const deChickenRoundupLabels: ChickenRoundupLabelLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  known: knownOf,
  recap: (events, viewer, nameOf) => recapOf(events, viewer, nameOf, recapWords),
  turn: (events, seat, reader, nameOf) => turnOf(events, seat, reader, nameOf, recapWords),
  labels,
});

/** The German texts in drawings of Chicken Roundup, separate so that a page that only draws loads no sentences. */
export const deChickenRoundupSvg: ChickenRoundupSvgLocale = /* @__PURE__ */ deepFreeze({ common: german, picture });

/** Chicken Roundup in German. */
export const deChickenRoundup: ChickenRoundupLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  goal: 'der Hahn beendet es: meiste im Stall gewinnen',
  names,
  sentences,
  refusals,
  picture,
});

/** Why one move in Chicken Roundup is better than another, in German. */
export const deChickenRoundupReasons: ReasonLocale<ChickenRoundupMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<ChickenRoundupMeasure>
>({
  common: german,
  insteadOf: 'statt',
  claims: {
    home: (doer) => `${doer('bringst', 'bringt')} in den nächsten zwei Zügen mehr Hühner in den Stall`,
    theirHome: () => 'Der andere Spieler bringt in den nächsten zwei Zügen weniger Hühner in den Stall',
    fox: (doer) => `${doer('verlierst', 'verliert')} seltener ein Huhn an den Fuchs`,
    theirFox: () => 'Der andere Spieler verliert öfter ein Huhn an den Fuchs',
    line: (doer) => `${doer('hast', 'hat')} zwei Züge später mehr Hühner vor dem Stall bereit`,
    parade: (doer) => `${doer('hältst', 'hält')} öfter eine Parade für später bereit`,
  },
});
