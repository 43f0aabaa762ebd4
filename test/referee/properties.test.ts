import fc from 'fast-check';
import { fastChance, type Game, type GameTypes, type Seat } from 'hencoop';
import { createReferee, type Delivery, follow, type Judgment, type Match, type Snapshot } from 'hencoop/referee';
import { deepFreeze, type Kit } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';
import { along, playSome, randomFrom, receivers, TABLES } from './matches.js';

const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  '',
  'x'.repeat(1_000_000),
  0,
  Number.NaN,
  1n,
  Symbol('hen'),
  () => 0,
  [],
  {},
  Array.from({ length: 1_000_000 }),
  Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i])),
  JSON.parse('{"__proto__":{"id":"a","revision":1,"move":{}}}'),
  Object.create({ id: 'a', revision: 1, move: {} }),
  new Proxy(
    {},
    {
      ownKeys() {
        throw new Error('hen');
      },
    },
  ),
  {
    get id() {
      throw new Error('hen');
    },
    revision: 1,
    move: {},
  },
  new Date(0),
  new Map([['id', 'a']]),
];

const nested = (depth: number): unknown => {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = { move: value, list: [value] };
  return value;
};

const circle: { id: string; revision: number; move?: unknown } = { id: 'a', revision: 1 };
circle.move = circle;

/** Any value, and values that are almost submissions. */
function submissions(move: unknown): fc.Arbitrary<unknown> {
  const anything = fc.oneof(
    fc.anything({ withNullPrototype: true, withObjectString: true, withSparseArray: true, withBigInt: true }),
    fc.constantFrom(...HOSTILE, circle, nested(12), nested(40)),
  );
  const almostMove =
    typeof move === 'object' && move !== null
      ? fc.tuple(fc.constantFrom(...Object.keys(move), 'extra'), anything).map(([key, value]) => ({
          ...move,
          [key]: value,
        }))
      : anything;
  return fc.oneof(
    anything,
    fc.record(
      {
        id: fc.oneof(fc.constantFrom('a', 'id-0', 'id-1', '../a', 'a'.repeat(65)), anything),
        revision: fc.oneof(fc.nat(30), anything),
        move: fc.oneof(fc.constant(move), almostMove, anything),
        more: anything,
      },
      { requiredKeys: ['id'] },
    ),
  );
}

describe.each(TABLES.map((table) => [table.id, table] as const))('the referee of %s', (_, { on }) => {
  it('answers any value from any sender, never throws, and changes nothing if it refuses', () => on(neverThrows));
  it('plays exactly the moves that the rules allow a seat at its own revision', () => on(playsTheLegal));
  it('sends a seat nothing that depends on hidden cards', () => on(keepsSecrets));
  it('refuses a move as stale only after its seat has learned something', () => on(staleByLearningAlone));
  it('answers a repeated submission again and refuses stale ones, without playing anything', () => on(playsOnce));
  it('sends deliveries that fold to the view of each viewer, even if some come twice or get lost', () =>
    on(deliveriesFold));
});

function neverThrows<G extends GameTypes>(game: Game<G>, kit: Kit<G>): void {
  along(kit, 25, (setup, seed, moves) => {
    const { match, referee, random } = playSome(game, setup, seed, moves);
    const before = JSON.stringify(match);
    deepFreeze(match);
    const legal = game.legalMoves(match.state);
    const senders = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constant(null), fc.anything());
    const move = legal[random(Math.max(1, legal.length))] ?? null;
    fc.assert(
      fc.property(senders, submissions(move), (seat, submission) => {
        const judged = referee.submit(match, seat as Seat, submission);
        expect(JSON.parse(JSON.stringify(judged.answer))).toStrictEqual(judged.answer);
        expect(JSON.stringify(judged.answer).length).toBeLessThan(2000);
        if (judged.log === null) {
          expect(judged.match).toBe(match);
          expect(judged.deliveries).toEqual([]);
        } else {
          expect(judged.log.move?.seat).toBe(seat);
          expect(game.tryApply(match.state, judged.log.move).ok).toBe(true);
        }
        expect(JSON.stringify(match)).toBe(before);
      }),
      { numRuns: tries(60) },
    );
  });
}

function playsTheLegal<G extends GameTypes>(game: Game<G>, kit: Kit<G>): void {
  along(kit, 20, (setup, seed, moves) => {
    const { match, referee } = playSome(game, setup, seed, moves);
    for (const move of kit.allMoves(match.state)) {
      const violation = game.whyNot(match.state, move);
      for (const seat of receivers(match)) {
        const revision = seat === null ? match.watched : (match.revisions[seat] ?? 0);
        const judged = referee.submit(match, seat, { id: 'new', revision, move });
        if (seat === null) expect(judged.answer).toMatchObject({ ok: false, reason: 'notSeated' });
        else if (seat !== move.seat) expect(judged.answer).toMatchObject({ ok: false, reason: 'notYours' });
        else if (violation !== null) expect(judged.answer).toMatchObject({ ok: false, reason: 'illegal', violation });
        else {
          expect(judged.answer).toEqual({ ok: true, id: 'new', revision: revision + 1 });
          expect(judged.match.state).toEqual(game.apply(match.state, move));
        }
      }
    }
  });
}

/** The events that `to` learns from a judgment, up to the first one that, by the book, reveals something to it. */
function learnedBy<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  before: G['State'],
  { log, deliveries }: Judgment<G>,
  to: Seat | null,
) {
  const delivery = deliveries.find((sent) => sent.to === to);
  const events = log?.events ?? [];
  const reveals = events.findIndex((event) => kit.reveals(event, to, before) !== null);
  const hiding = reveals < 0 ? events : events.slice(0, reveals);
  const learned = hiding.map((event) => game.redact(event, to)).filter((event) => event !== null);
  // The delivery holds exactly the redacted events, compared up to the reveal.
  expect(delivery?.events.slice(0, learned.length) ?? []).toEqual(learned);
  return { revision: delivery?.revision ?? null, learned, whole: reveals < 0 ? (delivery?.events ?? null) : 'reveals' };
}

function keepsSecrets<G extends GameTypes>(game: Game<G>, kit: Kit<G>): void {
  along(kit, 40, (setup, seed, moves) => {
    const { match, referee, random } = playSome(game, setup, seed, moves);
    const { state } = match;
    for (const to of receivers(match)) {
      const world = { ...match, state: kit.scramble(state, to, fastChance(`scramble-${seed}`)) };
      expect(referee.snapshot(world, to)).toEqual(referee.snapshot(match, to));
      for (const by of game.actors(state)) {
        const legal = game.legalMoves(state, by);
        const move = legal[random(legal.length)];
        if (move === undefined) continue;
        const submit = (where: Match<G>, value: unknown) =>
          referee.submit(where, by, { id: 'new', revision: match.revisions[by] ?? 0, move: value });
        const here = submit(match, move);
        const others = by === to ? [move] : (kit.counterparts?.(move, world.state, to, state) ?? [move]);
        for (const other of others) {
          const there = submit(world, other);
          if (!there.answer.ok && by !== to) continue;
          expect(there.answer).toEqual(here.answer);
          expect(learnedBy(game, kit, world.state, there, to)).toEqual(learnedBy(game, kit, state, here, to));
          expect(revisionOf(there.match, to)).toBe(revisionOf(here.match, to));
        }
      }
      if (to === null) continue;
      // A refusal reveals no more to a seat than a move does.
      for (const move of kit.allMoves(state)) {
        if (random(4) > 0) continue;
        const submission = { id: 'new', revision: match.revisions[to] ?? 0, move };
        expect(referee.submit(world, to, submission).answer).toEqual(referee.submit(match, to, submission).answer);
      }
    }
  });
}

function revisionOf<G extends GameTypes>(match: Match<G>, to: Seat | null): number | undefined {
  return to === null ? match.watched : match.revisions[to];
}

function staleByLearningAlone<G extends GameTypes>(game: Game<G>, kit: Kit<G>): void {
  along(kit, 25, (setup, seed, moves) => {
    const { match, referee, random } = playSome(game, setup, seed, moves);
    const submissions = game.actors(match.state).map((seat) => {
      const legal = game.legalMoves(match.state, seat);
      return { seat, submission: { id: 'new', revision: match.revisions[seat], move: legal[random(legal.length)] } };
    });
    for (const first of submissions) {
      const judged = referee.submit(match, first.seat, first.submission);
      expect(judged.answer.ok).toBe(true);
      for (const second of submissions) {
        if (second.seat === first.seat) continue;
        const hasLearned = judged.deliveries.some(({ to, events }) => to === second.seat && events.length > 0);
        const { answer } = referee.submit(judged.match, second.seat, second.submission);
        if (hasLearned) expect(answer).toMatchObject({ ok: false, reason: 'stale' });
        else expect(answer).toMatchObject({ ok: true });
      }
    }
  });
}

function playsOnce<G extends GameTypes>(game: Game<G>, kit: Kit<G>): void {
  along(kit, 25, (setup, seed, moves) => {
    const { match, referee, submissions: accepted } = playSome(game, setup, seed, moves);
    const left = new Map<Seat, number>();
    for (const { seat, submission } of [...accepted].reverse()) {
      const since = left.get(seat) ?? 0;
      left.set(seat, since + 1);
      const again = referee.submit(match, seat, submission);
      expect(again.match).toBe(match);
      expect(again.log).toBeNull();
      // Forgotten submissions are stale too: the mover's revision has increased.
      if (since < 8) expect(again.answer).toEqual({ ok: true, id: submission.id, revision: submission.revision + 1 });
      else expect(again.answer).toMatchObject({ ok: false, reason: 'stale', revision: match.revisions[seat] });
      if (since < 8) {
        const reused = referee.submit(match, seat, { ...submission, revision: match.revisions[seat] });
        expect(reused.answer).toMatchObject({ ok: false, reason: 'reused' });
      }
    }
    for (const move of game.legalMoves(match.state)) {
      const revision = match.revisions[move.seat] ?? 0;
      for (const wrong of [0, revision - 1, revision + 1, revision + 100]) {
        if (wrong === revision || wrong < 0) continue;
        const { answer } = referee.submit(match, move.seat, { id: 'new', revision: wrong, move });
        expect(answer).toEqual({ ok: false, id: 'new', revision, reason: 'stale' });
      }
    }
  });
}

function deliveriesFold<G extends GameTypes>(game: Game<G>, kit: Kit<G>): void {
  const referee = createReferee(game);
  along(kit, 25, (setup, seed, moves) => {
    const random = randomFrom(`line-${seed}`);
    const seen = new Map<Seat | null, Snapshot<G>>();
    const sent: Delivery<G>[] = [];
    const played = playSome(game, setup, seed, moves, ({ match, deliveries }) => {
      expect(referee.read(JSON.parse(JSON.stringify(match)), kit.schemas.state)).toEqual(match);
      const fresh = deliveries.slice(sent.length);
      sent.push(...fresh);
      for (const delivery of fresh) {
        // A quarter gets lost on the way, and some come twice or late.
        if (random(4) === 0) continue;
        for (const each of random(3) === 0 ? [delivery, sent[random(sent.length)], delivery] : [delivery]) {
          if (each === undefined || each.to !== delivery.to) continue;
          const before = seen.get(each.to) ?? null;
          const after = follow(game, before, JSON.parse(JSON.stringify(each)), kit.schemas.redactedEvent);
          if (after === null) expect(each.revision).toBeGreaterThan((before?.revision ?? 0) + 1);
          seen.set(each.to, after ?? referee.snapshot(match, each.to));
        }
      }
      for (const [to, { revision, view }] of seen) {
        const now = referee.snapshot(match, to);
        if (revision === now.revision) expect(game.view(view, to)).toEqual(now.view);
      }
    });
    for (const to of receivers(played.match)) {
      const all = played.deliveries.filter((delivery) => delivery.to === to);
      expect(all.map(({ revision }) => revision)).toEqual(all.map((_, index) => index + 1));
      const end = all.reduce<Snapshot<G> | null>(
        (known, delivery) => follow(game, known, delivery, kit.schemas.redactedEvent),
        null,
      );
      const now = referee.snapshot(played.match, to);
      expect(end?.revision).toBe(now.revision);
      expect(end && game.view(end.view, to)).toEqual(now.view);
    }
  });
}
