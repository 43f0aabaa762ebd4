import type { GameTypes } from 'hencoop';
import type { Finding } from 'hencoop/analysis';
import type { ReviewFinding } from './protocol.js';

/**
 * A finding with its place among a viewer's events; `counts` holds how many of them the viewer had learned after each
 * step.
 */
export function located(finding: Finding<GameTypes>, counts: readonly number[]): ReviewFinding {
  if (finding.type === 'seat') return finding;
  const { lossError: _, ...decision } = finding;
  const [before = 0, after = before] = counts.slice(decision.index, decision.index + 2);
  return { ...decision, before, after };
}
