import { effect, useComputed, useSignal } from '@preact/signals';
import type { TableLocale } from 'hencoop/table';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { go, settings, trouble, words } from './app.js';
import { Icon } from './dialog.js';
import type { Speech } from './games.js';
import { keepForLater } from './keepForLater.js';
import { later } from './later.js';
import { type LiveTable, liveTable } from './liveTable.js';
import { isTyping } from './page.js';
import { hashOf } from './router.js';
import type { Session } from './session.js';
import { type Sitting, WIDE } from './sit.js';
import { playAgain } from './start.js';

const Drawer = later(async () => (await import('./drawer.js')).Drawer);
const RoundEnd = later(async () => (await import('./moments.js')).RoundEnd);
const GameEnd = later(async () => (await import('./moments.js')).GameEnd);
const OnlineBar = later(async () => (await import('./online/onlineBar.js')).OnlineBar);
const HintPanel = later(async () => (await import('./hintPanel.js')).HintPanel);

/** What the drawer shows. */
export type Tab = 'history' | 'rules' | 'settings';

/** A table with everything around it. */
export function TableScreen(props: {
  readonly sitting: Sitting;
  readonly onError: (error: unknown) => void;
  readonly onKeys: () => void;
}) {
  const { sitting, onError, onKeys } = props;
  const { session } = sitting;
  const texts = words().table;
  const { title } = session.game.kit.game;
  const locale = useSignal(sitting.locale);
  /** Loaded once the table is on the screen: until something has happened, nothing is said. */
  const speech = useSignal<Speech | null>(null);
  const wide = useSignal(matchMedia(WIDE).matches);
  const drawer = useSignal(false);
  const tab = useSignal<Tab>('history');
  const clause = useSignal<string | null>(null);
  const seenEnd = useSignal(false);
  const { language } = settings.value;

  useEffect(() => {
    const query = matchMedia(WIDE);
    const changed = () => {
      wide.value = query.matches;
    };
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);

  useEffect(() => {
    let wanted = true;
    session.game.tableWords(language).then((loaded) => {
      if (wanted) locale.value = loaded;
    }, onError);
    return () => {
      wanted = false;
    };
  }, [language]);

  const onScreen = session.onScreen.value;
  useEffect(() => {
    if (!onScreen) return;
    let wanted = true;
    session.game
      .speak(language)
      .then((loaded) => {
        if (wanted) speech.value = loaded;
      }, onError)
      .finally(keepForLater);
    return () => {
      wanted = false;
    };
  }, [language, onScreen]);

  const hints = useComputed(
    () =>
      settings.value.hints &&
      session.purpose === 'play' &&
      session.online?.mayMove.value !== false &&
      session.past.value === null &&
      session.looker.value !== null &&
      session.shown.value === session.events.value.length &&
      session.actors.value.includes(session.looker.value),
  );

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'h' && hints.peek()) void session.askHint();
      if (event.key === 'Escape') session.closeHint();
      if (event.key === 'u' && session.canUndo.peek()) void session.undo();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [session]);

  useEffect(
    () =>
      effect(() => {
        const refused = session.refusal.value;
        if (refused !== null) onError(refused);
      }),
    [session],
  );

  const openRules = (of: string | null) => {
    clause.value = of;
    tab.value = 'rules';
    drawer.value = true;
  };

  const lookBack = () => {
    seenEnd.value = true;
    tab.value = 'history';
    drawer.value = true;
    session.goTo(0);
  };

  const again = () => (session.online === null ? playAgain(session) : session.online.again()).catch(onError);

  const waiting = session.curtain.value;
  if (waiting !== null) return <Curtain session={session} name={session.names[waiting] ?? ''} />;

  const past = session.past.value;
  const ended = session.finished.value && session.ranking.value !== null && past === null;
  const over = session.ranking.value !== null && !session.finished.value;
  const drawn = speech.value !== null && (
    <Drawer session={session} speech={speech.value} tab={tab} clause={clause} onKeys={onKeys} onError={onError} />
  );
  return (
    <div class={wide.value ? 'screen wide' : 'screen'}>
      <header class="bar">
        <a class="icon" href={hashOf({ page: 'home' })} aria-label={texts.home}>
          <Icon name="home" />
        </a>
        <h1>{title}</h1>
        {session.undone.value > 0 && <span class="mark">{texts.undone(session.undone.value)}</span>}
        {hints.value && (
          <button type="button" class="icon" aria-label={texts.hint} onClick={() => void session.askHint()}>
            <Icon name="hint" />
          </button>
        )}
        {session.canUndo.value && past === null && (
          <button type="button" class="icon" aria-label={texts.undo} onClick={() => void session.undo()}>
            <Icon name="undo" />
          </button>
        )}
        {ended && seenEnd.value && (
          <button
            type="button"
            onClick={() => {
              seenEnd.value = false;
            }}
          >
            {texts.result}
          </button>
        )}
        {!wide.value && (
          <button
            type="button"
            class="icon"
            aria-label={texts.menu}
            aria-expanded={drawer.value}
            onClick={() => {
              clause.value = null;
              drawer.value = true;
            }}
          >
            <Icon name="menu" />
          </button>
        )}
      </header>
      <main class="table">
        {session.online !== null && <OnlineBar session={session} online={session.online} onError={onError} />}
        {trouble.value !== null && (
          <p class="banner" role="alert">
            {trouble.value === 'save' ? texts.saveTrouble : texts.botTrouble}
            {trouble.value === 'bot' && (
              <button type="button" onClick={() => location.reload()}>
                {texts.reload}
              </button>
            )}
          </p>
        )}
        {session.purpose === 'position' && <p class="banner">{texts.position}</p>}
        {past === null && (over || session.purpose === 'replay') && (
          <p class="banner">
            {over ? texts.lookBack : texts.replay}
            <button type="button" onClick={lookBack}>
              {words().end.lookBack}
            </button>
            {session.players.length > 0 && session.online?.mayGoOn.value !== false && (
              <button type="button" onClick={again}>
                {words().end.again}
              </button>
            )}
          </p>
        )}
        {past !== null && (
          <p class="banner">
            {texts.past(past, session.events.value.length)}
            <button type="button" onClick={() => session.goTo(null)}>
              {texts.now}
            </button>
          </p>
        )}
        {session.hint.value !== null && speech.value !== null && (
          <HintPanel session={session} hint={session.hint.value} speech={speech.value} />
        )}
        <Place sitting={sitting} locale={locale.value} onClause={openRules} />
      </main>
      {wide.value ? (
        <aside class="drawer" aria-label={words().drawer.title}>
          {drawn}
        </aside>
      ) : (
        drawer.value && (
          <DrawerDialog
            onClose={() => {
              drawer.value = false;
            }}
          >
            {drawn}
          </DrawerDialog>
        )
      )}
      {session.roundEnd.value !== null && speech.value !== null && (
        <RoundEnd session={session} end={session.roundEnd.value} speech={speech.value} />
      )}
      {ended && !seenEnd.value && speech.value !== null && (
        <GameEnd
          session={session}
          speech={speech.value}
          onError={onError}
          onAgain={again}
          onClose={() => {
            seenEnd.value = true;
          }}
          onLookBack={lookBack}
        />
      )}
    </div>
  );
}

const DrawerDialog = later(async () => (await import('./drawer.js')).DrawerDialog);

/** Between two persons at one device: nothing of the table is on the page. */
function Curtain({ session, name }: { readonly session: Session; readonly name: string }) {
  const { title, text, ready } = words().curtain;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <main class="curtain">
      <h1>{title(name)}</h1>
      <p>{text}</p>
      <button ref={button} type="button" class="main" onClick={() => void session.openCurtain()}>
        {ready(name)}
      </button>
      <button type="button" class="plain" onClick={() => go({ page: 'home' })}>
        {words().table.home}
      </button>
    </main>
  );
}

/** Where the table lies. */
function Place({
  sitting,
  locale,
  onClause,
}: {
  readonly sitting: Sitting;
  readonly locale: TableLocale | undefined;
  readonly onClause: (clause: string) => void;
}) {
  const { session } = sitting;
  const place = useRef<HTMLDivElement>(null);
  const live = useRef<LiveTable | null>(null);
  useLayoutEffect(() => {
    if (place.current === null) return;
    const shown = sitting.takeLive() ?? liveTable(session, place.current, locale);
    shown.moveTo(place.current);
    live.current = shown;
    return () => {
      live.current = null;
      shown.end();
    };
  }, [session]);
  useLayoutEffect(() => {
    if (live.current !== null) live.current.onClause = onClause;
  });
  const { memory } = settings.value;
  const drawn = useRef(memory);
  useEffect(() => {
    if (drawn.current !== memory) session.redraw();
    drawn.current = memory;
  }, [memory]);
  useEffect(() => live.current?.speak(locale), [locale]);
  return <div class="place" ref={place} />;
}
