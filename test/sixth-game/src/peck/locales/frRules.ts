import { deepFreeze } from '../../../../../src/engine/freeze.js';
import type { RuleTexts } from '../../../../../src/engine/sheet.js';

/** The rules of Peck in French. */
export const frPeckRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'L’équipe de Hencoop',
  players: '2 ou 3',
  sections: ['Matériel', 'Mise en place', 'Choisir', 'Piocher', 'Fin de la partie'],
  steps: {
    choose: 'Choisis une carte (PK-3.1).',
    draw: 'Écarte des cartes (PK-4.4), pioche ou passe (PK-4.1).',
  },
  clauses: {
    'PK-1.1': 'Douze cartes, 1 à 4, trois de chaque. Un dé avec 1, 2 et 3.',
    'PK-2.1': 'Mélangez, donnez trois cartes à chacun ; le reste est la pioche.',
    'PK-3.1': 'Tous choisissent en même temps une carte de leur main, face cachée. Tous voient qui a choisi.',
    'PK-3.2':
      'Quand tous ont choisi, on montre les cartes, qui quittent la partie. On lance le dé, et tous ceux qui ont la plus forte carte gagnent autant de points.',
    'PK-4.1':
      'Ensuite, à partir de la première place, chacun à son tour pioche une, deux ou trois cartes devant ou derrière, ou passe.',
    'PK-4.2': 'Personne ne pioche plus de cartes que n’en contient la pioche.',
    'PK-4.3': 'Après avoir pioché, personne n’a plus de trois cartes.',
    'PK-4.4':
      'Avant cela, on peut écarter une ou deux cartes de sa main, aussi souvent qu’on veut : elles restent visibles et quittent la partie.',
    'PK-4.5': 'Les cartes écartées se nomment de la plus faible à la plus forte.',
    'PK-4.6': 'Au moins une carte pour chaque manche restante reste en main.',
    'PK-5.1': 'Après trois manches, la partie est terminée. Le plus de points gagne.',
  },
});
