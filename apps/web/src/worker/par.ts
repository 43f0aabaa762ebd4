// The par of the deal of the day: what strong bots reach in the place of the person. It is played while the page asks for it.
import type { ParSoFar } from '../protocol.js';
import { refuse } from '../refusal.js';
import { parOfAny } from './analyzeAny.js';
import { requireDailyOver } from './daily.js';
import type { GameInPlay } from './gameInPlay.js';
import type { HostState, OpenGame } from './hostState.js';
import { PERSON } from './players.js';

/** Who plays the seat of the person, and the others: by fixed playouts, so that every machine finds the same par. */
const LEVEL = 'strong';
const OTHERS = 'medium';
/** How many games the par is the average of. */
const GAMES = 12;

/** Plays the next game of the par. Between its moves, the host receives messages; another game that opens ends it. */
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
      // The next request begins again.
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
  // Bots that do not think are for tests.
  const player = thinking === 0 ? OTHERS : LEVEL;
  const seed = `${lineup.botSeed} par`;
  return parOfAny(await loaded.bots(), setup, { seat, player, others: OTHERS, games: GAMES, seed, signal });
}
