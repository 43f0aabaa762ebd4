import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFigures } from '../../tools/site/figures.js';
import { readFragment } from '../../tools/site/playground/address.js';
import { loadFigures } from '../support/loadFigures.js';

const loaded = await loadFigures('chicken');
const figures = Object.entries(loaded.figures);
const page = withFigures(readFileSync('docs/sheets/chicken.md', 'utf8'));

it('a sheet has the pictures of each figure, with descriptions', () => {
  const shown = new Map(
    [...page.matchAll(/<ClauseFigure game="chicken" clause="([^"]+)" frames="([^"]+)" \/>/g)].map(
      ([, clause = '', frames = '']) => [clause, JSON.parse(frames.replaceAll('&quot;', '"')) as unknown],
    ),
  );
  // The dice have only text.
  const drawn = figures.map(([clause]) => clause).filter((clause) => clause !== 'CH-1.2');
  expect([...shown.keys()].sort()).toEqual(drawn.sort());
  expect(shown.get('CH-3.1')).toEqual([
    expect.objectContaining({ label: 'Before, as seat 1 sees it', says: expect.stringContaining('on top 6') }),
    expect.objectContaining({ label: 'After', says: expect.stringContaining('on top chick') }),
  ]);
  expect(shown.get('CH-1.1')).toHaveLength(8);
});

it('each figure with a position links to the playground', () => {
  const links = [...page.matchAll(/href="\/playground\.html#([^"]*)"/g)].map(([, fragment = '']) =>
    readFragment(fragment.replaceAll('&amp;', '&')),
  );
  const wanted = figures
    .filter(([, { kind }]) => kind !== 'components')
    .map(([clause]) => ({ ok: true, opening: { type: 'figure', game: 'chicken', clause } }));
  expect(links).toHaveLength(wanted.length);
  expect(links).toEqual(expect.arrayContaining(wanted));
});

it('a place for a figure that does not exist is an error', () => {
  expect(() => withFigures('<div class="figure" data-game="chicken" data-clause="CH-9.9"></div>')).toThrow(/CH-9\.9/);
});
