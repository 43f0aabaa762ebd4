// The page's texts about reviews and the coach in German.
import type { Texts } from './en.js';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const review: Texts['review'] = {
  title: 'Analyse',
  open: 'Partie analysieren',
  close: 'Analyse schließen',
  thinking: (percent) => `Wird analysiert: ${percent}`,
  curve: (name) => `Gewinnchance von ${name}`,
  yourCurve: 'Deine Gewinnchance',
  at: (step, of, chance) => `Schritt ${step} von ${of}: ${chance}`,
  seat: 'Spieler',
  marks: { inaccuracy: 'ungenau', mistake: 'Fehler', blunder: 'grober Fehler' },
  next: 'Nächster Fehler',
  previous: 'Voriger Fehler',
  none: 'Keine Fehler gefunden.',
  found: (count) => `${counted(count, 'Fehler', 'Fehler')} gefunden.`,
  again: 'Hier probieren',
  better: (move) => `Besser: ${move}.`,
  flags: { better: 'besser', played: 'gespielt' },
  good: (move) => `${move}: ein guter Zug.`,
  began: { you: (chance) => `Du begannst bei ${chance}.`, other: (name, chance) => `${name} begann bei ${chance}.` },
  luck: {
    gave: (percent) => `Glück und die anderen brachten ${percent}.`,
    took: (percent) => `Glück und die anderen kosteten ${percent}.`,
  },
  skill: {
    you: (percent) => `Deine eigenen Züge kosteten ${percent}.`,
    other: (percent) => `Die eigenen Züge kosteten ${percent}.`,
  },
  accuracy: (percent) => `Genauigkeit: ${percent}.`,
};

export const coach: Texts['coach'] = {
  setting: 'Vor einem Fehler warnen',
  title: 'Bist du sicher?',
  loses: (move, percent) => `${move} kostet ${percent} der Gewinnchance.`,
  play: 'Trotzdem spielen',
  think: 'Zurücknehmen',
  looks: 'Der Trainer sieht sich deinen Zug an.',
  skip: 'Gleich spielen',
};
