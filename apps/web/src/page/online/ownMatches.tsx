import { gameById } from 'hencoop/games';
import { settings, words } from '../app.js';
import { hashOf } from '../router.js';
import { forgetMatch, type SavedMatch, savedMatches } from './savedMatches.js';

/** The online games of this browser; nothing if there are none. */
export function OwnMatches() {
  const texts = words().online;
  const own = savedMatches.value;
  return own.length === 0 ? null : (
    <section aria-labelledby="online-games">
      <h2 id="online-games">{texts.games}</h2>
      <ul class="saved">
        {own.map((match) => (
          <OwnMatch key={match.match} match={match} />
        ))}
      </ul>
      <p class="quiet">{texts.removeHint}</p>
    </section>
  );
}

function OwnMatch({ match: { match, game, names, playedAt } }: { readonly match: SavedMatch }) {
  const texts = words().online;
  const { title } = gameById(game);
  const when = new Date(playedAt).toLocaleString(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <div class="what">
        <strong>{title}</strong>
        <span class="quiet">
          {names.join(', ')} · {when}
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
