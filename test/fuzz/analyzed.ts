import type { Game, GameTypes } from 'hencoop';
import { analyze, parOf, type Reason, reasonsBetween, reasonText } from 'hencoop/analysis';
import type { GameBots } from 'hencoop/bots';
import { type AnyDoors, type GameId, gameById } from 'hencoop/games';
import type { Kit } from 'hencoop/testkit';
import { type Call, drained, fuzzCalls } from './calls.js';
import { type Random, type Report, somewhere } from './hostile.js';

/** Calls the analysis with hostile games, deals, moves and reasons, `tries` times: see {@link fuzzCalls}. */
export async function fuzzAnalyzed<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  bots: GameBots<G>,
  tries: number,
  seed: number,
): Promise<Report> {
  // The game is one of the library's.
  const { reasons }: AnyDoors = gameById(game.id as GameId);
  const words = await reasons?.en();
  return fuzzCalls(
    (random) => [
      ...judgedOf(game, bots, random),
      ...betweenOf(game, kit, bots, random),
      ...(words === undefined ? [] : [textOf(words)]),
    ],
    tries,
    seed,
  );
}

const PLAYOUTS = { playouts: 2, seed: 'hen' };

/** The first decisions of a game, from the host's log and from a seat's, and the par of a deal. */
function judgedOf<G extends GameTypes>(game: Game<G>, bots: GameBots<G>, random: Random): readonly Call[] {
  const setup = { seats: Math.max(2, game.seats.min), seed: `fuzz-${random(1_000)}` };
  const opened = game.setupWithEvents(setup);
  const steps: { readonly move: G['Move'] | null; readonly events: readonly G['Event'][] }[] = [
    { move: null, events: opened.events },
  ];
  let { state } = opened;
  for (let played = random(3); played > 0 && !game.isOver(state); played--) {
    const legal = game.legalMoves(state);
    const move = legal[random(legal.length)] as G['Move'];
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error('a legal move was refused');
    steps.push({ move, events: attempt.events });
    ({ state } = attempt);
  }
  const learned = steps.map(({ move, events }) => ({
    move: move?.seat === 0 ? move : null,
    events: events.flatMap((event) => game.redact(event, 0) ?? []),
  }));
  const analyzed = (...given: Parameters<typeof analyze<G>>) => drained(analyze(...given));
  const par = (...given: Parameters<typeof parOf<G>>) => drained(parOf(...given));
  const config = { seat: 0, player: 'medium', others: bots.heuristic, games: 2 };
  return [
    { name: 'analyze', act: analyzed, right: [bots, steps, PLAYOUTS], whole: [0] },
    { name: 'analyze, a seat', act: analyzed, right: [bots, learned, PLAYOUTS], whole: [0] },
    { name: 'parOf', act: par, right: [bots, setup, config], whole: [0] },
  ];
}

/** Two moves of a decision. */
function betweenOf<G extends GameTypes>(game: Game<G>, kit: Kit<G>, bots: GameBots<G>, random: Random) {
  const { state } = somewhere(game, kit, random);
  const [seat] = game.actors(state);
  if (seat === undefined) return [];
  const view = game.view(state, seat);
  const legal = game.legalMoves(view);
  const [best, other] = [legal[0], legal[random(legal.length)]];
  const right = [bots, view, best, other, { ...PLAYOUTS, most: 2 }];
  return [{ name: 'reasonsBetween', act: reasonsBetween, right, whole: [0, 1] }];
}

function textOf(words: { readonly claims: object }): Call {
  const [measure = ''] = Object.keys(words.claims);
  const reason: Reason = { measure, unit: 'number', best: 4.5, played: 2, error: 0.1 };
  return { name: 'reasonText', act: reasonText, right: [words, reason, 1] };
}
