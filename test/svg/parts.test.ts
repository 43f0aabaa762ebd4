import type { Element } from '@xmldom/xmldom';
import type { Game, GameTypes } from 'hencoop';
import { fastChance } from 'hencoop';
import { chicken } from 'hencoop/chicken';
import type { ChickenDrawOptions } from 'hencoop/chicken/svg';
import { chickenOut } from 'hencoop/chicken-out';
import type { Kit } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { estimate } from '../../src/svg/text.js';
import { drawChicken, drawChickenOut } from './inEnglish.js';
import { faults, type Reading, read } from './reading.js';
import { type Draw, type Languages, SUBJECTS } from './subjects.js';

/** Each game's additional parts, in the middle and before a seat. */
const PARTS: { readonly [game: string]: { readonly middle: readonly string[]; readonly seat: readonly string[] } } = {
  chicken: { middle: ['piles'], seat: ['hand'] },
  'crazy-chicken': { middle: ['piles', 'aside', 'columns'], seat: ['sets', 'hand'] },
  'chicken-out': { middle: ['series'], seat: ['pile'] },
  'blind-chicken-extreme': { middle: ['trick', 'rewards', 'benefits'], seat: ['hand', 'row', 'pile'] },
  'chicken-roundup': { middle: ['piles', 'yard'], seat: ['hand'] },
};

/** The contents of a drawing in any order: its texts without line breaks, and its hooks. */
function shownIn({ elements }: Reading): string[] {
  const texts = elements
    .filter(({ tagName }) => tagName === 'text')
    .flatMap(({ textContent }) => textContent?.split(' '));
  const hooks = elements.flatMap((element) =>
    Array.from(element.attributes).flatMap(({ name, value }) => (name.startsWith('data-') ? [`${name}=${value}`] : [])),
  );
  return [...texts, ...hooks].map(String).sort();
}

describe.each(SUBJECTS.filter(({ id }) => id in PARTS))('the parts of $id', ({ id, on }) => {
  const { middle, seat: ofSeat } = PARTS[id] ?? { middle: [], seat: [] };

  it('together show the same as the whole table, each in its frame, at any width', () => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>) => {
      const drawnParts = new Set<string>();
      const steps = new Set<string>();
      const look = (state: G['State'], setup: { readonly seats: number }, number: number) => {
        const viewer = number % (setup.seats + 1) === setup.seats ? null : number % (setup.seats + 1);
        const view = game.view(state, viewer);
        const whole = read(draw(view, { width: 480 }));
        const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
        const partsOf = (width: number, coarse: boolean) => [
          read(draw(view, { part: 'status', width })),
          ...(coarse ? ['middle'] : middle).map((part) => read(draw(view, { part, width }))),
          ...seats.flatMap((seat) =>
            (coarse ? ['seat'] : ofSeat).map((part) => read(draw(view, { part, seat, width }))),
          ),
        ];
        for (const width of [160, 480]) {
          for (const part of [...partsOf(width, true), ...partsOf(width, false)]) {
            expect(faults(part)).toEqual([]);
            expect(part.width).toBe(width);
            expect(part.title).not.toBe('');
            // Every text of a part is in the whole.
            if (part.desc !== 'empty.') expect(whole.desc).toContain(part.desc.replace(/\.$/, ''));
          }
        }
        expect(partsOf(480, true).flatMap(shownIn).sort()).toEqual(shownIn(whole));
        // Everything except the names, scores and notes in the seats' panels, and the panels' hooks.
        const panels = seats.map((seat) => `data-seat=${seat}`);
        const fine = new Set(partsOf(480, false).flatMap(shownIn));
        const hooks = shownIn(whole).filter((shown) => shown.startsWith('data-') && shown !== 'data-part=seat');
        expect(hooks.filter((hook) => !fine.has(hook) && !panels.includes(hook))).toEqual([]);
        for (const hook of hooks) if (hook.startsWith('data-part=')) drawnParts.add(hook.slice(10));
      };
      for (const [number, setup] of kit.setups.entries()) {
        const chance = fastChance(`parts-${number}`);
        let state = game.setup({ ...setup, seed: `parts-${number}` });
        for (let moves = 0; moves < 600 && !game.isOver(state); moves++) {
          // The first table of each kind of step for each number of seats, and some later ones.
          const step = `${setup.seats} ${state.step.type}`;
          if (!steps.has(step) || (moves === 50 && number % 4 === 0)) look(state, setup, number + moves);
          steps.add(step);
          // A legal move of this game.
          state = game.apply(state, chance.roll('move', game.legalMoves(state), 1)[0] as G['Move']);
        }
      }
      // Only remembered and face-up views have known cards in a pile of tricks.
      const always = ofSeat.filter((part) => `${id} ${part}` !== 'blind-chicken-extreme pile');
      expect([...drawnParts].sort()).toEqual(['status', ...middle, ...always].sort());
    });
  });
});

/** The widths of chips, from the tightest to ones in which all text fits. */
const CHIP_WIDTHS = [60, 80, 100, 130, 176, 300];

describe.each(SUBJECTS)('the chips of $id', ({ on }) => {
  it('have two lines with the name, the cards and the points, and the hooks for moves and flights', () => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>, { en, de }: Languages) => {
      const names = ['Ada', 'Maximiliana Hohenzollern', '<b>', 'Mo', 'Di'];
      for (const [number, setup] of kit.setups.entries()) {
        const chance = fastChance(`chips-${number}`);
        let state = game.setup({ ...setup, seed: `chips-${number}` });
        for (let moves = 0; moves < 120 && !game.isOver(state); moves++) {
          if (moves % 40 === 7) {
            const seat = moves % setup.seats;
            const view = game.view(state, (number + moves) % setup.seats);
            const legal = game.legalMoves(view);
            for (const width of CHIP_WIDTHS) {
              const options = { seat, width, names, legal, locale: number % 2 === 0 ? en : de };
              const chip = read(draw(view, { ...options, part: 'chip' }));
              const panel = read(draw(view, { ...options, part: 'seat', width: Math.max(160, width) }));
              expect(faults(chip)).toEqual([]);
              expect([chip.width, chip.height]).toEqual([width, 52]);
              expect([chip.title, chip.desc]).toEqual([panel.title, panel.desc]);
              expect(overlaps(chip)).toEqual([]);
              // A chip has no space for a pile's known cards or for labels; a narrow panel shows equal cards as one.
              expect(copiesIn(chip)).toEqual(copiesIn(panel));
              const isPointedAt = chip.elements.some((element) => element.getAttribute('d') === 'M6 4.5l6 4.5l-6 4.5z');
              expect(isPointedAt).toBe(game.actors(state).includes(seat));
            }
          }
          // A legal move of this game.
          state = game.apply(state, chance.roll('move', game.legalMoves(state), 1)[0] as G['Move']);
        }
      }
    });
  });
});

/** The hooks of a seat and of its parts. */
function hooksIn({ elements }: Reading): string[] {
  return elements
    .map((element) =>
      Array.from(element.attributes)
        .filter(({ name }) => name.startsWith('data-') && name !== 'data-state')
        .map(({ name, value }) => `${name}=${value}`)
        .join(' '),
    )
    .filter((hooks) => hooks !== '')
    .sort();
}

/** The same, without the indexes of copies. */
function copiesIn(reading: Reading): string[] {
  return [...new Set(hooksIn(reading).map((hooks) => hooks.replace(/ data-index=\d+/, '')))];
}

/** Texts that overlap on the same line. */
function overlaps({ root }: Reading): string[] {
  const found: { readonly words: string; readonly from: number; readonly to: number; readonly y: number }[] = [];
  const walk = (element: Element, dx: number, dy: number, scale: number) => {
    const transform = element.getAttribute('transform') ?? '';
    const [, x = 0, y = 0] = /translate\((\S+) (\S+)\)/.exec(transform) ?? [];
    const at = { x: dx + Number(x) * scale, y: dy + Number(y) * scale };
    const inner = scale * Number(/scale\((\S+)\)/.exec(transform)?.[1] ?? 1);
    if (element.tagName === 'text') {
      const words = element.textContent ?? '';
      const number = (name: string) => Number(element.getAttribute(name));
      const width = estimate(words, number('font-size'), element.getAttribute('font-weight') === '700') * inner;
      const shift = element.getAttribute('text-anchor') === 'middle' ? width / 2 : 0;
      const from = at.x + number('x') * inner - shift;
      found.push({ words, from, to: from + width, y: at.y + number('y') * inner });
    }
    for (const child of Array.from(element.childNodes))
      if (child.nodeType === 1) walk(child as Element, at.x, at.y, inner);
  };
  walk(root, 0, 0, 1);
  return found.flatMap((one, index) =>
    found
      .slice(index + 1)
      .filter((other) => Math.abs(one.y - other.y) < 10 && one.from < other.to - 0.1 && other.from < one.to - 0.1)
      .map((other) => `${one.words} and ${other.words}`),
  );
}

describe('a part of a table', () => {
  const view = chicken.view(chicken.setup({ seats: 3, seed: 'hen' }), 1);

  it('has one background, and each panel one frame, which styles can select', () => {
    const counted = (options: Partial<ChickenDrawOptions>) => {
      const { elements } = read(drawChicken(view, options));
      const classes = elements.flatMap((element) => (element.getAttribute('class') ?? '').split(' '));
      return ['hc-ground', 'hc-frame'].map((name) => classes.filter((each) => each === name).length);
    };
    expect(counted({})).toEqual([1, 3]);
    expect(counted({ part: 'middle' })).toEqual([1, 0]);
    expect(counted({ part: 'hand' })).toEqual([1, 0]);
    expect(counted({ part: 'seat', seat: 0 })).toEqual([1, 1]);
    // They still use the colors that a page can replace.
    expect(drawChicken(view, { part: 'seat' })).toMatch(/<rect [^>]*class="hc-f-table hc-ground"/);
    expect(drawChicken(view, { part: 'seat' })).toMatch(/<rect [^>]*class="hc-f-wood hc-s-\w+ hc-frame"/);
  });

  it('has the name of its player or the game as its title', () => {
    expect(read(drawChicken(view, { part: 'piles' })).title).toBe('Chicken, round 1, ends at 50');
    expect(read(drawChicken(view, { part: 'hand', names: ['Ada', 'Ben'] })).title).toBe('Ben (you)');
    expect(read(drawChicken(view, { part: 'seat', seat: 2 })).title).toBe('Seat 3');
    expect(read(drawChicken(view, { part: 'hand', seat: 0 })).desc).toBe('Hand: 6 hidden cards.');
  });

  it('can be a lap: the panel without its frame, one line and the cards', () => {
    const [seat, lap] = (['seat', 'lap'] as const).map((part) => read(drawChicken(view, { part, names: ['', 'Ada'] })));
    expect(lap?.desc).toBe(seat?.desc);
    expect(lap?.elements.map(({ textContent }) => textContent)).toContain('Ada (you) · 0 points');
    expect(lap?.elements.some((element) => element.getAttribute('class')?.includes('hc-frame'))).toBe(false);
    expect(lap?.height).toBeLessThan(seat?.height ?? 0);
  });

  it('can have larger cards with more overlap, and text of the same size', () => {
    const drawn = (scale: number) => read(drawChicken(view, { part: 'seat', width: 760, scale }));
    const sizes = ({ elements }: ReturnType<typeof read>) => ({
      card: Number(
        elements.find((element) => element.getAttribute('class')?.includes('hc-s-edge'))?.getAttribute('width'),
      ),
      words: elements
        .find(({ tagName, textContent }) => tagName === 'text' && textContent === 'You')
        ?.getAttribute('font-size'),
    });
    const [usual, large] = [sizes(drawn(1)), sizes(drawn(2))];
    expect(large.card).toBeCloseTo(2 * usual.card + 1, 5);
    expect(usual.words).toBeDefined();
    expect(large.words).toBe(usual.words);
    for (const scale of [0, 0.4, 4.1, Number.NaN]) expect(() => drawn(scale)).toThrow('options.scale: expected');
  });

  it('is refused if the game does not have the part, or the table does not have the seat', () => {
    // @ts-expect-error Chicken has no yard
    expect(() => drawChicken(view, { part: 'yard' })).toThrow(
      'options.part: expected one of status, middle, seat, chip, face, lap, piles, hand',
    );
    for (const seat of [3, -1, 0.5, '0']) {
      expect(() => drawChicken(view, { part: 'hand', seat: seat as number })).toThrow(
        `options.seat: expected a whole number from 0 to 2, got ${seat}`,
      );
    }
    const watched = chicken.view(chicken.setup({ seats: 3, seed: 'hen' }), null);
    expect(() => drawChicken(watched, { part: 'hand' })).toThrow(
      'options.seat: expected a whole number from 0 to 2, got null',
    );
    for (const part of ['seat', 'chip', 'face', 'lap'] as const) {
      expect(() => drawChicken(watched, { part })).toThrow('options.seat: expected a whole number from 0 to 2');
    }
    expect(() => drawChicken(view, { part: 'hand', width: 99 })).toThrow('options.width: expected a number from 100');
    expect(() => drawChicken(view, { part: 'chip', width: 59 })).toThrow('options.width: expected a number from 60');
  });

  it('can be a chip, with a note if there is space, and with the number of cards if there are no points yet', () => {
    const out = { ...view, withdrawn: [false, false, true] };
    const textsOf = (svg: string) =>
      read(svg)
        .elements.filter(({ tagName }) => tagName === 'text')
        .map(String);
    const chip = (width: number) => textsOf(drawChicken(out, { part: 'chip', seat: 2, width })).join(' ');
    expect(chip(300)).toContain('withdrawn');
    expect(chip(120)).not.toContain('withdrawn');
    // Whether there is space or not, the chip of a player who is out is faint, and has a sign.
    const isFaint = (seat: number) =>
      drawChicken(out, { part: 'chip', seat, width: 120 }).includes('opacity="0.6"><rect');
    expect([1, 2].map(isFaint)).toEqual([false, true]);
    const start = chickenOut.view(chickenOut.setup({ seats: 3, seed: 'hen' }), 1);
    const piles = drawChickenOut(start, { part: 'chip', seat: 2, width: 150 });
    expect(textsOf(piles)).toHaveLength(2);
    expect(piles).toContain(`>${start.piles[2]?.length} cards<`);
  });

  it('shows a hen in a different color for each seat: in a panel if the name is not cut, in a chip always', () => {
    const headsIn = (part: 'chip' | 'seat', seat: number, width: number, name = 'Ada') =>
      read(drawChicken(view, { part, seat, width, names: [name, name, name] }))
        .elements.filter((element) => element.getAttribute('d')?.startsWith('M51 48'))
        .map((element) => element.getAttribute('fill'));
    for (const part of ['chip', 'seat'] as const) {
      const heads = [0, 1, 2].flatMap((seat) => headsIn(part, seat, 240));
      expect(new Set(heads).size).toBe(3);
      expect(heads).toHaveLength(3);
    }
    expect(headsIn('chip', 0, 120)).toHaveLength(1);
    expect(headsIn('chip', 0, 120, 'Maximiliana')).toHaveLength(1);
    expect(headsIn('seat', 0, 160, 'Maximiliana')).toHaveLength(0);
  });

  it('shows the count of Chicken Out! in a ring that keeps its size, however long the series is', () => {
    const start = chickenOut.view(chickenOut.setup({ seats: 3, seed: 'hen' }), 1);
    const middle = (length: number) => {
      const series = Array.from({ length }, () => 'black 1' as const);
      return read(drawChickenOut({ ...start, series, count: length }, { part: 'middle', width: 358, scale: 1.7 }));
    };
    const [empty, short, long] = [0, 4, 12].map(middle);
    const numberIn = (drawn: Reading | undefined, count: number) =>
      drawn?.elements.find(({ tagName, textContent }) => tagName === 'text' && textContent === String(count));
    const size = Number(numberIn(short, 4)?.getAttribute('font-size'));
    expect(size).toBeGreaterThan(50);
    // The 0 of a new count is quiet.
    expect(Number(numberIn(empty, 0)?.getAttribute('font-size'))).toBe(size / 2);
    expect(short?.height).toBe(empty?.height);
    for (const [drawn, count] of [
      [short, 4],
      [long, 12],
    ] as const) {
      expect(Number(numberIn(drawn, count)?.getAttribute('font-size'))).toBe(size);
      expect(drawn?.height).toBe(empty?.height);
    }
  });

  it('shows the count of Chicken Out! under an arc of cards in a large drawing', () => {
    const start = chickenOut.view(chickenOut.setup({ seats: 3, seed: 'hen' }), 1);
    const series = ['black 1', 'black 1', 'black 1', 'black 1'] as const;
    const { elements } = read(
      drawChickenOut({ ...start, series, count: 4 }, { part: 'middle', width: 900, scale: 2.6 }),
    );
    expect(elements.filter((each) => each.getAttribute('transform')?.includes('rotate(')).length).toBeGreaterThan(2);
    expect(elements.some(({ tagName, textContent }) => tagName === 'text' && textContent === '4')).toBe(true);
  });

  it('counts hidden cards between known ones from two on', () => {
    const start = chickenOut.view(chickenOut.setup({ seats: 3, seed: 'hen' }), 1);
    const draw = (pile: readonly ('black 1' | null)[]) =>
      drawChickenOut({ ...start, piles: [pile, ...start.piles.slice(1)] }, { width: 640 });
    expect(draw(['black 1', null, 'black 1'])).not.toContain('×1<');
    expect(draw(['black 1', null, null, 'black 1'])).toContain('×2<');
  });

  it('shows an empty pile of Chicken Out! as a word alone', () => {
    const start = chickenOut.view(chickenOut.setup({ seats: 3, seed: 'hen' }), 1);
    const heightOf = (pile: readonly null[]) => {
      const piles = start.piles.map((own, seat) => (seat === 2 ? pile : own));
      return read(drawChickenOut({ ...start, piles }, { part: 'seat', seat: 2, width: 358 })).height;
    };
    expect(heightOf([])).toBeLessThan(heightOf([null]));
  });

  it('shows points of Chicken Out! after the first game, and never the ranks of a single game', () => {
    const saysPoints = (given: object) => {
      const { desc, elements } = read(drawChickenOut({ ...start, ...given }, { width: 640 }));
      const shown = elements.filter(({ textContent }) => /^\d+ points?$/.test(textContent ?? ''));
      expect(shown.length > 0).toBe(/\d points?\b/.test(desc));
      return shown.length > 0;
    };
    const start = chickenOut.view(chickenOut.setup({ seats: 2, seed: 'hen', options: { games: 2 } }), 0);
    expect(saysPoints({})).toBe(false);
    const lap = (given: object) => drawChickenOut({ ...start, ...given }, { part: 'lap', seat: 1, width: 300 });
    expect(lap({})).not.toContain('0 points');
    expect(lap({ gameNumber: 2 })).toContain('0 points');
    expect(saysPoints({ gameNumber: 2, scores: [1, 2] })).toBe(true);
    const over = { step: { type: 'over', reason: 'wentOut', foxes: null }, scores: [1, 2] };
    expect(saysPoints(over)).toBe(false);
    const counted = { ...over, step: { ...over.step, foxes: [0, 3] }, options: { ...start.options, scoring: 'cards' } };
    expect(saysPoints(counted)).toBe(true);
    const ended = read(drawChickenOut({ ...start, ...counted } as never, { width: 640 }));
    expect(ended.elements.map(({ textContent }) => textContent)).toContain('3 foxes left');
    expect(ended.desc).toContain('The game is over');
  });
});
