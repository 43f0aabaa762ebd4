import { type Game, type GameTypes, moveIndex } from 'hencoop';
import { analyze } from 'hencoop/analysis';
import { catalogOf } from 'hencoop/blind-chicken-extreme/sheet';
import { type GameBots, ismcts, search } from 'hencoop/bots';
import { catalogOf as catalogOfDeck } from 'hencoop/chicken-roundup/sheet';
import {
  choice,
  count,
  defineGame,
  flag,
  formsOf,
  listOf,
  oneOf,
  own,
  readOptions,
  seatOf,
  seatOption,
  wholeFrom,
} from 'hencoop/define';
import { definition } from '../sixth-game/src/peck/index.js';
import { processorTime } from '../support/processorTime.js';
import { anyOf } from './calls.js';
import { mutated, type Report, throwsOnly } from './hostile.js';

/** A function with any parameters, to call as JavaScript can. */
type Made = (...given: never[]) => unknown;

const PECK = defineGame(definition);
const NUMBERS = moveIndex(PECK);

/** The functions that build parts of a definition or a catalog of cards, each with right arguments. */
const READERS: readonly (readonly [make: Made, right: readonly unknown[]])[] = [
  [flag, [true]],
  [count, [() => 9, 20]],
  [seatOption, [0]],
  [choice, [['a', 'b'], 'a']],
  [oneOf, [[1, 2]]],
  [wholeFrom, [0, 3]],
  [seatOf, [5]],
  [listOf, [oneOf([1, 2]), 3]],
  [own, ['card']],
  [formsOf, [{ fields: { card: oneOf([1, 2]) }, tokens: ['P<card>'] }]],
  [(config: object) => moveIndex(PECK, config), [{ seats: 2 }]],
  [NUMBERS.of, [{ seat: 0, type: 'pass' }]],
  [NUMBERS.at, [0, 1]],
  [catalogOfDeck, [{ white: {}, black: {}, red: {}, silver: {}, gold: { farmer: 1 } }]],
  [catalogOf, [{ chickens: [1], pigs: [2], faceDown: [3] }]],
  [readOptions, [{ target: count(() => 9) }, { target: 3 }, 2]],
];

/** Builds games and parts of games from hostile definitions, `tries` times: each must be built, or refused by its path. */
export function fuzzDefine(tries: number, seed: number): Report {
  const { any, random } = anyOf(seed);
  let taken = 0;
  let slowest = 0;
  for (let tried = 0; tried < tries; tried++) {
    const started = processorTime();
    if (random(2) === 0) {
      const part = Object.keys(definition)[random(Object.keys(definition).length)] ?? 'id';
      const wrong = random(3) === 0 ? mutated({ ...definition }, random) : { ...definition, [part]: any() };
      if (throwsOnly(RangeError, () => defineGame(wrong as never))) taken++;
    } else {
      const [make, right] = READERS[random(READERS.length)] as (typeof READERS)[number];
      const given = right.map((each) => (random(2) === 0 ? any() : each));
      if (throwsOnly(RangeError, () => Reflect.apply(make, undefined, given))) taken++;
    }
    slowest = Math.max(slowest, processorTime() - started);
  }
  return { tries, taken, slowest };
}

/** Builds bots from hostile names and configurations, `tries` times: each must be built, or refused by its path. */
export function fuzzBotConfigs<G extends GameTypes>(
  game: Game<G>,
  bots: GameBots<G>,
  tries: number,
  seed: number,
): Report {
  const { any, random } = anyOf(seed);
  let taken = 0;
  let slowest = 0;
  for (let tried = 0; tried < tries; tried++) {
    const right = { iterations: 2, seed: 'hen' };
    const config =
      random(3) === 0 ? any() : mutated(random(2) === 0 ? right : { ...right, [String(random(9))]: 1 }, random);
    const started = processorTime();
    const makers: readonly (() => unknown)[] = [
      () => bots.level((random(2) === 0 ? 'easy' : any()) as never, { seed: config } as never),
      () => bots.level('easy', config as never),
      () => bots.personality(any() as never, config as never),
      () => bots.heuristic(config as never),
      () => bots.search(config as never),
      () => search(game, config as never),
      () => ismcts(game, config as never),
      () => analyze(bots, [], config as never),
    ];
    if (throwsOnly(RangeError, makers[random(makers.length)] as () => unknown)) taken++;
    slowest = Math.max(slowest, processorTime() - started);
  }
  return { tries, taken, slowest };
}
