import type { RefusalType } from '../protocol.js';
import { refuse } from '../refusal.js';
import { GameInPlay, type GameSetup, type Lineup } from './gameInPlay.js';
import { shortText } from './guards.js';
import type { LoadedGame } from './loadedGame.js';
import { unknownPlayer } from './players.js';

/** The type of refusal for a set-up: requested by the page, or saved. */
export type SetupRefusal = Extract<RefusalType, 'setup' | 'notSaved'>;

/** A game before its first move. @throws Refused if the game refuses the set-up, or a seat lacks a player or a name */
export async function newGame(
  loaded: LoadedGame,
  setup: GameSetup,
  lineup: Lineup,
  refusal: SetupRefusal,
): Promise<GameInPlay> {
  const { players, names, botSeed } = lineup;
  const { seats } = setup;
  if (players.length !== seats) refuse(refusal, `players: expected ${seats}, one a seat, got ${players.length}`);
  if (names.length !== seats) refuse(refusal, `names: expected ${seats}, one a seat, got ${names.length}`);
  const play = inPlay(loaded, setup, { players: players.slice(), names: names.slice(), botSeed }, refusal);
  const unknown = await unknownPlayer(players, seats, loaded);
  if (unknown !== null) {
    const { seat, known } = unknown;
    refuse(refusal, `players.${seat}: expected one of ${known.join(', ')}, got ${shortText(players[seat])}`);
  }
  return play;
}

function inPlay(loaded: LoadedGame, setup: GameSetup, lineup: Lineup, refusal: SetupRefusal): GameInPlay {
  try {
    return new GameInPlay(loaded, setup, lineup);
  } catch (error) {
    if (error instanceof RangeError) return refuse(refusal, error.message);
    throw error;
  }
}
