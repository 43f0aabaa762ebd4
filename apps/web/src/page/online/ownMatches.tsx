import type { AccountMatch } from '@hencoop/client';
import { gameById, isGameId } from 'hencoop/games';
import { settings, words } from '../app.js';
import { hashOf } from '../router.js';
import { type OwnAccount, useAccount } from './account.js';
import { forgetMatch, type SavedMatch, savedMatches } from './savedMatches.js';
import { logins } from './server.js';

/** The online games of this browser and of the player's account, and where to log in; nothing if there are none. */
export function OwnMatches() {
  const texts = words().online;
  const own = savedMatches.value;
  const account = useAccount();
  const others = account?.matches.filter(({ id }) => own.every(({ match }) => match !== id)) ?? [];
  const { login } = logins.value;
  return own.length + others.length === 0 && account === null && login === null ? null : (
    <section aria-labelledby="online-games">
      <h2 id="online-games">{texts.games}</h2>
      <Login account={account} />
      <ul class="saved">
        {own.map((match) => (
          <OwnMatch key={match.match} match={match} />
        ))}
        {others.map((match) => (
          <OtherMatch key={match.id} match={match} />
        ))}
      </ul>
      {own.length > 0 && <p class="quiet">{texts.removeHint}</p>}
    </section>
  );
}

/** Who is logged in, and the way in or out. */
function Login({ account }: { readonly account: OwnAccount | null }) {
  const texts = words().online;
  const { login } = logins.value;
  if (account !== null) {
    return (
      <p>
        {texts.loggedIn(account.name)} {login?.out !== undefined && <a href={login.out}>{texts.logOut}</a>}
      </p>
    );
  }
  return login === null ? null : (
    <p>
      <a href={login.in}>{texts.logIn}</a> <span class="quiet">{texts.logInHint}</span>
    </p>
  );
}

function whenOf(time: number | string): string {
  return new Date(time).toLocaleString(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A match that the server lists for the account: this browser has no key to its seat, and needs none. */
function OtherMatch({ match: { id, game, players, opened } }: { readonly match: AccountMatch }) {
  const texts = words().online;
  if (!isGameId(game)) return null;
  const { title } = gameById(game);
  const names = players.flatMap(({ name }) => (name === '' ? [] : [name]));
  return (
    <li>
      <div class="what">
        <strong>{title}</strong>
        <span class="quiet">
          {[...(names.length === 0 ? [] : [names.join(', ')]), whenOf(opened), texts.byLogin].join(' · ')}
        </span>
      </div>
      <a class="button" href={hashOf({ page: 'online', match: id })} aria-label={texts.resumeGame(title)}>
        {texts.resume}
      </a>
    </li>
  );
}

function OwnMatch({ match: { match, game, names, playedAt } }: { readonly match: SavedMatch }) {
  const texts = words().online;
  const { title } = gameById(game);
  return (
    <li>
      <div class="what">
        <strong>{title}</strong>
        <span class="quiet">
          {names.join(', ')} · {whenOf(playedAt)}
        </span>
      </div>
      <a class="button" href={hashOf({ page: 'online', match })} aria-label={texts.resumeGame(title)}>
        {texts.resume}
      </a>
      <button type="button" class="plain" aria-label={texts.removeGame(title)} onClick={() => forgetMatch(match)}>
        {texts.remove}
      </button>
    </li>
  );
}
