import type { GameTypes } from 'hencoop';
import type { HowToPlay as HowToPlayTexts } from 'hencoop/lesson';
import { continueLesson, type LessonPosition, startLesson } from 'hencoop/lesson';
import { useMemo } from 'preact/hooks';
import type { GameId } from '../../protocol.js';
import { settings, words } from '../app.js';
import { drawing } from '../drawing.js';
import { Face, seatFace } from '../face.js';
import { Missing } from '../missing.js';
import { ownCards } from '../ownCards.js';
import { ScenePicture } from '../scenePicture.js';
import { Coin } from '../scoreBar.js';
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

/** A table of the lesson: its middle on the meadow, and below it the cards in front of the players. */
function Picture({ loaded, topic }: { readonly loaded: LoadedLesson; readonly topic: Topic }) {
  const { theme } = settings.value;
  const { middle, hands } = useMemo(() => shownOf(loaded, topic, theme), [loaded, topic, theme]);
  return (
    <div class="shown">
      <ScenePicture scene={middle} />
      {hands.map(({ seat, cards, points }) => (
        <div key={seat} class={`hand ${seat === 0 ? 'own' : ''}`}>
          <Face name={seatFace(seat)} />
          <div>
            {cards.map(({ picture, isOpen }, index) => (
              <span key={index} class={`drawing ${isOpen ? 'open' : ''}`}>
                {drawing(picture)}
              </span>
            ))}
          </div>
          {points !== undefined && <Coin points={points} />}
        </div>
      ))}
    </div>
  );
}

/** The drawings of a topic. Its turn shows the legal moves, and its scoring everyone's open cards and points. */
function shownOf(loaded: LoadedLesson, topic: Topic, theme: 'auto' | 'light' | 'dark') {
  const { game, lesson, locale } = loaded;
  const { step, view } = positionOf(loaded, lesson.pictures[topic]);
  const options = {
    width: WIDTH,
    id: `how-to-${topic}`,
    theme,
    names: lesson.names,
    locale: locale.game,
    legal: topic === 'turn' ? (step?.accepts ?? []) : [],
  };
  const { root } = game.element.scene(view, options);
  const all = topic === 'scoring' ? game.rules.score(view) : [];
  const scores = all.every((points) => points === all[0]) ? [] : all;
  const hands = lesson.names.flatMap((_, seat) => {
    if (seat !== view.viewer && topic !== 'scoring') return [];
    const cards = ownCards(root, seat).map(({ card, isOpen }) => ({
      picture: game.element.cardScene(view, card, { width: 60, locale: locale.game }).root,
      isOpen,
    }));
    const points = scores[seat];
    return cards.length === 0 && points === undefined ? [] : [{ seat, cards, points }];
  });
  // The viewer's wood lies below.
  return { middle: game.element.scene(view, { ...options, part: 'middle' }), hands: hands.reverse() };
}

/** The position before a step of the lesson. */
function positionOf({ lesson }: LoadedLesson, index: number): LessonPosition<GameTypes> {
  let position = startLesson(lesson);
  while (position.done < index) position = continueLesson(lesson, position, position.step?.accepts[0]);
  return position;
}
