// The deal of the day: its seed is made here, and never leaves the worker.
import { dateOf } from '../daily.js';
import { dailyName } from '../dailyName.js';
import type { BotResult, GameSnapshot, RequestOf } from '../protocol.js';
import { refuse } from '../refusal.js';
import { usualPlayers, usualSeats } from '../usual.js';
import { GameInPlay } from './gameInPlay.js';
import type { HostState } from './hostState.js';
import { newGame } from './newGame.js';
import { closeGame, isDaily, openToPlay, requireOpen, save, snapshotOf } from './openGame.js';
import { PERSON } from './players.js';
import { resume } from './readSavedGame.js';

/** Who plays the seat of the person in the game that the result is compared with. */
const COMPARED = 'medium';

/** Begins the deal of the day, or goes on with it. */
export async function openDaily(host: HostState, { game, names }: RequestOf<'daily'>): Promise<GameSnapshot> {
  const { load, now, storage } = host.config;
  const playedAt = now();
  const date = dateOf(playedAt);
  const saved = dailyName(date, game);
  // Its last moves must be stored before it is read.
  if (host.open?.saving?.saved === saved) await closeGame(host);
  const stored = await storage.get(saved).catch(() => undefined);
  if (stored !== undefined) {
    const { play, game: found } = await resume(stored, load);
    await closeGame(host);
    return snapshotOf(openToPlay(host, play, found));
  }
  const loaded = await load(game);
  const players = usualPlayers(usualSeats(game));
  const seed = `hencoop daily ${date} ${game}`;
  const setup = { seats: players.length, seed, options: {} };
  const play = await newGame(loaded, setup, { players, names, botSeed: `${seed} bots` }, 'setup');
  await closeGame(host);
  const open = openToPlay(host, play, { saved, change: null, playedAt });
  save(open, play);
  return snapshotOf(open);
}

/** How a bot does in the place of the person, on the same deal against the same bots: only once the person is done. */
export async function resultOfBot(host: HostState): Promise<BotResult> {
  const { source, saving } = requireOpen(host);
  const { loaded, play } = source;
  if (play === null || !isDaily(saving)) {
    return refuse('noGame', 'the open game is not a deal of the day');
  }
  if (!loaded.game.isOver(play.state))
    return refuse('unfinished', 'the bot plays once the person has played to the end');
  const { players, names, botSeed } = play.lineup;
  const seat = players.indexOf(PERSON);
  const lineup = { players: players.map((player) => (player === PERSON ? COMPARED : player)), names, botSeed };
  const game = await playedByBots(host, new GameInPlay(loaded, play.setup, lineup));
  return { seat, scores: loaded.game.score(game.state), ranking: loaded.game.outcome(game.state)?.ranking ?? [] };
}

/** Lets the bots play a game to its end. Other requests are answered between their moves. */
async function playedByBots(host: HostState, game: GameInPlay): Promise<GameInPlay> {
  const { loaded, lineup } = game;
  const bots = await loaded.bots();
  for (let [seat] = loaded.game.actors(game.state); seat !== undefined; [seat] = loaded.game.actors(game.state)) {
    const player = lineup.players[seat] ?? '';
    const bot = await host.config.makeBot(bots, player, `${lineup.botSeed}/${seat}`, host.pace.thinking);
    const { events, view } = game.learnedByBot(bots, seat);
    for (const event of events) bot.observe?.(event);
    const { move } = await bot.choose(view);
    const violation = game.make(move);
    if (violation !== null) throw new Error(`the bot of seat ${seat} chose a move that ${violation.clause} forbids`);
  }
  return game;
}
