import fc from 'fast-check';
import { fastChance, fold, type Game, type GameTypes, remember, type Seat } from 'hencoop';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { redactedEventSchema, stateSchema, viewSchema } from 'hencoop/chicken/schema';
import {
  createReferee,
  type Delivery,
  follow,
  type LogEntry,
  type Match,
  mayTakeBack,
  openUndo,
  placeAfter,
  type Referee,
  randomly,
  type Snapshot,
  seatEntries,
  standing,
  type TakeBackResult,
  UNDO_REFUSALS,
  waitingFor,
} from 'hencoop/referee';
import { deepEqual, deepFreeze, type Kit } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';
import { type RandomBelow, randomFrom, receivers, TABLES } from './matches.js';

type Undoing = <G extends GameTypes>(
  referee: Referee<G>,
) => (match: Match<G>, seat: Seat | null, log: readonly LogEntry<G>[]) => TakeBackResult<G>;
const honest: Undoing = (referee) => referee.takeBack;
/** Takes a move back with several parts of the log that can be enough. */
const fromPlaces: Undoing = (referee) => (match, seat, log) => {
  const whole = referee.takeBack(match, seat, log);
  const { length } = log;
  for (const index of new Set([1, length >> 1, length - 4, length - 1])) {
    if (index < 1) continue;
    const entries = log.slice(index);
    if (!holdsLastMove(entries, seat)) continue;
    const from = JSON.parse(JSON.stringify(placeAfter(referee.game, { from: null, entries: log.slice(0, index) })));
    const part = referee.takeBack(match, seat, () => ({ from, entries }));
    if (!deepEqual(part, whole)) throw new Error(`differs from the place ${index} on`);
    const next = placeAfter(referee.game, { from, entries });
    if (!deepEqual(next, placeAfter(referee.game, { from: null, entries: log })))
      throw new Error(`leads elsewhere from ${index} on`);
  }
  return whole;
};

function holdsLastMove<G extends GameTypes>(entries: readonly LogEntry<G>[], seat: Seat | null): boolean {
  try {
    return standing(entries).some(({ move }) => move?.seat === seat);
  } catch {
    return false;
  }
}

/** A match with a move taken back now and then. */
interface Table<G extends GameTypes> {
  readonly match: Match<G>;
  readonly log: readonly LogEntry<G>[];
  /** The view that each viewer follows from its deliveries. */
  readonly seen: ReadonlyMap<Seat | null, Snapshot<G>>;
}

function revisionOf<G extends GameTypes>(match: Match<G>, viewer: Seat | null): number {
  return viewer === null ? match.watched : (match.revisions[viewer] ?? 0);
}

/** The table after an update, stored and sent as text. */
function after<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  { log, seen }: Table<G>,
  { match, deliveries, log: entry }: { match: Match<G>; deliveries: readonly Delivery<G>[]; log: LogEntry<G> },
): Table<G> {
  const next = new Map(seen);
  for (const delivery of deliveries) {
    const { redactedEvent, view } = kit.schemas;
    const sent: unknown = JSON.parse(JSON.stringify(delivery));
    const followed = follow(game, seen.get(delivery.to) ?? null, sent, redactedEvent, view);
    if (followed === null) throw new Error(`lost a delivery to ${delivery.to}`);
    next.set(delivery.to, followed);
  }
  return { match: JSON.parse(JSON.stringify(match)), log: [...log, JSON.parse(JSON.stringify(entry))], seen: next };
}

/** One random legal move; `null` if there is none. */
function moved<G extends GameTypes>(game: Game<G>, kit: Kit<G>, table: Table<G>, random: RandomBelow, number: number) {
  const legal = game.legalMoves(table.match.state);
  const move = legal[random(Math.max(1, legal.length))];
  if (move === undefined) return null;
  const revision = table.match.revisions[move.seat] ?? 0;
  const judged = createReferee(game).submit(table.match, move.seat, { id: `m${number}`, revision, move });
  if (judged.log === null) throw new Error(JSON.stringify(judged.answer));
  return { move, table: after(game, kit, table, judged) };
}

/** The first difference from a table without the move that `seat` has taken back; `null` if there is no difference. */
function wrongAfter<G extends GameTypes>(
  game: Game<G>,
  before: Table<G>,
  after: Table<G>,
  seat: Seat,
  sent: readonly Delivery<G>[],
): string | null {
  const { match, log, seen } = after;
  const was = standing(before.log).findLast(({ move }) => move?.seat === seat);
  const expected = standing(before.log).filter((entry) => entry !== was);
  const events = expected.flatMap((entry) => entry.events);
  if (JSON.stringify(standing(log)) !== JSON.stringify(expected)) return 'the log does not stand without the move';
  if (JSON.stringify(log.slice(0, -1)) !== JSON.stringify(before.log)) return 'the log was rewritten';
  if (JSON.stringify(match.state) !== JSON.stringify(fold(game, events))) return 'the state was not restored';
  // The rules agree: the moves that stand lead to the same state, one by one.
  const [opening, ...moves] = expected;
  let replayed = fold(game, opening?.events ?? []);
  for (const { move } of moves) if (move !== null) replayed = game.apply(replayed, move);
  if (JSON.stringify(replayed) !== JSON.stringify(match.state))
    return 'a replay of the moves that stand leads elsewhere';
  for (const viewer of receivers(match)) {
    const hasSeen = viewer === seat || was?.events.some((event) => game.redact(event, viewer) !== null);
    const raised = revisionOf(match, viewer) - revisionOf(before.match, viewer);
    if (raised !== (hasSeen ? 1 : 0)) return `the revision of ${viewer} was raised by ${raised}`;
    if (sent.filter(({ to }) => to === viewer).length !== raised) return `${viewer} got a wrong delivery`;
    const view = seen.get(viewer);
    if (view?.revision !== revisionOf(match, viewer)) return `${viewer} does not follow`;
    // The schema that checked the view may order its fields differently.
    if (!deepEqual(view.view, remember(game, events, viewer)))
      return `${viewer} does not see or remember the same as before`;
  }
  return null;
}

interface Tally {
  undone: number;
  refused: number;
  /** The number of undone moves that another seat's move had followed, unseen by the mover. */
  late: number;
}

/** Plays a game, and now and then takes back every move that it honestly can. Returns the first fault, or `null`. */
function playedBack<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  setup: Kit<G>['setups'][number],
  seed: number,
  moves: number,
  undoing: Undoing,
  tally: Tally,
): string | null {
  const random = randomFrom(`undo-${seed}`);
  const referee = createReferee(game);
  const opened = referee.open({ ...setup, seed: `undo-${seed}` });
  let table = after(game, kit, { match: opened.match, log: [], seen: new Map() }, opened);
  for (let number = 0; number < moves; number++) {
    const step = moved(game, kit, table, random, number);
    if (step === null) break;
    table = step.table;
    const seat = random(3) === 0 ? random(table.match.state.seats) : step.move.seat;
    if (random(5) > 0) continue;
    const isHonest = mayTakeBack(game, seatEntries(game, table.log, seat));
    const last = standing(table.log).findLast(({ move }) => move?.seat === seat);
    deepFreeze(table.match);
    const result = undoing(referee)(table.match, seat, table.log);
    if (result.log === null) {
      if (isHonest && !game.isOver(table.match.state)) return 'an honest undo was refused';
      tally.refused += 1;
      continue;
    }
    if (!isHonest) return 'a dishonest undo was made';
    tally.undone += 1;
    if (last !== standing(table.log).at(-1)) tally.late += 1;
    const undone = after(game, kit, table, result);
    const why = wrongAfter(game, table, undone, seat, result.deliveries);
    if (why !== null) return why;
    if (!deepEqual(referee.read(undone.match, kit.schemas.state), undone.match)) return 'the match cannot be stored';
    // Chance is keyed by site: the same move again gives the same events, byte for byte.
    const [again, once] = [last?.move ?? {}, last?.events ?? []].map((value) => JSON.stringify(value));
    const retried = game.tryApply(undone.match.state, JSON.parse(again ?? ''));
    if (!retried.ok || JSON.stringify(retried.events) !== once) return 'the same move gives something else';
    table = undone;
  }
  return null;
}

/** The first fault in random games, and the counts of moves undone in them. */
function searched<G extends GameTypes>(game: Game<G>, kit: Kit<G>, runs: number, undoing: Undoing = honest) {
  const tally: Tally = { undone: 0, refused: 0, late: 0 };
  const { counterexample, errorInstance } = fc.check(
    fc.property(fc.constantFrom(...kit.setups), fc.nat(), fc.nat(kit.typicalMoves), (setup, seed, moves) => {
      const why = playedBack(game, kit, setup, seed, moves, undoing, tally);
      if (why !== null) throw new Error(why);
    }),
    { numRuns: runs },
  );
  return { wrong: counterexample === null ? null : `${errorInstance} ${JSON.stringify(counterexample)}`, ...tally };
}

/** Compares the deliveries to a viewer when a seat takes a move back in two worlds that look alike to the viewer. */
function keepsSecrets<G extends GameTypes>(game: Game<G>, kit: Kit<G>): number {
  const referee = createReferee(game);
  let compared = 0;
  fc.assert(
    fc.property(fc.constantFrom(...kit.setups), fc.nat(), fc.nat(kit.typicalMoves), (setup, seed, moves) => {
      const random = randomFrom(`secret-${seed}`);
      const start = referee.open({ ...setup, seed: `secret-${seed}` });
      let table = after(game, kit, { match: start.match, log: [], seen: new Map() }, start);
      for (let number = 0; number < moves; number++) {
        const step = moved(game, kit, table, random, number);
        if (step === null) return;
        table = step.table;
        if (random(4) > 0) continue;
        const undone = referee.takeBack(table.match, step.move.seat, table.log);
        if (undone.log === null) continue;
        for (const viewer of receivers(table.match)) {
          const sent = undone.deliveries.find(({ to }) => to === viewer);
          const learned = table.log.at(-1)?.events.some((event) => game.redact(event, viewer) !== null);
          // A viewer who has not seen the move does not hear that it was taken back.
          if (!learned && viewer !== step.move.seat) expect(sent).toBeUndefined();
          if (sent?.takenBack === undefined) continue;
          compared += 1;
          // The view holds only what the viewer remembers: with other hidden cards, it looks the same.
          const { view } = sent.takenBack;
          const world = kit.scramble(undone.match.state, viewer, fastChance(`scramble-${seed}`));
          expect(game.view(view, viewer)).toEqual(game.view(world, viewer));
        }
      }
    }),
    { numRuns: tries(12) },
  );
  return compared;
}

describe.each(TABLES.map((table) => [table.id, table] as const))('a move taken back in %s', (_, { on }) => {
  it('leaves the table for every viewer as if it had never been made', () => {
    // Few random games may have no move that can be taken back, or none that cannot.
    let [undone, refused] = [0, 0];
    for (let run = 0; run < 20 && Math.min(undone, refused) === 0; run++) {
      const found = on((game, kit) => searched(game, kit, tries(32)));
      expect(found.wrong).toBeNull();
      undone += found.undone;
      refused += found.refused;
    }
    expect(undone).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });

  it('is the same from any place in the log on', () => {
    expect(on((game, kit) => searched(game, kit, tries(6), fromPlaces)).wrong).toBeNull();
  });

  it('reveals nothing hidden to any viewer', () => {
    // In some random games, no move may be taken back.
    let compared = 0;
    for (let run = 0; run < 20 && compared === 0; run++) compared += on(keepsSecrets);
    expect(compared).toBeGreaterThan(0);
  });
});

describe('the tests of an undo', () => {
  const anywhere = (undoing: Undoing) =>
    TABLES.map(({ on }) => on((game, kit) => searched(game, kit, tries(20), undoing).wrong)).find((wrong) => wrong);

  it('catch an undo that does not raise a revision', () => {
    const flat: Undoing = (referee) => (match, seat, log) => {
      const result = referee.takeBack(match, seat, log);
      if (result.log === null) return result;
      const { revisions, watched } = match;
      return { ...result, match: { ...result.match, revisions, watched } };
    };
    expect(anywhere(flat)).toMatch(/revision/);
  });

  it('catch an undo that does not restore the state', () => {
    const forgetful: Undoing = (referee) => (match, seat, log) => {
      const result = referee.takeBack(match, seat, log);
      return result.log === null ? result : { ...result, match: { ...result.match, state: match.state } };
    };
    expect(anywhere(forgetful)).toMatch(/state was not restored/);
  });

  it("catch an undo that names another seat's move in the log", () => {
    const wrongSeat: Undoing = (referee) => (match, seat, log) => {
      const result = referee.takeBack(match, seat, log);
      if (result.refusal !== null || result.log.takenBack === undefined) return result;
      const [other = seat] = standing(log).flatMap(({ move }) =>
        move !== null && move.seat !== seat ? move.seat : [],
      );
      return { ...result, log: { ...result.log, takenBack: { ...result.log.takenBack, seat: other ?? 0 } } };
    };
    expect(anywhere(wrongSeat)).toMatch(/log/);
  });

  it('catch an undo that only claims to take the move back', () => {
    const kind: Undoing = (referee) => (match, seat, log) => {
      const result = referee.takeBack(match, seat, log);
      const last = standing(log).findLast(({ move }) => move?.seat === seat);
      if (result.refusal === null || seat === null || last === undefined) return result;
      const entry = { move: null, events: [], takenBack: { seat, revision: 1 } };
      return { match, deliveries: [] as readonly never[], log: entry, refusal: null };
    };
    expect(anywhere(kind)).toMatch(/dishonest/);
  });
});

describe('undo in Chicken', () => {
  const referee = createReferee(chicken);
  const opened = referee.open({ seats: 3, seed: 'hen' });
  const start = { match: opened.match, log: [opened.log] as readonly LogEntry<ChickenTypes>[] };
  type LoggedMatch = typeof start;
  const play = ({ match, log }: LoggedMatch, move: ChickenTypes['Move'], id: string = move.type): LoggedMatch => {
    const judged = referee.submit(match, move.seat, { id, revision: match.revisions[move.seat] ?? 0, move });
    if (judged.log === null) throw new Error(JSON.stringify(judged.answer));
    return { match: judged.match, log: [...log, judged.log] };
  };
  const withdrawn = play(start, { seat: 0, type: 'withdraw' });
  const drawn = play(start, { seat: 0, type: 'draw' });
  const ask = ({ match, log }: LoggedMatch, seat: Seat | null = 0, request: unknown = { id: 'u1', revision: 2 }) =>
    referee.askUndo(match, seat, request, log);
  const consent = ({ match, log }: LoggedMatch, seat: Seat, accept = true, id = 'u1') =>
    referee.answerUndo(match, seat, { id, accept }, log);
  const asked = { ...withdrawn, match: ask(withdrawn).match };

  it('asks every other seat, and takes the move back once all agree', () => {
    expect(ask(withdrawn).answer).toEqual({ ok: true, id: 'u1', revision: 2, status: 'asked' });
    expect(openUndo(asked.match)?.waiting).toEqual([1, 2]);
    const first = consent(asked, 2);
    expect(first.answer).toMatchObject({ ok: true, status: 'asked' });
    expect(openUndo(first.match)?.waiting).toEqual([1]);
    const second = consent({ ...asked, match: first.match }, 1);
    expect(second.answer).toEqual({ ok: true, id: 'u1', revision: 3, status: 'done' });
    expect(second.match.state).toEqual(opened.match.state);
    expect(second.deliveries.map(({ to, revision }) => [to, revision])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
      [null, 3],
    ]);
    expect(second.log).toEqual({ move: null, events: [], takenBack: { seat: 0, revision: 2 } });
    expect(openUndo(second.match)).toBeNull();
  });

  it('gives a repeated request the same answer', () => {
    expect(ask(asked).answer).toEqual(ask(withdrawn).answer);
    const done = [1, 2].reduce((position, seat) => {
      const judged = consent(position, seat);
      return { match: judged.match, log: judged.log === null ? position.log : [...position.log, judged.log] };
    }, asked);
    const again = ask(done);
    expect(again.answer).toEqual({ ok: true, id: 'u1', revision: 3, status: 'done' });
    expect(again.match).toBe(done.match);
    expect(consent(done, 1).answer).toMatchObject({ ok: true, status: 'done' });
    // Another move can follow.
    expect(play(done, { seat: 0, type: 'draw' }).match.revisions).toEqual([4, 4, 4]);
  });

  it('keeps the move if a seat declines, and does not ask again', () => {
    const declined = consent(asked, 1, false);
    expect(declined.answer).toMatchObject({ ok: true, status: 'declined' });
    const position = { ...asked, match: declined.match };
    expect(openUndo(position.match)).toBeNull();
    expect(consent(position, 2).answer).toMatchObject({ ok: true, status: 'declined' });
    expect(ask(position, 0, { id: 'u2', revision: 2 }).answer).toMatchObject({ ok: false, reason: 'declined' });
  });

  it('expires at the next move', () => {
    const on = play(asked, { seat: 1, type: 'withdraw' });
    expect(openUndo(on.match)).toBeNull();
    expect(consent(on, 2).answer).toMatchObject({ ok: false, reason: 'stale' });
    expect(ask(on).answer).toMatchObject({ ok: false, reason: 'stale' });
  });

  it('needs no consent from a policy', () => {
    const lonely = createReferee(chicken, { policies: { first: randomly } });
    const away = lonely.leave(lonely.leave(withdrawn.match, 1, 'first'), 2, 'first');
    const judged = lonely.askUndo(away, 0, { id: 'u1', revision: 2 }, withdrawn.log);
    expect(judged.answer).toMatchObject({ ok: true, status: 'done' });
    const open = openUndo(asked.match);
    const left = lonely.leave(asked.match, 1, 'first');
    expect(open && waitingFor(left, open)).toEqual([2]);
  });

  it('refuses with a sentence', () => {
    const reasonOf = ({ answer }: ReturnType<typeof ask>) => (answer.ok ? null : [answer.reason, answer.message]);
    const said = (reason: keyof typeof UNDO_REFUSALS) => [reason, UNDO_REFUSALS[reason]];
    expect(reasonOf(ask(drawn))).toEqual(said('learned'));
    expect(reasonOf(ask(withdrawn, 1, { id: 'u1', revision: 2 }))).toEqual(said('noMove'));
    expect(reasonOf(ask(withdrawn, null))).toEqual(said('notSeated'));
    expect(reasonOf(ask(withdrawn, 7))).toEqual(said('notSeated'));
    expect(reasonOf(ask(withdrawn, 0, { id: 'u1', revision: 1 }))).toEqual(said('stale'));
    expect(reasonOf(ask(asked, 0, { id: 'u2', revision: 2 }))).toEqual(said('pending'));
    expect(reasonOf(ask(asked, 1, { id: 'u1', revision: 2 }))).toEqual(said('reused'));
    expect(reasonOf(consent(asked, 0))).toEqual(said('noRequest'));
    expect(reasonOf(consent(asked, 1, true, 'u9'))).toEqual(said('noRequest'));
    for (const request of [null, {}, { id: 'u1' }, { id: '', revision: 2 }, { id: 'u1', revision: 2, more: 1 }, 'u1']) {
      expect(reasonOf(ask(withdrawn, 0, request))).toEqual(said('malformed'));
    }
    expect(reasonOf(referee.answerUndo(asked.match, 1, { id: 'u1', accept: 'yes' }, asked.log))).toEqual(
      said('malformed'),
    );
    expect(referee.takeBack(drawn.match, 0, drawn.log)).toMatchObject({ log: null, refusal: { reason: 'learned' } });
  });

  it('refuses a log of another match', () => {
    expect(() => referee.takeBack(withdrawn.match, 0, drawn.log)).toThrow(
      'log: expected the log of this match up to now',
    );
    expect(() => referee.takeBack(withdrawn.match, 0, [])).toThrow('log: expected at least its opening event');
    const twice = { move: null, events: [], takenBack: { seat: 1, revision: 2 } };
    expect(() => standing([...withdrawn.log, twice])).toThrow('log.2.takenBack.seat: expected a seat with a move');
  });

  it('refuses a value that is not a log, naming the fault', () => {
    const [opening] = withdrawn.log;
    const wrong = (log: unknown) => () => standing(log as never);
    expect(wrong('hen')).toThrow('log: expected a list of entries, got "hen"');
    expect(wrong([7])).toThrow('log.0: expected an entry with a list of events, got 7');
    expect(wrong([opening, { move: null }])).toThrow('log.1: expected an entry with a list of events, got an object');
    expect(wrong([{ ...opening, move: 'draw' }])).toThrow('log.0.move: expected a move or null, got "draw"');
    expect(wrong([{ ...opening, takenBack: 1 }])).toThrow('log.0.takenBack: expected the move taken back, got 1');
  });

  it('leaves the match unchanged, and sends nothing, if a request is refused', () => {
    const { match, deliveries, log } = referee.askUndo(withdrawn.match, 0, null, withdrawn.log);
    expect(match).toBe(withdrawn.match);
    expect([deliveries, log]).toEqual([[], null]);
    const alone = referee.takeBack(drawn.match, 0, drawn.log);
    expect(alone.match).toBe(drawn.match);
    expect([alone.deliveries, alone.log]).toEqual([[], null]);
  });

  it('needs no consent if no other seat has seen the move', () => {
    const isSecret = ({ type }: { readonly type: string }) => type === 'withdrew' || type === 'turnPassed';
    const quiet = createReferee<ChickenTypes>({
      ...chicken,
      redact: (event, viewer) => (viewer !== 0 && isSecret(event) ? null : chicken.redact(event, viewer)),
    });
    const opened = quiet.open({ seats: 2, seed: 'hen' });
    const played = quiet.submit(opened.match, 0, { id: 'm1', revision: 1, move: { seat: 0, type: 'withdraw' } });
    const log = played.log === null ? [opened.log] : [opened.log, played.log];
    expect(quiet.askUndo(played.match, 0, { id: 'u1', revision: 2 }, log).answer).toMatchObject({ status: 'done' });
  });

  it('sends no deliveries while others are asked, and refuses a value that is not a request', () => {
    expect(asked.match.undo?.status).toBe('asked');
    const again = referee.askUndo(asked.match, 0, { id: 'u1', revision: 2 }, asked.log);
    expect(again.deliveries).toEqual([]);
    expect(() => waitingFor(asked.match, 7 as never)).toThrow('request: expected a request to take a move back, got 7');
  });

  it('stores a request in the match', () => {
    expect(referee.read(JSON.parse(JSON.stringify(asked.match)), stateSchema)).toEqual(asked.match);
    const broken = (undo: unknown) => () => referee.read({ ...asked.match, undo }, stateSchema);
    const { undo } = asked.match;
    expect(broken(1)).toThrow('match.undo: expected a request to take a move back');
    expect(broken({ ...undo, id: '' })).toThrow('match.undo.id: expected an id, got ""');
    expect(broken({ ...undo, seat: 3 })).toThrow('match.undo.seat: expected a seat of the match, got 3');
    for (const field of ['revision', 'watched'] as const) {
      expect(broken({ ...undo, [field]: -1 })).toThrow(`match.undo.${field}: expected a whole number, got -1`);
    }
    for (const waiting of [null, [3], [1, 2, 1, 2]]) {
      expect(broken({ ...undo, waiting })).toThrow('match.undo.waiting: expected a list of seats of the match, got');
    }
    expect(broken({ ...undo, status: 'maybe' })).toThrow(
      `match.undo.status: expected 'asked', 'declined' or 'done', got "maybe"`,
    );
    expect(broken({ ...undo, more: 1 })).toThrow('match.undo.more');
  });

  it('stores a request about a move that no other seat has seen', () => {
    const matchWith = (unseen: unknown) => ({ ...asked.match, unseen });
    const read = (unseen: unknown) => referee.read(JSON.parse(JSON.stringify(matchWith(unseen))), stateSchema);
    const done = { id: 'u2', seat: 1, revision: 1, watched: 1, waiting: [], status: 'done' };
    expect(read([null, done, null])).toEqual(matchWith([null, done, null]));
    expect(() => read([null, done])).toThrow('match.unseen: expected a request or null for each of the 3 seats');
    expect(() => read([done, null, null])).toThrow('match.unseen.0.seat: expected 0, got 1');
    expect(() => read([null, { ...done, id: '' }, null])).toThrow('match.unseen.1.id: expected an id, got ""');
  });

  it('makes the client request a snapshot if it has no schema for views, and names a broken view', () => {
    const { deliveries } = referee.takeBack(withdrawn.match, 0, withdrawn.log);
    const [delivery] = deliveries;
    if (delivery === undefined) throw new Error('expected a delivery');
    const seen = referee.snapshot(withdrawn.match, 0);
    expect(follow(chicken, seen, delivery, redactedEventSchema)).toBeNull();
    expect(follow(chicken, seen, delivery, redactedEventSchema, viewSchema)?.revision).toBe(3);
    const broken = (takenBack: unknown) => () =>
      follow(chicken, seen, { ...delivery, takenBack }, redactedEventSchema, viewSchema);
    expect(broken(null)).toThrow('delivery.takenBack: expected an object');
    expect(broken({ ...delivery.takenBack, view: {} })).toThrow('delivery.takenBack.view');
    expect(broken({ ...delivery.takenBack, seat: 'x' })).toThrow('delivery.takenBack.seat: expected a seat, got "x"');
    expect(broken({ ...delivery.takenBack, revision: -1 })).toThrow(
      'delivery.takenBack.revision: expected a whole number, got -1',
    );
    expect(broken({ ...delivery.takenBack, more: 1 })).toThrow('delivery.takenBack.more: unknown field');
    const other = deliveries.find(({ to }) => to === 1)?.takenBack;
    expect(broken(other)).toThrow('delivery.to: expected 1, the viewer, got 0');
  });

  it('remembers that a seat saw a move which another seat took back', () => {
    const first = play(start, { seat: 0, type: 'withdraw' });
    const second = play(first, { seat: 1, type: 'withdraw' });
    const back = referee.takeBack(second.match, 1, second.log);
    if (back.log === null) throw new Error('expected it to be taken back');
    // Seat 0 has seen the move of seat 1.
    expect(referee.takeBack(back.match, 0, [...second.log, back.log]).refusal?.reason).toBe('learned');
  });
});
