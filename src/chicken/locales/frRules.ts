import { deepFreeze } from '../../engine/freeze.js';
import type { RuleTexts } from '../../engine/sheet.js';

/** The rules of Chicken in French. */
export const frChickenRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'Reiner Knizia et Haim Shafir',
  players: '2 à 5',
  sections: [
    'Matériel',
    'Mise en place d’une manche',
    'Un tour : une seule action sur trois',
    'Fin d’une manche',
    'Fin de la partie',
    'Qui voit quoi',
  ],
  steps: {
    turn: 'Joue une carte (CH-3.1), pioches-en une (CH-3.3) ou retire-toi de la manche (CH-3.4) : une seule de ces trois actions.',
  },
  clauses: {
    'CH-1.1': '50 cartes : sept de chaque nombre 1, 2, 3, 4, 5 et 6, sept poussins, un œuf surprise.',
    'CH-1.2': 'Deux dés marqués 1, 2, 3, 4, 5 et poussin ; un poussin compte 10.',
    'CH-2.1':
      'Mélangez et donnez 6 cartes à chacun. Le reste forme la pioche ; sa première carte, face visible, commence la défausse.',
    'CH-2.2': 'Si c’est l’œuf, il passe sous la pioche, et on retourne la carte suivante.',
    'CH-2.3': 'Le joueur 1 commence la première manche. On joue dans le sens des aiguilles d’une montre.',
    'CH-3.1':
      'Joue une carte égale à celle du dessus ou juste au-dessus d’elle, dans le cycle 1, 2, 3, 4, 5, 6, poussin, 1.',
    'CH-3.2': 'L’œuf va sur tout et compte comme la carte suivante du cycle tant qu’il est sur le dessus.',
    'CH-3.3': 'Ou pioche une carte. Ton tour s’arrête là ; tu ne peux pas jouer tout de suite la carte piochée.',
    'CH-3.4': 'Ou retire-toi : pose ta main face cachée. Tu ne joues plus dans cette manche.',
    'CH-3.5':
      'Tu as toujours le choix entre les trois. Avec la règle « Ne piocher que si tu ne peux pas jouer », tu ne peux piocher que sans carte jouable ; tu peux toujours te retirer.',
    'CH-3.6':
      'On ne remélange pas la défausse. Quand la pioche est vide, personne ne peut piocher ; qui ne peut pas jouer doit se retirer.',
    'CH-3.7':
      'Le dernier joueur encore en jeu ne peut pas piocher : joue tant que tu peux et que tu veux, puis retire-toi.',
    'CH-3.8': 'On saute ceux qui se sont retirés.',
    'CH-4.1': 'La manche s’arrête dès que quelqu’un joue sa dernière carte ou que tous se sont retirés.',
    'CH-4.2':
      'Tous ceux qui ont des cartes en main les comptent, même ceux qui se sont retirés. Les nombres identiques ne comptent qu’une fois, un poussin 10 : trois poussins et deux 3 font 13 points.',
    'CH-4.3': 'L’œuf compte autant que la carte du dessus de la défausse, 10 pour un poussin, et toujours à part.',
    'CH-4.4':
      'Celui qui a joué sa dernière carte et qui a des points lance les deux dés et retire leur somme, jamais en dessous de 0.',
    'CH-4.5':
      'Celui qui a joué sa dernière carte commence la manche suivante. Si tous se sont retirés, c’est le dernier à avoir joué une carte.',
    'CH-5.1':
      'Si après une manche quelqu’un a 50 points ou plus, la partie s’arrête. Le plus petit score gagne ; les ex æquo partagent la place.',
    'CH-5.2': 'Après 100 manches, la partie s’arrête de toute façon.',
    'CH-6.1':
      'Tu es seul à voir ta main, même après t’être retiré ; à la fin de la manche, on montre toutes les mains. Personne ne voit la pioche, tous voient le reste.',
    'G-4': 'Tu ne peux jouer que des cartes que tu as en main.',
  },
});
