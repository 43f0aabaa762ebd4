import type { Game, GameTypes } from 'hencoop';
import type { Kit } from 'hencoop/testkit';
import { everyChance } from './everyChance.js';
import { fingerprints } from './fingerprints.js';
import {
  BrokenInSmallDeck,
  type Court,
  courtOf,
  type Judged,
  judgeMove,
  judgeOrder,
  judgeState,
  type KnownState,
  must,
  positionOf,
} from './judge.js';
import type { Proving, SmallDeck } from './proving.js';

/** The result of an enumeration. */
export interface Enumerated extends Readonly<Judged> {
  /** The possible layouts of the hidden cards. */
  readonly starts: number;
  /** Whether it is complete: it judged every state that can be reached. */
  readonly isWhole: boolean;
}

/** The path to the state being judged. */
interface Path {
  readonly texts: Set<string>;
  readonly moves: object[];
}

/**
 * Plays a small deck in every way, with every move and every result of chance from every start, and judges every reachable
 * state once, and every move.
 * @throws BrokenInSmallDeck if a law does not hold, with the moves that lead there.
 */
export function enumerate<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  proving: Proving<G>,
  deck: SmallDeck<G>,
  limit = Number.POSITIVE_INFINITY,
): Enumerated {
  let court: Court<G> | null = null;
  let starts = 0;
  const seen = fingerprints();
  const isFull = () => court !== null && court.judged.states >= limit;
  for (const start of deck.starts()) {
    court ??= courtOf(game, kit, proving, deck, start.seats);
    if (isFull()) break;
    starts++;
    const path: Path = { texts: new Set(), moves: [] };
    try {
      visit(court, positionOf(court, start), seen, path, isFull);
    } catch (error) {
      if (error instanceof Error) error.message += `\n  from ${JSON.stringify(start)}\n  ${JSON.stringify(path.moves)}`;
      throw error;
    }
  }
  if (court === null) throw new Error(`${deck.title}: no start`);
  return { ...court.judged, starts, isWhole: !isFull() };
}

function visit<G extends GameTypes>(
  court: Court<G>,
  position: KnownState<G>,
  seen: ReturnType<typeof fingerprints>,
  path: Path,
  isFull: () => boolean,
): void {
  const { game, judged, deck } = court;
  const { state, text } = position;
  must(11, !path.texts.has(text), 'a game can come back to a state, and so go on forever');
  if (isFull() || seen.keep(text, 0) !== null) return;
  judged.states++;
  judged.longest = Math.max(judged.longest, path.moves.length);
  judgeState(court, position);
  if (deck.stops?.(state) === true) return;
  path.texts.add(text);
  for (const move of game.legalMoves(state)) {
    path.moves.push(move);
    for (const { result: attempt, rolled } of everyChance((chance) => game.tryApply(state, move, { chance }))) {
      if (!attempt.ok) throw new BrokenInSmallDeck(1, `tryApply refuses a legal move by ${attempt.violation.clause}`);
      judged.moves++;
      const after = positionOf(court, attempt.state);
      judgeMove(court, { before: position, move, rolled, events: attempt.events, after });
      visit(court, after, seen, path, isFull);
    }
    path.moves.pop();
  }
  everyChance((chance) => judgeOrder(court, position, chance));
  must(2, JSON.stringify({ ...state, options: 0 }) === text, 'a verb changed the state that it was given');
  path.texts.delete(text);
}
