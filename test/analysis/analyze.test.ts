import type { Game, GameTypes, Seat } from 'hencoop';
import { type AnalyzedStep, analyze, type Decision, type Finding, MARKS, type SeatSummary } from 'hencoop/analysis';
import type { GameBots, Measure } from 'hencoop/bots';
import { chicken, type Move, type State } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { chickenEntry } from 'hencoop/chicken/record';
import { recordOf, replay } from 'hencoop/record';
import { seatEntries } from 'hencoop/referee';
import { describe, expect, it } from 'vitest';
import { markOf } from '../../src/analysis/marks.js';
import { tries } from '../../support/effort.js';
import { gameOf, IDS, kitOf, loadBots } from '../../support/games.js';
import { twoWorlds } from '../../support/twoWorlds.js';
import { turns } from '../referee/narrowing.js';

const PLAYOUTS = 6;

/** Logs a random game of at most `most` moves. */
function played(game: Game<GameTypes>, seed: string, most: number) {
  const setup = { seats: game.seats.default, options: {} };
  const log: { readonly move: GameTypes['Move'] | null; readonly events: readonly GameTypes['Event'][] }[] = [
    { move: null, events: game.setupWithEvents({ ...setup, seed }).events },
  ];
  let end = game.setup({ ...setup, seed });
  for (const { state, move, after } of turns(game, setup, seed, most)) {
    const attempt = game.tryApply(state, move);
    if (attempt.ok) log.push({ move, events: attempt.events });
    end = after;
  }
  return { log, end };
}

async function findings<G extends GameTypes>(found: AsyncIterable<Finding<G>>) {
  const decisions: Decision<G>[] = [];
  const seats: SeatSummary[] = [];
  for await (const one of found) {
    if (one.type === 'decision') decisions.push(one);
    else seats.push(one);
  }
  return { decisions, seats };
}

/** The difference between a seat's summary and its result, with each term taken from the decisions if they have it. */
function imbalance(decisions: readonly Decision<GameTypes>[], account: SeatSummary): number {
  const own = decisions.filter(({ seat }) => seat === account.seat);
  const sum = (term: 'loss' | 'luck') => own.reduce((total, decision) => total + decision[term], 0);
  return Math.abs(account.start + sum('luck') - sum('loss') + account.gifts - account.result);
}

describe.each(IDS)('the analysis of %s', (id) => {
  it.each(['seat', 'knowingAll'] as const)(
    'balances start, chance, losses and gifts with the result, as %s',
    async (as) => {
      const game = await gameOf(id);
      const { log } = played(game, 'balance', 14);
      const { decisions, seats } = await findings(analyze(await loadBots(id), log, { as, playouts: PLAYOUTS }));
      expect(decisions.length).toBe(log.length - 1);
      expect(seats.length).toBe(game.seats.default);
      for (const account of seats) {
        expect(imbalance(decisions, account)).toBeLessThan(1e-9);
        const { start, luck, loss, gifts, result } = account;
        expect(Math.abs(start + luck - loss + gifts - result)).toBeLessThan(1e-9);
      }
      // A wrong sign shows only if the term is not 0: without hidden cards there may be no luck.
      const planted = (['loss', 'luck'] as const).filter((term) => decisions.some((decision) => decision[term] !== 0));
      for (const term of planted) {
        const wrong = decisions.map((decision) => ({ ...decision, [term]: -decision[term] }));
        expect(seats.some((account) => imbalance(wrong, account) > 1e-9)).toBe(true);
      }
      if (as === 'seat') expect(planted).toContain('luck');
      expect(seats.some((account) => imbalance(decisions, { ...account, gifts: -account.gifts }) > 1e-9)).toBe(true);
    },
  );

  it('gives the same findings for a seat from its seat log as from the event log', async () => {
    const game = await gameOf(id);
    const bots = await loadBots(id);
    const { log } = played(game, 'learned', 10);
    const whole = await findings(analyze(bots, log, { playouts: PLAYOUTS }));
    for (let seat = 0; seat < game.seats.default; seat++) {
      const own = await findings(analyze(bots, seatEntries(game, log, seat), { playouts: PLAYOUTS }));
      expect(own.seats).toEqual(whole.seats.filter((account) => account.seat === seat));
      expect(own.decisions).toEqual(whole.decisions.filter((decision) => decision.seat === seat));
    }
  });

  it('judges a seat only by what it may know', async () => {
    const game = await gameOf(id);
    const kit = await kitOf(id);
    const bots = await loadBots(id);
    const setup = { seats: game.seats.default, options: {} };
    let [compared, traced] = [0, 0];
    for (let number = 0; number < 60 && compared < tries(16); number++) {
      const viewer = number % setup.seats;
      const { here, there, steps } = twoWorlds(game, kit, setup, { viewer, seed: `analyzed ${number}`, most: 8 });
      // Both worlds begin with deals that look the same to the viewer.
      const opening = game.setupWithEvents({ ...setup, seed: `analyzed ${number}` }).events;
      const openingThere = opening.map((event) => game.redact(event, viewer));
      const seen = async (state: GameTypes['State'], moves: readonly (GameTypes['Move'] | null)[]) => {
        const log = logOf(game, state, moves, viewer, openingThere);
        const traced = tracing(bots);
        const found = await findings(analyze(traced.bots, log, { playouts: PLAYOUTS }));
        return { ...found, traces: traced.traces };
      };
      const [a, b] = [
        await seen(
          here,
          steps.map((step) => step.here),
        ),
        await seen(
          there,
          steps.map((step) => step.there),
        ),
      ];
      expect(b.decisions).toEqual(a.decisions);
      expect(b.seats).toEqual(a.seats);
      // The data that reasons are computed from.
      expect(b.traces).toEqual(a.traces);
      compared += a.decisions.length;
      traced += a.traces.length;
    }
    expect(traced > 0).toBe(compared > 0);
    // In Chicken Out!, a play reveals a card that no other world has, and no other first move is legal.
    if (id !== 'chicken-out') expect(compared).toBeGreaterThan(0);
  });
});

/** The bots with a single measure, which records whole playouts. */
function tracing(bots: GameBots<GameTypes>) {
  const traces: string[] = [];
  const trace: Measure<GameTypes> = {
    unit: 'number',
    better: 'more',
    least: 1,
    of({ events, end }) {
      // The seed of an imagined world does not matter.
      const { seed: _, ...table } = end as GameTypes['State'] & { readonly seed: string };
      return traces.push(JSON.stringify([events, table]));
    },
  };
  return { bots: { ...bots, measures: { trace } }, traces };
}

/** The viewer's log. */
function logOf(
  game: Game<GameTypes>,
  state: GameTypes['State'],
  moves: readonly (GameTypes['Move'] | null)[],
  viewer: Seat,
  opening: readonly (GameTypes['RedactedEvent'] | null)[],
): AnalyzedStep<GameTypes>[] {
  let now = state;
  const log: AnalyzedStep<GameTypes>[] = [{ move: null, events: opening.flatMap((event) => event ?? []) }];
  for (const move of moves) {
    if (move === null) continue;
    const attempt = game.tryApply(now, move);
    if (!attempt.ok) throw new Error(`refused: ${JSON.stringify(move)}`);
    now = attempt.state;
    const events = attempt.events.flatMap((event) => game.redact(event, viewer) ?? []);
    log.push({ move: move.seat === viewer ? move : null, events });
  }
  return log;
}

function eventsOf(state: State, move: Move) {
  const attempt = chicken.tryApply(state, move);
  return attempt.ok ? attempt.events : [];
}

describe('analyze', () => {
  // With a single round, leaving it with a full hand costs much.
  const start = chicken.setup({ seats: 2, seed: 'farm', options: { maxRounds: 1 } });
  const move = { seat: 0, type: 'withdraw' } as const;
  const record = recordOf(chickenEntry, chicken.apply(start, move), [move]);

  it('marks a move that loses the round, and names a better one', async () => {
    const { decisions } = await findings(analyze(chickenBots, replay(chickenEntry, record), { playouts: 400 }));
    const [decision] = decisions;
    expect(decision?.move).toEqual(move);
    expect(decision?.best).not.toEqual(move);
    expect(decision?.loss).toBeGreaterThan(2 * (decision?.lossError ?? 1));
    expect(MARKS).toContain(decision?.mark);
  });

  it('would not balance if losses had the wrong sign', async () => {
    const { log } = played(await gameOf('chicken'), 'losses', 30);
    const { decisions, seats } = await findings(analyze(await loadBots('chicken'), log, { playouts: 100 }));
    expect(decisions.some(({ loss }) => loss > 0)).toBe(true);
    const wrong = decisions.map((decision) => ({ ...decision, loss: -decision.loss }));
    expect(seats.some((account) => imbalance(wrong, account) > 1e-9)).toBe(true);
    expect(seats.every((account) => imbalance(decisions, account) < 1e-9)).toBe(true);
  });

  it('calls another move best only if it is better by more than two standard errors', async () => {
    const { log } = played(await gameOf('chicken'), 'losses', 30);
    const { decisions } = await findings(analyze(await loadBots('chicken'), log, { playouts: 20 }));
    for (const { best, move, loss, lossError, reasons } of decisions) {
      if (best === move) expect({ loss, lossError, reasons }).toEqual({ loss: 0, lossError: 0, reasons: [] });
      else expect(loss).toBeGreaterThan(2 * lossError);
    }
  });

  it('finds the better of two moves', async () => {
    const setup = { seats: 2, seed: 'fox', options: { maxRounds: 1 } };
    const { state, events } = chicken.setupWithEvents(setup);
    expect(chicken.legalMoves(state)).toEqual([{ seat: 0, type: 'draw' }, move]);
    const steps = [
      { move: null, events },
      { move, events: eventsOf(state, move) },
    ];
    const { decisions } = await findings(analyze(chickenBots, steps, { playouts: 100 }));
    expect(decisions[0]?.best).toEqual({ seat: 0, type: 'draw' });
  });

  it('does not sample hidden cards in hindsight', async () => {
    const imagine = (): never => {
      throw new Error('expected no imagined world');
    };
    const bots = { ...chickenBots, worlds: imagine, method: () => ({ ...chickenBots.method(2), worlds: imagine }) };
    const { decisions } = await findings(
      analyze(bots, replay(chickenEntry, record), { playouts: 2, as: 'knowingAll' }),
    );
    expect(decisions.length).toBe(1);
  });

  it('samples different worlds with a different seed', async () => {
    const seedsOf = async (seed: string) => {
      const seeds: string[] = [];
      const worlds: (typeof chickenBots)['worlds'] = (view, of) => {
        seeds.push(of);
        return chickenBots.worlds(view, of);
      };
      const bots = { ...chickenBots, worlds, method: () => ({ ...chickenBots.method(2), worlds }) };
      await findings(analyze(bots, replay(chickenEntry, record), { playouts: 2, seed }));
      return seeds;
    };
    const fox = await seedsOf('fox');
    expect(fox.length).toBeGreaterThan(0);
    for (const seed of await seedsOf('hen')) expect(fox).not.toContain(seed);
  });

  it("does not judge other players' moves in a seat log, even if the log contains them", async () => {
    const own = seatEntries(chicken, Array.from(replay(chickenEntry, record)), 1);
    const named = own.map((entry, index) => ({ ...entry, move: index === 1 ? move : null }));
    const { decisions, seats } = await findings(analyze(chickenBots, named, { playouts: 2 }));
    expect([decisions, seats.map(({ seat }) => seat)]).toEqual([[], [1]]);
  });

  it("refuses steps that do not follow from each other, with the game's error as the cause", async () => {
    const [opening] = replay(chickenEntry, record);
    const events = [{ type: 'drew', seat: 9, card: null }];
    const found = analyze(chickenBots, [opening, { move: null, events }] as never, { playouts: 2 });
    await expect(found.next()).rejects.toMatchObject({
      name: 'RangeError',
      message: 'steps[1]: following it failed (see `cause`)',
      cause: expect.any(Error),
    });
  });

  it('is the same every time', async () => {
    const once = () => findings(analyze(chickenBots, replay(chickenEntry, record), { playouts: 10, seed: 'fox' }));
    expect(await once()).toEqual(await once());
  });

  it("rejects with the signal's reason when it is aborted", async () => {
    const abort = new AbortController();
    const found = analyze(chickenBots, replay(chickenEntry, record), { playouts: 10, signal: abort.signal });
    expect((await found.next()).value).toMatchObject({ type: 'decision' });
    abort.abort(new Error('enough'));
    await expect(found.next()).rejects.toThrow('enough');
  });

  it('gives the result of a finished game', async () => {
    const { log, end } = played(await gameOf('chicken'), 'to the end', 2000);
    const ranking = chicken.outcome(end as ReturnType<typeof chicken.setup>)?.ranking ?? [];
    const { seats } = await findings(analyze(await loadBots('chicken'), log, { playouts: 2 }));
    expect(seats.map(({ result }) => result)).toEqual(
      seats.map(({ seat }) => (ranking[0]?.includes(seat) ? 1 / ranking[0].length : 0)),
    );
    for (const { accuracy } of seats) {
      expect(accuracy).toBeGreaterThan(0);
      expect(accuracy).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    [{ playouts: 1 }, 'config.playouts: expected a whole number from 2 to 100000, got 1'],
    [{ playouts: 100_001 }, 'config.playouts: expected a whole number from 2 to 100000, got 100001'],
    [{ as: 'fox' }, "config.as: expected 'seat' or 'knowingAll'"],
    [{ sead: 'fox' }, 'config.sead'],
    [{ signal: 'fox' }, 'config.signal: expected an AbortSignal'],
  ])('refuses %j', (config, message) => {
    expect(() => analyze(chickenBots, [], config as object)).toThrow(message);
  });

  it('refuses steps without a setup, and hindsight from a seat log', async () => {
    const [opening] = replay(chickenEntry, record);
    if (opening === undefined) throw new Error('expected a set-up');
    await expect(analyze(chickenBots, [{ move: null, events: [] }]).next()).rejects.toThrow(
      'steps: expected the set-up',
    );
    const own = seatEntries(chicken, [opening], 0);
    await expect(analyze(chickenBots, own, { as: 'knowingAll' }).next()).rejects.toThrow('config.as');
    const watched = opening.events.flatMap((event) => chicken.redact(event, null) ?? []);
    await expect(analyze(chickenBots, [{ move: null, events: watched }]).next()).rejects.toThrow(
      'steps: expected a seat that learned them, got "a spectator"',
    );
  });

  it('refuses an illegal move, and a move before the setup', async () => {
    const [opening] = replay(chickenEntry, record);
    const early = analyze(chickenBots, [{ ...opening, move }] as never);
    await expect(early.next()).rejects.toThrow('steps[0].move: expected a move that was legal then');
    const wrong = { move: { seat: 0, type: 'play', card: 'chick' }, events: [] };
    const found = analyze(chickenBots, [opening, wrong] as never, { playouts: 2 });
    await expect(found.next()).rejects.toThrow('steps[1].move: expected a move that was legal then');
  });

  it('refuses wrong bots and steps, naming the wrong entry', async () => {
    // Foreign data, of any shape.
    expect(() => analyze({} as never, [])).toThrow('bots: expected the bots of a game');
    expect(() => analyze(chickenBots, 7 as never)).toThrow('steps: expected a list of steps, got 7');
    const found = analyze(chickenBots, [{ move: null, events: 7 }] as never);
    await expect(found.next()).rejects.toThrow('steps[0].events: expected a list of events, got 7');
  });
});

it.each([
  [0.04, 0, null],
  [0.05, 0, 'inaccuracy'],
  [0.1, 0.04, 'mistake'],
  [0.3, 0.1, 'blunder'],
  [0.3, 0.15, null],
])('a loss of %d with a standard error of %d is marked %s', (loss, error, mark) => {
  expect(markOf(loss, error)).toBe(mark);
});
