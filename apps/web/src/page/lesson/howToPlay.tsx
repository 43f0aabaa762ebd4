import type { GameTypes } from 'hencoop';
import { gameById } from 'hencoop/games';
import type { HowToPlay as HowToPlayTexts } from 'hencoop/lesson';
import { continueLesson, type LessonPosition, startLesson } from 'hencoop/lesson';
import { type Scene, sceneStyles } from 'hencoop/svg';
import { type ComponentChildren, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../protocol.js';
import { settings, words } from '../app.js';
import { drawing } from '../drawing.js';
import { Missing } from '../missing.js';
import { hashOf } from '../router.js';
import { useLoaded } from '../useLoaded.js';
import { type LoadedLesson, loadLesson } from './loadLesson.js';

type Topic = keyof HowToPlayTexts;

const TOPICS: readonly Topic[] = ['goal', 'turn', 'scoring'];

/** The drawings are as wide as a phone, and smaller in three columns. */
const WIDTH = 320;

/** A game on one screen: how to play it, and the way to its lesson. Empty without a lesson. */
export function HowToPlay({ game }: { readonly game: GameId }) {
  const { rules, home } = words();
  return (
    <HowToParts game={game} heading={<h2>{rules.howTo}</h2>}>
      <p class="buttons">
        <a class="button main" href={hashOf({ page: 'learn', game })}>
          {home.learnGame(gameById(game).title)}
        </a>
      </p>
      <h2>{rules.exact}</h2>
    </HowToParts>
  );
}

/** The goal, a turn and the scoring of a game, each with a table from its lesson. */
export function HowToParts({
  game,
  heading,
  children,
}: {
  readonly game: GameId;
  readonly heading?: ComponentChildren;
  readonly children?: ComponentChildren;
}) {
  const { rules } = words();
  const { language } = settings.value;
  const { value: loaded, error, again } = useLoaded(() => loadLesson(game, language), [game, language]);
  if (error !== null) return <Missing kind="part" onAgain={again} />;
  if (loaded === null) return null;
  return (
    <section class="how-to" aria-label={rules.howTo}>
      {heading}
      <div class="parts">
        {TOPICS.map((topic) => (
          <article key={topic}>
            <h3>{rules.parts[topic]}</h3>
            <p>{loaded.texts.howTo[topic]}</p>
            <Picture loaded={loaded} topic={topic} />
          </article>
        ))}
      </div>
      {children}
    </section>
  );
}

/** Draws a table of the lesson. The page's content security policy allows style sheets but no inline styles. */
function Picture({ loaded, topic }: { readonly loaded: LoadedLesson; readonly topic: Topic }) {
  const mount = useRef<HTMLDivElement>(null);
  const { theme } = settings.value;
  useLayoutEffect(() => {
    if (mount.current === null) return;
    const root = mount.current.shadowRoot ?? mount.current.attachShadow({ mode: 'open' });
    const scene = sceneOf(loaded, topic, theme);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`svg { display: block; width: 100%; height: auto; }${sceneStyles(scene)}`);
    root.adoptedStyleSheets = [sheet];
    render(drawing(scene.root), root);
  }, [loaded, topic, theme]);
  return <div class="picture" ref={mount} />;
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
