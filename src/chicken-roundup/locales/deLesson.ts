import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { ChickenRoundupLessonInstead, ChickenRoundupLessonSay } from '../lesson.js';

/** The lesson of Chicken Roundup in German. */
export const deChickenRoundupLesson: LessonTexts<ChickenRoundupLessonSay, ChickenRoundupLessonInstead> =
  /* @__PURE__ */ deepFreeze({
    steps: {
      goal: {
        title: 'Bring Hühner nach Hause',
        text: 'Wer mehr Hühner im Stall hat, gewinnt. Deiner ist im Westen, links von deiner Reihe. Am Ende deines Zuges geht das Huhn davor hinein, und jedes dahinter folgt, solange es niedriger ist: Gold 5, Silber 4, Rot 3, Schwarz 2, Weiß 1.',
      },
      swap: {
        title: 'Ordne deine Reihe',
        text: 'Eine Karte deiner Hand bewegt Hühner im Hof. Deine Reihe beginnt mit Schwarz 2 und Gold 5: Nur das schwarze ginge hinein. Tausche die beiden mit dem Seitenschritt, dann gehen beide.',
      },
      end: {
        title: 'Eine Aktion genügt',
        text: 'Du darfst zwei Aktionen im Zug machen, musst aber nicht. Hör jetzt auf und schau, wer hineingeht. Danach werden Hof und Hand aufgefüllt.',
      },
      parade: {
        title: 'Eine Parade durch den Hof',
        text: 'Du hast 2 Punkte. Eine Hühnerparade führt Hühner, die sich berühren, in deinen Stall, jedes niedriger als das davor, durch jede Reihe. Spiele sie ab dem silbernen: 4, 3, 2, 1.',
      },
      dog: {
        title: 'Achte auf den Fuchs',
        text: 'Gleich kannst du 3 auf einmal hineinschicken. Aber dann wird deine Reihe so kurz, dass der Fuchs von oben hineinkommt: Das vergessen Anfänger. Jag ihn zuerst mit dem Hund ans Westende der mittleren Reihe.',
      },
      farmer: {
        title: 'Mach die Tür frei',
        text: 'Das weiße 1 steht vor deinem Stall. Lass es den Bauern holen: Dann gehen Gold, Silber und Schwarz hinein, noch 3 Punkte.',
      },
      scored: {
        title: '9 Hühner zu 2',
        text: 'Steht der Fuchs am Ende deines Zuges vor deinem Stall, verlierst du dein oberstes Huhn. Für eine Karte darfst du ein Huhn neben ihm fangen, auf deine Hand. Ist der Hahn gezogen, spielt ihr diese Runde und noch eine. Die meisten Hühner gewinnen.',
      },
    },
    instead: {
      swap: 'Das ist erlaubt. Nimm jetzt den Seitenschritt für die ersten beiden Hühner deiner Reihe.',
      end: 'Du darfst eine zweite Aktion machen. Hör jetzt auf und schau, wer hineingeht.',
      parade: 'Das ist erlaubt, aber eine Parade aller vier bringt mehr: ab dem silbernen Huhn, 4, 3, 2, 1.',
      dog: 'Das ist erlaubt, aber beweg zuerst den Fuchs: Spiele den Hund nach Westen.',
      farmer: 'Das ist erlaubt, aber das weiße Huhn versperrt deine Reihe: Lass es den Bauern holen.',
    },
    howTo: {
      goal: 'Bring mehr Hühner in deinen Stall als die andere Seite. Jedes zählt einen Punkt, egal welche Farbe es hat; die Farben entscheiden nur bei Gleichstand.',
      turn: 'Mach bis zu zwei Aktionen: Spiele eine Karte für ihre Aktion, oder fang für eine Karte ein Huhn neben dem Fuchs. Dann geht das Huhn vor deinem Stall hinein, und jedes dahinter folgt, solange es niedriger ist: Gold 5, Silber 4, Rot 3, Schwarz 2, Weiß 1. Dann wird alles aufgefüllt.',
      scoring:
        'Ein Punkt für jedes Huhn im Stall. Steht der Fuchs am Ende deines Zuges vor deinem Stall, verlierst du das oberste. Ist der Hahn gezogen, wird die Runde beendet und noch eine gespielt. Bei Gleichstand zählt mehr Gold, dann Silber, Rot, Schwarz, Weiß.',
    },
  });
