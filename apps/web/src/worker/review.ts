// The analysis of a finished game, as far as requested.

import type { GameTypes, Seat } from 'hencoop';
import type { Finding } from 'hencoop/analysis';
import type { AnyBots } from 'hencoop/bots';
import type { AnyGame } from 'hencoop/games';
import { located, type Place } from '../located.js';
import type { RequestOf, Review } from '../protocol.js';
import { refuse } from '../refusal.js';
import { analyzeAny } from './analyzeAny.js';
import type { PlayedStep } from './gameInPlay.js';
import type { GameReview } from './gameReview.js';
import type { GameCourse } from './gameSource.js';
import type { HostState, OpenGame } from './hostState.js';
import { requireOpen } from './openGame.js';

/** The playouts behind each figure, unless bots think less. */
const PLAYOUTS = 100;
const FEWEST = 2;
/** How long findings are collected before they are sent, in milliseconds. */
const SLICE = 100;

/** The findings from index `after` on. The analysis pauses between requests, so it runs only while the page asks. */
export async function review(host: HostState, { after }: RequestOf<'review'>): Promise<Review> {
  const open = requireOpen(host);
  const { viewer } = open;
  const played = requirePlayed(open);
  const current = open.reviews.get(viewer) ?? reviewFor(open, played, host.pace.thinking);
  open.reviews.set(viewer, current);
  const isWanted = () => host.open === open && open.viewer === viewer && open.reviews.get(viewer) === current;
  const begun = host.config.now();
  try {
    while (isWanted() && !current.isDone && (current.findings.length <= after || host.config.now() - begun < SLICE)) {
      current.isDone = !(await current.next());
    }
  } catch (error) {
    // The next request starts over.
    if (isWanted()) {
      open.reviews.delete(viewer);
      throw error;
    }
  }
  if (!isWanted()) return refuse('aborted', 'another game, or another viewer, came first');
  const { findings, moves, isDone } = current;
  const looked = findings.filter(({ type }) => type === 'decision').length;
  return { findings: findings.slice(after), looked, moves, isDone };
}

/** The course of the open game. @throws Refused before it is over, or if its moves are unknown */
export function requirePlayed({ source, viewer }: OpenGame): GameCourse {
  const { played, loaded } = source;
  if (played === null) return refuse('noGame', 'the moves of the open game are not known');
  if (!loaded.game.isOver(source.learned(viewer).view)) refuse('unfinished', 'a review begins once the game is over');
  return played;
}

function reviewFor(
  { source: { loaded }, viewer, thinking: { signal } }: OpenGame,
  { steps }: GameCourse,
  thinking: number | null,
): GameReview {
  const places = placesOf(loaded.game, steps, viewer);
  // Bots without thinking save time; a review needs playouts anyway.
  const playouts = Math.max(FEWEST, Math.min(PLAYOUTS, thinking || PLAYOUTS));
  const found: Finding<GameTypes>[] = [];
  let finding: ReturnType<typeof analyzeAny> | null = null;
  const begin = async () => {
    const bots = await loaded.bots();
    const known = viewer === null ? steps : learnedSteps(bots, steps, viewer);
    return analyzeAny(bots, known, { playouts, signal });
  };
  return {
    get findings() {
      return located(found, places);
    },
    moves: places.length,
    isDone: false,
    async next() {
      finding ??= begin();
      const { value, done } = await (await finding).next();
      if (done === true) return false;
      found.push(value);
      return true;
    },
  };
}

/** The steps from which a seat learned something: its own moves, and the events it saw. */
function learnedSteps({ game }: AnyBots, steps: readonly PlayedStep[], seat: Seat) {
  return steps.flatMap((step) => {
    const move = step.move?.seat === seat ? step.move : null;
    const events = step.events.flatMap((event) => game.redact(event, seat) ?? []);
    return move === null && events.length === 0 ? [] : { move, events };
  });
}

/** How many events the viewer had learned before and after each decision that it reviews. */
function placesOf(game: AnyGame, steps: readonly PlayedStep[], viewer: Seat | null): Place[] {
  let count = 0;
  return steps.flatMap(({ move, events }): Place[] => {
    const before = count;
    count += events.filter((event) => game.redact(event, viewer) !== null).length;
    return move === null || (viewer !== null && move.seat !== viewer) ? [] : [[before, count]];
  });
}
