import { fastChance } from '../engine/chance.js';
import type { ChanceConfig, Game, GameTypes, SetupConfig } from '../engine/game.js';
import type { Weighing } from './kit.js';

/** What a readable playthrough is made from. */
export interface Playthrough<G extends GameTypes> {
  readonly config: SetupConfig<G['Options']> & { readonly seed: string };
  /** A sentence for an event as a spectator who sees everything would tell it. */
  readonly describe: (event: G['Event']) => string;
  /** The table in a few words, told before every move; nothing unless given. */
  readonly table?: (state: G['State']) => string;
  /** Which legal move is made: their weights; all alike unless given. */
  readonly weigh?: Weighing<G>;
  /** Luck by script, say. */
  readonly chance?: ChanceConfig['chance'];
  /** Stops after so many moves. */
  readonly moves?: number;
}

/**
 * A whole game as text that a player can read, the same for the same seed: one paragraph a move, with all that happened.
 * Kept in a file, it shows a change of the rules as a change of the story.
 */
export function playthrough<G extends GameTypes>(game: Game<G>, how: Playthrough<G>): string {
  const { config, describe, table = () => '', weigh = () => 1, moves: most = Number.POSITIVE_INFINITY } = how;
  const luck = fastChance(`${config.seed}/playthrough`);
  const given = how.chance === undefined ? {} : { chance: how.chance };
  const opened = game.setupWithEvents(config, given);
  const emit = (events: readonly G['Event'][]) => events.map((event) => `  ${describe(event)}`).join('\n');
  const lines = [`${game.title}, seed ${config.seed}`, emit(opened.events)];
  let state = opened.state;
  for (let number = 1; !game.isOver(state) && number <= most; number++) {
    const legal = game.legalMoves(state);
    const weights = legal.map((move) => Math.round(1000 * weigh(move, state)));
    const tickets = legal.flatMap((move, index) => Array.from({ length: weights[index] ?? 0 }, () => move));
    // Some move has a weight, so there is a ticket to draw.
    const move = luck.roll('move', tickets, 1)[0] as G['Move'];
    const attempt = game.tryApply(state, move, given);
    if (!attempt.ok) throw new Error(`a legal move was refused by ${attempt.violation.clause}`);
    const before = table(state);
    lines.push(`${number}. ${JSON.stringify(move)}${before === '' ? '' : `\n  [${before}]`}`, emit(attempt.events));
    state = attempt.state;
  }
  const outcome = game.outcome(state);
  lines.push(`score ${game.score(state).join(' ')}${outcome === null ? '' : `, ${JSON.stringify(outcome)}`}`, '');
  return lines.join('\n');
}
