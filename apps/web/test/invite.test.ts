// Invitations: names that a server accepts, and QR codes for links.
import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { newMatch } from '../../../packages/server/src/contract.js';
import { LONGEST_NAME, nameFault } from '../src/page/nameRules.js';
import { codePath } from '../src/page/online/codePath.js';

describe("a player's name", () => {
  const isTaken = (name: string) => newMatch.safeParse({ game: 'chicken', names: [name] }).success;

  test.each([
    ['', null],
    ['Ada', null],
    ['Frau <b>Huhn</b> \u{1F414}', null],
    ['x'.repeat(LONGEST_NAME), null],
    ['\u{1F414}'.repeat(LONGEST_NAME), null],
    [` ${'x'.repeat(LONGEST_NAME)} `, null],
    ['\u{1F469}\u200d\u{1F469}\u200d\u{1F467}\u200d\u{1F466}', null],
    ['\u{1F3F3}\ufe0f\u200d\u{1F308}', null],
    ['a\u200db', 'invisible'],
    ['\u{1F469}\u200d', 'invisible'],
    ['x'.repeat(LONGEST_NAME + 1), 'tooLong'],
    ['👩‍👩‍👧‍👦', null],
    ['👩🏽‍🌾 Ada', null],
    ['❤️‍🔥', null],
    ['a\u200db', 'invisible'],
    ['👩\u200d', 'invisible'],
    ['👩\u200d\u200d👧', 'invisible'],
    ['a\u0000', 'invisible'],
    ['a\nb', 'invisible'],
    ['a\u202eb', 'invisible'],
    ['a\u200bb', 'invisible'],
    ['a\u2028b', 'invisible'],
    ['\ud800', 'invisible'],
  ] as const)('%j is judged as %s', (name, fault) => {
    expect(nameFault(name)).toBe(fault);
    // Among names that are not too long, page and server refuse the same ones.
    if (fault !== 'tooLong') expect(isTaken(name.trim())).toBe(fault === null);
  });
});

describe("a link's QR code", () => {
  /** The camera image: each module as several pixels, drawn by the path on white. */
  function seen(text: string): { readonly side: number; readonly pixels: Uint8ClampedArray } {
    const { size, path } = codePath(text);
    const scale = 4;
    const side = size * scale;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
      for (let dy = 0; dy < scale; dy++) {
        for (let dx = 0; dx < scale; dx++) {
          const at = ((Number(y) * scale + dy) * side + Number(x) * scale + dx) * 4;
          pixels.fill(0, at, at + 3);
        }
      }
    }
    return { side, pixels };
  }

  test.each([
    `https://play.example/#/online/3f2b0c9e-3b0c-4d54-9c55-2b1d8b1f6a10/${'0a1b2c3d'.repeat(8)}`,
    'http://192.168.0.17:8107/?lang=de#/online/3f2b0c9e-3b0c-4d54-9c55-2b1d8b1f6a10',
  ])('decodes to the link: %s', (link) => {
    const { side, pixels } = seen(link);
    expect(jsQR(pixels, side, side)?.data).toBe(link);
  });

  test('has four white modules on each side', () => {
    const { size, path } = codePath('hen');
    const coordinates = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect([Math.min(...coordinates), Math.max(...coordinates)]).toEqual([4, size - 5]);
  });
});
