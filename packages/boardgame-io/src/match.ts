import type { Ctx, PlayerID } from 'boardgame.io';
import type { CheckedGame, GameTypes, Seat } from 'hencoop';
import type { Match, Snapshot } from 'hencoop/referee';

/** The content of `G`: the whole match on the server, a snapshot for a player or a spectator. */
export type MatchOrSnapshot<G extends GameTypes> = Match<G> | Snapshot<G>;

export function isMatch<G extends GameTypes>(held: MatchOrSnapshot<G>): held is Match<G> {
  return 'state' in held;
}

/** The seat of a player; `null` for a spectator. */
export function seatOf<G extends GameTypes>(match: Match<G>, playerID: PlayerID | null | undefined): Seat | null {
  const seat = typeof playerID === 'string' && /^\d$/.test(playerID) ? Number(playerID) : -1;
  return seat in match.revisions ? seat : null;
}

export function actorsOf<G extends GameTypes>(game: CheckedGame<G>, held: MatchOrSnapshot<G>): readonly Seat[] {
  return game.actors(tableOf(held));
}

/** Whether exactly these seats are the active players. */
export function areActive({ activePlayers }: Ctx, actors: readonly Seat[]): boolean {
  const active = Object.keys(activePlayers ?? {});
  return active.length === actors.length && actors.every((seat) => active.includes(String(seat)));
}

/** The value of `ctx.gameover`; `undefined` while the game is in progress. */
export function gameoverOf<G extends GameTypes>(game: CheckedGame<G>, held: MatchOrSnapshot<G>) {
  const outcome = game.outcome(tableOf(held));
  if (outcome === null) return undefined;
  const [first = []] = outcome.ranking;
  return first.length === 1 ? { ...outcome, winner: String(first[0]) } : { ...outcome, draw: true };
}

function tableOf<G extends GameTypes>(held: MatchOrSnapshot<G>): G['State'] | G['View'] {
  return isMatch(held) ? held.state : held.view;
}
