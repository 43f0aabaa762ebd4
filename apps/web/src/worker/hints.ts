import type { GameTypes, Seat } from 'hencoop';
import type { AnyBots } from 'hencoop/bots';
import type { Hint, Move, RequestOf } from '../protocol.js';
import { refuse } from '../refusal.js';
import { reasonsForAny } from './analyzeAny.js';
import { choose } from './choose.js';
import type { GameInPlay } from './gameInPlay.js';
import type { HostState } from './hostState.js';
import type { LoadedGame } from './loadedGame.js';
import { requirePlay, requireRevision } from './openGame.js';
import { PERSON } from './players.js';

/** The level of the bot that gives hints. */
const LEVEL = 'strong';

/** The strong bot's move. */
export async function hint(host: HostState, request: RequestOf<'hint' | 'advise'>): Promise<Hint> {
  return request.type === 'hint' ? hintForViewer(host, request) : adviseSeat(host, request);
}

async function hintForViewer(host: HostState, { revision }: RequestOf<'hint'>): Promise<Hint> {
  const [play, viewer] = requireTurn(host, revision);
  const seed = `${play.lineup.botSeed}/hint`;
  return think(host, play.loaded, { seed, revision, learnedBy: (bots) => play.learnedByBot(bots, viewer) });
}

/** The game, and the seat of the person who is to move. */
export function requireTurn(host: HostState, revision: number): readonly [GameInPlay, Seat] {
  const [open, play] = requirePlay(host);
  requireRevision(open, revision);
  const { viewer } = open;
  if (viewer === null || play.lineup.players[viewer] !== PERSON) {
    return refuse('notYours', 'a hint is for the seat of a person, not for a spectator or a bot');
  }
  if (!play.loaded.game.actors(open.source.learned(viewer).view).includes(viewer)) {
    refuse('notYours', `seat ${viewer} has no move now: others are to move`);
  }
  return [play, viewer];
}

async function adviseSeat(host: HostState, { game, seat, revision, events }: RequestOf<'advise'>): Promise<Hint> {
  const loaded = await host.config.load(game);
  const learnedBy = (bots: AnyBots) => {
    // Bots of some games remember more than the page does.
    const view = events.reduce<GameTypes['View'] | null>((before, event) => bots.game.evolve(before, event), null);
    if (view === null || view.viewer !== seat || !bots.game.actors(view).includes(seat)) {
      return refuse('notYours', `events: expected the events of seat ${seat}, which is to move, got others`);
    }
    return { events, view };
  };
  return think(host, loaded, { seed: host.config.draw('bots'), revision, learnedBy });
}

interface Question {
  readonly seed: string;
  readonly revision: number;
  /** What the bot has learned and remembers. */
  readonly learnedBy: (bots: AnyBots) => ReturnType<GameInPlay['learnedByBot']>;
}

/** Asks the strong bot. */
function think(host: HostState, loaded: LoadedGame, { seed, revision, learnedBy }: Question): Promise<Hint> {
  return alone(host, async (signal) => {
    const bots = await loaded.bots();
    const bot = await host.config.makeBot(bots, LEVEL, seed, host.pace.thinking);
    signal.throwIfAborted();
    const learned = learnedBy(bots);
    const { move, analysis, worlds } = await choose(bot, learned, signal);
    const candidates = analysis.map(({ move, visits, value, plusMinus, points, chanceToWin, line }) => {
      return { move, visits, value, plusMinus, points, chanceToWin, line };
    });
    const other = candidates.find(({ move: each, visits }) => visits > 0 && !isSame(each, move));
    const reasons =
      other === undefined
        ? []
        : await reasonsForAny(bots, learned.view, { best: move, other: other.move }, { seed, signal });
    return { revision, move, analysis: candidates, worlds, reasons };
  });
}

const isSame = (one: Move, other: Move) => JSON.stringify(one) === JSON.stringify(other);

/** Runs one question for the viewer at a time. The next request that changes anything aborts it. */
export async function alone<T>(host: HostState, think: (signal: AbortSignal) => Promise<T>): Promise<T> {
  host.hint?.abort();
  const controller = new AbortController();
  host.hint = controller;
  const { signal } = controller;
  try {
    const thought = await think(signal);
    if (signal.aborted) refuse('aborted', 'another request came first');
    return thought;
  } catch (error) {
    if (signal.aborted) refuse('aborted', 'another request came first');
    throw error;
  }
}
