import type { DurableObjectState } from '@cloudflare/workers-types';
import type { ListedMatch, MatchListQuery } from '@hencoop/server/match';

/** The list of matches, in one object for all of them. Each listed match reports to it. It holds no secrets. */
export class LobbyObject {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.storage.sql.exec(`create table if not exists matches
      (id text primary key, opened text not null, game text not null, status text not null, players text not null)`);
    // Lists of earlier releases do not have them.
    const columns = [...ctx.storage.sql.exec("select name from pragma_table_info('matches')")].map(({ name }) => name);
    if (!columns.includes('watch')) {
      ctx.storage.sql.exec("alter table matches add column watch text not null default 'all'");
      ctx.storage.sql.exec(`alter table matches add column hands text not null default '"end"'`);
    }
    ctx.storage.sql.exec('create index if not exists latest on matches (opened, id)');
  }

  /** Handles `/put`, `/remove` and `/list` from the worker and the matches. */
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    // Only this example's own code sends requests here.
    const body = await request.json();
    if (pathname === '/put') return Response.json(this.#put(body as ListedMatch));
    if (pathname === '/remove') return Response.json(this.#remove(body as string));
    return Response.json(this.#list(body as MatchListQuery));
  }

  #put({ id, opened, game, status, players, watch, hands }: ListedMatch): null {
    this.#ctx.storage.sql.exec(
      `insert into matches (id, opened, game, status, players, watch, hands) values (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      on conflict (id) do update set status = ?4, players = ?5`,
      ...[id, opened, game, status, JSON.stringify(players), watch, JSON.stringify(hands)],
    );
    return null;
  }

  #remove(id: string): null {
    this.#ctx.storage.sql.exec('delete from matches where id = ?', id);
    return null;
  }

  #list({ game, status, before, count }: MatchListQuery): readonly ListedMatch[] {
    const rows = this.#ctx.storage.sql.exec(
      `select id, game, status, players, opened, watch, hands from matches
      where (?1 is null or game = ?1) and (?2 is null or status = ?2)
        and (?3 is null or (opened, id) < (select opened, id from matches where id = ?3))
      order by opened desc, id desc limit ?4`,
      ...[game, status, before, count],
    );
    return [...rows].map((row) => {
      // The columns hold values that `put` has written.
      const [players, hands] = [row['players'], row['hands']].map((text) => JSON.parse(String(text)));
      return { ...row, players, hands } as ListedMatch;
    });
  }
}
