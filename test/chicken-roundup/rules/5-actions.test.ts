import { type Card, CELLS, type Cell, chickenRoundup, type Move } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { card, position } from '../../../src/chicken-roundup/testkit/position.js';
import { letters, rows } from '../rows.js';
import {
  clauseOf,
  close,
  dog,
  FARMER,
  farmer,
  G_DOG,
  holding,
  movesOf,
  PARADE,
  parade,
  pay,
  playAll,
  played,
  targets,
  W_DOG,
} from './support.js';

describe('5 Actions of the named cards', () => {
  it('CR-5.1: the farmer removes any chicken, not the fox', () => {
    const state = holding([FARMER], { south: 'GWS..' });
    expect(targets(state, 'farmer')).toEqual(CELLS.filter((cell) => !['M2', 'S3', 'S4'].includes(cell)));
    const { state: after } = played(state, farmer('N4'));
    expect(after.discardPile.at(-1)).toEqual(state.yard[CELLS.indexOf('N4')]);
    expect(chickenRoundup.whyNot(state, farmer('M2'))).toEqual({ clause: 'CR-5.1', params: { target: 'M2' } });
    expect(clauseOf(state, farmer('S4'))).toBe('CR-5.1');
  });

  it('CR-5.2 scenario 12: in an outer row the fox goes behind the last card, away from the coop', () => {
    const north = holding([G_DOG], { north: 'RWFBR', middle: 'BBBBB' });
    expect(movesOf(north, 'dog')).toEqual([dog('west')]);
    expect(rows(playAll(north, dog('west')))[0]).toBe('FRWBR');
    expect(chickenRoundup.whyNot(north, dog('east'))).toEqual({ clause: 'CR-5.2', params: { ends: ['west'] } });
    const short = holding([G_DOG], { north: '..FBR', middle: 'BBBBB' });
    expect(rows(playAll(short, dog('west')))[0]).toBe('..FBR');
    const south = holding([G_DOG], { south: 'GFWB.', middle: 'BBBBB' });
    expect(movesOf(south, 'dog')).toEqual([dog('east')]);
    expect(rows(playAll(south, dog('east')))[2]).toBe('GWBF.');
    const sameSide = holding([G_DOG], { north: 'RWFBR', middle: 'BBBBB', options: { coops: 'sameSide' } });
    expect(movesOf(sameSide, 'dog')).toEqual([dog('east')]);
  });

  it('CR-5.2: writing to a refusal changes no later one', () => {
    const state = position({
      north: 'RRFRR',
      middle: 'BBBBB',
      hands: [[], [G_DOG]],
      step: { type: 'plays', seat: 1, play: 1 },
    });
    const refused = { clause: 'CR-5.2', params: { ends: ['west'] } };
    const first = chickenRoundup.whyNot(state, dog('east', 1));
    expect(first).toEqual(refused);
    if (first?.clause === 'CR-5.2') (first.params.ends as string[]).push('up');
    expect(first).not.toEqual(refused);
    expect(chickenRoundup.whyNot(state, dog('east', 1))).toEqual(refused);
  });

  it('CR-5.2 scenario 13: in the middle row to either end, the cards between shift by one', () => {
    const full = holding([G_DOG], { middle: 'WBFRS' });
    expect(rows(playAll(full, dog('west')))[1]).toBe('FWBRS');
    expect(rows(playAll(full, dog('east')))[1]).toBe('WBRSF');
    const short = holding([G_DOG], { middle: '.WFB.' });
    expect(rows(playAll(short, dog('west')))[1]).toBe('.FWB.');
    expect(rows(playAll(short, dog('east')))[1]).toBe('.WBF.');
  });

  it('CR-5.2a: one move if the fox is alone in the middle row', () => {
    const state = holding([G_DOG], { middle: '..F..' });
    expect(movesOf(state, 'dog')).toEqual([dog('west')]);
    expect(chickenRoundup.whyNot(state, dog('east'))).toEqual({ clause: 'CR-5.2a', params: { end: 'west' } });
    expect(rows(playAll(state, dog('west')))[1]).toBe('..F..');
  });

  it('CR-5.3 scenario 15: a silver Fox Trot catches silver chickens only, anywhere in the yard', () => {
    const trot = card('S', 'foxTrot');
    const state = holding([trot], { north: 'SRRRS', middle: 'SBFBB', south: 'GWSWB' });
    expect(targets(state, 'foxTrot')).toEqual(['N0', 'N4', 'M0', 'S2']);
    const move: Move = { seat: 0, type: 'foxTrot', card: trot, target: 'S2' };
    const { state: after, types } = played(state, move);
    expect(types).toEqual(['played', 'caught', 'gapOpened']);
    expect(rows(after)).toEqual(['SRRRS', 'SB.BB', 'GWFWB']);
    expect(letters(after.hands[0] as Card[])).toBe('S');
    const wrong: Move = { ...move, target: 'S0' };
    expect(chickenRoundup.whyNot(state, wrong)).toEqual({
      clause: 'CR-5.3',
      params: { target: 'S0', color: 'silver' },
    });
    expect(clauseOf(state, { ...move, target: 'M2' })).toBe('CR-5.3');
  });

  it('CR-5.4 scenario 14: catch southward: pay, take the card, the middle gap is a decision', () => {
    const caught = position({}).yard[CELLS.indexOf('S2')] as Card;
    const state = holding([W_DOG, FARMER]);
    const { state: open, events } = played(state, pay(W_DOG, 'S2'));
    expect(events.map(({ type }) => type)).toEqual(['paid', 'caught', 'gapOpened']);
    expect(rows(open)).toEqual(['RRRRR', 'BB.BB', 'GWFWB']);
    expect(open.hands[0]).toEqual([FARMER, caught]);
    const closed = playAll(open, close('west'));
    // It can be the second play, or pay for one.
    expect(clauseOf(closed, pay(caught, 'S1'))).toBeNull();
    expect(chickenRoundup.legalMoves(closed).some((move) => 'card' in move && move.card.startsWith('silver '))).toBe(
      true,
    );
  });

  it('CR-5.4: only a chicken next to the fox, in its row or column', () => {
    const state = holding([W_DOG], { south: 'GW...' });
    expect(targets(state, 'catch')).toEqual(['N2', 'M1', 'M3']);
    expect(chickenRoundup.whyNot(state, pay(W_DOG, 'S2'))).toEqual({ clause: 'CR-5.4', params: { target: 'S2' } });
    expect(clauseOf(state, pay(W_DOG, 'M0'))).toBe('CR-5.4');
    // A row ends at its ends: M0 is not next to N4.
    expect(targets(holding([W_DOG], { north: 'RRRRF', middle: 'BBBBB' }), 'catch')).toEqual(['N3', 'M4']);
    // In its own row the fox leaves a gap as well.
    const within = playAll(holding([W_DOG], { middle: 'WBFRS' }), pay(W_DOG, 'M3'));
    expect([rows(within)[1], within.step.type]).toEqual(['WB.FS', 'closeGap']);
    const outer = playAll(holding([W_DOG], { middle: 'BBBBB', south: 'GFWRS' }), pay(W_DOG, 'S2'));
    expect(rows(outer)[2]).toBe('GFRS.');
  });

  it('CR-5.5, CR-5.6 scenario 16: a Parade through three rows is four points and the end of the turn', () => {
    const state = holding([PARADE, FARMER], { north: 'RBWWW', middle: 'SBFRB', south: 'GWWWW' });
    const { state: after, types } = played(state, parade('S0', 'M0', 'N0', 'N1'));
    expect(types).toEqual(['played', 'paraded', 'closed', 'turnPassed']);
    expect(letters(after.stacks[0] as Card[])).toBe('GSRB');
    // The white chicken in front of the coop stays: no second sending in.
    expect(rows(after)).toEqual(['..WWW', '.BFRB', 'WWWW.']);
    expect(after.step).toEqual({ type: 'plays', seat: 1, play: 1 });
  });

  it('CR-5.5: any length from the cell in front of the coop, with strictly falling rank', () => {
    const state = holding([PARADE], { north: 'RBWWW', middle: 'SSFRB', south: 'GRRWW' });
    const paths = movesOf(state, 'parade').map(({ path }) => path.join(' '));
    expect(paths).toContain('S0');
    expect(paths).toContain('S0 S1');
    expect(paths).toContain('S0 M0 N0 N1 N2');
    expect(paths.every((path) => path.startsWith('S0'))).toBe(true);
    const refused = (...path: Cell[]) => chickenRoundup.whyNot(state, parade(...path));
    expect(refused('S1')).toEqual({ clause: 'CR-5.5', params: { cell: 'S1', start: 'S0' } });
    // Equal rank, a step that does not touch, a diagonal one, one back.
    expect(refused('S0', 'S1', 'S2')).toMatchObject({ params: { cell: 'S2' } });
    expect(refused('S0', 'S2')).toMatchObject({ params: { cell: 'S2' } });
    expect(refused('S0', 'M1')).toMatchObject({ params: { cell: 'M1' } });
    expect(refused('S0', 'M0', 'S0')).toMatchObject({ params: { cell: 'S0' } });
    const seat1 = position({ north: 'WWWBG', hands: [[], [PARADE]], step: { type: 'plays', seat: 1, play: 1 } });
    expect(movesOf(seat1, 'parade')[0]?.path).toEqual(['N4']);
  });

  it('CR-5.5 scenario 17: with the fox in front of the coop, or through fox and open cells, refused', () => {
    const fox = holding([PARADE], { middle: 'BBBBB', south: 'FGWRS' });
    expect(movesOf(fox, 'parade')).toEqual([]);
    expect(clauseOf(fox, parade('S0'))).toBe('CR-5.5');
    const through = holding([PARADE], { middle: 'FBBBB', south: 'G....' });
    expect(movesOf(through, 'parade').map(({ path }) => path)).toEqual([['S0']]);
    expect(clauseOf(through, parade('S0', 'S1'))).toBe('CR-5.5');
  });

  it('CR-5.6, CR-7.3 scenario 17: a Parade that opens a middle gap and then exposes the fox: two decisions', () => {
    const state = holding([PARADE, W_DOG], { middle: 'BRRFW', south: 'GSW..' });
    const first = playAll(state, parade('S0', 'S1', 'M1'));
    expect(first.step).toEqual({ type: 'closeGap', seat: 0, next: 'exposedFox' });
    expect(rows(first).slice(1)).toEqual(['B.RFW', 'W....']);
    const second = playAll(first, close('west'));
    expect(rows(second).slice(1)).toEqual(['BR.W.', 'WF...']);
    expect(second.step).toEqual({ type: 'closeGap', seat: 0, next: 'foxAtCoop' });
    const after = playAll(second, close('east'));
    expect(rows(after).slice(1)).toEqual(['.BRW.', 'WF...']);
    expect([letters(after.stacks[0] as Card[]), after.step]).toEqual(['GSR', { type: 'plays', seat: 1, play: 1 }]);
  });

  it('CR-5.6, CR-7.1 with parade before: the chicken now in front of the coop goes in as well', () => {
    const given = { north: 'RBWWF', middle: 'SBRRB', south: 'GBWRW', options: { parade: 'before' } } as const;
    const { state: after, types } = played(holding([PARADE, FARMER], given), parade('S0', 'M0', 'N0'));
    expect(types).toEqual(['played', 'paraded', 'closed', 'sentIn', 'closed', 'turnPassed']);
    expect(letters(after.stacks[0] as Card[])).toBe('GSRBW');
    expect(rows(after)).toEqual(['.BWWF', '.BRRB', 'RW...']);
    // Without a chicken in front of the coop nothing follows.
    const fox = holding([PARADE], {
      middle: 'BBBBB',
      south: 'GFWRS',
      options: { parade: 'before' },
      stacks: ['W', ''],
    });
    const { state: lost, types: foxed } = played(fox, parade('S0'));
    expect(foxed).toEqual(['played', 'paraded', 'closed', 'chickenLost', 'turnPassed']);
    expect(letters(lost.stacks[0] as Card[])).toBe('W');
  });

  it('CR-5.6, CR-4.2 with parade before: the middle row closes before the sending in', () => {
    const given = { middle: 'BRRFW', south: 'GSWR.', options: { parade: 'before' } } as const;
    const first = playAll(holding([PARADE], given), parade('S0', 'S1', 'M1'));
    expect(first.step).toEqual({ type: 'closeGap', seat: 0, next: 'sendingIn' });
    expect(rows(first).slice(1)).toEqual(['B.RFW', 'WR...']);
    const { state: second, types } = played(first, close('west'));
    expect(types).toEqual(['closed', 'sentIn', 'closed', 'foxExposed', 'gapOpened']);
    expect(rows(second).slice(1)).toEqual(['BR.W.', 'RF...']);
    expect(letters(second.stacks[0] as Card[])).toBe('GSRW');
  });

  it('CR-5.6: a Parade as the second play, or the first, ends the plays at once', () => {
    const state = holding([PARADE, G_DOG, FARMER], { north: 'FRRRR', middle: 'BBBBB' });
    expect(playAll(state, parade('S0')).step).toMatchObject({ seat: 1 });
    expect(playAll(state, farmer('S4'), parade('S0')).step).toMatchObject({ seat: 1 });
  });
});
