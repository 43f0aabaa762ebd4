import { deepFreeze } from '../../engine/freeze.js';
import type { RuleTexts } from '../../engine/sheet.js';

/** The rules of Chicken in German. */
export const deChickenRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'Reiner Knizia und Haim Shafir',
  players: '2 bis 5',
  sections: [
    'Material',
    'Aufbau einer Runde',
    'Ein Zug: genau eines von dreien',
    'Ende einer Runde',
    'Ende des Spiels',
    'Wer was sieht',
  ],
  steps: {
    turn: 'Spiele eine Karte (CH-3.1), ziehe eine (CH-3.3) oder steige aus der Runde aus (CH-3.4): genau eines von dreien.',
  },
  clauses: {
    'CH-1.1': '50 Karten: je sieben mit 1, 2, 3, 4, 5 und 6, sieben Küken, ein Überraschungsei.',
    'CH-1.2': 'Zwei Würfel mit 1, 2, 3, 4, 5 und Küken; ein Küken zählt 10.',
    'CH-2.1':
      'Mischen, jedem 6 Karten geben. Der Rest ist der Zugstapel; seine oberste Karte beginnt offen den Ablagestapel.',
    'CH-2.2': 'Ist sie das Ei, kommt es unter den Zugstapel, und die nächste Karte wird aufgedeckt.',
    'CH-2.3': 'Platz 1 beginnt die erste Runde. Gespielt wird im Uhrzeigersinn.',
    'CH-3.1':
      'Spiele eine Karte, die gleich der obersten ist oder genau eins höher, im Kreis 1, 2, 3, 4, 5, 6, Küken, 1.',
    'CH-3.2': 'Das Ei passt auf alles und zählt als die nächste Karte im Kreis, solange es oben liegt.',
    'CH-3.3': 'Oder ziehe eine Karte. Damit endet dein Zug; die gezogene Karte darfst du nicht sofort spielen.',
    'CH-3.4': 'Oder steige aus: Lege deine Hand verdeckt weg. In dieser Runde bist du nicht mehr dabei.',
    'CH-3.5':
      'Du hast immer die Wahl zwischen allen dreien. Mit der Regel „Nur ziehen, wenn du nicht spielen kannst“ darfst du nur ohne passende Karte ziehen; aussteigen darfst du immer.',
    'CH-3.6':
      'Der Ablagestapel wird nicht neu gemischt. Ist der Zugstapel leer, kann niemand ziehen; wer nicht spielen kann, muss aussteigen.',
    'CH-3.7': 'Wer allein übrig ist, darf nicht ziehen: Spiele, solange du kannst und willst, und steige dann aus.',
    'CH-3.8': 'Wer ausgestiegen ist, wird übersprungen.',
    'CH-4.1': 'Die Runde endet sofort, wenn jemand die letzte Karte spielt oder alle ausgestiegen sind.',
    'CH-4.2':
      'Alle mit Karten auf der Hand zählen sie zusammen, auch die Ausgestiegenen. Gleiche Zahlen zählen nur einmal, ein Küken 10: Drei Küken und zwei 3en sind 13 Punkte.',
    'CH-4.3':
      'Das Ei zählt so viel wie die oberste Karte des Ablagestapels, bei einem Küken 10, und immer für sich allein.',
    'CH-4.4':
      'Wer die letzte Karte gespielt hat und Punkte hat, würfelt mit beiden Würfeln und zieht die Summe ab, nie unter 0.',
    'CH-4.5':
      'Wer die letzte Karte gespielt hat, beginnt die nächste Runde. Sind alle ausgestiegen, beginnt, wer zuletzt abgelegt hat.',
    'CH-5.1':
      'Hat nach einer Runde jemand 50 Punkte oder mehr, endet das Spiel. Wer die wenigsten hat, gewinnt; Gleichstand teilt den Platz.',
    'CH-5.2': 'Nach 100 Runden endet das Spiel auf jeden Fall.',
    'CH-6.1':
      'Deine Hand siehst nur du, auch nach dem Aussteigen; am Ende der Runde werden alle Hände gezeigt. Den Zugstapel sieht niemand, alles andere sehen alle.',
    'G-4': 'Du kannst nur Karten spielen, die du auf der Hand hast.',
  },
});
