import { deepFreeze } from '../../../../../src/engine/freeze.js';
import type { RuleTexts } from '../../../../../src/engine/sheet.js';

/** The rules of Peck in German. */
export const deRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'Die Hencoop-Betreuer',
  players: '2 oder 3',
  sections: ['Material', 'Aufbau', 'Wählen', 'Ziehen', 'Ende des Spiels'],
  steps: {
    choose: 'Wähle eine Karte (PK-3.1).',
    draw: 'Ziehe eine Karte oder passe (PK-4.1).',
  },
  clauses: {
    'PK-1.1': 'Zwölf Karten, 1 bis 4, jede dreimal. Ein Würfel mit 1, 2 und 3.',
    'PK-2.1': 'Mischen, jedem drei Karten geben; der Rest ist der Zugstapel.',
    'PK-3.1': 'Alle wählen zugleich verdeckt eine Karte ihrer Hand. Alle sehen, wer gewählt hat.',
    'PK-3.2':
      'Haben alle gewählt, werden die Karten gezeigt und verlassen das Spiel. Es wird gewürfelt, und alle mit der höchsten Karte bekommen so viele Punkte.',
    'PK-4.1': 'Dann zieht reihum, vom ersten Platz an, jeder eine Karte oder passt.',
    'PK-4.2': 'Vom leeren Stapel zieht niemand.',
    'PK-4.3': 'Mit zwei oder mehr Karten zieht niemand.',
    'PK-5.1': 'Nach drei Runden ist das Spiel aus. Wer die meisten Punkte hat, gewinnt.',
  },
});
