// The deal of the day. Its seed is created here, and never leaves the worker; but anyone can compute it from the date, so
// nothing may rest on its secrecy.
import { dateOf } from '../daily.js';
import { dailyName } from '../dailyName.js';
import type { BotResult, GameSnapshot, RequestOf } from '../protocol.js';
import { refuse } from '../refusal.js';
import { usualPlayers, usualSeats } from '../usual.js';
import { begin } from './beginGame.js';
import { choose } from './choose.js';
import { GameInPlay } from './gameInPlay.js';
import type { HostState, OpenGame } from './hostState.js';
import { closeGame, isDaily, requireOpen } from './openGame.js';
import { openStored } from './openStored.js';
import { PERSON } from './players.js';

/** The level of the bot in the person's seat, for comparison. */
const COMPARED = 'medium';

/** Begins or resumes the deal of the day. */
export async function openDaily(host: HostState, { game, names }: RequestOf<'daily'>): Promise<GameSnapshot> {
  const { load, now, storage } = host.config;
  const date = dateOf(now());
  const saved = dailyName(date, game);
  // Its last moves must be stored before it is read.
  if (host.open?.saving?.saved === saved) await closeGame(host);
  // Without a storage, the deal begins again each time.
  const stored = await storage.get(saved).catch(() => undefined);
  if (stored !== undefined) return openStored(host, stored);
  const players = usualPlayers(usualSeats(game));
  const seed = `hencoop daily ${date} ${game}`;
  const setup = { seats: players.length, seed, options: {} };
  return begin(host, await load(game), setup, { players, names, botSeed: `${seed} bots` }, saved);
}

/** The result of a bot in the person's seat, on the same deal against the same bots; only once the person is done. */
export async function resultOfBot(host: HostState): Promise<BotResult> {
  const [, play] = requireDailyOver(host);
  const { loaded } = play;
  const { players, names, botSeed } = play.lineup;
  const seat = players.indexOf(PERSON);
  const lineup = { players: players.map((player) => (player === PERSON ? COMPARED : player)), names, botSeed };
  const game = await playedByBots(host, new GameInPlay(loaded, play.setup, lineup));
  return { seat, scores: loaded.game.score(game.state), ranking: loaded.game.outcome(game.state)?.ranking ?? [] };
}

/** The open deal of the day, once the person is done: before that, a bot's result would reveal secrets. */
export function requireDailyOver(host: HostState): readonly [OpenGame, GameInPlay] {
  const open = requireOpen(host);
  const { loaded, play } = open.source;
  if (play === null || !isDaily(open.saving)) return refuse('noGame', 'the open game is not a deal of the day');
  if (!loaded.game.isOver(play.state)) refuse('unfinished', 'the bot plays once the person has played to the end');
  return [open, play];
}

/** Lets the bots play a game to its end, by rules of thumb, so that other requests need not wait long. */
async function playedByBots(host: HostState, game: GameInPlay): Promise<GameInPlay> {
  const { loaded, lineup } = game;
  const bots = await loaded.bots();
  for (let [seat] = loaded.game.actors(game.state); seat !== undefined; [seat] = loaded.game.actors(game.state)) {
    const player = lineup.players[seat] ?? '';
    const bot = await host.config.makeBot(bots, player, `${lineup.botSeed}/${seat}`, host.pace.thinking);
    const { move } = await choose(bot, game.learnedByBot(bots, seat));
    const violation = game.make(move);
    if (violation !== null) throw new Error(`the bot of seat ${seat} chose a move that ${violation.clause} forbids`);
  }
  return game;
}
