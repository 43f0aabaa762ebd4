import { narrow } from 'hencoop';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { card } from '../../../src/chicken-roundup/testkit/position.js';
import { FARMER, holding, PARADE } from './support.js';

describe('narrow makes the lists usable', () => {
  it('G-9: after a card its types of moves, after a target the next cells', () => {
    const state = holding([card('S', 'cutIn'), FARMER, PARADE], { middle: 'SBFRB', south: 'GRBWW' });
    const moves = chickenRoundup.legalMoves(state);
    expect(narrow(moves, {}).open.type).toEqual(['diagram', 'catch', 'farmer', 'parade', 'endPlays']);
    const cut = narrow(moves, { type: 'diagram', card: card('S', 'cutIn') });
    expect(cut.open.cells).toEqual(['S0', 'S1', 'S2', 'N0', 'N1', 'N2', 'S3', 'S4', 'N3', 'N4']);
    expect(narrow(moves, { type: 'diagram', cells: ['S0'] }).open.cells).toEqual(['S2']);
    expect(narrow(moves, { type: 'farmer' }).open.target).toHaveLength(14);
    expect(narrow(moves, { type: 'parade', path: ['S0'] }).open.path).toEqual(['M0', 'S1']);
    expect(narrow(moves, { pay: FARMER }).open.target).toEqual(['N2', 'M1', 'M3', 'S2']);
    expect(narrow(moves, { type: 'diagram', cells: ['S0', 'S2'] }).moves).toHaveLength(1);
  });
});
