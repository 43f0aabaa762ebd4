#!/usr/bin/env node
// Administers a running server: hencoop-admin <request> [field=value …], such as `hencoop-admin matches search=anna`.

export {};

const { ADMIN_TOKEN, ADMIN_PORT = '8108', ADMIN_SERVER = `http://127.0.0.1:${ADMIN_PORT}` } = process.env;
const READINGS = ['state', 'matches', 'viewers', 'senders', 'bans'];
const ACTS = ['end', 'delete', 'hide', 'revoke', 'forget', 'ban', 'unban', 'drain'];

const [request = '', ...fields] = process.argv.slice(2);
if (!ADMIN_TOKEN || ![...READINGS, ...ACTS].includes(request) || !fields.every((field) => /^\w+=/.test(field))) {
  console.error(`usage: ADMIN_TOKEN=… hencoop-admin <request> [field=value …]
  reads: ${READINGS.join(', ')}
  acts:  ${ACTS.join(', ')}`);
  process.exit(2);
}

const given = fields.map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)] as const);
const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
const body = Object.fromEntries(given.map(([name, value]) => [name, name === 'seat' ? Number(value) : value]));
const answer = await (READINGS.includes(request)
  ? fetch(`${ADMIN_SERVER}/${request}?${new URLSearchParams(given.map(([name, value]) => [name, value]))}`, { headers })
  : fetch(`${ADMIN_SERVER}/${request}`, { method: 'POST', headers, body: JSON.stringify(body) })
).catch(() => null);
// The shape of every answer of the server.
const value = (await answer?.json().catch(() => null)) as { readonly error?: string } | null;
if (!answer?.ok) {
  console.error(value?.error ?? `no server answers at ${ADMIN_SERVER}`);
  process.exit(1);
}
console.log(JSON.stringify(value, null, 2));
