// A program that speaks the bot protocol, and then does wrong what its argument names.
import { createInterface } from 'node:readline';

const [how = 'fair', after = '0'] = process.argv.slice(2);
const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
let position = null;
let asked = 0;
let waiting = null;

const HELLO = { type: 'hello', protocol: 1, name: 'Faulty' };
/** Orders to a terminal: to move the cursor, set its title, and turn the writing around. */
const PAINT = 'painted \u001b[2J\u001b]0;title\u0007\u009b2J\u202e\r';
const hellos = {
  silent: () => {},
  old: () => send({ ...HELLO, protocol: 0 }),
  rude: () => send({ type: 'error', message: 'no time' }),
  nameless: () => send({ type: 'hello', protocol: 1 }),
  'painting-hello': () => send({ type: PAINT }),
  broken: () => {
    throw new Error('no coop');
  },
};
const answers = {
  hanging: () => {},
  busy: () => {
    for (;;);
  },
  dying: () => process.exit(3),
  late: (id) => {
    waiting = id;
  },
  chatty: (id) => {
    console.log('thinking');
    fair(id);
  },
  flooding: (id) => {
    for (let line = 0; line < 30_000; line++) send({ type: 'info', id, text: 'still thinking' });
  },
  endless: () => void process.stdout.write('x'.repeat(2_000_000)),
  forgetful: (id) => fair(id + 1),
  illegal: (id) => send({ type: 'bestmove', id, move: { seat: position.view.viewer, type: 'fly' } }),
  foreign: (id) => send({ type: 'bestmove', id, move: { ...position.moves[0], seat: 1 - position.view.viewer } }),
  misspelled: (id) => send({ type: 'bestmove', id, mvoe: position.moves[0] }),
  'painting-error': () => send({ type: 'error', message: PAINT }),
  'painting-move': (id) => send({ type: 'bestmove', id, move: { seat: position.view.viewer, type: PAINT } }),
  'painting-line': () => console.log(PAINT),
  'painting-notes': () => {
    console.error(PAINT);
    process.exit(3);
  },
  again: () => send(HELLO),
  sorry: () => send({ type: 'error', message: 'I do not know this game' }),
  fair,
  // Sends info, some of it about illegal moves, and answers once it receives `stop`.
  telling: (id) => {
    const { view, moves } = position;
    const reply = { seat: 1 - view.viewer, type: 'draw' };
    send({ type: 'info', id, text: 'no move yet' });
    send({ type: 'info', id, move: { ...moves[0], seat: 1 - view.viewer }, chanceToWin: 1 });
    send({ type: 'info', id, move: moves[0], line: [moves[0], reply], iterations: 20, value: 1.5, chanceToWin: 0.25 });
    waiting = id;
  },
  // Looks at everything that it is sent.
  curious: (id) => {
    const text = JSON.stringify(position.view);
    const sum = [...text].reduce((total, sign) => total + sign.charCodeAt(0), 0);
    send({ type: 'info', id, text: 'curious', move: position.moves[0], iterations: 1, chanceToWin: 0.5 });
    send({ type: 'bestmove', id, move: position.moves[sum % position.moves.length] });
  },
};

function fair(id) {
  send({ type: 'bestmove', id, move: position.moves[0] });
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') (hellos[how] ?? (() => send(HELLO)))();
  else if (message.type === 'position') position = message;
  else if (message.type === 'go') (++asked > Number(after) ? (answers[how] ?? fair) : fair)(message.id);
  else if (message.type === 'stop' && waiting === message.id) fair(message.id);
  else if (message.type === 'quit' && how !== 'busy') process.exit(0);
});
