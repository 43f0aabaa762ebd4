import { describe, expect, it } from 'vitest';
import { pictures, rarePictures } from './positions.js';
import { faults, read } from './reading.js';

// Look at a picture that has changed, in light and dark, before it is kept: `npx vitest run test/svg -u`.
describe('the pictures that were looked at', () => {
  it.each([...pictures(), ...rarePictures()])('$name is drawn as it was', async ({ name, svg }) => {
    expect(faults(read(svg))).toEqual([]);
    await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(`golden/${name}.svg`);
  });
});
