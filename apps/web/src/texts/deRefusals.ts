import type { Texts } from './en.js';

/** Why the page or a server refuses something, in German. */
export const refusals: Texts['refusals'] = {
  invalid: 'Hier passt etwas nicht zusammen. Bitte lade die Seite neu.',
  setup: 'So kann das Spiel nicht beginnen. Prüfe die Spieler und die Regeln.',
  noGame: 'Dieses Spiel ist geschlossen. Öffne es von der Startseite aus noch einmal.',
  stale: 'Der Tisch hat sich verändert. Sieh noch einmal hin.',
  notYours: 'Du bist nicht am Zug.',
  cannotUndo: 'Es gibt nichts zurückzunehmen.',
  unfinished: 'Das geht erst nach dem Ende des Spiels.',
  notSaved: 'Dieses Spiel ist nicht mehr in diesem Browser.',
  elsewhere: 'Du hast dieses Spiel in einem anderen Tab fortgesetzt. Öffne es noch einmal, um hier weiterzuspielen.',
  storage: 'Dein Browser kann keine Spiele sichern: Sein Speicher ist voll oder gesperrt. Sichere das Spiel als Datei.',
  unreadable: 'Das ist kein Spiel von Hencoop, oder es ist beschädigt.',
  future: 'Dieses Spiel stammt von einem neueren Hencoop. Lade die Seite neu, um es zu bekommen.',
  old: 'Dieses Spiel wurde nach früheren Regeln gespielt und lässt sich nicht mehr zeigen.',
  impossible: 'Nach den Regeln kann ein Spiel nicht so verlaufen.',
  aborted: 'Etwas anderes kam zuvor.',
  waiting: 'Ein Platz ist noch frei. Warte, bis alle da sind.',
  away: 'Ein Bot spielt für dich. Komm erst zurück.',
  outOfTime: 'Deine Zeit für dieses Spiel ist um: Der Bot spielt weiter.',
  noMatch:
    'Dieser Link gilt nicht mehr: Das Spiel gibt es nicht mehr, der Platz hat einen neuen Link, oder zum Zuschauen braucht es einen Link.',
  noSeat: 'Den letzten Platz hat schon jemand genommen.',
  tooMany: 'Zu viele Anfragen. Warte einen Moment.',
  noAnalysis: 'Dieser Server analysiert diese Partie nicht.',
  noServer: 'Diese Seite hat keinen Server. Öffne den Link, den du bekommen hast, um im Netz zu spielen.',
  unreachable: 'Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.',
  failed: 'Etwas ging schief.',
};

/** What the page says if a part of it, or the worker, is missing. */
export const missing: Texts['missing'] = {
  text: 'Ein Teil dieser Seite wurde nicht geladen.',
  saved: 'Dein Spiel ist gesichert.',
  again: 'Noch einmal laden',
  bot: 'Ein Bot hängt. Öffne das Spiel noch einmal, um weiterzuspielen.',
  stopped: 'Das Spiel ist stehen geblieben.',
  lost: 'Das Spiel ist stehen geblieben, und dein Browser konnte es nicht sichern.',
};
