// The zones of a low table: the viewer's side at the right, or a row along the lower edge.
import { across, chipsIn, clamp, type Frame, folded, LIFTED, type Zone, type Zones, zone } from './zones.js';

/** The other players in the head of a flat table. */
export function flatOthers({ others, bar, grow: r }: Frame, width: number): readonly Zone[] {
  const from = Math.max(bar.start, 6 * r);
  const line = zone(from, 3 * r, width - from - 8 * r, 46 * r);
  const chips = chipsIn(others, line, 6 * r, (others === 1 ? 330 : 200) * r);
  // They begin at the left.
  const [first] = chips;
  return chips.map((chip) => ({ ...chip, x: chip.x - (first?.x ?? 0) + from }));
}

export function flat(frame: Frame): Zones {
  const { composition, grow } = frame;
  const { wood, middleCard } = composition;
  if (wood === 'row') return flatRow(frame);
  if (wood !== 'lines') return flatBeside(frame, wood === 'fan' ? 0.4 : 0.42);
  // The share of the width that makes the smallest of all cards largest.
  let best = flatBeside(frame, LEAST_SHARE);
  const smallest = ({ card, middle }: Zones) => Math.min(card, middleCard?.(middle, grow, 'flat') ?? card);
  for (let share = LEAST_SHARE; share <= MOST_SHARE; share += 0.01) {
    const next = flatBeside(frame, share);
    if (smallest(next) > smallest(best)) best = next;
  }
  return best;
}

/** The share of the width that the viewer's side takes. */
const LEAST_SHARE = 0.36;
const MOST_SHARE = 0.45;

/** The viewer's side at the right. */
function flatBeside(frame: Frame, share: number): Zones {
  const { width, height, composition, bar, grow: r, cap } = frame;
  const pad = 12 * r;
  const side = clamp(width * share, Math.min(316 * r, width * 0.45), 390 * r);
  const [x, room, ground] = [width - side + pad, side - 2 * pad, width - side];
  const head = Math.max(bar.height, 30 * r) + 2 * r;
  const odds = composition.hasOdds ? 36 * r : 0;
  const names = composition.isNamed ? 28 * r : 0;
  const need = head + odds + 164 * r;
  const { hasTwoLines, most, wood } = composition;
  const rest = height - need;
  // Two lines take the whole height.
  const [line, high] = hasTwoLines
    ? [{ ...composition, most: Math.ceil(most / 2) }, folded(rest - 14 * r, r)]
    : [composition, (rest - names) / LIFTED];
  const card = Math.min(across(line, room), high, 110 * r, cap);
  const hand = hasTwoLines ? rest - 14 * r : card * LIFTED + names;
  const say = 46 * r + Math.min((wood === 'lines' ? 56 : 20) * r, Math.max(0, rest - hand));
  const ask = head + say + 5 * r;
  return {
    title: zone(x, 0, room + pad - Math.max(bar.end, pad), head),
    others: flatOthers(frame, ground),
    isBeside: true,
    wood: zone(ground, 0, side, height),
    heard: zone(x, head, room, say),
    ask: zone(x, ask, room, 42 * r),
    odds: odds === 0 ? null : zone(x, ask + 48 * r, room, 28 * r),
    buttons: zone(x, ask + odds + 47 * r, room, 52 * r),
    own: zone(x, height - 8 * r - hand, room, hand),
    card,
    middle: zone(6 * r, 54 * r, ground - 14 * r, height - 60 * r),
  };
}

/** The width of the goal and of what is heard above a row. */
const SAID = 282;

/** A row along the lower edge, with a button over each of its ends and the question between them. */
function flatRow(frame: Frame): Zones {
  const { width, height, composition, bar, grow: r } = frame;
  const pad = 12 * r;
  const card = Math.min((width - 2 * pad) / (composition.most * 1.06), height * 0.17);
  const hand = card * 1.12 * 1.4 + 6 * r;
  const all = 58 * r + hand + 4 * r;
  const y = height - all;
  return {
    title: zone(width - pad - SAID * r, 50 * r, SAID * r, 32 * r),
    others: flatOthers(frame, width - bar.end),
    isBeside: false,
    wood: zone(0, y, width, all),
    buttons: zone(pad, y + 4 * r, width - 2 * pad, 52 * r),
    ask: zone(width * 0.305, y + 4 * r, width * 0.39, 52 * r),
    heard: zone(width - pad - SAID * r, y - 60 * r, SAID * r, 56 * r),
    odds: null,
    own: zone(pad, height - 4 * r - hand, width - 2 * pad, hand),
    card,
    middle: zone(pad, 52 * r, width - 2 * pad, y - 56 * r),
  };
}
