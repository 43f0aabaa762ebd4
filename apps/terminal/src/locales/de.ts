import { deBots } from 'hencoop/bots/de';
import type { TerminalWords } from './locale.js';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const asking: TerminalWords['asking'] = {
  notAllowed: 'Das geht nicht.',
  notYourSeat: (own) => `Das geht nicht. Du kannst nur für ${own} ziehen, deinen eigenen.`,
  noMove: 'Das ist keine der Antworten und auch kein Zug.',
  typeAnswer: 'Tippe die Nummer einer Antwort oder ihre ersten Buchstaben.',
  typeMove: (moves) => `Du kannst auch einen Zug tippen: ${moves}.`,
  commands: [
    '? oder „Hilfe“ zeigt diesen Text, r oder „Regeln“ die Regeln dieses Schritts.',
    'h oder „Tipp“ zeigt, was der stärkste Bot spielen würde, und warum.',
    'q, Strg-C oder Strg-D verlässt das Spiel.',
  ],
  inMenu:
    'Tippe die Nummer einer Antwort oder ihre ersten Buchstaben; Enter nimmt die Nummer nach „Enter“.\nq, Strg-C oder Strg-D beendet das Programm.',
  unknown: (typed) => `„${typed}“ kenne ich nicht.`,
  typeNumber: (most) => `Tippe eine Zahl von 1 bis ${most} oder die ersten Buchstaben einer Antwort.`,
  tooLong: (most) => `Diese Zeile ist zu lang: Tippe höchstens ${most.toLocaleString('de')} Zeichen.`,
  example: (message, example) => `${message}, zum Beispiel ${example}:`,
  yes: 'Ja',
  no: 'Nein',
};

const files: TerminalWords['files'] = {
  isNoFile: 'das ist keine Datei',
  tooLarge: (megabytes) => `die Datei ist größer als ${megabytes} MB`,
  isNotJson: (why) => `kein gültiges JSON: ${why}`,
  logHasNoMoves: 'ein Protokoll hat keine Züge, nach denen es weitergeht; zeige es mit --replay',
  hasNoDeal: 'ohne Austeilen keine Analyse: dieses Spiel beginnt mit einer Stellung',
  isOver: 'dieses Spiel ist aus; zeige es mit --replay',
  exists: 'gibt es schon; --force ersetzt sie',
  output: (why) => `Die Ausgabe lässt sich nicht schreiben: ${why}.`,
  noGame: (id) => `es gibt kein Spiel ${id}`,
  issue(issue) {
    switch (issue.type) {
      case 'invalid':
        return `kein gespeichertes Spiel von Hencoop: ${issue.path === '' ? '' : `${issue.path}: `}${issue.message}`;
      case 'future':
        return `von einer neueren Version von Hencoop geschrieben: ${issue.message}`;
      case 'old':
        return `nach Version ${issue.rules} der Regeln gespielt, nach Version ${issue.current} nicht nachzuspielen`;
      case 'illegal':
        return `${issue.violation.clause} verbietet Zug ${issue.index + 1}: ${JSON.stringify(issue.move).slice(0, 200)}`;
      case 'impossible':
        return `Eintrag ${issue.index + 1} seiner Liste ist unmöglich: ${issue.message}`;
      case 'different':
        return `seine Züge führen nicht zum gespeicherten Ergebnis ${JSON.stringify(issue.recorded)}`;
    }
  },
  reasons: {
    ENOENT: 'diese Datei gibt es nicht',
    EACCES: 'keine Berechtigung',
    EISDIR: 'das ist ein Ordner',
    ENOTDIR: 'das ist kein Ordner',
    ENOSPC: 'die Platte ist voll',
  },
};

const usage: TerminalWords['usage'] = {
  title: 'Hühnerkartenspiele im Terminal.',
  examples: {
    menu: 'ein Spiel und deine Gegner wählen, und spielen',
    seat: 'Chicken gegen drei Bots spielen, auf Platz 2',
    bots: 'die Bots wählen',
    watch: 'Bots zusehen',
    replay: 'ein gespeichertes Spiel zeigen, wie Platz 2 es sah',
    analyze: 'die Fehler in einem gespeicherten Spiel finden, und was das Glück gab',
    puzzle: 'das Rätsel des Tages lösen',
    arena: (help) => `messen, wie stark ein Bot ist; ${help} zeigt mehr`,
  },
  counting: 'Schalter und Dateien zählen Plätze ab 0, alles, was du liest, zählt ab 1: --seat 0 ist Platz 1.',
  flags: {
    watch: 'nur zusehen; ohne Terminal ist das der Normalfall',
    ask: 'Antworten aus der Standardeingabe lesen, auch wenn sie kein Terminal ist',
    seats: 'die Zahl der Spieler',
    seat: 'dein Platz, ab 0; mit --watch und --replay der Platz, dessen Karten du siehst',
    seed: 'derselbe Startwert gibt dieselben Karten, und Bots machen dann dieselben Züge',
    options: 'Optionen der Regeln, zum Beispiel \'{"target":20}\'',
    bots: 'wer auf den anderen Plätzen spielt, der Reihe nach, oder ein Name für alle; siehe unten',
    save: 'das Spiel dort speichern, wenn es aus ist oder du gehst: als JSON in einer .json-Datei, sonst in der Notation',
    force: '--save darf eine Datei ersetzen',
    load: 'ein gespeichertes Spiel fortsetzen',
    list: 'die gespeicherten Spiele auflisten',
    folder: 'wo Spiele gespeichert werden; sonst hencoop-games',
    replay:
      'ein gespeichertes Spiel zeigen: Züge, Ereignisse oder das Protokoll eines Platzes; ohne --seat, wie ein Zuschauer es sah',
    tables: 'mit --replay nach jedem Schritt den Tisch zeigen',
    lang: 'die Sprache: en, de oder fr; sonst die deines Systems (LANG), sonst Englisch',
    help: 'diese Seite zeigen',
  },
  games: 'Spiele und Bots',
  ofAnalyze: {
    file: 'ein gespeichertes Spiel vom Austeilen an',
    save: 'das Spiel mit den Bewertungen dort speichern: als JSON in einer .json-Datei, sonst in der Notation',
  },
};

const usageErrors: TerminalWords['usageErrors'] = {
  help: (command) => `${command} --help zeigt die Hilfe.`,
  expected: (at, expected, got) => `${at}: erwartet: ${expected}, nicht ${got}`,
  oneOf: (names) => `eines von ${names.join(', ')}`,
  wholeNumber: 'eine ganze Zahl',
  from: (min, max) => `eine ganze Zahl von ${min} bis ${max}`,
  seatFrom: (min, max) => `ein Platz von ${min} bis ${max}`,
  json: 'JSON wie \'{"target":20}\'',
  game: 'Spiel',
  noGame: 'kein Name eines Spiels',
  oneGame: (given) => `erwartet: ein Spiel, nicht ${given.join(' und ')}`,
  oneNameOr: (names) => `1 Name oder ${names}`,
  noFile: 'analyze: erwartet: eine Datei',
  oneFile: (given) => `analyze: erwartet: eine Datei, nicht ${given.join(' und ')}`,
  together: (flag, other) => `${flag}: nur zusammen mit ${other}`,
  notTogether: (flag, other) => `${flag}: nicht zusammen mit ${other}`,
  unknownFlag: (flag) => `unbekannter Schalter ${flag}`,
  takesNoValue: (flag) => `${flag}: ohne Wert`,
  needsValue: (flag) => `${flag}: es fehlt ein Wert`,
  unknownField: (field, known) => `${field}: unbekannt; erwartet: ${known.join(', ')}`,
  onlySaw: (viewer) =>
    `--seat: dieses Protokoll enthält nur, was ${viewer === null ? 'ein Zuschauer' : `Platz ${viewer + 1}`} sah`,
};

/** The terminal in German. */
export const words: TerminalWords = {
  language: 'de',
  bots: deBots,
  whyNotNext: 'Warum der nächstbeste Zug schlechter ist:',
  colon: ': ',
  goodbye: 'Auf Wiedersehen!',
  keys: {
    enter: 'Enter',
    help: 'Hilfe',
    quit: 'Ende',
    rules: 'Regeln',
    hint: 'Tipp',
    back: 'zurück',
    save: 'speichern',
  },
  seat: (number) => `Platz ${number}`,
  seatAtStart: (number) => `Platz ${number}`,
  players: (min, max) => (min === max ? `${min} Spieler` : `${min} bis ${max} Spieler`),
  you: 'du',
  spectator: 'ein Zuschauer',
  spectatorAtStart: 'Ein Zuschauer',
  random: 'macht irgendeinen erlaubten Zug',
  asking,
  menu: {
    play: 'Was möchtest du spielen?',
    rules: 'Regeln eines Spiels',
    continue: 'Ein gespeichertes Spiel fortsetzen',
    show: 'Ein gespeichertes Spiel zeigen',
    list: 'Die gespeicherten Spiele auflisten',
    help: 'Hilfe',
    quit: 'Ende',
    whichGame: 'Welches Spiel?',
    whichRules: 'Die Regeln welches Spiels?',
    howMany: 'Wie viele Spieler, mit dir?',
    opponents: 'Wähle deine Gegner.',
    ownSeat: 'Welcher Platz ist deiner?',
    viewer: 'Aus wessen Sicht?',
  },
  game: {
    intro: (title, seats, seed) => `${title}, ${seats} Plätze, Startwert ${seed}`,
    resumed: (title, seats, move) => `${title}, ${seats} Plätze, fortgesetzt ab Zug ${move}`,
    yourSeat: (title, seat, seats) => `${title}: Du hast ${seat} von ${seats}. ? zeigt Hilfe, q verlässt das Spiel.`,
    bots: (seated) => {
      const groups = seated.map(([name, seats]) => {
        return `${name} auf ${seats.length === 1 ? 'Platz' : 'den Plätzen'} ${seats.join(', ')}`;
      });
      return `Bots: ${groups.join('; ')}.`;
    },
    scores: (list) => `Punkte: ${list}.`,
    outcome: 'Das Ergebnis:',
    and: 'und',
    win: 'Du gewinnst!',
    share: 'Du teilst dir den Sieg!',
    notOver: 'Das Spiel ist noch nicht aus.',
    seed: (seed) => `Der Startwert war ${seed}.`,
  },
  saving: {
    beforeLeaving: 'Das Spiel speichern, bevor du gehst?',
    ask: 'Das Spiel speichern?',
    name: 'Ein Name für das Spiel',
    badName: 'Nimm höchstens 60 Buchstaben (ohne Umlaute), Ziffern, - und _.',
    exists: (file) => `${file} gibt es schon`,
    replace: 'Ersetzen',
    another: 'Anderer Name',
    never: 'Nicht speichern',
    saved: (path) => `Das Spiel ist gespeichert in ${path}`,
    savedGame: (title, path) => `${title} ist gespeichert in ${path}`,
  },
  stored: {
    position: 'Das Spiel beginnt mit dieser Stellung.',
    head: (title, viewer) => `${title}, wie ${viewer} es sah`,
    none: (folder) => `Keine Spiele sind gespeichert in ${folder}`,
    unreadable: (why) => `nicht lesbar: ${why}`,
    record: (moves) => counted(moves, 'Zug', 'Züge'),
    log: (events) => `ein Protokoll, ${counted(events, 'Ereignis', 'Ereignisse')}`,
    over: 'aus',
    unfinished: 'nicht zu Ende',
    seats: (seats) => `${seats} Plätze`,
    step: (step, of) => `Schritt ${step} von ${of}`,
    next: 'Weiter',
    tenForward: 'Zehn vor',
    back: 'Zurück',
    tenBack: 'Zehn zurück',
    toEnd: 'Ans Ende',
    toBeginning: 'An den Anfang',
    stop: 'Aufhören',
  },
  analysis: {
    move: (number) => `Zug ${number}`,
    marks: { inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'grober Fehler' },
    instead: (played, best, error) => `Siegchance ${played} statt ${best} (± ${error})`,
    lost: (percent) => `${percent} Siegchance verloren`,
    better: 'besser',
    accuracy: 'Genauigkeit',
    noDecision: 'keine Entscheidung',
    start: 'Siegchance am Anfang',
    ownMoves: 'eigene Züge',
    luck: 'Glück',
    others: 'andere',
    result: 'Ergebnis',
    now: 'Siegchance jetzt',
  },
  puzzle: {
    title: (game) => `Das Rätsel des Tages: ${game}`,
    task: 'Du bist am Zug. Ein Zug ist klar der beste: welcher?',
    noAnswer: 'Antworte in einem Terminal oder mit --ask.',
    right: (best, second) => `Richtig! Siegchance ${best}, mit dem zweitbesten Zug ${second}.`,
    wrong: (answered, best) =>
      `Nicht der beste: Siegchance ${answered}, mit dem besten Zug ${best}. Versuch es noch einmal.`,
    atMost: (second, best) =>
      `Nicht der beste: Siegchance unter ${second}, mit dem besten Zug ${best}. Versuch es noch einmal.`,
    theme: 'Thema',
  },
  files,
  usage,
  usageErrors,
};
