import { fastChance } from '../engine/chance.js';
import type { ChanceConfig, Game, GameTypes, SetupConfig } from '../engine/game.js';
import type { WeightedPolicy } from './kit.js';

/** The settings of a readable playthrough. */
export interface Playthrough<G extends GameTypes> {
  /** The set-up, with the seed of the game and of the random moves. */
  readonly config: SetupConfig<G['Options']> & { readonly seed: string };
  /** A sentence for an event, from a spectator who sees everything. */
  readonly describe: (event: G['Event']) => string;
  /** The table in a few words, to print before every move. Default: nothing. */
  readonly table?: (state: G['State']) => string;
  /** The weights of the legal moves. Default: all equal. */
  readonly weigh?: WeightedPolicy<G>;
  /** The chance of the game, such as a script. Default: the chance from the seed. */
  readonly chance?: ChanceConfig['chance'];
  /** Stop after this many moves. Default: at the end of the game. */
  readonly maxMoves?: number;
}

/**
 * Writes a whole game as text that a player can read: one paragraph for each move, with all of its events. The same seed gives
 * the same text, so if you keep the text under version control, a change of the rules shows up in its diff.
 */
export function playthrough<G extends GameTypes>(game: Game<G>, how: Playthrough<G>): string {
  const { config, describe, table = () => '', weigh = () => 1, maxMoves = Number.POSITIVE_INFINITY } = how;
  const choices = fastChance(`${config.seed}/playthrough`);
  const given = how.chance === undefined ? {} : { chance: how.chance };
  const opened = game.setupWithEvents(config, given);
  const story = (events: readonly G['Event'][]) => events.map((event) => `  ${describe(event)}`).join('\n');
  const lines = [`${game.title}, seed ${config.seed}`, story(opened.events)];
  let state = opened.state;
  for (let number = 1; !game.isOver(state) && number <= maxMoves; number++) {
    const legal = game.legalMoves(state);
    const weights = legal.map((move) => Math.round(1000 * weigh(move, state)));
    const tickets = legal.flatMap((move, index) => Array.from({ length: weights[index] ?? 0 }, () => move));
    // At least one move has a weight, so there is a ticket to draw.
    const move = choices.roll('move', tickets, 1)[0] as G['Move'];
    const attempt = game.tryApply(state, move, given);
    if (!attempt.ok) throw new Error(`a legal move was refused by ${attempt.violation.clause}`);
    const before = table(state);
    lines.push(`${number}. ${JSON.stringify(move)}${before === '' ? '' : `\n  [${before}]`}`, story(attempt.events));
    state = attempt.state;
  }
  const outcome = game.outcome(state);
  lines.push(`score ${game.score(state).join(' ')}${outcome === null ? '' : `, ${JSON.stringify(outcome)}`}`, '');
  return lines.join('\n');
}
