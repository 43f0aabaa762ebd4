import type { Texts } from './en.js';

/** Why the page or a server refuses something, in French. */
export const refusals: Texts['refusals'] = {
  invalid: 'Quelque chose ne va pas ensemble ici. Recharge la page.',
  setup: 'La partie ne peut pas commencer ainsi. Vérifie les joueurs et les règles.',
  noGame: 'Cette partie est fermée. Rouvre-la depuis l’accueil.',
  stale: 'La table a changé. Regarde encore une fois.',
  notYours: 'Ce n’est pas ton tour.',
  cannotUndo: 'Il n’y a rien à annuler.',
  unfinished: 'Ce n’est possible qu’après la fin de la partie.',
  notSaved: 'Cette partie n’est plus dans ce navigateur.',
  elsewhere: 'Tu as repris cette partie dans un autre onglet. Rouvre-la pour continuer ici.',
  storage:
    'Ton navigateur ne peut pas enregistrer de parties : son stockage est plein ou bloqué. Enregistre la partie dans un fichier.',
  unreadable: 'Ce n’est pas une partie de Hencoop, ou elle est abîmée.',
  future: 'Cette partie vient d’une version plus récente de Hencoop. Recharge la page pour l’obtenir.',
  old: 'Cette partie suivait d’anciennes règles et ne peut plus être affichée.',
  impossible: 'Les règles ne permettent pas cette partie.',
  aborted: 'Autre chose est passé avant.',
  waiting: 'Une place est encore libre. Attends que tout le monde soit là.',
  away: 'Un bot joue pour toi. Reviens d’abord.',
  outOfTime: 'Ton temps pour cette partie est écoulé : le bot continue à jouer.',
  noMatch:
    'Ce lien ne marche plus : la partie n’existe plus, la place a un nouveau lien, ou il faut un lien pour regarder.',
  noSeat: 'Quelqu’un d’autre a pris la dernière place.',
  tooMany: 'Trop de demandes. Attends un instant.',
  noAnalysis: 'Ce serveur n’analyse pas cette partie.',
  noServer: 'Cette page n’a pas de serveur. Ouvre le lien que tu as reçu pour jouer en ligne.',
  unreachable: 'Le serveur ne répond pas. Vérifie la connexion et réessaie.',
  failed: 'Quelque chose s’est mal passé.',
};

/** What the page says if a part of it, or the worker, is missing. */
export const missing: Texts['missing'] = {
  text: 'Un élément de cette page ne s’est pas chargé.',
  saved: 'Ta partie est enregistrée.',
  again: 'Recharger',
  bot: 'Un bot est bloqué. Rouvre la partie pour continuer.',
  stopped: 'La partie s’est arrêtée.',
  lost: 'La partie s’est arrêtée, et ton navigateur n’a pas pu l’enregistrer.',
};
