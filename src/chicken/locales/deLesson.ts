import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { ChickenLessonInstead, ChickenLessonSay } from '../lesson.js';

/** The lesson of Chicken in German. */
export const deChickenLesson: LessonTexts<ChickenLessonSay, ChickenLessonInstead> = /* @__PURE__ */ deepFreeze({
  steps: {
    goal: {
      title: 'Wenige Punkte gewinnen',
      text: 'Werde deine Karten los: Was du am Ende einer Runde noch auf der Hand hast, kostet Punkte. In deinem Zug spielst du eine Karte, ziehst eine oder steigst aus der Runde aus. Aus der letzten Runde hast du 23 Punkte, Berta hat 9.',
    },
    next: {
      title: 'Auf die 4 folgt die 5',
      text: 'Spiele die gleiche Zahl oder die nächste. Oben liegt eine 4. Es passt eine 4 oder eine 5: Spiele deine 5.',
    },
    same: {
      title: 'Auch die gleiche Zahl passt',
      text: 'Berta hat eine 6 gespielt. Spiele deine 6 darauf.',
    },
    chick: {
      title: 'Nach der 6 kommt das Küken',
      text: 'Berta hat ein Küken gespielt. Ein Küken auf der Hand kostet 10 Punkte, mehr als jede andere Karte: Spiele deins auf ihres.',
    },
    draw: {
      title: 'Nichts passt? Dann zieh',
      text: 'Nach dem Küken beginnt der Kreis von vorn: Berta hat eine 1 gespielt. Du hast keine 1 und keine 2. Das Ei würde passen, denn es passt auf alles, aber heb es auf und zieh eine Karte.',
    },
    drawn: {
      title: 'Ziehen war dein ganzer Zug',
      text: 'Eine gezogene Karte wartet bis zu deinem nächsten Zug. Auch Berta hat gezogen. Jetzt kannst du die 2 spielen.',
    },
    twice: {
      title: 'Gleiche Karten kosten nur einmal',
      text: 'Anfänger fürchten Paare. Aber deine zwei 3en kosten zusammen 3, und das Ei kostet so viel wie die oberste Karte, noch einmal 3. Wäre die Runde jetzt zu Ende, würde deine Hand nur 6 kosten. Spiele eine 3.',
    },
    alone: {
      title: 'Berta steigt aus',
      text: 'Sie ist aus dieser Runde heraus, und am Ende kostet ihre Hand Punkte: Das lohnt sich, wenn man sonst nur noch ziehen kann. Du bist jetzt allein und darfst deshalb nicht ziehen. Spiele deine andere 3.',
    },
    last: {
      title: 'Deine letzte Karte',
      text: 'Das Ei zählt als nächste Karte, hier als 4. Spiele es: Deine letzte Karte beendet die Runde sofort.',
    },
    scored: {
      title: 'Du gewinnst mit 10 zu 19 Punkten',
      text: 'Berta blieben 6, 6 und 4: 10 Punkte für sie, denn die 6 zählt nur einmal. Du hast die letzte Karte gespielt und zwei Würfel geworfen: Küken und 3 ziehen 13 von deinen 23 ab. So geht es weiter, bis jemand 50 Punkte hat. Dann gewinnen die wenigsten.',
    },
  },
  instead: {
    draw: 'Ziehen ist hier erlaubt, aber jede Karte kann Punkte kosten. Du kannst jetzt eine spielen: Tu das.',
    withdraw: 'Aussteigen darfst du immer, und manchmal solltest du. Hier geht es noch besser: Bleib dabei.',
    other: 'Das passt auch. Spiele die Karte, um die es hier geht.',
    keepEgg: 'Das Ei passt, aber du hast nur eins, und es passt auf alles: Heb es auf.',
    onlyEgg: 'Du darfst aussteigen, aber dann kostet das Ei Punkte, und niemand würfelt. Spiele es.',
  },
  howTo: {
    goal: 'Sammle wenige Punkte. Karten, die am Ende einer Runde auf der Hand bleiben, kosten Punkte. Hat jemand 50, endet das Spiel, und wer die wenigsten hat, gewinnt.',
    turn: 'Spiele eine Karte, die gleiche Zahl wie die oberste oder die nächste: 1, 2, 3, 4, 5, 6, Küken und wieder 1. Das Ei passt auf alles. Oder zieh eine Karte, damit endet dein Zug. Oder steig aus der Runde aus: Deine Karten bleiben, wie sie sind.',
    scoring:
      'Die Runde endet, wenn jemand die letzte Karte spielt oder alle ausgestiegen sind. Gleiche Karten auf einer Hand kosten nur einmal, ein Küken kostet 10, das Ei so viel wie die oberste Karte. Wer die letzte Karte spielt, würfelt mit zwei Würfeln und zieht so viele Punkte ab, nie unter 0.',
  },
});
