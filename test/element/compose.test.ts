import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose, USUAL } from '../../src/element/layout/compose.js';
import type { Composition, Picture, Zone } from '../../src/element/layout/zones.js';

/** The boxes that the table must suit. */
const SIZES = [
  [360, 640],
  [390, 844],
  [740, 360],
  [844, 390],
  [820, 1180],
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [2560, 1440],
] as const;

const NO_BAR = { height: 0, start: 0, end: 0 };
const BAR = { height: 44, start: 52, end: 144 };

const WOODS: readonly Composition[] = [
  USUAL,
  { wood: 'fan', most: 8, share: 0.5, tallest: 0.115, places: ['a', 'b', 'c'] },
  { wood: 'fan', most: 9, share: 0.52, tallest: 0.1, places: ['a', 'b'], hasTwoLines: true },
  { wood: 'pile', most: 1, share: 1, tallest: 0.125, places: ['a', 'b'], hasOdds: true },
  { wood: 'row', most: 12, share: 0.4, tallest: 0.085, places: ['a', 'b'] },
  { wood: 'lines', most: 5, share: 1.04, tallest: 0.115, places: ['a', 'b', 'c'], isNamed: true },
];

function zonesOf(picture: Picture): { readonly [name: string]: Zone } {
  const { title, middle, heard, ask, face, buttons, odds, own, others } = picture;
  const named = { title, middle, heard, ask, face, odds, own, buttons };
  const zones = Object.entries(named).flatMap(([name, zone]) => (zone === null ? [] : [[name, zone] as const]));
  return Object.fromEntries([...zones, ...others.map((zone, index) => [`other ${index}`, zone] as const)]);
}

const overlap = (one: Zone, other: Zone) =>
  one.x + one.width > other.x + 0.5 &&
  other.x + other.width > one.x + 0.5 &&
  one.y + one.height > other.y + 0.5 &&
  other.y + other.height > one.y + 0.5;

/** Above a row, the middle leaves its right side to the goal and to what is heard, and buttons stand at both ends of the question. */
const SHARED: readonly string[] = ['title, middle', 'middle, heard', 'heard, buttons', 'ask, buttons', 'face, buttons'];

/** The pairs of zones that overlap. */
function overlapping(picture: Picture, { wood }: Composition): readonly string[] {
  const zones = Object.entries(zonesOf(picture));
  const pairs = zones.flatMap(([name, zone], index) =>
    zones.slice(index + 1).flatMap(([other, at]) => (overlap(zone, at) ? [`${name}, ${other}`] : [])),
  );
  return wood === 'row' && picture.form !== 'upright' ? pairs.filter((pair) => !SHARED.includes(pair)) : pairs;
}

describe('the zones of a table', () => {
  const cases = SIZES.flatMap(([width, height]) =>
    [1, 2, 3, 4].flatMap((others) => WOODS.map((composition) => ({ width, height, others, composition }))),
  );
  it.each(cases)('do not overlap: $width × $height, $others others, $composition.wood', (each) => {
    const { width, height, others, composition } = each;
    for (const bar of [NO_BAR, BAR]) {
      const picture = compose(composition, { box: { width, height }, others, isWatching: false, bar, text: 1 });
      expect(picture).not.toBeNull();
      if (picture === null) continue;
      expect(overlapping(picture, composition)).toEqual([]);
      for (const [name, zone] of Object.entries(zonesOf(picture))) {
        expect(zone.x, name).toBeGreaterThanOrEqual(0);
        expect(zone.y, name).toBeGreaterThanOrEqual(0);
        expect(zone.x + zone.width, name).toBeLessThanOrEqual(width + 0.5);
        expect(zone.y + zone.height, name).toBeLessThanOrEqual(height + 0.5);
        expect(zone.width, name).toBeGreaterThan(20);
        // A title may be one line.
        expect(zone.height, name).toBeGreaterThan(name === 'title' ? 14 : 20);
      }
      // The middle is what is played for.
      expect((picture.middle.width * picture.middle.height) / (width * height)).toBeGreaterThan(0.2);
    }
  });

  it('are within any box that they fit into', () => {
    const box = fc.record({ width: fc.integer({ min: 300, max: 3000 }), height: fc.integer({ min: 240, max: 2000 }) });
    fc.assert(
      fc.property(
        box,
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom(...WOODS),
        fc.boolean(),
        (box, others, wood, isWatching) => {
          const picture = compose(wood, { box, others, isWatching, bar: NO_BAR, text: 1 });
          for (const { x, y, width, height } of picture === null ? [] : Object.values(zonesOf(picture))) {
            expect(x + width).toBeLessThanOrEqual(box.width + 0.5);
            expect(y + height).toBeLessThanOrEqual(box.height + 0.5);
          }
        },
      ),
    );
  });

  it('leave the other players room on a narrow desk', () => {
    for (let width = 700; width < 1100; width += 4) {
      for (const others of [1, 2, 3, 4]) {
        const place = { box: { width, height: 640 }, others, isWatching: false, bar: BAR, text: 1 };
        for (const each of compose(USUAL, place)?.others ?? []) expect(each.width).toBeGreaterThanOrEqual(60);
      }
    }
  });

  it('of a spectator leave the middle more room', () => {
    const place = { box: { width: 1366, height: 768 }, others: 4, bar: BAR, text: 1 };
    const [played, watched] = [false, true].map((isWatching) => compose(USUAL, { ...place, isWatching }));
    expect(watched?.middle.height).toBeGreaterThan(played?.middle.height ?? Number.POSITIVE_INFINITY);
  });

  it.each(SIZES)('of a spectator leave the title in sight: %i × %i', (width, height) => {
    for (const others of [2, 3, 4, 5]) {
      const picture = compose(USUAL, { box: { width, height }, others, isWatching: true, bar: BAR, text: 1 });
      expect(picture?.others.filter((zone) => overlap(zone, picture.title))).toEqual([]);
    }
  });

  it('are those of a smaller box if the text of the page is larger', () => {
    const at = (width: number, height: number, text: number) =>
      compose(USUAL, { box: { width, height }, others: 2, isWatching: false, bar: NO_BAR, text });
    const [usual, large] = [at(683, 384, 1), at(1366, 768, 2)];
    expect(large?.form).toBe(usual?.form);
    expect(large?.ask.height).toBeCloseTo(2 * (usual?.ask.height ?? 0));
  });

  it('are none in a box that is too small for them', () => {
    expect(
      compose(USUAL, { box: { width: 320, height: 250 }, others: 3, isWatching: false, bar: BAR, text: 1 }),
    ).toBeNull();
  });
});
