// Runs a law of the testkit repeatedly, a few walks at a time, so that a page can show the progress.
import { type Evidence, LawBroken, type Proof } from 'hencoop/testkit';

/** Random walks at a time: few enough to be short, and enough that one of them goes to the end of a game. */
export const WALKS = 10;

/** The evidence of a run so far. */
export interface Progress {
  /** The seed of its first walks; the next ones have the numbers after it. */
  readonly seed: number;
  /** How many random walks the law has judged. */
  readonly walks: number;
  /** The evidence by kind. */
  readonly judged: { readonly [What in Evidence]?: number };
  /** The kinds of evidence that do not exist in this game, with the reason. */
  readonly notProven: { readonly [What in Evidence]?: string };
  /** How the law was broken, with the shortest game that breaks it; `null` while it holds. */
  readonly broken: string | null;
}

/** The laws of one number, asked to judge some walks. */
export type Judge = (effort: { readonly runs: number; readonly seed: number }) => readonly Proof[];

const added = (sum: Progress['judged'], judged: Progress['judged']): Progress['judged'] => {
  const total: { [What in Evidence]?: number } = { ...sum };
  // The keys of a proof are evidence.
  for (const [what, times] of Object.entries(judged) as [Evidence, number][]) total[what] = (total[what] ?? 0) + times;
  return total;
};

/** Yields the evidence after every few walks; ends only if the law is broken. */
export function* runLaw(judge: Judge, seed: number): Generator<Progress, void, undefined> {
  let progress: Progress = { seed, walks: 0, judged: {}, notProven: {}, broken: null };
  for (let part = 0; progress.broken === null; part++) {
    progress = { ...after(progress, judge, seed + part), walks: (part + 1) * WALKS };
    yield progress;
  }
}

/** The progress after a few walks more. */
function after(progress: Progress, judge: Judge, seed: number): Progress {
  try {
    let next = progress;
    for (const { judged, notProven } of judge({ runs: WALKS, seed })) {
      next = { ...next, judged: added(next.judged, judged), notProven: { ...next.notProven, ...notProven } };
    }
    return next;
  } catch (error) {
    // A few walks can miss the minimum evidence; then they do not count.
    if (error instanceof LawBroken && error.verdict === 'not proven') return progress;
    return { ...progress, broken: error instanceof Error ? error.message : String(error) };
  }
}
