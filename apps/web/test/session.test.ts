import type { CrazyChickenMove } from 'hencoop/crazy-chicken';
import { describe, expect, test } from 'vitest';
import type { Client } from '../src/page/client.js';
import { forgotten, redraw } from '../src/page/session/element.js';
import { askHint } from '../src/page/session/hint.js';
import { goTo } from '../src/page/session/lookBack.js';
import { leave } from '../src/page/session/open.js';
import type { Session } from '../src/page/session/session.js';
import { openCurtain, undo } from '../src/page/session/snapshot.js';
import type { Move } from '../src/protocol.js';
import { IDS } from './page.js';
import { opened, type ShownTable, turn, until } from './shownTable.js';

/** Plays all seats of people until the game is over. */
async function playOn(session: Session, element: ShownTable, show: () => () => void, moves: () => readonly Move[]) {
  let gone = show();
  let rounds = 0;
  let curtains = 0;
  for (let step = 0; !session.finished.value; step++) {
    if (step > 20_000) throw new Error('the game does not end');
    const [move] = moves();
    const { viewer, actors, roundEnd, curtain } = session;
    if (roundEnd.value !== null) {
      rounds += 1;
      // The table still shows the last round, and accepts no moves.
      expect(element.readonly).toBe(true);
      roundEnd.value.proceed();
    } else if (curtain.value !== null) {
      curtains += 1;
      gone();
      await openCurtain(session);
      gone = show();
    } else if (
      move !== undefined &&
      element.pending === null &&
      actors.value.some((seat) => seat === viewer.value) &&
      session.shown.value === session.events.value.length
    ) {
      expect(element.readonly).toBe(false);
      // Any legal move will do, but always choosing the first can loop forever.
      element.choose(moves()[step % moves().length] ?? move);
    }
    await turn();
  }
  return { rounds, curtains };
}

describe('a game at the table of the page', () => {
  test.each(IDS)('shows every event of %s once, to the end', async (id) => {
    const { session, element, show, moves, start } = await opened(id, ['person', 'random']);
    const { rounds } = await playOn(session, element, show, moves);
    expect(session.ranking.value?.flat().sort()).toEqual([0, 1]);
    expect(element.showed).toEqual(session.events.value.slice(start));
    expect(element.view).toEqual(session.view.value);
    expect(element.refused).toEqual([]);
    if (id === 'chicken') expect(rounds).toBe(1);
  });

  test('shows cards again only at the request of the player', async () => {
    const { session, element, show, moves } = await opened('crazy-chicken', ['person', 'random'], false);
    await playOn(session, element, show, moves);
    expect(session.view.value).not.toEqual(forgotten(session, session.view.value));
    redraw(session);
    expect(element.view).toEqual(forgotten(session, session.view.value));
  });
});

describe("the pause after a bot's move", () => {
  test('ends when the player acts, and blocks other choices until the move is shown', async () => {
    const table = await opened('crazy-chicken', ['person', 'random'], true, (client) => client, true);
    const { session, element, show, moves } = table;
    // Load before the first move, because a pause might end meanwhile.
    await import('../src/page/session/makeMove.js');
    let ended = 0;
    show();
    for (let turns = 0; turns < 5; turns++) {
      await until(() => moves().length > 0 && session.shown.value === session.events.value.length);
      const known = session.events.value.length;
      const isResting = session.endRest !== null;
      const endRest = session.endRest ?? (() => {});
      if (isResting) {
        session.endRest = () => {
          ended += 1;
          endRest();
        };
      }
      const [move] = moves();
      if (move === undefined) throw new Error('expected a move');
      const before = ended;
      element.choose(move);
      await until(() => element.pending === null);
      expect(ended - before, `acting ends the rest: ${isResting}`).toBe(isResting ? 1 : 0);
      expect(session.events.value.length, `after a rest: ${isResting}`).toBeGreaterThan(known);
      expect(element.refused).toEqual([]);
    }
    expect(ended).toBeGreaterThan(0);
    leave(session);
  });
});

describe('two people at one device', () => {
  test('are separated by the curtain, and each sees the events since their last turn', async () => {
    const { session, element, show, moves } = await opened('crazy-chicken', ['person', 'person']);
    await until(() => session.curtain.value !== null);
    expect(session.curtain.value).toBe(0);
    expect(element.view).toBeNull();
    await openCurtain(session);
    expect(session.viewer.value).toBe(0);
    let gone = show();
    while (session.curtain.value === null) {
      const [move] = moves();
      if (move !== undefined && element.pending === null && session.shown.value === session.events.value.length) {
        element.choose(move);
      }
      await turn();
    }
    expect(session.curtain.value).toBe(1);
    gone();
    await openCurtain(session);
    const other = element.showed.length;
    gone = show();
    expect(session.viewer.value).toBe(1);
    expect(element.view?.viewer).toBe(1);
    gone();
    const { curtains } = await playOn(session, element, show, moves);
    expect(curtains).toBeGreaterThan(3);
    expect(element.showed.length).toBeGreaterThan(other);
  });
});

test("a move that crosses other players' moves is sent again on the table after them", async () => {
  let asked: string[] = [];
  let heard = 0;
  const crossing = (client: Client): Client => ({
    ...client,
    async ask(request) {
      // The move is in flight until the others have moved.
      if (request.type === 'move') await until(() => heard === 2);
      asked.push(request.type);
      return client.ask(request);
    },
    listen: (listener) =>
      client.listen((happened) => {
        heard += 1;
        listener(happened);
      }),
  });
  const players = ['person', 'random', 'random'];
  const { session, element, show, moves } = await opened('blind-chicken-extreme', players, true, crossing);
  asked = [];
  show();
  const [move] = moves();
  if (move === undefined) throw new Error('there is a move');
  element.choose(move);
  await until(() => element.showed.some((event) => event.type === 'placed' && 'seat' in event && event.seat === 0));
  expect(asked.filter((type) => type !== 'shown')).toEqual(['move', 'move']);
  expect(session.refusal.value).toBeNull();
  expect(element.refused).toEqual([]);
});

describe('looking back during a game', () => {
  test('does not lose new events: the page shows them afterward', async () => {
    const { session, element, show, moves } = await opened('crazy-chicken', ['person', 'random']);
    show();
    await until(() => moves().length > 0);
    const [move] = moves();
    if (move === undefined) throw new Error('there is a move');
    goTo(session, 2);
    expect(element.readonly).toBe(true);
    element.choose(move);
    await until(() => session.events.value.length > session.shown.value);
    for (let wait = 0; wait < 5; wait++) await turn();
    expect(element.showed).toEqual([]);
    goTo(session, null);
    expect(element.readonly).toBe(false);
    await until(() => session.shown.value === session.events.value.length);
    expect(element.showed).not.toEqual([]);
  });

  test('removes an undone decision from the table, and counts it', async () => {
    const { session, element, show, moves, start } = await opened('crazy-chicken', ['person', 'random']);
    show();
    await until(() => moves().length > 0);
    const before = element.view;
    const [move] = moves();
    if (move === undefined) throw new Error('there is a move');
    element.choose(move);
    await until(() => session.canUndo.value && element.showed.length > 0);
    await undo(session);
    expect(session.undone.value).toBe(1);
    expect(session.events.value).toHaveLength(start);
    expect(element.view).toEqual(before);
  });

  test('refuses a move that the rules forbid', async () => {
    const { session, element, show } = await opened('crazy-chicken', ['person', 'random']);
    show();
    await turn();
    const move: CrazyChickenMove = { seat: 0, type: 'discard', chicken: 6, to: 'discardA' };
    element.choose(move);
    await until(() => element.refused.length > 0);
    expect(element.refused).toMatchObject([{ clause: 'G-3' }]);
    expect(element.pending).toBeNull();
    expect(session.refusal.value).toBeNull();
  });
});

describe('a hint', () => {
  test('is ignored if it comes too late', async () => {
    const { session, element, show, moves } = await opened('chicken', ['person', 'random']);
    show();
    await until(() => moves().length > 0);
    const [move] = moves();
    if (move === undefined) throw new Error('expected a move');
    // The worker gets the move first.
    element.choose(move);
    await askHint(session);
    expect([session.hint.value, session.refusal.value]).toEqual([null, null]);
    leave(session);
  });

  test('is requested again if others have moved in the meantime', async () => {
    const { session, show, moves } = await opened('chicken', ['person', 'random']);
    show();
    await until(() => moves().length > 0 && session.showing === null);
    session.revision -= 1;
    const asked = askHint(session);
    session.revision += 1;
    await asked;
    expect(moves()).toContainEqual(session.hint.value === 'thinking' ? null : session.hint.value?.move);
    leave(session);
  });
});
