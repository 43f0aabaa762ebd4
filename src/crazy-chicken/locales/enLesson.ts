import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { CrazyChickenLessonInstead, CrazyChickenLessonSay } from '../lesson.js';

/** The lesson of Crazy Chicken in English. */
export const enCrazyChickenLesson: LessonTexts<CrazyChickenLessonSay, CrazyChickenLessonInstead> =
  /* @__PURE__ */ deepFreeze({
    steps: {
      goal: {
        title: 'Show many different chickens',
        text: 'The player with the most points wins. Each type that you show scores its number once, no matter how many cards of it you lay. You show 16, 9, 8 and 7: 40 points so far. Berta shows 20, 18 and 14: 52.',
      },
      draw: {
        title: 'Draw from one pile',
        text: 'A turn begins with two cards, from two different piles. Draw one from draw pile A.',
      },
      drawAgain: {
        title: 'Then from another pile',
        text: 'You drew a 20. That pile is closed for this turn, so draw your second card from draw pile B.',
      },
      lay: {
        title: 'A larger set drives a smaller one away',
        text: 'Lay two or more cards of one type. Berta shows two 20s, so you need at least 3, and you have them: lay all 3.',
      },
      open: {
        title: 'Discard piles are open to you too',
        text: 'Berta lost her 20s. She laid nothing, so she had to discard a card: the 8. Before that she left a 6 on discard pile A, and you hold a 6: draw it.',
      },
      again: {
        title: 'Any other pile will do',
        text: 'Two cards make a set. Draw your second card from draw pile A.',
      },
      sixth: {
        title: 'Six types end the round',
        text: 'You show 5 types. One more ends the round at once; so would all 9 types between you, or an empty draw pile. You have only two 6s, but a low type can be worth more than its points: lay them.',
      },
      scored: {
        title: '66 to 32: the round is yours',
        text: 'The size of a set never counts: your 20s bring 20 points, no matter how many there are. Beginners collect large sets, but each type counts once, and the 18 and 12 in your hand score nothing. After 4 rounds the most points win.',
      },
    },
    instead: {
      otherPile: 'You may draw there too. For now take the pile that the lesson asks for.',
      discard: 'You may discard a card instead of laying a set. Here you can lay one: do that.',
    },
    howTo: {
      goal: 'Show many different types of chickens, above all valuable ones. After 4 rounds the most points win.',
      turn: 'Draw two cards from two different piles: there are two draw piles and two discard piles. Then lay at least 2 cards of one type, or discard one card. A set with more cards drives the other player’s set of that type away, or replaces your smaller one.',
      scoring:
        'A round ends when one player shows 6 types, both together show all 9, or a draw pile is empty. Each type that you show scores its number once. Cards in your hand score nothing.',
    },
  });
