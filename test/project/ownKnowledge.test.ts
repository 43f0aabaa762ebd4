// What a seat is given besides its table: the same from the whole log and from what the seat knows, and the same whatever
// others have done that it may not know. In Blind Chicken Extreme, nobody sees who places how many cards (BC-2.4).

import type { GameTypes, Seat } from 'hencoop';
import { remember } from 'hencoop';
import { analyze, reasonsBetween } from 'hencoop/analysis';
import { blindChickenExtreme as game } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeBots as bots } from 'hencoop/blind-chicken-extreme/bots';
import { blindChickenExtremeEntry as entry } from 'hencoop/blind-chicken-extreme/record';
import { seatLogOf } from 'hencoop/record';
import {
  createReferee,
  type LogEntry,
  type Match,
  mayTakeBack,
  openUndo,
  seatEntries,
  standing,
  waitingFor,
} from 'hencoop/referee';
import { describe, expect, test } from 'vitest';

/** A match, its log, and everything that seat 0 has been sent. */
interface World {
  match: Match<GameTypes>;
  readonly log: LogEntry<GameTypes>[];
  readonly sent: unknown[];
}

const SEAT = 0;
const referee = createReferee(game as never) as unknown as ReturnType<typeof createReferee<GameTypes>>;

function opened(): World {
  const { match, deliveries, log } = referee.open({ seats: 4, seed: 'hen' });
  return { match, log: [log], sent: deliveries.filter(({ to }) => to === SEAT) };
}

/** Applies what the referee has found to a world. */
function take(
  world: World,
  { match, deliveries, log, ...answered }: ReturnType<typeof referee.askUndo> | ReturnType<typeof referee.submit>,
  by: Seat,
): void {
  world.match = match;
  if (log !== null) world.log.push(log);
  world.sent.push(...deliveries.filter(({ to }) => to === SEAT));
  if (by === SEAT && 'answer' in answered) world.sent.push(answered.answer);
}

function place(world: World, seat: Seat, id: string): void {
  const { match } = world;
  const [move] = game.legalMoves(match.state as never, seat);
  take(world, referee.submit(match, seat, { id, revision: match.revisions[seat], move }), seat);
}

function askBack(world: World, seat: Seat, id: string, revision = world.match.revisions[seat]): void {
  take(world, referee.askUndo(world.match, seat, { id, revision }, world.log), seat);
}

/** The moves of others that seat 0 may not know. */
const SECRETS: { readonly [name: string]: (world: World, turn: number) => void } = {
  'nobody else places': () => {},
  'one places first': (world, turn) => place(world, 1, `one-${turn}`),
  'all place': (world, turn) => {
    for (const seat of [1, 2, 3]) place(world, seat, `all-${turn}-${seat}`);
  },
  'one takes a card back': (world, turn) => {
    place(world, 1, `own-${turn}`);
    // With the id that seat 0 uses.
    askBack(world, 1, 'back');
  },
};

/** Seat 0 places three cards, takes one back, and asks again and again. */
function played(secretly: (world: World, turn: number) => void): World {
  const world = opened();
  for (let turn = 0; turn < 3; turn++) {
    secretly(world, turn);
    place(world, SEAT, `mine-${turn}`);
  }
  secretly(world, 3);
  const revision = world.match.revisions[SEAT];
  askBack(world, SEAT, 'back', revision);
  secretly(world, 4);
  askBack(world, SEAT, 'back', revision);
  askBack(world, SEAT, 'stale', revision);
  take(world, referee.answerUndo(world.match, SEAT, { id: 'back', accept: true }, world.log), SEAT);
  place(world, SEAT, 'mine-again');
  take(world, referee.submit(world.match, SEAT, { id: 'stale', revision: 1, move: null }), SEAT);
  return world;
}

const eventsOf = ({ log }: World) => standing(log).flatMap(({ events }) => events);

async function findingsOf(steps: Parameters<typeof analyze<GameTypes>>[1]): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const finding of analyze(bots as never, steps, { playouts: 10 }))
    if (finding.seat === SEAT) found.push(finding);
  return found;
}

/** What seat 0 is given, by the function that gives it; from a whole world. */
const GIVEN: { readonly [name: string]: (world: World) => unknown } = {
  'the answers and deliveries of a referee': ({ sent }) => sent,
  snapshot: ({ match }) => referee.snapshot(match, SEAT),
  openUndo: ({ match }) => openUndo(match),
  waitingFor: ({ match }) => (match.undo === undefined ? null : waitingFor(match, match.undo)),
  'the request that a match shows': ({ match }) => match.undo,
  seatEntries: ({ log }) => seatEntries(game as never, log, SEAT),
  mayTakeBack: ({ log }) => mayTakeBack(game as never, seatEntries<GameTypes>(game as never, log, SEAT)),
  'takeBack of the referee': ({ match, log }) => {
    const { refusal, deliveries } = referee.takeBack(match, SEAT, log);
    return { refusal, deliveries: deliveries.filter(({ to }) => to === SEAT) };
  },
  analyze: ({ log }) => findingsOf(standing(log)),
  'a choice of a bot': async (world) => {
    const { milliseconds: _, ...choice } = await bots.search({ iterations: 20 }).choose(viewIn(world));
    return choice;
  },
  reasonsBetween: (world) => {
    const [best, other] = game.legalMoves(viewIn(world));
    return reasonsBetween(bots, viewIn(world), best as never, other as never, { playouts: 10 });
  },
  seatLogOf: (world) =>
    seatLogOf(
      entry,
      { format: 'hencoop/log/1', game: game.id, rules: game.rulesVersion, events: eventsOf(world) } as never,
      SEAT,
    ),
};

const viewIn = (world: World) => remember(game, eventsOf(world) as never, SEAT);

describe('a seat is given the same whatever others have done in secret', async () => {
  const [[, usual = opened()] = [], ...worlds] = Object.entries(SECRETS).map(
    ([name, act]) => [name, played(act)] as const,
  );

  test('and the worlds differ', () => {
    expect(new Set([usual, ...worlds.map(([, world]) => world)].map(({ log }) => log.length)).size).toBe(4);
    expect(usual.sent.length).toBeGreaterThan(8);
  });

  describe.each(worlds)('%s', (_, world) => {
    test.each(Object.entries(GIVEN))('%s', async (_, given) => {
      const [here, there] = [await given(usual), await given(world)];
      expect(JSON.stringify(there)).toBe(JSON.stringify(here));
    });
  });

  test.each<readonly [string, World]>([['nothing', usual], ...worlds])(
    'analyze: from the whole log as from its own entries: %s',
    async (_, { log }) => {
      const own = await findingsOf(seatEntries<GameTypes>(game as never, log, SEAT));
      expect(own.length).toBeGreaterThan(2);
      expect(JSON.stringify(await findingsOf(standing(log)))).toBe(JSON.stringify(own));
    },
  );
});
