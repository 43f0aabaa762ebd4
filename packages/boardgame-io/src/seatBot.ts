import type { Ctx, PlayerID } from 'boardgame.io';
import type { CheckedGame, GameTypes } from 'hencoop';
import type { Match } from 'hencoop/referee';
import { seatOf } from './match.js';

/** A bot class for boardgame.io's `Local({ bots })`. */
export type SeatBot<G extends GameTypes> = new (config: {
  readonly enumerate: unknown;
}) => {
  play(
    state: { readonly G: Match<G>; readonly ctx: Ctx },
    playerID: PlayerID,
  ): Promise<{ action: { type: 'MAKE_MOVE'; payload: { type: 'play'; args: [G['Move']]; playerID: PlayerID } } }>;
};

/**
 * A bot for `Local({ bots: { 1: seatBot(chicken, (view) => strong.choose(view)) } })` that sees only its seat's view.
 * boardgame.io passes the whole match to bots: its own `MCTSBot` sees every card.
 */
export function seatBot<G extends GameTypes>(
  game: CheckedGame<G>,
  choose: (view: G['View']) => Promise<{ readonly move: G['Move'] }>,
): SeatBot<G> {
  return class {
    async play({ G }: { readonly G: Match<G> }, playerID: PlayerID) {
      const seat = seatOf(G, playerID);
      if (seat === null) throw new RangeError(`playerID: expected a seat at the table, got ${playerID}`);
      const { move } = await choose(game.view(G.state, seat));
      // One move, as a tuple.
      const payload = { type: 'play' as const, args: [move] as [G['Move']], playerID };
      return { action: { type: 'MAKE_MOVE' as const, payload } };
    }
  };
}
