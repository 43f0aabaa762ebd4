import { type AnyDoors, gameById, isGameId } from 'hencoop/games';
import type { GameId } from '../protocol.js';

/** A screen of the page, held in the address for reloads, bookmarks and the Back button. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: GameId; readonly company: Company | null }
  | { readonly page: 'friends' }
  | { readonly page: 'learn'; readonly game: GameId }
  | { readonly page: 'rules'; readonly game: GameId; readonly clause: string | null }
  /** A puzzle of a game; `null` for the next one, or for the list of games. */
  | { readonly page: 'puzzles'; readonly game: GameId | null; readonly id: string | null }
  | { readonly page: 'play'; readonly saved: string }
  /** An opened file, in memory only. */
  | { readonly page: 'file' }
  | { readonly page: 'shared'; readonly hash: string }
  /** A table of the page's own server: its id. Browsers never send the part after `#`. */
  | OnlineRoute;

/** Friends to play with: at this device, online by links, or around this screen. Without it, bots. */
export type Company = (typeof COMPANIES)[number];
const COMPANIES = ['device', 'link', 'screen'] as const;

export interface OnlineRoute {
  readonly page: 'online';
  readonly match: string;
  /**
   * What opens a seat or the place of a spectator: the code of an invitation, as `join/<code>`; the token of spectators,
   * as `watch/<token>`; or the token of a seat, in links of earlier versions.
   */
  readonly secret?: string | undefined;
}

/** A screen with a table on it. */
export type TableRoute = Extract<Route, { page: 'play' | 'file' | 'shared' }>;

export function isTableRoute(route: Route): route is TableRoute {
  return route.page === 'play' || route.page === 'file' || route.page === 'shared';
}

/** The maximum length of a link: a finished game takes a few thousand characters. */
const LONGEST_HASH = 200_000;

const MATCH = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The route of a `location.hash`; home if unknown. */
export function routeOf(hash: string): Route {
  const text = hash.replace(/^#/, '').slice(0, LONGEST_HASH);
  if (text !== '' && !text.startsWith('/')) return { page: 'shared', hash: text };
  const [page = '', first = '', second = ''] = text.slice(1).split('/').map(decoded);
  if (page === 'play' && first !== '') return { page, saved: first };
  if (page === 'puzzles') {
    return isGameId(first) ? { page, game: first, id: second === '' ? null : second } : { page, game: null, id: null };
  }
  if (page === 'file') return { page };
  if (page === 'online' && MATCH.test(first)) {
    return { page, match: first, secret: text.slice(`/online/${first}/`.length) || undefined };
  }
  if (page === 'new' && isGameId(first)) {
    return { page: 'setup', game: first, company: COMPANIES.find((company) => company === second) ?? null };
  }
  if (page === 'friends') return { page };
  if (page === 'learn' && isGameId(first) && isTaught(first)) return { page, game: first };
  if (page === 'rules' && isGameId(first)) return { page, game: first, clause: second === '' ? null : second };
  return { page: 'home' };
}

function isTaught(game: GameId): boolean {
  const { lesson }: AnyDoors = gameById(game);
  return lesson !== undefined;
}

/** The `location.hash` of a route: `routeOf(hashOf(route))` is the route. */
export function hashOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'setup':
      return `#/new/${route.game}${route.company === null ? '' : `/${route.company}`}`;
    case 'friends':
      return '#/friends';
    case 'learn':
      return `#/learn/${route.game}`;
    case 'rules':
      return `#/rules/${route.game}${route.clause === null ? '' : `/${encodeURIComponent(route.clause)}`}`;
    case 'play':
      return `#/play/${encodeURIComponent(route.saved)}`;
    case 'puzzles':
      return `#/${[route.page, route.game, route.id]
        .filter((part) => part !== null)
        .map(encodeURIComponent)
        .join('/')}`;
    case 'file':
      return '#/file';
    case 'shared':
      return `#${route.hash}`;
    case 'online':
      return `#/online/${route.match}${route.secret === undefined ? '' : `/${route.secret}`}`;
  }
}

/** Decodes a part of an address; returns it unchanged if its escapes are invalid. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
