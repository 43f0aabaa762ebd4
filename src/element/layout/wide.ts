// The zones of a large table: the other players around the middle, the viewer below or at the right.
import { across, chipsIn, clamp, type Frame, LIFTED, type Zone, type Zones, zone } from './zones.js';

/** The least width of a chip, before it grows. */
const LEAST_CHIP = 110;

/** The other players around a wide table: above it, or at both sides and above. */
export function wideOthers({ width, others, grow: r }: Frame, top: number, bottom: number): readonly Zone[] {
  const middle = top + (bottom - top) / 2;
  const left = zone(14 * r, middle - 92 * r, 160 * r, 176 * r);
  const right = { ...left, x: width - 174 * r };
  const above = (count: number, each: number) =>
    chipsIn(
      count,
      zone(0, 9 * r, width, 56 * r),
      12 * r,
      Math.max(LEAST_CHIP * r, Math.min(each, (width - 710 * r) / count)),
    );
  if (others <= 1) return above(others, 380 * r);
  return [left, ...above(others - 2, 330 * r), right];
}

export function wide(frame: Frame): Zones {
  const { width, height, composition, bar, grow: r } = frame;
  if (composition.wood === 'lines') return wideLines(frame);
  const [pad, top] = [24 * r, 74 * r];
  const title = zone(Math.max(bar.start, pad), 12 * r, 290 * r, 48 * r);
  const side = wideSide(frame);
  const { y } = side.wood;
  const margin = frame.others > 1 ? 176 * r : pad;
  return {
    ...side,
    title,
    isBeside: false,
    others: wideOthers(frame, top, y),
    middle: zone(margin, top, width - 2 * margin, Math.min(height, y) - top - 10 * r),
  };
}

/** The viewer's side along the lower edge of a wide table. */
function wideSide({ width, height, composition, grow: r, cap }: Frame) {
  const pad = 24 * r;
  if (composition.wood === 'row') {
    const card = Math.min((width - 2 * pad) / (10 * 1.05 + 2 * 1.26), height * 0.17, 130 * r);
    const hand = card * 1.14 * 1.4 + 10 * r;
    const all = 14 * r + 64 * r + 12 * r + hand + 14 * r;
    const y = height - all;
    const between = Math.min(width - 2 * (pad + 330 * r), 640 * r);
    return {
      wood: zone(0, y, width, all),
      buttons: zone(pad, y + 14 * r, width - 2 * pad, 60 * r),
      ask: zone((width - between) / 2, y + 10 * r, between, 36 * r),
      heard: zone((width - between) / 2, y + 48 * r, between, 34 * r),
      odds: null,
      own: zone(pad, height - 14 * r - hand, width - 2 * pad, hand),
      card,
    };
  }
  const all = clamp(height * 0.31, 208 * r, 272 * r);
  const y = height - all;
  const text = clamp(width * 0.36, 450 * r, 600 * r);
  const card = Math.min((all - 22 * r) / 1.6, 150 * r, cap);
  const spare = (all - 198 * r) / 4;
  if (composition.wood === 'pile') {
    const x = width / 2 - (text + card + 40 * r) / 2 + card + 40 * r;
    const ask = y + 50 * r + spare * 1.1;
    return {
      wood: zone(0, y, width, all),
      own: zone(x - card - 40 * r, y + (all - card * LIFTED) / 2, card, card * LIFTED),
      heard: zone(x, y + 10 * r + spare * 0.5, text, 38 * r),
      ask: zone(x, ask, text, 38 * r),
      odds: zone(x, ask + 44 * r + spare * 0.6, text, 30 * r),
      buttons: zone(x, ask + 84 * r + spare * 1.4, text, 56 * r),
      card,
    };
  }
  const ask = y + 68 * r + spare * 1.6;
  const x = pad + text + 28 * r;
  const room = width - x - pad;
  const most = Math.min(card, across(composition, room) * 1.3);
  return {
    wood: zone(0, y, width, all),
    heard: zone(pad, y + 10 * r + spare, text, 54 * r),
    ask: zone(pad, ask, text, 62 * r),
    odds: composition.hasOdds ? zone(pad, ask + 62 * r, text, 28 * r) : null,
    buttons: zone(pad, ask + 68 * r + spare * 0.6, text, 56 * r),
    own: zone(x, y + (all - most * LIFTED) / 2, room, most * LIFTED),
    card: most,
  };
}

/** A column at the right, with the viewer's cards in lines of three and two. */
function wideLines(frame: Frame): Zones {
  const { width, height, others, bar, grow: r, cap } = frame;
  const side = clamp(width * 0.29, 372 * r, 470 * r);
  const [ground, room] = [width - side, side - 40 * r];
  const x = ground + 20 * r;
  const card = Math.min((room - 16 * r) / 3.12, (height - 318 * r) / 3.1, 150 * r, cap);
  const hand = card * 3.1;
  const own = zone(x, height - 18 * r - hand, room, hand);
  // What stands above the cards keeps together, a third of the free wood above it.
  const y = 62 * r + Math.max(0, own.y - 274 * r) * 0.3;
  const from = Math.max(bar.start, 24 * r);
  const title = zone(from, 12 * r, 290 * r, 48 * r);
  const line = zone(from + 300 * r, 10 * r, Math.max(160 * r, ground - from - 316 * r), 58 * r);
  return {
    title,
    others: chipsIn(others, line, 12 * r, 320 * r),
    isBeside: true,
    wood: zone(ground, 0, side, height),
    heard: zone(x, y, room, 62 * r),
    ask: zone(x, y + 72 * r, room, 66 * r),
    odds: null,
    buttons: zone(x, y + 148 * r, room, 58 * r),
    own,
    card,
    middle: zone(16 * r, 78 * r, ground - 32 * r, height - 94 * r),
  };
}
