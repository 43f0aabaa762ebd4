import { deepFreeze } from '../../engine/freeze.js';
import type { RuleTexts } from '../../engine/sheet.js';

/** The rules of Chicken Roundup in French. */
export const frChickenRoundupRules: RuleTexts = /* @__PURE__ */ deepFreeze({
  authors: 'Robert Johnson',
  players: '2',
  sections: [
    'Matériel',
    'Mise en place',
    'Un tour',
    'Trous',
    'Les actions nommées',
    'Les actions dessinées',
    'Au poulailler',
    'Compléter',
    'Fin',
    'Qui voit quoi',
  ],
  steps: {
    plays: 'Joue une carte pour son action, attrape avec le renard ou termine tes actions (CR-3.1).',
    closeGap: 'Choisis de quel côté la rangée du milieu se resserre (CR-4.2).',
  },
  clauses: {
    'CR-1.1':
      '100 poules de 5 couleurs, 2 poulaillers, 1 renard, 1 coq. La hiérarchie de bas en haut : blanc 1, noir 2, rouge 3, argent 4, or 5.',
    'CR-1.2': 'Supposé, car aucune source ne le dit : chaque couleur a 20 cartes, deux de chacune des dix actions.',
    'CR-2.1':
      'La cour a 3 rangées de 5 cases : 14 poules face visible et le renard au milieu. Ta rangée est la plus proche ; ton poulailler est à sa gauche.',
    'CR-2.2': 'Chacun reçoit 5 cartes. Le coq est caché quelque part dans le dernier quart de la pioche.',
    'CR-2.3': 'Le joueur 1 commence.',
    'CR-3.1':
      'Jusqu’à deux actions, chacune une carte de ta main ou une prise avec le renard. Ensuite, des poules entrent au poulailler, on vérifie le renard, on complète la cour et la main, et c’est à l’autre. Tu peux t’arrêter plus tôt.',
    'CR-3.2': 'On ne peut pas jouer une carte sans cible possible, mais elle peut payer une prise.',
    'CR-3.3': 'Les cartes jouées et payées vont à la défausse. On ne la remélange pas.',
    'CR-3.4': 'Une action qui ne change rien est permise aussi.',
    'CR-4.1':
      'Un trou est une case libre avec une carte de chaque côté, poulailler compris. Il se referme aussitôt : les rangées extérieures se resserrent vers leur poulailler.',
    'CR-4.2':
      'Dans la rangée du milieu, tu choisis de quel côté elle se resserre : la carte du bout y reste, les autres la rejoignent.',
    'CR-4.3': 'Le renard se déplace avec les cartes.',
    'CR-5.1': 'Fermier : défausse n’importe quelle poule de la cour.',
    'CR-5.2':
      'Chien : le renard file au bout de sa rangée, loin du poulailler dans une rangée extérieure, au bout de ton choix dans celle du milieu. Les cartes entre les deux se décalent d’une case.',
    'CR-5.2a': 'Si le renard est seul dans la rangée du milieu, les deux bouts reviennent au même.',
    'CR-5.3':
      'Fox-trot : le renard attrape n’importe quelle poule de la couleur de la carte jouée. Tu la prends en main, le renard va sur sa case, et le trou se referme.',
    'CR-5.4':
      'Prise avec le renard : paie n’importe quelle carte de ta main et prends en main une poule à côté du renard, dans sa rangée ou sa colonne ; le renard va sur sa case. Tu peux jouer cette poule dès ce tour.',
    'CR-5.5':
      'Défilé : une file de poules voisines entre dans ton poulailler. Elle commence sur la case devant lui et continue à l’horizontale ou à la verticale, chaque poule inférieure à la précédente, jamais par le renard ni par une case libre. Tu choisis le chemin et où il s’arrête.',
    'CR-5.6':
      'Un défilé termine les actions et remplace à ce tour l’entrée au poulailler ; au choix, elle le suit. La dernière poule est sur le dessus.',
    'CR-6.0':
      'Les dessins ne déplacent que des poules, jamais le renard ; leur image en miroir vaut aussi. Chaque case concernée a une poule. Ta rangée est la plus proche.',
    'CR-6.0a': 'On nomme un déplacement dans l’ordre du dessin.',
    'CR-6.1': 'Pas de côté : deux voisines d’une rangée s’échangent.',
    'CR-6.2': 'Saut de haie : deux voisines d’une colonne s’échangent.',
    'CR-6.3': 'Diagonale : deux voisines en diagonale s’échangent.',
    'CR-6.4':
      'Saute-mouton : deux poules d’une rangée, séparées par une seule carte, s’échangent ; celle-ci ne bouge pas.',
    'CR-6.5': 'Resquille : de trois poules côte à côte, une du bord va à l’autre bout ; les autres se décalent.',
    'CR-6.6': 'Ronde : les quatre poules d’un carré avancent toutes d’une case, dans un sens ou dans l’autre.',
    'CR-7.1':
      'Les actions finies, sauf si un défilé a remplacé l’entrée, la poule devant ton poulailler doit y entrer ; chaque poule derrière elle suit tant qu’elle est inférieure à la précédente. Le renard ou une case libre arrête la file.',
    'CR-7.2': 'La dernière poule est sur le dessus ; le reste de la rangée avance vers le poulailler.',
    'CR-7.3':
      'Si le renard est alors dans la rangée du milieu et que la case de ta rangée dans sa colonne est libre, il passe derrière la dernière carte de cette rangée. Au choix, cela vaut aussi pour l’autre rangée extérieure ; la tienne d’abord.',
    'CR-7.4': 'Si le renard est alors juste devant ton poulailler, tu perds la poule du dessus.',
    'CR-8.1':
      'On complète les cases libres avec la pioche : rangée lointaine, du milieu, proche, puis la main jusqu’à cinq cartes.',
    'CR-8.2': 'Si la pioche est vide, cases et mains restent comme elles sont.',
    'CR-9.1': 'Quand le coq est pioché, on le met de côté : on finit le tour de table et on en joue encore un.',
    'CR-9.2':
      'Chaque poule au poulailler vaut un point. En cas d’égalité décident le plus de dorées, puis d’argentées, de rouges, de noires, de blanches ; sinon, la partie est nulle.',
    'CR-10.1':
      'Tous voient la cour, les poulaillers, la défausse et toutes les quantités, toi seul ta main. Personne ne voit la pioche, ni où se trouve le coq.',
    'G-4': 'Tu ne peux jouer ou payer que des cartes que tu as en main.',
  },
});
