import { frBots } from 'hencoop/bots/fr';
import type { TerminalWords } from './locale.js';

// In French, 0 is singular.
const counted = (count: number, one: string) => `${count} ${count < 2 ? one : `${one}s`}`;

const asking: TerminalWords['asking'] = {
  notAllowed: 'Ce n’est pas permis.',
  notYourSeat: (own) => `Ce n’est pas permis. Tu ne peux jouer que pour ${own}, c’est-à-dire toi.`,
  noMove: 'Ce n’est ni une des réponses, ni un coup.',
  typeAnswer: 'Tape le numéro d’une réponse, ou ses premières lettres.',
  typeMove: (moves) => `Tu peux aussi taper un coup : ${moves}.`,
  commands: [
    '? ou « aide » affiche ce texte, r ou « règles » les règles de cette étape.',
    'h ou « conseil » montre ce que jouerait le bot le plus fort, et pourquoi.',
    'q, Ctrl-C ou Ctrl-D quitte la partie.',
  ],
  inMenu:
    'Tape le numéro d’une réponse, ou ses premières lettres ; Entrée prend le numéro après « Entrée ».\nq, Ctrl-C ou Ctrl-D quitte le programme.',
  unknown: (typed) => `Je ne connais pas « ${typed} ».`,
  typeNumber: (most) => `Tape un nombre de 1 à ${most}, ou les premières lettres d’une réponse.`,
  tooLong: (most) => `Cette ligne est trop longue : tape ${most.toLocaleString('fr')} caractères au plus.`,
  example: (message, example) => `${message}, par exemple ${example} :`,
  yes: 'Oui',
  no: 'Non',
};

const files: TerminalWords['files'] = {
  isNoFile: 'ce n’est pas un fichier',
  tooLarge: (megabytes) => `le fichier dépasse ${megabytes} Mo`,
  isNotJson: (why) => `JSON invalide : ${why}`,
  logHasNoMoves: 'un journal n’a pas de coups à continuer ; affiche-le avec --replay',
  hasNoDeal: 'sans la donne, pas d’analyse : cette partie commence par une position',
  isOver: 'cette partie est terminée ; affiche-la avec --replay',
  exists: 'existe déjà ; --force le remplace',
  output: (why) => `Impossible d’écrire la sortie : ${why}.`,
  noGame: (id) => `il n’y a pas de jeu ${id}`,
  issue(issue) {
    switch (issue.type) {
      case 'invalid':
        return `pas une partie enregistrée de Hencoop : ${issue.path === '' ? '' : `${issue.path} : `}${issue.message}`;
      case 'future':
        return `écrit par une version plus récente de Hencoop : ${issue.message}`;
      case 'old':
        return `jouée avec la version ${issue.rules} des règles, impossible à rejouer avec la version ${issue.current}`;
      case 'illegal':
        return `${issue.violation.clause} interdit le coup ${issue.index + 1} : ${JSON.stringify(issue.move).slice(0, 200)}`;
      case 'impossible':
        return `l’élément ${issue.index + 1} de sa liste est impossible : ${issue.message}`;
      case 'different':
        return `ses coups ne mènent pas au résultat enregistré ${JSON.stringify(issue.recorded)}`;
    }
  },
  reasons: {
    ENOENT: 'ce fichier n’existe pas',
    EACCES: 'accès refusé',
    EISDIR: 'c’est un dossier',
    ENOTDIR: 'ce n’est pas un dossier',
    ENOSPC: 'le disque est plein',
  },
};

const usage: TerminalWords['usage'] = {
  title: 'Des jeux de cartes pleins de poules, dans le terminal.',
  examples: {
    menu: 'choisir un jeu et tes adversaires, et jouer',
    seat: 'jouer à Chicken contre trois bots, comme Joueur 2',
    bots: 'choisir les bots',
    watch: 'regarder jouer des bots',
    replay: 'afficher une partie enregistrée telle que Joueur 2 l’a vue',
    analyze: 'trouver les erreurs d’une partie enregistrée, et ce que la chance a donné',
    puzzle: 'résoudre le problème du jour',
    arena: (help) => `mesurer la force d’un bot ; ${help} en dit plus`,
  },
  counting:
    'Les options et les fichiers comptent les joueurs à partir de 0, tout ce que tu lis compte à partir de 1 : --seat 0 est Joueur 1.',
  flags: {
    watch: 'seulement regarder ; sans terminal, c’est le réglage d’origine',
    ask: 'lire les réponses sur l’entrée standard, même si ce n’est pas un terminal',
    seats: 'le nombre de joueurs',
    seat: 'ta place, à partir de 0 ; avec --watch et --replay, la place dont tu vois les cartes',
    seed: 'la même graine donne les mêmes cartes, et les bots jouent alors les mêmes coups',
    options: 'options des règles, par exemple \'{"target":20}\'',
    bots: 'qui joue aux autres places, dans leur ordre, ou un seul nom pour toutes ; voir plus bas',
    save: 'enregistrer la partie à cet endroit quand elle se termine ou que tu pars : en JSON dans un fichier .json, sinon en notation',
    force: '--save peut remplacer un fichier',
    load: 'continuer une partie enregistrée',
    list: 'lister les parties enregistrées',
    folder: 'où les parties sont enregistrées ; sinon hencoop-games',
    replay:
      'afficher une partie enregistrée : des coups, des événements ou le journal d’une place ; sans --seat, telle qu’un spectateur l’a vue',
    tables: 'avec --replay, afficher la table après chaque étape',
    lang: 'la langue : en, de ou fr ; sinon celle de ton système (LANG), sinon l’anglais',
    help: 'afficher cette page',
  },
  games: 'Jeux et bots',
  ofAnalyze: {
    file: 'une partie enregistrée depuis la donne',
    save: 'y enregistrer la partie avec les jugements : en JSON dans un fichier .json, sinon en notation',
  },
};

const usageErrors: TerminalWords['usageErrors'] = {
  help: (command) => `${command} --help affiche l’aide.`,
  expected: (at, expected, got) => `${at} : attendu : ${expected}, pas ${got}`,
  oneOf: (names) => `un de ${names.join(', ')}`,
  wholeNumber: 'un nombre entier',
  from: (min, max) => `un nombre entier de ${min} à ${max}`,
  seatFrom: (min, max) => `une place de ${min} à ${max}`,
  json: 'du JSON comme \'{"target":20}\'',
  game: 'jeu',
  noGame: 'aucun nom de jeu',
  oneGame: (given) => `attendu : un jeu, pas ${given.join(' et ')}`,
  oneNameOr: (names) => `1 nom ou ${names}`,
  noFile: 'analyze : attendu : un fichier',
  oneFile: (given) => `analyze : attendu : un fichier, pas ${given.join(' et ')}`,
  together: (flag, other) => `${flag} : seulement avec ${other}`,
  notTogether: (flag, other) => `${flag} : pas avec ${other}`,
  unknownFlag: (flag) => `option inconnue : ${flag}`,
  takesNoValue: (flag) => `${flag} : sans valeur`,
  needsValue: (flag) => `${flag} : il manque une valeur`,
  unknownField: (field, known) => `${field} : inconnu ; attendu : ${known.join(', ')}`,
  onlySaw: (viewer) =>
    `--seat : ce journal ne contient que ce qu’a vu ${viewer === null ? 'un spectateur' : `Joueur ${viewer + 1}`}`,
};

/** The terminal in French. */
export const words: TerminalWords = {
  language: 'fr',
  bots: frBots,
  whyNotNext: 'Pourquoi le deuxième meilleur coup est moins bon :',
  colon: ' : ',
  goodbye: 'Au revoir !',
  keys: {
    enter: 'Entrée',
    help: 'aide',
    quit: 'quitter',
    rules: 'règles',
    hint: 'conseil',
    back: 'retour',
    save: 'enregistrer',
  },
  seat: (number) => `Joueur ${number}`,
  seatAtStart: (number) => `Joueur ${number}`,
  players: (min, max) => (min === max ? `${min} joueurs` : `${min} à ${max} joueurs`),
  you: 'toi',
  spectator: 'un spectateur',
  spectatorAtStart: 'Un spectateur',
  random: 'joue n’importe quel coup permis',
  asking,
  menu: {
    play: 'À quoi veux-tu jouer ?',
    rules: 'Règles d’un jeu',
    continue: 'Continuer une partie enregistrée',
    show: 'Afficher une partie enregistrée',
    list: 'Lister les parties enregistrées',
    help: 'Aide',
    quit: 'Quitter',
    whichGame: 'Quelle partie ?',
    whichRules: 'Les règles de quel jeu ?',
    howMany: 'Combien de joueurs, toi compris ?',
    opponents: 'Choisis tes adversaires.',
    ownSeat: 'Quelle place est la tienne ?',
    viewer: 'Vue par qui ?',
  },
  game: {
    intro: (title, seats, seed) => `${title}, ${seats} joueurs, graine ${seed}`,
    resumed: (title, seats, move) => `${title}, ${seats} joueurs, reprise au coup ${move}`,
    yourSeat: (title, seat, seats) => `${title} : tu es ${seat} sur ${seats}. ? affiche l’aide, q quitte la partie.`,
    bots: (seated) => {
      const groups = seated.map(([name, seats]) => {
        return `${name} ${seats.length === 1 ? 'à la place' : 'aux places'} ${seats.join(', ')}`;
      });
      return `Bots : ${groups.join(' ; ')}.`;
    },
    scores: (list) => `Points : ${list}.`,
    outcome: 'Le résultat :',
    and: 'et',
    win: 'Tu gagnes !',
    share: 'Tu partages la victoire !',
    notOver: 'La partie n’est pas encore terminée.',
    seed: (seed) => `La graine était ${seed}.`,
  },
  saving: {
    beforeLeaving: 'Enregistrer la partie avant de partir ?',
    ask: 'Enregistrer la partie ?',
    name: 'Un nom pour la partie',
    badName: 'Utilise 60 lettres (sans accent), chiffres, - et _ au plus.',
    exists: (file) => `${file} existe déjà`,
    replace: 'Remplacer',
    another: 'Autre nom',
    never: 'Ne pas enregistrer',
    saved: (path) => `La partie est enregistrée dans ${path}`,
    savedGame: (title, path) => `${title} est enregistré dans ${path}`,
  },
  stored: {
    position: 'La partie commence par cette position.',
    head: (title, viewer) => `${title}, vu par ${viewer}`,
    none: (folder) => `Aucune partie n’est enregistrée dans ${folder}`,
    unreadable: (why) => `illisible : ${why}`,
    record: (moves) => counted(moves, 'coup'),
    log: (events) => `un journal, ${counted(events, 'événement')}`,
    over: 'terminée',
    unfinished: 'pas terminée',
    seats: (seats) => `${seats} joueurs`,
    step: (step, of) => `Étape ${step} sur ${of}`,
    next: 'Suite',
    tenForward: 'Dix en avant',
    back: 'Retour',
    tenBack: 'Dix en arrière',
    toEnd: 'À la fin',
    toBeginning: 'Au début',
    stop: 'Arrêter',
  },
  analysis: {
    move: (number) => `Coup ${number}`,
    marks: { inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'gaffe' },
    instead: (played, best, error) => `${played} de chances de gagner au lieu de ${best} (± ${error})`,
    lost: (percent) => `${percent} de chances de gagner perdues`,
    better: 'mieux',
    accuracy: 'précision',
    noDecision: 'aucune décision',
    start: 'chances de gagner au début',
    ownMoves: 'ses coups',
    luck: 'chance',
    others: 'les autres',
    result: 'résultat',
    now: 'chances de gagner maintenant',
  },
  puzzle: {
    title: (game) => `Le problème du jour : ${game}`,
    task: 'C’est à toi. Un coup est nettement le meilleur : lequel ?',
    noAnswer: 'Réponds dans un terminal, ou avec --ask.',
    right: (best, second) => `Bien vu ! Chances de gagner : ${best}, avec le deuxième coup ${second}.`,
    wrong: (answered, best) =>
      `Pas le meilleur : ${answered} de chances de gagner, ${best} avec le meilleur. Essaie encore.`,
    atMost: (second, best) =>
      `Pas le meilleur : moins de ${second} de chances de gagner, ${best} avec le meilleur. Essaie encore.`,
    theme: 'Thème',
  },
  files,
  usage,
  usageErrors,
};
