import { defineGame, type GameDefinition } from 'hencoop';
import { conforms, type Kit, LawBroken, laws } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { definition, type PeckTypes, peck } from '../sixth-game/src/peck/index.js';
import { peckKit as kit } from '../sixth-game/src/peck/testkit/index.js';
import { stroll, kit as strollKit } from './stroll/stroll.js';

const EFFORT = { runs: 30, seed: 1 };

/** How the laws with this number fail. */
function failure(law: number, given: Partial<Kit<PeckTypes>>, parts: Partial<GameDefinition<PeckTypes>> = {}) {
  const game = defineGame({ ...definition, ...parts });
  for (const { number, check } of laws(game, { ...kit, ...given }, EFFORT)) {
    try {
      if (number === law) check();
    } catch (error) {
      if (error instanceof LawBroken) return error;
      throw error;
    }
  }
  throw new Error(`expected law ${law} to fail, but it held`);
}

describe('the proofs of the laws', () => {
  it('count everything judged', () => {
    const proofs = conforms(peck, kit, EFFORT);
    expect(proofs.map(({ law }) => law)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11]);
    for (const { judged, notProven } of proofs) {
      expect(Object.keys(judged).length).toBeGreaterThan(0);
      for (const times of Object.values(judged)) expect(times).toBeGreaterThan(0);
      expect(notProven).toEqual({});
    }
    expect(proofs.at(-1)?.judged).toEqual({
      'finished games': 30,
      'uses of chance': 120,
      'sites of chance': 120,
    });
  });

  it("repeat the kit's reasons for missing evidence", () => {
    const notProven = conforms(stroll, strollKit, EFFORT).map((proof) => proof.notProven);
    expect(Object.assign({}, ...notProven)).toEqual(strollKit.notProven);
  });

  it('include finished games even in the shortest run', () => {
    expect(laws(peck, kit, { runs: 1, seed: 1 })[0]?.prove().judged['finished games']).toBeGreaterThan(0);
  });
});

describe('a law without evidence', () => {
  it.each<[string, number, Partial<Kit<PeckTypes>>, RegExp]>([
    [
      'no small positions',
      8,
      { small: () => [] },
      /law 8 .* is not proven: small positions: expected at least 1, got 0/,
    ],
    ['no set-ups', 11, { setups: [] }, /law 11 .* is not proven: finished games: expected at least 1, got 0/],
    [
      'no invariants',
      10,
      { invariants: {} },
      /law 10 .* is not proven: invariants checked: .*the kit has no invariants/,
    ],
    ['no cards', 3, { deck: () => [], cards: () => [] }, /law 3 .* is not proven: cards counted/],
    ['a scramble of the seed', 6, { scramble: (s) => ({ ...s, seed: 'x' }) }, /law 6 .*not proven: slots scrambled/],
    ['events never scrambled', 6, { scrambleEvent: (event) => event }, /law 6 .* is not proven: events scrambled/],
    [
      'only revealing events',
      6,
      { reveals: (event) => event },
      /law 6 .* is not proven: events compared in two worlds/,
    ],
    [
      'a draw pile that is never scrambled',
      6,
      { scramble: (s, viewer, chance) => ({ ...kit.scramble(s, viewer, chance), drawPile: s.drawPile }) },
      /law 6 .* is not proven: the state in step '\w+' at \.drawPile\.\*: hidden \d+ times, but the kit never scrambled it/,
    ],
  ])('is not proven with %s', (_, law, given, message) => {
    const error = failure(law, given);
    expect(error.message).toMatch(message);
    expect(error.verdict).toBe('not proven');
  });

  it('holds if the kit names the reason', () => {
    const reasons = { ...kit, small: () => [], notProven: { 'small positions': 'written next week' } };
    expect(conforms(peck, reasons, EFFORT)[8]?.notProven).toEqual({ 'small positions': 'written next week' });
  });

  it('may not have a reason if there was something to judge', () => {
    expect(failure(8, { notProven: { 'small positions': 'written next week' } }).message).toMatch(
      /notProven\['small positions'\] of the kit: expected nothing judged, got 2: remove the reason/,
    );
  });

  it('may not have a reason without words, or for an unknown kind of evidence', () => {
    expect(() => laws(peck, { ...kit, notProven: { speed: 'none' } as object })).toThrow(
      /^kit\.notProven: expected one of legal moves, .*; got speed$/,
    );
    expect(() => laws(peck, { ...kit, notProven: { 'small positions': '' } })).toThrow(
      'notProven[\'small positions\']: expected the reason in words, got ""',
    );
  });
});

it('a world is compared field by field, in any order', () => {
  const determinize: typeof definition.determinize = (view, seed, chance) => {
    const { seed: used, ...world } = definition.determinize(view, seed, chance);
    return { seed: used, ...Object.fromEntries(Object.entries(world).toReversed()) } as typeof world & { seed: string };
  };
  const game = defineGame({ ...definition, determinize });
  expect(() => laws(game, kit, EFFORT)[8]?.check()).not.toThrow();
});

describe('the error of a broken law', () => {
  it('names the shared part that a verb returned, found without freezing', () => {
    const view: typeof definition.view = (table, viewer) => ({ ...definition.view(table, viewer), step: table.step });
    expect(failure(2, {}, { view }).message).toMatch(
      /is broken: view for seat 0 at \.step: expected a frozen object or a copy, got the very object of the state after setup at \.step\n {2}run again with \{ seed: 1 \}\n {2}setup \{"seats":2,.*"seed":"walk-\d+"\}\n {2}0 moves \[\]$/,
    );
  });

  it('names the call that threw, with the moves before it', () => {
    const redact: typeof definition.redact = (event, viewer) => {
      if (event.type === 'turnPassed' && viewer === 1) throw new TypeError('no such seat');
      return definition.redact(event, viewer);
    };
    expect(failure(7, {}, { redact }).message).toMatch(
      /is broken: redact\(\{"type":"turnPassed","to":0\}, 1\) threw: no such seat\n(.*\n)*.*\d moves \[\{"seat"/,
    );
    const play: typeof definition.play = () => {
      throw new TypeError('no such move');
    };
    expect(failure(7, {}, { play }).message).toMatch(
      /is broken: tryApply\(state, \{"seat":0,.*\) threw: no such move\n(.*\n)*.*1 moves \[\{"seat":0,/,
    );
  });

  it('has the shortest of the games that break law 11', () => {
    const lengths = (effort: object) => {
      const short = { ...kit, maxMoves: ({ seats }: { seats: number }) => 2 * seats };
      const last = laws(peck, short, { ...EFFORT, ...effort }).at(-1);
      try {
        last?.check();
      } catch (error) {
        return Number(/(\d+) moves \[/.exec(String(error))?.[1]);
      }
      return null;
    };
    expect(lengths({})).toBe(4);
  });
});
