import { deepFreeze } from '../../engine/freeze.js';
import type { RuleTexts } from '../../engine/sheet.js';

/** The rules of Blind Chicken Extreme in German. */
export const deBlindChickenExtremeRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'Michael Schacht',
  players: '2 bis 5',
  sections: [
    'Material',
    'Aufbau eines Spiels',
    'Spielen',
    'Strafen und Belohnungen',
    'Wertung eines Spiels',
    'Wer was sieht',
  ],
  steps: {
    arrange: 'Lege eine Karte in deine Reihe; alle ordnen zugleich (BC-2.3).',
    play: 'Spiele eine Karte deiner Reihe, oder spiele mit ihr an (BC-3.1).',
    takeReward: 'Nimm eine der übrigen Belohnungen (BC-4.2).',
    chooseLeader: 'Bestimme, wer den nächsten Stich anspielt (BC-4.4).',
    chooseBenefit: 'Wähle einen Vorteil des letzten Stichs, oder keinen (BC-5.2).',
  },
  clauses: {
    'BC-1.1': '50 Karten von 0 bis 49. Zehn tragen ein Huhn, drei andere ein Schwein; die 0 ist die Sau.',
    'BC-1.2': '7 Strafkarten: −3 für 2 Hühner in einem Stich, −6 für 3, −10 für 4, −15 für 5. Sie gehen nie aus.',
    'BC-1.3':
      '3 Belohnungen zu je +3 mit je einem Vorteil: verdeckt anspielen, eine beliebige Karte anspielen, den Anspieler bestimmen.',
    'BC-1.4':
      'Angenommen, weil keine Quelle es nennt: Hühner auf 17, 21, 24, 27, 31, 34, 37, 41, 44 und 47, Schweine auf 25, 35 und 45, das Zeichen für verdeckte Karten auf 18, 24, 28, 34, 38, 44 und 48.',
    'BC-2.1':
      'Zu dritt ohne 1 bis 14, zu viert ohne 1 und 2, zu zweit ohne 1 bis 26. Alle anderen Karten werden verteilt: jedem 12, zu fünft 10.',
    'BC-2.2': 'Platz 1 spielt im ersten Spiel an, in jedem weiteren der Nächste.',
    'BC-2.3':
      'Alle ordnen zugleich ihre Karten zu einer Reihe: Lege eine nach der anderen rechts an, in beliebiger Reihenfolge. Was liegt, das liegt. Sind alle fertig, beginnt das Spiel.',
    'BC-2.4': 'Wie weit die anderen mit dem Ordnen sind, sieht niemand, nur wer fertig ist.',
    'BC-3.1':
      'Reihum spielt jeder die Karte am linken oder am rechten Ende seiner Reihe. Die höchste Zahl macht den Stich und spielt den nächsten an.',
    'BC-3.2':
      'Eine Karte mit dem Zeichen wird verdeckt gespielt und am Ende des Stichs aufgedeckt; wer zuletzt spielt, spielt offen.',
    'BC-3.3':
      'Liegen im letzten Stich die 0 und die 49, macht die 0 den Stich. In jedem anderen Stich ist die 0 die niedrigste Karte.',
    'BC-3.4':
      'Ein vollständiger Stich bleibt offen liegen, bis der nächste angespielt wird; dann liegt er verdeckt beim Besitzer.',
    'BC-4.1': 'Ein Stich mit zwei oder mehr Hühnern bringt sofort die Strafkarte für ihre Anzahl.',
    'BC-4.2':
      'Ein Stich mit genau einem Schwein bringt sofort eine der übrigen Belohnungen nach Wahl; zwei oder mehr Schweine bringen keine.',
    'BC-4.3': 'Strafe und Belohnung können aus demselben Stich kommen.',
    'BC-4.4':
      'Der Vorteil gilt nur für den nächsten Stich. Verdeckt anspielen: Deine Karte bleibt bis zum Ende des Stichs verdeckt. Beliebig anspielen: irgendeine Karte deiner Reihe. Anspieler bestimmen: Nenne einen Spieler, auch dich selbst.',
    'BC-4.5': 'Eine Belohnung aus dem letzten Stich zählt +3; ihr Vorteil verfällt.',
    'BC-5.1': 'Jedes Huhn in deinen Stichen zählt −1, Strafkarten wie gedruckt, jede Belohnung +3. Gar kein Huhn: +3.',
    'BC-5.2':
      'Wer den letzten Stich macht, darf einen Vorteil wählen: frühere Hühner zählen nicht; frühere Strafkarten zählen nicht; oder, wenn die 0 die 49 schlug, ein früheres eigenes Spiel zählt 0.',
    'BC-5.3': 'Angeboten wird nur, was etwas bewirkt. Gibt es nichts, wird nicht gefragt.',
    'BC-5.4':
      'Gespielt werden so viele Spiele, wie Spieler da sind, oder die gewählte Zahl. Die meisten Punkte gewinnen.',
    'BC-6.1':
      'Deine Reihe siehst nur du; von welchem Ende eine Karte kam, sehen alle. Verdeckte Karten sieht nur ihr Besitzer, genommene Stiche liegen verdeckt. Strafen, Belohnungen und Punkte sehen alle.',
    'G-4': 'Du kannst nur Karten legen oder spielen, die du hast.',
  },
});
