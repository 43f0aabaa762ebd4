import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import { checkConfig, checkGame, checkText, hasMethod } from '../engine/given.js';
import { refuseOption } from '../engine/options.js';
import type { Seat } from '../engine/seats.js';
import { IllegalMoveError } from '../engine/violation.js';
import type { Bot } from './bot.js';

/** A match between bots. */
export interface MatchConfig<G extends GameTypes> {
  /** The deal: the same seed deals the same cards and rolls the same dice wherever the same things happen. */
  readonly seed: string;
  /** Options of the rules; each one that is absent has the default of the rule book. */
  readonly options?: Partial<G['Options']> | undefined;
}

/** How a match ended. */
export interface MatchResult {
  /** All seats from best to worst, those of one rank together. */
  readonly ranking: readonly (readonly Seat[])[];
  /** The final points by seat, as `score` of the game gives them. */
  readonly scores: readonly number[];
  /** How many moves were played. */
  readonly moves: number;
}

/**
 * Plays a game to its end, a bot at every seat. Each bot sees the remembered view of its seat, and observes its
 * events, and nothing else.
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
 * @throws RangeError for something else than a game, an invalid number of bots, something else than a bot, and an invalid seed or
 *   options.
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

/** A bot that is to move, and what it sees. */
interface BotTurn<G extends GameTypes> {
  readonly bot: Bot<G>;
  readonly view: G['View'];
}

/** The turns of a match between bots, which choose by `verb`: each goes on with the move that the bot chose. */
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
