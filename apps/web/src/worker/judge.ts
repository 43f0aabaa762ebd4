// The coach: judges whether a person's intended move is a mistake.

import type { GameTypes } from 'hencoop';
import type { AnyBots } from 'hencoop/bots';
import type { Judgment, Mistake, RequestOf } from '../protocol.js';
import { analyzeAny, loadAnalysis } from './analyzeAny.js';
import type { GameInPlay } from './gameInPlay.js';
import { alone, requireTurn } from './hints.js';
import type { HostState } from './hostState.js';

/** The playouts of the first look, and of the second, which decides. */
const LOOKS = [50, 120] as const;
/**
 * After this time, in milliseconds, no other look begins, since the player waits. Ignored in tests, where bots do not
 * think.
 */
const PATIENCE = 150;

/**
 * A better move, if two looks in different worlds clearly find one. Few moves are mistakes, so the first look is
 * usually enough. The judgment depends only on what the viewer's seat has learned.
 */
export function judge(host: HostState, { revision, move }: RequestOf<'judge'>): Promise<Judgment> {
  const [play, viewer] = requireTurn(host, revision);
  const { now } = host.config;
  return alone(host, async (signal) => {
    const { game, bots: load } = play.loaded;
    const [bots] = await Promise.all([load(), loadAnalysis()]);
    // The request to make an illegal move is refused with the reason.
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

/** A better move; `null` unless the move is at least a mistake. */
async function lookAt(
  bots: AnyBots,
  {
    events,
    move,
  }: { readonly events: ReturnType<GameInPlay['learnedByBot']>['events']; readonly move: GameTypes['Move'] },
  config: { readonly playouts: number; readonly seed: string; readonly signal: AbortSignal },
): Promise<Mistake | null> {
  // Put everything so far into one step, so that only this decision is judged.
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
