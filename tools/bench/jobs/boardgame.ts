import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { fastChance } from '../../../src/engine/chance.js';
import { type Chicken, type Choice, chicken, choices } from './boardgame-chicken.js';
import { type Job, type Pace, paced, type Tally } from './measure.js';

/** Plays random games through boardgame.io's client, as a page does. */
export function throughClient(_: unknown, job: Job): Pace {
  return paced(job, (round, tally) => {
    const choose = chooser(`client-${round}`);
    for (let i = 0; i < job.games; i++) {
      const client = Client<Chicken>({
        game: { ...chicken, seed: `${round}/${i}` },
        numPlayers: job.seats,
        debug: false,
      });
      client.start();
      let moves = 0;
      for (let state = client.getState(); state !== null && !state.ctx.gameover; state = client.getState()) {
        const [name, ...args] = choose(choices(state.G, state.ctx));
        client.moves[name]?.(...args);
        moves++;
      }
      const end = client.getState();
      client.stop();
      if (end !== null) count(tally, end.G, moves);
    }
  });
}

/** Plays random games through its bare reducer, as its own benchmark does. */
export function throughReducer(_: unknown, job: Job): Pace {
  return paced(job, (round, tally) => {
    const choose = chooser(`reducer-${round}`);
    for (let i = 0; i < job.games; i++) {
      const game = { ...chicken, seed: `${round}/${i}` };
      const reduce = CreateGameReducer({ game });
      let state: State<Chicken> = InitializeGame({ game, numPlayers: job.seats });
      let moves = 0;
      while (!state.ctx.gameover) {
        const [type, ...args] = choose(choices(state.G, state.ctx));
        state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } });
        moves++;
      }
      count(tally, state.G, moves);
    }
  });
}

function chooser(seed: string): (choices: readonly Choice[]) => Choice {
  const chance = fastChance(seed);
  return (list) => {
    const [choice] = chance.roll('choice', list, 1);
    if (choice === undefined) throw new Error('no move');
    return choice;
  };
}

function count(tally: Tally, G: Chicken, moves: number): void {
  tally.games += 1;
  tally.moves += moves;
  tally.squares += moves * moves;
  tally.rounds += G.round;
  for (const score of G.scores) tally.points += score;
}
