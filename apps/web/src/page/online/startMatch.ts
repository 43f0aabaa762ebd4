import { lobby } from '@hencoop/client';
import { signal } from '@preact/signals-core';
import { refuse } from '../../refusal.js';
import { go } from '../app.js';
import type { NewGame } from '../startGame.js';
import type { OnlineChoice } from './onlineWords.js';
import { saveCode, saveMatch } from './savedMatches.js';
import { serverUrl } from './server.js';
import { answered } from './serverRefusals.js';

/** The match that was just started, to show its links with its table. */
export const justStarted = signal<string | null>(null);

/**
 * Creates a match on the server, and invites a friend to each seat. Takes the first seat of a person, unless this screen
 * is only the table: if it does not `plays`. @throws Refused
 */
export async function startMatch({
  game,
  players,
  names,
  options,
  clock,
  listed,
  watch,
  hands,
  plays,
}: Required<NewGame> & OnlineChoice & { readonly plays: boolean }): Promise<void> {
  const seat = players.indexOf('person');
  if (seat < 0) return refuse('setup', 'players: expected a person, got none');
  const friends = players.flatMap((player, each) => (player === 'person' && each !== seat ? [each] : []));
  const shownNames = names.map((name, each) => (listed && friends.includes(each) ? '' : name));
  const hall = lobby(serverUrl());
  const { id, tokens, watchCode } = await answered(
    hall.open({
      game,
      options,
      listed,
      watch,
      ...(watch === 'none' ? {} : { hands }),
      players: players.map((player, each) => (friends.includes(each) ? 'open' : player)),
      names: shownNames,
      ...(clock === null ? {} : { clock: { move: clock } }),
    }),
  );
  const token = tokens[seat] ?? refuse('failed', 'expected the token of the host, got none');
  saveMatch({ match: id, game, token, seat, names: shownNames, watches: !plays, watchCode });
  const invited = [...(plays ? [] : [seat]), ...(listed ? [] : friends)];
  await answered(Promise.all(invited.map(async (each) => saveCode(id, each, await hall.invite(id, token, each)))));
  justStarted.value = friends.length > 0 || !plays ? id : null;
  go({ page: 'online', match: id });
}
