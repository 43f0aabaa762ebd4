// A score as a bar with the target as a post, and as a coin.
import { words } from './app.js';
import { numberText } from './numbers.js';

/** What all bars of a scene share. */
export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly fewerWin: boolean;
}

/** The scale with room for these scores, which are in the order of the ranks, and for others. */
export function scaleFor(ranked: readonly number[], others: readonly number[]): Scale {
  const scores = [...ranked, ...others];
  const fewerWin = (ranked[0] ?? 0) < (ranked.at(-1) ?? 0);
  const reach = Math.max(1, ...scores.map(Math.abs)) * 1.06;
  return { least: scores.some((score) => score < 0) ? -reach : 0, most: reach, fewerWin };
}

/** The bar from the old to the new score. */
export function Bar(props: {
  readonly from: number;
  readonly to: number;
  readonly scale: Scale;
  readonly target?: number | undefined;
}) {
  const { from, to, scale, target } = props;
  const at = (score: number) => (100 * (score - scale.least)) / (scale.most - scale.least);
  const between = (a: number, b: number) => ({
    left: `${at(Math.min(a, b))}%`,
    width: `${at(Math.max(a, b)) - at(Math.min(a, b))}%`,
  });
  const kept = Math.abs(to) < Math.abs(from) && to * from >= 0 ? to : to * from < 0 ? 0 : from;
  const gained = to > from !== scale.fewerWin;
  const change = gained ? (scale.fewerWin ? 'gone' : 'gain') : 'cost';
  return (
    <span class="track" aria-hidden="true">
      <span class="was" style={between(0, kept)} />
      {from !== to && <span class={change} style={between(from, to)} />}
      {scale.least < 0 && <span class="post" style={{ left: `${at(0)}%` }} />}
      {target !== undefined && (
        <span class="post" style={{ left: `${at(target)}%` }}>
          {numberText(target)}
        </span>
      )}
    </span>
  );
}

/** The points on a coin. */
export function Coin({ points }: { readonly points: number }) {
  return (
    <strong class="coin">
      <span aria-hidden="true">{numberText(points)}</span>
      <span class="unseen">{words().drawer.points(points)}</span>
    </strong>
  );
}
