import { counted } from './enStart.js';

/** The texts of spectators, in English. */
export const enWatch = {
  who: 'Who may watch',
  whoSentence: 'Watching: {}.',
  whoHint: 'Every player is told before the game begins.',
  whoWords: { all: 'everyone with the link', link: 'those with a link of their own', none: 'no one' },
  hands: 'Hands for spectators',
  handsSentence: 'Spectators see all hands {}.',
  handsHint: 'The delay counts moves that everyone sees. Every player is told before the game begins.',
  handsWords: { closed: 'never', end: 'after the game', 8: '8 moves behind', 20: '20 moves behind' },
  rules: {
    all: 'Everyone with the link may watch.',
    link: 'Only those to whom the host gives a link may watch.',
    none: 'Only the players see this game.',
  },
  handsRules: {
    closed: 'Spectators never see the hands.',
    end: 'Spectators see all hands after the game.',
    behind: (moves: number) => `Spectators see all hands, ${counted(moves, 'move')} behind.`,
  },
  watching: (count: number) => (count === 1 ? '1 person is watching' : `${count} people are watching`),
  look: 'See all hands',
  title: 'All hands',
  behind: (moves: number) => `Hands open, ${counted(moves, 'move')} behind.`,
  ended: 'Hands open, at the end of the game.',
  notYet: 'The hands open after the first moves.',
  atEnd: 'The hands open after the game.',
  toTable: 'To the table',
};

/** These texts in one language. */
export type WatchTexts = typeof enWatch;
