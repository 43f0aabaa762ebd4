import { fastChance, type Game, type GameTypes, remember, type Seat, uniform } from 'hencoop';
import { type Bot, duel, type GameBots, playMatch, policyBot } from 'hencoop/bots';
import { botLaw, deepEqual, evenlyDeterminized, type Kit } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { some, tries } from '../../support/effort.js';
import { EFFORT } from './lawEffort.js';

/** A position of a game, with the memories of its actors. */
interface RememberedState<G extends GameTypes> {
  readonly state: G['State'];
  readonly minds: readonly { readonly seat: Seat; readonly view: G['View']; readonly remembered: G['View'] }[];
}

/**
 * The tests that the bots of every game pass: they are honest, they finish every game, and their worlds and outcomes of
 * chance are correct.
 */
export function testBots<G extends GameTypes, Personality extends string>(
  bots: GameBots<G, Personality>,
  kit: Kit<G>,
): void {
  const { game, policy } = bots;
  const runs = tries(25);

  /** Every bot of the entry, with its iterations per move. */
  const offered: readonly (readonly [name: string, make: (seed: string) => Bot<G>, iterations: number])[] = [
    ['the heuristic', (seed) => bots.heuristic({ seed }), 0],
    ...bots.levelNames.map(
      (name) => [`level ${name}`, (seed: string) => bots.level(name, { seed }), bots.levels[name].iterations] as const,
    ),
    ...bots.personalities.map(
      (name) => [`the ${name} one`, (seed: string) => bots.personality(name, { seed }), 0] as const,
    ),
    ['a short search', (seed) => bots.search({ iterations: 12, seed }), 12],
  ];

  describe('law 12', () => {
    it.each(offered)('%s depends on nothing that its seat may not know', async (_, make, iterations) => {
      // One walk in five goes to the end of the game, without calling a bot.
      const few = { ...EFFORT, runs: Math.max(8, Math.ceil(runs / (1 + iterations / 50))) };
      const { judged } = await botLaw(game, kit, () => make('honest'), few).prove();
      expect(judged['choices compared in two worlds']).toBeGreaterThan(0);
    });
  });

  describe('the policy', () => {
    it('plays the same on the state, on each view, and in each world that looks the same', () => {
      let compared = 0;
      for (const { state, minds } of positions(bots, kit, 20 * runs)) {
        for (const { seat, view, remembered } of minds) {
          const moves = game.legalMoves(view);
          const onView = policy('same', view)(moves, view, seat);
          expect(moves).toContain(onView);
          expect(policy('same', view)(moves, state, seat)).toBe(onView);
          for (const world of ['one', 'two', 'three', 'four']) {
            const scrambled = kit.scramble(state, seat, fastChance(`${state.seed}/${world}`));
            expect(policy('same', view)(moves, scrambled, seat)).toBe(onView);
          }
          const remembering = policy('same', remembered)(moves, remembered, seat);
          expect(moves).toContain(remembering);
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(runs);
    });
  });

  describe('the beginner of level easy', () => {
    it('sometimes differs from the rules of thumb, and plays the same with every seed', () => {
      let [asked, otherwise] = [0, 0];
      for (const { minds } of positions(bots, kit, 20 * runs)) {
        for (const { remembered } of minds) {
          const { move } = bots.level('easy', { seed: 'one' }).chooseNow(remembered);
          expect(bots.level('easy', { seed: 'two' }).chooseNow(remembered).move).toEqual(move);
          asked += 1;
          if (!deepEqual(bots.heuristic().chooseNow(remembered).move, move)) otherwise += 1;
        }
      }
      expect(otherwise).toBeGreaterThan(asked / 100);
      expect(otherwise).toBeLessThan(asked / 2);
    });

    it('beats random play', () => {
      const { wins } = duel(
        game,
        (config) => bots.level('easy', config),
        (config) => policyBot(game, uniform, config),
        { seats: 2, deals: 40, seed: 'beginner' },
      );
      expect(wins.low).toBeGreaterThan(0.5);
    });
  });

  describe('whole games', () => {
    const cheap = offered.filter(([, , iterations]) => iterations <= 12);
    it.each(some(kit.setups, 2).map((setup) => [JSON.stringify(setup), setup] as const))('%s', (name, setup) => {
      for (const [, make] of cheap) {
        const players = Array.from({ length: setup.seats }, (_, seat) =>
          seat === 0 ? make(name) : bots.heuristic({ seed: name }),
        );
        const { ranking, moves } = playMatch(game, players, { seed: name, options: { ...setup.options } });
        expect(ranking.flat()).toHaveLength(setup.seats);
        expect(moves).toBeLessThanOrEqual(kit.maxMoves(setup));
      }
    });
  });

  describe('worlds', () => {
    it('are worlds of the view, remembered or not, the same for the same seed', () => {
      for (const { minds } of positions(bots, kit, runs)) {
        for (const { seat, view, remembered } of minds) {
          for (const known of [view, remembered]) {
            const [imagined, again] = [bots.worlds(known, 'dream'), bots.worlds(known, 'dream')];
            for (let count = 0; count < 3; count++) {
              const world = structuredClone(imagined.next());
              expect(game.view(world, seat)).toEqual(view);
              expect(again.next()).toEqual(world);
            }
          }
        }
      }
    });

    it('are each equally likely', () => {
      let counted = 0;
      for (const { view, worlds } of kit.small?.() ?? []) {
        const imagined = bots.worlds(view, 'even');
        evenlyDeterminized({ ...game, determinize: () => imagined.next() }, view, worlds);
        counted += worlds.length;
      }
      expect(counted).toBeGreaterThan(1);
    });
  });

  describe('outcomes of chance', () => {
    it('cover everything that can happen, and sum to 1', () => {
      let [listed, several] = [0, 0];
      for (const { minds } of positions(bots, kit, runs)) {
        for (const { seat, view, remembered } of minds) {
          for (const known of [view, remembered]) {
            for (const move of game.legalMoves(known)) {
              const outcomes = bots.chanceOutcomes(known, move);
              if (outcomes === null) continue;
              listed += 1;
              if (outcomes.length > 1) several += 1;
              const sum = outcomes.reduce((total, { probability }) => total + probability, 0);
              expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
              for (let world = 0; world < 3; world++) {
                const seen = seenAfter(game, known, seat, move, `world ${world}`);
                expect(outcomes.filter(({ events }) => deepEqual(events, seen))).toHaveLength(1);
              }
            }
          }
        }
      }
      expect(listed).toBeGreaterThan(runs);
      expect(several).toBeGreaterThan(0);
    });

    it('occur as often as predicted', () => {
      let judged = 0;
      for (const { minds } of positions(bots, kit, runs)) {
        for (const { seat, remembered } of minds) {
          for (const move of game.legalMoves(remembered)) {
            const outcomes = bots.chanceOutcomes(remembered, move) ?? [];
            if (outcomes.length < 2 || judged === 3) continue;
            const indices = new Map(outcomes.map(({ events }, index) => [JSON.stringify(events), index]));
            const counts = outcomes.map(() => 0);
            const samples = Math.min(20_000, 100 * outcomes.length);
            for (let world = 0; world < samples; world++) {
              const seen = seenAfter(game, remembered, seat, move, `sample ${world}`);
              const index = indices.get(JSON.stringify(seen)) ?? -1;
              counts[index] = (counts[index] ?? 0) + 1;
            }
            const chiSquare = outcomes.reduce((sum, { probability }, index) => {
              const expected = probability * samples;
              return sum + ((counts[index] ?? 0) - expected) ** 2 / expected;
            }, 0);
            const freedom = outcomes.length - 1;
            // Six standard deviations of a chi-square value.
            expect(chiSquare).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom) + 12);
            judged += 1;
          }
        }
      }
      expect(judged).toBe(3);
    });
  });
}

/** The events that `seat` sees when it makes `move` in one of the worlds of a view. */
function seenAfter<G extends GameTypes>(
  game: Game<G>,
  view: G['View'],
  seat: Seat,
  move: G['Move'],
  seed: string,
): G['RedactedEvent'][] {
  const attempt = game.tryApply(game.determinize(view, seed), move);
  if (!attempt.ok) throw new Error(`expected a legal move, got ${JSON.stringify(move)}`);
  return attempt.events.flatMap((event) => game.redact(event, seat) ?? []);
}

/** About `count` positions of games with every set-up, played by the heuristic with some moves at random. */
export function* positions<G extends GameTypes, Personality extends string>(
  bots: GameBots<G, Personality>,
  kit: Kit<G>,
  count: number,
): Generator<RememberedState<G>> {
  const each = Math.max(4, Math.ceil(count / kit.setups.length));
  for (const [index, setup] of kit.setups.entries()) {
    let found = 0;
    // Some random events happen only at the end of a game, so some positions begin late; these may be over before they
    // begin.
    for (let round = 0; found < each && round < each; round++) {
      const late = Math.floor((kit.typicalMoves * ((7 * (index + round)) % 11)) / 22);
      const seed = round === 0 ? `positions ${index}` : `positions ${index}, game ${round + 1}`;
      for (const position of positionsOf(bots, { ...setup, seed }, late, 1 + ((index + round) % 7))) {
        yield position;
        found += 1;
        if (found === each) break;
      }
    }
  }
}

/** Positions of one game: from a move on, every `stride` moves. */
function* positionsOf<G extends GameTypes, Personality extends string>(
  { game, policy }: GameBots<G, Personality>,
  { seats, options, seed }: Kit<G>['setups'][number] & { readonly seed: string },
  from: number,
  stride: number,
): Generator<RememberedState<G>> {
  const opened = game.setupWithEvents({ seats, options, seed });
  const randomly = uniform<G>(seed);
  const log = [...opened.events];
  let { state } = opened;
  for (let played = 0; !game.isOver(state); played++) {
    const actors = game.actors(state);
    if (played >= from && (played - from) % stride === 0) {
      const minds = actors.map((seat) => ({
        seat,
        view: game.view(state, seat),
        remembered: remember(game, log, seat),
      }));
      yield { state, minds };
    }
    const seat = actors[0] ?? 0;
    const view = game.view(state, seat);
    const choose = played % 5 === 4 ? randomly : policy(`${played}`, view);
    const attempt = game.tryApply(state, choose(game.legalMoves(view), view, seat));
    if (!attempt.ok) throw new Error('expected a legal move');
    state = attempt.state;
    log.push(...attempt.events);
  }
}

/** A bot that logs each of its moves, with its expected value, in a list of lines. */
export function notingBot<G extends GameTypes>(bot: Bot<G>, lines: string[]): Bot<G> {
  const chooseNow: Bot<G>['chooseNow'] = (view) => {
    const choice = bot.chooseNow(view);
    lines.push(`${JSON.stringify(choice.move)} ${choice.analysis[0]?.value ?? 0}`);
    return choice;
  };
  return { ...bot, chooseNow };
}
