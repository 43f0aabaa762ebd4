import type { GameTypes } from 'hencoop';
import type { Questions } from './questions.js';
import type { TaughtGame } from './taughtGames.js';

export async function questionsOf(id: TaughtGame): Promise<Questions<GameTypes>> {
  const { questions } = await moduleOf(id);
  // Only views, tables and moves of this game reach its questions.
  return questions as unknown as Questions<GameTypes>;
}

function moduleOf(id: TaughtGame) {
  switch (id) {
    case 'chicken-out':
      return import('./questions/chicken-out.js');
    case 'crazy-chicken':
      return import('./questions/crazy-chicken.js');
    case 'blind-chicken-extreme':
      return import('./questions/blind-chicken-extreme.js');
  }
}
