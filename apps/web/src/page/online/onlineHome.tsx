import { type ListedMatch, lobby } from '@hencoop/client';
import { useSignal } from '@preact/signals';
import { gameById, isGameId } from 'hencoop/games';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../protocol.js';
import { change, go, settings, words } from '../app.js';
import { showRefusedName } from '../nameRules.js';
import { hashOf } from '../router.js';
import { NameField } from './nameField.js';
import { OwnMatches } from './ownMatches.js';
import { saveMatch } from './savedMatches.js';
import { serverUrl } from './server.js';
import { answered } from './serverRefusals.js';
import { watchRules } from './watchWords.js';

/** How often the list of matches is updated, in milliseconds. */
const EVERY = 5_000;

/** The online games of this browser, and the public matches to join or watch. */
export function OnlineHome({ onError }: { readonly onError: (error: unknown) => void }) {
  const texts = words().online;
  const name = useSignal(settings.peek().name);
  const matches = useMatches();
  const [busy, setBusy] = useState(false);
  const join = async ({ id: match, game, players }: KnownMatch) => {
    const chosen = name.value.trim();
    if (chosen !== '') change({ name: chosen });
    const { seat, token } = await answered(lobby(serverUrl()).join(match, { name: chosen }));
    saveMatch({ match, game, token, seat, names: players.map((player) => player.name) });
    go({ page: 'online', match });
  };
  return (
    <>
      <OwnMatches />
      <section aria-labelledby="open-tables">
        <h2 id="open-tables">{texts.matches}</h2>
        {matches?.length === 0 && <p class="quiet">{texts.noMatches}</p>}
        {matches?.some(hasOpenSeat) && <NameField name={name} kind="your-name" />}
        <ul class="saved">
          {matches?.map((match) => (
            <Match
              key={match.id}
              match={match}
              busy={busy}
              onJoin={() => {
                if (showRefusedName(document)) return;
                setBusy(true);
                join(match).catch((error: unknown) => {
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

/** A match of a game that this page knows. */
type KnownMatch = ListedMatch & { readonly game: GameId };

const isKnown = (match: ListedMatch): match is KnownMatch => isGameId(match.game);
const hasOpenSeat = ({ players }: ListedMatch) => players.some(({ player }) => player === 'open');

/** The listed matches, updated every few seconds; `null` until the first answer. */
function useMatches(): readonly KnownMatch[] | null {
  const [matches, setMatches] = useState<readonly KnownMatch[] | null>(null);
  useEffect(() => {
    let wanted = true;
    let isAsking = false;
    const ask = async () => {
      const hall = lobby(serverUrl());
      const [waiting, playing] = await Promise.all([
        hall.list({ status: 'waiting' }),
        hall.list({ status: 'playing' }),
      ]);
      if (wanted) setMatches([...waiting, ...playing].filter(isKnown));
    };
    const update = () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
      void ask()
        // The next update retries.
        .catch(() => {})
        .finally(() => {
          isAsking = false;
        });
    };
    update();
    const timer = setInterval(update, EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return matches;
}

function Match({
  match: { id, game, players, watch, hands },
  busy,
  onJoin,
}: {
  readonly match: KnownMatch;
  readonly busy: boolean;
  readonly onJoin: () => void;
}) {
  const texts = words().online;
  const { title } = gameById(game);
  const taken = players.filter(({ player }) => player !== 'open');
  const names = taken.flatMap(({ name }) => (name === '' ? [] : [name])).join(', ');
  return (
    <li>
      <div class="what">
        <strong>{title}</strong>
        <span class="quiet">
          {names} · {texts.seatsTaken(taken.length, players.length)}
        </span>
        <small>{watchRules({ watch, hands })}</small>
      </div>
      {taken.length < players.length && (
        <button type="button" class="main" disabled={busy} aria-label={texts.joinGame(title, names)} onClick={onJoin}>
          {texts.join}
        </button>
      )}
      {watch === 'all' && (
        <a class="button" href={hashOf({ page: 'online', match: id })} aria-label={texts.watchGame(title, names)}>
          {texts.watch}
        </a>
      )}
    </li>
  );
}
