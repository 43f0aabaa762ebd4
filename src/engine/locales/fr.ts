import { deepFreeze } from '../freeze.js';
import { type CommonWords, countedWith, listed } from '../locale.js';

/** "0 carte", "1 carte", "2 cartes": in French, 0 is singular. */
export const counted = /* @__PURE__ */ countedWith((count) => Math.abs(count) < 2);

/** The French words that all games share. */
export const french: CommonWords = /* @__PURE__ */ deepFreeze({
  language: 'fr',
  you: 'Tu',
  youAlone: 'Toi',
  seat: (seat) => `Joueur ${seat + 1}`,
  // Capitalized like a name, even inside a sentence: "à Joueur 2" needs no article.
  player: (seat) => `Joueur ${seat + 1}`,
  whoMoves: 'Qui joue ?',
  colon: ' : ',
  semicolon: ' ; ',
  refusals: {
    'G-0': ({ path }) =>
      path === ''
        ? 'Pas un coup : il faut un objet avec `seat`, `type` et les champs de ce type.'
        : `Pas un coup de ce jeu : \`${path}\` manque, est inconnu ou a une valeur qui n’existe pas.`,
    'G-1': ({ actors }, player) => `Ce n’est pas ton tour : c’est à ${listed(actors.map(player), 'et à')} de jouer.`,
    'G-2': () => 'La partie est terminée : il n’y a plus de coup à jouer.',
    'G-3': () => 'Pas maintenant : une autre décision passe d’abord.',
  },
  picture: {
    cards: (count) => counted(count, 'carte'),
    hidden: (count) => counted(count, 'carte cachée', 'cartes cachées'),
    points: (count) => counted(count, 'point'),
    empty: 'vide',
    back: 'carte cachée',
    // The reader comes first.
    toAct: (who, you, what) =>
      you && who.length === 1
        ? `À toi de jouer : ${what}`
        : `C’est à ${listed(you ? ['toi', ...who.slice(1)] : who, 'et à')} : ${what}`,
    over: 'La partie est terminée',
    and: 'et',
    fromTheTop: (pile) => `${pile}, en partant du dessus`,
    hand: 'Main',
    drawPile: 'Pioche',
    discardPile: 'Défausse',
    onTop: (card) => `sur le dessus ${card}`,
  },
});
