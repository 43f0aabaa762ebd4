import type { ChickenRoundupMove, ChickenRoundupTable } from 'hencoop/chicken-roundup';
import { expect, it } from 'vitest';
import { MOVES as BLIND } from '../../src/blind-chicken-extreme/moves.js';
import type { BlindChickenExtremeMove, BlindChickenExtremeTable } from '../../src/blind-chicken-extreme/table.js';
import { MOVES } from '../../src/chicken-roundup/moves.js';
import { oneOf } from '../../src/engine/moveKinds.js';
import type { MoveStatement } from '../../src/engine/moveStatement.js';
import { gameOf, IDS, kitOf } from '../../support/games.js';
import { play } from '../record/played.js';

type Roundup = MoveStatement<ChickenRoundupMove, ChickenRoundupTable>;

it('a statement without a type, without a field, or with a field of another kind does not compile', () => {
  const { dog, farmer, ...others } = MOVES;
  const { card } = dog.fields;
  const statements: readonly Roundup[] = [
    MOVES,
    // @ts-expect-error no dog
    { ...others, farmer },
    // @ts-expect-error a dog without an end
    { ...MOVES, dog: { ...dog, fields: { card } } },
    // @ts-expect-error an end that is a cell
    { ...MOVES, dog: { ...dog, fields: { card, end: farmer.fields.target } } },
    // @ts-expect-error an end that is west alone
    { ...MOVES, dog: { ...dog, fields: { card, end: oneOf(['west']) } } },
    // @ts-expect-error no tokens
    { ...MOVES, dog: { steps: dog.steps, fields: dog.fields } },
  ];
  expect(statements).toHaveLength(6);
  const { chooseBenefit, ...rest } = BLIND;
  // @ts-expect-error a type of two forms that states one
  const one: MoveStatement<BlindChickenExtremeMove, BlindChickenExtremeTable> = { ...rest, chooseBenefit: rest.play };
  expect(Object.keys(one)).toHaveLength(Object.keys(BLIND).length);
  expect(chooseBenefit.forms).toHaveLength(2);
});

it.each(IDS)('every legal move has its fields in the order of the statement, %s', async (id) => {
  const [game, kit] = await Promise.all([gameOf(id), kitOf(id)]);
  for (const setup of kit.setups) {
    const { states } = play(game, kit, setup, { seed: 'fields', max: 60 });
    for (const move of states.flatMap((state) => game.legalMoves(state))) {
      const { fields = {}, tokens = [], forms = [{ fields, tokens }] } = game.moves[move.type] ?? {};
      const orders = forms.map((form) => ['seat', 'type', ...Object.keys(form.fields)]);
      expect(orders).toContainEqual(Object.keys(move));
    }
  }
});
