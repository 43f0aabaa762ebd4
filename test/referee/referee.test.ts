import { chicken } from 'hencoop/chicken';
import { redactedEventSchema, stateSchema } from 'hencoop/chicken/schema';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { redactedEventSchema as crazyEventSchema, stateSchema as crazySchema } from 'hencoop/crazy-chicken/schema';
import { createReferee, follow, type Match, randomly } from 'hencoop/referee';
import { describe, expect, it } from 'vitest';
import { type PeckTypes, peck } from '../sixth-game/src/peck/index.js';

const referee = createReferee(chicken);
const draw = (seat: number) => ({ seat, type: 'draw' }) as const;

describe('a referee', () => {
  it('opens a match with a first delivery to every seat and to spectators', () => {
    const { match, deliveries, log } = referee.open({ seats: 3, seed: 'hen' });
    expect(deliveries.map(({ to, revision }) => [to, revision])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [null, 1],
    ]);
    expect(log.move).toBeNull();
    expect(log.events).toEqual(chicken.setupWithEvents({ seats: 3, seed: 'hen' }).events);
    expect(match.state).toEqual(chicken.setup({ seats: 3, seed: 'hen' }));
    expect(JSON.stringify(deliveries)).not.toContain('"seed"');
    expect(() => referee.open({ seats: 9 })).toThrow(RangeError);
  });

  it('sends the drawn card only to the mover', () => {
    const { match } = referee.open({ seats: 2, seed: 'hen' });
    const judged = referee.submit(match, 0, { id: 'a', revision: 1, move: draw(0) });
    expect(judged.answer).toEqual({ ok: true, id: 'a', revision: 2 });
    const cards = judged.deliveries.map(({ to, events }) => [to, events.map((event) => 'card' in event && event.card)]);
    expect(cards).toEqual([
      [0, [match.state.drawPile.at(-1), false]],
      [1, [null, false]],
      [null, [null, false]],
    ]);
    expect(judged.log).toMatchObject({ move: draw(0), events: [{ type: 'drew' }, { type: 'turnPassed', to: 1 }] });
  });

  it('names the first fault of a submission', () => {
    const { match } = referee.open({ seats: 2, seed: 'hen' });
    const answer = (seat: number | null, submission: unknown) => referee.submit(match, seat, submission).answer;
    const good = { id: 'a', revision: 1, move: draw(0) };
    expect(answer(2, good)).toEqual({ ok: false, id: 'a', revision: null, reason: 'notSeated' });
    expect(answer(null, good)).toEqual({ ok: false, id: 'a', revision: null, reason: 'notSeated' });
    expect(answer(0, 'draw')).toEqual({ ok: false, id: null, revision: 1, reason: 'malformed', path: '' });
    expect(answer(0, { ...good, id: 'a b' })).toMatchObject({ id: null, reason: 'malformed', path: 'id' });
    expect(answer(0, { ...good, revision: '1' })).toMatchObject({ id: 'a', reason: 'malformed', path: 'revision' });
    expect(answer(0, { id: 'a', revision: 1 })).toMatchObject({ reason: 'malformed', path: 'move' });
    expect(answer(0, { ...good, seat: 0 })).toMatchObject({ reason: 'malformed', path: 'seat' });
    expect(answer(1, { ...good, revision: 7 })).toMatchObject({ reason: 'notYours' });
    expect(answer(0, { ...good, revision: 0 })).toMatchObject({ reason: 'stale', revision: 1 });
    expect(answer(0, { ...good, move: { seat: 0, type: 'fly' } })).toMatchObject({
      reason: 'illegal',
      violation: { clause: 'G-0', params: { path: 'type' } },
    });
    expect(answer(1, { ...good, move: draw(1) })).toMatchObject({ reason: 'illegal', violation: { clause: 'G-1' } });
    expect(answer(0, good)).toMatchObject({ ok: true });
  });

  it('remembers at most the configured number of submissions', () => {
    const forgetful = createReferee(chicken, { maxAccepted: 1 });
    let { match } = forgetful.open({ seats: 2, seed: 'hen' });
    const ids = ['a', 'b', 'c', 'd'];
    for (const [number, id] of ids.entries()) {
      const seat = number % 2;
      const revision = match.revisions[seat];
      match = forgetful.submit(match, seat, { id, revision, move: draw(seat) }).match;
    }
    expect(match.accepted.map((list) => list.map(({ id }) => id))).toEqual([['c'], ['d']]);
    const late = forgetful.submit(match, 0, { id: 'a', revision: 1, move: draw(0) });
    expect(late.answer).toMatchObject({ reason: 'stale', revision: 5 });
    for (const maxAccepted of [0, 1.5, 1001]) expect(() => createReferee(chicken, { maxAccepted })).toThrow(RangeError);
  });

  it('refuses an id that was used for another move, or for the same one at another revision', () => {
    const { match } = referee.open({ seats: 2, seed: 'hen' });
    const first = referee.submit(match, 0, { id: 'a', revision: 1, move: draw(0) }).match;
    const other = referee.submit(first, 0, { id: 'a', revision: 1, move: { seat: 0, type: 'withdraw' } });
    expect(other.answer).toMatchObject({ ok: false, reason: 'reused', revision: 2 });
    const second = referee.submit(first, 1, { id: 'a', revision: 2, move: draw(1) });
    expect(second.answer, 'ids of other seats do not matter').toMatchObject({ ok: true });
    const again = referee.submit(second.match, 0, { id: 'a', revision: 3, move: draw(0) });
    expect(again.answer).toMatchObject({ ok: false, reason: 'reused', revision: 3 });
    const spelled = referee.submit(first, 0, { move: { type: 'draw', seat: 0 }, revision: 1, id: 'a' });
    expect(spelled.answer, 'the order of fields does not matter').toEqual({ ok: true, id: 'a', revision: 2 });
  });

  it('keeps its own copy of a move, so that later changes by the sender have no effect', () => {
    const { match } = referee.open({ seats: 2, seed: 'hen' });
    const move: { seat: number; type: string } = { seat: 0, type: 'draw' };
    const judged = referee.submit(match, 0, { id: 'a', revision: 1, move });
    move.type = 'withdraw';
    expect(judged.match.accepted[0]).toEqual([{ id: 'a', revision: 1, move: draw(0) }]);
    expect(judged.log?.move).toEqual(draw(0));
  });

  it('refuses a match of another game: a mistake of the host', () => {
    const { match } = createReferee(peck).open();
    // The types do not stop a host that mixes up its stores.
    const wrong = match as unknown as Parameters<typeof referee.submit>[0];
    expect(() => referee.submit(wrong, 0, {})).toThrow(/match\.game/);
    expect(() => referee.snapshot(wrong, 0)).toThrow(RangeError);
    expect(() => referee.playFor(wrong)).toThrow(RangeError);
    const { match: right } = referee.open({ seats: 2, seed: 'hen' });
    const mixed = { ...right, state: { ...right.state, game: 'crow' } } as unknown as typeof right;
    expect(() => referee.snapshot(mixed, 0)).toThrow('match.state: expected a state of the game, got an object');
  });
});

describe('a match of other rules', () => {
  const { match } = referee.open({ seats: 2, seed: 'hen' });
  const renewed = createReferee({ ...chicken, rulesVersion: 2 }, { policies: { randomly } });
  const good = { id: 'a', revision: 1, move: draw(0) };

  it('names its version, and cannot be judged under another', () => {
    expect(match.rules).toBe(chicken.rulesVersion);
    expect(renewed.open({ seats: 2 }).match.rules).toBe(2);
    const message = 'match.rules: expected version 2 of the rules of chicken, got the older version 1';
    const verbs = [
      () => renewed.submit(match, 0, good),
      () => renewed.submit(match, null, 'hen'),
      () => renewed.snapshot(match, 0),
      () => renewed.snapshot(match, null),
      () => renewed.leave(match, 0, 'randomly'),
      () => renewed.comeBack(match, 0),
      () => renewed.playFor(match),
      () => renewed.read(match, stateSchema),
    ];
    for (const verb of verbs) {
      expect(verb).toThrow(RangeError);
      expect(verb).toThrow(message);
    }
  });

  it.each([
    [2, 'match.rules: expected version 1 of the rules of chicken, got the newer version 2'],
    [0, 'match.rules: expected a version of the rules, from 1, got 0'],
    ['1', 'match.rules: expected a version of the rules, from 1, got "1"'],
    [null, 'match.rules: expected a version of the rules, from 1, got null'],
  ])('is refused if its rules are %j', (rules, message) => {
    expect(() => referee.read({ ...match, rules }, stateSchema)).toThrow(message);
  });
});

describe('a step in which several move at once', () => {
  const table = createReferee(peck);
  const choose = (match: Match<PeckTypes>, seat: number) => {
    const [move] = peck.legalMoves(match.state, seat);
    return { id: `choice-${seat}`, revision: match.revisions[seat], move };
  };

  it('accepts the moves in any order, each at the revision of its own seat', () => {
    const { match } = table.open({ seats: 3, seed: 'hen' });
    const ends = [
      [0, 1, 2],
      [2, 0, 1],
    ].map((order) =>
      order.reduce((so, seat) => {
        const judged = table.submit(so, seat, choose(so, seat));
        expect(judged.answer.ok).toBe(true);
        return judged.match;
      }, match),
    );
    expect(ends[0]?.state).toEqual(ends[1]?.state);
  });

  it('keeps a submission current while its seat learns nothing', () => {
    const silent = {
      ...peck,
      redact: (event: PeckTypes['Event'], seat: number | null) =>
        event.type === 'chose' && event.seat !== seat ? null : peck.redact(event, seat),
    };
    const quiet = createReferee(silent);
    const { match } = quiet.open({ seats: 3, seed: 'hen' });
    const [zero, one, two] = [0, 1, 2].map((seat) => choose(match, seat));
    const first = quiet.submit(match, 1, one);
    expect(first.deliveries.map(({ to }) => to)).toEqual([1]);
    expect(first.match.revisions).toEqual([1, 2, 1]);
    const second = quiet.submit(first.match, 0, zero);
    expect(second.answer).toEqual({ ok: true, id: 'choice-0', revision: 2 });
    const third = quiet.submit(second.match, 2, two);
    expect(third.answer).toMatchObject({ ok: true });
    expect(third.deliveries.map(({ to, revision }) => [to, revision])).toEqual([
      [0, 3],
      [1, 3],
      [2, 2],
      [null, 2],
    ]);
  });
});

describe('a move from which no viewer learns anything', () => {
  it('still increases the revision of its seat, so that it is played only once', () => {
    const mute = createReferee({ ...peck, redact: () => null });
    const { match } = mute.open({ seats: 2, seed: 'hen' });
    const [move] = peck.legalMoves(match.state, 0);
    const judged = mute.submit(match, 0, { id: 'a', revision: 1, move });
    expect(judged.deliveries).toEqual([{ to: 0, revision: 2, events: [] }]);
    const again = mute.submit({ ...judged.match, accepted: [[], []] }, 0, { id: 'a', revision: 1, move });
    expect(again.answer).toMatchObject({ ok: false, reason: 'stale', revision: 2 });
  });
});

describe('a seat that leaves', () => {
  const hosts = createReferee(chicken, { policies: { cautious: (moves) => moves.at(-1) ?? draw(0), randomly } });

  it('has the policy named by the host play for it, until it comes back', () => {
    const { match } = hosts.open({ seats: 3, seed: 'hen' });
    const left = hosts.leave(match, 1, 'cautious');
    expect(hosts.playFor(left), 'it is not to act yet').toBeNull();
    const moved = hosts.submit(left, 0, { id: 'a', revision: 1, move: draw(0) }).match;
    expect(hosts.submit(moved, 1, { id: 'b', revision: 2, move: draw(1) }).answer).toMatchObject({ reason: 'away' });
    const update = hosts.playFor(moved);
    expect(update?.log.move).toEqual({ seat: 1, type: 'withdraw' });
    expect(update?.deliveries.map(({ to }) => to)).toEqual([0, 1, 2, null]);
    expect(update && hosts.playFor(update.match)).toBeNull();
    const back = hosts.comeBack(moved, 1);
    expect(hosts.playFor(back)).toBeNull();
    expect(hosts.submit(back, 1, { id: 'b', revision: 2, move: draw(1) }).answer).toMatchObject({ ok: true });
  });

  it('can be played for by a submission of the host, which is judged like its own', () => {
    const { match } = hosts.open({ seats: 2, seed: 'hen' });
    const submission = { id: 'bot-1', revision: 1, move: draw(0) };
    expect(hosts.submitFor(match, 0, submission), 'the seat is there').toBeNull();
    const left = hosts.leave(match, 0, 'cautious');
    const played = hosts.submitFor(left, 0, submission);
    expect(played).toMatchObject({ answer: { ok: true, revision: 2 }, log: { move: draw(0) } });
    expect(played?.match.standIns).toEqual(['cautious', null]);
    expect(played).toEqual({ ...hosts.submit(match, 0, submission), match: played?.match });
    // Repeated, late, or for another seat: nothing is played.
    const after = played?.match ?? left;
    expect(hosts.submitFor(after, 0, submission)).toEqual({
      match: after,
      deliveries: [],
      log: null,
      answer: played?.answer,
    });
    const late = hosts.submitFor(after, 0, { ...submission, id: 'bot-2' });
    expect(late).toMatchObject({ answer: { reason: 'stale' } });
    expect(late?.match).toBe(after);
    expect(hosts.submitFor(left, 0, { ...submission, move: draw(1) })).toMatchObject({
      answer: { reason: 'notYours' },
    });
    expect(hosts.submit(left, 0, submission)).toMatchObject({ answer: { reason: 'away' } });
    expect(hosts.submitFor(hosts.comeBack(left, 0), 0, submission)).toBeNull();
    expect(() => hosts.submitFor(left, 2, submission)).toThrow('seat: expected a seat from 0 to 1, got 2');
  });

  it('still gets answers to the moves that it made before it left', () => {
    const { match } = hosts.open({ seats: 2, seed: 'hen' });
    const submission = { id: 'a', revision: 1, move: draw(0) };
    const left = hosts.leave(hosts.submit(match, 0, submission).match, 0, 'cautious');
    expect(hosts.submit(left, 0, submission).answer).toEqual({ ok: true, id: 'a', revision: 2 });
  });

  it('has a policy that knows no more than the seat, and a game of policies alone ends', () => {
    const seen: unknown[] = [];
    const curious = createReferee(chicken, {
      policies: {
        curious: (moves, view) => {
          seen.push(view);
          return randomly(moves);
        },
      },
    });
    let { match } = curious.open({ seats: 2, options: { maxRounds: 2 } });
    for (const seat of [0, 1]) match = curious.leave(match, seat, 'curious');
    for (let update = curious.playFor(match); update !== null; update = curious.playFor(match)) {
      expect(seen.at(-1)).toEqual(chicken.view(match.state, update.log.move?.seat ?? null));
      match = update.match;
    }
    expect(chicken.isOver(match.state)).toBe(true);
  });

  it('has a policy that cannot change the match, even by writing to its view', () => {
    const vandal = createReferee(crazyChicken, {
      policies: {
        vandal: (moves, view) => {
          const [move] = moves;
          scribble(view);
          return move ?? randomly(moves);
        },
      },
    });
    let { match } = vandal.open({ seed: 'hen', options: { rounds: 1 } });
    let laid = 0;
    for (const seat of [0, 1]) match = vandal.leave(match, seat, 'vandal');
    for (let moves = 0; moves < 200; moves++) {
      const before = structuredClone(match);
      const update = vandal.playFor(match);
      expect(match).toEqual(before);
      if (update === null) break;
      laid = Math.max(laid, update.match.state.sets.flat().length);
      ({ match } = update);
      scribble(vandal.snapshot(match, 0));
      expect(readsAs(vandal.read(match, crazySchema))).toEqual(readsAs(match));
    }
    expect(laid, 'sets on the table').toBeGreaterThan(0);
  });

  it('needs a known policy that plays by the rules', () => {
    const { match } = hosts.open({ seats: 2, seed: 'hen' });
    expect(() => hosts.leave(match, 0, 'toString')).toThrow(/policy: expected one of cautious, randomly/);
    const noName = { toString: 1 } as unknown as string;
    expect(() => hosts.leave(match, 0, noName)).toThrow(/policy: expected one of cautious, randomly/);
    expect(() => hosts.leave(match, 2, 'cautious')).toThrow(/seat/);
    expect(() => hosts.comeBack(match, -1)).toThrow(/seat/);
    const cheat = createReferee(chicken, { policies: { cheat: () => draw(1) } });
    expect(() => cheat.playFor(cheat.leave(match, 0, 'cheat'))).toThrow(/policies\.cheat/);
  });
});

/** Writes to every writable number and list in `value`. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    scribble(part);
    if (typeof part === 'number') Reflect.set(value, name, 1 + part);
  }
  if (Array.isArray(value) && !Object.isFrozen(value)) value.pop();
}

const readsAs = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a followed view', () => {
  const opened = referee.open({ seats: 2, seed: 'hen' });
  const first = opened.deliveries.find(({ to }) => to === 1);
  const sent = (value: object) => readsAs(value) as object;
  const seen = follow(chicken, null, first, redactedEventSchema);
  const passed = { to: 1, revision: 2, events: [{ type: 'turnPassed', to: 1 }] };

  it('continues with a delivery sent as JSON', () => {
    expect(seen).toEqual({ revision: 1, view: chicken.view(opened.match.state, 1) });
    const next = follow(chicken, seen, sent(passed), redactedEventSchema);
    expect(next).toMatchObject({ revision: 2, view: { step: { seat: 1 } } });
    expect(follow(chicken, next, sent(passed), redactedEventSchema)).toBe(next);
    // As a server sends it among other messages.
    expect(follow(chicken, seen, sent({ type: 'delivery', ...passed }), redactedEventSchema)).toEqual(next);
    expect(follow(chicken, seen, sent({ ...passed, revision: 3 }), redactedEventSchema)).toBeNull();
    expect(follow(chicken, null, sent({ ...passed, revision: 1, events: [] }), redactedEventSchema)).toBeNull();
  });

  it.each<[unknown, string]>([
    [undefined, 'delivery: expected an object with to, revision and events, got undefined'],
    ['hen', 'delivery: expected an object with to, revision and events, got "hen"'],
    [{ ...passed, hens: 1 }, 'delivery.hens: unknown field; expected type, to, revision, events, takenBack'],
    [{ ...passed, type: 'info' }, 'delivery.type: expected delivery, or none, got "info"'],
    [{ ...passed, to: 0 }, 'delivery.to: expected 1, the viewer, got 0'],
    [{ ...passed, to: null }, 'delivery.to: expected 1, the viewer, got null'],
    [{ ...passed, revision: 0 }, 'delivery.revision: expected a whole number from 1, got 0'],
    [{ ...passed, revision: 1e308 }, 'delivery.revision: expected a whole number from 1, got 1e+308'],
    [{ ...passed, events: {} }, 'delivery.events: expected a list of at most 1000 events, got an object'],
    [
      { ...passed, events: Array(1_000_000).fill(0) },
      'delivery.events: expected a list of at most 1000 events, got 1000000',
    ],
    [
      { ...passed, events: [{ type: 'turnPassed', to: 9 }] },
      'delivery.events.0.to: expected a whole number from 0 to 4, got 9',
    ],
    [
      { ...passed, events: [{ type: 'scored', points: Array(1_000_000).fill(0) }] },
      'delivery.events.0.points: expected a list of 2 to 5 entries, got 1000000',
    ],
    [
      { ...passed, events: [...passed.events, first?.events[0]] },
      'delivery.events.1: following it failed (see `cause`)',
    ],
    [
      { ...passed, events: [{ type: 'played', seat: 1, card: 'egg', value: 1 }, { type: 'eggTuckedUnder' }] },
      'delivery.events.0: following it failed (see `cause`)',
    ],
  ])('refuses a faulty delivery, naming the path: %#', (delivery, message) => {
    const before = structuredClone(seen);
    expect(() => follow(chicken, seen, delivery, redactedEventSchema)).toThrow(new RangeError(message));
    expect(seen).toEqual(before);
  });

  it('refuses a count of more cards than there are', () => {
    const [mine] = createReferee(crazyChicken).open({ seed: 'hen' }).deliveries;
    const discarded = { type: 'setDiscarded', owner: 0, chicken: 6, count: 1e308, to: 'discardA' };
    expect(() =>
      follow(crazyChicken, null, { ...mine, events: [...(mine?.events ?? []), discarded] }, crazyEventSchema),
    ).toThrow('delivery.events.2.count: expected a whole number from 2 to 20, got 1e+308');
  });

  it('refuses the opening of another viewer', () => {
    expect(() => follow(chicken, null, { ...first, to: 0 }, redactedEventSchema)).toThrow(
      'delivery.to: expected 1, the viewer, got 0',
    );
  });
});

describe('a stored match', () => {
  it('is read back unchanged, or refused with the path of a wrong value', () => {
    const opened = referee.open({ seats: 2, seed: 'hen' }).match;
    const { match } = referee.submit(opened, 0, { id: 'a', revision: 1, move: draw(0) });
    const stored: unknown = JSON.parse(JSON.stringify(match));
    expect(referee.read(stored, stateSchema)).toEqual(match);
    const accepted = { id: 'a', revision: 0, move: {} };
    const changes: [object, string][] = [
      [{ format: 'hencoop/match/2' }, "match.format: expected 'hencoop/match/1', got"],
      [{ game: 'crow' }, "match.game: expected 'chicken', got"],
      [{ state: { ...match.state, hands: [[], []] } }, 'match.state'],
      [{ revisions: 1 }, 'match.revisions: expected a whole number for each of the 2 seats, got 1'],
      [{ revisions: [1] }, 'match.revisions: expected a whole number for each of the 2 seats, got'],
      [{ revisions: [1, -1] }, 'match.revisions: expected a whole number for each of the 2 seats, got'],
      [{ watched: 0.5 }, 'match.watched: expected a whole number, got 0.5'],
      ...[
        [[], 7],
        [[], [7]],
        [[], [{ ...accepted, id: 'a b' }]],
        [[], [{ ...accepted, revision: -1 }]],
        [[], [{ ...accepted, more: 1 }]],
        [[], [{ id: 'a', revision: 0 }]],
        [[], [{ id: 'a', revision: 0, more: 1 }]],
      ].map((wrong): [object, string] => [
        { accepted: wrong },
        'match.accepted: expected a list of submissions for each of the 2 seats, got',
      ]),
      [{ standIns: [null, 1] }, 'match.standIns: expected a name or null for each of the 2 seats, got'],
      [{ more: 1 }, 'match.more: unknown field'],
    ];
    for (const [change, path] of changes)
      expect(() => referee.read({ ...match, ...change }, stateSchema)).toThrow(path);
    for (const nothing of [null, 'match', [], () => 0])
      expect(() => referee.read(nothing, stateSchema)).toThrow('match');
  });

  it('can be read back with everything that the referee accepts into it', () => {
    const name = 'p'.repeat(100);
    const generous = createReferee(chicken, { maxAccepted: 1000, policies: { [name]: randomly } });
    const opened = generous.open({ seats: 2, seed: 'x'.repeat(240), options: { maxRounds: 10_000 } });
    const id = (number: number) => `${number}`.padStart(64, '0');
    let { match } = opened;
    for (let number = 0; number < 2000 && !chicken.isOver(match.state); number++) {
      const [move] = chicken.legalMoves(match.state);
      if (move === undefined) break;
      match = generous.submit(match, move.seat, { id: id(number), revision: match.revisions[move.seat], move }).match;
    }
    match = generous.leave(match, 1, name);
    expect(generous.read(JSON.parse(JSON.stringify(match)), stateSchema)).toEqual(match);
    expect(() => generous.open({ seed: 'x'.repeat(241) })).toThrow('seed: expected at most 240 bytes in UTF-8');
    expect(() => createReferee(chicken, { policies: { [`${name}p`]: randomly } })).toThrow(/^policies: expected names/);
    const accepted = Array.from({ length: 1001 }, () => ({ id: 'a', revision: 0, move: {} }));
    expect(() => generous.read({ ...match, accepted: [accepted, []] }, stateSchema)).toThrow(/^match\.accepted/);
    expect(() => generous.read({ ...match, standIns: [`${name}p`, null] }, stateSchema)).toThrow(/^match\.standIns/);
  });

  it('needs a synchronous schema', () => {
    const slow = { '~standard': { validate: () => Promise.resolve({ value: null }) } };
    expect(() => referee.read(referee.open().match, slow)).toThrow('synchronous');
  });
});
