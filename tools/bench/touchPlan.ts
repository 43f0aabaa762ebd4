// The games of the comparison of touches, played in advance: every commit then shows the same moves.
import type { AnyEvent, AnyMove } from '../../src/engine/base.js';
import type { GameTypes } from '../../src/engine/game.js';
import { hookIn, kindsOf } from '../../src/engine/moveStatement.js';
import { GAMES, type GameId } from '../../src/games.js';

/** A thing on the table, as the attribute `data-<hook>` names it. */
export interface PlannedThing {
  readonly hook: string;
  readonly value: string;
}

export interface PlannedMove {
  readonly move: AnyMove;
  /** The things to touch for it, in the order of its fields. */
  readonly things: readonly PlannedThing[];
  /** Its events, as the viewer sees them. */
  readonly events: readonly AnyEvent[];
}

/** A whole game, as seat 0 sees it. It holds no seed: another commit may deal other cards for the same one. */
export interface Plan {
  readonly id: GameId;
  readonly view: GameTypes['View'];
  readonly moves: readonly PlannedMove[];
}

/** Lets rules of thumb play a game. */
export async function planOf(id: GameId, number: number): Promise<Plan> {
  const doors = GAMES.find((each) => each.id === id);
  if (doors === undefined) throw new Error(`no game ${id}`);
  const [game, bots] = await Promise.all([doors.game(), doors.bots()]);
  const kinds = kindsOf(game.moves);
  const bot = bots.heuristic();
  const moves: PlannedMove[] = [];
  let state = game.setup({ seats: doors.seats.default, seed: `touch ${number}` });
  const view = game.view(state, 0);
  while (!game.isOver(state)) {
    const [seat = 0] = game.actors(state);
    const { move } = bot.chooseNow(game.view(state, seat));
    const things = Object.entries(move).flatMap(([field, value]) => {
      const hook = hookIn(kinds, field);
      return hook === undefined ? [] : [value].flat().map((item) => ({ hook, value: String(item) }));
    });
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`illegal: ${JSON.stringify(move)}`);
    moves.push({ move, things, events: attempt.events.flatMap((event) => game.redact(event, 0) ?? []) });
    state = attempt.state;
  }
  return { id, view, moves };
}
