import type { AnyMove } from 'hencoop';
import { describe, expect, it } from 'vitest';
import { MOVES as STATEMENT } from '../../src/chicken-roundup/moves.js';
import { EMPTY, insteadOf, type Picking, takeBack } from '../../src/element/picking/picking.js';
import { type Choice, canTakeBack, drop, lift, tap } from '../../src/element/picking/tap.js';
import { chosen, isUntouched, type Thing } from '../../src/element/picking/touch.js';
import { kindsOf } from '../../src/engine/moveStatement.js';
import { MOVES as PECK } from '../sixth-game/src/peck/moves.js';

type Farmer = AnyMove & { readonly card?: string; readonly target?: string };

const farmer = (card: string, target: string): Farmer => ({ seat: 0, type: 'farmer', card, target });
const MOVES: readonly Farmer[] = [
  farmer('gold farmer', 'N0'),
  farmer('gold farmer', 'N1'),
  farmer('red farmer', 'N0'),
  { seat: 0, type: 'endPlays' },
];

const card = (value: string): Thing => ({ hook: 'card', value });
const cell = (value: string): Thing => ({ hook: 'cell', value });

const choice = (given: Partial<Choice> = {}): Choice => ({
  moves: MOVES,
  kinds: kindsOf(STATEMENT),
  confirm: false,
  waits: () => false,
  ...given,
});

const REFUSAL = { clause: 'CR-2.1', params: {} };

function tapped(thing: Thing, isPicked = false) {
  return { things: [thing], isPicked, refusal: () => REFUSAL };
}

/** The pick after taps, none of which completes a move. */
function pickedBy(...things: readonly Thing[]): Picking {
  return things.reduce<Picking>((picking, thing) => tap(picking, tapped(thing), choice()).picking, EMPTY);
}

describe('taps', () => {
  it('pick one field after another until they name a move', () => {
    const first = tap(EMPTY, tapped(card('gold farmer')), choice());
    expect(first.move).toBeNull();
    expect(first.picking.readings).toEqual([{ card: 'gold farmer' }]);
    const second = tap(first.picking, tapped(cell('N1')), choice());
    expect(second).toEqual({ picking: EMPTY, move: MOVES[1] });
  });

  it('complete a move at once if it is the only one with the card', () => {
    expect(tap(EMPTY, tapped(card('red farmer')), choice()).move).toBe(MOVES[2]);
  });

  it('undo a pick on the same thing', () => {
    const picking = pickedBy(card('gold farmer'));
    expect(canTakeBack(picking)).toBe(true);
    expect(tap(picking, tapped(card('gold farmer'), true), choice())).toEqual({ picking: EMPTY, move: null });
    expect(canTakeBack(takeBack(picking))).toBe(false);
  });

  it('on a picked thing of a list take out that one, even if another copy could still be picked', () => {
    const kinds = kindsOf(PECK);
    const moves = [[1], [2], [1, 2], [2, 2]].map((grains) => ({ seat: 0, type: 'shed', grains }));
    const grain = (value: string, isPicked = false) => tapped({ hook: 'grain', value }, isPicked);
    const sheds = choice({ kinds, moves, confirm: true });
    const readingsOf = (...taps: readonly ReturnType<typeof tapped>[]) =>
      taps.reduce<Picking>((picking, each) => tap(picking, each, sheds).picking, EMPTY).readings;
    expect(readingsOf(grain('2'), grain('2'))).toEqual([{ grains: [2, 2] }]);
    expect(readingsOf(grain('2'), grain('2'), grain('2', true))).toEqual([{ grains: [2] }]);
    expect(readingsOf(grain('2'), grain('2', true))).toEqual(EMPTY.readings);
    expect(readingsOf(grain('2'), grain('1'), grain('2', true))).toEqual([{ grains: [1] }]);
  });

  it('on another card replace the picked card', () => {
    expect(tap(pickedBy(card('gold farmer')), tapped(card('red farmer')), choice()).move).toBe(MOVES[2]);
  });

  it('explain why a blocked thing is blocked, until the next tap', () => {
    const { picking, move } = tap(pickedBy(card('gold farmer')), tapped(cell('S4')), choice());
    expect(move).toBeNull();
    expect([picking.refusal, picking.readings]).toEqual([REFUSAL, [{ card: 'gold farmer' }]]);
    expect(tap(picking, tapped(card('gold farmer'), true), choice()).picking.refusal).toBeNull();
    // This is also a card, which could be picked instead of another.
    const blocked = tap(pickedBy(card('gold farmer')), tapped(card('black dog')), choice()).picking;
    expect([blocked.refusal, blocked.readings]).toEqual([REFUSAL, [{ card: 'gold farmer' }]]);
  });

  it('name no move while they can mean several, or none', () => {
    expect(chosen(MOVES, [{ card: 'gold farmer' }])).toBeNull();
    expect(chosen(MOVES, [])).toBeNull();
    expect(chosen(MOVES, [{ card: 'red farmer' }])).toBe(MOVES[2]);
  });

  it('do not change earlier picks', () => {
    const picking = pickedBy(card('gold farmer'));
    const before = JSON.stringify(picking);
    tap(picking, tapped(cell('N1')), choice());
    tap(picking, tapped(cell('S4')), choice());
    takeBack(picking);
    expect(JSON.stringify(picking)).toBe(before);
  });
});

describe('taps on the cells of a list', () => {
  const dance = (...cells: readonly string[]): AnyMove =>
    ({ seat: 0, type: 'diagram', card: 'red roundDance', cells }) as AnyMove;
  const moves = [
    dance('N0', 'N1', 'M1', 'M0'),
    dance('N1', 'N0', 'M0', 'M1'),
    dance('N1', 'N2', 'M2', 'M1'),
    dance('M0', 'M1', 'S1', 'S0'),
  ];
  const inAll = choice({ moves });
  const tapAll = (...cells: readonly string[]) =>
    [card('red roundDance'), ...cells.map(cell)].reduce<Picking>(
      (picking, thing) => tap(picking, tapped(thing), inAll).picking,
      EMPTY,
    );

  it('can remove only that cell again', () => {
    const { picking, move } = tap(tapAll('N1', 'M1'), tapped(cell('N1'), true), inAll);
    expect(move).toBeNull();
    expect(picking).toEqual(tapAll('M1'));
    expect(tap(picking, tapped(cell('M1'), true), inAll).picking).toEqual(tapAll());
  });

  it('leave the direction open until a button chooses it', () => {
    expect(tap(tapAll('N1'), tapped(cell('M0')), inAll).move).toBeNull();
    expect(tap(tapAll('N1'), tapped(cell('M2')), inAll).move).toBe(moves[2]);
  });

  it('can be drags from one cell to another', () => {
    const lifted = lift(tapAll(), [cell('M2')], 'middle', inAll) ?? EMPTY;
    expect(drop(tapAll(), { targets: [[cell('M2')]], zone: 'middle' }, inAll).move).toBe(moves[2]);
    expect(
      drop(lifted, { targets: [[cell('N2')]], zone: 'middle' }, choice({ moves: [...moves, dance('M2', 'N2')] }))
        .picking.readings,
    ).toEqual([{ card: 'red roundDance', cells: ['N2', 'M2'] }]);
  });
});

describe('a picked move', () => {
  it('waits for a button if moves need confirmation', () => {
    const { picking, move } = tap(EMPTY, tapped(card('red farmer')), choice({ confirm: true }));
    expect([move, picking.isWaiting]).toEqual([null, false]);
    expect(picking.readings).toEqual([{ card: 'red farmer' }]);
  });

  it('can wait for one more touch on the same thing', () => {
    const waiting = choice({ waits: () => true });
    const first = tap(EMPTY, tapped(card('red farmer')), waiting);
    expect([first.move, first.picking.isWaiting]).toEqual([null, true]);
    expect(insteadOf(first.picking)).toEqual([{}]);
    expect(tap(first.picking, tapped(card('red farmer'), true), waiting)).toEqual({ picking: EMPTY, move: MOVES[2] });
  });

  it('is replaced by a touch on something else while it waits', () => {
    const waiting = choice({ waits: () => true });
    const first = tap(pickedBy(card('gold farmer')), tapped(cell('N0')), waiting).picking;
    const other = tap(first, tapped(cell('N1')), waiting);
    expect(other.move).toBeNull();
    expect(other.picking.readings).toEqual([{ card: 'gold farmer', target: 'N1' }]);
    expect(other.picking.steps).toHaveLength(2);
    expect(tap(other.picking, tapped(cell('N1'), true), waiting).move).toBe(MOVES[1]);
  });

  it('can depend on whether a single touch picked it', () => {
    const asked: boolean[] = [];
    const waits = (_: AnyMove, isFirst: boolean) => {
      asked.push(isFirst);
      return false;
    };
    tap(EMPTY, tapped(card('red farmer')), choice({ waits }));
    tap(pickedBy(card('gold farmer')), tapped(cell('N0')), choice({ waits }));
    expect(asked).toEqual([true, false]);
  });
});

describe('a drag', () => {
  const lifted = lift(EMPTY, [card('gold farmer')], 'own', choice());

  it('picks the lifted thing if it can be picked', () => {
    expect(lifted?.readings).toEqual([{ card: 'gold farmer' }]);
    expect(lifted?.draggedFrom).toBe('own');
    expect(lift(EMPTY, [card('black dog')], 'own', choice())).toBeNull();
  });

  it('completes a move with the first pickable thing under it', () => {
    const targets = [[cell('S4')], [cell('N1')], [cell('N0')]];
    expect(drop(lifted ?? EMPTY, { targets, zone: 'middle' }, choice()).move).toBe(MOVES[1]);
  });

  it('is undone if it ends in its own zone, or in none', () => {
    for (const zone of ['own', null]) {
      expect(drop(lifted ?? EMPTY, { targets: [], zone }, choice())).toEqual({ picking: EMPTY, move: null });
    }
  });

  it('keeps the thing picked if it ends in another zone while a field is open', () => {
    const { picking, move } = drop(lifted ?? EMPTY, { targets: [[cell('S4')]], zone: 'middle' }, choice());
    expect([move, picking.draggedFrom]).toEqual([null, null]);
    expect(picking.readings).toEqual([{ card: 'gold farmer' }]);
  });

  it('makes the move if it ends in another zone and no field is open', () => {
    const only = lift(EMPTY, [card('red farmer')], 'own', choice());
    expect(drop(only ?? EMPTY, { targets: [], zone: 'middle' }, choice()).move).toBe(MOVES[2]);
    expect(isUntouched(drop(only ?? EMPTY, { targets: [], zone: 'own' }, choice()).picking.readings)).toBe(true);
  });
});
