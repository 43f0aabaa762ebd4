import { deepFreeze } from '../../engine/freeze.js';
import type { RuleTexts } from '../../engine/sheet.js';

/** The rules of Chicken Roundup in German. */
export const deChickenRoundupRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'Robert Johnson',
  players: '2',
  sections: [
    'Material',
    'Aufbau',
    'Ein Zug',
    'Lücken',
    'Die Aktionen mit Namen',
    'Die Aktionen mit Bild',
    'In den Stall',
    'Auffüllen',
    'Ende',
    'Wer was sieht',
  ],
  steps: {
    plays: 'Spiele eine Karte für ihre Aktion, fange mit dem Fuchs oder beende deine Aktionen (CR-3.1).',
    closeGap: 'Wähle, zu welcher Seite sich die Lücke in der mittleren Reihe schließt (CR-4.2).',
  },
  clauses: {
    'CR-1.1':
      '100 Hühner in 5 Farben, 2 Ställe, 1 Fuchs, 1 Hahn. Die Hackordnung von unten nach oben: weiß 1, schwarz 2, rot 3, silber 4, gold 5.',
    'CR-1.2': 'Angenommen, weil keine Quelle es nennt: Jede Farbe hat 20 Karten, je zwei mit jeder der zehn Aktionen.',
    'CR-2.1':
      'Der Hof hat 3 Reihen zu 5 Feldern: 14 offene Hühner und in der Mitte der Fuchs. Deine Reihe ist die nächste; dein Stall steht links von ihr.',
    'CR-2.2': 'Jeder bekommt 5 Karten. Der Hahn steckt irgendwo im letzten Viertel des Stapels.',
    'CR-2.3': 'Platz 1 beginnt.',
    'CR-3.1':
      'Bis zu zwei Aktionen, jede eine Handkarte oder ein Fang mit dem Fuchs. Danach gehen Hühner in den Stall, der Fuchs wird geprüft, Hof und Hand werden aufgefüllt, und der andere ist am Zug. Du darfst vorher aufhören.',
    'CR-3.2': 'Eine Karte ohne mögliches Ziel kann nicht gespielt werden, aber einen Fang bezahlen.',
    'CR-3.3': 'Gespielte und bezahlte Karten kommen auf den Ablagestapel. Neu gemischt wird nicht.',
    'CR-3.4': 'Auch eine Aktion, die nichts ändert, ist erlaubt.',
    'CR-4.1':
      'Eine Lücke ist ein offenes Feld mit einer Karte auf beiden Seiten, der Stall zählt mit. Sie schließt sich sofort: Die äußeren Reihen rücken zu ihrem Stall.',
    'CR-4.2':
      'In der mittleren Reihe wählst du, zu welcher Seite sich die Lücke schließt: Die äußerste Karte dort bleibt, die anderen rücken auf.',
    'CR-4.3': 'Der Fuchs rückt mit den Karten.',
    'CR-5.1': 'Bauer: Lege irgendein Huhn vom Hof auf den Ablagestapel.',
    'CR-5.2':
      'Hund: Der Fuchs läuft an das Ende seiner Reihe, in einer äußeren Reihe weg vom Stall, in der mittleren an das Ende deiner Wahl. Die Karten dazwischen rücken um ein Feld.',
    'CR-5.2a': 'Ist der Fuchs allein in der mittleren Reihe, sind beide Enden dasselbe.',
    'CR-5.3':
      'Foxtrott: Der Fuchs fängt irgendein Huhn von der Farbe der gespielten Karte. Du nimmst es auf die Hand, der Fuchs steht auf seinem Feld, und die Lücke schließt sich.',
    'CR-5.4':
      'Fang mit dem Fuchs: Bezahle irgendeine Handkarte und nimm ein Huhn neben dem Fuchs, in seiner Reihe oder Spalte, auf die Hand; der Fuchs zieht dorthin. Das Huhn kannst du noch in diesem Zug spielen.',
    'CR-5.5':
      'Hühnerparade: Eine Kette benachbarter Hühner läuft in deinen Stall. Sie beginnt auf dem Feld vor ihm und geht waagrecht oder senkrecht weiter, jedes Huhn niedriger als das davor, nie über den Fuchs oder ein offenes Feld. Du wählst den Weg und wo er endet.',
    'CR-5.6':
      'Eine Parade beendet die Aktionen und ersetzt in diesem Zug den Gang in den Stall; zur Wahl folgt er danach. Das letzte Huhn liegt oben.',
    'CR-6.0':
      'Bilder bewegen nur Hühner, nie den Fuchs; spiegelverkehrt gelten sie auch. Auf jedem bewegten Feld steht ein Huhn. Deine Reihe ist die nächste.',
    'CR-6.0a': 'Eine Umstellung wird in der Reihenfolge des Bildes genannt.',
    'CR-6.1': 'Seitenschritt: Zwei Nachbarn einer Reihe tauschen.',
    'CR-6.2': 'Zaunsprung: Zwei Nachbarn einer Spalte tauschen.',
    'CR-6.3': 'Diagonalsprint: Zwei schräge Nachbarn tauschen.',
    'CR-6.4': 'Bocksprung: Zwei Hühner einer Reihe mit genau einer Karte dazwischen tauschen; diese bleibt stehen.',
    'CR-6.5': 'Vordrängeln: Von drei Hühnern nebeneinander geht ein äußeres ans andere Ende; die anderen rücken.',
    'CR-6.6': 'Rundtanz: Die vier Hühner eines Quadrats gehen alle um ein Feld weiter, links oder rechts herum.',
    'CR-7.1':
      'Sind die Aktionen vorbei und hat keine Parade das ersetzt, muss das Huhn vor deinem Stall hinein; jedes dahinter folgt, solange es niedriger ist als das davor. Der Fuchs oder ein offenes Feld beendet die Kette.',
    'CR-7.2': 'Das letzte Huhn liegt oben; der Rest der Reihe rückt zum Stall.',
    'CR-7.3':
      'Steht dann der Fuchs in der mittleren Reihe und ist das Feld deiner Reihe in seiner Spalte offen, kommt er hinter die letzte Karte dieser Reihe. Zur Wahl gilt das auch für die andere äußere Reihe; deine geht vor.',
    'CR-7.4': 'Steht dann der Fuchs direkt vor deinem Stall, verlierst du das oberste Huhn darin.',
    'CR-8.1': 'Offene Felder werden vom Stapel gefüllt: ferne Reihe, mittlere, eigene, dann die Hand auf fünf Karten.',
    'CR-8.2': 'Ist der Stapel leer, bleiben Felder und Hände, wie sie sind.',
    'CR-9.1': 'Wird der Hahn gezogen, kommt er zur Seite: Die laufende Runde wird beendet und noch eine gespielt.',
    'CR-9.2':
      'Jedes Huhn im Stall ist ein Punkt. Bei Gleichstand entscheiden mehr goldene, dann silberne, rote, schwarze, weiße; sonst ist es unentschieden.',
    'CR-10.1':
      'Hof, Ställe, Ablagestapel und alle Anzahlen sehen alle, deine Hand nur du. Den Stapel sieht niemand, auch nicht, wo der Hahn steckt.',
    'G-4': 'Du kannst nur Karten spielen oder zahlen, die du auf der Hand hast.',
  },
});
