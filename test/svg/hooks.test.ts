import { readFileSync } from 'node:fs';
import type { Element } from '@xmldom/xmldom';
import fc from 'fast-check';
import type { Game, GameTypes, PartialMove } from 'hencoop';
import { blindChickenExtreme, chicken, chickenOut, chickenRoundup, crazyChicken, fastChance, narrow } from 'hencoop';
import { hooksOf } from 'hencoop/svg';
import type { Kit } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { walk, walkPlans } from '../../src/testkit/walk.js';
import { tries } from '../../support/effort.js';
import { faults, read } from './reading.js';
import { type Draw, SUBJECTS } from './subjects.js';

const RUNS = tries(13, 1 / 6);

/** The fields of moves that name nothing on the table: the seat, the type, and the number of cards. */
const NO_THING = new Set(['seat', 'type', 'count']);

/** The types of moves that a single touch makes, by game. */
const TOUCHED_TYPES: { readonly [game: string]: readonly string[] } = { chicken: ['draw'], 'chicken-out': ['play'] };

/** The hooks of all games: a field has the same one in each. */
const HOOKS = Object.assign(
  {},
  ...[chicken, crazyChicken, chickenOut, blindChickenExtreme, chickenRoundup].map(hooksOf),
) as { readonly [field: string]: string };

/** The hook of a field. */
function hookOf(field: string): string {
  const hook = HOOKS[field];
  if (hook === undefined) throw new Error(`no hook for the field ${field}`);
  return hook;
}

/** An element with hooks: their names and values, the seat of its part, and its states. */
interface Hooked {
  readonly hooks: ReadonlyMap<string, string>;
  readonly owner: string | null;
  readonly state: readonly string[];
  readonly element: Element;
}

function hookedIn(svg: string): Hooked[] {
  return read(svg).elements.flatMap((element) => {
    const data = Array.from(element.attributes).filter(({ name }) => name.startsWith('data-'));
    const hooks = new Map(data.map(({ name, value }) => [name.slice(5), value]));
    const state = (hooks.get('state') ?? '').split(' ').filter((word) => word !== '');
    hooks.delete('state');
    if (hooks.size === 0) return [];
    let owner: string | null = null;
    for (let above = element.parentNode; owner === null && above?.nodeType === 1; above = above.parentNode) {
      owner = (above as Element).getAttribute('data-seat');
    }
    return [{ hooks, owner, state, element }];
  });
}

/** The names of a thing, as moves of a seat use them. */
function namesOf({ hooks, owner }: Hooked): string[] {
  return [...hooks].map(([hook, value]) =>
    (hook === 'card' || hook === 'type') && owner !== null ? `${hook} ${value} of ${owner}` : `${hook} ${value}`,
  );
}

/** The name of a thing in a field of a seat's moves. */
function nameOf(field: string, value: unknown, seat: number): readonly string[] {
  const hook = hookOf(field);
  return hook === 'card' || hook === 'type'
    ? [`${hook} ${value} of ${seat}`, `${hook} ${value}`]
    : [`${hook} ${value}`];
}

/** Positions of random games, as seen by the seats that can move. */
function everyView<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  look: (view: G['View'], legal: readonly G['Move'][], state: G['State'], seat: number) => void,
): void {
  let looked = 0;
  const walks = fc.property(walkPlans(kit, 4), (plan) => {
    const { states } = walk(game, kit, plan);
    for (const state of new Set([states[0], states.at(-1)])) {
      if (state === undefined) continue;
      for (const seat of game.actors(state)) {
        const view = game.view(state, seat);
        look(view, game.legalMoves(view), state, seat);
        looked++;
      }
    }
  });
  // A few walks may all end at once, or start at the end of the game.
  for (let round = 0; round < 10 && looked <= RUNS; round++) fc.assert(walks, { numRuns: RUNS });
  expect(looked).toBeGreaterThan(RUNS);
}

/** The first position of each kind of decision in whole games: some are rare. */
function everyKind<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  look: (view: G['View'], legal: readonly G['Move'][]) => void,
): void {
  for (const [number, setup] of kit.setups.entries()) {
    const chance = fastChance(`kinds-${number}`);
    let state = game.setup({ ...setup, seed: `every-kind-${number}` });
    const kinds = new Set<string>();
    for (let moves = 0; moves < 1500 && !game.isOver(state); moves++) {
      const legal = game.legalMoves(state);
      for (const seat of game.actors(state)) {
        const kind = `${state.step.type} ${[...new Set(legal.flatMap((move) => Object.keys(move)))]}`;
        if (kinds.has(kind)) continue;
        kinds.add(kind);
        const view = game.view(state, seat);
        look(view, game.legalMoves(view));
      }
      // A legal move of this game.
      state = game.apply(state, chance.roll('move', legal, 1)[0] as G['Move']);
    }
  }
}

const fieldsSeen = new Map<string, Set<string>>();

describe.each(SUBJECTS)('the hooks of $id', ({ id, on }) => {
  it('name every thing of every legal move exactly once', () => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>) => {
      const fields = new Set<string>();
      fieldsSeen.set(game.title, fields);
      const look = (view: G['View'], legal: readonly G['Move'][]) => {
        const svg = draw(view);
        expect(faults(read(svg))).toEqual([]);
        const hooked = hookedIn(svg);
        const names = new Set(hooked.flatMap(namesOf));
        for (const move of legal) {
          for (const [field, value] of Object.entries(move)) {
            fields.add(field);
            if (NO_THING.has(field)) continue;
            for (const item of [value].flat()) {
              expect(
                nameOf(field, item, move.seat).some((name) => names.has(name)),
                `${field} ${item}`,
              ).toBe(true);
            }
          }
          if (TOUCHED_TYPES[id]?.includes(move.type)) {
            expect(
              nameOf('type', move.type, move.seat).some((name) => names.has(name)),
              move.type,
            ).toBe(true);
          }
        }
        // A move names a card only in a part of its seat.
        for (const { hooks, owner } of hooked) if (hooks.has('card')) expect(owner).not.toBeNull();
        // The index distinguishes copies of a card. Other things exist once, except that a seat has its panel and its
        // parts.
        const things = hooked
          .filter(({ hooks }) => !hooks.has('part'))
          .map((each) => {
            const part = closest(each.element, 'data-part');
            return `${part} ${each.owner} ${JSON.stringify([...each.hooks])}`;
          });
        expect(things).toHaveLength(new Set(things).size);
      };
      everyView(game, kit, look);
      everyKind(game, kit, look);
    });
  });

  it('reveal only the place of a hidden card', () => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>) => {
      let backs = 0;
      everyView(game, kit, (view, legal, state, seat) => {
        const svg = draw(view, { legal });
        for (const { element, hooks } of hookedIn(svg)) {
          if (element.getAttribute('data-part') !== null) continue;
          // Only backs have this color.
          const shows = Array.from(element.getElementsByTagName('*')).map((shape) => shape.getAttribute('class') ?? '');
          if (!shows.some((name) => name.includes('-backLine'))) continue;
          backs++;
          expect(['index', 'pile', 'type', 'played']).toEqual(expect.arrayContaining([...hooks.keys()]));
        }
        const other = kit.scramble(state, seat, fastChance('scramble'));
        const its = { legal: game.legalMoves(game.view(other, seat)) };
        expect(draw(game.view(other, seat), its)).toBe(svg);
      });
      expect(backs).toBeGreaterThan(0);
    });
  });

  it('are open exactly for the things that a move can still name after each pick', () => {
    on(<G extends GameTypes>(game: Game<G>, kit: Kit<G>, draw: Draw<G>) => {
      let picks = 0;
      let views = 0;
      everyView(game, kit, (view, legal) => {
        const move = legal[(views++ * 7) % legal.length];
        if (move === undefined) return;
        for (const partial of prefixesOf(move)) {
          // A partial move of the same type.
          const picked = partial as PartialMove<G['Move']>;
          const svg = draw(view, { legal, picked, width: 360 });
          expect(faults(read(svg))).toEqual([]);
          const left = narrow(legal, picked);
          const expected = new Set<string>();
          for (const [field, values] of Object.entries<readonly unknown[] | undefined>(left.open)) {
            if (field === 'seat' || field === 'count') continue;
            if (Object.hasOwn(partial, field) && !Array.isArray(partial[field])) continue;
            for (const value of values ?? []) for (const name of nameOf(field, value, move.seat)) expected.add(name);
          }
          const fixed = Object.entries(partial).filter(([field]) => !['seat', 'count'].includes(field));
          const chosen = new Set(
            fixed.flatMap(([field, value]) => [value].flat().flatMap((item) => nameOf(field, item, move.seat))),
          );
          for (const thing of hookedIn(svg)) {
            const names = namesOf(thing);
            const isChosen = names.some((name) => chosen.has(name));
            const isOpen = names.some((name) => expected.has(name));
            if (!thing.state.includes('picked')) {
              expect(thing.state.includes('open'), `${names}`).toBe(
                isOpen && !(thing.hooks.has('part') && thing.hooks.get('part') !== 'seat'),
              );
            } else {
              expect(isChosen, `${names}`).toBe(true);
              picks++;
            }
          }
        }
      });
      if (id !== 'chicken-out') expect(picks).toBeGreaterThan(0);
    });
  });
});

describe('the hooks of all games', () => {
  it('match the fields of moves', () => {
    const seen = new Set([...fieldsSeen.values()].flatMap((fields) => [...fields]));
    expect([...seen].sort()).toEqual([...Object.keys(HOOKS), 'seat', 'count'].sort());
  });

  it('are listed in the docs, each with its fields', () => {
    const [, page = ''] = readFileSync('docs/pictures.md', 'utf8').split('## Hooks');
    const rows = new Map<string, string[]>();
    let title = '';
    for (const [, game = '', hooks = '', , fields = ''] of page
      .split('##')[0]
      ?.matchAll(/^\| (.*?)\| (.*?) \| (.*?) \| (.*?) \|$/gm) ?? []) {
      if (game.trim() !== '') title = game.trim();
      rows.set(title, [...(rows.get(title) ?? []), `${hooks} ${fields}`]);
    }
    // Another page may describe the hooks of a game added later.
    for (const title of [...rows.keys()].slice(2)) {
      const fields = fieldsSeen.get(title);
      expect(fields, title).toBeDefined();
      for (const field of fields ?? []) {
        if (NO_THING.has(field)) continue;
        const row = rows
          .get(title)
          ?.some((cells) => cells.includes(`data-${hookOf(field)}\``) && cells.includes(`\`${field}\``));
        expect(row, `${title}: ${field}`).toBe(true);
      }
    }
    expect(rows.size).toBe(2 + 5);
  });
});

/** The value of an attribute of the element or its nearest ancestor. */
function closest(element: Element, name: string): string | null {
  for (
    let at: Element | null = element;
    at !== null;
    at = at.parentNode?.nodeType === 1 ? (at.parentNode as Element) : null
  ) {
    if (at.getAttribute(name) !== null) return at.getAttribute(name);
  }
  return null;
}

/** The stages of building a move: empty, then field by field, with lists item by item. */
function prefixesOf(move: object): { readonly [field: string]: unknown }[] {
  const prefixes: { readonly [field: string]: unknown }[] = [{}];
  let partial: { readonly [field: string]: unknown } = {};
  for (const [field, value] of Object.entries(move)) {
    const steps = Array.isArray(value) ? value.map((_, index) => value.slice(0, index + 1)) : [value];
    for (const step of steps) prefixes.push({ ...partial, [field]: step });
    partial = { ...partial, [field]: value };
  }
  return prefixes;
}
