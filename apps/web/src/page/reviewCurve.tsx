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

/** The chance to win over the game, as a slider for touch, mouse and keyboard. */
export function ReviewCurve({
  session,
  points,
  decisions,
  label,
}: {
  readonly session: Session;
  readonly points: readonly CurvePoint[];
  /** Decisions with a mark get a sign. */
  readonly decisions: readonly ReviewedDecision[];
  readonly label: string;
}) {
  const { now, of } = stepsOf(session);
  const first = session.firstView;
  const go = (count: number) => goTo(session, count >= of ? null : Math.max(first, count));
  const across = (count: number) => (100 * (count - first)) / Math.max(1, of - first);
  const chance = chanceAt(points, now);
  const seek = (target: Element, clientX: number) => {
    const { left, width } = target.getBoundingClientRect();
    go(Math.round(first + ((of - first) * (clientX - left)) / Math.max(1, width)));
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
        seek(event.currentTarget, event.clientX);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event.currentTarget, event.clientX);
      }}
    >
      <Drawing points={points} decisions={decisions} now={now} across={across} />
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
      {decisions.map(
        ({ index, seat, mark, before, chance: best }) =>
          mark !== null && (
            <text key={`${seat} ${index}`} x={`${inside(across(before))}%`} y={best > 0.5 ? '88%' : '26%'}>
              {SIGNS[mark]}
            </text>
          ),
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
