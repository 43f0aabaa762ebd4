import { deepFreeze } from '../../engine/freeze.js';
import type { RuleTexts } from '../../engine/sheet.js';

/** The rules of Chicken Out! in German. */
export const deChickenOutRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'David Parlett',
  players: '2 bis 5',
  sections: [
    'Material',
    'Aufbau eines Spiels',
    'Die Zählung',
    'Was eine Reihe beendet',
    'Ohne Karten, und die Plätze',
    'Regeln zur Wahl',
    'Wer was sieht',
  ],
  steps: {
    open: 'Eröffne eine Zählung mit zwei Karten (CO-3.1); kneifen oder aufhören kannst du hier nicht (G-3).',
    turn: 'Spiele eine Karte oder kneife (CO-4.3); aufhören kannst du hier nicht (G-3).',
    ownCount: 'Spiele eine Karte oder hör auf (CO-4.4); kneifen kannst du hier nicht.',
    extraCard: 'Spiele noch eine Karte oder hör auf (CO-6.2); kneifen kannst du hier nicht.',
  },
  clauses: {
    'CO-1.1':
      '60 Karten. Schwarze Hühner: 0 und 1 je dreimal, 7 viermal, die anderen von 2 bis 11 je zweimal. Rote Hühner: 7 viermal, die anderen von 2 bis 11 je zweimal. Füchse: SAME viermal, ZERO, DOUBLE und TWENTY je zweimal.',
    'CO-2.1':
      'Alle Karten werden verteilt: 30, 20, 15 oder 12 an jeden. Jeder hat einen verdeckten Stapel, den niemand ansieht, auch sein Besitzer nicht.',
    'CO-2.2': 'Platz 1 beginnt das erste Spiel, jedes weitere der Nächste im Uhrzeigersinn.',
    'CO-3.1':
      'Wer eine Zählung eröffnet, spielt zwei Karten von oben; danach spielt jeder der Reihe nach eine. Die Karten seit Beginn der Zählung sind die Reihe.',
    'CO-3.2': 'Schwarz wird dazugezählt. Rot wird dazugezählt, außer wenn es über 21 ginge: Dann wird es abgezogen.',
    'CO-3.3':
      'ZERO setzt die Zählung auf 0, DOUBLE verdoppelt sie, TWENTY setzt sie auf 20. SAME wirkt wie die Karte davor, auch wenn sie ein Fuchs ist.',
    'CO-3.4':
      'Ein SAME als erste Karte einer Reihe zählt 0, ebenso ein DOUBLE. Zur Wahl: Jedes SAME am Anfang wartet, und die nächste Karte zählt für jedes einmal mehr.',
    'CO-3.5':
      'Die zwei Karten der Eröffnung fallen beide, jede mit ihrer Wirkung, bevor geprüft wird, was sie ergeben. Wer nur eine hat, spielt nur eine.',
    'CO-3.6': 'Mit Rot, ZERO und TWENTY kommt niemand über 21; ein DOUBLE ergibt nie 21.',
    'CO-4.1':
      'Über 21: Du nimmst die Reihe unter deinen Stapel, und der Nächste eröffnet mit zwei Karten eine neue Zählung.',
    'CO-4.2':
      'Genau 21: Die Reihe verlässt das Spiel, und du beginnst eine eigene Zählung: Spiele eine Karte nach der anderen, bis du aufhörst, über 21 kommst oder wieder 21 erreichst.',
    'CO-4.3':
      'Ab 11 darfst du statt zu spielen kneifen: Nimm die Reihe unter deinen Stapel und beginne eine eigene Zählung. Unter 11 musst du spielen.',
    'CO-4.4':
      'In deiner eigenen Zählung musst du mindestens eine Karte spielen, nach jeder 21 wieder; danach darfst du jederzeit aufhören, aber nicht kneifen. Die Reihe bleibt dann liegen, und der Nächste spielt darauf oder kneift.',
    'CO-4.5': 'Genommene Karten behalten ihre Reihenfolge: Die zuerst gespielte kommt zuerst wieder.',
    'CO-5.1':
      'Wer mit der letzten Karte nicht über 21 kommt, ist sofort fertig, auch in der eigenen Zählung. Sonst nimmt er die Reihe.',
    'CO-5.2':
      'Ist jemand fertig, spielen die anderen weiter, bis die Reihe genommen ist; dann endet das Spiel. Ergab die letzte Karte 21, endet es sofort.',
    'CO-5.3':
      'Wer zuerst fertig ist, gewinnt. Wer es während derselben Reihe noch wird, teilt den zweiten Platz; für die anderen zählen die übrigen Karten, weniger ist besser.',
    'CO-5.4':
      'Über mehrere Spiele zählt jedes den erreichten Platz, oder jedes übrige Huhn 1 und jeder übrige Fuchs 10. Die wenigsten Punkte gewinnen.',
    'CO-5.5':
      'Die Stapel werden nie gemischt, darum endet ein Spiel nach 2000 Zügen; für die, die nicht fertig sind, zählen die übrigen Karten.',
    'CO-6.1': 'Ei legen: Wer eine 0 spielt, mischt danach den Rest seines Stapels.',
    'CO-6.2':
      'Verdoppeln: Eine Karte mit der Zahl der Karte davor erlaubt noch eine Karte, außer bei 21 oder darüber. Du spielst sie oder hörst auf; kneifen darfst du nicht.',
    'CO-6.3':
      'Weitergeben, nur zu fünft: Eine Reihe, die 21 ergibt, kommt unter den Stapel des nächsten Spielers mit Karten.',
    'CO-7.1':
      'Die Reihe, die Zählung, die Höhe der Stapel und die Karten außerhalb des Spiels sehen alle; was in den Stapeln liegt, niemand.',
  },
});
