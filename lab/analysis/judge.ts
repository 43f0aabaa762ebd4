import type { GameTypes } from 'hencoop';
import { analyze, reasonsBetween } from 'hencoop/analysis';
import type { GameBots } from 'hencoop/bots';
import { at } from '../inside.js';
import { type FullStep, Memories, play } from './play.js';
import type { AnalysisResults, PlayerName, SeatFound } from './results.js';

/** Plays and analyzes a match. */
export async function judgeMatch(
  bots: GameBots<GameTypes>,
  players: readonly PlayerName[],
  seed: string,
  playouts: number,
): Promise<readonly SeatFound[]> {
  const log = play(bots, players, seed);
  const decisions = players.map(() => 0);
  const seats: SeatFound[] = [];
  for await (const finding of analyze(bots, log, { playouts, seed })) {
    if (finding.type === 'decision') decisions[finding.seat] = at(decisions, finding.seat) + 1;
    else {
      const { seat, loss, result } = finding;
      // Enough digits for a mean, in less space.
      const rounded = Number(loss.toFixed(5));
      seats.push({ player: at(players, seat), decisions: at(decisions, seat), loss: rounded, result });
    }
  }
  return seats;
}

const TIMES_MORE = 10;

/** Collects reasons from matches of a careless player until there are enough, and checks them with more playouts. */
export async function confirmReasons(bots: GameBots<GameTypes>, wanted: number): Promise<AnalysisResults['reasons']> {
  let [decisions, named, confirmed] = [0, 0, 0];
  for (let number = 0; named < wanted; number++) {
    const log = play(bots, ['uniform', 'easy'], `reasons ${number}`);
    const views = viewsBefore(bots, log);
    // Spreads the reasons over several matches.
    let left = Math.ceil(wanted / 8);
    for await (const finding of analyze(bots, log, { seed: `reasons ${number}` })) {
      if (finding.type !== 'decision' || finding.reasons.length === 0) continue;
      const { seat, index, best, move, reasons } = finding;
      const config = { playouts: TIMES_MORE * 200, seed: `again ${number}/${seat}/${index}` };
      // Compare with all measures that differ, not just the two strongest.
      const again = await reasonsBetween(bots, at(at(views, seat), index), best, move, { ...config, most: 100 });
      decisions += 1;
      named += reasons.length;
      confirmed += reasons.filter(({ measure }) => again.some((other) => other.measure === measure)).length;
      left -= reasons.length;
      if (left <= 0 || named >= wanted) break;
    }
  }
  return { decisions, named, confirmed };
}

/** The remembered view of each seat before each of its moves. */
function viewsBefore(bots: GameBots<GameTypes>, log: readonly FullStep[]): GameTypes['View'][][] {
  const memories = new Memories(bots, 2);
  const views: GameTypes['View'][][] = [[], []];
  for (const { move, events } of log) {
    if (move !== null) views[move.seat]?.push(memories.of(move.seat));
    memories.learn(events);
  }
  return views;
}
