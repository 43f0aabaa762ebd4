import type { Game as BoardgameGame, MoveMap } from 'boardgame.io';
import type { CheckedGame, GameTypes, SetupConfig } from 'hencoop';
import { createReferee, type Match, type Referee, type Snapshot } from 'hencoop/referee';
import { actorsOf, areActive, gameoverOf, isMatch, type MatchOrSnapshot, seatOf } from './match.js';

/** The `setupData` of a match. boardgame.io publishes it, so seeds are refused: any client could reproduce the deal. */
export interface BoardgameSetup<G extends GameTypes> {
  /** The options of the game, as for `setup`: absent ones have their defaults. */
  readonly options?: SetupConfig<G['Options']>['options'];
}

/** The value of boardgame.io's constant `INVALID_MOVE`, which has no entry point that ES modules can import. */
const INVALID_MOVE = 'INVALID_MOVE';

/** The stage of all seats that may move. */
const PLAYING = 'playing';

/**
 * Adapts `game` to boardgame.io: to its `Client`, `Server` and bots.
 *
 * A client's `G` is `{ revision, view }`: the number of updates it has received, and its seat's view. There is one
 * move, `play`, which takes a move of the game. The server judges it; to check it beforehand, call `game.whyNot(G.view,
 * move)`. `ctx.activePlayers` are the seats that may move now, and `ctx.gameover` is the outcome, with `winner` or
 * `draw`.
 *
 * @example
 * ```ts
 * import { Client } from 'boardgame.io/client';
 * import { toBoardgame } from '@hencoop/boardgame-io';
 * import { chicken } from 'hencoop/chicken';
 *
 * const client = Client({ game: toBoardgame(chicken), numPlayers: 2, playerID: '0' });
 * client.start();
 * client.moves.play?.({ seat: 0, type: 'draw' });
 * ```
 */
export function toBoardgame<G extends GameTypes>(
  game: CheckedGame<G>,
): BoardgameGame<Snapshot<G>, Record<string, unknown>, BoardgameSetup<G>> {
  // A seat's revision grows with every move it makes, so one submission of each seat is enough to remember.
  const referee = createReferee(game, { maxAccepted: 1 });
  const adapted: BoardgameGame<MatchOrSnapshot<G>, Record<string, unknown>, BoardgameSetup<G>> = {
    name: game.id,
    minPlayers: game.seats.min,
    maxPlayers: game.seats.max,
    disableUndo: true,
    validateSetupData(setupData, seats) {
      try {
        game.setup(readSetup(setupData, seats));
        return undefined;
      } catch (error) {
        return error instanceof RangeError ? error.message : String(error);
      }
    },
    setup: ({ ctx }, setupData) => referee.open(readSetup(setupData, ctx.numPlayers)).match,
    moves: movesOf(referee),
    turn: turnOf(game),
    endIf: ({ G }) => gameoverOf(game, G),
    playerView: ({ G, playerID }) => (isMatch(G) ? referee.snapshot(G, seatOf(G, playerID)) : G),
    ai: {
      enumerate(G, _, playerID) {
        const view = isMatch(G) ? game.view(G.state, seatOf(G, playerID)) : G.view;
        return view.viewer === null ? [] : game.legalMoves(view).map((move) => ({ move: 'play', args: [move] }));
      },
    },
  };
  // A client holds a snapshot: boardgame.io passes `G` through `playerView` first. Its types know only one `G`.
  return adapted as BoardgameGame<Snapshot<G>, Record<string, unknown>, BoardgameSetup<G>>;
}

function movesOf<G extends GameTypes>(referee: Referee<G>): MoveMap<MatchOrSnapshot<G>> {
  return {
    play: {
      // Only the server has the state. Whether a move is too late depends on its seat's revision: a count of all moves
      // would make simultaneous moves stale, and would reveal the number of secret moves.
      client: false,
      redact: true,
      undoable: false,
      noLimit: true,
      ignoreStaleStateID: true,
      move({ G, playerID }, move: unknown, revision: unknown) {
        // Immer passes a proxy; the rules take plain JSON.
        const match: Match<G> = JSON.parse(JSON.stringify(G));
        const seat = seatOf(match, playerID);
        const sent = revision ?? (seat === null ? null : match.revisions[seat]);
        const judged = referee.submit(match, seat, { id: `to-${sent}`, revision: sent, move });
        return judged.log === null ? INVALID_MOVE : judged.match;
      },
    },
  };
}

/** A turn lasts as long as the same seats may move. */
function turnOf<G extends GameTypes>(game: CheckedGame<G>): NonNullable<BoardgameGame<MatchOrSnapshot<G>>['turn']> {
  return {
    order: {
      first: ({ G }) => actorsOf(game, G)[0] ?? 0,
      next: ({ G }) => actorsOf(game, G)[0] ?? 0,
    },
    onBegin({ G, events }) {
      events.setActivePlayers({ value: Object.fromEntries(actorsOf(game, G).map((seat) => [seat, PLAYING])) });
    },
    endIf: ({ G, ctx }) => !areActive(ctx, actorsOf(game, G)),
    stages: { [PLAYING]: {} },
  };
}

function readSetup<G extends GameTypes>(given: unknown, seats: number): SetupConfig<G['Options']> {
  if (given === undefined || given === null) return { seats };
  if (typeof given !== 'object')
    throw new RangeError(`setupData: expected an object with options, got ${typeof given}`);
  const unknown = Object.keys(given).find((field) => field !== 'options');
  if (unknown !== undefined)
    throw new RangeError(`setupData: expected the field options alone, got ${unknown.slice(0, 40)}`);
  // The game checks the options.
  const { options } = given as BoardgameSetup<G>;
  return { seats, options };
}
