import { counted, describer, GERMAN } from '../engine/words.js';
import type { Card, Copied, Event, Move, RedactedEvent } from './table.js';

/** "die schwarze 7", "den Fuchs SAME": what is played, in the accusative. */
function plain(card: Card): string {
  if (typeof card === 'string') return `den Fuchs ${card}`;
  return `die ${card.colour === 'black' ? 'schwarze' : 'rote'} ${card.number}`;
}

function named(card: Card, sameAs: Copied | null): string {
  if (card !== 'SAME') return plain(card);
  return `${plain(card)} ${sameAs === null ? '(für nichts)' : `für ${plain(sameAs)}`}`;
}

const points = (count: number) => counted(count, 'Punkt', 'Punkte');

/** A plain German sentence for a move or an event, spoken to `viewer`. */
export const describeInGerman = describer<Move | Event | RedactedEvent>(GERMAN, {
  play: ({ seat }, subject) => `${subject(seat, 'deckst', 'deckt')} die oberste Karte auf.`,
  chickenOut: ({ seat }, subject) => `${subject(seat, 'kneifst', 'kneift')}.`,
  stop: ({ seat }, subject) => `${subject(seat, 'hörst', 'hört')} auf.`,

  opened: ({ seats }) => `Eine Partie Chicken Out! für ${seats} beginnt.`,
  dealt: ({ game, starter, piles }, subject) =>
    `Spiel ${game}. ${subject(starter, 'eröffnest', 'eröffnet')} die erste Zählung; ${counted(piles[0]?.length ?? 0, 'Karte', 'Karten')} in jedem Stapel.`,
  played: ({ seat, card, sameAs, count }, subject) =>
    `${subject(seat, 'spielst', 'spielt')} ${named(card, sameAs)}: ${count}.`,
  eggLaid: ({ seat, pile }, subject) =>
    `${subject(seat, 'legst', 'legt')} ein Ei: Der Stapel mit ${counted(pile.length, 'Karte', 'Karten')} wird gemischt.`,
  busted: ({ seat }, subject) => `Überzogen! ${subject(seat, 'nimmst', 'nimmt')} die Reihe unter den Stapel.`,
  chickenedOut: ({ seat }, subject) =>
    `${subject(seat, 'kneifst und nimmst', 'kneift und nimmt')} die Reihe unter den Stapel.`,
  made21: ({ to }, subject) =>
    to === null
      ? 'Genau 21: Die Reihe scheidet aus.'
      : `Genau 21: ${subject(to, 'bekommst', 'bekommt')} die Reihe unter den Stapel.`,
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
    const found = foxes === null ? '' : ` Übrige Füchse: ${foxes.join(', ')}.`;
    return `${end}${found} ${added.map((each, seat) => subject(seat, `bekommst ${points(each)}`, `bekommt ${points(each)}`)).join(', ')}.`;
  },
  sessionEnded: () => 'Das war das letzte Spiel.',
});
