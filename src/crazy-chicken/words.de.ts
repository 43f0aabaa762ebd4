import { counted, describer, GERMAN } from '../engine/words.js';
import { NAMES } from './names.js';
import type { Chicken, Event, LaidSet, Move, Pile, RedactedEvent } from './table.js';

/** The piles in the dative: from them cards are drawn. */
const FROM: { readonly [Name in Pile]: string } = {
  drawA: 'von Zugstapel A',
  drawB: 'von Zugstapel B',
  discardA: 'von Ablagestapel A',
  discardB: 'von Ablagestapel B',
};

const ONTO: { readonly [Name in 'discardA' | 'discardB']: string } = {
  discardA: 'auf Ablagestapel A',
  discardB: 'auf Ablagestapel B',
};

const named = (chicken: Chicken) => `${NAMES[chicken]} (${chicken})`;
const setNamed = ({ chicken, count }: LaidSet) => `${count} × ${named(chicken)}`;
const points = (count: number) => counted(count, 'Punkt', 'Punkte');

/** A plain German sentence for a move or an event, spoken to `viewer`. */
export const describeInGerman = describer<Move | Event | RedactedEvent>(GERMAN, {
  draw: ({ seat, from }, subject) => `${subject(seat, 'ziehst', 'zieht')} ${FROM[from]}.`,
  lay: ({ seat, chicken, count }, subject) => `${subject(seat, 'legst', 'legt')} ${setNamed({ chicken, count })} aus.`,
  discard: ({ seat, chicken, to }, subject) => `${subject(seat, 'wirfst', 'wirft')} ${named(chicken)} ${ONTO[to]} ab.`,
  discardSet: ({ seat, to }, subject) => `${subject(seat, 'legst', 'legt')} die verdrängte Auslage ${ONTO[to]}.`,

  opened: () => 'Eine Partie Crazy Chicken beginnt.',
  dealt: ({ round, starter, hands, drawA, drawB }, subject, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Deine Hand: ${own.join(', ')}.`;
    return `Runde ${round}. ${subject(starter, 'fängst', 'fängt')} an; ${counted(drawA.length, 'Karte', 'Karten')} in Zugstapel A, ${drawB.length} in Zugstapel B.${cards}`;
  },
  drew: ({ seat, from, card }, subject) =>
    `${subject(seat, 'ziehst', 'zieht')} ${card === null ? 'eine Karte' : named(card)} ${FROM[from]}.`,
  laid: ({ seat, chicken, count }, subject) => `${subject(seat, 'legst', 'legt')} ${setNamed({ chicken, count })} aus.`,
  displaced: ({ owner, chicken, count, chooser }, subject) => {
    const where = chooser === null ? '' : ` ${subject(chooser, 'bestimmst', 'bestimmt')}, wohin sie kommt.`;
    return `${subject(owner, 'verlierst', 'verliert')} die kleinere Auslage, ${setNamed({ chicken, count })}.${where}`;
  },
  setDiscarded: ({ chicken, count, to }) =>
    `${setNamed({ chicken, count })} ${count === 1 ? 'kommt' : 'kommen'} ${ONTO[to]}.`,
  discarded: ({ seat, chicken, to }, subject) =>
    `${subject(seat, 'wirfst', 'wirft')} ${named(chicken)} ${ONTO[to]} ab.`,
  turnPassed: ({ to }, subject) => `${subject(to, 'bist', 'ist')} an der Reihe.`,
  roundEnded: ({ reason }) =>
    ({
      sixTypes: 'Sechs Sorten liegen vor einem Spieler: Die Runde ist zu Ende.',
      nineTypes: 'Alle neun Sorten liegen aus: Die Runde ist zu Ende.',
      drawPile: 'Ein Zugstapel ist aufgebraucht: Die Runde ist zu Ende.',
    })[reason],
  scored: ({ points: added }, subject) =>
    `${added.map((each, seat) => subject(seat, `bekommst ${points(each)}`, `bekommt ${points(each)}`)).join(', ')}.`,
  gameEnded: () => 'Die letzte Runde ist gespielt: Das Spiel ist aus.',
});
