import { counted, describer, GERMAN, listed } from '../engine/words.js';
import type { Card, Event, Face, Move, RedactedEvent } from './table.js';

const NAMES: { readonly [Each in Card]: string } = {
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

/** A plain German sentence for a move or an event, spoken to `viewer`. */
export const describeInGerman = describer<Move | Event | RedactedEvent>(GERMAN, {
  play: ({ seat, card }, says) => `${says(seat, 'spielst', 'spielt')} ${NAMES[card]}.`,
  draw: ({ seat }, says) => `${says(seat, 'ziehst', 'zieht')} eine Karte.`,
  withdraw: ({ seat }, says) => `${says(seat, 'steigst', 'steigt')} aus der Runde aus.`,

  opened: ({ seats }) => `Eine Partie Chicken für ${seats} beginnt.`,
  dealt: ({ round, starter, hands, drawPile }, says, viewer) => {
    const own = viewer === null ? undefined : hands[viewer];
    const cards = own === undefined ? '' : ` Deine Hand: ${own.map(short).join(', ')}.`;
    return `Runde ${round}. ${says(starter, 'fängst', 'fängt')} an; im Stapel liegen ${counted(drawPile.length, 'Karte', 'Karten')}.${cards}`;
  },
  turnedUp: ({ card }) => `Aufgedeckt wird ${NAMES[card]}.`,
  eggTuckedUnder: () => 'Das Ei läge als erstes: Es kommt unter den Stapel.',
  played: ({ seat, card, value }, says) =>
    `${says(seat, 'spielst', 'spielt')} ${NAMES[card]}${card === 'egg' ? ` als ${short(value)}` : ''}.`,
  drew: ({ seat, card }, says) => `${says(seat, 'ziehst', 'zieht')} ${card === null ? 'eine Karte' : NAMES[card]}.`,
  withdrew: ({ seat }, says) => `${says(seat, 'steigst', 'steigt')} aus der Runde aus.`,
  turnPassed: ({ to }, says) => `${says(to, 'bist', 'ist')} an der Reihe.`,
  roundEnded: ({ wentOut, hands }, says) => {
    const end = wentOut === null ? 'Alle sind ausgestiegen.' : `${says(wentOut, 'hast', 'hat')} keine Karten mehr!`;
    const left = hands.flatMap((hand, seat) =>
      hand.length === 0 ? [] : [`${says(seat, 'hältst', 'hält')} noch ${hand.map(short).join(', ')}`],
    );
    return left.length === 0 ? end : `${end} ${left.join('; ')}.`;
  },
  scored: ({ points: added }, says) =>
    `${added.map((each, seat) => says(seat, `bekommst ${points(each)}`, `bekommt ${points(each)}`)).join(', ')}.`,
  rolled: ({ seat, dice, deducted }, says) =>
    `${says(seat, 'würfelst', 'würfelt')} ${listed(dice.map(short), 'und')}: ${points(deducted)} weniger.`,
  gameEnded: ({ reason }) =>
    reason === 'target'
      ? 'Die Punktgrenze ist erreicht: Das Spiel ist aus.'
      : 'Die letzte Runde ist gespielt: Das Spiel ist aus.',
});
