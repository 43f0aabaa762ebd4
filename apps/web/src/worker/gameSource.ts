import type { GameTypes, Seat } from 'hencoop';
import type { Stored } from 'hencoop/record';
import type { Player, Purpose } from '../protocol.js';
import type { Learned } from './chronicle.js';
import type { GameInPlay, GameSetup, PlayedStep } from './gameInPlay.js';
import type { LoadedGame } from './loadedGame.js';

/** A game to show: one in play, or one to look at. */
export interface GameSource {
  readonly purpose: Purpose;
  readonly loaded: LoadedGame;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly undone: number;
  /** The game itself, if it is played here. */
  readonly play: GameInPlay | null;
  /** The object it was read from; `null` for a game in play or a position. */
  readonly stored: Stored | null;
  /** Its course so far; `null` for a position or a log, which holds no moves. */
  readonly played: GameCourse | null;
  mayView(seat: Seat | null): boolean;
  /** A copy of everything the viewer has learned so far. */
  learned(viewer: Seat | null): LearnedSince;
}

/** The course of a game, which every seat may know once it is over. */
export interface GameCourse {
  readonly setup: GameSetup;
  /** The set-up, then each move. */
  readonly steps: readonly PlayedStep[];
}

/** Everything a viewer has learned since `from`; `null` for the beginning. */
export interface LearnedSince extends Learned {
  readonly from: GameTypes['View'] | null;
}

/** A game in play. No viewer sees a bot's hand before the end. */
export function sourceInPlay(play: GameInPlay): GameSource {
  const { loaded, lineup } = play;
  return {
    purpose: 'play',
    loaded,
    players: lineup.players,
    names: lineup.names,
    get undone() {
      return play.undone;
    },
    play,
    stored: null,
    played: play,
    mayView: (seat) =>
      seat === null || play.persons.includes(seat) || (loaded.game.isOver(play.state) && seat < lineup.players.length),
    learned: (viewer) => sinceBeginning(play.learned(viewer)),
  };
}

export function sinceBeginning({ events, deliveries, view }: Learned): LearnedSince {
  return { from: null, events: events.slice(), deliveries, view };
}
