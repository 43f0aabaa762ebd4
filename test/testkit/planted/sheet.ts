import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeKit } from 'hencoop/blind-chicken-extreme/testkit';
import { chicken } from 'hencoop/chicken';
import { chickenKit } from 'hencoop/chicken/testkit';
import { chickenOut } from 'hencoop/chicken-out';
import { chickenOutKit } from 'hencoop/chicken-out/testkit';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { chickenRoundupKit } from 'hencoop/chicken-roundup/testkit';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { crazyChickenKit } from 'hencoop/crazy-chicken/testkit';
import { book as blindBook } from '../../blind-chicken-extreme/book.js';
import { book as chickenBook } from '../../chicken/book.js';
import { book as outBook } from '../../chicken-out/book.js';
import { book as roundupBook } from '../../chicken-roundup/book.js';
import { book as crazyBook } from '../../crazy-chicken/book.js';
import { asIf, emitting, type Planted, planting, refusing } from './plant.js';

const inChicken = planting(chicken, { ...chickenKit, book: chickenBook });
const inCrazy = planting(crazyChicken, { ...crazyChickenKit, book: crazyBook });
const inOut = planting(chickenOut, { ...chickenOutKit, book: outBook });
const inBlind = planting(blindChickenExtreme, { ...blindChickenExtremeKit, book: blindBook });
const inRoundup = planting(chickenRoundup, { ...chickenRoundupKit, book: roundupBook });

/** Rules that were misread: the machinery is sound, and only the book of the kit, or an invariant, knows better. */
export const SHEET: readonly Planted[] = [
  inChicken(
    10,
    'a game that goes on at exactly the target',
    asIf(chicken, ({ target }) => ({ target: target + 1 })),
  ),
  inChicken(
    10,
    'an egg that counts 7 under a chick',
    emitting(chicken, (event, { hands, topValue }) =>
      event.type === 'scored' && topValue === 'chick'
        ? { ...event, points: event.points.map((points, seat) => points - (hands[seat]?.includes('egg') ? 3 : 0)) }
        : event,
    ),
  ),
  inChicken(10, 'no dice for a score of 10 or less', {
    playing: (state, move, emit, chance) =>
      chicken.rules.play(
        state,
        move,
        (table, event) => {
          if (event.type !== 'rolled' || (table.scores[event.seat] ?? 0) > 10) emit(table, event);
        },
        chance,
      ),
  }),
  inChicken(
    1,
    'an option that five players ignore',
    asIf(chicken, ({ drawOnlyIfStuck }, { seats }) => ({ drawOnlyIfStuck: drawOnlyIfStuck && seats < 5 })),
  ),
  inChicken(
    1,
    'the same starter again after all have withdrawn',
    emitting(chicken, (event, { starter }, move) =>
      event.type === 'dealt' && move.type === 'withdraw' ? { ...event, starter } : event,
    ),
  ),

  inCrazy(
    1,
    'a displaced set that its owner places although the option says otherwise',
    asIf(crazyChicken, () => ({ displacedChooser: 'owner' })),
  ),
  inCrazy(
    1,
    'a set that must be two cards larger than the one it displaces',
    refusing(
      crazyChicken,
      { clause: 'CC-4.2', params: { need: 3, have: 2 } },
      ({ sets }, move) =>
        move.type === 'lay' &&
        sets.flat().some(({ chicken: type, count }) => type === move.chicken && move.count === count + 1),
    ),
  ),
  inCrazy(
    10,
    'a type that counts the cards shown',
    emitting(crazyChicken, (event, { sets }) =>
      event.type === 'scored'
        ? { ...event, points: sets.map((own) => own.reduce((sum, { count }) => sum + count, 0)) }
        : event,
    ),
  ),
  inCrazy(
    10,
    'a last round that is not played',
    asIf(crazyChicken, ({ rounds }) => ({ rounds: Math.max(1, rounds - 1) })),
  ),

  inOut(
    1,
    'a count of 11 that is too low to chicken out',
    refusing(
      chickenOut,
      { clause: 'CO-4.3', params: { need: 12, have: 11 } },
      ({ count }, move) => move.type === 'chickenOut' && count === 11,
    ),
  ),
  inOut(
    1,
    'an own count of one card that may be stopped in spite of the option',
    asIf(chickenOut, () => ({ ownCountMin: 1 })),
  ),
  inOut(
    10,
    'a 21 that leaves the game although it should be passed on',
    asIf(chickenOut, () => ({ passOn: false })),
  ),
  inOut(
    10,
    'one turn more than maxTurns',
    asIf(chickenOut, ({ maxTurns }) => ({ maxTurns: maxTurns + 1 })),
  ),

  inBlind(
    1,
    'penalties that the taker of the last trick cannot ignore',
    refusing(
      blindChickenExtreme,
      { clause: 'BC-5.3', params: { benefits: [], games: [] } },
      (_, move) => move.type === 'chooseBenefit' && move.benefit === 'ignorePenalties',
    ),
  ),
  inBlind(
    10,
    'one game for each player, whatever the option says',
    asIf(blindChickenExtreme, (_, { seats }) => ({ games: seats })),
  ),
  inBlind(
    1,
    'a chosen leader who is not next',
    emitting(blindChickenExtreme, (event, { seats }, move) =>
      event.type === 'turnPassed' && move.type === 'chooseLeader' ? { ...event, to: (event.to + 1) % seats } : event,
    ),
  ),

  inRoundup(
    1,
    'a Parade of one chicken that is refused',
    refusing(
      chickenRoundup,
      { clause: 'CR-3.1', params: { card: 'gold parade', type: 'parade' } },
      (_, move) => move.type === 'parade' && move.path.length === 1,
    ),
  ),
  inRoundup(
    10,
    'three turns after the rooster, whoever drew it',
    emitting(chickenRoundup, (event) => (event.type === 'lastTurnsBegan' ? { ...event, turnsLeft: 3 } : event)),
  ),
  inRoundup(10, 'a fox at the coop that costs nothing', {
    playing: (state, move, emit, chance) =>
      chickenRoundup.rules.play(
        state,
        move,
        (table, event) => {
          if (event.type !== 'chickenLost') emit(table, event);
        },
        chance,
      ),
  }),
];
