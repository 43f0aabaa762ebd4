import { counted, describer, GERMAN, listed } from '../engine/words.js';
import { cardNameInGerman } from './names.js';
import type { Cell, Colour, End, Event, Move, RedactedEvent, Row } from './table.js';

const ROWS: { readonly [Name in Row]: string } = { N: 'nördliche', M: 'mittlere', S: 'südliche' };
const ENDS: { readonly [Name in End]: string } = { west: 'Westen', east: 'Osten' };

const CHICKENS: { readonly [Name in Colour]: string } = {
  white: 'das weiße Huhn',
  black: 'das schwarze Huhn',
  red: 'das rote Huhn',
  silver: 'das silberne Huhn',
  gold: 'das goldene Huhn',
};

const named = cardNameInGerman;
const on = (cells: readonly Cell[]) => listed(cells, 'und');

/** A plain German sentence for a move or an event, spoken to `viewer`. */
export const describeInGerman = describer<Move | Event | RedactedEvent>(GERMAN, {
  farmer: ({ seat, card, target }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${named(card)}: Das Huhn auf ${target} kommt weg.`,
  dog: ({ seat, card, end }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${named(card)}: Der Fuchs läuft nach ${ENDS[end]}.`,
  foxTrot: ({ seat, card, target }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${named(card)}: Der Fuchs fängt das Huhn auf ${target}.`,
  parade: ({ seat, card, path }, subject) => `${subject(seat, 'spielst', 'spielt')} ${named(card)} über ${on(path)}.`,
  diagram: ({ seat, card, cells }, subject) => `${subject(seat, 'spielst', 'spielt')} ${named(card)} auf ${on(cells)}.`,
  catch: ({ seat, pay, target }, subject) =>
    `${subject(seat, 'zahlst', 'zahlt')} ${named(pay)}: Der Fuchs fängt das Huhn auf ${target}.`,
  endPlays: ({ seat }, subject) => `${subject(seat, 'spielst', 'spielt')} in diesem Zug nichts mehr.`,
  closeGap: ({ seat, toward }, subject) => `${subject(seat, 'schließt', 'schließt')} die Lücke nach ${ENDS[toward]}.`,

  opened: () => 'Eine Partie Chicken Roundup beginnt.',
  dealt: ({ hands, deck }, _, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own?.map((card) => (card === null ? '?' : named(card))).join(', ');
    return `Der Hof ist ausgelegt; im Stapel liegen ${counted(deck.length, 'Karte', 'Karten')}, weit unten der Hahn.${cards === undefined ? '' : ` Deine Hand: ${cards}.`}`;
  },
  played: ({ seat, card }, subject) => `${subject(seat, 'spielst', 'spielt')} ${named(card)}.`,
  paid: ({ seat, card }, subject) => `${subject(seat, 'zahlst', 'zahlt')} ${named(card)}.`,
  taken: ({ cell, card }) => `Der Bauer holt ${CHICKENS[card.colour]} von ${cell}.`,
  chased: ({ from, to }) =>
    from === to ? `Der Fuchs ist schon da, auf ${to}.` : `Der Fuchs läuft von ${from} nach ${to}.`,
  caught: ({ seat, from, to, card }, subject) =>
    `Der Fuchs läuft von ${from} nach ${to}: ${subject(seat, 'nimmst', 'nimmt')} ${named(card)} auf die Hand.`,
  paraded: ({ seat, path }, subject) => `${subject(seat, 'führst', 'führt')} ${on(path)} in den Stall.`,
  rearranged: ({ from, to }) => `Hühner ziehen um: ${from.map((cell, i) => `${cell} nach ${to[i]}`).join(', ')}.`,
  closed: ({ row }) => `Die ${ROWS[row]} Reihe rückt zusammen.`,
  gapOpened: ({ seat }, subject) =>
    `${subject(seat, 'bestimmst', 'bestimmt')}, wie sich die Lücke in der Mitte schließt.`,
  secondPlayBegan: ({ seat }, subject) => `${subject(seat, 'darfst', 'darf')} noch einmal spielen.`,
  playsEnded: ({ seat }, subject) => `${subject(seat, 'bist', 'ist')} mit dem Spielen fertig.`,
  sentIn: ({ seat, cells }, subject) => `${subject(seat, 'schickst', 'schickt')} ${on(cells)} in den Stall.`,
  foxExposed: ({ from, to }) => `Der Fuchs ist ungedeckt: Er kommt von ${from} nach ${to}.`,
  chickenLost: ({ seat, card }, subject) =>
    `Der Fuchs steht am Stall: ${subject(seat, 'verlierst', 'verliert')} ${CHICKENS[card.colour]} obenauf.`,
  drawn: ({ seat, card, to }, subject) => {
    if (card === 'rooster') return 'Der Hahn wird gezogen!';
    const what = card === null ? 'eine Karte' : named(card);
    return to === 'hand' ? `${subject(seat, 'ziehst', 'zieht')} ${what}.` : `Auf ${to} kommt ${what}.`;
  },
  lastTurnsBegan: ({ turnsLeft }) =>
    `Der Hahn kräht: Nach diesem Zug ${turnsLeft === 1 ? 'folgt' : 'folgen'} noch ${counted(turnsLeft, 'Zug', 'Züge')}.`,
  turnPassed: ({ to, turnsLeft }, subject) =>
    `${subject(to, 'bist', 'ist')} an der Reihe${turnsLeft === null ? '' : turnsLeft === 0 ? ', zum letzten Mal' : `; danach ${turnsLeft === 1 ? 'folgt' : 'folgen'} noch ${counted(turnsLeft, 'Zug', 'Züge')}`}.`,
  gameEnded: () => 'Die Runden nach dem Hahn sind gespielt: Das Spiel ist aus.',
});
