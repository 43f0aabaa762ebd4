// The requests that lead to the first hand.

import type { Answers, GameSnapshot, RequestOf } from '../protocol.js';
import { begin } from './beginGame.js';
import type { HostState } from './hostState.js';
import { loadLaterRequests } from './loadLaterRequests.js';
import { requireOpen, revisionOf } from './openGame.js';
import type { FirstRequest } from './requestKinds.js';

/** Handles a request, synchronously if possible. */
export function workOnFirst(
  host: HostState,
  request: FirstRequest,
): Answers[FirstRequest['type']] | Promise<Answers[FirstRequest['type']]> {
  switch (request.type) {
    case 'create':
      return create(host, request);
    case 'shown':
      return show(host, request.revision);
    case 'pace':
      host.pace = { thinking: request.thinking, ahead: request.ahead };
      return null;
  }
}

async function create(host: HostState, { game, players, names, options }: RequestOf<'create'>): Promise<GameSnapshot> {
  const { draw, load } = host.config;
  const loaded = await load(game);
  const lineup = { players, names, botSeed: draw('bots') };
  const setup = { seats: players.length, seed: draw('game'), options: { ...options } };
  return begin(host, loaded, setup, lineup, draw('saved'));
}

function show(host: HostState, revision: number): null {
  const open = requireOpen(host);
  open.shownUpTo = Math.max(open.shownUpTo, Math.min(revision, revisionOf(open)));
  // Preloads code for the next requests, which retry if this fails.
  open.source.play?.loaded.bots().catch(() => {});
  loadLaterRequests().catch(() => {});
  return null;
}
