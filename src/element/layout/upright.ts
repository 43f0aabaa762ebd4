// The zones of a table that is higher than wide: from the top the title, the other players, the middle, and the viewer.
import { across, chipsIn, clamp, type Frame, handHeight, LIFTED, type Zones, zone } from './zones.js';

/** The title of an upright table, the other players below it, and where the middle begins. */
function uprightHead({ width, height, others, bar, grow: r }: Frame) {
  const pad = 12 * r;
  const head = bar.height > 0 ? bar.height : 36 * r;
  const between = width - bar.start - bar.end;
  // With one other player, a low table shows that player in the place of the title.
  if (others === 1 && height / r < 720 && between > 168 * r) {
    const title = zone(pad, head + 2 * r, width - 2 * pad, 16 * r);
    return { title, others: [zone(bar.start, 2, between, head - 2)], top: head + 20 * r };
  }
  const line = zone(pad, head + 6 * r, width - 2 * pad, 56 * r);
  return {
    title: zone(Math.max(bar.start, pad), 0, between - (bar.start > 0 ? 0 : 2 * pad), head),
    others: chipsIn(others, line, 6 * r, (others === 1 ? 300 : 200) * r),
    top: others === 0 ? head + 6 * r : head + 68 * r,
  };
}

export function upright(frame: Frame): Zones {
  const { width, height, composition, grow: r, cap } = frame;
  const { wood } = composition;
  const { top, ...head } = uprightHead(frame);
  const [pad, isLow] = [12 * r, height / r < 720];
  const room = width - 2 * pad;
  const [say, ask, keys] = [(isLow ? 36 : 54) * r, (isLow ? 43 : 46) * r, 54 * r];
  if (wood === 'pile') {
    const card = Math.min(clamp(room * 0.23, 64 * r, 130 * r), height * composition.tallest, cap);
    const block = Math.max(card * LIFTED, ask + 38 * r);
    const all = 8 * r + say + 8 * r + block + 10 * r + keys + 14 * r;
    const [y, beside] = [height - all, pad + card + 14 * r];
    const from = y + 16 * r + say;
    const middle = from + (block - ask - 38 * r) / 2;
    return {
      ...head,
      isBeside: false,
      wood: zone(0, y, width, all),
      heard: zone(pad, y + 8 * r, room, say),
      own: zone(pad, from, card, block),
      card,
      ask: zone(beside, middle, width - pad - beside, ask),
      odds: zone(beside, middle + ask + 8 * r, width - pad - beside, 30 * r),
      buttons: zone(pad, height - 14 * r - keys, room, keys),
      middle: zone(pad, top, room, y - top - 8 * r),
    };
  }
  const isRow = wood === 'row';
  const largest = Math.min(height * composition.tallest, 150 * r, cap);
  const card = isRow
    ? Math.min((room / 6) * 0.985, height * composition.tallest)
    : Math.min(across(composition, room), largest);
  const hand = isRow ? 2 * card * 1.4 + 14 * r : handHeight(composition, card, r, isLow);
  const odds = composition.hasOdds ? 36 * r : 0;
  const edge = (isLow && !isRow ? 4 : 10) * r;
  const all = 8 * r + say + 4 * r + ask + odds + 6 * r + keys + edge + hand + edge;
  const y = height - all;
  const asked = y + 8 * r + say + 4 * r;
  return {
    ...head,
    isBeside: false,
    wood: zone(0, y, width, all),
    heard: zone(pad, y + 8 * r, room, say),
    ask: zone(pad, asked, room, ask),
    odds: odds === 0 ? null : zone(pad, asked + ask + 6 * r, room, 30 * r),
    buttons: zone(pad, asked + ask + odds + 6 * r, room, keys),
    own: zone(pad, height - edge - hand, room, hand),
    card,
    middle: zone(8 * r, top, width - 16 * r, y - top - 6 * r),
  };
}
