// Plays the small decks of one game, or runs the planted bugs against them, and prints the results as JSON, a line each.
import type { GameId } from 'hencoop/games';
import { loadGame } from '../../support/games.js';
import { enumerate } from '../../test/prove/enumerate.js';
import { lawThatSees } from '../../test/prove/planted.js';
import { provingOf } from '../../test/prove/proving.js';
import { IN_SMALL_DECKS as PLANTED } from '../../test/testkit/planted/index.js';
import type { DeckResult, PlantedResult } from './results.js';

const [what = '', ...depths] = process.argv.slice(2);
if (what === 'planted') {
  for (const planted of PLANTED) {
    const result: PlantedResult = { bug: planted.bug, law: await lawThatSees(planted) };
    console.log(JSON.stringify(result));
  }
} else {
  const id = what as GameId;
  const { game, kit } = await loadGame(id);
  const proving = await provingOf(id);
  for (const deck of proving.decks.filter(({ depth }) => depths.includes(depth))) {
    const before = process.cpuUsage();
    const found = enumerate(game, kit, proving, deck);
    const { user, system } = process.cpuUsage(before);
    const seconds = Math.round((user + system) / 1e5) / 10;
    const result: DeckResult = { title: deck.title, depth: deck.depth, ...found, seconds };
    console.log(JSON.stringify(result));
  }
}
