import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { BlindChickenExtremeLessonInstead, BlindChickenExtremeLessonSay } from '../lesson.js';

/** The lesson of Blind Chicken Extreme in English. */
export const enBlindChickenExtremeLesson: LessonTexts<BlindChickenExtremeLessonSay, BlindChickenExtremeLessonInstead> =
  /* @__PURE__ */ deepFreeze({
    steps: {
      goal: {
        title: 'Stay away from chickens',
        text: 'The most points win, and each chicken costs 1. In a trick, every player plays one card. Before play you put your 12 cards in a row, and you may play only from its two ends. Now 4 are left, and Frida leads a 41 with a chicken.',
      },
      low: {
        title: 'The highest card takes the trick',
        text: 'Its player gets all the cards. Two chickens in one trick bring a penalty too: 3 more. Your 47 would likely take this one, so duck: play the 19 from the right end.',
      },
      pig: {
        title: 'Pigs are good',
        text: 'Frida took two chickens and the penalty, so she leads the next trick: a 25 with a pig. A trick with exactly one pig earns a reward of 3 points: take it with your 46.',
      },
      reward: {
        title: 'Choose a reward',
        text: 'Each reward counts 3 points and helps in the next trick. You lead next with a row of 47 and 0: leading face down hides your 47. Take that one.',
      },
      hidden: {
        title: 'Lose your chicken',
        text: 'No one sees your card until the trick is complete. A card with the sign of two cards is played like that, too. Play the 47, and hope for a higher card. Keep the 0 for the last trick.',
      },
      sow: {
        title: 'The 0 beats the 49',
        text: 'Berta took your chicken with her 48. It is the last trick, and she led the 49. Here, and only here, the 0 takes the trick from the 49: play it.',
      },
      benefit: {
        title: 'The last trick pays',
        text: 'The player who takes it may ignore all earlier chickens or penalties. You took 4 chickens before, but only one penalty of 3. Ignore the chickens.',
      },
      scored: {
        title: '0 points win against −6 and −6',
        text: 'Your penalty of 3 and your reward of 3 cancel out. Berta and Frida each took 3 chickens and a penalty of 3. Beginners fight for tricks, but taking no chicken at all gets you 3 points. You play as many games as there are players, and add up their points.',
      },
    },
    instead: {
      high: 'You may play the 47, but it would take both chickens. Play the other end.',
      notThat: 'You may play the 47, but then you take its chicken yourself. Take the pig with the 46.',
      otherReward: 'That reward counts 3 points too. For now choose to lead face down.',
      keepSow: 'You may lead the 0, but only in the last trick can it beat the 49. Play the 47.',
      otherBenefit: 'You may choose that, but 4 chickens cost more than the penalty of 3. Ignore the chickens.',
    },
    howTo: {
      goal: 'Take few chickens. The most points win, and the winner often has fewer than 0.',
      turn: 'Before play, put your cards in a row, in any order. Then play a card from either end of your row in each trick; cards with a sign lie face down at first. The highest card takes the trick and leads the next. In the last trick the 0 beats the 49.',
      scoring:
        'Each chicken in your tricks costs 1. Tricks with 2, 3, 4 or 5 chickens cost 3, 6, 10 or 15 more. A trick with exactly one pig earns a reward: 3 points, and an advantage in the next trick. Taking no chicken at all earns 3 points. The player who takes the last trick may ignore earlier chickens or penalties.',
    },
  });
