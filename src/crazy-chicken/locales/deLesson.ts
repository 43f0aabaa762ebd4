import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { CrazyChickenLessonInstead, CrazyChickenLessonSay } from '../lesson.js';

/** The lesson of Crazy Chicken in German. */
export const deCrazyChickenLesson: LessonTexts<CrazyChickenLessonSay, CrazyChickenLessonInstead> =
  /* @__PURE__ */ deepFreeze({
    steps: {
      goal: {
        title: 'Zeige viele verschiedene Hühner',
        text: 'Wer die meisten Punkte hat, gewinnt. Jede Sorte, die vor dir liegt, zählt ihre Zahl einmal, egal wie viele Karten es sind. Vor dir liegen 16, 9, 8 und 7: bisher 40 Punkte. Vor Berta liegen 20, 18 und 14: 52.',
      },
      draw: {
        title: 'Zieh von einem Stapel',
        text: 'Ein Zug beginnt mit zwei Karten von zwei verschiedenen Stapeln. Zieh eine von Zugstapel A.',
      },
      drawAgain: {
        title: 'Dann von einem anderen',
        text: 'Du hast eine 20 gezogen. Dieser Stapel ist in diesem Zug zu: Zieh die zweite Karte von Zugstapel B.',
      },
      lay: {
        title: 'Mehr Karten verdrängen weniger',
        text: 'Leg zwei oder mehr Karten einer Sorte aus. Vor Berta liegen zwei 20er, du brauchst mindestens 3, und du hast sie: Leg alle 3 aus.',
      },
      open: {
        title: 'Auch Ablagestapel stehen dir offen',
        text: 'Berta hat ihre 20er verloren. Sie legte nichts aus und musste deshalb eine Karte abwerfen: die 8. Vorher warf sie eine 6 auf Ablagestapel A, und du hast eine 6: Zieh sie.',
      },
      again: {
        title: 'Jeder andere Stapel ist recht',
        text: 'Zwei Karten reichen zum Auslegen. Zieh die zweite Karte von Zugstapel A.',
      },
      sixth: {
        title: 'Sechs Sorten beenden die Runde',
        text: 'Vor dir liegen 5 Sorten. Noch eine beendet die Runde sofort, ebenso alle 9 Sorten vor euch beiden oder ein leerer Zugstapel. Nur zwei 6er, aber eine kleine Sorte kann mehr wert sein als ihre Punkte: Leg sie aus.',
      },
      scored: {
        title: '66 zu 32: Die Runde gehört dir',
        text: 'Die Anzahl zählt nie: Deine 20 bringt 20 Punkte, egal wie viele dort liegen. Anfänger sammeln viele gleiche, aber jede Sorte zählt einmal, und die 18 und die 12 auf deiner Hand zählen nichts. Nach 4 Runden gewinnen die meisten Punkte.',
      },
    },
    instead: {
      otherPile: 'Auch dort darfst du ziehen. Nimm jetzt den Stapel, um den es hier geht.',
      discard:
        'Du darfst stattdessen eine Karte abwerfen, wenn du nicht auslegen kannst oder willst. Hier kannst du auslegen: Tu das.',
    },
    howTo: {
      goal: 'Zeige viele verschiedene Sorten Hühner, und wertvolle. Nach 4 Runden gewinnen die meisten Punkte.',
      turn: 'Zieh zwei Karten von zwei verschiedenen Stapeln: Es gibt zwei Zugstapel und zwei Ablagestapel. Dann leg mindestens 2 Karten einer Sorte aus oder wirf eine Karte ab. Mehr Karten einer Sorte verdrängen die kleinere Auslage der anderen Seite oder ersetzen deine kleinere.',
      scoring:
        'Eine Runde endet, wenn vor jemandem 6 Sorten liegen, vor beiden zusammen alle 9, oder ein Zugstapel leer ist. Jede ausgelegte Sorte zählt ihre Zahl einmal. Karten auf der Hand zählen nichts.',
    },
  });
