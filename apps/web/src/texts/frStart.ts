// The texts of the start page, of playing with friends, and of the set-up.
import type { Texts } from './en.js';

const plurals = new Intl.PluralRules('fr');
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${plurals.select(count) === 'one' ? one : many}`;

export const home: Texts['home'] = {
  title: 'Hencoop',
  lead: 'Cinq jeux de cartes pleins de poules, contre des bots ou entre amis.',
  games: 'Jeux',
  players: (min, max) => (min === max ? counted(min, 'joueur') : `${min} à ${max} joueurs`),
  minutes: (count) => `${count} min`,
  about: (title) => `${title} : apprendre, préparer, règles`,
  learnLine: 'Deux minutes : tu joues, et chaque coup est expliqué.',
  setUpLine: 'Choisis qui est à table, et ce qui vaut.',
  rulesLine: 'Comment jouer, et les règles exactes.',
  allGames: (count) => `Les ${count} parties`,
  noGames: 'Pas encore de parties.',
  play: 'Jouer',
  playGame: (title) => `Jouer à ${title}`,
  learn: 'Apprendre',
  learnGame: (title) => `Apprendre ${title}`,
  setUp: 'Préparer',
  setUpGame: (title) => `Préparer ${title}`,
  rules: 'Règles',
  rulesOf: (title) => `Règles : ${title}`,
  begun: 'Continuer',
  sitDown: 'Continuer',
  saved: 'Tes parties',
  resume: (title) => `Continuer ${title}`,
  continue: 'Continuer',
  scored: (name, score) => `${name} : ${score}`,
  lookAt: 'Revoir',
  remove: 'Supprimer',
  removeGame: (title) => `Supprimer ${title}`,
  file: 'Ouvrir un fichier',
  fileHint: 'Une partie enregistrée ou son compte rendu.',
  source: 'Les règles et les bots viennent de la bibliothèque Hencoop. Tout reste dans ce navigateur.',
};

export const friends: Texts['friends'] = {
  title: 'Entre amis',
  lead: 'Sur cet appareil',
  leadOnline: 'Ici, ou par un lien',
  invite: 'Inviter',
  game: 'Quel jeu ?',
  comeBack: 'Tu reviens à une partie ? Rouvre ton lien : ta place est gardée.',
  noServer: 'Un seul appareil suffit pour tous.',
  doors: {
    device: {
      title: 'Sur cet appareil',
      line: 'Passez-le. Entre deux tours, toutes les mains sont cachées.',
      key: 'Choisir les places',
    },
    link: {
      title: 'En ligne, par un lien',
      line: 'Un lien par place. La partie attend des jours s’il le faut.',
      key: 'Avoir les liens',
    },
    screen: {
      title: 'Autour d’un grand écran',
      line: 'Cet écran est la table. Chaque téléphone qui lit son code tient une main.',
      key: 'Montrer les codes',
    },
  },
};

export const setup: Texts['setup'] = {
  who: 'Qui est à table ?',
  seats: 'Joueurs',
  add: 'Ajouter',
  upTo: (most) => `jusqu’à ${most}`,
  remove: 'Retirer',
  removeName: (name) => `Retirer ${name}`,
  is: (name) => `${name} est`,
  seat: (number) => `Place ${number}`,
  name: 'Nom',
  nameFaults: {
    tooLong: (most) => `Un nom a ${most} caractères au plus.`,
    invisible: () => 'Ce nom contient un caractère invisible. Écris-le de nouveau.',
  },
  person: 'Humain',
  personLine: 'toi, ou un ami',
  even: (even, medium) => `Victoires sur 100 parties contre ${medium}. Part égale : ${even}.`,
  wins: (count) => `${count} sur 100`,
  characters: 'Bots de caractère',
  characterLines: {
    cautious: 'évite tout risque',
    collector: 'amasse sans s’arrêter',
    daring: 'ose beaucoup',
    forgetful: 'oublie les cartes vues',
    greedy: 'prend les points tout de suite',
    hasty: 'n’attend pas',
    parader: 'économise pour les défilés',
    raider: 'attaque les autres',
    spiteful: 'contrarie les plans des autres',
    random: 'joue n’importe quel coup permis',
  },
  options: 'Règles au choix',
  learn: 'Apprendre',
  start: 'Distribuer',
  starts: { device: 'Distribuer', link: 'Avoir les liens', screen: 'Montrer les codes' },
  against: (bots) => `Tu joues contre ${counted(bots, 'bot')}.`,
  pass: 'Vous partagez cet appareil : passez-le quand la page le dit.',
  watch: 'Que des bots : tu regardes.',
};
