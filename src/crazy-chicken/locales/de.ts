/**
 * The words of Crazy Chicken in German: sentences for moves, events and refusals, labels for buttons, texts in its
 * drawings, and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import { german } from '../../engine/locales/de.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { CrazyChickenMeasure } from '../bots/measures.js';
import { firstNameOf, NAMES } from '../cards.js';
import type { Chicken, LaidSet, Pile } from '../table.js';
import { knownOf } from './labels.js';
import type { CrazyChickenLabelLocale, CrazyChickenLocale, CrazyChickenSvgLocale } from './locale.js';

export { deCrazyChickenRules } from './deRules.js';
export type {
  CrazyChickenKnown,
  CrazyChickenLabelLocale,
  CrazyChickenLocale,
  CrazyChickenMeasure,
  CrazyChickenShownWords,
  CrazyChickenSvgLocale,
  CrazyChickenSvgWords,
} from './locale.js';

/** Without an article; nominative, dative and accusative are the same. */
const PILE_NAMES: { readonly [Name in Pile]: string } = {
  drawA: 'Zugstapel A',
  drawB: 'Zugstapel B',
  discardA: 'Ablagestapel A',
  discardB: 'Ablagestapel B',
};

const named = (chicken: Chicken) => `${NAMES[chicken]} (${chicken})`;
const setNamed = ({ chicken, count }: LaidSet) => `${count} × ${named(chicken)}`;
const points = (count: number) => counted(count, 'Punkt', 'Punkte');

const sentences: CrazyChickenLocale['sentences'] = {
  draw: ({ seat, from }, subject) => `${subject(seat, 'ziehst', 'zieht')} von ${PILE_NAMES[from]}.`,
  lay: ({ seat, chicken, count }, subject) => `${subject(seat, 'legst', 'legt')} ${setNamed({ chicken, count })} aus.`,
  discard: ({ seat, chicken, to }, subject) =>
    `${subject(seat, 'wirfst', 'wirft')} ${named(chicken)} auf ${PILE_NAMES[to]} ab.`,
  discardSet: ({ seat, to }, subject) =>
    `${subject(seat, 'legst', 'legt')} die verdrängte Auslage auf ${PILE_NAMES[to]}.`,

  opened: () => 'Eine Partie Crazy Chicken beginnt.',
  dealt: ({ round, starter, hands, drawA, drawB }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Deine Hand: ${own.join(', ')}.`;
    return `Runde ${round}. ${subject(starter, 'fängst', 'fängt')} an; ${counted(drawA.length, 'Karte', 'Karten')} in Zugstapel A, ${drawB.length} in Zugstapel B.${cards}`;
  },
  drew: ({ seat, from, card }, subject) =>
    `${subject(seat, 'ziehst', 'zieht')} ${card === null ? 'eine Karte' : named(card)} von ${PILE_NAMES[from]}.`,
  laid: ({ seat, chicken, count }, subject) => `${subject(seat, 'legst', 'legt')} ${setNamed({ chicken, count })} aus.`,
  displaced: ({ owner, chicken, count, chooser }, subject) => {
    const where = chooser === null ? '' : ` ${subject(chooser, 'bestimmst', 'bestimmt')}, wohin sie kommt.`;
    return `${subject(owner, 'verlierst', 'verliert')} die kleinere Auslage, ${setNamed({ chicken, count })}.${where}`;
  },
  setDiscarded: ({ chicken, count, to }) => `${setNamed({ chicken, count })} kommen auf ${PILE_NAMES[to]}.`,
  discarded: ({ seat, chicken, to }, subject) =>
    `${subject(seat, 'wirfst', 'wirft')} ${named(chicken)} auf ${PILE_NAMES[to]} ab.`,
  turnPassed: ({ to }, subject) => `${subject(to, 'bist', 'ist')} an der Reihe.`,
  roundEnded: ({ reason }) =>
    ({
      sixTypes: 'Vor einem Spieler liegen sechs Sorten: Die Runde ist zu Ende.',
      nineTypes: 'Alle neun Sorten liegen aus: Die Runde ist zu Ende.',
      drawPile: 'Ein Zugstapel ist aufgebraucht: Die Runde ist zu Ende.',
    })[reason],
  scored: ({ points: added }, subject) =>
    `${added.map((each, seat) => subject(seat, `bekommst ${points(each)}`, `bekommt ${points(each)}`, seat > 0)).join(', ')}.`,
  gameEnded: () => 'Die letzte Runde ist gespielt: Das Spiel ist aus.',
};

const refusals: CrazyChickenLocale['refusals'] = {
  'G-4': ({ need, have }) =>
    have === 0
      ? 'Du hast keine Karte dieser Sorte auf der Hand: Wähle eine Sorte, die du hast.'
      : `Du hast nur ${counted(have, 'Karte', 'Karten')} dieser Sorte auf der Hand, der Zug braucht aber ${need}.`,
  'CC-3.2': ({ pile }) => `Auf ${PILE_NAMES[pile]} liegt keine Karte: Ziehe von einem anderen Stapel.`,
  'CC-3.4': ({ pile }) =>
    `Von ${PILE_NAMES[pile]} hast du in diesem Zug schon gezogen: Ziehe von einem anderen Stapel.`,
  'CC-4.1': ({ need }) => `Eine einzelne Karte ist keine Auslage: Lege mindestens ${need}.`,
  'CC-4.2': ({ need, have }) =>
    `Vor dem anderen Spieler liegen ${need - 1} dieser Sorte: Lege mindestens ${need}, nicht ${have}.`,
  'CC-4.3': ({ need, have }) =>
    `Vor dir liegen schon ${need - 1} dieser Sorte: Lege mindestens ${need}, nicht ${have}.`,
  'CC-5.2': ({ to, instead }) =>
    `${PILE_NAMES[instead]} ist leer und muss zuerst gefüllt werden: Wirf dort ab, nicht auf ${PILE_NAMES[to]}.`,
};

const picture: CrazyChickenLocale['picture'] = {
  title: (round, rounds) => `Crazy Chicken, Runde ${round} von ${rounds}`,
  card: named,
  step: {
    draw: 'eine Karte ziehen',
    drawAgain: 'eine Karte von einem anderen Stapel ziehen',
    layOrDiscard: 'eine Auslage legen oder eine Karte abwerfen',
    discardSet: 'den Ablagestapel für die verdrängte Auslage wählen',
  },
  sets: 'Auslagen',
  types: (shown, of) => `${shown} von ${of} Arten`,
  together: (shown, of) => `Beide zusammen: ${shown} von ${of} Arten`,
  thisRound: (points) => `+${points} in dieser Runde`,
  aside: (owner) => `Verdrängte Auslage (${owner})`,
  closed: 'gesperrt',
  beats: (count) => `schlägt ${count}`,
};

const shown: CrazyChickenLocale['shown'] = {
  nothing: 'Nichts auszulegen. Warum?',
};

const labels: CrazyChickenLabelLocale['labels'] = {
  moves: {
    draw: ({ from }, known) =>
      known === null || known.card === null
        ? `Von ${PILE_NAMES[from]} ziehen`
        : `${named(known.card)} von ${PILE_NAMES[from]} ziehen`,
    lay: ({ chicken, count }, known) => {
      if (known === null) return `${count} × ${firstNameOf(chicken)} auslegen`;
      const lay = `${setNamed({ chicken, count })} auslegen`;
      if (known.own > 0) return `${lay} statt deiner ${known.own}`;
      const away = known.displaced === 0 ? '' : `, verdrängt ${known.displaced}`;
      return `${lay}: +${points(known.points)}${away}`;
    },
    discard: ({ chicken, to }) => `${named(chicken)} auf ${PILE_NAMES[to]} abwerfen`,
    discardSet: ({ to }, known) =>
      `${known === null || known.set === null ? 'Verdrängte Auslage' : setNamed(known.set)} auf ${PILE_NAMES[to]} legen`,
  },
  brief: { discard: () => 'Abwerfen' },
  questions: {
    type: ({ chicken }) => (chicken === undefined ? 'Was möchtest du tun?' : 'Auslegen, oder eines abwerfen?'),
    from: () => 'Von welchem Stapel?',
    chicken: () => 'Welches Huhn?',
    count: () => 'Wie viele?',
    to: () => 'Auf welchen Stapel?',
  },
  values: {
    type: (type) =>
      ({
        draw: 'Karte ziehen',
        lay: 'Auslage legen',
        discard: 'Karte abwerfen',
        discardSet: 'Verdrängte Auslage ablegen',
      })[type],
    from: (pile) => PILE_NAMES[pile],
    chicken: named,
    count: (count) => counted(count, 'Karte', 'Karten'),
    to: (pile) => PILE_NAMES[pile],
  },
};

/** The German labels of Crazy Chicken, separate so that a page that only prints sentences does not load them. */
export const deCrazyChickenLabels: CrazyChickenLabelLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  known: knownOf,
  labels,
});

/** The German texts in drawings of Crazy Chicken, separate so that a page that only draws loads no sentences. */
export const deCrazyChickenSvg: CrazyChickenSvgLocale = /* @__PURE__ */ deepFreeze({ common: german, picture });

/** Crazy Chicken in German. Written out: bundlers keep an object with a spread even if nothing uses it. */
export const deCrazyChicken: CrazyChickenLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  goal: 'meiste Punkte gewinnen',
  names: NAMES,
  sentences,
  refusals,
  picture,
  shown,
});

/** Why one move in Crazy Chicken is better than another, in German. */
export const deCrazyChickenReasons: ReasonLocale<CrazyChickenMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<CrazyChickenMeasure>
>({
  common: german,
  insteadOf: 'statt',
  claims: {
    shown: (doer) => `${doer('hast', 'hat')} nach den nächsten Zügen mehr Punkte ausliegen`,
    theirShown: () => 'Der andere Spieler hat nach dem nächsten Zug weniger Punkte ausliegen',
    losesSet: (doer) => `${doer('verlierst', 'verliert')} seltener eine Auslage`,
    ready: (doer) => `${doer('hältst', 'hält')} Auslagen für mehr Punkte auf der Hand bereit`,
  },
});
