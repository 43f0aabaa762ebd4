import { defineGame, type Game, type GameDefinition } from 'hencoop';
import type { Kit } from 'hencoop/testkit';
import { definition, type PeckTypes } from '../../sixth-game/src/peck/index.js';
import { peckKit as kit } from '../../sixth-game/src/peck/testkit/index.js';
import type { Planted } from './plant.js';

/** A bug in a part of the definition. */
export const inPeck = (law: number, bug: string, parts: Partial<GameDefinition<PeckTypes>>): Planted => ({
  law,
  bug: `Peck: ${bug}`,
  run: (look) => look(defineGame({ ...definition, ...parts }), kit),
});

/** A bug in a verb. */
export const aroundPeck = (
  law: number,
  bug: string,
  change: (game: Game<PeckTypes>) => Partial<Game<PeckTypes>>,
): Planted => ({
  law,
  bug: `Peck: ${bug}`,
  run: (look) => {
    const correct = defineGame(definition);
    return look({ ...correct, ...change(correct) }, kit);
  },
});

/** A bug in the kit, which leaves a law without evidence, perhaps hiding one in the game. */
export const inKit = (
  law: number,
  bug: string,
  change: Partial<Kit<PeckTypes>>,
  parts: Partial<GameDefinition<PeckTypes>> = {},
): Planted => ({
  law,
  bug: `Peck: ${bug}`,
  run: (look) => look(defineGame({ ...definition, ...parts }), { ...kit, ...change }),
});
