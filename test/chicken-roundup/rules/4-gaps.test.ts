import { chickenRoundup } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/chicken-roundup/testkit/position.js';
import { rows } from '../rows.js';
import { clauseOf, close, END, FARMER, farmer, holding, PARADE, parade, playAll, played } from './support.js';

describe('4 Gaps', () => {
  it('CR-4.1, CR-5.1 scenario 10: the row shifts to the coop; open cells at its end stay until the turn ends', () => {
    const state = holding([FARMER], { south: 'GBWRS' });
    expect(rows(playAll(state, farmer('S0')))[2]).toBe('BWRS.');
    expect(rows(playAll(state, farmer('S4')))[2]).toBe('GBWR.');
    // The north row has its coop in the east.
    expect(rows(playAll(holding([FARMER], { north: 'GBWRS' }), farmer('N2')))[0]).toBe('.GBRS');
    expect(played(state, farmer('S4')).types).not.toContain('closed');
  });

  it('CR-4.2, G-9 scenario 11: in the middle row a decision, at its end none', () => {
    const state = holding([FARMER], { middle: 'WBFRS' });
    const { state: open, types } = played(state, farmer('M1'));
    expect(types).toEqual(['played', 'taken', 'gapOpened']);
    expect(open.step).toEqual({ type: 'closeGap', seat: 0, next: 'secondPlay' });
    expect(chickenRoundup.legalMoves(open)).toEqual([close('west'), close('east')]);
    expect(clauseOf(open, END)).toBe('G-3');
    expect(rows(playAll(open, close('west')))[1]).toBe('WFRS.');
    expect(rows(playAll(open, close('east')))[1]).toBe('.WFRS');
    expect(playAll(open, close('east')).step).toEqual({ type: 'plays', seat: 0, play: 2 });
    const end = playAll(state, farmer('M0'));
    expect([rows(end)[1], end.step.type]).toEqual(['.BFRS', 'plays']);
  });

  it('CR-4.2: a gap after the second play is closed before the turn ends', () => {
    const state = holding([FARMER], { middle: 'WBFRS', south: 'WGGGG', step: { type: 'plays', seat: 0, play: 2 } });
    const open = playAll(state, farmer('M1'));
    expect(open.step).toEqual({ type: 'closeGap', seat: 0, next: 'sendingIn' });
    expect(open.stacks[0]).toEqual([]);
    const { state: after, types } = played(open, close('west'));
    expect(types).toEqual(['closed', 'sentIn', 'closed', 'turnPassed']);
    expect(chickenRoundup.score(after)).toEqual([1, 0]);
  });

  it('CR-4.2, CR-5.6: several gaps at once are one decision', () => {
    const state = holding([PARADE], { north: 'RRRRF', middle: 'WRBSG', south: 'GSWWW' });
    const wide = playAll(state, parade('S0', 'S1', 'M1', 'M2'));
    expect(rows(wide)[1]).toBe('W..SG');
    expect(rows(playAll(wide, close('east')))[1]).toBe('..WSG');
    const two = position({ middle: 'W.G.F', step: { type: 'closeGap', seat: 0, next: 'secondPlay' } });
    expect(rows(playAll(two, close('west')))[1]).toBe('WGF..');
    expect(rows(playAll(two, close('east')))[1]).toBe('..WGF');
    // The outermost card stays where it is, also away from the end.
    const inner = position({ middle: '.W.GF', step: { type: 'closeGap', seat: 0, next: 'secondPlay' } });
    expect(rows(playAll(inner, close('west')))[1]).toBe('.WGF.');
  });

  it('CR-4.3: the fox shifts with the cards', () => {
    const outer = holding([FARMER], { middle: 'RRRRR', south: 'GBFRS' });
    expect(rows(playAll(outer, farmer('S0')))[2]).toBe('BFRS.');
    const middle = holding([FARMER], { middle: 'WBFRS' });
    expect(rows(playAll(middle, farmer('M1'), close('east')))[1]).toBe('.WFRS');
  });
});
