import type { Element } from '@xmldom/xmldom';
import { chickenRoundup, type Move, type State } from 'hencoop/chicken-roundup';
import { deChickenRoundupSvg } from 'hencoop/chicken-roundup/de';
import { chickenRoundupElement } from 'hencoop/chicken-roundup/element';
import { enChickenRoundup, enChickenRoundupLabels, enChickenRoundupSvg } from 'hencoop/chicken-roundup/en';
import { frChickenRoundupSvg } from 'hencoop/chicken-roundup/fr';
import { drawChickenRoundup } from 'hencoop/chicken-roundup/svg';
import { enElement } from 'hencoop/element/en';
import { describe, expect, it } from 'vitest';
import { placesIn } from '../../src/chicken-roundup/svg/places.js';
import { position } from '../../src/chicken-roundup/testkit/position.js';
import { compose, USUAL } from '../../src/element/layout/compose.js';
import type { Zone } from '../../src/element/layout/zones.js';
import { OWN_CARD } from '../../src/svg/fan.js';
import { read } from '../svg/reading.js';

const composition = chickenRoundupElement.composition ?? USUAL;

/** The widths of cards that the composition reaches: of the hand, and of the yard. */
const SIZES = [
  [360, 640, 54, 55],
  [390, 844, 64, 65],
  [740, 360, 52, 54],
  [844, 390, 60, 62],
  [820, 1180, 100, 101],
  [1366, 650, 107, 121],
  [1366, 768, 109, 124],
  [1440, 900, 115, 131],
  [2560, 1440, 206, 234],
] as const;

function pictureOf(width: number, height: number) {
  const bar = { height: 44, start: 52, end: 140 };
  const picture = compose(composition, { box: { width, height }, others: 1, isWatching: false, bar, text: 1 });
  if (picture === null) throw new Error('the table does not fit');
  return picture;
}

interface Placed extends Zone {
  readonly name: string;
}

/** The things in a drawing with this attribute, by their place and their front sheet or house. */
function placed(elements: readonly Element[], attribute: string): Placed[] {
  const number = (element: Element, name: string) => Number(element.getAttribute(name));
  return elements.flatMap((element): Placed[] => {
    const name = element.getAttribute(attribute);
    const [, x = '', y = ''] = /^translate\((\S+) (\S+)\)/.exec(element.getAttribute('transform') ?? '') ?? [];
    if (name === null || x === '') return [];
    const sheet = Array.from(element.getElementsByTagName('rect')).at(0);
    const scale = Number(/scale\((\S+)\)/.exec((element.firstChild as Element).getAttribute('transform') ?? '')?.[1]);
    const isHouse = attribute === 'data-coop';
    const [width, height] =
      isHouse || sheet === undefined ? [scale * 100, scale * 100] : [number(sheet, 'width'), number(sheet, 'height')];
    return [{ name, x: Number(x), y: Number(y), width, height }];
  });
}

const overlap = (one: Zone, other: Zone) =>
  one.x + one.width > other.x + 0.5 &&
  other.x + other.width > one.x + 0.5 &&
  one.y + one.height > other.y + 0.5 &&
  other.y + other.height > one.y + 0.5;

const OPENING = chickenRoundup.setup({ seed: 'hen' });
const HANDS = [
  ['gold parade', 'silver diagonalDash', 'red cutIn', 'black foxTrot', 'white sideStep'],
  ['gold dog', 'silver fenceHop', 'red roundDance', 'black leapFrog', 'white farmer'],
] as const;
/** Full coops and hands, an open cell, and turns left after the rooster. */
const LATE: State = {
  ...position({
    north: '.RRRR',
    south: 'GWSWB',
    hands: HANDS.map((hand) => [...hand]),
    stacks: ['GRSWBGRSWBGRSWB', 'GRSWBGRSWBGRSWBGRS'],
  }),
  turnsLeft: 2,
};

describe.each(SIZES)('Chicken Roundup in a box of %i × %i', (width, height, hand, yard) => {
  const picture = pictureOf(width, height);
  const { grow, middle, own, card } = picture;
  const inBox = (zone: Zone) => ({ width: Math.floor(zone.width / grow), height: Math.floor(zone.height / grow) });
  const drawn = (state: State, seat: number, part: 'middle' | 'lap', locale = enChickenRoundupSvg) => {
    const zone = inBox(part === 'middle' ? middle : own);
    const scale = part === 'middle' ? 1 : card / OWN_CARD / grow;
    return read(
      drawChickenRoundup(chickenRoundup.view(state, seat), {
        locale,
        part,
        ...zone,
        scale,
        names: ['Maximilian', 'Annegret'],
      }),
    );
  };

  it('has a yard with cards at least as large as those of the hand', () => {
    const cell = placesIn(inBox(middle)).card * grow;
    expect([Math.floor(card), Math.floor(cell)]).toEqual([hand, yard]);
    expect(cell).toBeGreaterThan(card - 1);
  });

  it('has cells, coops and piles that stay where they are and do not overlap', () => {
    for (const coops of ['opposite', 'sameSide'] as const)
      for (const seat of [0, 1]) {
        const [before, after] = [OPENING, LATE].map((state) => {
          const { elements } = drawn({ ...state, options: { ...state.options, coops } }, seat, 'middle');
          return ['data-cell', 'data-coop', 'data-pile'].flatMap((name) => placed(elements, name));
        });
        expect(after).toHaveLength(19);
        const zone = inBox(middle);
        for (const [index, thing] of (after ?? []).entries()) {
          expect(thing).toMatchObject({ x: before?.[index]?.x, y: before?.[index]?.y });
          expect(thing.x).toBeGreaterThanOrEqual(0);
          expect(thing.x + thing.width).toBeLessThanOrEqual(zone.width);
          expect(thing.y).toBeGreaterThanOrEqual(-4);
          expect(thing.y + thing.height).toBeLessThanOrEqual(zone.height);
          expect(after?.filter((other) => other !== thing && overlap(thing, other))).toEqual([]);
        }
      }
  });

  it('names no rows, columns or cells, and no rooster in the deck', () => {
    const { elements } = drawn(OPENING, 0, 'middle');
    const texts = elements.filter(({ tagName }) => tagName === 'text');
    const small = texts.filter((each) => each.getAttribute('font-size') === '11');
    expect(small.filter(({ textContent }) => /^[NMS0-4]$/.test(textContent ?? ''))).toEqual([]);
    expect(texts.map(({ textContent }) => textContent)).not.toContain(enChickenRoundupSvg.picture.roosterIn);
  });

  it('has the name and the picture of every card in hand free, in every language', () => {
    for (const locale of [enChickenRoundupSvg, deChickenRoundupSvg, frChickenRoundupSvg])
      for (const seat of [0, 1]) {
        const { elements } = drawn(LATE, seat, 'lap', locale);
        const cards = placed(elements, 'data-card');
        expect(cards).toHaveLength(5);
        expect(cards.filter((one) => cards.some((other) => other !== one && overlap(one, other)))).toEqual([]);
        const said = elements.flatMap((each) => (each.tagName === 'text' ? [each.textContent ?? ''] : [])).join(' ');
        const letters = (text: string) => text.replaceAll(/[\u00ad\s-]/g, '');
        for (const each of HANDS[seat] ?? []) {
          const action = locale.picture.action((each.split(' ')[1] ?? '') as never);
          expect(letters(said)).toContain(letters(action));
        }
        expect(said).not.toContain('…');
      }
  });
});

describe('a button of Chicken Roundup', () => {
  const view = chickenRoundup.view(position({ south: 'GWSWB' }), 0);
  const locale = { game: enChickenRoundup, labels: enChickenRoundupLabels, words: enElement };
  const price = (move: Move, given = view) => chickenRoundupElement.price?.(move, given, locale) ?? null;

  it('has the chickens that a move brings home as its price', () => {
    const hands = [['gold parade', 'gold dog', 'gold sideStep'], []] as const;
    const shown = chickenRoundup.view(position({ south: 'GWSWB', hands }), 0);
    expect(price({ seat: 0, type: 'endPlays' }, shown)).toEqual({ text: '+2', kind: 'gain' });
    expect(price({ seat: 0, type: 'parade', card: 'gold parade', path: ['S0', 'S1'] }, shown)).toEqual({
      text: '+2',
      kind: 'gain',
    });
    expect(price({ seat: 0, type: 'diagram', card: 'gold sideStep', cells: ['S1', 'S2'] }, shown)).toEqual({
      text: '2 → 3',
      kind: 'gain',
    });
    expect(price({ seat: 0, type: 'diagram', card: 'gold sideStep', cells: ['S3', 'S4'] }, shown)).toEqual({
      text: '±0',
      kind: 'even',
    });
  });

  it('costs the chicken that the fox takes', () => {
    const shown = chickenRoundup.view(position({ middle: 'SSSSS', south: 'FWGWB', stacks: ['B', ''] }), 0);
    expect(price({ seat: 0, type: 'endPlays' }, shown)).toEqual({ text: '−1 chicken', kind: 'loss' });
  });

  it('points an arrow to the side to which a gap closes, as its player sees it', () => {
    const ways = [0, 1].map((seat) => {
      const seen = chickenRoundup.view(position({ south: 'GWSWB' }), seat);
      return (['west', 'east'] as const).map((toward) =>
        chickenRoundupElement.way?.({ seat, type: 'closeGap', toward }, seen),
      );
    });
    expect(ways).toEqual([
      ['←', '→'],
      ['→', '←'],
    ]);
  });
});
