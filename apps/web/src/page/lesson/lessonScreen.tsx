import { gameById } from 'hencoop/games';
import { answerTo, continueLesson, startLesson } from 'hencoop/lesson';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameId, Move } from '../../protocol.js';
import { usualPlayers, usualSeats } from '../../usual.js';
import { go, settings, words } from '../app.js';
import { Icon } from '../dialog.js';
import { Missing } from '../missing.js';
import { hashOf } from '../router.js';
import { startGame } from '../startGame.js';
import { useLoaded } from '../useLoaded.js';
import { LessonHost } from './lessonHost.js';
import { type LessonTable, lessonTable } from './lessonTable.js';
import { type LoadedLesson, loadLesson } from './loadLesson.js';
import { keepOffered } from './offers.js';
import { Spotlight } from './spotlight.js';
import { useLights } from './useLights.js';

type OnError = (error: unknown) => void;

/** The lesson of a game: its table, and a host who explains it. */
export function LessonScreen({ game, onError }: { readonly game: GameId; readonly onError: OnError }) {
  const { language } = settings.value;
  const {
    value: loaded,
    error,
    again,
  } = useLoaded(async () => {
    const lesson = await loadLesson(game, language);
    if (lesson === null) go({ page: 'home' }, true);
    return lesson;
  }, [game, language]);
  const { title } = gameById(game);
  useEffect(() => {
    keepOffered(game);
    document.title = `${title} · Hencoop`;
    return () => {
      document.title = 'Hencoop';
    };
  }, [game]);
  if (error !== null) return <Missing kind="screen" onAgain={again} />;
  if (loaded === null) {
    return (
      <main class="waiting">
        <p class="quiet">{words().table.loading}</p>
      </main>
    );
  }
  return (
    <div class="screen learning taught">
      <header class="bar">
        <a class="icon" href={hashOf({ page: 'home' })} aria-label={words().table.home}>
          <Icon name="home" />
        </a>
        <h1>{title}</h1>
      </header>
      <Lesson key={language} loaded={loaded} onError={onError} />
    </div>
  );
}

/** The host and the table, from the first step to the last. */
function Lesson({ loaded, onError }: { readonly loaded: LoadedLesson; readonly onError: OnError }) {
  const { lesson, texts } = loaded;
  const { position, answer, busy, mount, table, goOn, point } = useLesson(loaded, onError);
  const { learn, home } = words();
  const step = position.step ?? lesson.steps.at(-1);
  const isLast = position.done >= lesson.steps.length - 1;
  const toRead = step?.accepts.length === 0;
  const saidAt = (say: string) => texts.steps[say] ?? { title: '', text: '' };
  const card = useRef<HTMLDivElement>(null);
  const { at, ...lit } = useLights(loaded.game, () => table.current?.element ?? null, step, card);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const play = () => {
    const { id } = loaded.game;
    startGame({ game: id, players: usualPlayers(usualSeats(id)), options: {} }, true).catch(onError);
  };
  const [label, act] = isLast ? [home.play, play] : toRead ? [learn.next, () => goOn()] : [learn.show, point];
  return (
    <>
      <LessonHost
        said={saidAt(step?.say ?? '')}
        all={lesson.steps.flatMap(({ accepts, say }) => (accepts.length === 0 ? [] : [saidAt(say)]))}
        answer={answer}
        done={position.done}
        steps={lesson.steps.length}
        at={at}
        card={card}
      >
        <a
          class="button plain"
          href={hashOf(isLast ? { page: 'rules', game: loaded.game.id, clause: null } : { page: 'home' })}
        >
          {isLast ? home.rules : learn.skip}
        </a>
        <button type="button" class={isLast || toRead ? 'main' : ''} ref={button} aria-disabled={busy} onClick={act}>
          {label}
        </button>
      </LessonHost>
      <main class="table">
        <div class="mount" ref={mount} />
      </main>
      {!busy && <Spotlight {...lit} />}
    </>
  );
}

/** The state of the lesson, and the learner's actions. */
function useLesson(loaded: LoadedLesson, onError: OnError) {
  const { lesson, texts } = loaded;
  const [position, setPosition] = useState(() => startLesson(lesson));
  const [answer, setAnswer] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mount = useRef<HTMLDivElement>(null);
  const table = useRef<LessonTable | null>(null);
  const point = () => {
    if (table.current !== null) table.current.element.hint = position.step?.accepts[0] ?? null;
  };
  const goOn = (move?: Move) => {
    if (busy || table.current === null) return;
    const next = continueLesson(lesson, position, move);
    setAnswer(null);
    setBusy(true);
    table.current.element.hint = null;
    table.current.show(next).then(() => {
      setBusy(false);
      setPosition(next);
    }, onError);
  };
  const moved = (move: Move) => {
    if (busy || position.step === null || position.step.accepts.length === 0) return;
    const given = answerTo(lesson, position, move);
    if (given.type === 'accepted') goOn(move);
    else if (given.type === 'illegal') table.current?.element.refuse(given.violation);
    else {
      setAnswer(texts.instead[given.say] ?? null);
      // Clears the picks.
      if (table.current !== null) table.current.element.pending = null;
    }
  };
  const onMove = useRef(moved);
  onMove.current = moved;
  useLayoutEffect(() => {
    if (mount.current === null) return;
    const shown = lessonTable(loaded, position, mount.current, (move) => onMove.current(move));
    table.current = shown;
    return () => {
      table.current = null;
      shown.remove();
    };
  }, []);
  useLayoutEffect(() => {
    const element = table.current?.element;
    // A step that is only text offers no moves.
    const toRead = busy || position.step === null || position.step.accepts.length === 0;
    if (element !== undefined && element.readonly !== toRead) element.readonly = toRead;
  });
  return { position, answer, busy, mount, table, goOn, point };
}
