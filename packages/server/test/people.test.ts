// Presence and emotes, over sockets and streams, through one process and two.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FanoutConfig, OpenFanout } from '../src/fanout.js';
import type { MatchServerConfig, Store } from '../src/index.js';
import { People } from '../src/people.js';
import { ask, enter, open, openStore, RawSocket, RawStream, serve, sharedHints, until } from './testServer.js';

const PERSONS = { game: 'chicken', players: ['person', 'person', 'easy'] };

let store: Store;

beforeAll(async () => {
  store = await openStore('memory');
});

afterAll(() => store.close());

const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(config: Partial<MatchServerConfig> = {}): Promise<string> {
  const server = await serve(store, config, { sweep: 20 });
  ends.push(() => server.stop());
  return server.url;
}

function look(url: string, id: string, token: string | null, query = '&people=1'): RawSocket {
  const socket = new RawSocket(url, id, enter(token), 0, {}, query);
  ends.push(() => socket.close());
  return socket;
}

type Heard = { readonly messages: RawSocket['messages'] };

/** The connected seats, as far as a viewer knows; `null` if it has got no message about them. */
function present({ messages }: Heard): unknown {
  return messages.findLast(({ type }) => type === 'present')?.['seats'] ?? null;
}

function emotes({ messages }: Heard): readonly unknown[] {
  return messages.filter(({ type }) => type === 'emote');
}

const sees = (viewer: Heard, seats: readonly number[]) =>
  until(() => JSON.stringify(present(viewer)) === JSON.stringify(seats));
const say = (url: string, id: string, token: string | null | undefined, emote: unknown = 'hello') =>
  ask(url, `/matches/${id}/emote`, { token, body: { emote } });

describe('the list of connected players', () => {
  it('is sent to seats and spectators, by socket and stream, as long as a connection is open', async () => {
    const url = await start();
    const { id, tokens } = await open(url, PERSONS);
    const [ada = '', bo = ''] = tokens;
    const spectator = look(url, id, null);
    await sees(spectator, []);
    const first = look(url, id, ada);
    await sees(first, [0]);
    const stream = new RawStream(url, id, bo, 0, '&people=1');
    await sees(stream, [0, 1]);
    for (const viewer of [spectator, first]) await sees(viewer, [0, 1]);
    const second = look(url, id, ada);
    await sees(second, [0, 1]);
    first.cut();
    stream.close();
    for (const viewer of [spectator, second]) await sees(viewer, [0]);
    second.close();
    await sees(spectator, []);
  });

  it('is sent only to clients that request it', async () => {
    const url = await start();
    const { id, tokens } = await open(url, PERSONS);
    const [ada = '', bo = ''] = tokens;
    const silent = look(url, id, ada, '');
    const other = look(url, id, bo);
    await sees(other, [0, 1]);
    expect((await say(url, id, bo)).status).toBe(200);
    await until(() => emotes(other).length === 1);
    await silent.until(({ revisions }) => revisions.length > 0);
    expect(silent.messages.map(({ type }) => type)).toEqual(['welcome', 'info', 'delivery']);
  });

  it('does not include a seat whose token was revoked', async () => {
    const url = await start({ operatorToken: 'of-the-operator' });
    const { id, tokens } = await open(url, PERSONS);
    const spectator = look(url, id, null);
    look(url, id, tokens[0] ?? '');
    await sees(spectator, [0]);
    await ask(url, `/matches/${id}/revoke`, { token: 'of-the-operator', body: { seat: 0 } });
    await sees(spectator, []);
  });

  it('is the same through two processes', async () => {
    const fanout = sharedHints();
    const [a, b] = [await start({ fanout }), await start({ fanout })];
    const { id, tokens } = await open(a, PERSONS);
    const ada = look(a, id, tokens[0] ?? '');
    await sees(ada, [0]);
    const bo = look(b, id, tokens[1] ?? '');
    for (const viewer of [ada, bo]) await sees(viewer, [0, 1]);
    ada.close();
    await sees(bo, [1]);
  });
});

describe('presence across processes', () => {
  type Sent = { readonly id: string; readonly note: string };

  /** The people of a process, and the notes it sends. */
  function process(): { readonly people: People; readonly sent: Sent[]; notes(): readonly unknown[] } {
    const people = new People();
    const sent: Sent[] = [];
    people.telling({ publish: (id, note = '') => void sent.push({ id, note }) });
    return { people, sent, notes: () => sent.splice(0).map(({ note }) => ({ ...JSON.parse(note), from: '' })) };
  }

  function viewer(seat: number | null) {
    const texts: string[] = [];
    const send = (text: string) => texts.push(text) > 0;
    return { seat, seesPeople: true, send, drop() {}, seats: () => JSON.parse(texts.at(-1) ?? '{}')['seats'] };
  }

  const present = (from: string, seats: readonly number[], asks = false, watching = 0) =>
    JSON.stringify({ type: 'present', from, seats, watching, asks });
  const sweep = (people: People, times: number) => {
    for (let time = 0; time < times; time++) people.sweep();
  };

  it('asks other processes when the first viewer comes, and once more, and answers their questions', () => {
    const { people, notes } = process();
    const note = (seats: readonly number[], asks: boolean) => ({ type: 'present', from: '', seats, watching: 1, asks });
    people.add('m', viewer(null));
    expect(notes()).toEqual([note([], true)]);
    sweep(people, 4);
    expect(notes()).toEqual([note([], true)]);
    people.heard('m', present('other', [1], true));
    expect(notes()).toEqual([note([], false)]);
    people.add('m', viewer(0));
    expect(notes()).toEqual([note([0], false)]);
    people.heard('m', present('other', [1], true));
    expect(notes()).toEqual([note([0], false)]);
  });

  it('forgets a process that does not answer, unless no notes arrive at all', () => {
    const { people } = process();
    const spectator = viewer(null);
    people.add('m', spectator);
    people.heard('m', present('other', [1]));
    expect(spectator.seats()).toEqual([1]);
    sweep(people, 10);
    expect(spectator.seats()).toEqual([1]);
    people.heard('m', present('other', [1]));
    people.hears(false);
    sweep(people, 100);
    expect(spectator.seats()).toEqual([1]);
    people.hears(true);
    sweep(people, 15);
    expect(spectator.seats()).toEqual([]);
  });

  it('asks all processes once notes arrive again', () => {
    const { people, notes } = process();
    people.add('m', viewer(0));
    sweep(people, 1);
    notes();
    people.hears(false);
    sweep(people, 1);
    expect(notes()).toEqual([]);
    people.hears(true);
    sweep(people, 1);
    expect(notes()).toEqual([{ type: 'present', from: '', seats: [0], watching: 0, asks: true }]);
  });

  it.each(['', '{', '{"type":"present"}', '{"type":"emote","from":"x","seat":0,"emote":"you all lose"}'])(
    'ignores the note %j',
    (note) => {
      const { people } = process();
      const spectator = viewer(null);
      people.add('m', spectator);
      people.heard('m', note);
      expect(spectator.seats()).toEqual([]);
    },
  );

  it('ignores its own notes, and notes about matches without viewers here', () => {
    const { people, sent } = process();
    const spectator = viewer(null);
    people.add('m', spectator);
    const ada = viewer(0);
    people.add('m', ada);
    const own = sent.at(-1)?.note ?? '';
    people.remove('m', ada);
    people.heard('m', own);
    people.heard('other', present('other', [2]));
    expect(spectator.seats()).toEqual([]);
  });
});

describe('an emote', () => {
  it('reaches all viewers of the match, through both processes, and no other client', async () => {
    const fanout = sharedHints();
    const [a, b] = [await start({ fanout }), await start({ fanout })];
    const { id, tokens } = await open(a, PERSONS);
    const other = await open(a, PERSONS);
    const ada = look(a, id, tokens[0] ?? '');
    const bo = new RawStream(b, id, tokens[1] ?? '', 0, '&people=1');
    ends.push(() => bo.close());
    const spectator = look(b, id, null);
    const stranger = look(a, other.id, other.tokens[0] ?? '');
    for (const viewer of [ada, bo, spectator]) await sees(viewer, [0, 1]);
    await sees(stranger, [0]);
    expect(await say(b, id, tokens[1], 'wellPlayed')).toMatchObject({ status: 200, body: { emote: 'wellPlayed' } });
    const told = [{ type: 'emote', seat: 1, emote: 'wellPlayed' }];
    for (const viewer of [ada, bo, spectator]) {
      await until(() => emotes(viewer).length > 0);
      expect(emotes(viewer)).toEqual(told);
    }
    await say(a, other.id, other.tokens[0]);
    await until(() => emotes(stranger).length > 0);
    expect(emotes(stranger)).toEqual([{ type: 'emote', seat: 0, emote: 'hello' }]);
    expect(emotes(ada)).toEqual(told);
  });

  it('is not stored: it leaves no trace in the store, the table or the revisions', async () => {
    const url = await start();
    const { id, tokens } = await open(url, PERSONS);
    const all = async () => [
      await store.log(id),
      (await store.find(id))?.version,
      (await ask(url, `/matches/${id}`, { token: tokens[0] })).text,
      (await ask(url, `/matches/${id}/deliveries?after=0`, { token: tokens[0] })).text,
    ];
    const before = await all();
    expect((await say(url, id, tokens[0])).status).toBe(200);
    expect(await all()).toEqual(before);
    const late = look(url, id, null);
    await sees(late, []);
    expect(emotes(late)).toEqual([]);
  });

  it('is refused from spectators and strangers, and with free text', async () => {
    const url = await start();
    const { id, tokens } = await open(url, PERSONS);
    const viewer = look(url, id, tokens[0] ?? '');
    await sees(viewer, [0]);
    expect(await say(url, id, null)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(await say(url, id, 'f'.repeat(64))).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    for (const emote of ['you all lose', '', null, 1]) {
      expect(await say(url, id, tokens[0], emote)).toMatchObject({ status: 400, body: { code: 'invalid' } });
    }
    const text = { emote: 'hello', text: 'you all lose' };
    expect((await ask(url, `/matches/${id}/emote`, { token: tokens[0], body: text })).status).toBe(400);
    expect((await say(url, crypto.randomUUID(), tokens[0])).status).toBe(404);
    await say(url, id, tokens[0], 'thanks');
    await until(() => emotes(viewer).length > 0);
    expect(emotes(viewer)).toEqual([{ type: 'emote', seat: 0, emote: 'thanks' }]);
  });

  it('is rate-limited for each seat', async () => {
    const url = await start({ limits: { emotes: { count: 2, seconds: 100 } } });
    const { id, tokens } = await open(url, PERSONS);
    const spectator = look(url, id, null);
    await sees(spectator, []);
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await say(url, id, tokens[0])).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await say(url, id, tokens[1], 'oops')).status).toBe(200);
    await until(() => emotes(spectator).length === 3);
    expect(emotes(spectator).map((message) => Object(message)['seat'])).toEqual([0, 0, 1]);
  });
});

it('the notes and hints of a fanout do not mix', async () => {
  let heard: FanoutConfig | null = null;
  const fanout: OpenFanout = async (config) => {
    heard = config;
    return { publish() {}, watch() {}, unwatch() {}, async close() {} };
  };
  const url = await start({ fanout });
  const { id } = await open(url, PERSONS);
  const spectator = look(url, id, null);
  await sees(spectator, []);
  // TypeScript does not see that `serve` has called it.
  const { onHint } = heard as unknown as FanoutConfig;
  onHint(id);
  onHint(id, JSON.stringify({ type: 'emote', from: 'other', seat: 1, emote: 'thinking' }));
  await until(() => emotes(spectator).length === 1);
  expect(emotes(spectator)).toEqual([{ type: 'emote', seat: 1, emote: 'thinking' }]);
});
