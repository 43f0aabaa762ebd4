import type { Element } from '@xmldom/xmldom';
import type { BlindChickenExtremeCard } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { deBlindChickenExtremeSvg } from 'hencoop/blind-chicken-extreme/de';
import { describe, expect, it } from 'vitest';
import { drawBlindChickenExtreme } from './inEnglish.js';
import { faults, type Reading, read } from './reading.js';

const NAMES = ['Ada', 'Ben', 'Chloé', 'Dag'];
const start = blindChickenExtreme.setup({ seats: 4, seed: 'hen' });

/** A table after these seats have played these cards; a card with the sign is face down. */
function tableWith(
  trick: readonly (readonly [seat: number, card: BlindChickenExtremeCard])[],
  given: { readonly taker?: number; readonly rows?: readonly (readonly BlindChickenExtremeCard[])[] } = {},
) {
  const { taker, rows = start.hands } = given;
  const state = {
    ...start,
    hands: start.hands.map(() => []),
    rows,
    trick: trick.map(([seat, card]) => {
      const isDown = taker === undefined && start.options.cards.faceDown.includes(card);
      return { seat, card, faceDown: isDown ? ('sign' as const) : null };
    }),
    taker: taker ?? null,
    step: { type: 'play', seat: taker ?? ((trick.at(-1)?.[0] ?? 1) + 1) % 4, advantage: null } as const,
  };
  return blindChickenExtreme.view(state, 0);
}

function middleOf(view: ReturnType<typeof tableWith>, options: object = {}): Reading {
  const drawn = read(drawBlindChickenExtreme(view, { part: 'middle', names: NAMES, width: 480, ...options }));
  expect(faults(drawn)).toEqual([]);
  return drawn;
}

/** The vertical offset of a thing. */
function downOf(thing: Element): number {
  let down = 0;
  // Only elements have parents that are elements; the root has a document.
  for (let at: Element | null = thing; at?.getAttribute !== undefined; at = at.parentNode as Element | null) {
    down += Number(/translate\(\S+ (\S+)\)/.exec(at.getAttribute('transform') ?? '')?.[1] ?? 0);
  }
  return Math.round(down);
}

const textsIn = ({ elements }: Reading) =>
  elements.filter(({ tagName }) => tagName === 'text').map(({ textContent }) => textContent);
/** The empty places, and the crowns. */
const emptyIn = ({ elements }: Reading) => elements.filter((each) => each.hasAttribute('stroke-dasharray')).length;
const crownsIn = ({ elements }: Reading) =>
  elements.filter((each) => each.getAttribute('d')?.startsWith('M5.5 15.5')).length;

describe('the middle of Blind Chicken Extreme', () => {
  it('has its places in one row at any scale', () => {
    for (const scale of [1, 2, 2.6]) {
      const { elements } = middleOf(tableWith([]), { width: 340, scale });
      const slots = elements.filter((each) => each.hasAttribute('stroke-dasharray'));
      const lines = slots.map(downOf);
      expect(lines).toHaveLength(4);
      expect(new Set(lines).size).toBe(1);
    }
  });

  it('has a place for each player in the order of play, from the leader on', () => {
    const drawn = middleOf(
      tableWith([
        [2, 35],
        [3, 30],
      ]),
    );
    expect(textsIn(drawn).filter((words) => words !== null && [...NAMES, 'You'].includes(words))).toEqual([
      'Chloé',
      'Dag',
      'You',
      'Ben',
    ]);
    expect(emptyIn(drawn)).toBe(2);
    expect(emptyIn(middleOf(tableWith([])))).toBe(4);
  });

  it('shows who takes the trick so far, with its penalty and reward', () => {
    // BC-4.1: two chickens cost 1 each, and a penalty of 3.
    const drawn = middleOf(
      tableWith([
        [1, 31],
        [2, 17],
        [3, 30],
      ]),
    );
    expect(textsIn(drawn)).toEqual(expect.arrayContaining(['Ben takes it so far (−5)']));
    expect(drawn.desc).toContain('Ben takes it so far (−5)');
    // A loss earns no crown.
    expect(crownsIn(drawn)).toBe(0);
    expect(textsIn(drawn)).toContain('−5');
    expect(crownsIn(middleOf(tableWith([[1, 30]])))).toBe(1);
    // BC-4.2: exactly one pig brings a reward.
    expect(
      textsIn(
        middleOf(
          tableWith([
            [2, 22],
            [3, 30],
            [0, 35],
          ]),
        ),
      ),
    ).toEqual(expect.arrayContaining(['You take it so far (+3)']));
    expect(middleOf(tableWith([[1, 31]]), { locale: deBlindChickenExtremeSvg }).desc).toContain(
      'Bisher nimmt ihn Ben (−1)',
    );
  });

  it('counts only visible cards (BC-3.2)', () => {
    const hidden = middleOf(
      tableWith([
        [1, 30],
        [2, 48],
      ]),
    );
    expect(hidden.desc).toContain('Ben takes it so far (0)');
    const alone = middleOf(tableWith([[1, 48]]));
    expect(crownsIn(alone)).toBe(0);
    expect(alone.desc).not.toContain('so far');
  });

  it('gives the last trick to the 0 if it meets the 49 (BC-3.3)', () => {
    const rows = [[5], [], [], []] as const;
    expect(
      middleOf(
        tableWith(
          [
            [1, 49],
            [2, 0],
          ],
          { rows },
        ),
      ).desc,
    ).toContain('Chloé takes it so far');
    expect(
      middleOf(
        tableWith([
          [1, 49],
          [2, 0],
        ]),
      ).desc,
    ).toContain('Ben takes it so far');
  });

  it('shows who took a complete trick, while it is on the table (BC-3.4)', () => {
    const drawn = middleOf(
      tableWith(
        [
          [1, 30],
          [2, 48],
          [3, 24],
          [0, 22],
        ],
        { taker: 2 },
      ),
    );
    expect(drawn.desc).toContain('Chloé took it (−1)');
    expect(textsIn(drawn)).toContain('−1');
    expect(emptyIn(drawn)).toBe(0);
  });

  it('shows the remaining rewards as tokens with their points, in the middle', () => {
    const drawn = middleOf(tableWith([]), { width: 620 });
    expect(textsIn(drawn).filter((words) => words?.startsWith('+3 '))).toHaveLength(3);
    const tokens = drawn.elements.filter((each) => each.hasAttribute('data-reward'));
    expect(tokens.map((each) => each.getAttribute('data-reward'))).toEqual([
      ...blindChickenExtreme.setup({ seed: 'hen' }).rewardsLeft,
    ]);
  });

  it('keeps its height during a trick', () => {
    const heights = [
      [],
      [[1, 30]],
      [
        [1, 30],
        [2, 31],
        [3, 33],
      ],
    ] as const;
    expect(new Set(heights.map((trick) => middleOf(tableWith(trick)).height)).size).toBe(1);
  });
});
