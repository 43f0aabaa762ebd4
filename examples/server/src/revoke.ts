// Revokes the token of a seat on a running server: npm run revoke -- <match> <seat> [--replace]. Seats count from 0.

import { randomBytes } from 'node:crypto';

const { OPERATOR_TOKEN, PORT = '8107', SERVER = `http://127.0.0.1:${PORT}` } = process.env;
const [match, seat, replace] = process.argv.slice(2);

if (match === undefined || !/^\d$/.test(seat ?? '') || ![undefined, '--replace'].includes(replace) || !OPERATOR_TOKEN) {
  console.error('usage: OPERATOR_TOKEN=… npm run revoke -- <match> <seat, from 0> [--replace]');
  process.exit(2);
}

const token = replace === undefined ? null : randomBytes(32).toString('hex');
const response = await fetch(`${SERVER}/matches/${match}/revoke`, {
  method: 'POST',
  headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
  body: JSON.stringify({ seat: Number(seat), token }),
}).catch(() => null);
// The contract defines the shape of the answer.
const answer = (await response?.json().catch(() => null)) as { readonly error?: string } | null;
if (!response?.ok) {
  console.error(answer?.error ?? `no server answers at ${SERVER}`);
  process.exit(1);
}
console.log(token ?? `Revoked the token of seat ${Number(seat) + 1} (${seat} in data).`);
