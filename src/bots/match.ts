import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import { checkConfig, checkGame, checkText, hasMethod } from '../engine/given.js';
import { refuseOption } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { IllegalMoveError } from '../engine/violation.js';
import type { Bot } from './bot.js';

/** A match between bots. */
export interface MatchConfig<G extends GameTypes> {
  /** Determines the deal: the same seed and moves give the same cards and dice. */
  readonly seed: string;
  /** Options of the rules; absent ones have the rule book's defaults. */
  readonly options?: Partial<G['Options']> | undefined;
}

/** How a match ended. */
export interface MatchResult {
  /** All seats, best rank first; tied seats share a rank. */
  readonly ranking: readonly (readonly Seat[])[];
  /** The final points by seat, as the game's `score` returns them. */
  readonly scores: readonly number[];
  /** How many moves were played. */
  readonly moves: number;
}

/**
 * Plays a game to its end with a bot at every seat. Each bot sees only the remembered view and the events of its seat.
 *
 * @example
 * ```ts
 * import { playMatch, search } from 'hencoop/bots';
 * import { chicken } from 'hencoop/chicken';
 *
 * const bots = [1, 50].map((iterations) => search(chicken, { iterations }));
 * playMatch(chicken, bots, { seed: 'hen' }).ranking.flat().length; // 2
 * ```
 *
 * @throws RangeError if `game` is not a game, a bot is not a bot, or the number of bots, `seed` or `options` is
 * invalid.
 * @throws IllegalMoveError if a bot plays an illegal move.
 */
export function playMatch<G extends GameTypes>(
  game: Game<G>,
  bots: readonly Bot<G>[],
  config: MatchConfig<G>,
): MatchResult {
  const turns = turnsOf(game, bots, config, 'chooseNow');
  let turn = turns.next();
  // A bot that answers without a move plays an illegal one.
  while (!turn.done) turn = turns.next(turn.value.bot.chooseNow(turn.value.view)?.move);
  return turn.value;
}

/** The bot to move, and its view. */
interface BotTurn<G extends GameTypes> {
  readonly bot: Bot<G>;
  readonly view: G['View'];
}

/** The turns of a match between bots. The caller resumes each with the move that the bot chose by `verb`. */
export function* turnsOf<G extends GameTypes>(
  game: Game<G>,
  bots: readonly Bot<G>[],
  config: MatchConfig<G>,
  verb: 'choose' | 'chooseNow',
): Generator<BotTurn<G>, MatchResult, G['Move']> {
  checkGame(game);
  if (!Array.isArray(bots)) refuseOption('bots', 'a list of bots', bots);
  checkConfig(config);
  const { seed, options } = config;
  checkText('seed', seed);
  const opened = game.setupWithEvents({ seats: bots.length, seed, options });
  for (const [seat, bot] of bots.entries()) {
    hasMethod(`bots[${seat}]`, 'a bot', bot, verb);
    if (bot.observe !== undefined) hasMethod(`bots[${seat}]`, 'a bot', bot, 'observe');
  }
  const views = bots.map((): G['View'] | null => null);
  const tell = (events: readonly G['Event'][]) => {
    for (const event of events) {
      views.forEach((view, viewer) => {
        const redacted = game.redact(event, viewer);
        if (redacted === null) return;
        views[viewer] = game.evolve(view, redacted);
        at(bots, viewer).observe?.(redacted);
      });
    }
  };
  tell(opened.events);
  let { state } = opened;
  let moves = 0;
  while (!game.isOver(state)) {
    const seat = at(game.actors(state), 0);
    // The opening gave every seat a view.
    const attempt = game.tryApply(state, yield { bot: at(bots, seat), view: at(views, seat) as G['View'] });
    if (!attempt.ok) throw new IllegalMoveError(attempt.violation, game.id);
    state = attempt.state;
    tell(attempt.events);
    moves += 1;
  }
  // The game is over.
  return { ranking: game.outcome(state)?.ranking ?? [], scores: game.score(state), moves };
}
