// The places of a table's zones in its box. They follow from the game, the box and the number of players, and from
// nothing that happens in play, so that no zone ever moves.
import { flat, flatOthers } from './flat.js';
import { upright } from './upright.js';
import { wide, wideOthers } from './wide.js';
import {
  type Bar,
  type Box,
  type Composition,
  clamp,
  type Form,
  type Frame,
  LEAST_GROW,
  type Picture,
  type Zones,
  zone,
} from './zones.js';

/** The composition of a game that declares none. */
export const USUAL: Composition = { wood: 'fan', most: 9, share: 0.4, tallest: 0.14, places: [] };

/** A box is upright below this ratio of width to height, and flat below this height. */
const UPRIGHT = 0.9;
const FLAT = 480;

function formOf({ width, height }: Box): Form {
  if (width < UPRIGHT * height) return 'upright';
  return height < FLAT ? 'flat' : 'wide';
}

function growOf(form: Form, { width, height }: Box): number {
  if (form === 'upright') return clamp(Math.min(width / 390, height / 780), LEAST_GROW, 1.7);
  if (form === 'flat') return clamp(Math.min(width / 844, height / 390), LEAST_GROW, 1.3);
  return clamp(Math.min(width / 1440, height / 820), 1, 1.9);
}

const FORMS = { upright, flat, wide };

/** The table of a spectator: the wood is a ledge, and the middle takes the rest. */
function watched(frame: Frame, form: Form): Zones {
  const { width, height, grow: r } = frame;
  const picture = FORMS[form]({ ...frame, composition: USUAL });
  const ledge = (form === 'wide' ? 76 : 62) * r;
  const [pad, y] = [12 * r, height - ledge];
  const half = width / 2 - 1.5 * pad;
  const { x } = picture.middle;
  return {
    ...picture,
    isBeside: false,
    others:
      form === 'flat'
        ? flatOthers(frame, picture.title.x)
        : form === 'wide'
          ? wideOthers(frame, 74 * r, y)
          : picture.others,
    wood: zone(0, y, width, ledge),
    ask: zone(pad, y, half, ledge),
    heard: zone(width / 2 + pad / 2, y, half, ledge),
    odds: null,
    buttons: zone(pad, y, 0, ledge),
    own: zone(pad, y, 0, ledge),
    middle: zone(x, picture.middle.y, width - 2 * x, y - picture.middle.y - 8 * r),
  };
}

/** The smallest middle and viewer's cards of a table, in pixels. */
const LEAST_MIDDLE = 96;
const LEAST_CARD = 30;

/** The inputs of {@link compose} besides the composition of the game. */
export interface Place {
  readonly box: Box;
  /** The number of other players. */
  readonly others: number;
  /** Whether the viewer has no seat. */
  readonly isWatching: boolean;
  readonly bar: Bar;
  /** The size of the page's text relative to the usual 16 pixels. With larger text, a table is that of a smaller box. */
  readonly text: number;
}

/** The zones of a table; `null` if the box is too small for them. */
export function compose(composition: Composition, { box, others, isWatching, bar, text }: Place): Picture | null {
  const form = formOf({ width: box.width / text, height: box.height / text });
  const grow = growOf(form, { width: box.width / text, height: box.height / text }) * text;
  const most = composition.mostWith?.(others + 1) ?? composition.most;
  const frame: Frame = {
    ...box,
    composition: { ...composition, most },
    others,
    bar,
    grow,
    cap: Number.POSITIVE_INFINITY,
  };
  let picture = isWatching ? watched(frame, form) : FORMS[form](frame);
  const largest = () => composition.middleCard?.(picture.middle, grow, form) ?? Number.POSITIVE_INFINITY;
  // Smaller cards of the viewer leave more space for the middle.
  while (!isWatching && picture.card > LEAST_CARD && largest() < picture.card)
    picture = FORMS[form]({ ...frame, cap: picture.card - 1 });
  const { middle, card } = picture;
  if (middle.height < LEAST_MIDDLE || middle.width < LEAST_MIDDLE || card < LEAST_CARD) return null;
  const size = isWatching ? 0 : Math.min(picture.ask.height, (form === 'wide' ? 52 : 40) * grow);
  const indent = size === 0 ? 0 : size + 14 * grow;
  const { x, y, width, height } = picture.ask;
  return {
    ...picture,
    form,
    grow,
    face: size === 0 ? null : zone(x, y + (height - size) / 2, size, size),
    ask: zone(x + indent, y, width - indent, height),
  };
}
