import { gameById } from 'hencoop/games';
import { settings, words } from '../app.js';
import { loadLocale } from '../pageGame.js';
import { SceneDialog } from '../scene.js';
import { ScenePicture } from '../scenePicture.js';
import type { Session } from '../session/session.js';
import { useLoaded } from '../useLoaded.js';
import { handPictures, middlePicture } from './handPictures.js';
import type { OnlineMatch } from './onlineMatch.js';
import { watchWords } from './watchWords.js';

/** Says which hands are open. */
function sentenceOf({ info, hands }: OnlineMatch): string {
  const texts = watchWords();
  const rule = info.value.hands;
  if (hands.value === null) return rule === 'end' ? texts.atEnd : texts.notYet;
  if (info.value.status === 'over' || typeof rule === 'string') return texts.ended;
  return texts.behind(rule.movesBehind);
}

/** All hands, as far as spectators may see them, and the middle of the table then. */
export function HandsScene({
  session,
  match,
  onClose,
}: {
  readonly session: Session;
  readonly match: OnlineMatch;
  readonly onClose: () => void;
}) {
  const texts = watchWords();
  const { language } = settings.value;
  const { value: locale } = useLoaded(() => loadLocale(match.game, language), [language]);
  const open = match.hands.value;
  const { element } = session.game;
  return (
    <SceneDialog
      over={`${gameById(match.game).title} · ${words().online.title}`}
      title={texts.title}
      sentence={<span role="status">{sentenceOf(match)}</span>}
      keys={
        <button type="button" class="main" onClick={onClose}>
          {texts.toTable}
        </button>
      }
      onClose={onClose}
    >
      {open !== null && locale !== null && (
        <div class="all-hands">
          {handPictures(element, open.views, locale).map((scene, seat) => (
            <figure key={seat}>
              <figcaption>{match.names.value[seat]}</figcaption>
              <ScenePicture scene={scene} />
            </figure>
          ))}
          {open.views.slice(0, 1).map((view) => (
            <ScenePicture key="middle" scene={middlePicture(element, view, locale)} />
          ))}
        </div>
      )}
    </SceneDialog>
  );
}
