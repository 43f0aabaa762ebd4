import { fastChance, type GameTypes } from 'hencoop';
import type { AnyGame } from 'hencoop/games';
import type { Kit, Setup } from 'hencoop/testkit';

/** A played game. */
export interface PlayedGame {
  readonly state: GameTypes['State'];
  readonly moves: readonly GameTypes['Move'][];
  readonly events: readonly GameTypes['Event'][];
  /** Every state on the way, including the first. */
  readonly states: readonly GameTypes['State'][];
}

/** Plays a game at random to its end, or up to `max` moves; the same for the same seed. */
export function play(
  game: AnyGame,
  kit: Kit<GameTypes>,
  setup: Setup<GameTypes>,
  { seed, policy, max = Number.POSITIVE_INFINITY }: { seed: string; policy?: string | undefined; max?: number },
): PlayedGame {
  const weight = kit.policies?.[policy ?? ''] ?? (() => 1);
  const chance = fastChance(`${seed}/play`);
  const opened = game.setupWithEvents({ ...setup, seed });
  const events = [...opened.events];
  const moves: GameTypes['Move'][] = [];
  const states = [opened.state];
  let { state } = opened;
  while (!game.isOver(state) && moves.length < max) {
    const legal = game.legalMoves(state);
    const tickets = legal.flatMap((move) => Array.from({ length: Math.ceil(100 * weight(move, state)) }, () => move));
    const move = chance.roll('move', tickets, 1)[0];
    if (move === undefined) throw new Error('no move has a weight');
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`a legal move was refused: ${JSON.stringify(move)}`);
    state = attempt.state;
    moves.push(move);
    events.push(...attempt.events);
    states.push(state);
  }
  return { state, moves, events, states };
}

/** A value after a round trip through JSON. */
export function throughJson<T>(value: T): unknown {
  return JSON.parse(JSON.stringify(value));
}
