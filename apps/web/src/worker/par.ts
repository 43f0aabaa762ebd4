// The par of the deal of the day: the result of strong bots in the person's seat, played on request.
import type { ParSoFar } from '../protocol.js';
import { refuse } from '../refusal.js';
import { parOfAny } from './analyzeAny.js';
import { requireDailyOver } from './daily.js';
import type { GameInPlay } from './gameInPlay.js';
import type { HostState, OpenGame } from './hostState.js';
import { PERSON } from './players.js';

/** The levels at the person's seat and the others, with fixed playouts, so that every machine finds the same par. */
const LEVEL = 'strong';
const OTHERS = 'medium';
/** The number of games behind the par. */
const GAMES = 12;

/** Plays the next game of the par. The host receives messages between its moves; opening another game ends it. */
export async function parOfDaily(host: HostState): Promise<ParSoFar> {
  const [open, play] = requireDailyOver(host);
  open.par ??= { estimates: estimatesFor(open, play, host.pace.thinking), last: null };
  const current = open.par;
  const isWanted = () => host.open === open && open.par === current;
  try {
    const { value } = await (await current.estimates).next();
    current.last = value ?? current.last;
  } catch (error) {
    if (isWanted()) {
      // The next request starts over.
      delete open.par;
      throw error;
    }
  }
  if (!isWanted()) return refuse('aborted', 'another game came first');
  const { last } = current;
  const games = last?.games ?? 0;
  return { progress: games / GAMES, par: games === GAMES ? last : null };
}

async function estimatesFor({ thinking: { signal } }: OpenGame, play: GameInPlay, thinking: number | null) {
  const { setup, lineup, loaded } = play;
  const seat = lineup.players.indexOf(PERSON);
  // Only tests have bots that do not think.
  const player = thinking === 0 ? OTHERS : LEVEL;
  const seed = `${lineup.botSeed} par`;
  return parOfAny(await loaded.bots(), setup, { seat, player, others: OTHERS, games: GAMES, seed, signal });
}
