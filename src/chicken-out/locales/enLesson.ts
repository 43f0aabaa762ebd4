import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { ChickenOutLessonInstead, ChickenOutLessonSay } from '../lesson.js';

/** The lesson of Chicken Out! in English. */
export const enChickenOutLesson: LessonTexts<ChickenOutLessonSay, ChickenOutLessonInstead> = /* @__PURE__ */ deepFreeze(
  {
    steps: {
      goal: {
        title: 'Get rid of your pile',
        text: 'The first player without cards wins. You and Berta have 30 each, face down. You turn them up one by one and count toward 21. Do not go over.',
      },
      open: {
        title: 'Open a count',
        text: 'A new count begins with two cards from the top of your pile. After that you and Berta play one card each in turn. Black cards add their number. Play your two.',
      },
      red: {
        title: 'Red turns back',
        text: 'You reached 14. Berta played a red 9: that would make 23, so it subtracts, and the count is 5. Red cards never go over 21. Below 11 you have to play: do it.',
      },
      chickenOut: {
        title: 'At 20, chicken out',
        text: 'Almost every black card would go over 21: then you take all the cards of the count, and your turn is over. Chicken out, and you take the 5 cards there, but your turn continues. You may, once the count is 11 or more: do it.',
      },
      own: {
        title: 'Your own count',
        text: 'You took 5 cards under your pile, and now you count alone, card by card, as long as you like. Play the first.',
      },
      safe: {
        title: 'Far from 21',
        text: 'At 9 no card can go over 21. Each card you play leaves your pile: play one more.',
      },
      stop: {
        title: 'Stop in time',
        text: 'In your own count you may stop. Berta must then continue from your 14, and any black card from 8 up takes her over 21. Stop.',
      },
      bust: {
        title: 'Over 21',
        text: 'Berta played a black 10: 24. She takes the whole series under her pile, and her turn is over. You open a new count with two cards.',
      },
      dare: {
        title: 'Take the risk',
        text: 'At 17 you could chicken out, but red cards cannot hurt you, and a black 4 would be perfect. Beginners take cards too early. Play.',
      },
      scored: {
        title: 'Exactly 21',
        text: 'The cards of an exact 21 leave the game for good, and you start your own count. You have 27 cards, Berta has 29: the first player without cards wins. Foxes change the count: ZERO makes it 0, TWENTY 20, DOUBLE doubles it, SAME copies the card before it.',
      },
    },
    instead: {
      risky:
        'You may play, but a count of 20 is too high for almost every black card. Chicken out: your turn continues.',
      stopLater: 'You may stop, but Berta would get an easy count. You can safely play another card.',
      playOn: 'You may play on, but the count is high enough to trouble Berta. Stop here.',
      dare: 'You may chicken out, but that brings 3 cards back to you. Take the risk this time.',
    },
    howTo: {
      goal: 'Get rid of your pile of cards: the first player without cards wins. The others finish the count; the fewer cards they then have, the better their place.',
      turn: 'A new count begins with two cards. After that, play the top card of your pile: black cards add; red cards add too, but subtract if the count would go over 21. From 11 on you may chicken out instead: take the cards, then count alone from 0 and stop when you like.',
      scoring:
        'Over 21 you take all the cards of the count, and your turn ends. At exactly 21 they leave the game, and you count alone. Foxes: SAME copies the card before it, ZERO makes the count 0, DOUBLE doubles it, TWENTY makes it 20.',
    },
  },
);
