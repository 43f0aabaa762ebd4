import type { RefusalType } from '../protocol.js';

/** Why the page or a server refuses something, in English. */
export const refusals: { readonly [Type in RefusalType]: string } = {
  invalid: 'Something went wrong here. Reload the page.',
  setup: 'The game cannot start with these settings. Check the players and the options.',
  noGame: 'This game is closed. Open it again from the start page.',
  stale: 'The table has just changed. Take another look.',
  notYours: 'It is not your turn.',
  cannotUndo: 'There is nothing to undo.',
  unfinished: 'This works only once the game is over.',
  notSaved: 'This game is no longer in this browser.',
  elsewhere: 'You continued this game in another tab. Open it again to go on here.',
  storage: 'Your browser cannot save games: its storage is full or blocked. Save the game as a file.',
  unreadable: 'This is not a Hencoop game, or it is damaged.',
  future: 'This game comes from a newer version of Hencoop. Reload the page to update.',
  old: 'This game was played under earlier rules and can no longer be shown.',
  impossible: 'The rules do not allow this game.',
  aborted: 'This was interrupted.',
  waiting: 'A seat is still open. Wait for everyone to join.',
  away: 'A bot is playing for you. Come back first.',
  outOfTime: 'You have run out of time for this game: a bot plays on for you.',
  noMatch:
    'This link no longer works: the game is gone, the seat has a new link, or watching needs a link from the host.',
  noSeat: 'Another player took the last seat.',
  tooMany: 'Too many requests. Wait a moment.',
  noAnalysis: 'This server does not review this game.',
  noServer: 'This page has no server. To play online, open the link that you received.',
  unreachable: 'The server is not answering. Check your connection and try again.',
  failed: 'Something went wrong.',
};

/** What the page says if a part of it, or the worker, is missing. */
export const missing = {
  text: 'A part of this page did not load.',
  saved: 'Your game is saved.',
  again: 'Load again',
  bot: 'A bot is stuck. Open the game again to continue.',
  stopped: 'The game has stopped.',
  lost: 'The game has stopped, and your browser could not save it.',
};
