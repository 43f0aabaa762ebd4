// A program that speaks the bot protocol and plays any game by its heuristic.
import { createInterface } from 'node:readline';
import type { GameTypes } from 'hencoop';
import type { AnyBots, Bot } from 'hencoop/bots';
import { type AnyDoors, gameById } from 'hencoop/games';
import { type BotMessage, hostMessage } from '../../src/arena/messages.js';

const send = (message: BotMessage) => process.stdout.write(`${JSON.stringify(message)}\n`);
let bots: AnyBots | null = null;
let view: GameTypes['View'] | null = null;
let folded: GameTypes['View'] | null = null;

async function receive(line: string): Promise<void> {
  const given: unknown = JSON.parse(line);
  const message = hostMessage.parse(given);
  if (message.type === 'hello') send({ type: 'hello', protocol: 1, name: 'Heuristic', version: '1.0' });
  else if (message.type === 'position') {
    // Use the line as it was sent, because the schema, which has just accepted it, reorders fields.
    ({ view } = given as { readonly view: GameTypes['View'] });
    const doors: AnyDoors = gameById(view.game as never);
    bots ??= await doors.bots();
    for (const event of message.events) {
      folded = bots.game.evolve(event.type === 'opened' ? null : folded, event as GameTypes['RedactedEvent']);
    }
    if (JSON.stringify(folded) !== JSON.stringify(view)) {
      send({
        type: 'error',
        message: `the events give ${JSON.stringify(folded)}, the view is ${JSON.stringify(view)}`,
      });
    }
  } else if (message.type === 'go' && bots !== null && view !== null) {
    const bot: Bot<GameTypes> = bots.heuristic({ seed: message.seed });
    const { move } = bot.chooseNow(view);
    send({ type: 'bestmove', id: message.id, move: { ...move } });
  } else if (message.type === 'quit') process.exit(0);
}

let last = Promise.resolve();
createInterface({ input: process.stdin }).on('line', (line) => {
  last = last.then(() => receive(line));
});
