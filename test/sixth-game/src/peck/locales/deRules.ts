import { deepFreeze } from '../../../../../src/engine/freeze.js';
import type { RuleTexts } from '../../../../../src/engine/sheet.js';

/** The rules of Peck in German. */
export const dePeckRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'Die Hencoop-Betreuer',
  players: '2 oder 3',
  sections: ['Material', 'Aufbau', 'Wählen', 'Ziehen', 'Ende des Spiels'],
  steps: {
    choose: 'Wähle eine Karte (PK-3.1).',
    draw: 'Wirf Karten ab (PK-4.4), ziehe Karten oder passe (PK-4.1).',
  },
  clauses: {
    'PK-1.1': 'Zwölf Karten, 1 bis 4, jede dreimal. Ein Würfel mit 1, 2 und 3.',
    'PK-2.1': 'Mischen, jedem drei Karten geben; der Rest ist der Zugstapel.',
    'PK-3.1': 'Alle wählen zugleich verdeckt eine Karte ihrer Hand. Alle sehen, wer gewählt hat.',
    'PK-3.2':
      'Haben alle gewählt, werden die Karten gezeigt und verlassen das Spiel. Es wird gewürfelt, und alle mit der höchsten Karte bekommen so viele Punkte.',
    'PK-4.1':
      'Dann zieht reihum, vom ersten Platz an, jeder eine, zwei oder drei Karten von vorn oder hinten aus dem Zugstapel oder passt.',
    'PK-4.2': 'Niemand zieht mehr Karten, als im Stapel liegen.',
    'PK-4.3': 'Niemand hat nach dem Ziehen mehr als drei Karten.',
    'PK-4.4':
      'Davor darf man beliebig oft eine oder zwei Karten seiner Hand abwerfen: Sie liegen offen und verlassen das Spiel.',
    'PK-4.5': 'Abgeworfene Karten nennt man von der niedrigsten zur höchsten.',
    'PK-4.6': 'Für jede weitere Runde bleibt mindestens eine Karte auf der Hand.',
    'PK-5.1': 'Nach drei Runden ist das Spiel aus. Wer die meisten Punkte hat, gewinnt.',
  },
});
