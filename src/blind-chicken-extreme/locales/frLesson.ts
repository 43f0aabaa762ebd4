import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { BlindChickenExtremeLessonInstead, BlindChickenExtremeLessonSay } from '../lesson.js';

/** The lesson of Blind Chicken Extreme in French. */
export const frBlindChickenExtremeLesson: LessonTexts<BlindChickenExtremeLessonSay, BlindChickenExtremeLessonInstead> =
  /* @__PURE__ */ deepFreeze({
    steps: {
      goal: {
        title: 'Évite les poules',
        text: 'Le plus de points gagne, une poule coûte 1. Chacun joue une carte : c’est un pli. Avant cela, tu ranges tes 12 cartes en une rangée, et tu ne peux en jouer que le bout gauche ou le bout droit. Il en reste 4, et Frida entame d’un 41 avec une poule.',
      },
      low: {
        title: 'La plus forte carte fait le pli',
        text: 'Le pli rapporte toutes ses cartes. S’il contient deux poules, il coûte en plus une pénalité de 3. Ton 47 prendrait sans doute celui-ci. Fais-toi petit : joue le 19 du bout droit.',
      },
      pig: {
        title: 'Les cochons sont bons à prendre',
        text: 'Frida a reçu deux poules et la pénalité. Elle entame donc le pli suivant : un 25 avec un cochon. Un pli avec un seul cochon rapporte une récompense de 3 points : prends-le avec le 46.',
      },
      reward: {
        title: 'Choisis une récompense',
        text: 'Chaque récompense compte 3 points et aide au pli suivant. Tu entames et il te reste 47 et 0 : entamer face cachée dissimule ton 47. Prends celle-là.',
      },
      hidden: {
        title: 'Débarrasse-toi de ta poule',
        text: 'Personne ne voit ta carte avant que le pli soit complet. Les cartes marquées du signe aux deux cartes se jouent aussi ainsi. Joue le 47 et espère une carte plus forte. Garde le 0 pour le dernier pli.',
      },
      sow: {
        title: 'Le 0 bat le 49',
        text: 'Berta a pris ta poule avec son 48. C’est le dernier pli, et elle a entamé du 49. Ici, et ici seulement, le 0 souffle le pli au 49 : joue-le.',
      },
      benefit: {
        title: 'Le dernier pli vaut la peine',
        text: 'Qui le fait peut oublier ses poules ou ses pénalités d’avant. Tu avais 4 poules, mais une seule pénalité de 3. Oublie les poules.',
      },
      scored: {
        title: '0 point gagne contre −6 et −6',
        text: 'Ta pénalité de 3 et ta récompense de 3 s’annulent. Berta et Frida ont chacune 3 poules et une pénalité de 3. Les débutants se battent pour les plis, mais n’avoir aucune poule rapporte 3 points. On joue autant de parties qu’il y a de joueurs, et on additionne.',
      },
    },
    instead: {
      high: 'Tu peux jouer le 47, mais il prendrait les deux poules. Joue l’autre bout.',
      notThat: 'Tu peux jouer le 47, mais alors ta propre poule sera dans le pli. Prends le cochon avec le 46.',
      otherReward: 'Cette récompense compte 3 points elle aussi. Choisis cette fois l’entame face cachée.',
      keepSow: 'Tu peux entamer du 0, mais il ne peut battre le 49 qu’au dernier pli. Joue le 47.',
      otherBenefit: 'Tu peux choisir cela, mais 4 poules coûtent plus que la pénalité de 3. Oublie les poules.',
    },
    howTo: {
      goal: 'Fais des plis sans poules. Le plus de points gagne, et c’est souvent un nombre en dessous de 0.',
      turn: 'Avant la partie, range tes cartes en une rangée, comme tu veux. Ensuite, joues-en à chaque pli le bout gauche ou le bout droit ; les cartes marquées restent d’abord face cachée. La plus forte carte fait le pli et entame le suivant. Au dernier pli, le 0 bat le 49.',
      scoring:
        'Chaque poule dans tes plis coûte 1. Un pli de 2, 3, 4 ou 5 poules coûte en plus 3, 6, 10 ou 15. Un seul cochon rapporte une récompense : 3 points et un avantage au pli suivant. Aucune poule : 3 points. Qui fait le dernier pli peut oublier ses poules ou ses pénalités d’avant.',
    },
  });
