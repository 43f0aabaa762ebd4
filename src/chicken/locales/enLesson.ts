import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { ChickenLessonInstead, ChickenLessonSay } from '../lesson.js';

/** The lesson of Chicken in English. */
export const enChickenLesson: LessonTexts<ChickenLessonSay, ChickenLessonInstead> = /* @__PURE__ */ deepFreeze({
  steps: {
    goal: {
      title: 'The fewest points win',
      text: 'Get rid of your cards: those left in your hand at the end of a round cost points. On your turn you play a card, draw one, or withdraw from the round. So far you have 23 points, Berta has 9.',
    },
    next: {
      title: 'A 5 follows a 4',
      text: 'Play the same number or the next one. A 4 lies on top, so a 4 or a 5 fits: play your 5.',
    },
    same: {
      title: 'The same number fits too',
      text: 'Berta played a 6. Play your 6 on it.',
    },
    chick: {
      title: 'After the 6 comes the chick',
      text: 'Berta played a chick. A chick left in your hand costs 10 points, more than any other card: play yours on hers.',
    },
    draw: {
      title: 'Nothing fits? Draw',
      text: 'After the chick the circle starts again: Berta played a 1. You have neither a 1 nor a 2. The egg would fit, since it fits on anything, but keep it and draw a card.',
    },
    drawn: {
      title: 'Drawing ended your turn',
      text: 'A card that you draw has to wait until your next turn. Berta drew too, so now you can play the 2.',
    },
    twice: {
      title: 'Equal cards cost you only once',
      text: 'Beginners fear pairs. But your two 3s together cost 3, and the egg costs as much as the top card, another 3. If the round ended now, your hand would cost only 6. Play a 3.',
    },
    alone: {
      title: 'Berta withdraws',
      text: 'She is out of this round, and her hand will cost her points. Withdraw when you could only draw more cards. You are alone now, so you may not draw. Play your other 3.',
    },
    last: {
      title: 'Your last card',
      text: 'The egg counts as the next card, here as a 4. Play it: your last card ends the round at once.',
    },
    scored: {
      title: 'You win with 10 points to 19',
      text: 'Berta was left with 6, 6 and 4: 10 points for her, since the 6 counts once. You played your last card, so you rolled two dice: a chick and a 3 took 13 off your 23. Rounds continue until a player has 50 points. Then the fewest points win.',
    },
  },
  instead: {
    draw: 'Drawing is allowed here, but each card can cost points. You can play one now: do that.',
    withdraw: 'You may withdraw at any time, and sometimes you should. Here you can still do better: stay in.',
    other: 'That fits too. Play the card that the lesson asks for.',
    keepEgg: 'The egg fits, but you have only one, and it fits on anything: keep it.',
    onlyEgg: 'You may withdraw, but then the egg costs points, and you do not roll the dice. Play it.',
  },
  howTo: {
    goal: 'Keep your score low. Cards left in your hand at the end of a round cost points. Once a player has 50, the game ends, and the player with the fewest points wins.',
    turn: 'Play one card, the same number as the top card or the next one: 1, 2, 3, 4, 5, 6, chick, and 1 again. The egg fits on anything. Or draw a card, which ends your turn. Or withdraw from the round: your cards stay as they are.',
    scoring:
      'The round ends when a player plays their last card or all have withdrawn. Equal cards in a hand cost only once, a chick costs 10, the egg as much as the top card. A player who gets rid of all cards rolls two dice and takes that many points off, never below 0.',
  },
});
