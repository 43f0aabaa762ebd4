// Invitations to seats: they work once, and nobody else ever has the token of the player who used one.

import { lobby } from '@hencoop/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/index.js';
import { ask, enter, openStore, RawSocket, STORES, serve, sharedHints, until } from './testServer.js';

type Server = Awaited<ReturnType<typeof serve>>;

describe.each(STORES)('an invitation on %s', (where) => {
  let store: Store;
  let a: Server;
  let b: Server;

  beforeAll(async () => {
    store = await openStore(where);
    const fanout = sharedHints();
    a = await serve(store, { fanout });
    b = await serve(store, { fanout });
  });
  afterAll(async () => {
    await Promise.all([a.stop(), b.stop()]);
    await store.close();
  });

  /** A match with its host, an open seat and a bot. */
  async function hosted() {
    const host = lobby(a.url);
    const { id, tokens } = await host.open({ game: 'chicken', players: ['person', 'open', 'open', 'easy'] });
    expect(tokens.slice(1)).toEqual([null, null, null]);
    return { id, host, token: tokens[0] ?? '' };
  }

  it('gives its seat to the first who uses it, and nothing to anyone later', async () => {
    const { id, host, token } = await hosted();
    const code = await host.invite(id, token, 2);
    expect((await host.info(id)).seats.map(({ invited }) => invited)).toEqual([false, false, true, false]);
    const guest = lobby(b.url);
    // Somebody without an invitation gets another seat.
    expect((await guest.join(id, { name: 'Bo' })).seat).toBe(1);
    await expect(guest.join(id, {})).rejects.toMatchObject({ code: 'noSeat' });
    const seated = await guest.join(id, { name: 'Cy', invitation: code });
    expect(seated.seat).toBe(2);
    // A repetition of the same request, as after a lost answer.
    expect(await guest.join(id, { name: 'Cy', invitation: code, token: seated.token })).toEqual(seated);
    await expect(lobby(a.url).join(id, { name: 'Dan', invitation: code })).rejects.toMatchObject({
      code: 'taken',
      message: 'This invitation has been used or withdrawn. Ask the host for a new one.',
    });
    expect((await host.info(id)).seats[2]).toEqual({ player: 'person', name: 'Cy', away: null, invited: false });
  });

  it('can be replaced and withdrawn until it is used', async () => {
    const { id, host, token } = await hosted();
    const [first, second] = [await host.invite(id, token, 1), await host.invite(id, token, 1)];
    await expect(host.join(id, { invitation: first })).rejects.toMatchObject({ code: 'taken' });
    await host.uninvite(id, token, 1);
    await expect(host.join(id, { invitation: second })).rejects.toMatchObject({ code: 'taken' });
    expect((await host.info(id)).seats[1]).toMatchObject({ player: 'open', invited: false });
  });

  it('to a seat that is taken ends the token of its player, who is told', async () => {
    const { id, host, token } = await hosted();
    const guest = await lobby(b.url).join(id, { name: 'Bo', invitation: await host.invite(id, token, 1) });
    const socket = new RawSocket(b.url, id, enter(guest.token));
    await until(() => socket.messages.some(({ type }) => type === 'welcome'));
    const code = await host.invite(id, token, 1);
    await until(() => socket.closed?.code === 4401);
    expect((await ask(b.url, `/matches/${id}`, { token: guest.token })).status).toBe(401);
    expect((await host.info(id)).seats[1]).toEqual({ player: 'person', name: 'Bo', away: null, invited: true });
    const next = await lobby(b.url).join(id, { invitation: code });
    // Without a name, the seat keeps its own.
    expect((await host.info(id)).seats[1]).toEqual({ player: 'person', name: 'Bo', away: null, invited: false });
    expect((await ask(b.url, `/matches/${id}`, { token: next.token })).body).toMatchObject({ seat: 1 });
  });

  it('to the own seat moves it to another device once it is used there', async () => {
    const { id, host, token } = await hosted();
    const guest = await lobby(b.url).join(id, { invitation: await host.invite(id, token, 1) });
    const code = await lobby(a.url).invite(id, guest.token, 1);
    // Nobody else learns of it, and the first device goes on until then.
    expect((await host.info(id)).seats[1]?.invited).toBe(false);
    expect((await ask(a.url, `/matches/${id}`, { token: guest.token })).status).toBe(200);
    const elsewhere = await lobby(b.url).join(id, { invitation: code });
    expect(elsewhere.seat).toBe(1);
    await until(async () => (await ask(a.url, `/matches/${id}`, { token: guest.token })).status === 401);
    expect((await ask(a.url, `/matches/${id}`, { token: elsewhere.token })).status).toBe(200);
  });

  it('is for the host alone to give to others, and not for the seat of a bot', async () => {
    const { id, host, token } = await hosted();
    const guest = await host.join(id, {});
    await expect(host.invite(id, guest.token, 2)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(host.invite(id, guest.token, 0)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(host.invite(id, token, 3)).rejects.toMatchObject({ code: 'conflict' });
    await expect(host.invite(id, token, 7)).rejects.toMatchObject({ code: 'invalid' });
    await expect(host.invite(id, 'f'.repeat(64), 2)).rejects.toMatchObject({ code: 'unauthorized' });
    expect((await store.log(id)).map(({ kind }) => kind)).toEqual(['opened', 'joined']);
  });
});
