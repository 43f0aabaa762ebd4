import { deepFreeze } from '../../engine/freeze.js';
import type { RuleTexts } from '../../engine/sheet.js';

/** The rules of Crazy Chicken in German. */
export const deCrazyChickenRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'Michael Schacht',
  players: '2',
  sections: [
    'Material',
    'Aufbau einer Runde',
    'Ziehen',
    'Auslegen',
    'Eine Karte abwerfen',
    'Ende einer Runde',
    'Ende des Spiels',
    'Wer was sieht',
  ],
  steps: {
    draw: 'Ziehe die erste Karte des Zugs (CC-3.2).',
    drawAgain: 'Ziehe die zweite Karte, von einem anderen Stapel (CC-3.4).',
    layOrDiscard: 'Lege Karten einer Sorte aus (CC-4.1) oder wirf eine Karte ab (CC-5.1).',
    discardSet: 'Wähle den Ablagestapel für die verdrängte Auslage (CC-4.4).',
  },
  clauses: {
    'CC-1.1':
      '110 Karten in neun Sorten. Die Zahl auf einer Karte sagt zugleich, wie oft es die Sorte gibt und was sie wert ist: 20, 18, 16, 14, 12, 9, 8, 7 und 6.',
    'CC-2.1': 'Mischen, jedem 3 Karten geben; die anderen 104 bilden zwei gleich hohe verdeckte Zugstapel.',
    'CC-2.2': 'Dazu kommen zwei offene Ablagestapel A und B, am Anfang leer.',
    'CC-2.3': 'Platz 1 beginnt die erste Runde; danach wechselt der Beginn mit jeder Runde.',
    'CC-3.1': 'Ein Zug hat zwei Teile: ziehen, dann auslegen oder abwerfen. Beides ist Pflicht.',
    'CC-3.2': 'Ziehe genau zwei Karten von zwei verschiedenen der bis zu vier Stapel, immer die oberste.',
    'CC-3.3': 'Du siehst die erste Karte, bevor du den zweiten Stapel wählst.',
    'CC-3.4': 'Von einem Stapel ziehst du in einem Zug nur einmal, auch wenn er jetzt leer ist.',
    'CC-4.1': 'Lege mindestens zwei Karten einer Sorte offen aus, höchstens eine Sorte pro Zug.',
    'CC-4.2':
      'Liegt diese Sorte vor dem anderen Spieler, muss deine Auslage mehr Karten haben als seine. Seine Auslage ist damit verdrängt.',
    'CC-4.3':
      'Eine Auslage wird nie ergänzt. Um deine zu vergrößern, lege aus der Hand eine neue mit mehr Karten; die alte ist damit verdrängt.',
    'CC-4.4':
      'Wem die verdrängte Auslage gehört, der wirft sie ganz auf einen der beiden Ablagestapel und wählt, auf welchen. Bis dahin liegt sie offen zur Seite.',
    'CC-4.5':
      'Ist genau ein Ablagestapel leer, muss sie dorthin; sind beide leer, kommt sie auf A. Ohne Wahl wird niemand gefragt.',
    'CC-4.6':
      'Eine Sorte liegt nie vor beiden. Wer die Hälfte aller Karten einer Sorte ausgelegt hat, kann nicht mehr verdrängt werden.',
    'CC-5.1': 'Wenn du nicht auslegst, wirfst du genau eine Handkarte ab, auch eine gerade gezogene.',
    'CC-5.2':
      'Ein leerer Ablagestapel muss zuerst gefüllt werden: erst A, dann B. Liegen auf beiden Karten, wählst du.',
    'CC-6.1':
      'Am Ende eines Zuges endet die Runde, wenn vor einem Spieler sechs Sorten liegen, vor beiden zusammen alle neun, oder wenn ein Zugstapel leer ist.',
    'CC-6.2': 'Wird ein Zugstapel während eines Zuges leer, wird der Zug noch zu Ende gespielt.',
    'CC-6.3':
      'Jede Sorte vor dir bringt ihre Zahl an Punkten, einmal, gleich wie viele Karten es sind. Handkarten zählen nicht.',
    'CC-7.1': 'Nach vier Runden gewinnt, wer die meisten Punkte hat.',
    'CC-7.2':
      'Bei Gleichstand gewinnt, wer die meisten Punkte in einer einzelnen Runde hatte; sonst ist es unentschieden.',
    'CC-8.1':
      'Deine Hand siehst nur du, die Zugstapel niemand; Auslagen, Ablagestapel, Anzahlen und Punkte sehen alle. Am Ende der Runde werden die Hände nicht gezeigt.',
    'G-4': 'Du kannst nur Karten legen oder abwerfen, die du auf der Hand hast.',
  },
});
