// The page's online client, on a real server.
import { type ConnectConfig, lobby } from '@hencoop/client';
import { type MatchServer, matchServer, pglite } from '@hencoop/server';
import type { GameTypes } from 'hencoop';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { lineTo } from '../../../support/line.js';
import { type OpenedMatch, openMatch } from '../src/page/online/openMatch.js';
import { savedMatchesIn } from '../src/page/online/savedMatches.js';
import type {
  Delivery,
  GameId,
  GameSnapshot,
  Hint,
  Move,
  RedactedEvent,
  RequestOf,
  ReviewFinding,
  View,
} from '../src/protocol.js';
import { Refused } from '../src/refusal.js';
import { type LoadedGame, loadGame } from '../src/worker/loadedGame.js';
import { folded, IDS, Page, picks, shortOptions } from './page.js';

/** A page at a table: it folds deliveries like a session. */
class Player {
  readonly opened: OpenedMatch;
  readonly went: (readonly [match: string, token: string | null])[];
  /** The seats that it was told it has lost. */
  readonly lost: readonly number[];
  snapshot: GameSnapshot;
  events: RedactedEvent[];
  revision: number;

  constructor(opened: OpenedMatch, went: (readonly [string, string | null])[], lost: readonly number[]) {
    this.opened = opened;
    this.went = went;
    this.lost = lost;
    this.snapshot = opened.snapshot;
    this.events = [...opened.snapshot.events];
    this.revision = opened.snapshot.revision;
    opened.client.listen((news) => {
      if (news.type === 'happened') this.take(news);
    });
  }

  take({ revision, events }: Delivery): void {
    expect(revision).toBe(this.revision + 1);
    this.revision = revision;
    this.events.push(...events);
  }

  async look(): Promise<void> {
    const table = await this.opened.client.ask({ type: 'viewAs', seat: this.snapshot.viewer });
    this.events = [...table.events];
    this.revision = table.revision;
  }

  view(loaded: LoadedGame): View {
    return folded(loaded, null, this.events);
  }

  async move(move: Move): Promise<void> {
    this.take(await this.opened.client.ask({ type: 'move', revision: this.revision, move }));
  }
}

const SILENT = { info() {}, warn() {}, error: console.error };
const noHint = (): Promise<Hint> => Promise.reject(new Error('expected no hint'));
// The class of `ws` has all that a client uses of the browser's.
const socket = WebSocket as unknown as NonNullable<ConnectConfig<GameTypes>['WebSocket']>;

async function sitAt(
  url: string,
  match: string,
  token: string | null,
  advise: (request: RequestOf<'advise'>) => Promise<Hint> = noHint,
  { WebSocket = socket, asSpectator = false }: { WebSocket?: typeof socket; asSpectator?: boolean } = {},
): Promise<Player> {
  const went: (readonly [string, string | null])[] = [];
  const lost: number[] = [];
  const opened = await openMatch({
    url,
    match,
    token,
    asSpectator,
    advise,
    watchCode: null,
    lost: null,
    onLost: (seat) => void lost.push(seat),
    guest: (number) => `Player ${number}`,
    playsFor: (name, bot) => `${name} (${bot})`,
    goTo: (...to) => void went.push(to),
    WebSocket,
  });
  return new Player(opened, went, lost);
}

async function until(is: () => boolean): Promise<void> {
  const end = Date.now() + 300_000;
  while (!is()) {
    if (Date.now() > end) throw new Error('timed out after 300 s');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function refusalOf(doing: Promise<unknown>): Promise<string> {
  const error = await doing.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Refused) return error.refusal.type;
  throw error ?? new Error('expected a refusal, got an answer');
}

/** Checks that each decision has the view its player saw, and that players see only their own. */
function checkReview(player: Player, findings: readonly ReviewFinding[], loaded: LoadedGame): void {
  const { viewer } = player.snapshot;
  const decisions = findings.filter((finding) => finding.type === 'decision');
  expect(decisions.length).toBeGreaterThan(1);
  const accounts = findings.filter(({ type }) => type === 'seat').map(({ seat }) => seat);
  expect(accounts).toEqual(viewer === null ? [0, 1] : [viewer]);
  for (const { seat, before, after, move, best } of decisions) {
    if (viewer !== null) expect(seat).toBe(viewer);
    expect(after).toBeGreaterThanOrEqual(before);
    const view = folded(loaded, null, player.events.slice(0, before));
    if (seat === viewer) expect([move, best].map((each) => loaded.game.whyNot(view, each))).toEqual([null, null]);
  }
}

/** The findings of a review for a player, requested until it is complete. */
async function findingsFor({ opened: { client } }: Player): Promise<readonly ReviewFinding[]> {
  const findings: ReviewFinding[] = [];
  for (;;) {
    const { findings: more, isDone } = await client.ask({ type: 'review', after: findings.length });
    findings.push(...more);
    if (isDone) return findings;
  }
}

/** Plays until the game is over, or for at most `most` moves. */
async function play(players: readonly Player[], loaded: LoadedGame, most = Number.POSITIVE_INFINITY): Promise<void> {
  const pick = picks(7);
  const { game } = loaded;
  for (let moves = 0; moves < most; moves++) {
    let mover: Player | undefined;
    await until(() => {
      mover = players.find((player) => {
        const view = player.view(loaded);
        return player.snapshot.viewer !== null && game.actors(view).includes(player.snapshot.viewer);
      });
      return mover !== undefined || players.every((player) => game.isOver(player.view(loaded)));
    });
    if (mover === undefined) return;
    const legal = game.legalMoves(mover.view(loaded));
    const move = legal[pick(legal.length)];
    if (move === undefined) throw new Error('expected a legal move');
    // In a simultaneous step, another player's move may have come first.
    const refused = await mover.move(move).then(
      () => null,
      (error: unknown) => error,
    );
    if (refused instanceof Refused && refused.refusal.type === 'stale') await mover.look();
    else if (refused !== null) throw refused;
  }
}

describe('the online client', () => {
  let server: MatchServer;
  let url = '';

  beforeAll(async () => {
    const log = { info() {}, warn() {}, error: console.error };
    server = await matchServer({
      store: pglite(),
      limits: { requests: null, moves: null, matches: null },
      analysis: { playouts: 2 },
      log,
    });
    url = await server.listen(0);
  });

  afterAll(() => server.stop());

  const open = (game: GameId, players: readonly string[], options: object = shortOptions(game)) =>
    lobby(url).open({ game, players, options, names: ['Ada', ''] });

  test.each(IDS)('shows the same game of %s as the server, to its end, and reviews it', async (id) => {
    const loaded = await loadGame(id);
    const { id: match, tokens } = await open(id, ['person', 'person']);
    const players = await Promise.all([...tokens, null].map((token) => sitAt(url, match, token)));
    expect(await refusalOf(findingsFor(players[0] as Player))).toBe('unfinished');
    await play(players, loaded);
    for (const player of players) {
      checkReview(player, await findingsFor(player), loaded);
      const { seat, token } = player.opened.match;
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const now = await (await fetch(`${url}/matches/${match}`, { headers })).json();
      await until(() => player.revision === now.revision);
      expect(loaded.game.view(player.view(loaded), seat)).toEqual(now.view);
      // A player who joins later sees the same past.
      const later = await sitAt(url, match, token);
      expect(later.events).toEqual(player.events);
      expect(later.snapshot.from).toBeNull();
      for (const { opened } of [player, later]) opened.match.close();
    }
  });

  test('knows the players, and numbers players without names', async () => {
    const { id: match, tokens } = await open('chicken', ['person', 'person', 'easy']);
    const player = await sitAt(url, match, tokens[1] ?? null);
    const { match: online } = player.opened;
    expect(online.seat).toBe(1);
    expect(player.snapshot.viewer).toBe(1);
    expect(online.names.value).toEqual(['Ada', 'Player 2', 'Player 3']);
    expect(online.players.value).toEqual(['person', 'person', 'easy']);
    online.close();
  });

  test('takes a move back if the others agree, and tells everyone', async () => {
    const { id: match, tokens } = await open('chicken', ['person', 'person']);
    const players = await Promise.all([...tokens, null].map((token) => sitAt(url, match, token ?? null)));
    const [ada, bo, spectator] = players;
    if (ada === undefined || bo === undefined || spectator === undefined) throw new Error('expected three');
    const loaded = await loadGame('chicken');
    const before = players.map((player) => player.view(loaded));
    expect(ada.snapshot.canUndo).toBe(false);
    const withdraw: Move = { seat: 0, type: 'withdraw' };
    const move = () => ada.opened.client.ask({ type: 'move', revision: ada.revision, move: withdraw });
    const own = await move();
    expect(own.canUndo).toBe(true);
    ada.take(own);
    await until(() => players.every(({ revision }) => revision === 2));
    const asked = await ada.opened.client.ask({ type: 'undo' });
    expect([asked.revision, asked.events]).toEqual([2, ada.events]);
    await until(() => bo.opened.match.info.value.undo !== null);
    expect(bo.opened.match.info.value.undo).toMatchObject({ seat: 0, status: 'asked', waiting: [1] });
    await bo.opened.match.answerUndo(true);
    await until(() => players.every(({ opened }) => opened.match.undoNotice.value !== null));
    for (const [index, player] of players.entries()) {
      expect(player.opened.match.undoNotice.value).toEqual({ type: 'done', seat: 0 });
      await player.look();
      expect([player.revision, player.view(loaded)]).toEqual([3, before[index]]);
    }
    // A page that opens later sees the same past.
    const later = await sitAt(url, match, tokens[1] ?? null);
    expect([later.revision, later.events]).toEqual([3, bo.events]);
    // A move that revealed something is refused without a question to the others.
    ada.take(await ada.opened.client.ask({ type: 'move', revision: 3, move: { seat: 0, type: 'draw' } }));
    await ada.opened.client.ask({ type: 'undo' });
    expect(ada.opened.match.undoNotice.value).toEqual({ type: 'refused', code: 'learned' });
    await bo.opened.match.answerUndo(true);
    expect(bo.opened.match.undoNotice.value).toEqual({ type: 'refused', code: 'noRequest' });
    for (const { opened } of [...players, later]) opened.match.close();
  });

  test('shows who is connected, and their emotes', async () => {
    const { id: match, tokens } = await open('chicken', ['person', 'person', 'easy', 'open']);
    const players = await Promise.all([...tokens.slice(0, 2), null].map((token) => sitAt(url, match, token ?? null)));
    const [ada, bo, spectator] = players.map(({ opened }) => opened.match);
    if (ada === undefined || bo === undefined || spectator === undefined) throw new Error('expected three');
    const all = [ada, bo, spectator];
    const see = (statuses: readonly string[]) =>
      until(() => all.every((each) => each.statuses.value.join() === statuses.join()));
    await see(['here', 'here', 'bot', 'open']);
    await bo.say('wellPlayed');
    await until(() => all.every(({ said }) => said.value !== null));
    expect(all.map(({ said }) => said.value)).toEqual(all.map(() => ({ seat: 1, emote: 'wellPlayed' })));
    expect(await refusalOf(spectator.say('hello'))).toBe('notYours');
    await bo.leave();
    await see(['here', 'standIn', 'bot', 'open']);
    await bo.comeBack();
    await see(['here', 'here', 'bot', 'open']);
    bo.close();
    all.splice(1, 1);
    // Being away takes a moment: a reloading page does not count.
    await see(['here', 'gone', 'bot', 'open']);
    for (const each of all) each.close();
  });

  test('plays without a token for an account, and only watches if asked to', async () => {
    const headers = { 'x-user': 'ada' };
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
      fetch(address, { ...init, headers: { ...init.headers, ...headers } }),
    );
    class LoggedIn extends WebSocket {
      constructor(address: string) {
        super(address, { headers });
      }
    }
    const page = { WebSocket: LoggedIn as unknown as typeof socket };
    const host = await matchServer({ store: pglite(), log: SILENT, accounts: (of) => of.headers.get('x-user') });
    const home = await host.listen(0);
    const { id } = await lobby(home).open({ game: 'chicken', players: ['person', 'easy'] });
    const player = await sitAt(home, id, null, noHint, page);
    const { match, client } = player.opened;
    expect([match.seat, match.token, match.mayMove.value]).toEqual([0, null, true]);
    player.take(await client.ask({ type: 'move', revision: player.revision, move: { seat: 0, type: 'withdraw' } }));
    await match.leave();
    await until(() => match.info.value.seats[0]?.away === 'medium');
    await match.comeBack();
    const screen = await sitAt(home, id, null, noHint, { ...page, asSpectator: true });
    expect([screen.opened.match.seat, screen.snapshot.viewer]).toEqual([null, null]);
    expect(await refusalOf((async () => screen.opened.match.leave())())).toBe('notYours');
    for (const { opened } of [player, screen]) opened.match.close();
    vi.unstubAllGlobals();
    await host.stop();
  });

  test('shows who is invited, and tells a player whose seat goes to someone else, or to another device', async () => {
    const { id: match, tokens } = await open('chicken', ['person', 'open', 'open']);
    const [token] = tokens;
    if (token == null) throw new Error('expected the token of the host');
    expect(tokens.slice(1)).toEqual([null, null]);
    const ada = await sitAt(url, match, token);
    const { statuses } = ada.opened.match;
    const code = await lobby(url).invite(match, token, 1);
    await until(() => statuses.value[1] === 'invited');
    expect(statuses.value).toEqual(['here', 'invited', 'open']);
    const seated = await lobby(url).join(match, { name: 'Bo', invitation: code });
    const bo = await sitAt(url, match, seated.token);
    await until(() => statuses.value[1] === 'here');
    await lobby(url).invite(match, token, 1);
    await until(() => bo.lost.length > 0 && statuses.value[1] === 'invited');
    expect([bo.lost, bo.opened.match.connection.value]).toEqual([[1], 'closed']);
    await lobby(url).join(match, { invitation: await lobby(url).invite(match, token, 0) });
    await until(() => ada.lost.length > 0);
    expect(ada.lost).toEqual([0]);
    for (const { opened } of [ada, bo]) opened.match.close();
  });

  test("words refusals in the page's texts", async () => {
    const loaded = await loadGame('chicken');
    const { id: match, tokens } = await open('chicken', ['person', 'person']);
    const [ada, other] = await Promise.all(tokens.map((token) => sitAt(url, match, token)));
    if (ada === undefined || other === undefined) throw new Error('expected two players');
    const actor = loaded.game.actors(ada.view(loaded))[0];
    const [mover, waits] = actor === 0 ? [ada, other] : [other, ada];
    const seat = mover.opened.match.seat ?? 0;
    const notYet = waits.move({ seat: 1 - seat, type: 'draw' } as Move);
    expect(await refusalOf(notYet)).toBe('illegal');
    const absent = { seat, type: 'play', card: 'none' } as unknown as Move;
    expect(await refusalOf(mover.move(absent))).toBe('illegal');
    const { client } = mover.opened;
    const [move] = loaded.game.legalMoves(mover.view(loaded)) as readonly Move[];
    if (move === undefined) throw new Error('expected a legal move');
    expect(await refusalOf(client.ask({ type: 'move', revision: 99, move }))).toBe('stale');
    expect(await refusalOf(client.ask({ type: 'viewAs', seat: 1 - seat }))).toBe('notYours');
    expect(await refusalOf(waits.opened.client.ask({ type: 'hint', revision: waits.revision }))).toBe('notYours');
    // None of these had an effect.
    await mover.move(move);
    await until(() => waits.revision === mover.revision);
    for (const { opened } of [ada, other]) opened.match.close();
  });

  test('refuses links that open nothing', async () => {
    const { id: match } = await open('chicken', ['person', 'person']);
    expect(await refusalOf(sitAt(url, match, 'f'.repeat(64)))).toBe('noMatch');
    expect(await refusalOf(sitAt(url, match, 'not a token'))).toBe('noMatch');
    expect(await refusalOf(sitAt(url, '00000000-0000-4000-8000-000000000000', null))).toBe('noMatch');
    expect(await refusalOf(sitAt('http://127.0.0.1:9', match, null))).toBe('unreachable');
  });

  test('sends a move made while disconnected once it has reconnected', async () => {
    const loaded = await loadGame('chicken');
    const { id: match, tokens } = await open('chicken', ['person', 'person'], {});
    const line = await lineTo(url);
    const away = await sitAt(line.url, match, tokens[0] ?? null);
    const other = await sitAt(url, match, tokens[1] ?? null);
    const { match: online } = away.opened;
    const lines: string[] = [];
    const stop = online.connection.subscribe((now) => void lines.push(now));
    const turnOf = (player: Player) => loaded.game.actors(player.view(loaded)).includes(player.snapshot.viewer ?? -1);
    while (!turnOf(away)) {
      await play([other], loaded, 1);
      await until(() => away.revision === other.revision);
    }
    line.cut();
    await until(() => online.connection.value === 'cut');
    const [move] = loaded.game.legalMoves(away.view(loaded)) as readonly Move[];
    if (move === undefined) throw new Error('expected a legal move');
    const before = away.revision;
    const made = away.move(move);
    line.mend();
    await made;
    expect(away.revision).toBe(before + 1);
    await until(() => other.revision === away.revision);
    expect(lines).toEqual(['live', 'cut', 'live']);
    // Then to the end, with the same result on both sides.
    await play([away, other], loaded, 10);
    await until(() => other.revision === away.revision);
    stop();
    for (const { opened } of [away, other]) opened.match.close();
    line.close();
  });

  test('shows the events that crossed a move before it refuses the move', async () => {
    const loaded = await loadGame('chicken');
    const { id: match, tokens } = await open('chicken', ['person', 'person'], {});
    const watching = await sitAt(url, match, null);
    const [seat = 0] = loaded.game.actors(watching.view(loaded));
    const line = await lineTo(url);
    const here = await sitAt(line.url, match, tokens[seat] ?? null);
    // The same player on another device.
    const there = await sitAt(url, match, tokens[seat] ?? null);
    const [move] = loaded.game.legalMoves(here.view(loaded)) as readonly Move[];
    if (move === undefined) throw new Error('expected a legal move');
    const before = here.revision;
    line.cut();
    await until(() => here.opened.match.connection.value === 'cut');
    await there.move(move);
    const made = refusalOf(here.move(move));
    line.mend();
    expect(await made).toBe('stale');
    expect(here.revision).toBe(before + 1);
    for (const { opened } of [watching, here, there]) opened.match.close();
    line.close();
  });

  test('lets a bot play for an absent player, and gives the seat back', async () => {
    const { id: match, tokens } = await open('chicken', ['person', 'person'], {});
    const [ada, other] = await Promise.all(tokens.map((token) => sitAt(url, match, token)));
    if (ada === undefined || other === undefined) throw new Error('expected two players');
    const { match: online } = ada.opened;
    await online.leave();
    await until(() => other.opened.match.labels.value[0] === 'Ada (medium)' && !online.mayMove.value);
    expect(other.opened.match.names.value[0]).toBe('Ada');
    expect(other.opened.match.players.value[0]).toBe('medium');
    await online.comeBack();
    await until(() => other.opened.match.labels.value[0] === 'Ada' && online.mayMove.value);
    for (const { opened } of [ada, other]) opened.match.close();
  });

  test('leads all players to the same rematch, and a visitor to a free seat', async () => {
    const loaded = await loadGame('chicken-roundup');
    const { id: match } = await open('chicken-roundup', ['open', 'open']);
    const visitor = await sitAt(url, match, null);
    expect(visitor.opened.match.mayMove.value).toBe(false);
    await visitor.opened.match.join('Ada');
    await visitor.opened.match.join('Bo');
    expect(await refusalOf(visitor.opened.match.join('Cy'))).toBe('noSeat');
    const players = await Promise.all(visitor.went.map(([to, token]) => sitAt(url, to, token)));
    expect(players[0]?.opened.match.names.value).toEqual(['Ada', 'Bo']);
    expect(players.map(({ opened }) => opened.match.mayMove.value)).toEqual([true, true]);
    const [ada, bo] = players;
    if (ada === undefined || bo === undefined) throw new Error('expected two players');
    expect(await refusalOf(ada.opened.match.again())).toBe('unfinished');
    await play(players, loaded);
    await until(() => visitor.opened.match.info.value.status === 'over');
    expect(visitor.opened.match.mayGoOn.value).toBe(false);
    await ada.opened.match.again();
    await until(() => visitor.opened.match.mayGoOn.value);
    await bo.opened.match.again();
    await visitor.opened.match.again();
    const [[next] = []] = ada.went;
    expect(next).not.toBe(match);
    expect(bo.went[0]).toEqual([next, bo.opened.match.token]);
    expect(visitor.went.at(-1)).toEqual([next, null]);
    for (const { opened } of [visitor, ...players]) opened.match.close();
  });

  test('reports a server without analyses, and asks again next time', async () => {
    const log = { info() {}, warn() {}, error: console.error };
    const other = await matchServer({ store: pglite(), analysis: null, log });
    const address = await other.listen(0);
    const loaded = await loadGame('chicken');
    const { id: match, tokens } = await lobby(address).open({
      game: 'chicken',
      players: ['person', 'person'],
      options: shortOptions('chicken'),
    });
    const players = await Promise.all(tokens.map((token) => sitAt(address, match, token)));
    await play(players, loaded);
    // Two seats are open.
    const [ada] = players as [Player];
    expect([await refusalOf(findingsFor(ada)), await refusalOf(findingsFor(ada))]).toEqual([
      'noAnalysis',
      'noAnalysis',
    ]);
    for (const { opened } of players) opened.match.close();
    await other.stop();
  });

  test("requests hints from the worker with only the seat's knowledge", async () => {
    const page = new Page();
    const { id: match, tokens } = await open('blind-chicken-extreme', ['person', 'person']);
    const asked: RequestOf<'advise'>[] = [];
    const player = await sitAt(url, match, tokens[0] ?? null, (request) => {
      asked.push(request);
      return page.ask(request);
    });
    const { client, match: online } = player.opened;
    await page.ask({ type: 'pace', thinking: 0, ahead: null });
    const hint = await client.ask({ type: 'hint', revision: player.revision });
    expect(hint.revision).toBe(player.revision);
    expect(asked[0]?.events).toEqual(player.events);
    await player.move(hint.move);
    // Events of no seat, or of another seat.
    const request = asked[0];
    if (request === undefined) throw new Error('expected a request');
    expect((await page.refusal({ ...request, seat: 1 })).type).toBe('notYours');
    expect((await page.refusal({ ...request, events: [] })).type).toBe('notYours');
    expect((await page.refusal({ ...request, events: [1] })).type).toBe('invalid');
    expect((await page.refusal({ ...request, events: [{ type: 'nonsense' }] })).type).toBe('failed');
    online.close();
  });
});

describe('the stored online games of a browser', () => {
  const match = {
    match: '0b8c7b1e-1111-4222-8333-444455556666',
    game: 'chicken',
    token: 'a'.repeat(64),
    seat: 0,
    watches: false,
    names: ['Ada', 'Bo'],
    codes: [null, 'b'.repeat(64)],
    watchCode: 'c'.repeat(64),
    playedAt: 1,
  };

  test('are read unchanged', () => {
    expect(savedMatchesIn(JSON.stringify([match]))).toEqual([match]);
    expect(savedMatchesIn(JSON.stringify([{ ...match, token: null }]))).toHaveLength(1);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '['],
    ['no list', '{}'],
    ['no match', '[null, 1]'],
    ['another id', JSON.stringify([{ ...match, match: '../x' }])],
    ['another game', JSON.stringify([{ ...match, game: 'toString' }])],
    ['another token', JSON.stringify([{ ...match, token: 'x' }])],
    ['other codes', JSON.stringify([{ ...match, codes: ['x'] }])],
    ['another link for spectators', JSON.stringify([{ ...match, watchCode: 'x' }])],
    ['another seat', JSON.stringify([{ ...match, seat: '0' }])],
    ['other names', JSON.stringify([{ ...match, names: [1] }])],
  ])('are dropped if they contain %s', (_, text) => expect(savedMatchesIn(text)).toEqual([]));
});
