import type { Game, GameTypes, Seat } from 'hencoop';
import type { DealResult } from 'hencoop/bots';
import { BotFault } from './botProcess.js';
import type { Entrant } from './entrants.js';
import { type MatchEnd, type MatchSetup, playMatch, type SeatPlayer, shareOf } from './match.js';
import { type BotLimits, ProtocolBot } from './protocolBot.js';

/** A bot that lost games by a fault, with the first fault. */
export interface FaultOf {
  readonly spec: string;
  readonly reason: string;
}

/** The result of a deal, with the games lost by faults. */
export interface FaultyResult extends DealResult {
  readonly faults?: readonly FaultOf[];
}

/** One deal of a duel. */
export interface Deal extends MatchSetup {
  readonly game: Game<GameTypes>;
  readonly candidate: Entrant;
  /** The bots at the other seats, in turn. */
  readonly rivals: readonly Entrant[];
  readonly seats: number;
  /** The number of the deal, by which several rivals rotate through the places. */
  readonly number: number;
  /** The seed of the bot at `seat` of the deal's `game`: it must tell nothing of the deal. */
  readonly seedOfBot: (game: number, seat: Seat) => string;
  readonly limits: BotLimits;
}

/** Plays a deal once per seat, with the candidate at each seat in turn. */
export async function playOut(deal: Deal): Promise<FaultyResult> {
  const { seats } = deal;
  let [wins, margin] = [0, 0];
  const faults: FaultOf[] = [];
  for (let own = 0; own < seats; own++) {
    const entrants = Array.from({ length: seats }, (_, seat) => entrantAt(deal, own, seat));
    const end = await playSeated(deal, own, entrants);
    const share = shareOf(end, own);
    wins += share.wins;
    margin += share.margin;
    const spec = entrants[end.fault?.seat ?? -1]?.spec;
    if (end.fault !== null && spec !== undefined) faults.push({ spec, reason: end.fault.reason });
  }
  return { wins, margin, ...(faults.length > 0 && { faults }) };
}

function entrantAt({ candidate, rivals, seats, number }: Deal, own: Seat, seat: Seat): Entrant {
  const index = (seat - own - 1 + seats) % seats;
  return seat === own ? candidate : (rivals[(index + number) % rivals.length] ?? candidate);
}

/** Plays one of the deal's games, with a new process for each seat that needs one. */
async function playSeated(
  { game, seed, seedOfBot, options, limits }: Deal,
  number: number,
  entrants: readonly Entrant[],
): Promise<MatchEnd> {
  const started: ProtocolBot[] = [];
  const players: SeatPlayer[] = [];
  let guilty: SeatPlayer | undefined;
  try {
    for (const [seat, { make, command }] of entrants.entries()) {
      const config = { seed: seedOfBot(number, seat) };
      if (make !== null) players.push(make(config));
      else {
        const bot = await ProtocolBot.start(game, { ...limits, ...config, command });
        started.push(bot);
        players.push(bot);
      }
    }
    const end = await playMatch(game, players, { seed, options });
    guilty = players[end.fault?.seat ?? -1];
    return end;
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    // The bot did not say hello.
    const seat = players.length;
    const others = entrants.map((_, other) => other).filter((other) => other !== seat);
    return { ranking: [others, [seat]], scores: entrants.map(() => 0), fault: { seat, reason: error.message } };
  } finally {
    await Promise.all(started.map((bot) => (bot === guilty ? bot.kill() : bot.close())));
  }
}
