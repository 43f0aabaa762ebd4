// The coach: judges whether a person's intended move is a mistake.

import type { GameTypes } from 'hencoop';
import type { AnyBots } from 'hencoop/bots';
import type { Judgment, Mistake, RequestOf } from '../protocol.js';
import { analyzeAny, loadAnalysis } from './analyzeAny.js';
import type { GameInPlay } from './gameInPlay.js';
import { alone, requireTurn } from './hints.js';
import type { HostState } from './hostState.js';

/** The playouts of the first look, and of the second, which decides. */
const LOOKS = [80, 160] as const;

/**
 * A better move, if two looks in different worlds find one beyond doubt. Few moves are mistakes, so the first look is
 * usually enough. The judgment depends only on what the viewer's seat has learned, never on the time.
 */
export function judge(host: HostState, { revision, move }: RequestOf<'judge'>): Promise<Judgment> {
  const [play, viewer] = requireTurn(host, revision);
  return alone(host, async (signal) => {
    const { game, bots: load } = play.loaded;
    const [bots] = await Promise.all([load(), loadAnalysis()]);
    // The request to make an illegal move is refused with the reason.
    if (move?.seat !== viewer || game.whyNot(play.learned(viewer).view, move) !== null) return { mistake: null };
    const { events } = play.learnedByBot(bots, viewer);
    let mistake: Mistake | null = null;
    for (const [look, playouts] of LOOKS.entries()) {
      signal.throwIfAborted();
      const seed = `${play.lineup.botSeed}/coach/${look}`;
      mistake = await lookAt(bots, { events, move }, { playouts, seed, signal });
      if (mistake === null) break;
    }
    return { mistake };
  });
}

/** A better move; `null` unless it is better beyond doubt, and by more than a trifle. */
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
    return mark === null ? null : { best, chance, loss, reasons };
  }
  return null;
}
