import { describe, expect, it } from 'vitest';
import { chipPictures, pictures, rarePictures } from './positions.js';
import { faults, read } from './reading.js';

// Look at a changed picture, in light and dark, before it is kept: `npx vitest run test/svg -u`.
describe('the approved pictures', async () => {
  it.each([...(await pictures()), ...rarePictures(), ...chipPictures()])(
    '$name is drawn as it was',
    async ({ name, svg }) => {
      expect(faults(read(svg))).toEqual([]);
      await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(`golden/${name}.svg`);
    },
  );
});
