import { counted } from './deStart.js';
import type { WatchTexts } from './enWatch.js';

const moves = (count: number) => counted(count, 'Zug', 'Züge');

/** The texts of spectators, in German. */
export const deWatch: WatchTexts = {
  who: 'Wer zuschauen darf',
  whoSentence: 'Zuschauen: {}.',
  whoHint: 'Alle erfahren es, bevor das Spiel beginnt.',
  whoWords: { all: 'alle mit dem Link', link: 'wer einen eigenen Link bekommt', none: 'niemand' },
  hands: 'Karten für Zuschauer',
  handsSentence: 'Zuschauer sehen alle Karten {}.',
  handsHint: 'Der Abstand zählt Züge, die alle sehen. Alle erfahren es, bevor das Spiel beginnt.',
  handsWords: { closed: 'nie', end: 'nach dem Spiel', 8: '8 Züge später', 20: '20 Züge später' },
  rules: {
    all: 'Alle mit dem Link dürfen zuschauen.',
    link: 'Zuschauen darf nur, wer dafür einen Link bekommt.',
    none: 'Nur die Spieler sehen dieses Spiel.',
  },
  handsRules: {
    closed: 'Zuschauer sehen die Karten nie.',
    end: 'Zuschauer sehen alle Karten nach dem Spiel.',
    behind: (count) => `Zuschauer sehen alle Karten, ${moves(count)} später.`,
  },
  watching: (count) => (count === 1 ? '1 Person schaut zu' : `${count} Personen schauen zu`),
  look: 'Alle Karten ansehen',
  title: 'Alle Karten',
  behind: (count) => `Offene Karten, ${moves(count)} später.`,
  ended: 'Offene Karten, am Ende des Spiels.',
  notYet: 'Die Karten öffnen sich nach den ersten Zügen.',
  atEnd: 'Die Karten öffnen sich nach dem Spiel.',
  toTable: 'Zum Tisch',
};
