import { type Game, type GameTypes, IllegalMoveError, remember, type Seat } from 'hencoop';
import type { Bot, DealResult } from 'hencoop/bots';
import { BotFault } from './botProcess.js';
import type { ProtocolBot } from './protocolBot.js';

/** The player of a seat: a bot in this process or in its own. */
export type SeatPlayer = Pick<Bot<GameTypes>, 'observe' | 'chooseNow'> | ProtocolBot;

/** The fault by which a bot lost a game. */
export interface Fault {
  readonly seat: Seat;
  readonly reason: string;
}

/** How a match ended. */
export interface MatchEnd {
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores: readonly number[];
  /** The fault that ended the game early; `null` if it was played to its end. */
  readonly fault: Fault | null;
}

/** The deal and the options of a match. */
export interface MatchSetup {
  /** Determines the deal: no bot may learn it. */
  readonly seed: string;
  readonly options: object;
}

/**
 * Plays a match like `playMatch` of `hencoop/bots`, and waits for players in other processes. A bot that hangs, answers
 * wrongly or exits has lost: the match is over, all others are first, and the scores stay as they are.
 */
export async function playMatch(
  game: Game<GameTypes>,
  players: readonly SeatPlayer[],
  { seed, options }: MatchSetup,
): Promise<MatchEnd> {
  const { state: start, events } = game.setupWithEvents({ seats: players.length, seed, options });
  const seats = players.map((player, seat) => ({ player, view: remember(game, events, seat) }));
  const pass = (event: GameTypes['Event'], isNew: boolean) =>
    seats.forEach((seated, seat) => {
      const redacted = game.redact(event, seat);
      if (redacted === null) return;
      if (isNew) seated.view = game.evolve(seated.view, redacted);
      seated.player.observe?.(redacted);
    });
  for (const event of events) pass(event, false);
  let state = start;
  while (!game.isOver(state)) {
    const [seat = 0] = game.actors(state);
    const seated = seats[seat];
    if (seated === undefined) throw new Error(`seat ${seat} is not at the table`);
    const { player, view } = seated;
    let move: GameTypes['Move'];
    try {
      ({ move } = 'chooseNow' in player ? player.chooseNow(view) : await player.choose(view));
    } catch (error) {
      if (!(error instanceof BotFault)) throw error;
      const others = players.map((_, other) => other).filter((other) => other !== seat);
      return { ranking: [others, [seat]], scores: game.score(state), fault: { seat, reason: error.message } };
    }
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new IllegalMoveError(attempt.violation, game.id);
    state = attempt.state;
    for (const event of attempt.events) pass(event, true);
  }
  return { ranking: game.outcome(state)?.ranking ?? [], scores: game.score(state), fault: null };
}

/** The contribution of one match to the deal's result for the player at `own`. */
export function shareOf({ ranking, scores }: MatchEnd, own: Seat): DealResult {
  const seats = scores.length;
  const first = ranking[0] ?? [];
  const score = scores[own] ?? 0;
  const sum = scores.reduce((total, each) => total + each, 0);
  return {
    wins: first.includes(own) ? 1 / first.length / seats : 0,
    margin: (score - (sum - score) / (seats - 1)) / seats,
  };
}
