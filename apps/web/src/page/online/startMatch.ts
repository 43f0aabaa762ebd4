import { lobby } from '@hencoop/client';
import { signal } from '@preact/signals-core';
import { refuse } from '../../refusal.js';
import { go } from '../app.js';
import type { NewGame } from '../startGame.js';
import type { OnlineChoice } from './onlineWords.js';
import { saveMatch } from './savedMatches.js';
import { serverUrl } from './server.js';
import { answered } from './serverRefusals.js';

/** The match that was just started, to show its links with its table. */
export const justStarted = signal<string | null>(null);

/**
 * Creates a match on the server. Takes the first seat of a person, unless this screen is only the table: if it does not
 * `plays`. @throws Refused
 */
export async function startMatch({
  game,
  players,
  names,
  options,
  clock,
  listed,
  plays,
}: Required<NewGame> & OnlineChoice & { readonly plays: boolean }): Promise<void> {
  const seat = plays ? players.indexOf('person') : null;
  if (!players.includes('person')) return refuse('setup', 'players: expected a person, got none');
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
  const token = seat === null ? null : (tokens[seat] ?? null);
  const links = tokens.map((each, index) => (index === seat ? null : each));
  saveMatch({ match: id, game, token, names, links, playedAt: Date.now() });
  justStarted.value = players.filter((player, each) => player === 'person' && each !== seat).length > 0 ? id : null;
  go({ page: 'online', match: id, token });
}
