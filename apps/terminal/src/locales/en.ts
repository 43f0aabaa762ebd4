import { enBots } from 'hencoop/bots/en';
import type { TerminalWords } from './locale.js';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

const asking: TerminalWords['asking'] = {
  notAllowed: 'Not allowed.',
  notYourSeat: (own) => `Not allowed. You can move only for ${own}, your own.`,
  noMove: 'That is not one of the answers, and not a move.',
  typeAnswer: 'Type the number of an answer, or its first letters.',
  typeMove: (moves) => `You can type a move, too: ${moves}.`,
  commands: [
    '? or "help" shows this text, r or "rules" the rules of this step.',
    'h or "hint" shows what the strongest bot would play, and why.',
    'q, Ctrl-C or Ctrl-D leaves the game.',
  ],
  inMenu:
    'Type the number of an answer, or its first letters; Enter takes the number after "Enter".\nq, Ctrl-C or Ctrl-D quits.',
  unknown: (typed) => `I do not know "${typed}".`,
  typeNumber: (most) => `Type a number from 1 to ${most}, or the first letters of an answer.`,
  tooLong: (most) => `That line is too long: type at most ${most.toLocaleString('en')} characters.`,
  example: (message, example) => `${message}, such as ${example}:`,
  yes: 'Yes',
  no: 'No',
};

const files: TerminalWords['files'] = {
  isNoFile: 'not a file',
  tooLarge: (megabytes) => `the file is larger than ${megabytes} MB`,
  isNotJson: (why) => `not valid JSON: ${why}`,
  logHasNoMoves: 'a log has no moves to continue from; show it with --replay',
  hasNoDeal: 'to analyze it, its deal must be known, and this record begins with a position',
  isOver: 'this game is over; show it with --replay',
  exists: 'already exists; --force replaces it',
  output: (why) => `The output cannot be written: ${why}.`,
  noGame: (id) => `there is no game ${id}`,
  issue(issue) {
    switch (issue.type) {
      case 'invalid':
        return `not a stored game of Hencoop: ${issue.path === '' ? '' : `${issue.path}: `}${issue.message}`;
      case 'future':
        return `written by a newer version of Hencoop: ${issue.message}`;
      case 'old':
        return `played under version ${issue.rules} of the rules, and cannot be replayed under version ${issue.current}`;
      case 'illegal':
        return `${issue.violation.clause} forbids move ${issue.index + 1}: ${JSON.stringify(issue.move).slice(0, 200)}`;
      case 'impossible':
        return `item ${issue.index + 1} of its list is impossible: ${issue.message}`;
      case 'different':
        return `its moves do not lead to the recorded outcome ${JSON.stringify(issue.recorded)}`;
    }
  },
  reasons: {
    ENOENT: 'no such file',
    EACCES: 'no permission',
    EISDIR: 'it is a folder',
    ENOTDIR: 'not a folder',
    ENOSPC: 'the disk is full',
  },
};

const usage: TerminalWords['usage'] = {
  title: 'Chicken card games in the terminal.',
  examples: {
    menu: 'choose a game and your opponents, and play',
    seat: 'play Chicken against three bots, as seat 2',
    bots: 'choose the bots',
    watch: 'watch bots play',
    replay: 'show a stored game as seat 2 saw it',
    analyze: 'find the mistakes in a stored game, and what chance gave',
    puzzle: 'solve the puzzle of the day',
    arena: (help) => `measure how strong a bot is; ${help} shows more`,
  },
  counting: 'Flags and files count seats from 0, everything you read counts from 1: --seat 0 is seat 1.',
  flags: {
    watch: 'only watch; without a terminal, this is the default',
    ask: 'read answers from the standard input even if it is not a terminal',
    seats: 'the number of players',
    seat: 'your seat, from 0; with --watch and --replay, the seat whose cards you see',
    seed: 'the same seed deals the same cards, and bots then make the same moves',
    options: 'options of the rules, such as \'{"target":20}\'',
    bots: 'who plays the other seats, in their order, or one name for all of them; see below',
    save: 'save the game there when it is over or you leave: as JSON in a .json file, otherwise in the notation',
    force: 'let --save replace a file',
    load: 'continue a saved game',
    list: 'list the saved games',
    folder: 'where games are saved; default hencoop-games',
    replay: 'show a stored game: a record, an event log or a seat log; without --seat as a spectator saw it',
    tables: 'with --replay, show the table after every step',
    lang: "the language: en, de or fr; default your system's (LANG), otherwise English",
    help: 'show this page',
  },
  games: 'Games and bots',
  ofAnalyze: {
    file: 'a record: a saved game, from its deal on',
    save: 'save the record with the marks there: as JSON in a .json file, otherwise in the notation',
  },
};

const usageErrors: TerminalWords['usageErrors'] = {
  help: (command) => `Run ${command} --help for help.`,
  expected: (at, expected, got) => `${at}: expected ${expected}, got ${got}`,
  oneOf: (names) => `one of ${names.join(', ')}`,
  wholeNumber: 'a whole number',
  from: (min, max) => `a whole number from ${min} to ${max}`,
  seatFrom: (min, max) => `a seat from ${min} to ${max}`,
  json: 'JSON, such as \'{"target":20}\'',
  game: 'game',
  noGame: 'no name of a game',
  oneGame: (given) => `expected one game, got ${given.join(' and ')}`,
  oneNameOr: (names) => `1 name or ${names}`,
  noFile: 'analyze: expected a file',
  oneFile: (given) => `analyze: expected one file, got ${given.join(' and ')}`,
  together: (flag, other) => `${flag}: expected together with ${other}`,
  notTogether: (flag, other) => `${flag}: cannot be combined with ${other}`,
  unknownFlag: (flag) => `unknown option ${flag}`,
  takesNoValue: (flag) => `${flag}: expected no value`,
  needsValue: (flag) => `${flag}: expected a value`,
  unknownField: (field, known) => `${field}: unknown field; expected ${known.join(', ')}`,
  onlySaw: (viewer) => `--seat: this log holds only what ${viewer === null ? 'a spectator' : `seat ${viewer + 1}`} saw`,
};

/** The terminal in English. */
export const words: TerminalWords = {
  language: 'en',
  bots: enBots,
  whyNotNext: 'Why the next best move is worse:',
  colon: ': ',
  goodbye: 'Goodbye!',
  keys: { enter: 'Enter', help: 'help', quit: 'quit', rules: 'rules', hint: 'hint', back: 'back', save: 'save' },
  seat: (number) => `seat ${number}`,
  seatAtStart: (number) => `Seat ${number}`,
  players: (min, max) => (min === max ? `${min} players` : `${min} to ${max} players`),
  you: 'you',
  spectator: 'a spectator',
  spectatorAtStart: 'A spectator',
  random: 'picks any legal move',
  asking,
  menu: {
    play: 'What would you like to play?',
    rules: 'Rules of a game',
    continue: 'Continue a saved game',
    show: 'Show a saved game',
    list: 'List the saved games',
    help: 'Help',
    quit: 'Quit',
    whichGame: 'Which game?',
    whichRules: 'Rules of which game?',
    howMany: 'How many players, including you?',
    opponents: 'Choose your opponents.',
    ownSeat: 'Which seat is yours?',
    viewer: 'Whose point of view?',
  },
  game: {
    intro: (title, seats, seed) => `${title}, ${seats} seats, seed ${seed}`,
    resumed: (title, seats, move) => `${title}, ${seats} seats, continued from move ${move}`,
    yourSeat: (title, seat, seats) => `${title}: you have ${seat} of ${seats}. ? shows help, q leaves the game.`,
    bots: (seated) => {
      const groups = seated.map(([name, seats]) => {
        return `${name} at ${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`;
      });
      return `Bots: ${groups.join('; ')}.`;
    },
    scores: (list) => `Scores: ${list}.`,
    outcome: 'The outcome:',
    and: 'and',
    win: 'You win!',
    share: 'You share the win!',
    notOver: 'The game is not over yet.',
    seed: (seed) => `The seed was ${seed}.`,
  },
  saving: {
    beforeLeaving: 'Save the game before you leave?',
    ask: 'Save the game?',
    name: 'A name for the game',
    badName: 'Use at most 60 letters, digits, - and _.',
    exists: (file) => `${file} already exists`,
    replace: 'Replace it',
    another: 'Another name',
    never: 'Do not save',
    saved: (path) => `The game is saved in ${path}`,
    savedGame: (title, path) => `${title} is saved in ${path}`,
  },
  stored: {
    position: 'The game begins with this position.',
    head: (title, viewer) => `${title}, as ${viewer} saw it`,
    none: (folder) => `No games are saved in ${folder}`,
    unreadable: (why) => `cannot be read: ${why}`,
    record: (moves) => counted(moves, 'move'),
    log: (events) => `a log, ${counted(events, 'event')}`,
    over: 'over',
    unfinished: 'unfinished',
    seats: (seats) => `${seats} seats`,
    step: (step, of) => `Step ${step} of ${of}`,
    next: 'Next',
    tenForward: 'Ten forward',
    back: 'Back',
    tenBack: 'Ten back',
    toEnd: 'To the end',
    toBeginning: 'To the beginning',
    stop: 'Stop',
  },
  analysis: {
    move: (number) => `Move ${number}`,
    marks: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
    instead: (played, best, error) => `${played} to win instead of ${best} (± ${error})`,
    lost: (percent) => `${percent} of the chance to win lost`,
    better: 'better',
    accuracy: 'accuracy',
    noDecision: 'no decision',
    start: 'chance to win at the start',
    ownMoves: 'own moves',
    luck: 'luck',
    others: 'others',
    result: 'result',
    now: 'chance to win now',
  },
  puzzle: {
    title: (game) => `The puzzle of the day: ${game}`,
    task: 'It is your turn. One move is clearly the best: which one?',
    noAnswer: 'Answer in a terminal, or with --ask.',
    right: (best, second) => `Right! It wins ${best} of the time, the second best move ${second}.`,
    wrong: (answered, best) => `Not the best: it wins ${answered} of the time, the best move ${best}. Try again.`,
    atMost: (second, best) =>
      `Not the best: it wins less than ${second} of the time, the best move ${best}. Try again.`,
    theme: 'Theme',
  },
  files,
  usage,
  usageErrors,
};
