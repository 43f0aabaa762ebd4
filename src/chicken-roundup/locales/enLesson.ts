import { deepFreeze } from '../../engine/freeze.js';
import type { LessonTexts } from '../../engine/lessonTexts.js';
import type { ChickenRoundupLessonInstead, ChickenRoundupLessonSay } from '../lesson.js';

/** The lesson of Chicken Roundup in English. */
export const enChickenRoundupLesson: LessonTexts<ChickenRoundupLessonSay, ChickenRoundupLessonInstead> =
  /* @__PURE__ */ deepFreeze({
    steps: {
      goal: {
        title: 'Bring chickens home',
        text: 'The player with more chickens in the coop wins. Yours is in the west, at the left end of your row. At the end of your turn the chicken in front of it goes in, then each one behind, as long as it is lower: gold 5, silver 4, red 3, black 2, white 1.',
      },
      swap: {
        title: 'Put the row in order',
        text: 'The cards in your hand move chickens in the yard. Your row begins with black 2 and gold 5: only the black one would go in. Swap the two with the Side Step, and both go.',
      },
      end: {
        title: 'One play is enough',
        text: 'You may make two plays in a turn, but you do not have to. End your plays now, and watch who goes in. Then new cards fill the yard and your hand.',
      },
      parade: {
        title: 'A parade through the yard',
        text: 'You have 2 points. A Chicken Parade leads a line of touching chickens from any rows into your coop, each lower than the one before. Start with the silver one: 4, 3, 2, 1.',
      },
      dog: {
        title: 'Mind the fox',
        text: 'Next you could send in 3 at once. But with those gone from your row, the fox above would come down into it: beginners forget that. First chase it to the west end of the middle row with the dog.',
      },
      farmer: {
        title: 'Open the door',
        text: 'The white 1 stands in front of your coop. Remove it with the farmer: then gold, silver and black go in, 3 more points.',
      },
      scored: {
        title: '9 chickens to 2',
        text: 'If the fox stands in front of your coop at the end of your turn, you lose your top chicken. You may pay any card to catch a chicken next to the fox, for your hand. Once a player draws the rooster, you finish the round and play one more. The most chickens win.',
      },
    },
    instead: {
      swap: 'That is allowed. For now use the Side Step on the first two chickens of your row.',
      end: 'You may make a second play. For now end your plays, and see what goes in.',
      parade: 'That is allowed, but a parade of all four brings more: from the silver chicken, 4, 3, 2, 1.',
      dog: 'That is allowed, but first move the fox: play the dog, to the west.',
      farmer: 'That is allowed, but the white chicken blocks your row: let the farmer take it.',
    },
    howTo: {
      goal: 'Bring more chickens into your coop than the other player. Each counts one point, whatever its color; colors only break a tie.',
      turn: 'Make up to two plays: use a card for its action, or pay a card to catch a chicken next to the fox. Then the chicken in front of your coop goes in, then each one behind it, as long as it is lower: gold 5, silver 4, red 3, black 2, white 1. Then new cards fill the yard and your hand.',
      scoring:
        'One point for each chicken in the coop. When the fox stands in front of your coop at the end of your turn, you lose the top one. Once a player draws the rooster, you finish the round and play one more. In a tie, more gold chickens win, then more silver, red, black, white.',
    },
  });
