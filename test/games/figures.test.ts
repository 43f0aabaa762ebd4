import { describe, expect, it } from 'vitest';
import { IDS } from '../../support/games.js';
import { sheetOf } from '../../tools/lib/games.js';
import { figuresFile, loadFigures } from '../support/loadFigures.js';
import { playFigure } from '../support/playFigure.js';

const games = await Promise.all(IDS.map(async (id) => ({ id, ...(await loadFigures(id)), sheet: await sheetOf(id) })));

/** BC-2.3 refuses whole arrangements, in `arrangeMoves`; a single move that places a card is refused by G-4. */
const ELSEWHERE = ['BC-2.3'];

it('a game without figures raises an error that names the file to write', () => {
  expect(() => figuresFile('nobody')).toThrow(/^test\/nobody\/figures\.ts is missing: write it/);
});

describe.each(games)('the figures of $id', ({ id, play, figures, sheet }) => {
  it('show every clause of its sheet', () => {
    const own = Object.keys(sheet.clauses).filter((clause) => clause.startsWith(`${sheet.prefix}-`));
    const missing = own.filter((clause) => !(clause in figures));
    expect(missing, `give these clauses a figure in test/${id}/figures.ts`).toEqual([]);
  });

  it('play out as described, and have something to look at', () => {
    for (const [clause, figure] of Object.entries(figures)) {
      const { lines, panels, opens } = playFigure(play, clause, figure);
      expect(lines.join(''), clause).not.toBe('');
      expect(panels.length > 0, clause).toBe(figure.kind !== 'components');
      expect(opens === null, clause).toBe(figure.kind === 'components');
    }
  });

  it('show a refused move for every clause that has a refusal sentence', () => {
    // A game's locale has a sentence for each of its clauses that refuses moves.
    const { refusals } = play.en as typeof play.en & { readonly refusals: object };
    for (const clause of Object.keys(refusals).filter((clause) => clause in figures && !ELSEWHERE.includes(clause))) {
      const figure = figures[clause];
      if (figure?.kind !== 'move') throw new Error(`${clause} refuses moves, so its figure has one`);
      expect(figure.refuses, clause).toBeDefined();
      expect(figure.refuses?.by ?? clause).toBe(clause);
    }
  });
});

describe('a figure that contradicts the game', () => {
  const [chicken] = games;
  if (chicken === undefined) throw new Error('expected the figures of a game');
  const { play, figures } = chicken;
  const broken = (clause: string, change: object) => () => {
    const figure = figures[clause];
    if (figure === undefined) throw new Error(clause);
    return playFigure(play, clause, { ...figure, ...change } as typeof figure);
  };

  it.each([
    ['CH-3.1', { obeys: [{ seat: 0, type: 'play', card: 1 }] }, /refused by CH-3\.1/],
    ['CH-3.1', { tells: [{ type: 'played', card: 6 }] }, /nothing like/],
    ['CH-3.1', { refuses: { move: { seat: 0, type: 'play', card: 'chick' } } }, /refused by nothing, not by CH-3\.1/],
    ['CH-3.1', { obeys: [], tells: [], refuses: undefined }, /has a move/],
    ['CH-3.6', { legal: [] }, /the legal moves are/],
    ['CH-4.2', { points: [0, 7, 12] }, /the points are \[0,7,13\]/],
    ['CH-4.2', { score: [0, 7, 12] }, /the score is \[0,7,13\]/],
    ['CH-5.1', { ranking: [[0], [1, 2]] }, /the ranking is/],
    ['CH-6.1', { differs: [] }, /the views differ in \["hands"\]/],
    ['CH-1.1', { pieces: [] }, /the box has/],
    ['CH-2.1', { tells: [{ type: 'eggTuckedUnder' }] }, /nothing like/],
    ['G-12', { refuses: { options: { target: 1 } } }, /starts a game/],
  ])('%s fails with %j', (clause, change, expected) => {
    expect(broken(clause, change)).toThrow(expected);
  });
});
