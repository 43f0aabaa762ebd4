import { type ListedMatch, lobby } from '@hencoop/client';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../protocol.js';
import { isGameId } from '../../rules.js';
import { change, go, settings, words } from '../app.js';
import { entryOf } from '../catalogue.js';
import { hashOf } from '../router.js';
import { forgetMatch, type KeptMatch, keptMatches } from './kept.js';
import { NameField } from './nameField.js';
import { answered } from './refusals.js';
import { serverUrl } from './server.js';

/** How often the open tables are asked for, in milliseconds. */
const EVERY = 5_000;

/** The online games of this browser, and the tables where anybody may sit down. */
export function OnlineHome({ onError }: { readonly onError: (error: unknown) => void }) {
  const texts = words().online;
  const name = useSignal(settings.peek().name);
  const [tables, setTables] = useState<readonly Listed[] | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let wanted = true;
    let isAsking = false;
    const look = async () => {
      const hall = lobby(serverUrl());
      const [waiting, playing] = await Promise.all([
        hall.list({ status: 'waiting' }),
        hall.list({ status: 'playing' }),
      ]);
      if (wanted) setTables([...waiting, ...playing].filter(isKnown));
    };
    // The list is asked for again in any case.
    const again = () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
      void look()
        .catch(() => {})
        .finally(() => {
          isAsking = false;
        });
    };
    again();
    const timer = setInterval(again, EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  const join = async (match: string) => {
    const chosen = name.value.trim();
    if (chosen !== '') change({ name: chosen });
    const { token } = await answered(lobby(serverUrl()).join(match, { name: chosen }));
    go({ page: 'online', match, token });
  };
  const own = keptMatches.value;
  return (
    <>
      {own.length > 0 && (
        <section aria-labelledby="online-games">
          <h2 id="online-games">{texts.games}</h2>
          <ul class="saved">
            {own.map((kept) => (
              <Kept key={kept.match} kept={kept} />
            ))}
          </ul>
          <p class="quiet">{texts.removeHint}</p>
        </section>
      )}
      <section aria-labelledby="open-tables">
        <h2 id="open-tables">{texts.tables}</h2>
        {tables?.length === 0 && <p class="quiet">{texts.noTables}</p>}
        {tables?.some(isOpen) && <NameField name={name} kind="your-name" />}
        <ul class="saved">
          {tables?.map((table) => (
            <Table
              key={table.id}
              table={table}
              busy={busy}
              onJoin={() => {
                setBusy(true);
                join(table.id).catch((error: unknown) => {
                  setBusy(false);
                  onError(error);
                });
              }}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

/** A table of a game that this page knows. */
type Listed = ListedMatch & { readonly game: GameId };

const isKnown = (table: ListedMatch): table is Listed => isGameId(table.game);
const isOpen = ({ players }: ListedMatch) => players.some(({ player }) => player === 'open');

function Kept({ kept: { match, game, token, names, playedAt } }: { readonly kept: KeptMatch }) {
  const texts = words().online;
  const { title } = entryOf(game);
  const when = new Date(playedAt).toLocaleString(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <div class="what">
        <strong>{title}</strong>
        <span class="quiet">
          {names.join(', ')} · {when}
        </span>
      </div>
      <a class="button" href={hashOf({ page: 'online', match, token })} aria-label={texts.resumeGame(title)}>
        {texts.resume}
      </a>
      <button type="button" class="plain" aria-label={texts.removeGame(title)} onClick={() => forgetMatch(match)}>
        {texts.remove}
      </button>
    </li>
  );
}

function Table({
  table: { id, game, players },
  busy,
  onJoin,
}: {
  readonly table: Listed;
  readonly busy: boolean;
  readonly onJoin: () => void;
}) {
  const texts = words().online;
  const { title } = entryOf(game);
  const taken = players.filter(({ player }) => player !== 'open');
  const names = taken.flatMap(({ name }) => (name === '' ? [] : [name])).join(', ');
  return (
    <li>
      <div class="what">
        <strong>{title}</strong>
        <span class="quiet">
          {names} · {texts.seatsTaken(taken.length, players.length)}
        </span>
      </div>
      {taken.length < players.length && (
        <button type="button" class="main" disabled={busy} aria-label={texts.joinGame(title, names)} onClick={onJoin}>
          {texts.join}
        </button>
      )}
      <a
        class="button"
        href={hashOf({ page: 'online', match: id, token: null })}
        aria-label={texts.watchGame(title, names)}
      >
        {texts.watch}
      </a>
    </li>
  );
}
