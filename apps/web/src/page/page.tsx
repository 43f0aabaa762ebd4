import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import { Refused } from '../refusal.js';
import { route, words } from './app.js';
import { Dialog } from './dialog.js';
import { begun } from './firstTable.js';
import { Home } from './home.js';
import { lazy } from './lazy.js';
import { PlayScreen } from './playScreen.js';
import { hashOf } from './router.js';
import { isTyping } from './typing.js';

const Setup = lazy(async () => (await import('./setup.js')).Setup);
const RulesPage = lazy(async () => (await import('./rulesPage.js')).RulesPage);
const LessonScreen = lazy(async () => (await import('./lesson/lessonScreen.js')).LessonScreen);
const PuzzlesScreen = lazy(async () => (await import('./puzzles/puzzlesScreen.js')).PuzzlesScreen);
const OnlineScreen = lazy(async () => (await import('./online/onlineScreen.js')).OnlineScreen);
const KeysDialog = lazy(async () => (await import('./keysDialog.js')).KeysDialog);

/** The screen of the address, and the dialogs that can appear over any screen. */
export function Page() {
  const [error, setError] = useState<string | null>(null);
  const [keys, setKeys] = useState(false);
  const fail = (thrown: unknown) => {
    const { refusals } = words();
    const type = thrown instanceof Refused ? thrown.refusal.type : 'failed';
    // The element itself explains why a move is illegal.
    setError(refusals[type === 'illegal' ? 'failed' : type]);
    if (!(thrown instanceof Refused)) console.error(thrown);
  };
  useErrorBoundary(fail);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) setKeys(true);
    };
    addEventListener('keydown', pressed);
    begun.catch(fail);
    return () => removeEventListener('keydown', pressed);
  }, []);
  const { page } = route.value;
  const left = useRef(page);
  useEffect(() => {
    if (left.current === page) return;
    left.current = page;
    document.querySelector<HTMLElement>('main, h1')?.scrollIntoView({ block: 'start' });
  }, [page]);
  return (
    <>
      <Screen onError={fail} onKeys={() => setKeys(true)} />
      {keys && <KeysDialog onClose={() => setKeys(false)} />}
      {error !== null && (
        <Dialog title={words().error} onClose={() => setError(null)}>
          <p>{error}</p>
        </Dialog>
      )}
    </>
  );
}

function Screen({ onError, onKeys }: { readonly onError: (error: unknown) => void; readonly onKeys: () => void }) {
  const to = route.value;
  switch (to.page) {
    case 'home':
      return <Home onError={onError} />;
    case 'setup':
      return <Setup key={to.game} game={to.game} onError={onError} />;
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
