// A program that appends every line it gets to a file, and plays its first legal move.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , file] = process.argv;
const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
let moves = [];
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(file, `${line}\n`);
  const message = JSON.parse(line);
  if (message.type === 'hello') send({ type: 'hello', protocol: 1, name: 'Noting' });
  else if (message.type === 'position') ({ moves } = message);
  else if (message.type === 'go') send({ type: 'bestmove', id: message.id, move: moves[0] });
  else if (message.type === 'quit') break;
}
