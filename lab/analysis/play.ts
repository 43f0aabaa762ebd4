import { type GameTypes, type Seat, uniform } from 'hencoop';
import type { AnalyzedStep } from 'hencoop/analysis';
import { type Bot, botSeed, type GameBots, policyBot } from 'hencoop/bots';
import { at } from '../inside.js';
import type { PlayerName } from './results.js';

function botOf(bots: GameBots<GameTypes>, player: PlayerName, seed: string): Bot<GameTypes> {
  return player === 'uniform' ? policyBot(bots.game, uniform, { seed }) : bots.level(player, { seed });
}

/** The remembered views of all seats. */
export class Memories {
  readonly #game: GameBots<GameTypes>['game'];
  readonly #views: (GameTypes['View'] | null)[];

  constructor({ game }: GameBots<GameTypes>, seats: number) {
    this.#game = game;
    this.#views = Array.from({ length: seats }, () => null);
  }

  learn(events: readonly GameTypes['Event'][]): void {
    for (const [seat, view] of this.#views.entries()) {
      let now = view;
      for (const event of events) {
        const learned = this.#game.redact(event, seat);
        if (learned !== null) now = this.#game.evolve(now, learned);
      }
      this.#views[seat] = now;
    }
  }

  /** The remembered view of a seat. @throws Error before the set-up. */
  of(seat: Seat): GameTypes['View'] {
    const view = at(this.#views, seat);
    if (view === null) throw new Error('expected the set-up first');
    return view;
  }
}

/** A step with its full events. */
export interface FullStep extends AnalyzedStep<GameTypes> {
  readonly events: readonly GameTypes['Event'][];
}

/** The log of a match between these players, in the order of seats. */
export function play(bots: GameBots<GameTypes>, players: readonly PlayerName[], seed: string): FullStep[] {
  const { game } = bots;
  const opened = game.setupWithEvents({ seats: players.length, seed });
  const seated = players.map((player, seat) => botOf(bots, player, botSeed(seed, seat)));
  const memories = new Memories(bots, players.length);
  memories.learn(opened.events);
  const log: FullStep[] = [{ move: null, events: opened.events }];
  let { state } = opened;
  while (!game.isOver(state)) {
    const seat = at(game.actors(state), 0);
    const { move } = at(seated, seat).chooseNow(memories.of(seat));
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`${game.id}: a bot made a move that ${attempt.violation.clause} forbids`);
    state = attempt.state;
    memories.learn(attempt.events);
    log.push({ move, events: attempt.events });
  }
  return log;
}
