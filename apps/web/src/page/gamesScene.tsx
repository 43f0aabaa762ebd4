import { gameById } from 'hencoop/games';
import type { SavedGameSummary } from '../protocol.js';
import { go, settings, words } from './app.js';
import { FileButton } from './fileButton.js';
import { OwnMatches } from './online/ownMatches.js';
import { hasServer } from './online/server.js';
import { withScores } from './savedGames.js';
import { SceneDialog } from './scene.js';

/** All games of this browser, and the way to open a file. */
export function GamesScene({
  saved,
  onRemove,
  onClose,
  onError,
}: {
  readonly saved: readonly SavedGameSummary[];
  readonly onRemove: (saved: string) => void;
  readonly onClose: () => void;
  readonly onError: (error: unknown) => void;
}) {
  const { home, close } = words();
  return (
    <SceneDialog
      title={home.saved}
      sentence={home.fileHint}
      keys={
        <>
          <FileButton onError={onError} />
          <button type="button" class="main" onClick={onClose}>
            {close}
          </button>
        </>
      }
      onClose={onClose}
    >
      {saved.length === 0 ? (
        <p>{home.noGames}</p>
      ) : (
        <ul class="paper saved">
          {saved.map((game) => (
            <SavedGame key={game.saved} game={game} onRemove={() => onRemove(game.saved)} />
          ))}
        </ul>
      )}
      {hasServer.value && <OwnMatches />}
    </SceneDialog>
  );
}

function SavedGame({ game, onRemove }: { readonly game: SavedGameSummary; readonly onRemove: () => void }) {
  const { home } = words();
  const { title } = gameById(game.game);
  const when = new Date(game.playedAt).toLocaleString(settings.value.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const players = withScores(game, home.scored).join(', ');
  return (
    <li>
      <div class="what">
        <strong>{title}</strong>
        <span class="quiet">
          {players} · {when}
        </span>
      </div>
      <button type="button" onClick={() => go({ page: 'play', saved: game.saved })}>
        {game.over ? home.lookAt : home.continue}
      </button>
      <button type="button" class="plain" aria-label={home.removeGame(title)} onClick={onRemove}>
        {home.remove}
      </button>
    </li>
  );
}
