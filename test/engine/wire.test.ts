import { readFileSync } from 'node:fs';
import { type Game, type GameTypes, type Seat, uniform } from 'hencoop';
import type { Wire } from 'hencoop/chicken/wire';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../scripts/lib/games.js';
import { cards, wireOf } from '../../src/engine/wire.js';
import { loadGame, loadWire } from '../support/games.js';

/** What each viewer learns, in words of JSON.stringify; viewers who learn nothing are left out. */
function learned<G extends GameTypes>(
  game: Game<G>,
  events: readonly G['Event'][],
  viewers: readonly (Seat | null)[],
): ReadonlyMap<Seat | null, string> {
  const texts = new Map<Seat | null, string>();
  for (const viewer of viewers) {
    const redacted = events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
    if (redacted.length > 0) texts.set(viewer, JSON.stringify(redacted));
  }
  return texts;
}

/** The lists of events of whole random games in every set-up. */
function* played(
  game: Game<GameTypes>,
  setups: readonly { readonly seats: number; readonly options: object }[],
  games: number,
) {
  for (const { seats, options } of setups) {
    for (let n = 0; n < games; n++) {
      const seed = `wire-${n}`;
      let { state, events } = game.setupWithEvents({ seats, seed, options: { ...options } });
      yield { seats, events };
      const policy = uniform<GameTypes>(seed);
      for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
        const attempt = game.tryApply(state, policy(game.legalMoves(state, seat), state, seat));
        if (!attempt.ok) throw new Error('a legal move was refused');
        ({ state, events } = attempt);
        yield { seats, events };
      }
    }
  }
}

/** The games that have a wire. */
const WIRED = (
  await Promise.all(GAMES.map(async (id) => ({ id, ...(await loadGame(id)), wire: await loadWire(id) })))
).flatMap(({ wire, ...rest }) => (wire === null ? [] : [{ ...rest, wire }]));

describe.each(WIRED)('the wire of $id', ({ id, game, kit, wire }) => {
  it('writes what JSON.stringify writes of every event, for every viewer', () => {
    const seen = new Set<string>();
    let splits = 0;
    for (const { seats, events } of played(game, kit.setups, 4)) {
      const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
      for (const event of events) {
        seen.add(event.type);
        expect(wire.writeEvent(event)).toBe(JSON.stringify(event));
      }
      const written = wire.writeEvents(events, viewers);
      const texts = new Map(written.flatMap(({ viewers, text }) => viewers.map((viewer) => [viewer, text] as const)));
      expect(texts).toEqual(learned(game, events, viewers));
      expect(written.flatMap((each) => each.viewers)).toHaveLength(texts.size);
      expect(written).toHaveLength(new Set(texts.values()).size);
      if (written.length > 1) splits += 1;
    }
    expect(splits).toBeGreaterThan(0);
    const byHand = readFileSync(new URL(`../../src/${id}/wire.ts`, import.meta.url), 'utf8').matchAll(/case '(\w+)'/g);
    expect([...seen]).toEqual(expect.arrayContaining(Array.from(byHand, ([, type]) => type)));
  });

  it('reads what JSON.parse reads, and knows the moves that the game keeps', () => {
    for (const setup of kit.setups) {
      for (const move of kit.allMoves(game.setup({ ...setup, seed: 'wire' })))
        expect(wire.readMove(JSON.stringify(move))).toEqual(move);
    }
    const legal = game.legalMoves(game.setup({ seed: 'wire' }));
    for (const move of legal) {
      const text = JSON.stringify(move);
      expect(wire.readMove(text)).toBe(move);
      expect(wire.readMove(` ${text}`)).toEqual(move);
      expect(wire.readMove(` ${text}`)).not.toBe(move);
    }
    for (const text of ['null', '"constructor"', '"__proto__"', '{"__proto__":1}', '[[]]', '-0', '1e9', ' [] '])
      expect(wire.readMove(text)).toEqual(JSON.parse(text));
    for (const text of ['', '{', 'undefined', 'toString', '{"seat":0,}'])
      expect(() => wire.readMove(text)).toThrow(SyntaxError);
  });

  it('refuses a viewer that no table has', () => {
    const { events } = game.setupWithEvents({ seed: 'wire' });
    expect(() => wire.writeEvents(events, [0, -1])).toThrow(RangeError);
    expect(() => wire.writeEvents(events, ['0' as unknown as Seat])).toThrow(RangeError);
  });
});

describe('events for many viewers', () => {
  type Toy = GameTypes & { Event: { readonly type: string }; RedactedEvent: { readonly type: string } };
  /** Seat n learns the nth letter of the event; nothing, if it is a dot. */
  const wire: Wire<Toy> = wireOf<Toy>(
    {
      redact: (({ type }: { readonly type: string }, seat: Seat | null) => {
        const letter = type[seat ?? type.length - 1] ?? '.';
        return letter === '.' ? null : LETTERS[letter as keyof typeof LETTERS];
      }) as Game<Toy>['redact'],
    },
    [],
    ({ type }) => JSON.stringify(type),
  );
  const LETTERS = { a: { type: 'a' }, b: { type: 'b' }, c: { type: 'c' } };
  const write = (words: readonly string[], viewers: readonly (Seat | null)[]) =>
    wire.writeEvents(
      words.map((type) => ({ type }) as Toy['Event']),
      viewers,
    );

  it('are written once for all who learn the same, event by event', () => {
    expect(write(['aaaa'], [0, 1, 2, null])).toEqual([{ viewers: [0, 1, 2, null], text: '["a"]' }]);
    expect(write(['abab', 'aaaa', 'aabc'], [0, 1, 2, null])).toEqual([
      { viewers: [0], text: '["a","a","a"]' },
      { viewers: [1], text: '["b","a","a"]' },
      { viewers: [null], text: '["b","a","c"]' },
      { viewers: [2], text: '["a","a","b"]' },
    ]);
    expect(write(['aabb', 'abab'], [3, 2, 1, 0, 0])).toEqual([
      { viewers: [3], text: '["b","b"]' },
      { viewers: [1], text: '["a","b"]' },
      { viewers: [0, 0], text: '["a","a"]' },
      { viewers: [2], text: '["b","a"]' },
    ]);
  });

  it('leave out who learns nothing', () => {
    expect(write(['....'], [0, 1, null])).toEqual([]);
    expect(write(['a.a.', '..b.'], [0, 1, 2, null])).toEqual([
      { viewers: [0], text: '["a"]' },
      { viewers: [2], text: '["a","b"]' },
    ]);
    expect(write([], [0])).toEqual([]);
    expect(write(['aaaa'], [])).toEqual([]);
  });
});

describe('cards', () => {
  it.each([[[]], [[null]], [[null, null, null]], [[null, 2, null]], [['egg', 3, null]]])('%j', (values) => {
    expect(cards(values)).toBe(JSON.stringify(values));
  });
});
