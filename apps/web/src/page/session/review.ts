// The review of a finished game.

import type { Seat } from 'hencoop';
import type { ReviewedDecision, ReviewFinding, SeatSummary } from '../../protocol.js';
import { answerOf } from './ask.js';
import { goTo } from './lookBack.js';
import type { Session, ShownReview } from './session.js';

/** Whether the game on the screen can be reviewed now. */
export function mayReview({ canReview, ranking, purpose, review }: Session): boolean {
  return canReview && review.value === null && (ranking.value !== null || purpose === 'lookBack');
}

/** Shows the findings as they come in. */
export async function openReview(session: Session): Promise<void> {
  const { client, generation, review, viewer } = session;
  if (review.peek() !== null) return;
  let shown: ShownReview = { findings: [], progress: 0, isDone: false, seat: viewer.peek() ?? 0 };
  review.value = shown;
  while (!shown.isDone) {
    const after = shown.findings.length;
    const found = await answerOf(session, client.ask({ type: 'review', after }));
    const current = review.peek();
    // The review was closed or reopened while the worker was busy.
    if (generation !== session.generation || session.isLeft || current?.findings !== shown.findings) return;
    if (found === null) {
      review.value = null;
      return;
    }
    const { findings, looked, moves, isDone } = found;
    shown = { ...current, findings: [...shown.findings, ...findings], progress: looked / Math.max(1, moves), isDone };
    review.value = shown;
  }
}

export function closeReview(session: Session): void {
  session.review.value = null;
  goTo(session, null);
}

/** Shows the chance of another seat. */
export function reviewSeat({ review }: Session, seat: Seat): void {
  if (review.value !== null) review.value = { ...review.value, seat };
}

export const decisionsIn = (findings: readonly ReviewFinding[]): readonly ReviewedDecision[] =>
  findings.filter((finding) => finding.type === 'decision');

export const accountsIn = (findings: readonly ReviewFinding[]): readonly SeatSummary[] =>
  findings.filter((finding) => finding.type === 'seat');

/** The decision at the view after `count` events, or the one that led to it; decisions with a mark come first. */
export function decisionAt(findings: readonly ReviewFinding[], count: number): ReviewedDecision | null {
  const near = decisionsIn(findings).filter(({ before, after }) => before <= count && count <= after);
  const now = near.filter(({ before }) => before === count);
  const here = now.length > 0 ? now : near;
  return here.find(({ mark }) => mark !== null) ?? here.at(-1) ?? null;
}

/** A point of the curve: the chance to win after `count` events. */
export interface CurvePoint {
  readonly count: number;
  readonly chance: number;
}

/** The seat's chance to win over the game: before and after each of its decisions, and at the end. */
export function curveOf(findings: readonly ReviewFinding[], seat: Seat, events: number): readonly CurvePoint[] {
  const own = decisionsIn(findings).filter((decision) => decision.seat === seat);
  const points = own.flatMap(({ before, after, chance, loss, luck, gift }, index) => [
    ...(index === 0 ? [{ count: 0, chance: chance - gift }] : []),
    { count: before, chance },
    { count: after, chance: chance - loss + luck },
  ]);
  const account = accountsIn(findings).find((finding) => finding.seat === seat);
  return account === undefined ? points : [...points, { count: events, chance: account.result }];
}

/** The chance on the curve after `count` events. */
export function chanceAt(points: readonly CurvePoint[], count: number): number | null {
  return points.findLast((point) => point.count <= count)?.chance ?? null;
}
