import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { CrazyChickenLessonInstead, CrazyChickenLessonSay } from '../lesson.js';

/** The lesson of Crazy Chicken in French. */
export const frCrazyChickenLesson: LessonTexts<CrazyChickenLessonSay, CrazyChickenLessonInstead> =
  /* @__PURE__ */ deepFreeze({
    steps: {
      goal: {
        title: 'Montre beaucoup de poules différentes',
        text: 'Le plus de points gagne. Chaque sorte posée devant toi compte son nombre une fois, peu importe combien de cartes elle a. Devant toi, il y a 16, 9, 8 et 7 : 40 points pour l’instant. Devant Berta, 20, 18 et 14 : 52.',
      },
      draw: {
        title: 'Pioche une carte',
        text: 'Un tour commence par deux cartes de deux piles différentes. Prends-en une dans la pioche A.',
      },
      drawAgain: {
        title: 'Puis une autre pile',
        text: 'Tu as pioché un 20. Cette pile est fermée pour ce tour : prends la deuxième carte dans la pioche B.',
      },
      lay: {
        title: 'Plus de cartes en évincent moins',
        text: 'Pose deux cartes ou plus d’une même sorte. Berta a posé deux 20, il t’en faut au moins 3, et tu les as : pose les 3.',
      },
      open: {
        title: 'Les défausses te sont ouvertes aussi',
        text: 'Berta a perdu ses 20. Elle n’a rien posé et a donc dû jeter une carte : le 8. Avant, elle a jeté un 6 sur la défausse A, et tu as un 6 : prends-le.',
      },
      again: {
        title: 'N’importe quelle autre pile convient',
        text: 'Deux cartes suffisent pour poser. Prends la deuxième carte dans la pioche A.',
      },
      sixth: {
        title: 'Six sortes terminent la manche',
        text: 'Tu as posé 5 sortes. Une de plus termine aussitôt la manche, tout comme les 9 sortes posées à vous deux ou une pioche vide. Seulement deux 6, mais une petite sorte peut valoir plus que ses points : pose-les.',
      },
      scored: {
        title: '66 à 32 : la manche est à toi',
        text: 'La quantité ne compte jamais : ton 20 rapporte 20 points, quel que soit le nombre de cartes. Les débutants amassent les mêmes, mais chaque sorte compte une fois, et le 18 et le 12 de ta main ne comptent pas. Après 4 manches, le plus de points gagne.',
      },
    },
    instead: {
      otherPile: 'Tu peux aussi piocher là. Prends cette fois la pile dont il est question ici.',
      discard:
        'Tu peux jeter une carte à la place, si tu ne peux pas ou ne veux pas poser. Ici, tu peux poser : fais-le.',
    },
    howTo: {
      goal: 'Montre beaucoup de sortes de poules, et des précieuses. Après 4 manches, le plus de points gagne.',
      turn: 'Pioche deux cartes dans deux piles différentes : il y a deux pioches et deux défausses. Ensuite, pose au moins 2 cartes d’une même sorte ou jette une carte. Plus de cartes d’une sorte évincent le groupe plus petit d’en face ou remplacent le tien.',
      scoring:
        'Une manche se termine quand quelqu’un a posé 6 sortes, que les deux ensemble ont posé les 9, ou qu’une pioche est vide. Chaque sorte posée compte son nombre une fois. Les cartes en main ne comptent pas.',
    },
  });
