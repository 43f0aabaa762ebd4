import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { ChickenRoundupLessonInstead, ChickenRoundupLessonSay } from '../lesson.js';

/** The lesson of Chicken Roundup in French. */
export const frChickenRoundupLesson: LessonTexts<ChickenRoundupLessonSay, ChickenRoundupLessonInstead> =
  /* @__PURE__ */ deepFreeze({
    steps: {
      goal: {
        title: 'Ramène des poules à la maison',
        text: 'Qui a le plus de poules au poulailler gagne. Le tien est à l’ouest, à gauche de ta rangée. À la fin de ton tour, la poule qui est devant y entre, et chaque poule derrière elle suit tant qu’elle est inférieure : or 5, argent 4, rouge 3, noir 2, blanc 1.',
      },
      swap: {
        title: 'Range ta rangée',
        text: 'Une carte de ta main déplace des poules de la cour. Ta rangée commence par noir 2 et or 5 : seule la noire entrerait. Échange-les avec le pas de côté, et les deux entreront.',
      },
      end: {
        title: 'Une action suffit',
        text: 'Tu peux faire deux actions par tour, mais rien ne t’y oblige. Arrête-toi maintenant et regarde qui entre. Ensuite, on complète la cour et ta main.',
      },
      parade: {
        title: 'Un défilé à travers la cour',
        text: 'Tu as 2 points. Un défilé mène au poulailler des poules qui se touchent, chacune inférieure à la précédente, par n’importe quelle rangée. Joue-le à partir de l’argentée : 4, 3, 2, 1.',
      },
      dog: {
        title: 'Gare au renard',
        text: 'Tu pourras bientôt en envoyer 3 d’un coup. Mais ta rangée sera alors si courte que le renard y descendra : les débutants l’oublient. Chasse-le d’abord avec le chien au bout ouest de la rangée du milieu.',
      },
      farmer: {
        title: 'Dégage la porte',
        text: 'La blanche 1 est devant ton poulailler. Fais-la emporter par le fermier : l’or, l’argent et le noir entreront, encore 3 points.',
      },
      scored: {
        title: '9 poules à 2',
        text: 'Si le renard est devant ton poulailler à la fin de ton tour, tu perds ta poule du dessus. Pour une carte, tu peux attraper une poule à côté de lui. Une fois le coq pioché, on finit ce tour de table et on en joue encore un. Le plus de poules gagne.',
      },
    },
    instead: {
      swap: 'C’est permis. Joue cette fois le pas de côté pour les deux premières poules de ta rangée.',
      end: 'Tu peux faire une deuxième action. Arrête-toi maintenant et regarde qui entre.',
      parade: 'C’est permis, mais un défilé des quatre rapporte plus : à partir de la poule argentée, 4, 3, 2, 1.',
      dog: 'C’est permis, mais déplace d’abord le renard : joue le chien vers l’ouest.',
      farmer: 'C’est permis, mais la poule blanche bloque ta rangée : fais-la emporter par le fermier.',
    },
    howTo: {
      goal: 'Ramène plus de poules dans ton poulailler que ton adversaire. Chacune compte un point, quelle que soit sa couleur ; les couleurs ne départagent que les égalités.',
      turn: 'Fais jusqu’à deux actions : joue une carte pour son action, ou paie une carte pour attraper une poule à côté du renard. Ensuite, la poule devant ton poulailler y entre, et chaque poule derrière elle suit tant qu’elle est inférieure : or 5, argent 4, rouge 3, noir 2, blanc 1. Puis on complète tout.',
      scoring:
        'Un point par poule au poulailler. Si le renard est devant ton poulailler à la fin de ton tour, tu perds celle du dessus. Une fois le coq pioché, on finit le tour de table et on en joue encore un. En cas d’égalité compte le plus d’or, puis d’argent, de rouge, de noir, de blanc.',
    },
  });
