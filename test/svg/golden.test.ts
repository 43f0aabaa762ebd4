import { describe, expect, it } from 'vitest';
import { chipPictures, type Picture, pictures, rarePictures } from './positions.js';
import { faults, read } from './reading.js';

// Look at a changed picture, in light and dark, before you accept it with `npx vitest run test/svg -u`.
describe('the approved pictures', () => {
  it.each<[string, () => readonly Picture[] | Promise<readonly Picture[]>]>([
    ['in the middle of each game', pictures],
    ['with something rare on the table', rarePictures],
    ['of the chips of other players', chipPictures],
  ])('are unchanged: %s', async (_, drawn) => {
    const found = await drawn();
    expect(found.length).toBeGreaterThan(0);
    for (const { name, svg } of found) {
      expect(faults(read(svg)), name).toEqual([]);
      await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(`golden/${name}.svg`);
    }
  });
});
