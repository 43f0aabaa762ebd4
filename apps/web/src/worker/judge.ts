// The coach: whether a move that a person is about to make is a mistake.

import type { GameTypes } from 'hencoop';
import type { AnyBots } from 'hencoop/bots';
import type { Judgment, Mistake, RequestOf } from '../protocol.js';
import { analyzeAny, loadAnalysis } from './analyzeAny.js';
import type { GameInPlay } from './gameInPlay.js';
import { alone, requireTurn } from './hints.js';
import type { HostState } from './hostState.js';

/** How many playouts a first look takes, and a second one, which decides. */
const LOOKS = [50, 120] as const;
/** After this time, in milliseconds, no other look begins: the player waits. In tests, where bots do not think, nobody does. */
const PATIENCE = 150;

/**
 * A better move, if two looks in different worlds find one beyond doubt. Few moves are mistakes, so that the first look is
 * enough. Nothing counts but what the seat of the viewer has learned.
 */
export function judge(host: HostState, { revision, move }: RequestOf<'judge'>): Promise<Judgment> {
  const [play, viewer] = requireTurn(host, revision);
  const { now } = host.config;
  return alone(host, async (signal) => {
    const { game, bots: load } = play.loaded;
    const [bots] = await Promise.all([load(), loadAnalysis()]);
    // The request for a move that is illegal is refused, and says why.
    if (move?.seat !== viewer || game.whyNot(play.learned(viewer).view, move) !== null) return { mistake: null };
    const begun = now();
    const { events } = play.learnedByBot(bots, viewer);
    let mistake: Mistake | null = null;
    for (const [look, playouts] of LOOKS.entries()) {
      signal.throwIfAborted();
      if (look > 0 && host.pace.thinking !== 0 && now() - begun > PATIENCE) return { mistake: null };
      const seed = `${play.lineup.botSeed}/coach/${look}`;
      mistake = await lookAt(bots, { events, move }, { playouts, seed, signal });
      if (mistake === null) break;
    }
    return { mistake };
  });
}

/** A better move than this one; `null` unless it loses as much as a mistake does. */
async function lookAt(
  bots: AnyBots,
  {
    events,
    move,
  }: { readonly events: ReturnType<GameInPlay['learnedByBot']>['events']; readonly move: GameTypes['Move'] },
  config: { readonly playouts: number; readonly seed: string; readonly signal: AbortSignal },
): Promise<Mistake | null> {
  // Everything so far is one step, so that no decision but this one is judged.
  const steps = [
    { move: null, events },
    { move, events: [] },
  ];
  for await (const finding of await analyzeAny(bots, steps, config)) {
    if (finding.type === 'seat') continue;
    const { best, chance, loss, mark, reasons } = finding;
    return mark === 'mistake' || mark === 'blunder' ? { best, chance, loss, reasons } : null;
  }
  return null;
}
