import { type Cell, chickenRoundup, DIAGRAMS, type Move, type Occupant, type State } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { card, position } from '../../../src/chicken-roundup/testkit/position.js';
import { PRINTED } from '../../../src/chicken-roundup/testkit/printed.js';
import { rows } from '../rows.js';
import { clauseOf, diagram, FARMER, holding, lists, movesOf, PARADE, pay, playAll } from './support.js';

describe('6 Diagrammed actions', () => {
  const all = DIAGRAMS.map(({ name }) => card('S', name));
  const only = (name: string, given = {}) => holding([card('S', name)], given);

  it('CR-6.0 scenario 20: Side Step with the fox is refused, Leap Frog over the fox is fine', () => {
    const state = holding(all);
    expect(chickenRoundup.whyNot(state, diagram('sideStep', 'M1', 'M2'))).toEqual({
      clause: 'CR-6.0',
      params: { diagram: 'sideStep', cell: 'M2' },
    });
    expect(rows(playAll(holding(all, { middle: 'WBFRS' }), diagram('leapFrog', 'M1', 'M3')))[1]).toBe('WRFBS');
    expect(clauseOf(state, diagram('leapFrog', 'M0', 'M2'))).toBe('CR-6.0');
  });

  it('CR-6.0: cells on which the diagram cannot lie, or that are open', () => {
    const state = holding(all, { south: 'GWSW.' });
    for (const cells of [
      ['S0', 'S2'],
      ['S0', 'M0'],
      ['S0'],
      ['S0', 'S1', 'S2'],
      ['S0', 'S0'],
      ['N4', 'M0'],
    ] as Cell[][]) {
      expect(chickenRoundup.whyNot(state, diagram('sideStep', ...cells))).toEqual({
        clause: 'CR-6.0',
        params: { diagram: 'sideStep', cell: null },
      });
    }
    expect(clauseOf(state, diagram('sideStep', 'S3', 'S4'))).toBe('CR-6.0');
  });

  it('CR-6.0: one cell that is blocked, open or named twice refuses the diagram', () => {
    const state = holding(all, { south: 'GWSW.' });
    const refused = (action: string, ...cells: Cell[]) => chickenRoundup.whyNot(state, diagram(action, ...cells));
    // The fox stands on M2, and S4 is open.
    expect(refused('sideStep', 'M2', 'M3')).toEqual({ clause: 'CR-6.0', params: { diagram: 'sideStep', cell: 'M2' } });
    expect(refused('sideStep', 'S4', 'S3')).toEqual({ clause: 'CR-6.0', params: { diagram: 'sideStep', cell: 'S4' } });
    expect(refused('leapFrog', 'M1', 'M1')).toEqual({ clause: 'CR-6.0', params: { diagram: 'leapFrog', cell: null } });
    expect(refused('cutIn', 'S0', 'S1', 'S0')).toEqual({ clause: 'CR-6.0', params: { diagram: 'cutIn', cell: null } });
  });

  it('G-0: a list with a value that is not a cell of the yard, or a value that is not a list, is not a move', () => {
    const state = holding([...all, PARADE]);
    const side = card('S', 'sideStep');
    const notCells = [
      'S5',
      'M-1',
      'X0',
      's0',
      'S00',
      '',
      '__proto__',
      0,
      -1,
      Number.NaN,
      null,
      undefined,
      true,
      {},
      ['S0'],
    ];
    for (const wrong of notCells) {
      expect(clauseOf(state, { seat: 0, type: 'diagram', card: side, cells: ['S0', wrong] })).toBe('G-0');
      expect(clauseOf(state, { seat: 0, type: 'diagram', card: side, cells: [wrong, 'S0'] })).toBe('G-0');
      expect(clauseOf(state, { seat: 0, type: 'parade', card: PARADE, path: ['S0', wrong] })).toBe('G-0');
      expect(clauseOf(state, { seat: 0, type: 'farmer', card: FARMER, target: wrong })).toBe('G-0');
    }
    for (const cells of [undefined, null, 'S0', 'S0,S1', 7, {}, { 0: 'S0', 1: 'S1', length: 2 }, new Set(['S0'])]) {
      expect(clauseOf(state, { seat: 0, type: 'diagram', card: side, cells })).toBe('G-0');
    }
    const many = Array.from({ length: 100_000 }, () => 'S0');
    expect(clauseOf(state, { seat: 0, type: 'diagram', card: side, cells: many })).not.toBeNull();
  });

  it('G-4, CR-3.1: a card that is not in hand, or shows no diagram, is named', () => {
    const state = holding([FARMER]);
    const cells: Cell[] = ['S0', 'S1'];
    const side = card('S', 'sideStep');
    expect(chickenRoundup.whyNot(state, { seat: 0, type: 'diagram', card: side, cells })).toEqual({
      clause: 'G-4',
      params: { card: side },
    });
    expect(chickenRoundup.whyNot(state, { seat: 0, type: 'diagram', card: FARMER, cells })).toEqual({
      clause: 'CR-3.1',
      params: { card: FARMER, type: 'diagram' },
    });
    expect(chickenRoundup.whyNot(state, pay(side, 'M1'))).toEqual({ clause: 'G-4', params: { card: side } });
  });

  it('CR-6.0: checking a move does not change it', () => {
    const state = holding([card('S', 'roundDance')]);
    const move = structuredClone(movesOf(state, 'diagram', 0)[0]);
    if (move === undefined) throw new Error('no Round Dance is legal');
    expect(chickenRoundup.whyNot(state, move)).toBeNull();
    expect(chickenRoundup.whyNot(state, { ...move, cells: move.cells.toReversed() })).not.toBeNull();
    expect(Object.isFrozen(move.cells)).toBe(false);
  });

  it('CR-6.0a: one spelling for each rearrangement; another is refused and the right one named', () => {
    const state = holding(all, { middle: 'BBBBB', north: 'FRRRR' });
    expect(chickenRoundup.whyNot(state, diagram('sideStep', 'S1', 'S0'))).toEqual({
      clause: 'CR-6.0a',
      params: { cells: ['S0', 'S1'] },
    });
    expect(chickenRoundup.whyNot(state, diagram('cutIn', 'S2', 'S1', 'S0'))).toMatchObject({
      params: { cells: ['S0', 'S2', 'S1'] },
    });
    expect(clauseOf(state, diagram('roundDance', 'S1', 'M1', 'M0', 'S0'))).toBe('CR-6.0a');
    // A move illegal in any spelling is not corrected (G-11).
    expect(clauseOf(state, diagram('sideStep', 'N1', 'N0'))).toBe('CR-6.0');
    const effects = movesOf(state, 'diagram').map((move) => {
      const { yard } = chickenRoundup.apply({ ...state, yard: numbered(state) }, move);
      return `${move.card} ${JSON.stringify(yard)}`;
    });
    expect(new Set(effects).size).toBe(effects.length);
  });

  /** A yard in which all chickens differ, whatever the deck has. */
  const numbered = ({ yard }: State) =>
    yard.map((occupant, i) => (occupant.includes(' ') ? (`${occupant}${i}` as Occupant) : occupant));

  it('CR-6.0: writing to an emitted rearrangement changes no later one', () => {
    const state = only('sideStep');
    const emitted = () => {
      const attempt = chickenRoundup.tryApply(state, diagram('sideStep', 'S0', 'S1'));
      const event = attempt.ok ? attempt.events.find(({ type }) => type === 'rearranged') : undefined;
      return event?.type === 'rearranged' ? { from: event.from as Cell[], to: event.to as Cell[] } : null;
    };
    const first = emitted();
    expect(first).toEqual({ from: ['S0', 'S1'], to: ['S1', 'S0'] });
    first?.from.reverse();
    first?.to.reverse();
    expect(emitted()).toEqual({ from: ['S0', 'S1'], to: ['S1', 'S0'] });
  });

  it('CR-6.1: Side Step swaps two neighbors in a row', () => {
    const state = only('sideStep');
    expect(lists(state)).toEqual([
      ...['S0 S1', 'S1 S2', 'S2 S3', 'S3 S4', 'M0 M1', 'M3 M4', 'N0 N1', 'N1 N2', 'N2 N3', 'N3 N4'],
    ]);
    expect(rows(playAll(state, diagram('sideStep', 'S0', 'S1')))[2]).toBe('WGSWB');
  });

  it('CR-6.2: Fence Hop swaps two neighbors in a column', () => {
    const state = only('fenceHop');
    expect(lists(state)).toEqual(['S0 M0', 'S1 M1', 'S3 M3', 'S4 M4', 'M0 N0', 'M1 N1', 'M3 N3', 'M4 N4']);
    expect(rows(playAll(state, diagram('fenceHop', 'S0', 'M0')))).toEqual(['RRRRR', 'GBFBB', 'BWSWB']);
  });

  it('CR-6.3: Diagonal Dash swaps two diagonal neighbors, to both sides', () => {
    const state = only('diagonalDash');
    expect(lists(state)).toHaveLength(16 - 4);
    expect(lists(state)).toContain('S0 M1');
    expect(lists(state)).toContain('S1 M0');
    expect(rows(playAll(state, diagram('diagonalDash', 'S1', 'M0')))).toEqual(['RRRRR', 'WBFBB', 'GBSWB']);
  });

  it('CR-6.4: Leap Frog swaps two chickens with exactly one card between them', () => {
    const state = only('leapFrog', { south: 'GW...', middle: 'BBFBB' });
    expect(lists(state)).toEqual(['M1 M3', 'N0 N2', 'N1 N3', 'N2 N4']);
  });

  it('CR-6.5 scenario 21: Cut In from both ends', () => {
    const state = only('cutIn', { south: 'GWR..' });
    expect(lists(state).filter((list) => list.includes('S'))).toEqual(['S0 S2 S1', 'S2 S0 S1']);
    expect(rows(playAll(state, diagram('cutIn', 'S0', 'S2', 'S1')))[2]).toBe('WRG..');
    expect(rows(playAll(state, diagram('cutIn', 'S2', 'S0', 'S1')))[2]).toBe('RGW..');
  });

  it('CR-6.6 scenario 21: Round Dance both ways', () => {
    const state = only('roundDance', { north: 'RRRRR', middle: 'SBFBB', south: 'GW...' });
    const own = lists(state).filter((list) => list.includes('S0'));
    expect(own).toEqual(['S0 S1 M1 M0', 'S1 S0 M0 M1']);
    expect(rows(playAll(state, diagram('roundDance', 'S0', 'S1', 'M1', 'M0'))).slice(1)).toEqual(['BWFBB', 'SG...']);
    expect(rows(playAll(state, diagram('roundDance', 'S1', 'S0', 'M0', 'M1'))).slice(1)).toEqual(['GSFBB', 'WB...']);
  });

  it('CR-6.0: seat 1 sees the north row nearest', () => {
    const options = {
      ...PRINTED,
      diagrams: PRINTED.diagrams.map((one) =>
        one.name === 'threesome'
          ? {
              ...one,
              cycles: [
                [
                  [0, 0],
                  [1, 0],
                  [1, 1],
                ],
              ] as const,
            }
          : one,
      ),
    };
    const threesome = card('S', 'threesome');
    const seat0 = position({ options, hands: [[threesome], []] });
    const seat1 = position({ options, hands: [[], [threesome]], step: { type: 'plays', seat: 1, play: 1 } });
    expect(lists(seat0)).toContain('S0 M0 M1');
    expect(lists(seat0)).not.toContain('N0 M0 M1');
    expect(lists(seat1, 1)).toContain('N0 M0 M1');
    expect(lists(seat1, 1)).not.toContain('S0 M0 M1');
    // The mirror image.
    expect(lists(seat0)).toContain('S1 M1 M0');
  });

  it('CR-6.0: a named cell needs any card; one placement that fits is enough', () => {
    const corner = card('S', 'corner');
    // A separate list, so that the game computes the needs of the diagrams here.
    const options = { ...PRINTED, diagrams: PRINTED.diagrams.toReversed() };
    const swaps = (given: object) => lists(position({ options, hands: [[corner], []], ...given }));
    // From the south row M0 or M1 is named, one the mirror image of the other; the fox is a card too.
    expect(swaps({ middle: 'BFBBB' })).toContain('S0 S1');
    expect(swaps({ middle: '.FBBB' })).toContain('S0 S1');
    expect(swaps({ middle: '..FBB' })).not.toContain('S0 S1');
    expect(swaps({ middle: '..FBB' })).toContain('S1 S2');
    // Nothing lies beyond the north row.
    expect(swaps({}).some((list) => list.startsWith('N'))).toBe(false);
    expect(swaps({}).filter((list) => list === 'S0 S1')).toHaveLength(1);
    const bare = position({ options, hands: [[corner], []], middle: '..FBB' });
    expect(clauseOf(bare, { seat: 0, type: 'diagram', card: corner, cells: ['S0', 'S1'] })).toBe('CR-6.0');
  });

  it('CR-6.0: a diagram of several cycles moves them all', () => {
    const twins = card('S', 'twins');
    const state = position({ options: PRINTED, hands: [[twins], []], middle: 'SBFBB', south: 'GWRRR' });
    const move: Move = { seat: 0, type: 'diagram', card: twins, cells: ['S0', 'S1', 'M0', 'M1'] };
    expect(rows(playAll(state, move)).slice(1)).toEqual(['BSFBB', 'WGRRR']);
    expect(clauseOf(state, { ...move, cells: ['M0', 'M1', 'S0', 'S1'] })).toBe('CR-6.0a');
    expect(clauseOf(state, { ...move, cells: ['S0', 'M0', 'S1', 'M1'] })).toBe('CR-6.0');
    // CR-6.0a: the same two exchanges, one of them written the other way around.
    expect(clauseOf(state, { ...move, cells: ['S1', 'S0', 'M0', 'M1'] })).toBe('CR-6.0a');
  });
});
