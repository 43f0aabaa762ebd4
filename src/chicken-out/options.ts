import {
  choice,
  count,
  flag,
  type OptionReader,
  type OptionReaders,
  refuseOption,
  seatOption,
} from '../engine/options.js';
import type { Options } from './table.js';

/** How many can play. */
export const SEATS = { min: 2, max: 5, default: 2 } as const;

/** CO-3.4. */
export const SAME_FIRST = ['zero', 'next'] as const;

/** CO-5.4. */
export const SCORINGS = ['rank', 'cards'] as const;

const OFF = /* @__PURE__ */ flag(false);

/** CO-6.3: for five seats only. */
const passOn: OptionReader<boolean> = {
  default: OFF.default,
  read: (given, path, seats) =>
    given === true && seats !== SEATS.max
      ? refuseOption(path, `false with ${seats} seats (true needs ${SEATS.max})`, given)
      : OFF.read(given, path, seats),
};

/** A reader for every option (G-12). */
export const OPTIONS: OptionReaders<Options> = {
  firstSeat: /* @__PURE__ */ seatOption(0),
  sameCopies: /* @__PURE__ */ choice(['preceding', 'lastChicken'], 'preceding'),
  sameFirst: /* @__PURE__ */ choice(SAME_FIRST, 'zero'),
  ownCountMin: /* @__PURE__ */ count(() => 1, 2),
  scoring: /* @__PURE__ */ choice(SCORINGS, 'rank'),
  games: /* @__PURE__ */ count(() => 1),
  maxTurns: /* @__PURE__ */ count(() => 2000),
  layAnEgg: OFF,
  doubleUp: OFF,
  passOn,
};
