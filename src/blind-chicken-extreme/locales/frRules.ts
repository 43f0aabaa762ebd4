import { deepFreeze } from '../../engine/freeze.js';
import type { RuleTexts } from '../../engine/sheet.js';

/** The rules of Blind Chicken Extreme in French. */
export const frBlindChickenExtremeRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'Michael Schacht',
  players: '2 à 5',
  sections: [
    'Matériel',
    'Mise en place d’une partie',
    'Le jeu',
    'Pénalités et récompenses',
    'Décompte d’une partie',
    'Qui voit quoi',
  ],
  steps: {
    arrange: 'Pose une carte dans ta rangée ; tous rangent en même temps (BC-2.3).',
    play: 'Joue une carte de ta rangée, ou entame avec elle (BC-3.1).',
    takeReward: 'Prends une des récompenses restantes (BC-4.2).',
    chooseLeader: 'Choisis qui entame le pli suivant (BC-4.4).',
    chooseBenefit: 'Choisis un avantage du dernier pli, ou aucun (BC-5.2).',
  },
  clauses: {
    'BC-1.1': '50 cartes de 0 à 49. Dix portent une poule, trois autres un cochon ; le 0 est la truie.',
    'BC-1.2':
      '7 cartes de pénalité : −3 pour 2 poules dans un pli, −6 pour 3, −10 pour 4, −15 pour 5. Elles ne s’épuisent jamais.',
    'BC-1.3':
      '3 récompenses de +3, chacune avec un avantage : entamer face cachée, entamer d’une carte quelconque, choisir qui entame.',
    'BC-1.4':
      'Supposé, car aucune source ne le dit : poules sur 17, 21, 24, 27, 31, 34, 37, 41, 44 et 47, cochons sur 25, 35 et 45, signe des cartes cachées sur 18, 24, 28, 34, 38, 44 et 48.',
    'BC-2.1':
      'À trois sans les cartes 1 à 14, à quatre sans 1 et 2, à deux sans 1 à 26. On distribue toutes les autres : 12 à chacun, 10 à cinq.',
    'BC-2.2': 'Le joueur 1 entame la première partie, le joueur suivant chacune des autres.',
    'BC-2.3':
      'Tous rangent en même temps leurs cartes en une rangée : ajoute-les une à une à droite, dans l’ordre que tu veux. Carte posée ne bouge plus. Quand tous ont fini, la partie commence.',
    'BC-2.4': 'Personne ne voit où en sont les autres, seulement qui a fini.',
    'BC-3.1':
      'Chacun joue à son tour la carte du bout gauche ou du bout droit de sa rangée. Le plus grand nombre fait le pli et entame le suivant.',
    'BC-3.2':
      'Une carte marquée du signe se joue face cachée et se retourne à la fin du pli ; celui qui joue en dernier joue face visible.',
    'BC-3.3':
      'Si le dernier pli contient le 0 et le 49, le 0 fait le pli. Dans tout autre pli, le 0 est la carte la plus faible.',
    'BC-3.4':
      'Un pli complet reste face visible jusqu’à l’entame du suivant ; il va ensuite face cachée chez son propriétaire.',
    'BC-4.1': 'Un pli de deux poules ou plus apporte aussitôt la carte de pénalité de leur nombre.',
    'BC-4.2':
      'Un pli avec un seul cochon apporte aussitôt une des récompenses restantes, au choix ; deux cochons ou plus n’en apportent aucune.',
    'BC-4.3': 'Une pénalité et une récompense peuvent venir du même pli.',
    'BC-4.4':
      'L’avantage ne vaut que pour le pli suivant. Entamer face cachée : ta carte reste cachée jusqu’à la fin du pli. Entamer au choix : n’importe quelle carte de ta rangée. Choisir qui entame : nomme un joueur, toi-même y compris.',
    'BC-4.5': 'Une récompense du dernier pli compte +3 ; son avantage est perdu.',
    'BC-5.1':
      'Chaque poule dans tes plis compte −1, les cartes de pénalité ce qu’elles indiquent, chaque récompense +3. Aucune poule : +3.',
    'BC-5.2':
      'Qui fait le dernier pli peut choisir un avantage : ses poules d’avant ne comptent pas ; ses pénalités d’avant ne comptent pas ; ou, si le 0 a battu le 49, une de ses parties d’avant compte 0.',
    'BC-5.3': 'On ne propose que ce qui change quelque chose. S’il n’y a rien, on ne demande pas.',
    'BC-5.4': 'On joue autant de parties qu’il y a de joueurs, ou le nombre choisi. Le plus de points gagne.',
    'BC-6.1':
      'Tu es seul à voir ta rangée ; tous voient de quel bout vient une carte. Seul son propriétaire voit une carte cachée, les plis ramassés sont face cachée. Tous voient les pénalités, les récompenses et les points.',
    'G-4': 'Tu ne peux poser ou jouer que des cartes que tu as.',
  },
});
