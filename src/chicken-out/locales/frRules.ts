import { deepFreeze } from '../../engine/freeze.js';
import type { RuleTexts } from '../../engine/sheet.js';

/** The rules of Chicken Out! in French. */
export const frChickenOutRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'David Parlett',
  players: '2 à 5',
  sections: [
    'Matériel',
    'Mise en place d’une partie',
    'Le compte',
    'Ce qui termine une série',
    'Sans cartes, et les places',
    'Règles au choix',
    'Qui voit quoi',
  ],
  steps: {
    open: 'Ouvre un compte avec deux cartes (CO-3.1) ; tu ne peux ici ni te dégonfler ni t’arrêter (G-3).',
    turn: 'Joue une carte ou dégonfle-toi (CO-4.3) ; tu ne peux pas t’arrêter ici (G-3).',
    ownCount: 'Joue une carte ou arrête-toi (CO-4.4) ; tu ne peux pas te dégonfler ici.',
    extraCard: 'Joue encore une carte ou arrête-toi (CO-6.2) ; tu ne peux pas te dégonfler ici.',
  },
  clauses: {
    'CO-1.1':
      '60 cartes. Poules noires : trois 0 et trois 1, quatre 7, deux de chaque autre nombre de 2 à 11. Poules rouges : quatre 7, deux de chaque autre nombre de 2 à 11. Renards : quatre SAME, deux ZERO, deux DOUBLE et deux TWENTY.',
    'CO-2.1':
      'On distribue toutes les cartes : 30, 20, 15 ou 12 à chacun. Chacun a une pile face cachée que personne ne regarde, pas même son propriétaire.',
    'CO-2.2':
      'Le joueur 1 commence la première partie, puis le suivant dans le sens des aiguilles d’une montre à chaque nouvelle partie.',
    'CO-3.1':
      'Qui ouvre un compte joue les deux cartes du dessus ; ensuite, chacun en joue une à son tour. Les cartes jouées depuis le début du compte forment la série.',
    'CO-3.2': 'Le noir s’ajoute. Le rouge s’ajoute aussi, sauf s’il faisait dépasser 21 : il se retire alors.',
    'CO-3.3':
      'ZERO met le compte à 0, DOUBLE le double, TWENTY le met à 20. SAME agit comme la carte précédente, même si c’est un renard.',
    'CO-3.4':
      'Un SAME en tête d’une série compte 0, un DOUBLE aussi. Au choix : chaque SAME en tête attend, et la carte suivante compte une fois de plus pour chacun.',
    'CO-3.5':
      'Les deux cartes de l’ouverture tombent toutes les deux, chacune avec son effet, avant qu’on regarde le résultat. Qui n’en a qu’une n’en joue qu’une.',
    'CO-3.6': 'Avec du rouge, ZERO et TWENTY, personne ne dépasse 21 ; un DOUBLE ne donne jamais 21.',
    'CO-4.1':
      'Plus de 21 : tu glisses la série sous ta pile, et le joueur suivant ouvre un nouveau compte avec deux cartes.',
    'CO-4.2':
      '21 tout juste : la série quitte la partie, et tu commences ton propre compte : joue une carte après l’autre jusqu’à t’arrêter, dépasser 21 ou atteindre de nouveau 21.',
    'CO-4.3':
      'À partir de 11, tu peux te dégonfler au lieu de jouer : glisse la série sous ta pile et commence ton propre compte. En dessous de 11, tu dois jouer.',
    'CO-4.4':
      'Dans ton propre compte, tu dois jouer au moins une carte, et de nouveau après chaque 21 ; ensuite, tu peux t’arrêter à tout moment, mais pas te dégonfler. La série reste en place, et le joueur suivant joue dessus ou se dégonfle.',
    'CO-4.5': 'Les cartes prises gardent leur ordre : la première jouée revient la première.',
    'CO-5.1':
      'Qui joue sa dernière carte sans dépasser 21 a fini aussitôt, même dans son propre compte. Sinon, il prend la série.',
    'CO-5.2':
      'Quand quelqu’un a fini, les autres jouent jusqu’à ce que la série soit prise ; la partie s’arrête alors. Si la dernière carte a fait 21, elle s’arrête aussitôt.',
    'CO-5.3':
      'Qui finit avant les autres gagne. Qui finit encore pendant la même série partage la deuxième place ; pour les autres comptent les cartes restantes, moins il y en a, mieux c’est.',
    'CO-5.4':
      'Sur plusieurs parties, chacune compte la place obtenue, ou chaque poule restante 1 et chaque renard restant 10. Le plus petit total gagne.',
    'CO-5.5':
      'On ne mélange jamais les piles, donc une partie s’arrête après 2000 tours ; pour ceux qui n’ont pas fini comptent les cartes restantes.',
    'CO-6.1': 'Pondre un œuf : qui joue un 0 mélange ensuite le reste de sa pile.',
    'CO-6.2':
      'Doubler : une carte du même nombre que la précédente permet d’en jouer une de plus, sauf à 21 ou plus. Tu la joues ou tu t’arrêtes ; tu ne peux pas te dégonfler.',
    'CO-6.3':
      'Faire passer, à cinq seulement : une série qui fait 21 va sous la pile du joueur suivant qui a des cartes.',
    'CO-7.1':
      'Tous voient la série, le compte, la hauteur des piles et les cartes hors jeu ; personne ne voit ce qu’il y a dans les piles.',
  },
});
