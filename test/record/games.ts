import { fastChance, type GameTypes } from 'hencoop';
import { type AnyRecord, GAME_ENTRIES, type GameEntry, type GameId, recordOf } from 'hencoop/record';
import type { Kit, Setup } from 'hencoop/testkit';

/** Every game that records know. */
export const IDS = Object.keys(GAME_ENTRIES) as GameId[];

/** The entry of a game, for tests that are the same for all. */
export function anyEntry(id: GameId): GameEntry<GameTypes> {
  return GAME_ENTRIES[id] as unknown as GameEntry<GameTypes>;
}

/** The record of a game, as a record of any game. */
export function anyRecordOf(id: GameId, state: GameTypes['State'], moves: readonly GameTypes['Move'][]): AnyRecord {
  // Each game's record is one of the union.
  return recordOf(id, state as never, moves as never) as unknown as AnyRecord;
}

/** The kit of a game's laws. */
export async function kitOf(id: GameId): Promise<Kit<GameTypes>> {
  const { kit }: { kit: Kit<GameTypes> } = await import(`../${id}/kit.ts`);
  return kit;
}

/** A game that has been played. */
export interface Played {
  readonly state: GameTypes['State'];
  readonly moves: readonly GameTypes['Move'][];
  readonly events: readonly GameTypes['Event'][];
  /** Every state on the way, the first one included. */
  readonly states: readonly GameTypes['State'][];
}

/** Plays a game at random to its end, or up to `max` moves; the same for the same seed. */
export function play(
  id: GameId,
  kit: Kit<GameTypes>,
  setup: Setup<GameTypes>,
  { seed, policy, max = Number.POSITIVE_INFINITY }: { seed: string; policy?: string | undefined; max?: number },
): Played {
  const { game } = anyEntry(id);
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

/** JSON and back. */
export function throughJson<T>(value: T): unknown {
  return JSON.parse(JSON.stringify(value));
}
