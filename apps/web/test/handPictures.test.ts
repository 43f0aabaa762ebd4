import { fastChance } from 'hencoop';
import { GAMES, gameById } from 'hencoop/games';
import { sceneText } from 'hencoop/svg';
import { expect, it } from 'vitest';
import { handPictures, middlePicture } from '../src/page/online/handPictures.js';
import { loadGame, loadLocale } from '../src/page/pageGame.js';

it.each(GAMES.map(({ id }) => id))('%s: the hands of all seats are drawn at every moment of a game', async (id) => {
  const [{ rules, element }, locale] = await Promise.all([loadGame(id), loadLocale(id, 'de')]);
  const { seats } = gameById(id);
  const chance = fastChance(id);
  for (const count of new Set([seats.min, seats.max])) {
    let state = rules.setup({ seats: count, seed: 'hen' });
    for (let number = 0; number < 60 && !rules.isOver(state); number++) {
      if (number % 6 === 0) {
        const views = Array.from({ length: count }, (_, seat) => rules.view(state, seat));
        for (const view of views.slice(0, 1)) expect(sceneText(middlePicture(element, view, locale))).toContain('<svg');
        const pictures = handPictures(element, views, locale);
        expect(pictures).toHaveLength(count);
        expect(new Set(pictures.map((picture) => sceneText(picture))).size).toBe(count);
      }
      const [move] = chance.roll(`${number}`, rules.legalMoves(state), 1);
      if (move === undefined) break;
      state = rules.apply(state, move);
    }
  }
});
