import {
  blindChickenExtreme,
  type CommonParams,
  chickenOut,
  chickenRoundup,
  crazyChicken,
  defineGame,
  fold,
  type Game,
  type GameTypes,
  IllegalMoveError,
  narrow,
  type Opened,
  playOn,
  playout,
  type RedactedOpened,
  remember,
  strongChance,
  uniform,
  type ViolationOf,
} from 'hencoop';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { stateSchema } from 'hencoop/chicken/schema';
import { scriptedChance } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { ASSUMED_CARDS } from '../../src/blind-chicken-extreme/cards.js';
import { isDeepFrozen } from '../../src/testkit/freeze.js';
import { definition, peck } from '../sixth-game/src/peck/index.js';

const state = chicken.setup({ seats: 4, seed: 'coop' });

describe('setup', () => {
  it('G-12: needs no arguments, and draws a fresh seed', () => {
    const [one, two] = [chicken.setup(), chicken.setup({})];
    expect(one.seats).toBe(chicken.seats.default);
    expect(one.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(two.seed).not.toBe(one.seed);
    expect(chicken.setup({ seats: undefined, seed: undefined, options: undefined }).seats).toBe(2);
    expect(chicken.setup({ seed: '' }).seed).toBe('');
  });

  it.each<[unknown, string]>([
    [null, 'config: expected a plain object with seats, seed and options, got null'],
    [[], 'config: expected a plain object with seats, seed and options, got an object'],
    [{ players: 2 }, 'config.players: unknown field; expected seats, seed, options'],
    [{ seats: 1 }, 'seats: expected a whole number from 2 to 5, got 1'],
    [{ seats: 6 }, 'seats: expected a whole number from 2 to 5, got 6'],
    [{ seats: '3' }, 'seats: expected a whole number from 2 to 5, got "3"'],
    [{ seed: 7 }, 'seed: expected a string, got 7'],
    [{ seed: 'x'.repeat(241) }, 'seed: expected at most 240 bytes in UTF-8, got more'],
    [{ options: 7 }, 'options: expected a plain object, got 7'],
  ])('G-12: refuses %j, naming the path', (config, message) => {
    expect(() => chicken.setup(config as never)).toThrow(new RangeError(message));
  });

  it('G-12: accepts seeds of the length that the schema of states accepts, and no longer ones', () => {
    const longest = chicken.setup({ seed: 'é'.repeat(120) });
    expect(stateSchema.parse(longest)).toEqual(longest);
    expect(stateSchema.safeParse({ ...longest, seed: 'é'.repeat(121) }).success).toBe(false);
  });

  it('gives tables frozen copies of the options passed to it, or found in an opening event', () => {
    const cards = { chickens: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], pigs: [11, 12, 13], faceDown: [14] } as const;
    const given = { games: 2, cards: structuredClone(cards) };
    const { state: dealt, events } = blindChickenExtreme.setupWithEvents({ options: given });
    const [opened] = events;
    const read = blindChickenExtreme.evolve(null, structuredClone(opened) as NonNullable<typeof opened>);
    const tables = [dealt, read, blindChickenExtreme.view(dealt, 0), blindChickenExtreme.setup(), chicken.setup()];
    for (const { options } of tables) expect(isDeepFrozen(options)).toBe(true);
    expect(dealt.options.cards).not.toBe(given.cards);
    expect(isDeepFrozen(given)).toBe(false);
    expect(blindChickenExtreme.setup({ options: { games: 2 } }).options.cards).toBe(ASSUMED_CARDS);
  });

  it('freezes options that the game did not freeze', () => {
    const lists = [[1], [2]];
    const loose = defineGame({ ...definition, readOptions: () => ({ rounds: 3, lists }) });
    const { options } = loose.setup();
    expect(options).toEqual({ rounds: 3, lists });
    expect(isDeepFrozen(options)).toBe(true);
    expect(isDeepFrozen(lists)).toBe(false);
  });

  it('G-12: names the only possible number of seats', () => {
    expect(() => crazyChicken.setup({ seats: 3 })).toThrow(new RangeError('seats: expected exactly 2, got 3'));
  });

  it('uses the chance of a host, or its own without one', () => {
    const pile = [...chicken.setup({ seed: 'pile' }).drawPile, ...Array(13).fill(1)].slice(0, 50);
    expect(() => chicken.setup({}, { chance: scriptedChance({ 'deal/1': pile }) })).toThrow(/^chance\.shuffle/);
    const dealt = chicken.setup({ seed: 'hen' });
    expect(chicken.setup({ seed: 'hen' }, { chance: undefined })).toEqual(dealt);
    expect(chicken.setup({ seed: 'hen' }, { chance: strongChance('hen') })).toEqual(dealt);
    expect(chicken.setup({ seed: 'hen' }, { chance: strongChance('fox') })).not.toEqual(dealt);
  });
});

describe('apply', () => {
  it('throws the violation that tryApply returns, and does not change the state', () => {
    const before = structuredClone(state);
    expect(() => chicken.apply(state, { seat: 1, type: 'draw' })).toThrow(
      new IllegalMoveError({ clause: 'G-1', params: { actors: [0] } }, 'chicken'),
    );
    expect(chicken.tryApply(state, { seat: 1, type: 'draw' })).toEqual({
      ok: false,
      violation: { clause: 'G-1', params: { actors: [0] } },
    });
    expect(state).toEqual(before);
  });

  it('refuses a view', () => {
    expect(() => chicken.apply(chicken.view(state, 0) as never, { seat: 0, type: 'draw' })).toThrow(
      'state: expected a state, got a view; determinize it first',
    );
  });

  it('throws an error with the violation, and a short form of it in the message', () => {
    const error = new IllegalMoveError({ clause: 'G-1', params: { actors: [0] } }, 'chicken');
    expect(error.name).toBe('IllegalMoveError');
    expect(error.message).toBe(
      'illegal move: G-1 {"actors":[0]}; explain(error.violation, en) says why (en: hencoop/chicken/en)',
    );
    expect(error.violation).toEqual({ clause: 'G-1', params: { actors: [0] } });
  });

  it('uses the chance of a host, or else the one from the seed', () => {
    const last = { ...state, hands: [[1], [2], [3], [4]] as const, topValue: 1 as const, scores: [20, 0, 0, 0] };
    const move = { seat: 0, type: 'play', card: 1 } as const;
    const rolled = (chance?: ReturnType<typeof strongChance>) => {
      const attempt = chicken.tryApply(last, move, chance && { chance });
      return attempt.ok && attempt.events.find(({ type }) => type === 'rolled');
    };
    expect(rolled()).toEqual(rolled(strongChance(state.seed)));
    expect(rolled()).toMatchObject({ dice: strongChance(state.seed).roll('dice/1', [1, 2, 3, 4, 5, 'chick'], 2) });
    const script = { ...strongChance('x'), roll: () => [5, 5] as never };
    expect(rolled(script)).toMatchObject({ dice: [5, 5] });
    expect(() => rolled({ ...script, roll: () => [6, 6] as never })).toThrow(
      /^chance\.roll\('dice\/1'\): expected 2 of the faces/,
    );
  });
});

describe('the common clauses', () => {
  const over = { ...state, step: { type: 'over', reason: 'target' } as const };

  it('G-2: give the reason for the end, before G-1', () => {
    expect(chicken.whyNot(over, { seat: 1, type: 'draw' })).toEqual({ clause: 'G-2', params: { reason: 'target' } });
    expect(chicken.actors(over)).toEqual([]);
    expect(chicken.legalMoves(over)).toEqual([]);
    expect(chicken.isOver(over)).toBe(true);
    expect(chicken.outcome(over)?.reason).toBe('target');
    expect(chicken.outcome(state)).toBeNull();
  });

  it('G-1: name the seats that must act, before G-3', () => {
    expect(
      crazyChicken.whyNot(crazyChicken.setup({ seed: 'x' }), { seat: 1, type: 'discardSet', to: 'discardA' }),
    ).toEqual({
      clause: 'G-1',
      params: { actors: [0] },
    });
  });

  it('G-1: copy the list of actors, and so does the verb actors', () => {
    const dealt = blindChickenExtreme.setup({ seats: 2, seed: 'lend' });
    const arranging = { ...dealt, step: { type: 'arrange', seats: [1] } as const };
    const refused = blindChickenExtreme.whyNot(arranging, { seat: 0, type: 'place', card: 0 });
    expect(refused).toEqual({ clause: 'G-1', params: { actors: [1] } });
    expect(refused?.clause === 'G-1' && refused.params.actors).not.toBe(arranging.step.seats);
    expect(blindChickenExtreme.actors(arranging)).toEqual([1]);
    expect(blindChickenExtreme.actors(arranging)).not.toBe(arranging.step.seats);
    expect(blindChickenExtreme.actors(dealt)).toEqual([0, 1]);
    expect(blindChickenExtreme.actors(dealt)).not.toBe(dealt.step.type === 'arrange' && dealt.step.seats);
  });

  it('G-3: name the step', () => {
    expect(
      crazyChicken.whyNot(crazyChicken.setup({ seed: 'x' }), { seat: 0, type: 'discardSet', to: 'discardA' }),
    ).toEqual({
      clause: 'G-3',
      params: { step: 'draw' },
    });
  });
});

describe('a view', () => {
  const view = chicken.view(state, 0);

  it('answers for its own seat only', () => {
    expect(chicken.legalMoves(view)).toEqual(chicken.legalMoves(state, 0));
    expect(chicken.legalMoves(chicken.view(state, 1))).toEqual([]);
    expect(() => chicken.legalMoves(view, 1)).toThrow('seat: the view of seat 0 cannot answer for seat 1');
    expect(() => chicken.whyNot(view, { seat: 1, type: 'draw' })).toThrow(RangeError);
    expect(chicken.whyNot(view, { seat: 1 })).toMatchObject({ clause: 'G-0' });
    expect(() => chicken.view(view, 1)).toThrow('seat: the view of seat 0 cannot answer for seat 1');
    expect(() => chicken.view(view, null)).toThrow('seat: the view of seat 0 cannot answer for a player');
    expect(chicken.legalMoves(view, 0)).toEqual(chicken.legalMoves(state, 0));
    expect(chicken.legalMoves(state, 1)).toEqual([]);
  });

  it("has no moves if it is a spectator's", () => {
    const spectator = chicken.view(state, null);
    expect(() => chicken.legalMoves(spectator)).toThrow("seat: a spectator's view cannot answer for a player");
    expect(() => chicken.legalMoves(spectator, 2)).toThrow("seat: a spectator's view cannot answer for seat 2");
    expect(() => chicken.whyNot(spectator, { seat: 0, type: 'draw' })).toThrow(RangeError);
  });

  it.each([4, -1, 0.5, Number.NaN, '0', undefined])('is refused for seat %s', (seat) => {
    expect(() => chicken.view(state, seat as never)).toThrow(/^seat: expected a seat from 0 to 3, got /);
    if (seat !== undefined) expect(() => chicken.legalMoves(state, seat as never)).toThrow(RangeError);
  });

  it('is accepted by determinize, which refuses a state', () => {
    expect(() => chicken.determinize(state as never, 'dream')).toThrow('view: expected a view, got a state');
    expect(() => chicken.determinize(view, 7 as never)).toThrow('seed: expected a string, got 7');
    expect(() => chicken.determinize(view, 'x'.repeat(241))).toThrow(
      'seed: expected at most 240 bytes in UTF-8, got more',
    );
    expect(chicken.determinize(view, 'a')).not.toEqual(chicken.determinize(view, 'b'));
  });
});

describe('an event log', () => {
  const { events } = chicken.setupWithEvents({ seats: 2, seed: 'log' });

  it('folds to the state, or to the remembered view of a seat', () => {
    const dealt = chicken.setup({ seats: 2, seed: 'log' });
    expect(fold(chicken, events)).toEqual(dealt);
    expect(remember(chicken, events, 1)).toEqual(chicken.view(dealt, 1));
  });

  it('must start with the opening event, and has only one', () => {
    expect(() => fold(chicken, [])).toThrow('log: expected at least its opening event');
    expect(() => remember(chicken, [], 0)).toThrow('log: expected at least its opening event');
    // An event from which a seat learns nothing does not change its remembered view.
    const arranging = blindChickenExtreme.setupWithEvents({ seed: 'log' });
    const card = arranging.state.hands[0]?.[0] ?? 0;
    const placed = blindChickenExtreme.tryApply(arranging.state, { seat: 0, type: 'place', card });
    if (!placed.ok) throw new Error('expected a legal move');
    const log = [...arranging.events, ...placed.events];
    expect(remember(blindChickenExtreme, log, 1)).toEqual(remember(blindChickenExtreme, arranging.events, 1));
    expect(() => fold(chicken, events.slice(1))).toThrow("event: 'dealt' cannot come first in a log");
    expect(() => fold(chicken, [...events, ...events])).toThrow("event: 'opened' cannot come again in a log");
  });

  const foreign = <G extends GameTypes>(game: Game<G>) => {
    const start = game.setup();
    const folding = (event: unknown) => () => game.evolve(start, event as G['Event']);
    expect(folding({ type: 'bogus' })).toThrow(new RangeError('event: expected an event of this game, got "bogus"'));
    for (const value of [null, undefined, 7, 'dealt']) {
      expect(folding(value)).toThrow(/^event: expected an event, got /);
    }
    expect(folding({})).toThrow(RangeError);
    expect(folding({ type: 'x'.repeat(100) })).toThrow(
      new RangeError(`event: expected an event of this game, got "${'x'.repeat(40)}"`),
    );
  };

  it('cannot contain a value that is not an event of the game', () => {
    foreign(chicken);
    foreign(crazyChicken);
    foreign(chickenOut);
    foreign(blindChickenExtreme);
    foreign(chickenRoundup);
  });

  it('is redacted only for a seat or a spectator', () => {
    const [opened] = chicken.setupWithEvents({ seed: 'redact' }).events;
    if (opened === undefined) throw new Error('expected an opening');
    expect(chicken.redact(opened, null)).toMatchObject({ viewer: null });
    for (const viewer of [undefined, -1, -0, 0.5, Number.NaN, '0']) {
      expect(() => chicken.redact(opened, viewer as never)).toThrow(/^seat: expected a seat from 0 to 4, got (?!an)/);
    }
    expect(() => chicken.redact(opened, -0)).toThrow('got -0');
  });
});

describe('narrow', () => {
  const moves = chicken.legalMoves(state);

  it('lists the values that remain for each field', () => {
    expect(narrow(moves, {}).open.type).toEqual([...new Set(moves.map(({ type }) => type))]);
    expect(narrow(moves, { type: 'draw' })).toEqual({
      moves: [{ seat: 0, type: 'draw' }],
      open: { seat: [0], type: ['draw'] },
      next: null,
      move: { seat: 0, type: 'draw' },
    });
    expect(narrow(moves, { type: 'play' }).open.card).toEqual(
      moves.flatMap((move) => (move.type === 'play' ? [move.card] : [])),
    );
    expect(narrow(moves, { seat: 3 }).moves).toEqual([]);
  });

  it('compares an array by its first items, and an object by its fields', () => {
    const walks = [
      { seat: 0, type: 'walk', card: { color: 'red' }, path: ['a', 'b'] },
      { seat: 0, type: 'walk', card: { color: 'red' }, path: ['a', 'c', 'd'] },
      { seat: 0, type: 'walk', card: { color: 'gold' }, path: ['a', 'c'] },
    ] as const;
    expect(narrow(walks, { card: { color: 'red' }, path: ['a'] as never }).open.path).toEqual(['b', 'c']);
    expect(narrow(walks, { path: ['a', 'c'] }).moves).toHaveLength(2);
    expect(narrow(walks, { path: ['a', 'c'] }).open.path).toEqual(['d']);
    expect(narrow(walks, { path: undefined }).open.path).toEqual(['a']);
    expect(narrow(walks, { card: { color: 'blue' } as never }).moves).toEqual([]);
    expect(narrow(walks, { card: {} as never }).moves).toEqual([]);
    expect(narrow(walks, { card: { color: 'red', size: 1 } as never }).moves).toEqual([]);
    expect(narrow(walks, { card: ['red'] as never }).moves).toEqual([]);
    expect(narrow(walks, { card: null as never }).moves).toEqual([]);
    expect(narrow(walks, { path: { 0: 'a' } as never }).moves).toEqual([]);
    expect(narrow(walks, { flock: 1 } as never).moves).toEqual([]);
    expect(narrow(walks, { toString: 1 } as never).moves).toEqual([]);
  });

  it('compares every field of an object', () => {
    const moves = [{ seat: 0, type: 'a', card: { color: 'red', number: 1 } }] as const;
    expect(narrow(moves, { card: { color: 'red', number: 1 } }).moves).toHaveLength(1);
    expect(narrow(moves, { card: { color: 'red', number: 2 } as never }).moves).toEqual([]);
  });

  it('keeps fields with equal values apart', () => {
    const moves = [
      { seat: 1, type: 'a', from: 1, card: null },
      { seat: 1, type: 'a', from: 1, card: null },
    ] as const;
    expect(narrow(moves, {}).open).toEqual({ seat: [1], type: ['a'], from: [1], card: [null] });
    expect(narrow(moves, { card: null }).moves).toHaveLength(2);
  });
});

describe('playout', () => {
  it('plays to the end, the same for the same seed, and does not change the state', () => {
    const before = structuredClone(state);
    const end = playout(chicken, state, { seed: 'bot' });
    expect(chicken.isOver(end)).toBe(true);
    expect(playout(chicken, state, { seed: 'bot' })).toEqual(end);
    expect(playout(chicken, state, { seed: 'other' })).not.toEqual(end);
    expect(playout(chicken, state)).not.toEqual(end);
    expect(state).toEqual(before);
  });

  it('has its own chance, or the one passed to it', () => {
    const playedWith = (name: string) => playout(chicken, state, { seed: 'bot', chance: strongChance(name) });
    expect(playedWith('a')).toEqual(playedWith('a'));
    expect(playedWith('a')).not.toEqual(playedWith('b'));
    // A playout ignores the seed of the state: states that differ only in it play out alike.
    const { seed, ...end } = playout(chicken, { ...state, seed: 'another' }, { seed: 'bot' });
    expect({ ...end, seed: state.seed }).toEqual(playout(chicken, state, { seed: 'bot' }));
    expect(seed).toBe('another');
  });

  it('takes its chance and its choices from its seed', () => {
    type Policy = NonNullable<Parameters<typeof playout<ChickenTypes>>[2]>['policy'];
    const first: Policy = (moves) => moves[0] as (typeof moves)[number];
    const scores = (seed: string, policy?: Policy) => playout(chicken, state, { seed, policy }).scores;
    expect(scores('a', first)).not.toEqual(scores('b', first));
    const chosen = (seed: string) => {
      const choose = uniform<ChickenTypes>(seed);
      return Array.from({ length: 20 }, () => choose(chicken.legalMoves(state), state, 0).type).join();
    };
    expect(chosen('a')).toBe(chosen('a'));
    expect(chosen('a')).not.toBe(chosen('b'));
  });

  it('counts the moves played, and passes the seat to the policy', () => {
    const draft = chicken.rules.copy({ ...state, options: { ...state.options, maxRounds: 1 } });
    const seats: number[] = [];
    const played = playOn<ChickenTypes>(
      chicken,
      draft,
      (moves, _, seat) => {
        seats.push(seat);
        return moves.find(({ type }) => type === 'withdraw') as (typeof moves)[number];
      },
      strongChance('x'),
    );
    expect(played).toBe(4);
    expect(seats).toEqual([0, 1, 2, 3]);
    expect(draft.step).toEqual({ type: 'over', reason: 'maxRounds' });
  });

  it('stops early when `until` returns true', () => {
    const played: number[] = [];
    const until = (now: typeof state, count: number) => {
      played.push(count);
      return now.step.type === 'over' || count === 3;
    };
    const stopped = playout(chicken, state, { seed: 'bot', until });
    expect(played).toEqual([1, 2, 3]);
    expect(chicken.isOver(stopped)).toBe(false);
    expect(playout(chicken, state, { seed: 'bot', until: () => false })).toEqual(
      playout(chicken, state, { seed: 'bot' }),
    );
  });

  it('follows a policy', () => {
    const end = playout(chicken, state, {
      seed: 'bot',
      policy: (moves) => moves[moves.length - 1] as (typeof moves)[number],
    });
    // Withdrawing comes last in the list.
    expect(end.round).toBeGreaterThan(1);
    expect(end.lastPlayer).toBeNull();
  });
});

describe('default options', () => {
  it('are shared by all tables with the same number of seats, and frozen', () => {
    const [one, two, more] = [chicken.setup({ seats: 3 }), chicken.setup({ seats: 3 }), chicken.setup({ seats: 4 })];
    expect(Object.isFrozen(one.options)).toBe(true);
    expect(two.options).toEqual(one.options);
    expect(() => Object.assign(one.options, { target: 1 })).toThrow(TypeError);
    expect(chicken.setup({ seats: 3 }).options.target).toBe(50);
    expect(more.options).toEqual(one.options);
    expect(chicken.setup({ seats: 3, options: { target: 9 } }).options.target).toBe(9);
  });
});

describe('the defaults of a definition', () => {
  interface Step {
    readonly type: 'turn' | 'over';
    readonly seat?: number;
    readonly reason?: 'done';
  }
  interface Table {
    readonly game: 'countdown';
    readonly seats: number;
    readonly step: Step;
    readonly scores: readonly number[];
  }
  interface CountdownTypes {
    Options: object;
    Table: Table;
    State: Table & { readonly seed: string };
    View: Table & { readonly viewer: number | null };
    Move: { readonly seat: number; readonly type: 'pass' };
    Event: Opened<'countdown', object> | { readonly type: 'passed' };
    RedactedEvent: RedactedOpened<'countdown', object> | { readonly type: 'passed' };
    Violation: ViolationOf<CommonParams>;
  }
  // Defined again in each test, because the tests are about definitions.
  const defined = () =>
    defineGame<CountdownTypes>({
      id: 'countdown',
      title: 'Countdown',
      rulesVersion: 1,
      seats: { min: 2, max: 2, default: 2 },
      readOptions: () => ({}),
      moves: { pass: { steps: ['turn'], tokens: ['P'] } },
      setup: {
        initial: (seats, _, seed) => ({
          game: 'countdown',
          seats,
          step: { type: 'turn', seat: 1 },
          scores: [3, 4],
          seed,
        }),
        begin: () => undefined,
      },
      whyNot: () => null,
      movegen: { legal: (_, seat) => Object.freeze([Object.freeze({ seat, type: 'pass' } as const)]) },
      play: (state, _, emit) => emit(state, { type: 'passed' }),
      ranking: () => [[1], [0]],
      evolve(table) {
        table.step = { type: 'over', reason: 'done' };
      },
      copy: {
        state: (state) => ({ ...state, scores: state.scores.slice() }),
        view: (view) => ({ ...view, scores: view.scores.slice() }),
      },
      view: ({ game, seats, step, scores }, viewer) => ({ game, seats, step, scores: scores.slice(), viewer }),
      redact: (event) => event,
      determinize: ({ viewer: _, ...table }, seed) => ({ ...table, seed }),
    });
  const opened = () => {
    const countdown = defined();
    return { countdown, start: countdown.setup({ seed: 'x' }) };
  };

  it('the actor is the seat that the step names; a step without a seat has no actor', () => {
    const { countdown, start } = opened();
    expect(countdown.actors(start)).toEqual([1]);
    expect(countdown.rules.actors(start)).toEqual([1]);
    expect(countdown.legalMoves(start)).toEqual([{ seat: 1, type: 'pass' }]);
    expect(countdown.actors({ ...start, step: { type: 'turn' } })).toEqual([]);
    expect(countdown.whyNot(start, { seat: 0, type: 'pass' })).toEqual({ clause: 'G-1', params: { actors: [1] } });
  });

  it('the score is a copy of the scores of the table', () => {
    const { countdown, start } = opened();
    expect(countdown.score(start)).toEqual([3, 4]);
    expect(countdown.score(start)).not.toBe(start.scores);
  });

  it('G-8: the outcome is the ranking, with the reason in the step', () => {
    const { countdown, start } = opened();
    const end = countdown.apply(start, { seat: 1, type: 'pass' });
    expect(countdown.outcome(start)).toBeNull();
    expect(countdown.outcome(end)).toEqual({ ranking: [[1], [0]], reason: 'done' });
    expect(countdown.actors(end)).toEqual([]);
    expect(countdown.rules.actors(end)).toEqual([]);
    expect([start, end].map(countdown.isOver)).toEqual([false, true]);
  });

  it('a game has every verb as soon as it is defined, with and without checks', () => {
    const { countdown, start } = opened();
    const view = { game: 'countdown', seats: 2, step: { type: 'turn', seat: 1 }, scores: [3, 4], viewer: 1 };
    expect(countdown.view(start, 1)).toEqual(view);
    expect(countdown.determinize(countdown.view(start, 1), 'x')).toEqual(start);
    expect(countdown.redact({ type: 'passed' }, 0)).toEqual({ type: 'passed' });
    const draft = countdown.rules.copy(start);
    expect(draft).toEqual(start);
    countdown.rules.evolve(draft, { type: 'passed' });
    expect(draft.step).toEqual({ type: 'over', reason: 'done' });
    expect(start.step).toEqual({ type: 'turn', seat: 1 });
    expect(playout(countdown, start)).toEqual(draft);
    expect(countdown.evolve(start, { type: 'passed' })).toEqual(draft);
  });

  it('a definition can replace actors and score', () => {
    expect(peck.actors(peck.setup({ seats: 3, seed: 'x' }))).toEqual([0, 1, 2]);
    const doubled = defineGame({ ...definition, score: ({ scores }) => scores.map((score) => 2 * score) });
    expect(doubled.score({ ...peck.setup({ seed: 'x' }), scores: [1, 2] })).toEqual([2, 4]);
  });
});

describe('the opening', () => {
  const { state: dealt, events } = peck.setupWithEvents({ seats: 2, seed: 'opening' });
  const [opened] = events;
  if (opened?.type !== 'opened') throw new Error('expected an opening');

  it('comes from the engine, as the first event of every log', () => {
    expect(opened).toEqual({ game: 'peck', type: 'opened', seats: 2, options: { rounds: 3 }, seed: 'opening' });
    expect(events.map(({ type }) => type)).toEqual(['opened', 'dealt']);
  });

  it('is redacted by the engine: the viewer takes the place of the seed', () => {
    const redacted = { game: 'peck', type: 'opened', seats: 2, options: { rounds: 3 } };
    expect(peck.redact(opened, 1)).toEqual({ ...redacted, viewer: 1 });
    expect(peck.redact(opened, null)).toEqual({ ...redacted, viewer: null });
  });

  it('is folded by the engine into a state before the first deal, or a view of it', () => {
    const { rounds } = dealt.options;
    const empty = definition.setup.initial(2, { rounds }, 'opening');
    expect(peck.evolve(null, opened)).toEqual(empty);
    const redacted = peck.redact(opened, 0);
    if (redacted === null) throw new Error('expected an event');
    const { seed: _, ...table } = empty;
    expect(peck.evolve(null, redacted)).toEqual({ ...table, viewer: 0 });
    expect(Object.keys(peck.evolve(null, redacted))).toEqual(Object.keys(peck.view(dealt, 0)));
  });

  it('cannot come twice, and no other event can come first', () => {
    expect(() => peck.evolve(dealt, opened)).toThrow(new RangeError("event: 'opened' cannot come again in a log"));
    expect(() => peck.evolve(peck.view(dealt, 0), { ...opened, viewer: 0 })).toThrow(RangeError);
    for (const event of events.slice(1)) {
      expect(() => peck.evolve(null, event)).toThrow(new RangeError("event: 'dealt' cannot come first in a log"));
    }
    expect(() => peck.evolve(null, { type: 'bogus' } as never)).toThrow(RangeError);
  });
});
