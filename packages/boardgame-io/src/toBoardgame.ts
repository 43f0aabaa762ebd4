import type { Game as BoardgameGame, Ctx, PlayerID } from 'boardgame.io';
import type { Game, GameTypes, Seat, SetupConfig } from 'hencoop';
import { createReferee, type Match, type Snapshot } from 'hencoop/referee';

/** What a match may be set up with, as `setupData`. boardgame.io publishes it: no seed, which would tell every card. */
export interface BoardgameSetup<G extends GameTypes> {
  readonly options?: SetupConfig<G['Options']>['options'];
}

/** What `G` is: the match where it is stored, a snapshot for whoever looks at it. */
type Held<G extends GameTypes> = Match<G> | Snapshot<G>;

/** The value of boardgame.io's constant `INVALID_MOVE`; a package without a directory for ES modules cannot be imported. */
const INVALID_MOVE = 'INVALID_MOVE';

/**
 * `game` for boardgame.io: for its `Client`, its `Server`, and its bots.
 *
 * A client's `G` is `{ revision, view }`: what its seat sees, and the number of what it has been sent. There is one move,
 * `play`, which takes a move of the game. It is judged on the server; to know beforehand, ask `game.whyNot(G.view, move)`.
 * `ctx.activePlayers` are the seats that may move now, and `ctx.gameover` is the outcome, with `winner` or `draw`.
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
  game: Game<G>,
): BoardgameGame<Snapshot<G>, Record<string, unknown>, BoardgameSetup<G>> {
  // A seat's revision grows with every move of its own, so that one submission is all there is to remember.
  const referee = createReferee(game, { maxAccepted: 1 });

  const adapted: BoardgameGame<Held<G>, Record<string, unknown>, BoardgameSetup<G>> = {
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
    moves: {
      play: {
        // Only the server has the state. Whether a move comes too late is a matter of its seat's own revision: a count of
        // all moves would make simultaneous ones stale, and would tell how many secret moves have been made.
        client: false,
        redact: true,
        undoable: false,
        noLimit: true,
        ignoreStaleStateID: true,
        move({ G, playerID }, move: unknown, revision: unknown) {
          // Immer hands out a proxy; the rules want plain JSON.
          const match: Match<G> = JSON.parse(JSON.stringify(G));
          const seat = seatOf(match, playerID);
          const sent = revision ?? (seat === null ? null : match.revisions[seat]);
          const judged = referee.submit(match, seat, { id: `to-${sent}`, revision: sent, move });
          return judged.log === null ? INVALID_MOVE : judged.match;
        },
      },
    },
    turn: {
      order: {
        first: ({ G }) => actorsOf(game, G)[0] ?? 0,
        next: ({ G }) => actorsOf(game, G)[0] ?? 0,
      },
      onBegin({ G, events }) {
        events.setActivePlayers({ value: Object.fromEntries(actorsOf(game, G).map((seat) => [seat, PLAYING])) });
      },
      // A turn lasts as long as the same seats may move.
      endIf: ({ G, ctx }) => !areActive(ctx, actorsOf(game, G)),
      stages: { [PLAYING]: {} },
    },
    endIf: ({ G }) => gameoverOf(game, G),
    playerView: ({ G, playerID }) => (isMatch(G) ? referee.snapshot(G, seatOf(G, playerID)) : G),
    ai: {
      enumerate(G, _, playerID) {
        const view = isMatch(G) ? game.view(G.state, seatOf(G, playerID)) : G.view;
        return view.viewer === null ? [] : game.legalMoves(view).map((move) => ({ move: 'play', args: [move] }));
      },
    },
  };
  // Whoever holds a client holds a snapshot: boardgame.io passes `G` through `playerView` first. Its types know only one `G`.
  return adapted as BoardgameGame<Snapshot<G>, Record<string, unknown>, BoardgameSetup<G>>;
}

/** The stage of every seat that may move now. */
const PLAYING = 'playing';

function readSetup<G extends GameTypes>(given: unknown, seats: number): SetupConfig<G['Options']> {
  if (given === undefined || given === null) return { seats };
  if (typeof given !== 'object')
    throw new RangeError(`setupData: expected an object with options, got ${typeof given}`);
  const unknown = Object.keys(given).find((field) => field !== 'options');
  if (unknown !== undefined)
    throw new RangeError(`setupData: expected the field options alone, got ${unknown.slice(0, 40)}`);
  const { options } = given as BoardgameSetup<G>;
  return { seats, options };
}

export function isMatch<G extends GameTypes>(held: Held<G>): held is Match<G> {
  return 'state' in held;
}

/** The seat of a player; `null` for anybody else, who is a spectator. */
export function seatOf<G extends GameTypes>(match: Match<G>, playerID: PlayerID | null | undefined): Seat | null {
  const seat = typeof playerID === 'string' && /^\d$/.test(playerID) ? Number(playerID) : -1;
  return seat in match.revisions ? seat : null;
}

function actorsOf<G extends GameTypes>(game: Game<G>, held: Held<G>): readonly Seat[] {
  return game.actors(isMatch(held) ? held.state : held.view);
}

function areActive({ activePlayers }: Ctx, actors: readonly Seat[]): boolean {
  const active = Object.keys(activePlayers ?? {});
  return active.length === actors.length && actors.every((seat) => active.includes(String(seat)));
}

function gameoverOf<G extends GameTypes>(game: Game<G>, held: Held<G>) {
  const outcome = game.outcome(isMatch(held) ? held.state : held.view);
  if (outcome === null) return undefined;
  const [first = []] = outcome.ranking;
  return first.length === 1 ? { ...outcome, winner: String(first[0]) } : { ...outcome, draw: true };
}
