import { gameById } from 'hencoop/games';
import { useState } from 'preact/hooks';
import { settings, words } from '../app.js';
import { loadLocale } from '../pageGame.js';
import { SceneDialog } from '../scene.js';
import { ScenePicture } from '../scenePicture.js';
import { Segments } from '../segments.js';
import type { Session } from '../session/session.js';
import { useLoaded } from '../useLoaded.js';
import type { OnlineMatch } from './onlineMatch.js';
import { watchWords } from './watchWords.js';

/** The width at which a table is drawn; the picture shrinks with the screen, the drawing does not. */
const WIDTH = 480;

/** Says which hands are open. */
function sentenceOf({ info, hands }: OnlineMatch): string {
  const texts = watchWords();
  const rule = info.value.hands;
  if (hands.value === null) return rule === 'end' ? texts.atEnd : texts.notYet;
  if (info.value.status === 'over' || typeof rule === 'string') return texts.ended;
  return texts.behind(rule.movesBehind);
}

/** All hands, as far as spectators may see them: the table as one seat saw it, for each seat. */
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
  const [seat, setSeat] = useState(0);
  const open = match.hands.value;
  const view = open?.views[seat];
  const names = match.names.value;
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
      <div class="all-hands">
        {open !== null && (
          <Segments
            label={texts.seats}
            options={names.map((name, each) => [each, name] as const)}
            value={seat}
            onChange={setSeat}
          />
        )}
        {view !== undefined && locale !== null && (
          <ScenePicture
            scene={session.game.element.scene(view, { width: WIDTH, id: 'hands', locale: locale.game, names })}
          />
        )}
      </div>
    </SceneDialog>
  );
}
