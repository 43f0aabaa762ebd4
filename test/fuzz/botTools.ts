import { type Game, type GameTypes, uniform } from 'hencoop';
import {
  botName,
  botSeed,
  duel,
  eloOf,
  type GameBots,
  gameBots,
  hintMoves,
  hintOf,
  inWorker,
  ismcts,
  knownTo,
  LEVELS,
  ladderOf,
  levelLabel,
  moveKey,
  pairingsOf,
  playDeal,
  playMatch,
  policyBot,
  pondering,
  rankValue,
  refilled,
  roundRobin,
  search,
  serveBot,
  strengthOf,
  winsOf100,
  worlds,
} from 'hencoop/bots';
import { enBots } from 'hencoop/bots/en';
import type { Kit } from 'hencoop/testkit';
import { type Call, fuzzCalls } from './calls.js';
import { type Random, type Report, somewhere } from './hostile.js';

/** Calls the tools around bots with hostile arguments, `tries` times: see {@link fuzzCalls}. */
export function fuzzBotTools<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  bots: GameBots<G>,
  tries: number,
  seed: number,
): Promise<Report> {
  return fuzzCalls(
    (random) => [
      ...matchesOf(game, bots),
      ...figuresOf(random),
      ...wordsOf(game, bots),
      ...tablesOf(game, kit, random),
    ],
    tries,
    seed,
  );
}

/** Matches between bots that think as little as possible. */
function matchesOf<G extends GameTypes>(game: Game<G>, bots: GameBots<G>): readonly Call[] {
  const seats = Math.max(2, game.seats.min);
  const random = ({ seed }: { readonly seed: string }) => policyBot(game, uniform, { seed });
  const players = Array.from({ length: seats }, () => random({ seed: 'fuzz' }));
  const config = { seats, seed: 'hen', deals: 1 };
  return [
    { name: 'botSeed', act: botSeed, right: ['hen', 1, 2] },
    { name: 'playMatch', act: playMatch, right: [game, players, { seed: 'hen' }], whole: [0, 1] },
    { name: 'playDeal', act: playDeal, right: [game, random, random, { seats, seed: 'hen' }], whole: [0] },
    { name: 'duel', act: duel, right: [game, random, random, config], whole: [0] },
    { name: 'roundRobin', act: roundRobin, right: [game, { one: random, two: random }, config], whole: [0] },
    { name: 'search', act: search, right: [game, { iterations: 1 }], whole: [0] },
    { name: 'ismcts', act: ismcts, right: [game, { iterations: 1 }], whole: [0] },
    {
      name: 'pondering',
      act: pondering,
      right: [game, search(game, { iterations: 2 }), { policy: uniform, seed: 'hen' }],
      whole: [0, 1],
    },
    { name: 'policyBot', act: policyBot, right: [game, uniform, { seed: 'hen' }], whole: [0] },
    { name: 'gameBots', act: gameBots, right: [definitionOf(bots)] },
    { name: 'inWorker', act: inWorker, right: [new URL('https://hen.example/bot.js')], whole: [0] },
  ];
}

function definitionOf<G extends GameTypes>(bots: GameBots<G>) {
  return { ...bots, beginner: bots.policy, personalities: { plain: bots.policy } };
}

/** The strength and the standings of bots. */
function figuresOf(random: Random): readonly Call[] {
  const results = [
    { wins: 1, margin: 3 },
    { wins: random(5) / 4, margin: -2.5 },
  ];
  const pairings = [
    { candidate: 'a', rival: 'b', results },
    { candidate: 'b', rival: 'c', results },
  ];
  return [
    { name: 'strengthOf', act: strengthOf, right: [results, 2 + random(3)] },
    { name: 'eloOf', act: eloOf, right: [0.25, 3] },
    { name: 'winsOf100', act: winsOf100, right: [166, 2 + random(3)] },
    { name: 'pairingsOf', act: pairingsOf, right: [['a', 'b', 'c'], 2 + random(3)] },
    { name: 'ladderOf', act: ladderOf, right: [pairings, { seats: 2 + random(3), anchor: 'b', seed: 'hen' }] },
  ];
}

/** The sentences of bots. */
function wordsOf<G extends GameTypes>(game: Game<G>, bots: GameBots<G>): readonly Call[] {
  const state = game.setup({ seed: 'hen' });
  const [seat = 0] = game.actors(state);
  const choice = search(game, { iterations: 2 }).chooseNow(game.view(state, seat));
  return [
    { name: 'botName', act: botName, right: [enBots, 'strong'] },
    { name: 'levelLabel', act: levelLabel, right: [enBots, bots, LEVELS[0], state.seats], whole: [1] },
    { name: 'hintMoves', act: hintMoves, right: [choice] },
    { name: 'hintOf', act: hintOf, right: [enBots, choice, () => 'a move', 2] },
  ];
}

/** The functions of bots that take tables. */
function tablesOf<G extends GameTypes>(game: Game<G>, kit: Kit<G>, random: Random): readonly Call[] {
  const { state, view } = somewhere(game, kit, random);
  const [move] = game.legalMoves(state);
  const drawn = (...given: Parameters<typeof worlds<G>>) => worlds(...given).next();
  const none = () => [];
  // A hostile value is never a bot, so none of these starts listening.
  const served = (bot: unknown) => (typeof bot === 'string' ? undefined : serveBot(bot as never));
  return [
    { name: 'rankValue', act: rankValue, right: [game, state, 0], whole: [0, 1] },
    { name: 'knownTo', act: knownTo, right: [game, game.view(state, null), state, 0], whole: [0, 2] },
    { name: 'refilled', act: refilled, right: [game, view, 'hen', none], whole: [0, 1] },
    { name: 'worlds', act: drawn, right: [game, view, 'hen'], whole: [0, 1] },
    { name: 'moveKey', act: moveKey, right: [move ?? { seat: 0, type: 'none' }] },
    { name: 'serveBot', act: served, right: ['a bot'], whole: [0] },
  ];
}
