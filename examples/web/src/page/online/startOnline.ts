import { lobby } from '@hencoop/client';
import { signal } from '@preact/signals-core';
import type { GameId, Player } from '../../protocol.js';
import { go } from '../app.js';
import { keepMatch } from './kept.js';
import { answered, refuse } from './refusals.js';
import { serverUrl } from './server.js';

/** The match that was just opened: its links are shown as soon as its table is. */
export const justOpened = signal<string | null>(null);

export interface OnlineGame {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly options: object;
  /** Seconds for a step; `null` for no limit. */
  readonly clock: number | null;
  /** Whether anybody may take the seats of the other persons. */
  readonly listed: boolean;
}

/** Opens a match on the server, and sits down at the first seat of a person. @throws Refused */
export async function startOnline({ game, players, names, options, clock, listed }: OnlineGame): Promise<void> {
  const seat = players.indexOf('person');
  if (seat < 0) return refuse('setup', 'players: expected a person, got none');
  const isFree = (each: number) => listed && players[each] === 'person' && each !== seat;
  const { id, tokens } = await answered(
    lobby(serverUrl()).open({
      game,
      options,
      listed,
      players: players.map((player, each) => (isFree(each) ? 'open' : player)),
      names: names.map((name, each) => (isFree(each) ? '' : name)),
      ...(clock === null ? {} : { clock: { move: clock } }),
    }),
  );
  const token = tokens[seat] ?? null;
  const links = tokens.map((each, index) => (index === seat ? null : each));
  keepMatch({ match: id, game, token, names, links, playedAt: Date.now() });
  justOpened.value = players.filter((player) => player === 'person').length > 1 ? id : null;
  go({ page: 'online', match: id, token });
}
