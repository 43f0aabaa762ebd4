import type { Language } from 'hencoop/games';

/** What the page says of puzzles, besides their themes. */
interface PuzzleTexts {
  readonly title: string;
  readonly lead: string;
  readonly open: string;
  readonly today: string;
  readonly solved: (count: number) => string;
  readonly of: (solved: number, all: number) => string;
  readonly puzzle: (number: number, all: number) => string;
  readonly task: string;
  readonly seen: string;
  readonly difficulty: string;
  readonly any: string;
  readonly right: (best: string, second: string) => string;
  readonly wrong: (answered: string, best: string) => string;
  readonly atMost: (second: string, best: string) => string;
  readonly solution: (move: string, best: string, second: string) => string;
  readonly theme: (theme: string) => string;
  readonly again: string;
  readonly show: string;
  readonly next: string;
  readonly all: string;
  readonly other: string;
}

const TEXTS: { readonly [Name in Language]: PuzzleTexts } = {
  en: {
    title: 'Puzzles',
    lead: 'Positions from play: one move is clearly the best.',
    open: 'Solve puzzles',
    today: 'The puzzle of the day',
    solved: (count) => `${count} solved in this browser.`,
    of: (solved, all) => `${solved} of ${all} solved`,
    puzzle: (number, all) => `Puzzle ${number} of ${all}`,
    task: 'It is your turn. Which move is the best?',
    seen: 'You see every card that you have seen before.',
    difficulty: 'Difficulty',
    any: 'Any difficulty',
    right: (best, second) => `Right! You win ${best} of the time; with the second best move ${second}.`,
    wrong: (answered, best) => `Not the best: you win ${answered} of the time, with the best move ${best}.`,
    atMost: (second, best) => `Not the best: you win less than ${second} of the time, with the best move ${best}.`,
    solution: (move, best, second) =>
      `The best move: ${move}. You win ${best} of the time; with the second best move ${second}.`,
    theme: (theme) => `Theme: ${theme}`,
    again: 'Try again',
    show: 'Show the solution',
    next: 'Next puzzle',
    all: 'All puzzles',
    other: 'Opponent',
  },
  de: {
    title: 'Rätsel',
    lead: 'Stellungen aus Partien: Ein Zug ist klar der beste.',
    open: 'Rätsel lösen',
    today: 'Das Rätsel des Tages',
    solved: (count) => `${count} in diesem Browser gelöst.`,
    of: (solved, all) => `${solved} von ${all} gelöst`,
    puzzle: (number, all) => `Rätsel ${number} von ${all}`,
    task: 'Du bist am Zug. Welcher Zug ist der beste?',
    seen: 'Du siehst jede Karte, die du schon gesehen hast.',
    difficulty: 'Schwierigkeit',
    any: 'Jede Schwierigkeit',
    right: (best, second) => `Richtig! Siegchance ${best}; mit dem zweitbesten Zug ${second}.`,
    wrong: (answered, best) => `Nicht der beste: Siegchance ${answered}, mit dem besten Zug ${best}.`,
    atMost: (second, best) => `Nicht der beste: Siegchance unter ${second}, mit dem besten Zug ${best}.`,
    solution: (move, best, second) => `Der beste Zug: ${move}. Siegchance ${best}; mit dem zweitbesten Zug ${second}.`,
    theme: (theme) => `Thema: ${theme}`,
    again: 'Noch einmal',
    show: 'Lösung zeigen',
    next: 'Nächstes Rätsel',
    all: 'Alle Rätsel',
    other: 'Gegner',
  },
  fr: {
    title: 'Problèmes',
    lead: 'Des positions de vraies parties : un coup est nettement le meilleur.',
    open: 'Résoudre des problèmes',
    today: 'Le problème du jour',
    solved: (count) => `${count} résolus dans ce navigateur.`,
    of: (solved, all) => `${solved} sur ${all} résolus`,
    puzzle: (number, all) => `Problème ${number} sur ${all}`,
    task: 'C’est à toi. Quel coup est le meilleur ?',
    seen: 'Tu vois chaque carte que tu as déjà vue.',
    difficulty: 'Difficulté',
    any: 'Toute difficulté',
    right: (best, second) => `Bien vu ! Tes chances de gagner : ${best} ; avec le deuxième coup ${second}.`,
    wrong: (answered, best) => `Pas le meilleur : ${answered} de chances de gagner, ${best} avec le meilleur coup.`,
    atMost: (second, best) =>
      `Pas le meilleur : moins de ${second} de chances de gagner, ${best} avec le meilleur coup.`,
    solution: (move, best, second) =>
      `Le meilleur coup : ${move}. ${best} de chances de gagner ; avec le deuxième coup ${second}.`,
    theme: (theme) => `Thème : ${theme}`,
    again: 'Réessayer',
    show: 'Montrer la solution',
    next: 'Problème suivant',
    all: 'Tous les problèmes',
    other: 'Adversaire',
  },
};

export const puzzleTexts = (language: Language): PuzzleTexts => TEXTS[language];
