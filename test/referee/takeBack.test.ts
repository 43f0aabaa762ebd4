import fc from 'fast-check';
import type { Game, GameTypes, Seat } from 'hencoop';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { chickenOut } from 'hencoop/chicken-out';
import { createReferee, type MatchUpdate, mayTakeBack, type SeatEntry, seatEntries } from 'hencoop/referee';
import type { Kit } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';
import { atNight } from '../../support/nightEffort.js';
import { twoWorlds } from '../../support/twoWorlds.js';
import { playSome, TABLES } from './matches.js';
import { honest, narrowed, type Says, turns } from './narrowing.js';

/** The number of moves to judge in each game (a million in all in the nightly run), and of worlds for each. */
const MOVES = atNight(tries(4000, 1 / 16), 170_000);
const WORLDS = atNight(8, 4);
/** The number of moves to follow a game before the next set-up has its turn. */
const LONGEST = 400;

/** Judges `moves` moves of random games: returns the first wrong yes, and the number of safe moves. */
function judged<G extends GameTypes>(game: Game<G>, kit: Kit<G>, says: Says, moves: number) {
  let [asked, safe] = [0, 0];
  for (let number = 0; asked < moves; number++) {
    const setup = kit.setups[number % kit.setups.length];
    if (setup === undefined) throw new Error('expected a set-up');
    for (const turn of turns(game, setup, `game ${number}`, LONGEST)) {
      asked += 1;
      if (says(game, [turn.entry], turn.before)) {
        safe += 1;
        const why = narrowed(game, kit, turn, WORLDS);
        if (why !== null) return { asked, safe, wrong: { move: turn.move, why } };
      }
      if (asked === moves) break;
    }
  }
  return { asked, safe, wrong: null };
}

/** The log of a seat, from the host's log. */
type LogFor = <G extends GameTypes>(
  game: Game<G>,
  log: readonly MatchUpdate<G>['log'][],
  seat: Seat,
) => readonly SeatEntry<G>[];

/** Compares answers in two worlds that look alike to the seat: returns their number, and the first that differ. */
function compared<G extends GameTypes>(game: Game<G>, kit: Kit<G>, logFor: LogFor, runs: number) {
  let answers = 0;
  const { counterexample } = fc.check(
    fc.property(fc.constantFrom(...kit.setups), fc.nat(), fc.nat(kit.typicalMoves), (setup, seed, played) => {
      const viewer = seed % setup.seats;
      const { here, there, steps } = twoWorlds(game, kit, setup, { viewer, seed: `${seed}`, played });
      const from = game.view(here, viewer);
      const answersIn = (state: G['State'], moves: readonly (G['Move'] | null)[]) => {
        const log = logFor(game, logOf(game, state, moves), viewer);
        return JSON.stringify(log.map((_, index) => mayTakeBack(game, log.slice(0, index + 1), from)));
      };
      answers += steps.length;
      const answersHere = answersIn(
        here,
        steps.map((step) => step.here),
      );
      return (
        answersHere ===
        answersIn(
          there,
          steps.map((step) => step.there),
        )
      );
    }),
    { numRuns: runs },
  );
  return { answers, counterexample };
}

/** The host's log of `moves`; a `null` adds nothing. */
function logOf<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  moves: readonly (G['Move'] | null)[],
): MatchUpdate<G>['log'][] {
  let now = state;
  return moves.flatMap((move) => {
    if (move === null) return [];
    const attempt = game.tryApply(now, move);
    if (!attempt.ok) throw new Error(`refused: ${JSON.stringify(move)}`);
    now = attempt.state;
    return { move, events: attempt.events };
  });
}

function firstSetup<G extends GameTypes>(kit: Kit<G>): Kit<G>['setups'][number] {
  const [setup] = kit.setups;
  if (setup === undefined) throw new Error('expected a set-up');
  return setup;
}

describe.each(TABLES.map((table) => [table.id, table] as const))('mayTakeBack in %s', (_, { on }) => {
  it('is true only for moves that leave every world possible', { timeout: 3_600_000 }, () => {
    on((game, kit) => {
      const { asked, safe, wrong } = judged(game, kit, honest, MOVES);
      expect(wrong).toBeNull();
      expect(safe).toBeGreaterThan(0);
      expect(safe).toBeLessThan(asked);
    });
  });

  it('returns the same in two worlds that look alike to the seat', () => {
    const { answers, counterexample } = on((game, kit) => compared(game, kit, seatEntries, tries(80)));
    expect(counterexample).toBeNull();
    expect(answers).toBeGreaterThan(0);
  });

  it("finds the same in the host's log as in a seat's deliveries", () => {
    on((game, kit) => {
      const setup = firstSetup(kit);
      const { match, deliveries, submissions } = playSome(game, setup, 7, 30);
      const opened = game.setupWithEvents({ ...setup, seed: 'match-7' });
      // The referee accepted each of them.
      const moves = submissions.map(({ submission }) => submission.move) as unknown as Parameters<
        typeof game.apply
      >[1][];
      const whole = [{ move: null, events: opened.events }, ...logOf(game, opened.state, moves)];
      for (let seat = 0; seat < match.state.seats; seat++) {
        const own = seatEntries(game, whole, seat);
        expect(own.map(({ events }) => events)).toEqual(
          deliveries.filter(({ to }) => to === seat).map(({ events }) => events),
        );
        expect(own.flatMap(({ move }) => move ?? [])).toEqual(moves.filter((move) => move.seat === seat));
      }
    });
  });
});

describe('the tests of mayTakeBack', () => {
  const all: Says = () => true;
  const hidden = (view: object) => JSON.stringify(view).split('null').length;
  /** Yes, unless a hidden card now lies open. */
  const byCards: Says = (game, log, before) =>
    hidden(before) <=
    hidden(
      log.flatMap(({ events }) => events).reduce<typeof before>((view, event) => game.evolve(view, event), before),
    );

  it.each([
    ['a function that allows every move', all],
    ['a function that allows every move that uncovers no card, even if hidden cards decide its effect', byCards],
  ])('catch %s', (_, says) => {
    const found = TABLES.map(({ on }) => on((game, kit) => judged(game, kit, says, 1500).wrong));
    expect(found.filter((wrong) => wrong !== null).length).toBeGreaterThan(0);
  });

  it('catch a log that lists the secret moves of other seats', () => {
    const leaky: LogFor = (game, log, seat) =>
      log.map(({ move, events }) => ({
        move: move?.seat === seat ? move : null,
        events: events.flatMap((event) => game.redact(event, seat) ?? []),
      }));
    const found = TABLES.map(({ on }) => on((game, kit) => compared(game, kit, leaky, 40).counterexample));
    expect(found.some((counterexample) => counterexample !== null)).toBe(true);
  });
});

describe('mayTakeBack', () => {
  const referee = createReferee(chicken);
  const opened = referee.open({ seats: 2, seed: 'hen' });
  const log = [opened.log];
  const submit = (match: typeof opened.match, move: ChickenTypes['Move'], id = 'a') => {
    const revision = match.revisions[move.seat] ?? 0;
    const judgment = referee.submit(match, move.seat, { id, revision, move });
    if (judgment.log === null) throw new Error(JSON.stringify(judgment.answer));
    return { match: judgment.match, log: judgment.log };
  };
  const draw = submit(opened.match, { seat: 0, type: 'draw' });
  const play = submit(opened.match, { seat: 0, type: 'play', card: 4 });
  const withdraw = submit(opened.match, { seat: 0, type: 'withdraw' });
  const asked = (seat: Seat, ...more: (typeof opened.log)[]) =>
    mayTakeBack(chicken, seatEntries(chicken, [...log, ...more], seat));

  it('refuses a move that showed its player a card', () => expect(asked(0, draw.log)).toBe(false));

  it('allows a move with an effect that the player could foresee', () => {
    expect(asked(0, play.log)).toBe(true);
    expect(asked(0, withdraw.log)).toBe(true);
  });

  it('refuses once another seat has moved', () => {
    const next = submit(play.match, { seat: 1, type: 'draw' });
    expect(asked(0, play.log, next.log)).toBe(false);
    expect(asked(1, play.log, next.log)).toBe(false);
  });

  it('refuses a seat that has not moved', () => expect(asked(1, play.log)).toBe(false));

  it('continues from a snapshot', () => {
    const from = referee.snapshot(opened.match, 0).view;
    expect(mayTakeBack(chicken, seatEntries(chicken, [play.log], 0), from)).toBe(true);
    expect(mayTakeBack(chicken, seatEntries(chicken, [draw.log], 0), from)).toBe(false);
  });

  it('refuses events that do not follow from the view', () => {
    const [entry] = seatEntries(chicken, [play.log], 0);
    if (entry === undefined) throw new Error('expected an entry');
    const other = { ...entry, events: entry.events.slice(1) };
    expect(mayTakeBack(chicken, [other], chicken.view(opened.match.state, 0))).toBe(false);
  });

  it('names a log without a beginning, and a move that was not legal', () => {
    const own = seatEntries(chicken, [play.log], 0);
    expect(() => mayTakeBack(chicken, own)).toThrow('log: expected the opening first, or a view to continue from');
    const from = chicken.view(play.match.state, 0);
    expect(() => mayTakeBack(chicken, own, from)).toThrow('log.0.move: expected a move that was legal then');
  });
});

describe('a rule that the move needs', () => {
  type Play = (typeof chicken)['rules']['play'];
  const opened = chicken.setup({ seats: 2, seed: 'hen' });
  const from = chicken.view(opened, 0);
  const entries = seatEntries(chicken, logOf(chicken, opened, [{ seat: 0, type: 'withdraw' }]), 0);
  const allows = (rule: Play) =>
    mayTakeBack(
      {
        ...chicken,
        rules: {
          ...chicken.rules,
          play(...given) {
            rule(...given);
            chicken.rules.play(...given);
          },
        },
      },
      entries,
      from,
    );

  it.each<[string, boolean, Play]>([
    ['looks at nothing hidden', true, (state) => state.hands[0]?.includes('egg')],
    ['counts hidden cards', true, (state) => state.hands[1]?.length],
    ['looks at the hand of another', false, (state) => state.hands[1]?.includes('egg')],
    ['looks at the draw pile', false, (state) => state.drawPile.at(-1)],
    ['asks chance', false, (_, __, ___, chance) => chance.roll('dice', [1, 2], 1)],
    ['looks at the seed', false, (state) => state.seed.length],
  ])('%s, so that taking back is allowed: %s', (_, safe, rule) => expect(allows(rule)).toBe(safe));
});

it('mayTakeBack lets a rule look at a card once the move has uncovered it', () => {
  const opened = chicken.setup({ seats: 2, seed: 'hen' });
  const opens: (typeof chicken)['rules'] = {
    ...chicken.rules,
    evolve(draft, event) {
      chicken.rules.evolve(draft, event);
      const [, hand = []] = draft.hands;
      for (const index of hand.keys()) hand[index] = 4;
    },
    play(draft, move, emit, chance) {
      chicken.rules.play(draft, move, emit, chance);
      if (draft.hands[1]?.includes('egg')) throw new Error('expected the cards that were laid open');
    },
  };
  const [entry] = seatEntries(chicken, logOf(chicken, opened, [{ seat: 0, type: 'withdraw' }]), 0);
  expect(mayTakeBack({ ...chicken, rules: opens }, entry === undefined ? [] : [entry], chicken.view(opened, 0))).toBe(
    true,
  );
});

describe('a series put under a hidden pile', () => {
  /** The first move of a game that takes a series. */
  function takingSeries() {
    let state = chickenOut.setup({ seats: 2, seed: 'hen' });
    while (!chickenOut.isOver(state)) {
      const moves = chickenOut.legalMoves(state);
      const move = moves.find(({ type }) => type === 'chickenOut');
      if (move !== undefined) return { state, move };
      const [next] = moves;
      if (next === undefined) break;
      state = chickenOut.apply(state, next);
    }
    throw new Error('expected a player to chicken out');
  }
  const { state, move } = takingSeries();
  const from = chickenOut.view(state, move.seat);
  const log = seatEntries(chickenOut, logOf(chickenOut, state, [move]), move.seat);

  it('can be taken back, since the rules move hidden cards without looking at them', () => {
    expect(mayTakeBack(chickenOut, log, from)).toBe(true);
  });

  it('cannot be taken back if a rule then looks at one of the moved cards', () => {
    const { play } = chickenOut.rules;
    const curious: typeof play = (draft, played, emit, chance) =>
      play(
        draft,
        played,
        (table, event) => {
          emit(table, event);
          table.piles[move.seat]?.at(-1);
        },
        chance,
      );
    expect(mayTakeBack({ ...chickenOut, rules: { ...chickenOut.rules, play: curious } }, log, from)).toBe(false);
  });
});
