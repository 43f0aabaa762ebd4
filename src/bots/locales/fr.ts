/**
 * The bots' texts in French: names of levels and personalities, and the sentences of a hint.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locales/fr.js';
import { type BotLocale, type MoveFigures, signed } from './locale.js';

const figures = ({ points, chanceToWin, tries }: MoveFigures) =>
  `${signed(points, 1).replace('.', ',')} ${Math.abs(points) < 1.95 ? 'point' : 'points'}${chanceToWin === null ? '' : `, chances de gagner ${Math.round(100 * chanceToWin)} %`} (${counted(tries, 'essai')}).`;

/** The bots' texts in French. */
export const frBots: BotLocale = /* @__PURE__ */ deepFreeze({
  language: 'fr',
  levels: { easy: 'Facile', medium: 'Moyen', strong: 'Fort', expert: 'Expert' },
  personalities: {
    cautious: 'Prudent',
    collector: 'Collectionneur',
    daring: 'Téméraire',
    forgetful: 'Distrait',
    greedy: 'Gourmand',
    hasty: 'Pressé',
    hoarder: 'Écureuil',
    parader: 'Frimeur',
    raider: 'Pillard',
    spiteful: 'Teigneux',
  },
  random: 'Au hasard',
  plays: {
    easy: 'fait des erreurs de débutant',
    medium: 'joue selon des règles simples',
    strong: 'essaie les coups d’abord',
    expert: 'réfléchit bien plus longtemps',
  },
  label: ({ name, plays, wins, medium, game, seats }) =>
    `${name} : ${plays}${wins === null ? '' : `, gagne ${wins} parties sur 100 contre ${medium} (${game} à ${seats})`}`,
  hint: {
    best: (move) => `Le meilleur coup trouvé : ${move}`,
    level: (move, other) => `Ces deux coups se valent : ${move} ${other}`,
    expects: (finding) => `Attendu : ${figures(finding)}`,
    follows: (moves) => `Souvent suivi de\u00a0: ${moves}`,
    other: (finding) => `Sinon : ${finding.move} Attendu : ${figures(finding)}`,
    only: 'C’est ton seul coup.',
    decided: 'Aucun autre coup n’a été essayé.',
  },
});
