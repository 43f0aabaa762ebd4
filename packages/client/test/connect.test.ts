// A client on a socket, with the test as its server.

import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { redactedEventSchema, viewSchema } from 'hencoop/chicken/schema';
import { createReferee, type Match, type MatchUpdate, type Submission } from 'hencoop/referee';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage } from '../src/contract.js';
import { type ConnectionState, connect, RequestError } from '../src/index.js';

/** The server's end of a socket. */
class Socket {
  static opened: Socket[] = [];
  readonly url: string;
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  readonly #listeners = new Map<string, (event: never) => void>();

  constructor(url: string) {
    this.url = url;
    Socket.opened.push(this);
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, listener);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  emit(type: string, event: object = {}): void {
    // The listeners of a type accept its event.
    this.#listeners.get(type)?.(event as never);
  }

  say(message: unknown): void {
    this.emit('message', { data: JSON.stringify(message) });
  }

  welcome(): void {
    this.emit('open');
    this.say({ type: 'welcome', protocol: 1, seat: 0 });
  }

  cut(code = 1006): void {
    this.emit('close', { code });
  }

  get submitted(): readonly Submission<ChickenTypes>[] {
    // The client submits only moves of this game.
    return this.sent.flatMap((message) =>
      message.type === 'submit' ? [message.submission as Submission<ChickenTypes>] : [],
    );
  }
}

const referee = createReferee(chicken);
const last = (): Socket => {
  const socket = Socket.opened.at(-1);
  if (socket === undefined) throw new Error('expected a socket');
  return socket;
};

describe('a followed match', () => {
  let opened: MatchUpdate<ChickenTypes>;
  let match: Match<ChickenTypes>;
  const states: ConnectionState[] = [];

  const follow = (config: Partial<Parameters<typeof connect<ChickenTypes>>[1]> = {}) => {
    const remote = connect(chicken, {
      url: 'http://here/',
      match: 'm',
      token: 't',
      schema: redactedEventSchema,
      // The class has all that a client uses.
      WebSocket: Socket as never,
      ...config,
    });
    remote.on('connection', (state) => states.push(state));
    return remote;
  };
  const deliver = (update: Pick<MatchUpdate<ChickenTypes>, 'deliveries'>, socket = last()) => {
    for (const delivery of update.deliveries) if (delivery.to === 0) socket.say({ type: 'delivery', ...delivery });
  };
  const judge = (submission: Submission<ChickenTypes>) => {
    const judged = referee.submit(match, 0, submission);
    match = judged.match;
    return judged;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    Socket.opened = [];
    states.length = 0;
    opened = referee.open({ seats: 2, seed: 'line' });
    match = opened.match;
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('sends its token in the first message, never in the address', () => {
    const remote = follow();
    last().welcome();
    expect(last().url).toBe('ws://here/matches/m/live?after=0&people=1');
    expect(last().sent).toEqual([{ type: 'enter', protocol: 1, token: 't' }]);
    expect([remote.seat, remote.connection]).toEqual([0, 'live']);
    remote.close();
  });

  it('repeats a move after a lost connection, with the same id, until it is answered', async () => {
    const remote = follow();
    last().welcome();
    deliver(opened);
    const answer = remote.submit({ seat: 0, type: 'draw' });
    const [submission] = last().submitted;
    if (submission === undefined) throw new Error('expected a move');
    const judged = judge(submission);
    last().cut();
    expect(remote.connection).toBe('cut');
    await vi.advanceTimersByTimeAsync(300);
    expect(Socket.opened).toHaveLength(2);
    expect(last().url).toContain('after=1');
    expect(last().submitted).toEqual([]);
    last().welcome();
    expect(last().submitted).toEqual([submission]);
    const again = judge(submission);
    expect(again.log).toBe(null);
    last().say({ type: 'answer', answer: again.answer });
    // An accepted move is part of the view before the promise resolves.
    let isDone = false;
    void answer.then(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isDone).toBe(false);
    deliver(judged);
    expect(await answer).toEqual({ ok: true, id: submission.id, revision: 2 });
    expect(remote.seen?.revision).toBe(2);
    last().cut();
    await vi.advanceTimersByTimeAsync(1_000);
    last().welcome();
    expect(last().submitted).toEqual([]);
    expect(states).toEqual(['live', 'cut', 'live', 'cut', 'live']);
    remote.close();
  });

  it('plays and takes back without the functions that browsers keep for https', async () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => crypto.getRandomValues(bytes) });
    const fetch = vi.fn(async () => Response.json({ status: 'asked', revision: 2 }));
    const remote = follow({ fetch });
    last().welcome();
    deliver(opened);
    for (let moves = 0; moves < 2; moves++) remote.submit({ seat: 0, type: 'draw' }).catch(() => {});
    const ids = last().submitted.map(({ id }) => id);
    expect(ids).toEqual([expect.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), expect.not.stringMatching(ids[0] ?? '')]);
    expect(await remote.askUndo()).toBe('asked');
    remote.close();
  });

  it('reconnects if an answer does not come, or a delivery is missing', async () => {
    const remote = follow();
    last().welcome();
    deliver(opened);
    void remote.submit({ seat: 0, type: 'draw' }).catch(() => {});
    await vi.advanceTimersByTimeAsync(10_300);
    expect(Socket.opened.length).toBe(2);
    expect(Socket.opened[0]?.isClosed).toBe(true);
    last().welcome();
    // One delivery is lost.
    const [delivery] = opened.deliveries.filter(({ to }) => to === 0);
    last().say({ type: 'delivery', to: 0, revision: 3, events: delivery?.events });
    await vi.advanceTimersByTimeAsync(300);
    expect(Socket.opened.length).toBe(3);
    expect(last().url).toContain('after=1');
    // Late messages on an abandoned connection are ignored.
    Socket.opened[0]?.cut(4401);
    expect(remote.connection).toBe('cut');
    remote.close();
  });

  it('reconnects after a minute of silence, but not while beats arrive', async () => {
    const remote = follow();
    last().welcome();
    for (let beats = 0; beats < 5; beats++) {
      await vi.advanceTimersByTimeAsync(25_000);
      last().say({ type: 'beat' });
    }
    expect(Socket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_500);
    expect(Socket.opened).toHaveLength(2);
    // A connection that is silent from the start also counts as dead.
    await vi.advanceTimersByTimeAsync(61_000);
    expect(Socket.opened).toHaveLength(3);
    remote.close();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(Socket.opened).toHaveLength(3);
  });

  it('reconnects after a random pause that grows up to five seconds', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const remote = follow();
    const pauses: number[] = [];
    for (let cuts = 0; cuts < 8; cuts++) {
      const before = Date.now();
      const count = Socket.opened.length;
      last().cut();
      while (Socket.opened.length === count) await vi.advanceTimersByTimeAsync(50);
      pauses.push(Date.now() - before);
    }
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000]);
    random.mockReturnValue(0.1);
    const count = Socket.opened.length;
    last().cut();
    await vi.advanceTimersByTimeAsync(550);
    expect(Socket.opened.length).toBe(count + 1);
    remote.close();
  });

  it.each([
    [4401, 'unauthorized'],
    [4404, 'gone'],
    [4406, 'protocol'],
  ])('closes for good on %i: %s', async (code, reason) => {
    const remote = follow();
    const closed = vi.fn();
    remote.on('closed', closed);
    last().welcome();
    const ready = remote.ready();
    const answer = remote.submit({ seat: 0, type: 'draw' });
    const failed = Promise.all([
      expect(ready).rejects.toThrow(RequestError),
      expect(answer).rejects.toMatchObject({ code: reason }),
    ]);
    last().cut(code);
    await failed;
    expect([remote.connection, closed.mock.calls]).toEqual(['closed', [[reason]]]);
    await expect(remote.submit({ seat: 0, type: 'draw' })).rejects.toMatchObject({ code: 'closed' });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(Socket.opened).toHaveLength(1);
  });

  it('closes for good if the server speaks another protocol', () => {
    const remote = follow();
    const closed = vi.fn();
    remote.on('closed', closed);
    last().say({ type: 'welcome', protocol: 2, seat: 0 });
    expect([remote.connection, closed.mock.calls]).toEqual(['closed', [['protocol']]]);
  });

  it.each([1006, 1012, 1013])('reconnects after %i', async (code) => {
    const remote = follow();
    last().welcome();
    last().cut(code);
    await vi.advanceTimersByTimeAsync(300);
    expect(Socket.opened).toHaveLength(2);
    remote.close();
  });

  it('repeats a move sent as a request while a balancer answers instead of the server', async () => {
    let answered = 0;
    const posted: string[] = [];
    const fetch = async (input: string | URL | Request, init?: RequestInit) => {
      if (!String(input).endsWith('/moves')) {
        const messages = [{ type: 'welcome', protocol: 1, seat: 0 }, ...opened.deliveries.filter(({ to }) => to === 0)];
        const text = messages.map((message) => `data: ${JSON.stringify({ type: 'delivery', ...message })}\n\n`);
        // The stream stays open.
        return new Response(new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode(text.join(''))) }));
      }
      posted.push(String(init?.body));
      answered += 1;
      if (answered < 3) return new Response('<html>Bad Gateway</html>', { status: 502 });
      const { id } = JSON.parse(posted.at(-1) ?? '') as { readonly id: string };
      return Response.json({ ok: false, id, reason: 'stale', revision: 1 }, { status: 409 });
    };
    vi.useRealTimers();
    const remote = follow({ WebSocket: null, fetch });
    await remote.ready();
    expect(await remote.submit({ seat: 0, type: 'draw' })).toMatchObject({ ok: false, reason: 'stale' });
    expect([posted.length, new Set(posted).size]).toEqual([3, 1]);
    remote.close();
  });

  it('closes as broken if the server sends nonsense', () => {
    for (const nonsense of [null, 'x', 7, { type: 'delivery', to: 0, revision: 1, events: [{ type: 'nonsense' }] }]) {
      const remote = follow();
      const closed = vi.fn();
      remote.on('closed', closed);
      last().welcome();
      last().say(nonsense);
      expect(closed.mock.calls, JSON.stringify(nonsense)).toEqual([['broken']]);
    }
  });

  it('accepts only snapshots that match its schema', () => {
    const view = chicken.view(match.state, 0);
    const snapshot = { type: 'snapshot', to: 0, revision: 900, view };
    const taking = follow({ viewSchema });
    expect(last().url).toMatch(/after=0&snapshots=1&people=1$/);
    last().welcome();
    last().say(snapshot);
    expect(taking.seen).toEqual({ revision: 900, view });
    // An older snapshot changes nothing.
    last().say({ ...snapshot, revision: 800 });
    expect([taking.seen?.revision, taking.connection]).toEqual([900, 'live']);
    taking.close();
    for (const wrong of [
      { view: { ...view, drawPile: 'many' } },
      { view: null },
      { to: 1 },
      { revision: 0.5 },
      { revision: null },
    ]) {
      const remote = follow({ viewSchema });
      const closed = vi.fn();
      remote.on('closed', closed);
      last().welcome();
      last().say({ ...snapshot, ...wrong });
      expect([closed.mock.calls, remote.seen], JSON.stringify(wrong)).toEqual([[['broken']], null]);
    }
    const without = follow();
    expect(last().url).toMatch(/after=0&people=1$/);
    last().welcome();
    last().say(snapshot);
    expect(without.connection).toBe('closed');
  });

  it('knows who is connected, and passes on emotes', () => {
    const remote = follow();
    const heard: unknown[] = [];
    remote.on('present', (seats) => heard.push([...seats]));
    remote.on('watching', (count) => heard.push(count));
    remote.on('emote', (said) => heard.push(said));
    last().welcome();
    expect([remote.present, remote.watching]).toEqual([null, null]);
    last().say({ type: 'present', seats: [0], watching: 2 });
    last().say({ type: 'emote', seat: 1, emote: 'oops' });
    last().say({ type: 'present', seats: [0, 1], watching: 2 });
    last().say({ type: 'present', seats: [0, 1], watching: 3 });
    expect([remote.present, remote.watching]).toEqual([[0, 1], 3]);
    expect(heard).toEqual([[0], 2, { seat: 1, emote: 'oops' }, [0, 1], 3]);
    last().cut();
    expect(remote.present).toEqual([0, 1]);
    expect(remote.seen).toBeNull();
  });

  it('shows all hands to a spectator who asks for them, and accepts only those that match its schema', () => {
    const views = [0, 1].map((seat) => chicken.view(match.state, seat));
    const remote = follow({ viewSchema, hands: true });
    const heard: unknown[] = [];
    remote.on('hands', (hands) => heard.push(hands));
    expect(last().url).toMatch(/after=0&snapshots=1&hands=1&people=1$/);
    last().welcome();
    expect(remote.hands).toBeNull();
    last().say({ type: 'hands', revision: 3, views });
    expect(remote.hands).toEqual({ revision: 3, views });
    expect(heard).toEqual([remote.hands]);
    for (const wrong of [[...views].reverse(), [views[0], null], [views[0], { ...views[1], seed: 'hen' }]]) {
      const other = follow({ viewSchema, hands: true });
      last().welcome();
      last().say({ type: 'hands', revision: 3, views: wrong });
      expect([other.connection, other.hands]).toEqual(['closed', null]);
    }
    // Without a schema, nothing could check the views.
    follow({ hands: true });
    expect(last().url).toMatch(/after=0&people=1$/);
    remote.close();
  });

  it("continues from an earlier connection's view", () => {
    const remote = follow();
    last().welcome();
    deliver(opened);
    const { seen } = remote;
    remote.close();
    const later = follow({ seen });
    expect(last().url).toContain('after=1');
    expect(later.seen).toEqual(seen);
    later.close();
  });

  it('retries when the server says so, and fails for good on any other refusal', async () => {
    const remote = follow();
    last().welcome();
    deliver(opened);
    const answer = remote.submit({ seat: 0, type: 'draw' });
    const id = last().submitted[0]?.id ?? '';
    last().say({ type: 'refused', id, code: 'tooMany', error: 'wait 2 s', retryAfter: 2 });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(last().submitted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(last().submitted.map((submission) => submission.id)).toEqual([id, id]);
    last().say({ type: 'refused', id, code: 'otherRules', error: 'It is read-only.', retryAfter: null });
    await expect(answer).rejects.toMatchObject({ code: 'otherRules', message: 'It is read-only.' });
    remote.close();
  });
});
