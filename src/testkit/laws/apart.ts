// Law 2 between games: a game leaves nothing behind that another game of the same process could meet.

import type { Game, GameTypes } from '../../engine/game.js';
import { shortJson } from '../difference.js';
import type { Kit } from '../kit.js';
import type { Walk } from '../walk.js';
import { mustEqual } from './must.js';
import { mustBeSame } from './plain.js';
import { valueAt } from './slots.js';

/** Plays a walk once more, with another game set up and played between its moves. */
export function mustPlayApart<G extends GameTypes>(game: Game<G>, kit: Kit<G>, walk: Walk<G>): void {
  const { config, start, transitions } = walk;
  const others = kit.setups.filter(({ seats, options }) => seats !== config.seats || options !== config.options);
  const other = others[walk.moves.length % Math.max(1, others.length)];
  // The same seed: whatever is kept by the seed alone would be mixed up.
  const second = other === undefined ? config : { ...other, seed: config.seed };
  const before = game.setup(config);
  let between = game.setup(second);
  if (other !== undefined) {
    mustEqual(between.seats, other.seats, 'setup: the seats of a second game from the same seed');
    // The state has the options, each by its name.
    const given = valueAt(between, ['options']) as { readonly [name: string]: unknown };
    const asked = Object.fromEntries(Object.keys(other.options).map((name) => [name, given[name]]));
    mustEqual(asked, other.options, 'setup: the options of a second game from the same seed');
  }
  mustBeSame(game.setup(config), before, 'the state after setup, and after setup with another game between');
  between = game.setup(second);

  let state = start;
  for (const { move, after } of transitions) {
    const [next] = game.legalMoves(between);
    if (next !== undefined) between = game.apply(between, next);
    mustAnswerAlike(game, state, between);
    const allowed = [...kit.allMoves(between)].filter((one) => game.whyNot(between, one) === null).length;
    mustEqual(
      game.legalMoves(between).length,
      allowed,
      `the number of legalMoves of seat ${game.actors(between)[0]} in another game, and of moves that whyNot allows`,
    );
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) {
      throw new Error(
        `tryApply refused a legal move after one in another game: ${shortJson(move)} of seat ${move.seat}`,
      );
    }
    mustEqual(attempt.state, after, `the state of apply ${shortJson(move)} after a move in another game`);
    state = after;
  }
}

/** The verbs must answer the same before and after they are asked about another game. */
function mustAnswerAlike<G extends GameTypes>(game: Game<G>, state: G['State'], other: G['State']): void {
  const answers = (table: G['State'], [seat = 0] = game.actors(table)) => [
    game.legalMoves(table),
    game.legalMoves(game.view(table, seat), seat),
    game.score(table),
    game.outcome(table),
    game.whyNot(table, { seat, type: 'nonsense' }),
  ];
  const first = answers(state);
  answers(other);
  mustBeSame(
    answers(state),
    first,
    'legalMoves, view, score, outcome and whyNot of the seat to move, before and after another game',
  );
}
