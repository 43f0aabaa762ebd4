import type { GameTypes } from 'hencoop';
import type { Finding } from 'hencoop/analysis';
import type { ReviewFinding } from './protocol.js';

/** How many events a viewer had learned before and after a decision. */
export type Place = readonly [before: number, after: number];

/** The findings with their places among a viewer's events; `places` holds one for each decision, in order. */
export function located(findings: readonly Finding<GameTypes>[], places: readonly Place[]): ReviewFinding[] {
  let decisions = 0;
  return findings.map((finding) => {
    if (finding.type === 'seat') return finding;
    const { lossError: _, ...decision } = finding;
    const [before, after] = places[decisions++] ?? [0, 0];
    return { ...decision, before, after };
  });
}
