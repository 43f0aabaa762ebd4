import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { ChickenOutLessonInstead, ChickenOutLessonSay } from '../lesson.js';

/** The lesson of Chicken Out! in French. */
export const frChickenOutLesson: LessonTexts<ChickenOutLessonSay, ChickenOutLessonInstead> = /* @__PURE__ */ deepFreeze(
  {
    steps: {
      goal: {
        title: 'Débarrasse-toi de ta pile',
        text: 'Qui n’a plus de cartes avant les autres gagne. Berta et toi avez chacun 30 cartes, face cachée. Vous les retournez une à une et comptez jusqu’à 21, jamais plus.',
      },
      open: {
        title: 'Ouvre un compte',
        text: 'Un nouveau compte commence par les deux cartes du dessus de ta pile. Ensuite, vous en jouez une à tour de rôle. Les cartes noires s’ajoutent. Joue tes deux cartes.',
      },
      red: {
        title: 'Le rouge fait reculer',
        text: 'Tu avais atteint 14. Berta a joué un 9 rouge : cela ferait 23. On le retire donc, et le compte tombe à 5. Les cartes rouges ne dépassent jamais 21. En dessous de 11, il faut jouer : fais-le.',
      },
      chickenOut: {
        title: '20 : mieux vaut se dégonfler',
        text: 'Presque toute carte noire dépasserait 21 : tu prendrais toutes les cartes du compte, et ton tour serait fini. Si tu te dégonfles, tu prends les 5 qui sont là, mais ton tour continue. À partir de 11, c’est permis : fais-le.',
      },
      own: {
        title: 'Ton propre compte',
        text: 'Les 5 cartes sont sous ta pile. Tu comptes maintenant en solo, carte après carte, tant que tu veux. Joue la première.',
      },
      safe: {
        title: 'Loin de 21',
        text: 'À 9, aucune carte ne dépasse 21. Chaque carte jouée est une carte de moins : joues-en encore une.',
      },
      stop: {
        title: 'Arrête-toi à temps',
        text: 'Dans ton propre compte, tu peux t’arrêter. Berta doit alors continuer à partir de tes 14, et toute carte noire d’au moins 8 lui fait dépasser 21. Arrête-toi.',
      },
      bust: {
        title: 'Plus de 21',
        text: 'Berta a joué un 10 noir : 24. Elle glisse toute la série sous sa pile, et son tour est fini. Tu ouvres un nouveau compte avec deux cartes.',
      },
      dare: {
        title: 'Cette fois, ose',
        text: 'À 17, tu pourrais te dégonfler, mais les cartes rouges ne te font rien, et un 4 noir tomberait juste. Les débutants prennent trop tôt. Joue.',
      },
      scored: {
        title: '21 tout juste',
        text: 'Les cartes d’un compte à 21 quittent la partie, et tu commences ton propre compte. Tu as 27 cartes, Berta 29 : qui n’en a plus avant l’autre gagne. Les renards changent le compte : ZERO le met à 0, TWENTY à 20, DOUBLE le double, SAME copie la carte précédente.',
      },
    },
    instead: {
      risky: 'Tu peux jouer, mais à 20 presque toute carte noire est trop forte. Dégonfle-toi : ton tour continue.',
      stopLater: 'Tu peux t’arrêter, mais ce serait trop facile pour Berta. Encore une carte, sans risque.',
      playOn: 'Tu peux continuer, mais ici tu rends la vie dure à Berta. Arrête-toi là.',
      dare: 'Tu peux te dégonfler, mais alors tu reprends 3 cartes. Ose cette fois.',
    },
    howTo: {
      goal: 'Débarrasse-toi de ta pile de cartes : qui n’en a plus avant les autres gagne. Les autres jouent jusqu’à la fin du compte ; il vaut mieux alors avoir peu de cartes.',
      turn: 'Un nouveau compte commence par deux cartes. Ensuite, joue la carte du dessus de ta pile : le noir s’ajoute, le rouge aussi, ou il se retire si l’on dépassait 21. À partir de 11, tu peux te dégonfler : prends les cartes, puis compte en solo à partir de 0 et arrête-toi quand tu veux.',
      scoring:
        'Au-delà de 21, tu prends toutes les cartes du compte, et ton tour s’arrête. À 21 tout juste, elles quittent la partie, et tu comptes en solo. Renards : SAME copie la carte précédente, ZERO met à 0, DOUBLE double, TWENTY met à 20.',
    },
  },
);
