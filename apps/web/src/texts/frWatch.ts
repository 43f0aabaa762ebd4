import type { WatchTexts } from './enWatch.js';
import { counted } from './frStart.js';

/** The texts of spectators, in French. */
export const frWatch: WatchTexts = {
  who: 'Qui peut regarder',
  whoSentence: 'Peuvent regarder : {}.',
  whoHint: 'Tous les joueurs l’apprennent avant le début de la partie.',
  whoWords: { all: 'tous ceux qui ont le lien', link: 'ceux qui ont leur propre lien', none: 'personne' },
  hands: 'Les mains pour le public',
  handsSentence: 'Le public voit toutes les mains {}.',
  handsHint: 'Le retard compte les coups que tous voient. Tous les joueurs l’apprennent avant le début de la partie.',
  handsWords: { closed: 'jamais', end: 'après la partie', 8: '8 coups plus tard', 20: '20 coups plus tard' },
  rules: {
    all: 'Tous ceux qui ont le lien peuvent regarder.',
    link: 'Seuls ceux à qui l’hôte donne un lien peuvent regarder.',
    none: 'Seuls les joueurs voient cette partie.',
  },
  handsRules: {
    closed: 'Le public ne voit jamais les mains.',
    end: 'Le public voit toutes les mains après la partie.',
    behind: (count) => `Le public voit toutes les mains, ${counted(count, 'coup')} plus tard.`,
  },
  watching: (count) => (count === 1 ? '1 personne regarde' : `${count} personnes regardent`),
  look: 'Voir toutes les mains',
  title: 'Toutes les mains',
  behind: (count) => `Mains ouvertes, ${counted(count, 'coup')} plus tard.`,
  ended: 'Mains ouvertes, à la fin de la partie.',
  notYet: 'Les mains s’ouvrent après les premiers coups.',
  atEnd: 'Les mains s’ouvrent après la partie.',
  toTable: 'À la table',
};
