import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { ChickenLessonInstead, ChickenLessonSay } from '../lesson.js';

/** The lesson of Chicken in French. */
export const frChickenLesson: LessonTexts<ChickenLessonSay, ChickenLessonInstead> = /* @__PURE__ */ deepFreeze({
  steps: {
    goal: {
      title: 'Peu de points pour gagner',
      text: 'Débarrasse-toi de tes cartes : celles qui te restent en main à la fin d’une manche coûtent des points. À ton tour, tu joues une carte, tu en pioches une, ou tu te retires de la manche. Après la dernière manche, tu as 23 points et Berta en a 9.',
    },
    next: {
      title: 'Après le 4 vient le 5',
      text: 'Joue le même nombre ou le suivant. Sur le dessus, il y a un 4. Un 4 ou un 5 convient : joue ton 5.',
    },
    same: {
      title: 'Le même nombre va aussi',
      text: 'Berta a joué un 6. Joue ton 6 dessus.',
    },
    chick: {
      title: 'Après le 6, le poussin',
      text: 'Berta a joué un poussin. Un poussin en main coûte 10 points, plus que toute autre carte : joue le tien sur le sien.',
    },
    draw: {
      title: 'Rien ne va ? Pioche',
      text: 'Après le poussin, le cycle recommence : Berta a joué un 1. Tu n’as ni 1 ni 2. L’œuf irait, puisqu’il va sur tout, mais garde-le et pioche une carte.',
    },
    drawn: {
      title: 'Piocher, c’était tout ton tour',
      text: 'Une carte piochée attend ton prochain tour. Berta a pioché elle aussi. Tu peux maintenant jouer le 2.',
    },
    twice: {
      title: 'Cartes identiques : un seul coût',
      text: 'Les débutants ont peur des paires. Mais tes deux 3 coûtent 3 ensemble, et l’œuf coûte autant que la carte du dessus, encore 3. Si la manche finissait maintenant, ta main ne coûterait que 6. Joue un 3.',
    },
    alone: {
      title: 'Berta se retire',
      text: 'Elle quitte cette manche, et à la fin sa main coûtera des points : c’est utile quand la main ne ferait que grossir. Il ne reste que toi, tu ne peux donc pas piocher. Joue ton autre 3.',
    },
    last: {
      title: 'Ta dernière carte',
      text: 'L’œuf compte comme la carte suivante, ici un 4. Joue-le : ta dernière carte termine aussitôt la manche.',
    },
    scored: {
      title: 'Tu gagnes avec 10 points contre 19',
      text: 'Il restait à Berta 6, 6 et 4 : 10 points pour elle, car le 6 ne compte qu’une fois. Tu as joué ta dernière carte, donc lancé deux dés : poussin et 3 retirent 13 à tes 23. On continue jusqu’à ce que quelqu’un ait 50 points. Le plus petit score gagne alors.',
    },
  },
  instead: {
    draw: 'Tu peux piocher ici, mais chaque carte peut coûter des points. Tu peux en jouer une maintenant : fais-le.',
    withdraw: 'Tu peux toujours te retirer, et parfois il le faut. Ici, tu peux faire mieux : reste.',
    other: 'Celle-là va aussi. Joue la carte dont il est question ici.',
    keepEgg: 'L’œuf convient, mais tu n’en as qu’un, et il va sur tout : garde-le.',
    onlyEgg: 'Tu peux te retirer, mais alors l’œuf coûte des points, et personne ne lance les dés. Joue-le.',
  },
  howTo: {
    goal: 'Prends peu de points. Les cartes qui restent en main à la fin d’une manche coûtent des points. Dès que quelqu’un en a 50, la partie s’arrête, et le plus petit score gagne.',
    turn: 'Joue une carte, le même nombre que celle du dessus ou le suivant : 1, 2, 3, 4, 5, 6, poussin, puis de nouveau 1. L’œuf va sur tout. Ou pioche une carte, ce qui termine ton tour. Ou retire-toi de la manche : tes cartes restent comme elles sont.',
    scoring:
      'La manche se termine quand quelqu’un joue sa dernière carte ou que tous se sont retirés. Les cartes identiques d’une main ne coûtent qu’une fois, un poussin coûte 10, l’œuf autant que la carte du dessus. Celui qui joue sa dernière carte lance deux dés et retire autant de points, jamais en dessous de 0.',
  },
});
