import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { ChickenOutLessonInstead, ChickenOutLessonSay } from '../lesson.js';

/** The lesson of Chicken Out! in German. */
export const deChickenOutLesson: LessonTexts<ChickenOutLessonSay, ChickenOutLessonInstead> = /* @__PURE__ */ deepFreeze(
  {
    steps: {
      goal: {
        title: 'Werde deinen Stapel los',
        text: 'Wer zuerst keine Karten mehr hat, gewinnt. Du und Berta habt je 30, verdeckt. Ihr deckt sie eine nach der anderen auf und zählt bis 21, nie darüber.',
      },
      open: {
        title: 'Eröffne eine Zählung',
        text: 'Eine neue Zählung beginnt mit zwei Karten oben von deinem Stapel. Danach spielt ihr abwechselnd je eine Karte. Schwarze Karten zählen dazu. Spiele deine zwei.',
      },
      red: {
        title: 'Rot geht zurück',
        text: 'Du kamst auf 14. Berta hat eine rote 9 gespielt: Das wären 23. Deshalb wird sie abgezogen, und es steht bei 5. Rote Karten kommen nie über 21. Unter 11 musst du spielen: Tu das.',
      },
      chickenOut: {
        title: '20: lieber kneifen',
        text: 'Fast jede schwarze Karte käme über 21: Dann nimmst du alle Karten der Zählung, und dein Zug ist vorbei. Kneifst du, nimmst du die 5, die da liegen, aber dein Zug geht weiter. Ab 11 darfst du: Tu es.',
      },
      own: {
        title: 'Deine eigene Zählung',
        text: 'Die 5 Karten liegen unter deinem Stapel. Jetzt zählst du allein, Karte um Karte, so lange du willst. Spiele die erste.',
      },
      safe: {
        title: 'Weit weg von 21',
        text: 'Bei 9 kommt keine Karte über 21. Jede gespielte Karte bist du los: Spiele noch eine.',
      },
      stop: {
        title: 'Hör rechtzeitig auf',
        text: 'In der eigenen Zählung darfst du aufhören. Berta muss dann bei deinen 14 weiterzählen, und jede schwarze Karte ab 8 bringt sie über 21. Hör auf.',
      },
      bust: {
        title: 'Über 21',
        text: 'Berta hat eine schwarze 10 gespielt: 24. Sie nimmt die ganze Reihe unter ihren Stapel, und ihr Zug ist vorbei. Du eröffnest eine neue Zählung mit zwei Karten.',
      },
      dare: {
        title: 'Jetzt trau dich',
        text: 'Bei 17 könntest du kneifen, aber rote Karten schaden dir nicht, und eine schwarze 4 wäre genau richtig. Anfänger nehmen zu früh. Spiele.',
      },
      scored: {
        title: 'Genau 21',
        text: 'Die Karten bei genau 21 sind ganz aus dem Spiel, und du beginnst eine eigene Zählung. Du hast 27 Karten, Berta 29: Wer zuerst keine mehr hat, gewinnt. Füchse ändern die Zählung: ZERO macht 0, TWENTY 20, DOUBLE verdoppelt, SAME kopiert die Karte davor.',
      },
    },
    instead: {
      risky: 'Du darfst spielen, aber bei 20 ist fast jede schwarze Karte zu hoch. Kneif: Dein Zug geht weiter.',
      stopLater: 'Du darfst aufhören, aber dann hätte Berta es leicht. Noch eine Karte ist sicher.',
      playOn: 'Du darfst weiterspielen, aber so wird es für Berta schwer. Hör hier auf.',
      dare: 'Du darfst kneifen, aber dann bekommst du 3 Karten zurück. Trau dich diesmal.',
    },
    howTo: {
      goal: 'Werde deinen Kartenstapel los: Wer zuerst keine Karten mehr hat, gewinnt. Die anderen spielen weiter, bis die Zählung endet; dann sind weniger Karten besser.',
      turn: 'Eine neue Zählung beginnt mit zwei Karten. Danach spielst du die oberste Karte deines Stapels: Schwarz zählt dazu, Rot auch, oder es wird abgezogen, wenn es über 21 käme. Ab 11 darfst du stattdessen kneifen: Nimm die Karten, zähle dann allein von 0 an und hör auf, wann du willst.',
      scoring:
        'Über 21 nimmst du alle Karten der Zählung, und dein Zug endet. Bei genau 21 sind sie aus dem Spiel, und du zählst allein. Füchse: SAME kopiert die Karte davor, ZERO macht 0, DOUBLE verdoppelt, TWENTY macht 20.',
    },
  },
);
