import type { Card } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/chicken-roundup/testkit/position.js';
import { letters, rows } from '../rows.js';
import { close, END, playAll, played } from './support.js';

describe('7 Sending in', () => {
  const ended = (south: string, given: Parameters<typeof position>[0] = {}) => {
    const { state, types } = played(position({ north: 'RRRRF', middle: 'BBBBB', ...given, south }), END);
    return { row: rows(state)[2], stack: letters(state.stacks[0] as Card[]), lost: types.includes('chickenLost') };
  };

  it.each([
    [1, 'GBWRS', 'RS...', 'GBW'],
    [2, 'GWBRS', 'BRS..', 'GW'],
    [3, 'WGSRB', 'GSRB.', 'W'],
    [4, 'RRBWS', 'RBWS.', 'R'],
  ])('CR-7.1, CR-7.2 scenario %i: %s', (_, south, row, stack) => {
    expect(ended(south)).toEqual({ row, stack, lost: false });
  });

  it('CR-7.1, CR-7.4 scenario 5: with the fox in front nothing goes in, and the top of the stack is lost', () => {
    const given = { north: 'RRRRR', stacks: ['GS', 'W'] };
    expect(ended('FGBWS', given)).toEqual({ row: 'FGBWS', stack: 'G', lost: true });
    expect(ended('FGBWS', { north: 'RRRRR' })).toEqual({ row: 'FGBWS', stack: '', lost: false });
    const { state } = played(position({ ...given, middle: 'BBBBB', south: 'FGBWS' }), END);
    expect(letters(state.discardPile.slice(-1))).toBe('S');
    expect(letters(state.stacks[1] as Card[])).toBe('W');
  });

  it('CR-7.1, CR-7.4 scenario 6: behind a chicken the fox moves up and costs it', () => {
    expect(ended('GFBWS', { north: 'RRRRR' })).toEqual({ row: 'FBWS.', stack: '', lost: true });
  });

  it('CR-7.1: an open cell ends the line, and an empty row sends no chicken', () => {
    expect(ended('GB...')).toEqual({ row: '.....', stack: 'GB', lost: false });
    expect(ended('.....')).toEqual({ row: '.....', stack: '', lost: false });
  });

  it('CR-7.3 scenario 7: the fox above an opened cell is exposed; its gap is a decision', () => {
    const state = position({ middle: 'WBFRS', south: 'WRS..' });
    const { state: open, types } = played(state, END);
    expect(types).toEqual(['playsEnded', 'sentIn', 'closed', 'foxExposed', 'gapOpened']);
    expect(open.step).toEqual({ type: 'closeGap', seat: 0, next: 'foxAtCoop' });
    expect(rows(open)[2]).toBe('RSF..');
    expect(rows(playAll(open, close('west')))[1]).toBe('WBRS.');
    expect(rows(playAll(open, close('east')))[1]).toBe('.WBRS');
  });

  it('CR-7.3 scenario 8: a covered column does not expose the fox', () => {
    const { state, types } = played(position({ middle: 'WBFRS', south: 'WRSB.' }), END);
    expect(types).not.toContain('foxExposed');
    expect(rows(state).slice(1)).toEqual(['WBFRS', 'RSB..']);
  });

  it("CR-7.3: only the active player's own row exposes the fox, however the cell became open", () => {
    const other = played(position({ north: '..RRR', middle: 'WFBRS', south: 'WRSBB' }), END);
    expect(other.types).not.toContain('foxExposed');
    const seat1 = position({ north: '..WRG', middle: 'WFBRS', step: { type: 'plays', seat: 1, play: 1 } });
    const { state, types } = played(seat1, { seat: 1, type: 'endPlays' });
    expect(types).toContain('foxExposed');
    expect(rows(state)[0]).toBe('....F');
    // At the end of the middle row there is no gap to close.
    const end = played(position({ middle: 'WBRSF', south: 'WRS..' }), END);
    expect(end.types).toEqual(['playsEnded', 'sentIn', 'closed', 'foxExposed', 'turnPassed']);
  });

  describe('CR-7.3 with exposed eitherRow', () => {
    const options = { exposed: 'eitherRow' } as const;
    const ends = (given: Parameters<typeof position>[0]) => played(position({ options, ...given }), END);

    it('CR-7.3: an open cell of the other row exposes the fox, which goes behind the last card of that row', () => {
      const { state, types } = ends({ north: '..RRR', middle: 'WFBRS', south: 'WRSBB' });
      expect(types).toEqual(['playsEnded', 'sentIn', 'closed', 'foxExposed', 'gapOpened']);
      expect(rows(state)).toEqual(['.FRRR', 'W.BRS', 'RSBB.']);
      const west = ends({
        north: 'RRR..',
        middle: 'WBRFS',
        south: 'WRSBB',
        options: { ...options, coops: 'sameSide' },
      });
      expect(rows(west.state)).toEqual(['RRRF.', 'WBR.S', 'RSBB.']);
    });

    it('CR-7.3, CR-7.4: in an empty row it goes next to the coop of its owner, who loses nothing yet', () => {
      const { state, types } = ends({ north: '.....', middle: 'FBRSW', south: 'WRSBB', stacks: ['G', 'G'] });
      expect(types).toEqual(['playsEnded', 'sentIn', 'closed', 'foxExposed', 'turnPassed']);
      expect(rows(state)[0]).toBe('....F');
    });

    it("CR-7.3: if both cells are open, the active player's own row comes first", () => {
      expect(rows(ends({ north: '....R', middle: 'WBRF.', south: 'WRS..' }).state)).toEqual([
        '....R',
        'WBR..',
        'RSF..',
      ]);
    });

    it('CR-7.3: two closed cells do not expose the fox', () => {
      expect(ends({ north: '..RRR', middle: 'WBFRS', south: 'WRSBB' }).types).not.toContain('foxExposed');
    });
  });

  it('CR-7.3, CR-7.4 scenario 9: in an empty row the fox ends next to the coop, and the chicken is lost', () => {
    const open = playAll(position({ middle: 'WBFRS', south: 'G....' }), END);
    expect(rows(open)[2]).toBe('F....');
    expect(letters(open.stacks[0] as Card[])).toBe('G');
    const { state, types } = played(open, close('west'));
    expect(types).toEqual(['closed', 'chickenLost', 'turnPassed']);
    expect(state.stacks[0]).toEqual([]);
  });

  it("CR-7.4: the fox at the other's coop costs nothing", () => {
    const { types } = played(position({ north: 'RRRRF', middle: 'BBBBB', stacks: ['G', 'G'] }), END);
    expect(types).not.toContain('chickenLost');
  });
});
