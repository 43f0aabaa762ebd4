import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import { Refused } from '../refusal.js';
import type { Texts } from '../texts/en.js';
import { isSaved, loadWords, route, settings, words } from './app.js';
import { Dialog } from './dialog.js';
import { begun } from './firstTable.js';
import { Home } from './home.js';
import { lazy } from './lazy.js';
import { Missing } from './missing.js';
import { PlayScreen } from './playScreen.js';
import { reload } from './reload.js';
import { hashOf } from './router.js';
import './hideSecret.js';
import { isTyping } from './typing.js';

const Setup = lazy(async () => (await import('./setup.js')).Setup, 'screen');
const FriendsScreen = lazy(async () => (await import('./friends.js')).FriendsScreen, 'screen');
const RulesPage = lazy(async () => (await import('./rulesPage.js')).RulesPage, 'screen');
const LessonScreen = lazy(async () => (await import('./lesson/lessonScreen.js')).LessonScreen, 'screen');
const PuzzlesScreen = lazy(async () => (await import('./puzzles/puzzlesScreen.js')).PuzzlesScreen, 'screen');
const OnlineScreen = lazy(async () => (await import('./online/onlineScreen.js')).OnlineScreen, 'screen');
const KeysDialog = lazy(async () => (await import('./keysDialog.js')).KeysDialog, 'dialog');

/** The screen of the address, and the dialogs that can appear over any screen. */
export function Page() {
  const [error, setError] = useState<keyof Texts['refusals'] | null>(null);
  const [keys, setKeys] = useState(false);
  const fail = (thrown: unknown) => {
    const type = thrown instanceof Refused ? thrown.refusal.type : 'failed';
    // The element itself explains why a move is illegal.
    setError(type === 'illegal' ? 'failed' : type);
    if (!(thrown instanceof Refused)) console.error(thrown);
  };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) setKeys(true);
    };
    addEventListener('keydown', pressed);
    begun.catch(fail);
    return () => removeEventListener('keydown', pressed);
  }, []);
  const { language } = settings.value;
  useEffect(() => {
    if (language !== words().language) loadWords().catch(fail);
  }, [language]);
  const { page } = route.value;
  const left = useRef(page);
  useEffect(() => {
    if (left.current === page) return;
    left.current = page;
    document.querySelector<HTMLElement>('main, h1')?.scrollIntoView({ block: 'start' });
  }, [page]);
  return (
    <>
      <Guard>
        <Screen onError={fail} onKeys={() => setKeys(true)} />
      </Guard>
      {keys && <KeysDialog onClose={() => setKeys(false)} />}
      {error !== null && (
        <Dialog title={words().error} onClose={() => setError(null)}>
          <p>
            {words().refusals[error]} {error === 'failed' && isSaved() && words().missing.saved}
          </p>
          {error === 'failed' && (
            <p class="buttons">
              <button type="button" class="main" onClick={() => void reload()}>
                {words().missing.again}
              </button>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}

/** Replaces a screen that cannot be shown, until the player tries again or goes elsewhere. */
function Guard({ children }: { readonly children: ComponentChildren }) {
  const [error, reset] = useErrorBoundary(console.error);
  const hasTried = useRef(false);
  useEffect(() => {
    if (error !== undefined && hasTried.current) void reload();
    hasTried.current = false;
  }, [error]);
  const hash = hashOf(route.value);
  useEffect(() => {
    if (error !== undefined) reset();
  }, [hash]);
  if (error === undefined) return children;
  const again = () => {
    hasTried.current = true;
    reset();
  };
  return <Missing kind="screen" onAgain={again} />;
}

function Screen({ onError, onKeys }: { readonly onError: (error: unknown) => void; readonly onKeys: () => void }) {
  const to = route.value;
  switch (to.page) {
    case 'home':
      return <Home onError={onError} />;
    case 'setup':
      return <Setup key={hashOf(to)} game={to.game} company={to.company} onError={onError} />;
    case 'friends':
      return <FriendsScreen onError={onError} />;
    case 'learn':
      return <LessonScreen key={to.game} game={to.game} onError={onError} />;
    case 'rules':
      return <RulesPage game={to.game} clause={to.clause} />;
    case 'puzzles':
      return <PuzzlesScreen key={hashOf(to)} game={to.game} id={to.id} onError={onError} />;
    case 'online':
      return <OnlineScreen key={hashOf(to)} route={to} onError={onError} onKeys={onKeys} />;
    default:
      // The key discards all state of the previous game.
      return <PlayScreen key={hashOf(to)} route={to} onError={onError} onKeys={onKeys} />;
  }
}
