import {
  blindChickenExtreme,
  chicken,
  chickenOut,
  chickenRoundup,
  crazyChicken,
  fastChance,
  type Game,
  type GameTypes,
} from 'hencoop';
import { sheet as blindChickenExtremeSheet } from 'hencoop/blind-chicken-extreme/sheet';
import { sheet as chickenSheet } from 'hencoop/chicken/sheet';
import { sheet as chickenOutSheet } from 'hencoop/chicken-out/sheet';
import { sheet as chickenRoundupSheet } from 'hencoop/chicken-roundup/sheet';
import { sheet as crazyChickenSheet } from 'hencoop/crazy-chicken/sheet';
import { describe, expect, it } from 'vitest';

/** The types of the legal moves in each step that random games reach. */
function movesByStep<G extends GameTypes>(game: Game<G>, options: object): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (let seed = 0; seed < 12; seed++) {
    const chance = fastChance(`steps-${seed}`);
    // The type of the options depends on the game.
    let state = game.setup({ seed: `steps-${seed}`, options: options as never });
    for (let moves = 0; moves < 1500 && !game.isOver(state); moves++) {
      const legal = game.legalMoves(state);
      const types = found.get(state.step.type) ?? new Set();
      for (const { type } of legal) types.add(type);
      found.set(state.step.type, types);
      const [move] = chance.roll('move', legal, 1);
      if (move !== undefined) state = game.apply(state, move);
    }
  }
  return found;
}

describe('G-3: a sheet names every step, and every move that belongs to it', () => {
  it.each([
    ['Chicken', () => movesByStep(chicken, {}), chickenSheet],
    ['Crazy Chicken', () => movesByStep(crazyChicken, {}), crazyChickenSheet],
    ['Chicken Out!', () => movesByStep(chickenOut, { doubleUp: true }), chickenOutSheet],
    ['Blind Chicken Extreme', () => movesByStep(blindChickenExtreme, {}), blindChickenExtremeSheet],
    ['Chicken Roundup', () => movesByStep(chickenRoundup, {}), chickenRoundupSheet],
  ] as const)('%s', (_, movesOf, sheet) => {
    const steps: { readonly [step: string]: string } = sheet.steps;
    const found = movesOf();
    expect([...found.keys()].sort()).toEqual(Object.keys(steps).sort());
    for (const [step, types] of found) for (const type of types) expect(steps[step]).toContain(`\`${type}\``);
  });
});
