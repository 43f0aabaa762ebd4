// What a client does with its line, by a socket that the test holds both ends of.

import { chicken } from 'hencoop/chicken';
import { redactedEventSchema } from 'hencoop/chicken/schema';
import type { TypesOf } from 'hencoop/record';
import { createReferee, type Match, type MatchUpdate, type Submission } from 'hencoop/referee';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Line, NotAnswered } from '../src/index.js';

type Chicken = TypesOf<'chicken'>;

/** The server's end of a socket. */
class Socket {
  static opened: Socket[] = [];
  readonly url: string;
  readonly sent: { readonly token?: unknown; readonly submit?: Submission<Chicken> }[] = [];
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
    // The listener of each type takes its event.
    this.#listeners.get(type)?.(event as never);
  }

  say(message: unknown): void {
    this.emit('message', { data: JSON.stringify(message) });
  }

  welcome(): void {
    this.emit('open');
    this.say({ type: 'welcome', seat: 0 });
  }

  cut(code = 1006): void {
    this.emit('close', { code });
  }

  get submitted(): readonly Submission<Chicken>[] {
    return this.sent.flatMap(({ submit }) => (submit === undefined ? [] : [submit]));
  }
}

const referee = createReferee(chicken);
const last = (): Socket => {
  const socket = Socket.opened.at(-1);
  if (socket === undefined) throw new Error('expected a socket');
  return socket;
};

describe('a table', () => {
  let opened: MatchUpdate<Chicken>;
  let match: Match<Chicken>;
  const lines: Line[] = [];

  const sit = (config: Partial<Parameters<typeof connect<Chicken>>[1]> = {}) => {
    const table = connect(chicken, {
      url: 'http://here/',
      match: 'm',
      token: 't',
      schema: redactedEventSchema,
      // The class has what a client uses.
      WebSocket: Socket as never,
      ...config,
    });
    table.on('line', (line) => lines.push(line));
    return table;
  };
  const deliver = (update: Pick<MatchUpdate<Chicken>, 'deliveries'>, socket = last()) => {
    for (const delivery of update.deliveries) if (delivery.to === 0) socket.say({ type: 'delivery', ...delivery });
  };
  const judge = (submission: Submission<Chicken>) => {
    const judged = referee.submit(match, 0, submission);
    match = judged.match;
    return judged;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    Socket.opened = [];
    lines.length = 0;
    opened = referee.open({ seats: 2, seed: 'line' });
    match = opened.match;
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('says who it is in its first message, and nothing of it in the address', () => {
    const table = sit();
    last().welcome();
    expect(last().url).toBe('ws://here/matches/m/live?after=0');
    expect(last().sent).toEqual([{ token: 't' }]);
    expect([table.seat, table.line]).toEqual([0, 'live']);
    table.close();
  });

  it('sends a move again after a cut, with the same id, and never once it is answered', async () => {
    const table = sit();
    last().welcome();
    deliver(opened);
    const answer = table.submit({ seat: 0, type: 'draw' });
    const [submission] = last().submitted;
    if (submission === undefined) throw new Error('expected a move');
    const judged = judge(submission);
    last().cut();
    expect(table.line).toBe('cut');
    await vi.advanceTimersByTimeAsync(300);
    expect(Socket.opened).toHaveLength(2);
    expect(last().url).toContain('after=1');
    expect(last().submitted).toEqual([]);
    last().welcome();
    expect(last().submitted).toEqual([submission]);
    const again = judge(submission);
    expect(again.log).toBe(null);
    last().say({ type: 'answer', answer: again.answer });
    // An accepted move is on the table when its answer is given.
    let isDone = false;
    void answer.then(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isDone).toBe(false);
    deliver(judged);
    expect(await answer).toEqual({ ok: true, id: submission.id, revision: 2 });
    expect(table.seen?.revision).toBe(2);
    last().cut();
    await vi.advanceTimersByTimeAsync(1_000);
    last().welcome();
    expect(last().submitted).toEqual([]);
    expect(lines).toEqual(['live', 'cut', 'live', 'cut', 'live']);
    table.close();
  });

  it('opens another line where no answer comes, and asks for what it lacks', async () => {
    const table = sit();
    last().welcome();
    deliver(opened);
    void table.submit({ seat: 0, type: 'draw' }).catch(() => {});
    await vi.advanceTimersByTimeAsync(10_300);
    expect(Socket.opened.length).toBe(2);
    expect(Socket.opened[0]?.isClosed).toBe(true);
    last().welcome();
    // One delivery is lost on its way.
    const [delivery] = opened.deliveries.filter(({ to }) => to === 0);
    last().say({ type: 'delivery', to: 0, revision: 3, events: delivery?.events });
    await vi.advanceTimersByTimeAsync(300);
    expect(Socket.opened.length).toBe(3);
    expect(last().url).toContain('after=1');
    // What comes late on a line that was given up is not heard.
    Socket.opened[0]?.cut(4401);
    expect(table.line).toBe('cut');
    table.close();
  });

  it('takes a line for dead that says nothing for a minute, and one that beats for alive', async () => {
    const table = sit();
    last().welcome();
    for (let beats = 0; beats < 5; beats++) {
      await vi.advanceTimersByTimeAsync(25_000);
      last().say({ type: 'beat' });
    }
    expect(Socket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_500);
    expect(Socket.opened).toHaveLength(2);
    // And one that never says a word.
    await vi.advanceTimersByTimeAsync(61_000);
    expect(Socket.opened).toHaveLength(3);
    table.close();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(Socket.opened).toHaveLength(3);
  });

  it('comes back after a pause that grows up to five seconds, and that chance shortens', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const table = sit();
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
    table.close();
  });

  it.each([
    [4401, 'unauthorized'],
    [4404, 'gone'],
  ])('ends for good on %i: %s', async (code, reason) => {
    const table = sit();
    const closed = vi.fn();
    table.on('closed', closed);
    last().welcome();
    const ready = table.ready();
    const answer = table.submit({ seat: 0, type: 'draw' });
    const failed = Promise.all([
      expect(ready).rejects.toThrow(NotAnswered),
      expect(answer).rejects.toMatchObject({ code: reason }),
    ]);
    last().cut(code);
    await failed;
    expect([table.line, closed.mock.calls]).toEqual(['closed', [[reason]]]);
    await expect(table.submit({ seat: 0, type: 'draw' })).rejects.toMatchObject({ code: 'closed' });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(Socket.opened).toHaveLength(1);
  });

  it.each([1006, 1012, 1013])('comes back after %i', async (code) => {
    const table = sit();
    last().welcome();
    last().cut(code);
    await vi.advanceTimersByTimeAsync(300);
    expect(Socket.opened).toHaveLength(2);
    table.close();
  });

  it('is broken by a server that sends what cannot be', () => {
    for (const nonsense of [null, 'x', 7, { type: 'delivery', to: 0, revision: 1, events: [{ type: 'nonsense' }] }]) {
      const table = sit();
      const closed = vi.fn();
      table.on('closed', closed);
      last().welcome();
      last().say(nonsense);
      expect(closed.mock.calls, JSON.stringify(nonsense)).toEqual([['broken']]);
    }
  });

  it('begins where an earlier visit ended', () => {
    const table = sit();
    last().welcome();
    deliver(opened);
    const { seen } = table;
    table.close();
    const later = sit({ seen });
    expect(last().url).toContain('after=1');
    expect(later.seen).toEqual(seen);
    later.close();
  });

  it('waits as long as it is asked to, and gives up what is refused', async () => {
    const table = sit();
    last().welcome();
    deliver(opened);
    const answer = table.submit({ seat: 0, type: 'draw' });
    const id = last().submitted[0]?.id ?? '';
    last().say({ type: 'refused', id, code: 'tooMany', error: 'wait 2 s', retryAfter: 2 });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(last().submitted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(last().submitted.map((submission) => submission.id)).toEqual([id, id]);
    last().say({ type: 'refused', id, code: 'otherRules', error: 'it can only be read', retryAfter: null });
    await expect(answer).rejects.toMatchObject({ code: 'otherRules', message: 'it can only be read' });
    table.close();
  });
});
