import fc from 'fast-check';
import type { Game, GameTypes } from 'hencoop';
import { fastChance, remember } from 'hencoop';
import { deepFreeze, type Kit } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { walk, walkPlans } from '../../src/testkit/walk.js';
import { some, tries } from '../../support/effort.js';
import { faults, type Reading, read } from './reading.js';
import { type Draw, type Languages, SUBJECTS } from './subjects.js';

/** Drawing and reading a table takes a hundred times as long as a move. */
const RUNS = tries(17);

/** All viewers of a table. */
const observers = ({ seats }: { readonly seats: number }) => [
  null,
  ...Array.from({ length: seats }, (_, seat) => seat),
];

/** Some of the states of random games. */
function everyState<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  look: (state: G['State'], run: number) => void,
): void {
  let run = 0;
  fc.assert(
    fc.property(walkPlans(kit, 4), (plan) => {
      const { states } = walk(game, kit, plan);
      const last = states.at(-1);
      if (states[0] !== undefined) look(states[0], run++);
      if (last !== undefined && last !== states[0]) look(last, run++);
    }),
    { numRuns: RUNS },
  );
}

/** The drawing without its text. */
const drawn = ({ elements }: Reading) => elements.map(({ tagName }) => tagName).filter((name) => name !== 'text');

/** The sums of some of these numbers, of none, and of all. */
const sumsOf = (numbers: readonly number[]) =>
  numbers.reduce<readonly number[]>((sums, each) => sums.concat(sums.map((sum) => sum + each)), [0]);

/** Whether `some` is a subsequence of `all`. */
function isLeftOf(some: readonly string[], all: readonly string[]): boolean {
  let found = 0;
  for (const name of all) if (name === some[found]) found += 1;
  return found === some.length;
}

describe.each(SUBJECTS)('the drawing of $id', ({ on }) => {
  it('is valid XML with a title and a description, entirely inside its frame, for every viewer at any width', () => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>, { en, de }: Languages) => {
      const widths = [320, 360, 480, 760];
      everyState(game, kit, (state, run) => {
        const width = widths[run % 4] ?? 480;
        for (const viewer of observers(state)) {
          const view = deepFreeze(game.view(state, viewer));
          const reading = read(draw(view, { width, locale: run % 3 === 0 ? de : en }));
          expect(faults(reading)).toEqual([]);
          expect(reading.width).toBe(width);
        }
        expect(faults(read(draw(state, { faceUp: true, width })))).toEqual([]);
      });
    });
  });

  it('draws every seat count and option set, and finished games', () => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>) => {
      for (const [index, setup] of kit.setups.entries()) {
        const chance = fastChance(`${index}`);
        let state = game.setup({ ...setup, seed: `setup-${index}` });
        for (let moves = 0; moves < 3000 && !game.isOver(state); moves++) {
          const legal = game.legalMoves(state);
          state = game.apply(state, chance.roll('move', legal, 1)[0] as G['Move']);
        }
        const reading = read(draw(game.view(state, 0)));
        expect(faults(reading)).toEqual([]);
        if (game.isOver(state)) expect(reading.desc).toMatch(/^The game is over\. /);
      }
    });
  });

  it('tells whose turn it is, the scores and the names', () => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>) => {
      everyState(game, kit, (state) => {
        const names = observers(state).flatMap((seat) => (seat === null ? [] : [`Player ${'ABCDE'[seat]}`]));
        const { desc, elements } = read(draw(game.view(state, null), { names }));
        const status = desc.split('. ')[0] ?? '';
        for (const [seat, points] of game.score(state).entries()) {
          const acts = game.actors(state).includes(seat);
          expect(status.includes(names[seat] ?? ''), `${status}: seat ${seat}`).toBe(acts);
          // Chicken Out! shows no points before a game is counted.
          if (game.id === 'chicken-out') continue;
          expect(desc).toContain(`${names[seat]}: ${points} ${points === 1 ? 'point' : 'points'}`);
        }
        const pointed = elements.filter(
          (element) => element.tagName === 'circle' && element.getAttribute('fill') === '#6b4300',
        );
        expect(pointed).toHaveLength(game.actors(state).length);
      });
    });
  });

  it('is the same for tables that the viewer cannot distinguish, and different for others', () => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>) => {
      let told = 0;
      everyState(game, kit, (state, run) => {
        for (const viewer of observers(state)) {
          const other = kit.scramble(state, viewer, fastChance(`scramble-${run}`));
          expect(draw(game.view(other, viewer))).toBe(draw(game.view(state, viewer)));
          if (draw(other, { faceUp: true }) !== draw(state, { faceUp: true })) told++;
        }
      });
      expect(told).toBeGreaterThan(RUNS);
    });
  });

  it('draws the remembered cards of a remembered view', () => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>) => {
      let recalled = 0;
      for (const [number, setup] of some(kit.setups, 3).entries()) {
        const chance = fastChance(`memory-${number}`);
        const opened = game.setupWithEvents({ ...setup, seed: `memory-${number}` });
        let { state } = opened;
        const history = [...opened.events];
        for (let moves = 0; moves < kit.typicalMoves && !game.isOver(state); moves++) {
          const attempt = game.tryApply(state, chance.roll('move', game.legalMoves(state), 1)[0] as G['Move']);
          if (!attempt.ok) throw new Error('a legal move was refused');
          state = attempt.state;
          history.push(...attempt.events);
        }
        for (const viewer of observers(state)) {
          const drawing = draw(remember(game, history, viewer));
          expect(faults(read(drawing))).toEqual([]);
          if (drawing !== draw(game.view(state, viewer))) recalled++;
        }
      }
      // In Chicken, a player remembers only an egg at the bottom of the draw pile (CH-2.2): see words.test.ts.
      if (game.id !== 'chicken') expect(recalled).toBeGreaterThan(0);
    });
  });

  it('refuses a state unless it may be drawn face up', () => {
    on(<G extends GameTypes>(game: Game<G>, _: Kit<G>, draw: Draw<G>) => {
      const state = game.setup({ seed: 'hen' });
      const careless = draw as (table: unknown, options?: object) => string;
      expect(() => careless(state)).toThrow(RangeError);
      expect(() => careless(state, { width: 400 })).toThrow('faceUp');
      expect(() => careless({ ...state, viewer: 0 })).toThrow('faceUp');
      expect(read(draw(state, { faceUp: true })).desc).not.toContain('hidden card');
    });
  });

  it('escapes any names and ids', () => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>) => {
      const setup = kit.setups.at(-1);
      const view = game.view(game.setup({ ...setup, seed: 'names' }), 0);
      const unit = fc.oneof(
        fc.constantFrom(
          '<',
          '>',
          '&',
          '"',
          "'",
          ']]>',
          '<!--',
          '<script>',
          '\u0000',
          '\u202e',
          '\ud800',
          '\ufffe',
          '\n',
        ),
        fc.string({ unit: 'binary', maxLength: 3 }),
      );
      const name = fc.array(unit, { maxLength: 30 }).map((parts) => parts.join(''));
      const plain = drawn(read(draw(view, { width: 320 })));
      // A long name takes the space of the player's picture. These are the parts lost by each.
      const pictures = Array.from({ length: view.seats }, (_, seat) => {
        const names = Array.from({ length: view.seats }, (_, other) => (other === seat ? 'W'.repeat(60) : ''));
        return plain.length - drawn(read(draw(view, { names, width: 320 }))).length;
      });
      expect(Math.max(...pictures)).toBeGreaterThan(0);
      fc.assert(
        fc.property(fc.array(name, { minLength: 5, maxLength: 5 }), (names) => {
          const reading = read(draw(view, { names, width: 320 }));
          expect(faults(reading)).toEqual([]);
          // A long name only adds lines of text and removes pictures of players.
          const named = drawn(reading);
          expect(isLeftOf(named, plain)).toBe(true);
          expect(sumsOf(pictures)).toContain(plain.length - named.length);
        }),
        { numRuns: RUNS },
      );
      const { desc } = read(draw(view, { names: ['', '<b>&"Ada"'] }));
      expect(desc).toContain('<b>&"Ada"');
    });
  });

  it('keeps ids of several drawings on a page distinct', () => {
    on(<G extends GameTypes>(game: Game<G>, _: Kit<G>, draw: Draw<G>) => {
      const view = game.view(game.setup({ seed: 'hen' }), 0);
      const idsOf = (svg: string) => read(svg).elements.flatMap((element) => element.getAttribute('id') ?? []);
      expect(idsOf(draw(view))).toEqual(['hencoop-title', 'hencoop-desc']);
      expect(idsOf(draw(view, { id: 'table-2' }))).toEqual(['table-2-title', 'table-2-desc']);
    });
  });

  it("is light or dark, by the page's choice or the system's setting", () => {
    on(<G extends GameTypes>(game: Game<G>, _: Kit<G>, draw: Draw<G>) => {
      const view = game.view(game.setup({ seed: 'hen' }), 0);
      expect(draw(view)).toContain('prefers-color-scheme:dark');
      expect(draw(view, { theme: 'light' })).not.toContain('prefers-color-scheme');
      expect(draw(view, { theme: 'dark' })).toContain('.hc-dark{--hc-table:#234034');
      expect(draw(view)).toContain('fill:var(--hencoop-table,var(--hc-table))');
    });
  });

  it('refuses invalid options, naming them', () => {
    on(<G extends GameTypes>(game: Game<G>, _: Kit<G>, draw: Draw<G>) => {
      const view = game.view(game.setup({ seed: 'hen' }), 0);
      const careless = draw as (table: unknown, options?: object) => string;
      expect(() => draw(view, { width: 319 })).toThrow('options.width');
      expect(() => draw(view, { width: Number.NaN })).toThrow('options.width');
      expect(() => draw(view, { id: 'a b' })).toThrow('options.id');
      expect(() => draw(view, { id: '"><script>' })).toThrow('options.id');
      expect(() => careless(view, { locale: 'constructor' })).toThrow('options.locale');
      expect(() => careless(view, { theme: '}</style>' })).toThrow('options.theme');
      expect(draw(view, { width: undefined, id: undefined, names: undefined })).toBe(draw(view));
      const unset = { part: undefined, seat: undefined, legal: undefined, picked: undefined, last: undefined };
      expect(draw(view, unset)).toBe(draw(view));
    });
  });
});
