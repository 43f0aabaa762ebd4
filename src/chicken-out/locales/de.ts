/**
 * The words of Chicken Out! in German: sentences for moves, events and refusals, labels for buttons, texts in its
 * drawings, and names for a catalog.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import { german } from '../../engine/locales/de.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenOutMeasure } from '../bots/measures.js';
import { colorOf, isFox, numberOf } from '../cards.js';
import type { Card, Copied, Fox } from '../table.js';
import { type Known, knownOf } from './labels.js';
import type { ChickenOutLabelLocale, ChickenOutLocale, ChickenOutSvgLocale } from './locale.js';

export { deChickenOutRules } from './deRules.js';
export type {
  ChickenOutKnown,
  ChickenOutLabelLocale,
  ChickenOutLocale,
  ChickenOutMeasure,
  ChickenOutSvgLocale,
  ChickenOutSvgWords,
} from './locale.js';

/** "schwarze 7", "SAME". */
function named(card: Card): string {
  return isFox(card) ? card : `${colorOf(card) === 'black' ? 'schwarze' : 'rote'} ${numberOf(card)}`;
}

/** In the accusative: "die schwarze 7", "den Fuchs SAME als rote 9". */
function played(card: Card, sameAs: Copied | null): string {
  if (card === 'SAME') return `den Fuchs SAME ${sameAs === null ? 'ohne Vorbild' : `als ${named(sameAs)}`}`;
  return isFox(card) ? `den Fuchs ${card}` : `die ${named(card)}`;
}

const points = (count: number) => counted(count, 'Punkt', 'Punkte');

const FOX_EFFECTS: { readonly [Kind in Fox]: string } = {
  SAME: 'Wirkt wie die Karte davor.',
  ZERO: 'Setzt die Zählung auf 0.',
  DOUBLE: 'Verdoppelt die Zählung.',
  TWENTY: 'Setzt die Zählung auf 20.',
};

const names: ChickenOutLocale['names'] = {
  card: named,
  effect(card) {
    if (isFox(card)) return FOX_EFFECTS[card];
    const number = numberOf(card);
    return colorOf(card) === 'black'
      ? `Zählt ${number} dazu.`
      : `Zählt ${number} dazu, oder zieht ${number} ab, wenn die Summe über 21 läge.`;
  },
};

const sentences: ChickenOutLocale['sentences'] = {
  play: ({ seat }, subject) => `${subject(seat, 'deckst', 'deckt')} die oberste Karte auf.`,
  chickenOut: ({ seat }, subject) => `${subject(seat, 'kneifst', 'kneift')}.`,
  stop: ({ seat }, subject) => `${subject(seat, 'hörst', 'hört')} auf.`,

  opened: ({ seats }) => `Eine Partie Chicken Out! für ${seats} beginnt.`,
  dealt: ({ gameNumber, starter, piles }, subject) =>
    `Spiel ${gameNumber}. ${subject(starter, 'eröffnest', 'eröffnet')} die erste Zählung; ${counted(piles[0]?.length ?? 0, 'Karte', 'Karten')} in jedem Stapel.`,
  played: ({ seat, card, sameAs, count }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${played(card, sameAs)}: ${count}.`,
  // A pile that is shuffled has at least two cards (CO-6.1).
  eggLaid: ({ seat, pile: { length } }, subject) =>
    `${subject(seat, `legst ein Ei und mischst die ${length} Karten deines Stapels`, `legt ein Ei und mischt die ${length} Karten des eigenen Stapels`)}.`,
  busted: ({ seat }, subject) =>
    `Über 21! ${subject(seat, 'legst die Reihe unter deinen Stapel', 'legt die Reihe unter den eigenen Stapel')}.`,
  chickenedOut: ({ seat }, subject) =>
    `${subject(seat, 'kneifst und legst die Reihe unter deinen Stapel', 'kneift und legt die Reihe unter den eigenen Stapel')}.`,
  made21: ({ to }, subject) =>
    to === null
      ? 'Genau 21: Die Reihe scheidet aus.'
      : `Genau 21: ${subject(to, 'bekommst die Reihe unter deinen Stapel', 'bekommt die Reihe unter den eigenen Stapel')}.`,
  wentOut: ({ seat }, subject) => `${subject(seat, 'hast', 'hat')} keine Karten mehr!`,
  ownCountBegan: ({ seat }, subject) => `${subject(seat, 'beginnst', 'beginnt')} eine eigene Zählung.`,
  doubledUp: ({ seat }, subject) =>
    `Noch einmal dieselbe Zahl: ${subject(seat, 'darfst', 'darf')} eine weitere Karte spielen.`,
  stopped: ({ seat }, subject) => `${subject(seat, 'hörst', 'hört')} auf.`,
  turnPassed: ({ to, step }, subject) =>
    step === 'open'
      ? `${subject(to, 'eröffnest', 'eröffnet')} eine neue Zählung.`
      : `${subject(to, 'bist', 'ist')} an der Reihe.`,
  gameEnded: ({ reason, foxes, points: added }, subject) => {
    const end = {
      wentOut: 'Die letzte Reihe ist weg: Das Spiel ist aus.',
      allOut: 'Niemand hat mehr Karten: Das Spiel ist aus.',
      maxTurns: 'Der letzte Zug ist gespielt: Das Spiel ist aus.',
    }[reason];
    const left = foxes === null ? '' : ` Übrige Füchse, nach Plätzen: ${foxes.join(', ')}.`;
    // CO-5.4: without foxes a game scores its places.
    const said = added.map((each, seat) =>
      foxes === null
        ? subject(seat, `kommst auf Rang ${each}`, `kommt auf Rang ${each}`, seat > 0)
        : subject(seat, `bekommst ${points(each)}`, `bekommt ${points(each)}`, seat > 0),
    );
    return `${end}${left} ${said.join(', ')}.`;
  },
  sessionEnded: () => 'Das war das letzte Spiel.',
};

const refusals: ChickenOutLocale['refusals'] = {
  'CO-4.3': ({ need, have }) => `Kneifen darfst du erst ab ${need}, und gezählt ist ${have}: Spiele eine Karte.`,
  'CO-4.4': (params) =>
    params.move === 'chickenOut'
      ? 'Aus deiner eigenen Zählung kannst du nicht kneifen: Spiele eine Karte, oder höre auf, sobald du darfst.'
      : `In deiner eigenen Zählung darfst du erst nach ${counted(params.need, 'Karte', 'Karten')} aufhören, und gespielt hast du ${params.have}: Spiele eine Karte.`,
  'CO-6.2': () => 'Statt einer weiteren Karte kannst du nicht kneifen: Spiele sie oder höre auf.',
};

const picture: ChickenOutLocale['picture'] = {
  title: (game, games) => `Chicken Out!${games > 1 ? ` Spiel ${game} von ${games}` : ''}`,
  card: named,
  open: 'mit zwei Karten eine neue Zählung eröffnen',
  play: 'eine Karte spielen',
  playOrChickenOut: 'eine Karte spielen oder kneifen',
  playOrStop: 'eine Karte spielen oder aufhören',
  extraCard: 'noch eine Karte spielen oder aufhören',
  count: 'Zählung',
  of21: 'von 21',
  series: 'Reihe',
  same: (card) => `Ein SAME zählte wie ${card}`,
  sameWaits: (times) => (times === 1 ? 'Ein SAME zählte wie die Karte danach' : `Die nächste Karte zählt ${times}-mal`),
  leftGame: (cards) => `${cards} mit 21 sind raus`,
  pile: 'Stapel',
  wentOut: (number) => `ohne Karten, Nummer ${number}`,
  foxes: (count) => `übrig: ${counted(count, 'Fuchs', 'Füchse')}`,
};

const odds: ChickenOutLocale['odds'] = {
  title: 'Was als Nächstes kommen kann',
  bust: 'zu viel',
  twentyOne: '21',
  goesOn: 'sicher',
  percent: (share) => `${String(share).replace('.', ',')} %`,
};

const play = (_: object, known: Known['play'] | null) =>
  known === null ? 'Karte spielen' : known.step === 'open' ? 'Neue Zählung eröffnen' : `Auf ${known.count} spielen`;

const labels: ChickenOutLabelLocale['labels'] = {
  moves: {
    play,
    chickenOut: (_, known) => `Kneifen${known === null ? '' : ` (${counted(known.cards, 'Karte', 'Karten')} nehmen)`}`,
    stop: (_, known) => (known === null ? 'Aufhören' : `Bei ${known.count} aufhören`),
  },
  brief: { play },
  questions: { type: () => 'Was möchtest du tun?' },
  values: { type: (type) => ({ play: 'Karte spielen', chickenOut: 'Kneifen', stop: 'Aufhören' })[type] },
};

/** The German labels of Chicken Out!, separate so that a page that only prints sentences does not load them. */
export const deChickenOutLabels: ChickenOutLabelLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  known: knownOf,
  labels,
});

/** The German texts in drawings of Chicken Out!, separate so that a page that only draws loads no sentences. */
export const deChickenOutSvg: ChickenOutSvgLocale = /* @__PURE__ */ deepFreeze({ common: german, picture });

/** Chicken Out! in German. */
export const deChickenOut: ChickenOutLocale = /* @__PURE__ */ deepFreeze({
  common: german,
  goal: 'leere zuerst deinen Stapel',
  names,
  sentences,
  refusals,
  picture,
  odds,
});

/** Why one move in Chicken Out! is better than another, in German. */
export const deChickenOutReasons: ReasonLocale<ChickenOutMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<ChickenOutMeasure>
>({
  common: german,
  insteadOf: 'statt',
  claims: {
    busts: (doer) => `${doer('kommst', 'kommt')} seltener über 21`,
    makes21: (doer) => `${doer('triffst', 'trifft')} öfter genau 21`,
    othersTake: () => 'Die nächste Reihe bekommt öfter jemand anderes',
    pile: (doer) => `${doer('hast', 'hat')} ein paar Runden später weniger Karten`,
    othersPiles: () => 'Ein anderer Spieler hat ein paar Runden später im Schnitt mehr Karten',
  },
});
