import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { BlindChickenExtremeLessonInstead, BlindChickenExtremeLessonSay } from '../lesson.js';

/** The lesson of Blind Chicken Extreme in German. */
export const deBlindChickenExtremeLesson: LessonTexts<BlindChickenExtremeLessonSay, BlindChickenExtremeLessonInstead> =
  /* @__PURE__ */ deepFreeze({
    steps: {
      goal: {
        title: 'Halt dich von Hühnern fern',
        text: 'Die meisten Punkte gewinnen, ein Huhn kostet 1. Jeder spielt eine Karte: Das ist ein Stich. Vorher legst du deine 12 Karten in eine Reihe, und du darfst nur ihr linkes oder rechtes Ende spielen. Jetzt sind es noch 4, und Frida spielt eine 41 mit Huhn an.',
      },
      low: {
        title: 'Die höchste Karte macht den Stich',
        text: 'Der Stich bringt alle seine Karten. Zwei Hühner darin kosten dazu noch eine Strafe von 3. Deine 47 würde diesen wohl machen. Duck dich: Spiele die 19 vom rechten Ende.',
      },
      pig: {
        title: 'Schweine sind gut',
        text: 'Frida bekam zwei Hühner und die Strafe. Deshalb spielt sie den nächsten Stich an: eine 25 mit Schwein. Ein Stich mit genau einem Schwein bringt eine Belohnung von 3 Punkten: Hol ihn mit der 46.',
      },
      reward: {
        title: 'Wähle eine Belohnung',
        text: 'Jede Belohnung zählt 3 Punkte und hilft im nächsten Stich. Du spielst an und hast noch 47 und 0: Verdeckt anspielen versteckt deine 47. Nimm das.',
      },
      hidden: {
        title: 'Werde dein Huhn los',
        text: 'Niemand sieht deine Karte, bis der Stich voll ist. Karten mit dem Zeichen aus zwei Karten spielt man auch so. Spiele die 47 und hoffe auf eine höhere Karte. Heb die 0 für den letzten Stich auf.',
      },
      sow: {
        title: 'Die 0 schlägt die 49',
        text: 'Berta bekam dein Huhn mit ihrer 48. Es ist der letzte Stich, und sie hat die 49 angespielt. Hier, und nur hier, nimmt die 0 der 49 den Stich weg: Spiele sie.',
      },
      benefit: {
        title: 'Der letzte Stich lohnt sich',
        text: 'Wer ihn macht, darf frühere Hühner oder frühere Strafen vergessen. Du hattest vorher 4 Hühner, aber nur eine Strafe von 3. Vergiss die Hühner.',
      },
      scored: {
        title: '0 Punkte gewinnen gegen −6 und −6',
        text: 'Deine Strafe von 3 und deine Belohnung von 3 heben sich auf. Berta und Frida haben je 3 Hühner und eine Strafe von 3. Anfänger kämpfen um Stiche, aber gar kein Huhn bringt 3 Punkte. Gespielt werden so viele Spiele, wie Spieler da sind, und addiert.',
      },
    },
    instead: {
      high: 'Du darfst die 47 spielen, aber sie bekäme beide Hühner. Spiele das andere Ende.',
      notThat: 'Du darfst die 47 spielen, aber dann liegt dein eigenes Huhn im Stich. Hol das Schwein mit der 46.',
      otherReward: 'Auch diese Belohnung zählt 3 Punkte. Wähle jetzt das verdeckte Anspielen.',
      keepSow: 'Du darfst die 0 anspielen, aber nur im letzten Stich kann sie die 49 schlagen. Spiele die 47.',
      otherBenefit: 'Das darfst du wählen, aber 4 Hühner kosten mehr als die Strafe von 3. Vergiss die Hühner.',
    },
    howTo: {
      goal: 'Mach Stiche ohne Hühner. Die meisten Punkte gewinnen, und das ist oft eine Zahl unter 0.',
      turn: 'Leg vor dem Spiel deine Karten in eine Reihe, wie du willst. Spiele dann in jedem Stich ihr linkes oder rechtes Ende; Karten mit Zeichen liegen erst verdeckt. Die höchste Karte macht den Stich und spielt den nächsten an. Im letzten Stich schlägt die 0 die 49.',
      scoring:
        'Jedes Huhn in deinen Stichen kostet 1. Stiche mit 2, 3, 4 oder 5 Hühnern kosten noch 3, 6, 10 oder 15. Genau ein Schwein bringt eine Belohnung: 3 Punkte und einen Vorteil im nächsten Stich. Gar kein Huhn: 3 Punkte. Wer den letzten Stich macht, darf frühere Hühner oder Strafen vergessen.',
    },
  });
