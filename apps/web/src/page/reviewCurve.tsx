import type { ReviewedDecision } from '../protocol.js';
import { words } from './app.js';
import { percentText } from './numbers.js';
import { goTo } from './session/lookBack.js';
import { type CurvePoint, chanceAt } from './session/review.js';
import type { Session } from './session/session.js';
import { SIGNS } from './signs.js';
import { stepsOf } from './stepControls.js';

/** How many steps Page Up and Page Down go. */
const PAGE = 10;
/** The coordinates of the line. */
const WIDTH = 1000;
const HEIGHT = 100;
/** How near a touch must be to a mark to mean it, in pixels. */
const REACH = 22;

/** The chance to win over the game, as a slider for touch, mouse and keyboard. */
export function ReviewCurve({
  session,
  points,
  decisions,
  shown,
  label,
}: {
  readonly session: Session;
  readonly points: readonly CurvePoint[];
  /** Decisions with a mark get a sign, which leads to them. */
  readonly decisions: readonly ReviewedDecision[];
  /** The decision of which the curve says the cost. */
  readonly shown: ReviewedDecision | null;
  readonly label: string;
}) {
  const { now, of } = stepsOf(session);
  const first = session.firstView;
  const go = (count: number) => goTo(session, count >= of ? null : Math.max(first, count));
  const across = (count: number) => (100 * (count - first)) / Math.max(1, of - first);
  const chance = chanceAt(points, now);
  const marked = decisions.filter(({ mark }) => mark !== null);
  const seek = (target: Element, clientX: number, isDrag: boolean) => {
    const { left, width } = target.getBoundingClientRect();
    const far = ({ before }: ReviewedDecision) => Math.abs(left + (width * across(before)) / 100 - clientX);
    const nearest = marked.toSorted((one, other) => far(one) - far(other))[0];
    if (!isDrag && nearest !== undefined && far(nearest) <= REACH) go(nearest.before);
    else go(Math.round(first + ((of - first) * (clientX - left)) / Math.max(1, width)));
  };
  return (
    <div
      class="curve"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={first}
      aria-valuemax={of}
      aria-valuenow={now}
      aria-valuetext={words().review.at(now, of, chance === null ? '–' : percentText(chance))}
      onKeyDown={(event) => {
        const to = keyTarget(event.key, { now, first, of });
        if (to === null) return;
        event.preventDefault();
        go(to);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event.currentTarget, event.clientX, false);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event.currentTarget, event.clientX, true);
      }}
    >
      <Drawing points={points} decisions={marked} now={now} across={across} />
      {shown !== null && shown.loss > 0 && (
        <b aria-hidden="true" class={across(now) > 50 ? 'cost before' : 'cost'} style={{ left: `${across(now)}%` }}>
          {percentText(shown.chance)} → {percentText(shown.chance - shown.loss)}
        </b>
      )}
    </div>
  );
}

/** The line, the signs of the marks, and the position of the table. */
function Drawing({
  points,
  decisions,
  now,
  across,
}: {
  readonly points: readonly CurvePoint[];
  readonly decisions: readonly ReviewedDecision[];
  readonly now: number;
  readonly across: Across;
}) {
  return (
    <svg width="100%" height="100%" aria-hidden="true">
      <line class="half" x1="0" x2="100%" y1="50%" y2="50%" />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path class="area" d={areaOf(points, across)} />
        <polyline points={points.map((point) => vertexOf(point, across)).join(' ')} />
      </svg>
      <line class="here" x1={`${across(now)}%`} x2={`${across(now)}%`} y1="0" y2="100%" />
      {decisions.flatMap(({ index, seat, mark, before, chance }) =>
        mark === null
          ? []
          : [
              <svg
                key={`${seat} ${index}`}
                class={`mark ${mark}${before === now ? ' now' : ''}`}
                x={`${inside(across(before))}%`}
                y={`${Math.min(72, Math.max(28, 100 - 100 * chance))}%`}
                overflow="visible"
                aria-hidden="true"
              >
                <circle r="9" />
                <text y="4">{SIGNS[mark]}</text>
              </svg>,
            ],
      )}
    </svg>
  );
}

/** The step that a key leads to, or `null`. */
function keyTarget(
  key: string,
  { now, first, of }: { readonly now: number; readonly first: number; readonly of: number },
): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return now - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return now + 1;
    case 'PageDown':
      return now - PAGE;
    case 'PageUp':
      return now + PAGE;
    case 'Home':
      return first;
    case 'End':
      return of;
    default:
      return null;
  }
}

type Across = (count: number) => number;

/** Keeps signs at the ends inside the curve. */
const inside = (percent: number) => Math.min(95, Math.max(5, percent));

const vertexOf = ({ count, chance }: CurvePoint, across: Across) =>
  `${((across(count) * WIDTH) / 100).toFixed(1)},${(HEIGHT * (1 - Math.min(1, Math.max(0, chance)))).toFixed(1)}`;

function areaOf(points: readonly CurvePoint[], across: Across): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const ground = (count: number) => `${((across(count) * WIDTH) / 100).toFixed(1)},${HEIGHT}`;
  return `M${ground(first.count)} L${points.map((point) => vertexOf(point, across)).join(' ')} L${ground(last.count)}Z`;
}
