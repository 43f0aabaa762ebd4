import { deepFreeze } from '../../engine/freeze.js';
import type { RuleTexts } from '../../engine/sheet.js';

/** The rules of Crazy Chicken in French. */
export const frCrazyChickenRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'Michael Schacht',
  players: '2',
  sections: [
    'Matériel',
    'Mise en place d’une manche',
    'Piocher',
    'Poser',
    'Jeter une carte',
    'Fin d’une manche',
    'Fin de la partie',
    'Qui voit quoi',
  ],
  steps: {
    draw: 'Pioche la première carte du tour (CC-3.2).',
    drawAgain: 'Pioche la deuxième carte, dans une autre pile (CC-3.4).',
    layOrDiscard: 'Pose des cartes d’une même sorte (CC-4.1) ou jette une carte (CC-5.1).',
    discardSet: 'Choisis la défausse du groupe évincé (CC-4.4).',
  },
  clauses: {
    'CC-1.1':
      '110 cartes en neuf sortes. Le nombre d’une carte dit à la fois combien il y en a de cette sorte et ce qu’elle vaut : 20, 18, 16, 14, 12, 9, 8, 7 et 6.',
    'CC-2.1':
      'Mélangez et donnez 3 cartes à chacun ; les 104 autres forment deux pioches de même hauteur, face cachée.',
    'CC-2.2': 'S’y ajoutent deux défausses A et B, face visible, vides au début.',
    'CC-2.3': 'Le joueur 1 commence la première manche ; ensuite, on commence à tour de rôle.',
    'CC-3.1': 'Un tour a deux parties : piocher, puis poser ou jeter. Les deux sont obligatoires.',
    'CC-3.2':
      'Pioche exactement deux cartes, dans deux piles différentes sur quatre au plus, toujours celle du dessus.',
    'CC-3.3': 'Tu vois la première carte avant de choisir la deuxième pile.',
    'CC-3.4': 'Tu ne pioches qu’une fois par tour dans une même pile, même si elle est vide à présent.',
    'CC-4.1': 'Pose face visible au moins deux cartes d’une même sorte, une seule sorte par tour.',
    'CC-4.2':
      'Si l’autre joueur a posé cette sorte, ton groupe doit avoir plus de cartes que le sien. Son groupe est alors évincé.',
    'CC-4.3':
      'On ne complète jamais un groupe. Pour agrandir le tien, poses-en un nouveau de ta main, avec plus de cartes ; l’ancien est alors évincé.',
    'CC-4.4':
      'Le propriétaire du groupe évincé le met tout entier sur une des deux défausses, à son choix. D’ici là, il reste à part, face visible.',
    'CC-4.5':
      'Si une seule défausse est vide, il doit y aller ; si les deux le sont, il va sur la A. Sans choix possible, on ne demande rien.',
    'CC-4.6':
      'Une sorte n’est jamais posée des deux côtés. Qui a posé la moitié des cartes d’une sorte ne peut plus être évincé.',
    'CC-5.1': 'Si tu ne poses rien, tu jettes exactement une carte de ta main, même une que tu viens de piocher.',
    'CC-5.2':
      'Une défausse vide doit être remplie en premier : d’abord la A, puis la B. Si les deux ont des cartes, tu choisis.',
    'CC-6.1':
      'À la fin d’un tour, la manche se termine si un joueur a posé six sortes, si les deux ensemble ont posé les neuf, ou si une pioche est vide.',
    'CC-6.2': 'Si une pioche se vide pendant un tour, on joue ce tour jusqu’au bout.',
    'CC-6.3':
      'Chaque sorte posée devant toi rapporte son nombre en points, une fois, quel que soit le nombre de cartes. Les cartes en main ne comptent pas.',
    'CC-7.1': 'Après quatre manches, le plus de points gagne.',
    'CC-7.2':
      'En cas d’égalité gagne celui qui a marqué le plus de points en une seule manche ; sinon, la partie est nulle.',
    'CC-8.1':
      'Tu es seul à voir ta main, personne ne voit les pioches ; tous voient les groupes posés, les défausses, les quantités et les points. À la fin de la manche, on ne montre pas les mains.',
    'G-4': 'Tu ne peux poser ou jeter que des cartes que tu as en main.',
  },
});
