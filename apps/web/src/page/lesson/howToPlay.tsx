import type { GameTypes } from 'hencoop';
import type { HowToPlay as HowToPlayTexts } from 'hencoop/lesson';
import { continueLesson, type LessonPosition, startLesson } from 'hencoop/lesson';
import type { Scene } from 'hencoop/svg';
import { useMemo } from 'preact/hooks';
import type { GameId } from '../../protocol.js';
import { settings, words } from '../app.js';
import { Missing } from '../missing.js';
import { ScenePicture } from '../scenePicture.js';
import { useLoaded } from '../useLoaded.js';
import { type LoadedLesson, loadLesson } from './loadLesson.js';

type Topic = keyof HowToPlayTexts;

const TOPICS: readonly Topic[] = ['goal', 'turn', 'scoring'];

/** The drawings are as wide as a phone, and smaller in three columns. */
const WIDTH = 320;

/** The goal, a turn and the scoring of a game, each with a table from its lesson. */
export function HowToParts({ game }: { readonly game: GameId }) {
  const { rules } = words();
  const { language } = settings.value;
  const { value: loaded, error, again } = useLoaded(() => loadLesson(game, language), [game, language]);
  if (error !== null) return <Missing kind="part" onAgain={again} />;
  if (loaded === null) return null;
  return (
    <section class="how-to" aria-label={rules.howTo}>
      <div class="parts">
        {TOPICS.map((topic) => (
          <article key={topic}>
            <h3>{rules.parts[topic]}</h3>
            <p>{loaded.texts.howTo[topic]}</p>
            <Picture loaded={loaded} topic={topic} />
          </article>
        ))}
      </div>
    </section>
  );
}

/** A table of the lesson. */
function Picture({ loaded, topic }: { readonly loaded: LoadedLesson; readonly topic: Topic }) {
  const { theme } = settings.value;
  const scene = useMemo(() => sceneOf(loaded, topic, theme), [loaded, topic, theme]);
  return <ScenePicture scene={scene} />;
}

function sceneOf(loaded: LoadedLesson, topic: Topic, theme: 'auto' | 'light' | 'dark'): Scene {
  const { game, lesson, locale } = loaded;
  const { step, view } = positionOf(loaded, lesson.pictures[topic]);
  return game.element.scene(view, {
    width: WIDTH,
    id: `how-to-${topic}`,
    theme,
    names: lesson.names,
    locale: locale.game,
    // The picture of a turn shows its legal moves.
    legal: topic === 'turn' ? (step?.accepts ?? []) : [],
  });
}

/** The position before a step of the lesson. */
function positionOf({ lesson }: LoadedLesson, index: number): LessonPosition<GameTypes> {
  let position = startLesson(lesson);
  while (position.done < index) position = continueLesson(lesson, position, position.step?.accepts[0]);
  return position;
}
